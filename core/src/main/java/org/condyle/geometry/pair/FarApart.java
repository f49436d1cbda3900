package org.condyle.geometry.pair;

import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Placement;
import org.condyle.geometry.shape.Sphere;
import org.condyle.mechanics.Shape;

/**
 * Whether two bodies are so far apart that a bound of their distance will do: that of one body and a ball around the other one, or of
 * two balls. Where it does, no search is made.
 */
final class FarApart {
    private static final double FAR = 0.25; // of the smaller radius

    private final Ball first;
    private final Ball second;
    private final double enough;

    /** Lower bound of the distance [m]. */
    double gap;
    /** In the world: a place of the gap and the normal there, from A to B. */
    final double[] near = new double[6];

    FarApart(Shape a, Shape b) {
        first = new Ball(a);
        second = new Ball(b);
        enough = FAR * Math.min(first.radius, second.radius);
    }

    /** Looks at bodies with these frames; true if the bound is written. */
    boolean look(double[] a, double[] b) {
        first.place(a);
        second.place(b);
        gap = Double.NEGATIVE_INFINITY;
        bound(first, a, second, 1);
        bound(second, b, first, -1);
        return gap > enough;
    }

    /** Distance of a body from the ball around another one. */
    private void bound(Ball body, double[] frame, Ball other, int sign) {
        double distance = body.distance(frame, other.centre);
        if (distance - other.radius > gap) {
            gap = distance - other.radius;
            for (int i = 0; i < 3; i++) {
                near[i] = other.centre[i] - other.radius * body.normal[i];
                near[3 + i] = sign * body.normal[i];
            }
        }
    }

    /** A ball around a body. */
    private static final class Ball {
        final NearestPointShape shape;
        final boolean known;
        final double[] middle = new double[3];
        final double[] centre = new double[3];
        final double[] normal = new double[3];
        final double radius;
        private final double[] local = new double[3];
        private final double[] found = new double[6];

        Ball(Shape s) {
            double[] b = new double[6];
            s.bounds(b);
            double sum = 0;
            for (int k = 0; k < 3; k++) {
                middle[k] = 0.5 * (b[k] + b[3 + k]);
                sum += 0.25 * (b[3 + k] - b[k]) * (b[3 + k] - b[k]);
            }
            radius = Math.sqrt(sum);
            known = s instanceof Convex && s instanceof NearestPointShape p && p.hintSize() == 0;
            shape = known ? (NearestPointShape) s : new Sphere(radius);
        }

        void place(double[] frame) {
            Placement.toWorld(frame, middle[0], middle[1], middle[2], centre, 0);
        }

        /** Of a point in the world; the normal towards it is written. */
        double distance(double[] frame, double[] point) {
            Placement.toLocal(frame, point[0], point[1], point[2], local, 0);
            double x = known ? 0 : middle[0], y = known ? 0 : middle[1], z = known ? 0 : middle[2];
            double distance = shape.project(local[0] - x, local[1] - y, local[2] - z, local, 0, found);
            Placement.turn(frame, found[3], found[4], found[5], normal, 0);
            return distance;
        }
    }
}
