package org.condyle.geometry.convex;

import org.condyle.geometry.shape.Convex;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Triangles;
import org.jspecify.annotations.Nullable;

/**
 * A cylinder, a capsule or a box whose lines and flat faces are crowned, as rollers are: a little lower towards their ends, so that wherever it
 * touches it does so at one point, which moves along with the tilt and does not jump from one end to the other. It is a Minkowski sum of
 * ellipsoids, one for each segment or disk that the shape is the sum of, grown by a radius ρ:
 *
 * <pre>    h(n) = Σ √(a² nx² + b² ny² + c² nz²) + ρ |n|,</pre>
 *
 * where a segment has two semi-axes, and a disk one, that are {@value #CROWN} of its own length or of the length across, whichever is less. It lies
 * inside of the shape, touches it in the middle of each side, and is nowhere farther from it than some {@value #CROWN} of the size.
 */
public final class Crowned implements Convex {
    /** Height of a crown as a part of the lengths around it, and with that about the slope of its shoulders. */
    public static final double CROWN = 1e-3;

    private final Convex shape;
    private final double[] squares; // of the semi-axes, three for each ellipsoid
    private final double rounding;

    private Crowned(Convex shape, Crown crown) {
        this.shape = shape;
        rounding = crown.rounding();
        double[] axes = crown.semiAxes();
        squares = new double[axes.length];
        for (int k = 0; k < axes.length; k++) {
            squares[k] = axes[k] * axes[k];
        }
    }

    /** Whether a shape has straight lines on a curved side, for which it is to be crowned. */
    public static boolean lined(Shape s) {
        Crown crown = s instanceof Convex c ? c.crown(CROWN) : null;
        return crown != null && crown.lined();
    }

    /** The crowned form of a shape that has one ({@link Convex#crown}); null of anything else. */
    public static @Nullable Crowned of(Shape s) {
        Crown crown = s instanceof Convex c ? c.crown(CROWN) : null;
        return crown == null ? null : new Crowned((Convex) s, crown);
    }

    @Override
    public void support(double dx, double dy, double dz, double[] out) {
        double x = 0, y = 0, z = 0;
        for (int k = 0; k < squares.length; k += 3) {
            double ax = squares[k] * dx, ay = squares[k + 1] * dy, az = squares[k + 2] * dz;
            double far = Math.sqrt(ax * dx + ay * dy + az * dz);
            if (far > 0) {
                x += ax / far;
                y += ay / far;
                z += az / far;
            }
        }
        out[0] = x;
        out[1] = y;
        out[2] = z;
    }

    @Override
    public double rounding() {
        return rounding;
    }

    @Override
    public boolean smooth() {
        return true;
    }

    @Override
    public String type() {
        return shape.type();
    }

    @Override
    public void bounds(double[] out) {
        shape.bounds(out);
    }

    @Override
    public MassProperties massProperties() {
        return shape.massProperties();
    }

    @Override
    public Triangles triangles(double tolerance) {
        return shape.triangles(tolerance);
    }
}
