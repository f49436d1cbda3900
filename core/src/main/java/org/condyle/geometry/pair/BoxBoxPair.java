package org.condyle.geometry.pair;

import org.condyle.geometry.convex.BoxAxes;
import org.condyle.geometry.convex.CoreDifference;
import org.condyle.geometry.convex.FlatClip;
import org.condyle.geometry.convex.Gjk;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Placement;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/**
 * Two boxes: the axis of least overlap, then either the corners of the part of one face that lies below the other (up
 * to eight entries, each with its own depth) or the crossing of two edges (one entry). A patch: entries are listed only
 * where the boxes overlap. Apart, the gap is their exact distance by {@link Gjk}. Corners that come from cutting slide
 * along their edge, so their depth changes by more than the closing speed.
 */
public final class BoxBoxPair extends SurfacePair {
    /** Features: corners of a cut face from here on are 16 times the axis more; the crossing of edges is below. */
    public static final int FACE = 16;

    private final Box boxA;
    private final Box boxB;
    private final double[] halfA;
    private final double[] halfB;
    private final BoxAxes axes;
    private final FlatClip clip = new FlatClip();
    private final double[] whole = new double[12];
    private final double[] other = new double[12];
    private final double[] normal = new double[3];
    private final double[] against = new double[3];
    private final double[] apart = new double[6];
    private final Gjk gjk;
    private final double[] inverse = new double[12];
    private final double[] world = new double[6];
    private final double[] p = new double[3];
    private final double[] q = new double[3];

    public BoxBoxPair(Surface a, Surface b) {
        super(a, b);
        boxA = (Box) a.shape();
        boxB = (Box) b.shape();
        halfA = new double[] {0.5 * boxA.sizeX(), 0.5 * boxA.sizeY(), 0.5 * boxA.sizeZ()};
        halfB = new double[] {0.5 * boxB.sizeX(), 0.5 * boxB.sizeY(), 0.5 * boxB.sizeZ()};
        axes = new BoxAxes(halfA, halfB);
        gjk = new Gjk(new CoreDifference(boxA, boxB, r));
    }

    @Override
    public int candidates() {
        return 0;
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        out.clear();
        axes.search(r);
        // for two boxes that barely touch, one search may report a gap and the other none: then they touch
        if (axes.depth < 0 && gjk.search(1e-15)) {
            Placement.toWorld(a, gjk.onA[0], gjk.onA[1], gjk.onA[2], apart, 0);
            Placement.turn(a, gjk.normal[0], gjk.normal[1], gjk.normal[2], apart, 3);
            out.lower(gjk.distance, apart[0], apart[1], apart[2], apart[3], apart[4], apart[5]);
            return;
        }
        out.gap = -Math.max(0, axes.depth);
        if (axes.axis < 3) {
            double sign = axes.normal[axes.axis];
            cut(boxA, axes.axis, sign, r, boxB);
            faces(a, axes.axis, sign, halfA[axes.axis], 1, out);
        } else if (axes.axis < 6) {
            int face = axes.axis - 3;
            invert();
            double sign = 0; // the normal of B's face looks at A
            for (int i = 0; i < 3; i++) {
                sign -= axes.normal[i] * r[3 + 3 * i + face];
            }
            sign = Math.signum(sign);
            cut(boxB, face, sign, inverse, boxA);
            faces(b, face, sign, halfB[face], -1, out);
        } else {
            edges(out);
        }
    }

    /**
     * Cuts the face of one box that looks against a face of another by the sides of that.
     *
     * @param face  axis of the face that stays whole
     * @param sign  side of it
     * @param seen  origin and axes of the other box, seen from the one with the whole face
     */
    private void cut(Box of, int face, double sign, double[] seen, Box second) {
        of.flatPart(face == 0 ? sign : 0, face == 1 ? sign : 0, face == 2 ? sign : 0, whole, normal);
        int k = 3 + 3 * face;
        int n = second.flatPart(-sign * seen[k], -sign * seen[k + 1], -sign * seen[k + 2], other, against);
        for (int i = 0; i < 3 * n; i += 3) {
            Placement.toWorld(seen, other[i], other[i + 1], other[i + 2], other, i);
        }
        clip.cut(other, n, whole, 4, normal, 0);
    }

    /** Lists the corners of the cut face that lie below the whole one, whose box has the frame {@code f}. */
    private void faces(double[] f, int face, double sign, double half, int towardsB, ContactSet out) {
        Placement.turn(f, face == 0 ? sign : 0, face == 1 ? sign : 0, face == 2 ? sign : 0, world, 0);
        double nx = world[0], ny = world[1], nz = world[2];
        double[] x = clip.points();
        for (int i = 0; i < clip.count(); i++) {
            double depth = half - sign * x[3 * i + face];
            if (depth >= Math.min(0, 2 * axes.depth)) {
                depth = Math.max(0, depth);
                Placement.toWorld(f, x[3 * i], x[3 * i + 1], x[3 * i + 2], world, 3);
                double up = 0.5 * depth;
                out.add(
                        world[3] + up * nx,
                        world[4] + up * ny,
                        world[5] + up * nz,
                        towardsB * nx,
                        towardsB * ny,
                        towardsB * nz,
                        depth,
                        0,
                        FACE * (1 + axes.axis) + i);
            }
        }
    }

    /** inverse = origin and axes of A seen from B. */
    private void invert() {
        for (int i = 0; i < 3; i++) {
            inverse[i] = -(r[3 + i] * r[0] + r[6 + i] * r[1] + r[9 + i] * r[2]);
            for (int j = 0; j < 3; j++) {
                inverse[3 + 3 * i + j] = r[3 + 3 * j + i];
            }
        }
    }

    /** The crossing of the two edges that are farthest along the axis, midway between them. */
    private void edges(ContactSet out) {
        int i = (axes.axis - 6) / 3, j = (axes.axis - 6) % 3;
        double[] n = axes.normal;
        for (int k = 0; k < 3; k++) {
            p[k] = k == i ? 0 : n[k] >= 0 ? halfA[k] : -halfA[k];
            q[k] = k == j ? 0 : r[3 + k] * n[0] + r[6 + k] * n[1] + r[9 + k] * n[2] <= 0 ? halfB[k] : -halfB[k];
        }
        Placement.toWorld(r, q[0], q[1], q[2], q, 0);
        double ux = r[3 + j], uy = r[6 + j], uz = r[9 + j], cosine = i == 0 ? ux : i == 1 ? uy : uz;
        double dx = q[0] - p[0], dy = q[1] - p[1], dz = q[2] - p[2];
        double alongA = i == 0 ? dx : i == 1 ? dy : dz, alongB = dx * ux + dy * uy + dz * uz;
        double sine = 1 - cosine * cosine;
        double s = (alongA - cosine * alongB) / sine, t = (cosine * alongA - alongB) / sine;
        p[i] += s;
        Placement.turn(a, n[0], n[1], n[2], world, 0);
        Placement.toWorld(
                a, 0.5 * (p[0] + q[0] + t * ux), 0.5 * (p[1] + q[1] + t * uy), 0.5 * (p[2] + q[2] + t * uz), world, 3);
        out.add(world[3], world[4], world[5], world[0], world[1], world[2], -out.gap, 0, axes.axis);
    }

    /** Edges and corners all. */
    @Override
    public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
        out[0] = out[1] = Double.POSITIVE_INFINITY;
    }

    @Override
    public ContactGeometry forThread() {
        return new BoxBoxPair(surfaceA, surfaceB);
    }
}
