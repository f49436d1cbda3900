package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.List;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.condyle.view.scene.Scene.Form;
import org.condyle.view.scene.Scene.Kind;
import org.condyle.view.scene.Scene.Look;

/**
 * Pieces of endless planes and lines, no larger than the scene needs. Planes of the ground cut each other, so that walls
 * end at the floor.
 */
final class Floors {
    private static final double MARGIN = 0.3; // around what moves, of its size
    private static final double BAND = 0.025; // width of the solid side of a line
    private static final double CLEAR = 0.7; // opacity of what is endless on a body with bones

    private final boolean planar;
    private final double[] low = new double[3];
    private final double[] high = new double[3];
    private final double size;
    private final List<Surface> endless;
    private final boolean[] boned;

    /**
     * @param boned for each body, whether it has bones
     */
    Floors(boolean planar, double[] low, double[] high, List<Surface> endless, boolean[] boned) {
        this.planar = planar;
        this.boned = boned;
        this.endless = endless;
        size = Math.sqrt(Placing.squaredDistance(low, high));
        for (int k = 0; k < 3; k++) {
            this.low[k] = low[k] - MARGIN * size;
            this.high[k] = high[k] + MARGIN * size;
        }
    }

    static boolean isEndless(Shape s) {
        return s.normalAxis() >= 0;
    }

    /** Width of the squares of a grid: 1, 2 or 5 times a power of ten, about eight to the size of the scene. */
    static double gridStep(double size) {
        if (!(size > 0) || !Double.isFinite(size)) {
            return 1;
        }
        double wanted = size / 8, power = Math.pow(10, Math.floor(Math.log10(wanted)));
        double ratio = wanted / power;
        return power * (ratio < 1.5 ? 1 : ratio < 3.5 ? 2 : ratio < 7.5 ? 5 : 10);
    }

    /** The piece of each; none of those that nothing comes near. */
    List<Form> forms(Looks looks) {
        List<Form> out = new ArrayList<>();
        for (Surface s : endless) {
            boolean bone = s.body() != Motion.GROUND && boned[s.body()];
            Look look = planar || (bone && looks.curves()) ? line(s) : plane(s);
            if (look.triangles().faces() > 0) { // a line of a body with bones is seen through them
                out.add(new Form(
                        s.name(),
                        s.body(),
                        bone ? Kind.SURFACE : Kind.FLOOR,
                        looks.add(look),
                        Placing.identity(),
                        "",
                        bone ? CLEAR : 1));
            }
        }
        return out;
    }

    private static double[] axis(Surface s, int k) {
        double[] r = s.frame().rotation();
        return new double[] {r[k], r[3 + k], r[6 + k]};
    }

    private static double[] normal(Surface s) {
        return axis(s, s.shape().normalAxis());
    }

    private Look line(Surface s) {
        double[] n = normal(s), o = s.frame().origin();
        double[] along = {-n[1], n[0], 0}; // the solid is to the left
        boolean still = s.body() == Motion.GROUND;
        double[] middle = still ? nearest(o, n) : o;
        double reach = still ? 2 * size : 0.5 * size;
        List<double[]> ends = List.of(shifted(middle, along, -reach), shifted(middle, along, reach));
        if (still) {
            for (int k = 0; k < 2; k++) {
                double[] e = {k == 0 ? 1 : 0, k == 1 ? 1 : 0, 0};
                ends = cut(cut(ends, low, e, 1, false), high, e, -1, false);
            }
        }
        if (ends.size() < 2) {
            return new Look(Look.NOTHING, new double[0]);
        }
        double[] a = ends.get(0), b = ends.get(1);
        return FlatLook.banded(new double[] {a[0], b[0]}, new double[] {a[1], b[1]}, BAND * size);
    }

    private Look plane(Surface s) {
        double[] n = normal(s), o = s.frame().origin();
        int up = s.shape().normalAxis();
        double[] u = axis(s, (up + 1) % 3), v = axis(s, (up + 2) % 3);
        boolean still = s.body() == Motion.GROUND;
        double[] middle = still ? nearest(o, n) : o;
        double reach = still ? 2 * size : 0.5 * size;
        List<double[]> corners = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            corners.add(shifted(shifted(middle, u, i % 3 == 0 ? -reach : reach), v, i < 2 ? -reach : reach));
        }
        if (still) {
            corners = trim(s, corners);
        }
        if (corners.size() < 3) {
            return new Look(Look.NOTHING, new double[0]);
        }
        double[] points = new double[3 * corners.size()];
        int[] fan = new int[3 * (corners.size() - 2)];
        for (int i = 0; i < corners.size(); i++) {
            System.arraycopy(corners.get(i), 0, points, 3 * i, 3);
            if (i > 1) {
                fan[3 * (i - 2) + 1] = i - 1;
                fan[3 * (i - 2) + 2] = i;
            }
        }
        return new Look(new Triangles(points, fan), grid(corners, o, u, v));
    }

    /** Within the box, and outside of the other solids of the ground. */
    private List<double[]> trim(Surface s, List<double[]> corners) {
        List<double[]> out = corners;
        for (int k = 0; k < 3; k++) {
            double[] e = new double[3];
            e[k] = 1;
            out = cut(cut(out, low, e, 1, true), high, e, -1, true);
        }
        for (Surface other : endless) {
            if (!other.name().equals(s.name())
                    && other.body() == Motion.GROUND
                    && Math.abs(dot(normal(other), normal(s))) < 1 - 1e-9) {
                out = cut(out, other.frame().origin(), normal(other), 1, true);
            }
        }
        return out;
    }

    private double[] nearest(double[] o, double[] n) {
        double[] centre = new double[3];
        for (int k = 0; k < 3; k++) {
            centre[k] = 0.5 * (low[k] + high[k]);
        }
        return shifted(centre, n, dot(o, n) - dot(centre, n));
    }

    private double[] grid(List<double[]> corners, double[] o, double[] u, double[] v) {
        double step = gridStep(size);
        List<Double> lines = new ArrayList<>();
        for (double[] across : List.of(u, v)) {
            double from = Double.POSITIVE_INFINITY, to = Double.NEGATIVE_INFINITY;
            for (double[] c : corners) {
                from = Math.min(from, dot(c, across) - dot(o, across));
                to = Math.max(to, dot(c, across) - dot(o, across));
            }
            for (double i = Math.ceil(from / step + 1e-6); i <= to / step - 1e-6; i++) {
                crossing(corners, shifted(o, across, i * step), across, lines);
            }
        }
        return lines.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** The line in which a plane through {@code o} crosses a convex polygon. */
    private static void crossing(List<double[]> corners, double[] o, double[] n, List<Double> lines) {
        for (int i = 0; i < corners.size(); i++) {
            double[] a = corners.get(i), b = corners.get((i + 1) % corners.size());
            double da = dot(a, n) - dot(o, n), db = dot(b, n) - dot(o, n);
            if ((da < 0) != (db < 0)) {
                for (double x : between(a, b, da / (da - db))) {
                    lines.add(x);
                }
            }
        }
    }

    /** Keeps what lies on the positive side of a plane (Sutherland and Hodgman 1974), of a polygon or of one line. */
    private static List<double[]> cut(List<double[]> way, double[] o, double[] n, int sign, boolean closed) {
        List<double[]> out = new ArrayList<>();
        for (int i = 0; i < way.size(); i++) {
            double[] a = way.get(i);
            double da = sign * (dot(a, n) - dot(o, n));
            if (da >= 0) {
                out.add(a);
            }
            if (closed || i + 1 < way.size()) {
                double[] b = way.get((i + 1) % way.size());
                double db = sign * (dot(b, n) - dot(o, n));
                if ((da >= 0) != (db >= 0)) {
                    out.add(between(a, b, da / (da - db)));
                }
            }
        }
        return out;
    }

    private static double[] between(double[] a, double[] b, double share) {
        double[] out = new double[3];
        for (int k = 0; k < 3; k++) {
            out[k] = a[k] + share * (b[k] - a[k]);
        }
        return out;
    }

    private static double[] shifted(double[] a, double[] along, double by) {
        return new double[] {a[0] + by * along[0], a[1] + by * along[1], a[2] + by * along[2]};
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }
}
