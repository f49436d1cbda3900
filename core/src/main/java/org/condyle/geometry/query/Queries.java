package org.condyle.geometry.query;

import org.condyle.math.Check;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;

/**
 * Geometric queries about two shapes in any placement. Shapes are solid. Distances of primitives are exact to rounding;
 * other results state their error. An instance belongs to one thread.
 */
public final class Queries {
    private final Shape a;
    private final Shape b;
    private final GapSearch gap;

    /** @throws ModelException if these shapes cannot meet; it names both and what can be used instead */
    public Queries(Shape a, Shape b) {
        this.a = a;
        this.b = b;
        gap = new GapSearch(a, b);
    }

    /** Whether they share a point. */
    public boolean collide(Frame atA, Frame atB) {
        return gap.find(atA, atB).distance() <= 0;
    }

    /**
     * The signed distance and the points that show it: the nearest two while the shapes are apart, else those that have
     * to part, by the shortest way where shapes are convex.
     */
    public PointPair nearest(Frame atA, Frame atB) {
        return gap.find(atA, atB);
    }

    /** How far apart they are [m]; zero if they overlap. */
    public double distance(Frame atA, Frame atB) {
        return Math.max(0, gap.find(atA, atB).distance());
    }

    /** How deep they overlap [m]; zero if they are apart. */
    public double depth(Frame atA, Frame atB) {
        return Math.max(0, -gap.find(atA, atB).distance());
    }

    /**
     * The two points that are farthest apart; infinitely if a shape has no end (the points are then the frames'
     * origins). Exact for primitives, other convex shapes and meshes; others are within a ten-thousandth of their size.
     */
    public PointPair spanning(Frame atA, Frame atB) {
        return FarthestPoints.between(a, atA, b, atB);
    }

    /**
     * The Hausdorff distance: the farthest that a point of the surface of one shape lies from the other solid. That of
     * the solids, if the other one is convex; else points inside are not asked. Exact for spheres, capsules, boxes and
     * meshes against convex shapes.
     *
     * @param tolerance error that is allowed [m]; the answer says what was reached, which is more only if 200 000 looks at
     *                  a shape that is not convex, or the finest triangles of a curved one, did not suffice
     * @throws ModelException if both shapes have no end
     */
    public Hausdorff hausdorff(Frame atA, Frame atB, double tolerance) {
        return HausdorffSearch.between(a, atA, b, atB, Check.positive("hausdorff tolerance [m]", tolerance));
    }

    /**
     * When they first touch while both move steadily.
     *
     * @param until     how long to look [s]
     * @param tolerance how near counts as touching [m]; the time found is never late, and early by about the tolerance over
     *                  the closing speed
     */
    public TimeOfImpact impact(SteadyMotion ofA, SteadyMotion ofB, double until, double tolerance) {
        Check.positive("impact until [s]", until);
        Check.positive("impact tolerance [m]", tolerance);
        return new Advancement(gap, a, ofA, b, ofB).search(until, tolerance);
    }
}
