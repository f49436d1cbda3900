package org.condyle.geometry.pair;

import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Profile;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Vectors;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;

/** How far a surface can get by turning about the origin of its body. */
public final class TurningReach {
    /** No point of it is farther from the body's origin [m]. */
    public final double reach;
    /** Way of its surface for a turn of 1 rad, at most [m]. */
    public final double lever;
    /** The same for any turn. */
    public final double most;

    public TurningReach(Surface s) {
        this(s.shape(), Vectors.length(s.frame().origin()), s.deforms());
    }

    /** A shape whose frame is {@code offset} away from the origin. */
    public TurningReach(Shape shape, double offset, boolean deforms) {
        double outer = outer(shape);
        reach = offset + outer;
        double within = outer - inner(shape);
        // a shape that is nearly round is moved by its offset and shows no more than what it is not round by
        lever = within > 0 || deforms ? reach : offset;
        most = deforms ? Double.POSITIVE_INFINITY : 2 * offset + within;
    }

    /** Radius about the frame's origin that holds all of the shape; in the plane, that of a profile. */
    private static double outer(Shape shape) {
        if (shape instanceof Sphere s) {
            return s.radius();
        }
        if (shape instanceof CircleProfile c) {
            return c.hollow() ? Double.POSITIVE_INFINITY : c.radius();
        }
        double[] b = new double[6];
        shape.bounds(b);
        double sum = 0;
        for (int k = 0; k < (shape instanceof Profile ? 2 : 3); k++) {
            double far = Math.max(Math.abs(b[k]), Math.abs(b[3 + k]));
            sum += far * far;
        }
        return Math.sqrt(sum);
    }

    /** Radius about the frame's origin that the shape holds. */
    private static double inner(Shape shape) {
        if (shape instanceof Sphere s) {
            return s.radius();
        }
        if (shape instanceof CircleProfile c) {
            return c.radius();
        }
        if (!(shape instanceof NearestPointShape p)) {
            return 0;
        }
        double[] hint = new double[p.hintSize()];
        java.util.Arrays.fill(hint, Double.NaN);
        return Math.max(0, -p.project(0, 0, 0, hint, 0, new double[6 + hint.length]));
    }
}
