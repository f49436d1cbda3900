package org.condyle.geometry.many;

import java.util.List;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.tree.BoxGrid;
import org.condyle.geometry.tree.BoxPairs;
import org.condyle.geometry.tree.BroadPhase;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ManyBodySet;
import org.condyle.mechanics.many.ManyBodyGeometry;
import org.jspecify.annotations.Nullable;

/**
 * Contacts among many surfaces: boxes first, by {@link BoxGrid}, then each pair whose boxes overlap and whose bodies
 * differ. Spheres and half-spaces meet right here; others by the table of {@link Pairs}, without warm starts.
 */
public final class ManyBodySearch implements ManyBodyGeometry {
    /** By how much boxes are larger than what they hold, so that rounding loses no contact. */
    private static final double MARGIN = 1e-14;

    /** Gap of rigid surfaces that is none [m]. */
    private static final double TOUCH = 1e-9;

    private final List<Surface> surfaces;
    private final double touch; // gap that is listed as contact
    private final int[] body;
    private final double[] origin; // of the surfaces' frames in their bodies
    private final double[] radius;
    private final double[] bounds; // in the surfaces' frames
    private final double[] places; // of the frames in the world; of a sphere only its centre
    private final double[] boxes;
    private final BroadPhase broad = new BoxGrid();
    private final BoxPairs pairs = new BoxPairs();
    private final ShapeSearches others;
    private @Nullable ManyBodyTravel travels;

    /** @throws org.condyle.mechanics.ModelException if two surfaces on different bodies cannot meet; it names them */
    public ManyBodySearch(List<Surface> surfaces) {
        this(surfaces, 0, true);
    }

    /** For surfaces without compliance: what touches is listed as well as what overlaps, and all points that carry. */
    public static ManyBodySearch rigid(List<Surface> surfaces) {
        return new ManyBodySearch(surfaces, TOUCH, true);
    }

    private ManyBodySearch(List<Surface> surfaces, double touch, boolean check) {
        this.surfaces = List.copyOf(surfaces);
        this.touch = touch;
        int n = surfaces.size();
        body = new int[n];
        origin = new double[3 * n];
        radius = new double[n];
        bounds = new double[6 * n];
        places = new double[Motion.SIZE * n];
        boxes = new double[6 * n];
        double[] own = new double[6];
        for (int i = 0; i < n; i++) {
            Surface s = surfaces.get(i);
            body[i] = s.body();
            radius[i] = Pairs.radius(s.shape());
            System.arraycopy(s.frame().origin(), 0, origin, 3 * i, 3);
            s.shape().bounds(own);
            System.arraycopy(own, 0, bounds, 6 * i, 6);
        }
        others = new ShapeSearches(this.surfaces, touch);
        if (check) {
            others.check();
        }
    }

    @Override
    public List<Surface> surfaces() {
        return surfaces;
    }

    @Override
    public double radius(int surface) {
        return radius[surface];
    }

    @Override
    public void find(Motion motion, ManyBodySet out) {
        out.clear();
        for (int i = 0; i < body.length; i++) {
            place(motion, i);
        }
        broad.find(boxes, body.length, pairs);
        for (int k = 0; k < pairs.count; k++) {
            int i = pairs.first[k], j = pairs.second[k];
            if (body[i] != body[j]) {
                meet(i, j, out);
            }
        }
    }

    private void place(Motion m, int i) {
        int at = Motion.SIZE * i, b = Motion.SIZE * body[i];
        double[] p = m.placement;
        double x = origin[3 * i], y = origin[3 * i + 1], z = origin[3 * i + 2];
        for (int k = 0; k < 3; k++) {
            int row = b + 3 + 3 * k;
            places[at + k] = p[b + k] + p[row] * x + p[row + 1] * y + p[row + 2] * z;
        }
        if (radius[i] < Double.POSITIVE_INFINITY) {
            for (int k = 0; k < 3; k++) {
                double c = places[at + k], r = radius[i] + touch + MARGIN * (Math.abs(c) + radius[i]);
                boxes[6 * i + k] = c - r;
                boxes[6 * i + 3 + k] = c + r;
            }
            return;
        }
        Mat3.times(p, b + 3, surfaces.get(i).frame().rotation(), 0, places, at + 3);
        for (int k = 0; k < 3; k++) {
            double low = places[at + k], high = low;
            for (int c = 0; c < 3; c++) {
                double a = places[at + 3 + 3 * k + c];
                if (a != 0) { // nothing of the infinite is nothing
                    double u = a * bounds[6 * i + c], v = a * bounds[6 * i + 3 + c];
                    low += Math.min(u, v);
                    high += Math.max(u, v);
                }
            }
            boxes[6 * i + k] = low - touch - MARGIN * Math.abs(low);
            boxes[6 * i + 3 + k] = high + touch + MARGIN * Math.abs(high);
        }
    }

    private void meet(int i, int j, ManyBodySet out) {
        double a = radius[i], b = radius[j];
        if (a < Double.POSITIVE_INFINITY && b < Double.POSITIVE_INFINITY) {
            spheres(i, j, out);
        } else if (a < Double.POSITIVE_INFINITY && b == Double.POSITIVE_INFINITY) {
            wall(j, i, i, j, -1, out);
        } else if (a == Double.POSITIVE_INFINITY && b < Double.POSITIVE_INFINITY) {
            wall(i, j, i, j, 1, out);
        } else {
            others.find(i, j, places, out);
        }
    }

    private void spheres(int i, int j, ManyBodySet out) {
        int a = Motion.SIZE * i, b = Motion.SIZE * j;
        double x = places[b] - places[a], y = places[b + 1] - places[a + 1], z = places[b + 2] - places[a + 2];
        double sum = radius[i] + radius[j], squared = x * x + y * y + z * z;
        if (squared >= (sum + touch) * (sum + touch)) {
            return;
        }
        double distance = Math.sqrt(squared), inverse = 1 / distance;
        double s = 0.5 * (radius[i] - radius[j] + distance); // from the centre of A to the middle of the overlap
        boolean apart = distance > 0;
        // where the centres coincide any way out is as near: up
        double nx = apart ? x * inverse : 0, ny = apart ? y * inverse : 0, nz = apart ? z * inverse : 1;
        out.add(
                i,
                j,
                places[a] + s * nx,
                places[a + 1] + s * ny,
                places[a + 2] + s * nz,
                nx,
                ny,
                nz,
                sum - distance,
                0);
    }

    private void wall(int plane, int ball, int i, int j, double sign, ManyBodySet out) {
        int w = Motion.SIZE * plane, c = Motion.SIZE * ball;
        double nx = places[w + 5], ny = places[w + 8], nz = places[w + 11]; // z axis of the half-space
        double x = places[c], y = places[c + 1], z = places[c + 2];
        double height = nx * (x - places[w]) + ny * (y - places[w + 1]) + nz * (z - places[w + 2]);
        double depth = radius[ball] - height, s = 0.5 * (radius[ball] + height);
        if (depth > -touch) {
            out.add(i, j, x - s * nx, y - s * ny, z - s * nz, sign * nx, sign * ny, sign * nz, depth, 0);
        }
    }

    @Override
    public double harmlessWay(int surface) {
        return travels().harmlessWay(surface);
    }

    @Override
    public double lever(int surface) {
        return travels().lever(surface);
    }

    @Override
    public double longestStep(Motion motion, double[] course, double wanted, int[] pair) {
        return travels().longestStep(motion, course, wanted, pair);
    }

    private ManyBodyTravel travels() {
        if (travels == null) {
            travels = new ManyBodyTravel(surfaces, others);
        }
        return travels;
    }

    @Override
    public ManyBodyGeometry forThread() {
        return new ManyBodySearch(surfaces, touch, false);
    }
}
