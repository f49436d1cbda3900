package org.condyle.geometry.query;

import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Extent;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Vectors;
import org.condyle.mechanics.Shape;

/**
 * Time of impact by conservative advancement (Mirtich and Canny 1995): no point closes the gap d faster than some μ, so
 * that nothing happens before d/μ has gone by; step by step the shapes come as near as they ever do. Convex shapes are
 * apart as long as they are so along one normal n, along which points move by at most v·n + r|n × ω|, r the radius about
 * the frame's origin; for others n is any direction. A spinning shape without end is looked at from itself.
 */
final class Advancement {
    private static final int ROUNDS = 20_000;

    private final GapSearch search;
    private final SteadyMotion a;
    private final SteadyMotion b;
    private final double radiusA;
    private final double radiusB;
    private final boolean directed;

    Advancement(GapSearch search, Shape shapeA, SteadyMotion a, Shape shapeB, SteadyMotion b) {
        this.search = search;
        this.a = a;
        this.b = b;
        radiusA = Extent.radius(shapeA);
        radiusB = Extent.radius(shapeB);
        directed = flatOrConvex(shapeA) && flatOrConvex(shapeB);
    }

    private static boolean flatOrConvex(Shape s) {
        return s instanceof Convex || s instanceof HalfSpace;
    }

    TimeOfImpact search(double until, double tolerance) {
        double t = 0;
        for (int k = 0; k < ROUNDS; k++) {
            PointPair now = search.find(a.at(t), b.at(t));
            if (now.distance() <= tolerance) {
                return new TimeOfImpact(true, t, now);
            }
            double rate = rate(t, until);
            double step = rate > 0 ? now.distance() / rate : Double.POSITIVE_INFINITY;
            if (t + step >= until) {
                return new TimeOfImpact(false, until, null);
            }
            if (t + step == t) { // what is left of the gap is closed in less than time resolves
                return new TimeOfImpact(true, t, now);
            }
            t += step;
        }
        return new TimeOfImpact(false, t, null);
    }

    /** No pair of points comes closer faster than this, from t on. */
    private double rate(double t, double until) {
        double[] closing = Vectors.minus(a.velocity(), b.velocity());
        double spinA = Vectors.length(a.spin()), spinB = Vectors.length(b.spin());
        if (Double.isInfinite(radiusA) && spinA > 0) {
            return seenFrom(a, spinA, b, radiusB, t, until);
        }
        if (Double.isInfinite(radiusB) && spinB > 0) {
            return seenFrom(b, spinB, a, radiusA, t, until);
        }
        double[] n = search.normal;
        double towards = directed ? Vectors.dot(closing, n) : Vectors.length(closing);
        double turnA = directed ? Vectors.crossLength(n, a.spin()) : spinA;
        double turnB = directed ? Vectors.crossLength(n, b.spin()) : spinB;
        return towards + (spinA > 0 ? radiusA * turnA : 0) + (spinB > 0 ? radiusB * turnB : 0);
    }

    /** Speed of points of {@code mover} within a radius, at most, seen from a frame that spins. */
    private static double seenFrom(
            SteadyMotion frame, double spin, SteadyMotion mover, double radius, double t, double until) {
        double far = Math.max(apart(frame, mover, t), apart(frame, mover, until)); // a straight way bends to its ends
        double turning = Vectors.distance(mover.spin(), frame.spin());
        return Vectors.distance(mover.velocity(), frame.velocity()) + spin * far + (turning > 0 ? turning * radius : 0);
    }

    private static double apart(SteadyMotion a, SteadyMotion b, double t) {
        return Vectors.distance(a.at(t).origin(), b.at(t).origin());
    }
}
