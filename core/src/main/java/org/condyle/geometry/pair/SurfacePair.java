package org.condyle.geometry.pair;

import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Placement;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.jspecify.annotations.Nullable;

/**
 * What all pairs share: two surfaces, and where their frames are now. {@link #place} must be called first in every
 * search; after it {@code a} and {@code b} hold origin and axes of the two shapes in the world (twelve numbers each, as a
 * {@link Motion} has them), {@code r} those of shape B seen from shape A.
 */
public abstract class SurfacePair implements ContactGeometry {
    protected final Surface surfaceA;
    protected final Surface surfaceB;
    protected final double[] a = new double[12];
    protected final double[] b = new double[12];
    protected final double[] r = new double[12];
    private final double[] world = new double[6];
    private final GapCurvature curvature = new GapCurvature();
    private @Nullable Passage passage;
    private @Nullable ClosingSpeed approach;
    private double seen = Double.NaN;
    private @Nullable CommonNormal common; // made when slopes are first asked for

    public SurfacePair(Surface surfaceA, Surface surfaceB) {
        this.surfaceA = surfaceA;
        this.surfaceB = surfaceB;
    }

    @Override
    public final int bodyA() {
        return surfaceA.body();
    }

    @Override
    public final int bodyB() {
        return surfaceB.body();
    }

    /** Most pairs have one contact. */
    @Override
    public int candidates() {
        return 1;
    }

    /**
     * Adds a contact in the middle between two surfaces.
     *
     * @param world a place on the one surface and the normal of the other there, six numbers
     * @param d     the distance between the surfaces along the normal [m]
     */
    static void addMiddle(double[] world, double d, int feature, ContactSet out) {
        double half = 0.5 * d;
        out.add(
                world[0] - half * world[3],
                world[1] - half * world[4],
                world[2] - half * world[5],
                -world[3],
                -world[4],
                -world[5],
                -d,
                0,
                feature);
    }

    /**
     * The only contact, in the middle between two surfaces that are rounded.
     *
     * @param n     direction from A to B, as the places seen from A
     * @param p     place on A without its rounding
     * @param q     place on B without its rounding
     * @param shift half of how much more A is rounded than B [m]
     */
    final void add(double[] n, double[] p, double[] q, double shift, double depth, ContactSet out) {
        Placement.turn(a, n[0], n[1], n[2], world, 0);
        Placement.toWorld(
                a,
                0.5 * (p[0] + q[0]) + shift * n[0],
                0.5 * (p[1] + q[1]) + shift * n[1],
                0.5 * (p[2] + q[2]) + shift * n[2],
                world,
                3);
        out.add(world[3], world[4], world[5], world[0], world[1], world[2], depth, 0, 0);
        out.gap = -depth;
    }

    /** Adds up what both shapes say of their curvature at the two points that an entry lies between. */
    @Override
    public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
        place(motion);
        double[] p = contacts.point, n = contacts.normal;
        int i = 3 * entry;
        double half = 0.5 * contacts.depth[entry];
        double x = half * n[i], y = half * n[i + 1], z = half * n[i + 2];
        curvature.begin(n, i);
        add(surfaceA, a, p[i] + x, p[i + 1] + y, p[i + 2] + z);
        add(surfaceB, b, p[i] - x, p[i + 1] - y, p[i + 2] - z);
        curvature.principal(out);
    }

    /**
     * Whether an entry always lies between two points that have their normal in common, as {@link CommonNormal} has it; there its motion follows
     * from the curvatures.
     */
    protected boolean hasCommonNormal() {
        return false;
    }

    @Override
    public boolean entrySlopes(Motion motion, ContactSet found, int entry, double[] out) {
        if (!hasCommonNormal() || deforms()) {
            return false;
        }
        place(motion);
        double[] p = found.point, n = found.normal;
        int i = 3 * entry;
        double half = 0.5 * found.depth[entry];
        double x = half * n[i], y = half * n[i + 1], z = half * n[i + 2];
        common = common == null ? new CommonNormal() : common;
        curvature.begin(n, i);
        add(surfaceA, a, p[i] + x, p[i + 1] + y, p[i + 2] + z);
        curvature.write(common.curvatureA);
        curvature.begin(n, i);
        add(surfaceB, b, p[i] - x, p[i + 1] - y, p[i + 2] - z);
        curvature.write(common.curvatureB);
        return common.write(n, i, found.depth[entry], curvature.basis(), out);
    }

    private void add(Surface s, double[] frame, double x, double y, double z) {
        if (s.deforms() && s.shape() instanceof NearestPointShape p) {
            curvature.addDeformed(p, frame, x, y, z);
        } else {
            curvature.add(s.shape(), frame, x, y, z);
        }
    }

    @Override
    public boolean inEllipse() {
        Shape.Smoothness first = surfaceA.shape().smoothness(),
                second = surfaceB.shape().smoothness();
        return candidates() > 0
                && isSmooth(first)
                && isSmooth(second)
                && (first == Shape.Smoothness.ROUND || second == Shape.Smoothness.ROUND);
    }

    private static boolean isSmooth(Shape.Smoothness s) {
        return s == Shape.Smoothness.ROUND || s == Shape.Smoothness.STRAIGHT;
    }

    /**
     * Two slabs, or two balls, of half thickness h₁ and h₂ have equally short ways out on both sides when they overlap by
     * h₁ + h₂; a thin shape that meets an infinite one never does.
     */
    @Override
    public double maxValidDepth() {
        return thickness(surfaceA) + thickness(surfaceB);
    }

    /** A mesh may be a thin layer on something thick. */
    @Override
    public double halfThickness() {
        return isFaceted(surfaceA) || isFaceted(surfaceB)
                ? Double.POSITIVE_INFINITY
                : Math.min(thickness(surfaceA), thickness(surfaceB));
    }

    private static boolean isFaceted(Surface s) {
        return s.shape().smoothness() == Shape.Smoothness.FACETED;
    }

    public static double thickness(Surface s) {
        return s.shape() instanceof NearestPointShape p ? p.halfThickness() : Double.POSITIVE_INFINITY;
    }

    /** How deep an overlap of points of surfaces, of A, of B or of both, is seen from the side where they came in. */
    protected final double deepestOfPoints(boolean ofA, boolean ofB) {
        double inB = thickness(surfaceB), inA = thickness(surfaceA);
        return ofA && ofB ? (passable(inA, inB) ? Math.min(inA, inB) : Double.POSITIVE_INFINITY) : ofA ? inB : inA;
    }

    /** What is solid without end is met by all that gets behind its surface. */
    public static boolean passable(double thicknessA, double thicknessB) {
        return thicknessA < Double.POSITIVE_INFINITY && thicknessB < Double.POSITIVE_INFINITY;
    }

    /** How deep a step may let the surfaces overlap so that it is seen from where they came; infinite if it always is. */
    protected double seenFrom() {
        return passable(thickness(surfaceA), thickness(surfaceB)) ? maxValidDepth() : Double.POSITIVE_INFINITY;
    }

    @Override
    public final boolean passable() {
        if (Double.isNaN(seen)) {
            seen = seenFrom();
        }
        return seen < Double.POSITIVE_INFINITY;
    }

    @Override
    public final double longestStep(Motion motion, double[] course, ContactSet found) {
        if (!passable()) {
            return Double.POSITIVE_INFINITY;
        }
        if (passage == null) {
            passage = new Passage(surfaceA, surfaceB);
        }
        return passage.longestStep(motion, course, found, seen);
    }

    @Override
    public final double closing(Motion motion, double[] course, ContactSet found) {
        if (approach == null) {
            approach = new ClosingSpeed(surfaceA, surfaceB);
        }
        return approach.most(motion, course, found);
    }

    protected final void place(Motion m) {
        Placement.of(m, surfaceA, a);
        Placement.of(m, surfaceB, b);
        double x = b[0] - a[0], y = b[1] - a[1], z = b[2] - a[2];
        for (int i = 0; i < 3; i++) {
            r[i] = a[3 + i] * x + a[6 + i] * y + a[9 + i] * z;
            for (int j = 0; j < 3; j++) {
                r[3 + 3 * i + j] = a[3 + i] * b[3 + j] + a[6 + i] * b[6 + j] + a[9 + i] * b[9 + j];
            }
        }
    }
}
