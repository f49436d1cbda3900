package org.condyle.geometry.pair;

import org.condyle.geometry.convex.ConvexSearch;
import org.condyle.geometry.convex.FlatClip;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Extent;
import org.condyle.geometry.shape.Placement;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.jspecify.annotations.Nullable;

/**
 * Any two convex bodies, at all the points that carry one on the other. The direction of contact n is that of the shortest distance or of
 * the least overlap ({@link ConvexSearch}); where a face looks along it, the normal of that face. What the other body turns to the face
 * (a face of its own, a line, a point: {@link Convex#flatPart}) is cut along the sides of the face, and each corner that is left is an entry
 * with its own gap along n. Two lines beside each other have two entries, anything else has one, and beside it what of a face that is nearly
 * flush will touch next. Entries are listed also while the bodies
 * are apart; their order, and how many there are, changes with the motion, so that they have no identity from one instant to the next.
 *
 * <p>Far apart, the gap is that of balls around the bodies, a lower bound, and there are no entries.
 */
public final class ManifoldPair extends SurfacePair {
    /** Entries at most; of more corners those with the smallest gaps. */
    public static final int MOST = 24;

    /** Lengths of the size that count as none: faces are flush, corners lie over a side. */
    private static final double FLUSH = 1e-6;

    private static final double OVER = 1e-9;
    private static final double NEARLY = 0.02; // sine of the angle within which a face is looked at as a whole
    private static final double BESIDE = 0.01; // of the size: what is nearer to another place is that place
    private static final double FAR = 0.5; // of the size: beyond, balls around the bodies will do
    private static final double PARALLEL = 1e-3; // sine of the angle of two lines

    private final Convex first;
    private final Convex second;
    private final ConvexSearch search;
    private final FlatClip clip = new FlatClip();
    private final double[] centreA;
    private final double[] centreB;
    private final double ballA;
    private final double ballB;
    private final double size;
    private final double roundingA;
    private final double roundingB;
    private final double[] partA = new double[3 * Convex.MOST_CORNERS];
    private final double[] partB = new double[3 * Convex.MOST_CORNERS];
    private final double[] normalA = new double[3];
    private final double[] normalB = new double[3];
    private final double[] lowest = new double[3];
    private final double[] world = new double[12];
    private int cornersA;
    private int cornersB;

    /** Of surfaces for which {@link #suits}. */
    public ManifoldPair(Surface a, Surface b) {
        this(a, b, Convex.of(a.shape()), Convex.of(b.shape()));
    }

    private ManifoldPair(Surface a, Surface b, @Nullable Convex first, @Nullable Convex second) {
        super(a, b);
        if (first == null || second == null) {
            throw new IllegalArgumentException("a shape is not convex");
        }
        this.first = first;
        this.second = second;
        search = new ConvexSearch(first, second, r);
        centreA = new double[3];
        centreB = new double[3];
        ballA = ball(first, centreA);
        ballB = ball(second, centreB);
        size = Math.min(ballA, ballB);
        roundingA = first.rounding();
        roundingB = second.rounding();
    }

    /** Whether two rigid shapes can meet so: convex, with an end; what is smooth on both sides meets at one point that lasts. */
    public static boolean suits(Shape a, Shape b) {
        return suits(a) && suits(b) && !(smooth(a) && smooth(b));
    }

    private static boolean suits(Shape s) {
        return Convex.of(s) != null && !Extent.endless(s);
    }

    private static boolean smooth(Shape s) {
        return s instanceof Convex c && c.smooth();
    }

    /** Radius of a ball around a shape, whose centre it writes. */
    private static double ball(Convex shape, double[] centre) {
        double[] b = new double[6];
        shape.bounds(b);
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            centre[k] = 0.5 * (b[k] + b[3 + k]);
            sum += 0.25 * (b[3 + k] - b[k]) * (b[3 + k] - b[k]);
        }
        return Math.sqrt(sum);
    }

    @Override
    public int candidates() {
        return MOST;
    }

    @Override
    public boolean shifting() {
        return true;
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        out.clear();
        if (far(out)) {
            return;
        }
        double depth = search.depth();
        double[] n = search.normal;
        cornersA = first.flatPart(n[0], n[1], n[2], partA, normalA);
        cornersB = second.flatPart(
                -(r[3] * n[0] + r[6] * n[1] + r[9] * n[2]),
                -(r[4] * n[0] + r[7] * n[1] + r[10] * n[2]),
                -(r[5] * n[0] + r[8] * n[1] + r[11] * n[2]),
                partB,
                normalB);
        for (int k = 0; k < cornersB; k++) {
            Placement.toWorld(r, partB[3 * k], partB[3 * k + 1], partB[3 * k + 2], partB, 3 * k);
        }
        Placement.turn(r, normalB[0], normalB[1], normalB[2], normalB, 0);
        double least = meet(depth, out);
        if (!(least <= FLUSH * size - depth)) { // where it is nearest is not among them
            point(depth, out);
            least = -depth;
        }
        out.gap = least;
    }

    /** Whether the bodies are so far apart that balls around them tell enough. */
    private boolean far(ContactSet out) {
        Placement.toWorld(a, centreA[0], centreA[1], centreA[2], world, 0);
        Placement.toWorld(b, centreB[0], centreB[1], centreB[2], world, 3);
        double x = world[3] - world[0], y = world[4] - world[1], z = world[5] - world[2];
        double distance = Math.sqrt(x * x + y * y + z * z), gap = distance - ballA - ballB;
        if (!(gap > FAR * size)) {
            return false;
        }
        x /= distance;
        y /= distance;
        z /= distance;
        out.lower(gap, world[0] + ballA * x, world[1] + ballA * y, world[2] + ballA * z, x, y, z);
        return true;
    }

    /** Lists what lies over a face, or two lines; returns the smallest gap, infinite if where they are nearest is not among them. */
    private double meet(double depth, ContactSet out) {
        double alongA = cornersA > 2 ? search.depthAlong(normalA[0], normalA[1], normalA[2]) : Double.POSITIVE_INFINITY;
        double alongB =
                cornersB > 2 ? search.depthAlong(-normalB[0], -normalB[1], -normalB[2]) : Double.POSITIVE_INFINITY;
        double flush = depth + FLUSH * size;
        if (alongA <= flush && alongA <= alongB + OVER * size) {
            return over(partA, cornersA, normalA, partB, cornersB, 1, out);
        }
        if (alongB <= flush) {
            return over(partB, cornersB, normalB, partA, cornersA, -1, out);
        }
        if (cornersA == 2 && cornersB == 2) {
            return lines(out);
        }
        foresee(depth, out);
        return Double.POSITIVE_INFINITY;
    }

    /** Edges that cross nearly in the plane of a face: what else of the face is soon touched, beside where they are nearest. */
    private void foresee(double depth, ContactSet out) {
        double[] n = search.normal;
        double turnA = cornersA > 2 ? turn(normalA, n, 1) : Double.POSITIVE_INFINITY;
        double turnB = cornersB > 2 ? turn(normalB, n, -1) : Double.POSITIVE_INFINITY;
        if (turnA <= NEARLY && turnA <= turnB) {
            over(partA, cornersA, normalA, partB, cornersB, 1, out);
        } else if (turnB <= NEARLY) {
            over(partB, cornersB, normalB, partA, cornersA, -1, out);
        }
        int listed = out.count;
        out.count = 0;
        double near = BESIDE * size;
        for (int i = 0; i < listed; i++) {
            if (out.depth[i] < depth - 10 * FLUSH * size || away(out, i) > near * near) {
                out.depth[i] = Math.min(out.depth[i], depth); // nothing is deeper than where they are nearest
                out.add(out, i);
            }
        }
    }

    /** Square of the distance of an entry from where the bodies are nearest [m^2]. */
    private double away(ContactSet out, int i) {
        double[] p = search.onA;
        Placement.toWorld(a, p[0], p[1], p[2], world, 6);
        double x = out.point[3 * i] - world[6],
                y = out.point[3 * i + 1] - world[7],
                z = out.point[3 * i + 2] - world[8];
        return x * x + y * y + z * z;
    }

    /** Sine of the angle between the normal of a face and the direction of contact. */
    private static double turn(double[] normal, double[] n, int towardsB) {
        double cos = towardsB * (normal[0] * n[0] + normal[1] * n[1] + normal[2] * n[2]);
        double x = normal[1] * n[2] - normal[2] * n[1], y = normal[2] * n[0] - normal[0] * n[2];
        double z = normal[0] * n[1] - normal[1] * n[0];
        return cos > 0 ? Math.sqrt(x * x + y * y + z * z) : Double.POSITIVE_INFINITY;
    }

    /**
     * What of a part of one body lies over a face of the other.
     *
     * @param towardsB 1 if the face is A's, -1 if it is B's
     */
    private double over(
            double[] face, int corners, double[] normal, double[] part, int points, int towardsB, ContactSet out) {
        double height = normal[0] * face[0] + normal[1] * face[1] + normal[2] * face[2];
        double grownOther = towardsB > 0 ? roundingB : roundingA, grown = roundingA + roundingB;
        clip.cut(part, points, face, corners, normal, OVER * size);
        double[] x = clip.points();
        double least = Double.POSITIVE_INFINITY;
        for (int k = 0; k < clip.count(); k++) {
            least = Math.min(least, entry(x, 3 * k, normal, height, grown, grownOther, towardsB, out));
        }
        // of a curved edge the lowest point, which is no corner
        nearestTo(normal, towardsB);
        double gap = lowest[0] * normal[0] + lowest[1] * normal[1] + lowest[2] * normal[2] - height - grown;
        if (gap < least - OVER * size && clip.over(lowest, face, corners, normal, OVER * size)) {
            least = entry(lowest, 0, normal, height, grown, grownOther, towardsB, out);
        }
        return least;
    }

    /** The point of the other body's core that is lowest over a face. */
    private void nearestTo(double[] n, int towardsB) {
        if (towardsB > 0) {
            second.support(
                    -(r[3] * n[0] + r[6] * n[1] + r[9] * n[2]),
                    -(r[4] * n[0] + r[7] * n[1] + r[10] * n[2]),
                    -(r[5] * n[0] + r[8] * n[1] + r[11] * n[2]),
                    lowest);
            Placement.toWorld(r, lowest[0], lowest[1], lowest[2], lowest, 0);
        } else {
            first.support(-n[0], -n[1], -n[2], lowest);
        }
    }

    private double entry(
            double[] x,
            int at,
            double[] n,
            double height,
            double grown,
            double grownOther,
            int towardsB,
            ContactSet out) {
        double gap = x[at] * n[0] + x[at + 1] * n[1] + x[at + 2] * n[2] - height - grown;
        double down = grownOther + 0.5 * gap;
        add(
                x[at] - down * n[0],
                x[at + 1] - down * n[1],
                x[at + 2] - down * n[2],
                towardsB * n[0],
                towardsB * n[1],
                towardsB * n[2],
                gap,
                out);
        return gap;
    }

    /** Two lines beside each other touch where the overlap of one with the other begins and ends. */
    private double lines(ContactSet out) {
        double[] n = search.normal;
        double ux = partA[3] - partA[0], uy = partA[4] - partA[1], uz = partA[5] - partA[2];
        double vx = partB[3] - partB[0], vy = partB[4] - partB[1], vz = partB[5] - partB[2];
        double lengthA = Math.sqrt(ux * ux + uy * uy + uz * uz), lengthB = Math.sqrt(vx * vx + vy * vy + vz * vz);
        double cx = uy * vz - uz * vy, cy = uz * vx - ux * vz, cz = ux * vy - uy * vx;
        if (cx * cx + cy * cy + cz * cz > PARALLEL * PARALLEL * lengthA * lengthA * lengthB * lengthB) {
            return Double.POSITIVE_INFINITY;
        }
        // along A's line, from 0 to 1: where B's begins and ends
        double square = lengthA * lengthA;
        double s0 = ((partB[0] - partA[0]) * ux + (partB[1] - partA[1]) * uy + (partB[2] - partA[2]) * uz) / square;
        double s1 = ((partB[3] - partA[0]) * ux + (partB[4] - partA[1]) * uy + (partB[5] - partA[2]) * uz) / square;
        double low = Math.max(0, Math.min(s0, s1)), high = Math.min(1, Math.max(s0, s1));
        if (!(low < high)) {
            return Double.POSITIVE_INFINITY;
        }
        double least = Double.POSITIVE_INFINITY;
        for (int k = 0; k < 2; k++) {
            double s = k == 0 ? low : high, t = (s - s0) / (s1 - s0);
            double px = partA[0] + s * ux, py = partA[1] + s * uy, pz = partA[2] + s * uz;
            double qx = partB[0] + t * vx, qy = partB[1] + t * vy, qz = partB[2] + t * vz;
            double gap = n[0] * (qx - px) + n[1] * (qy - py) + n[2] * (qz - pz) - roundingA - roundingB;
            double up = roundingA + 0.5 * gap;
            add(px + up * n[0], py + up * n[1], pz + up * n[2], n[0], n[1], n[2], gap, out);
            least = Math.min(least, gap);
        }
        return least;
    }

    /** The one point where they are nearest. */
    private void point(double depth, ContactSet out) {
        double[] n = search.normal, p = search.onA, q = search.onB;
        double shift = 0.5 * (roundingA - roundingB);
        add(
                0.5 * (p[0] + q[0]) + shift * n[0],
                0.5 * (p[1] + q[1]) + shift * n[1],
                0.5 * (p[2] + q[2]) + shift * n[2],
                n[0],
                n[1],
                n[2],
                -depth,
                out);
    }

    private void add(double x, double y, double z, double nx, double ny, double nz, double gap, ContactSet out) {
        Placement.toWorld(a, x, y, z, world, 0);
        Placement.turn(a, nx, ny, nz, world, 3);
        if (out.count < MOST) {
            out.add(world[0], world[1], world[2], world[3], world[4], world[5], -gap, 0, out.count);
            return;
        }
        int highest = 0;
        for (int i = 1; i < MOST; i++) {
            highest = out.depth[i] < out.depth[highest] ? i : highest;
        }
        if (-gap > out.depth[highest]) {
            out.depth[highest] = -gap;
            System.arraycopy(world, 0, out.point, 3 * highest, 3);
            System.arraycopy(world, 3, out.normal, 3 * highest, 3);
        }
    }

    /** Edges and corners all. */
    @Override
    public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
        out[0] = out[1] = Double.POSITIVE_INFINITY;
    }

    @Override
    public ContactGeometry forThread() {
        return new ManifoldPair(surfaceA, surfaceB, first, second);
    }
}
