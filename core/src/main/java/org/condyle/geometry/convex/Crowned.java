package org.condyle.geometry.convex;

import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Triangles;
import org.jspecify.annotations.Nullable;

/**
 * A cylinder or a capsule whose lines and flat ends are crowned, as rollers are: a little lower towards their ends, so that wherever it
 * touches it does so at one point, which moves along with the tilt and does not jump from one end to the other. It is the Minkowski sum of a
 * flat spheroid (the disk of a cylinder), a thin spheroid (the segment) and a ball, each of them smooth:
 *
 * <pre>    h(n) = √(R² (nx² + ny²) + a² nz²) + √(b² (nx² + ny²) + H² nz²) + ρ |n| </pre>
 *
 * with a = CROWN R and b = CROWN H. It lies inside of the shape, touches it in the middle of the side and of the ends, and is
 * nowhere farther from it than about CROWN of the size, except at the edges of a cylinder, which are no sharper than that.
 */
public final class Crowned implements Convex {
    /** Height of a crown as a part of the half-length or radius that it spans, and the slope of its shoulders. */
    public static final double CROWN = Double.parseDouble(System.getProperty("crown","1e-4"));

    private final Convex shape;
    private final double disk;
    private final double dome;
    private final double half;
    private final double thin;
    private final double rounding;

    private Crowned(Convex shape, double radius, double half, double rounding) {
        this.shape = shape;
        this.rounding = rounding;
        thin = CROWN * half;
        dome = CROWN * radius;
        disk = radius > 0 ? radius - thin : 0;
        this.half = half - dome;
    }

    /** The crowned form of a cylinder or a capsule; null of anything else. */
    public static @Nullable Crowned of(Shape s) {
        if (s instanceof Capsule c) {
            double half = 0.5 * c.length() / (1 - CROWN); // the tip stays where it is
            return new Crowned(c, 0, half, c.radius() - CROWN * half);
        }
        return s instanceof Cylinder c ? new Crowned(c, c.radius(), 0.5 * c.length(), 0) : null;
    }

    @Override
    public void support(double dx, double dy, double dz, double[] out) {
        double across = dx * dx + dy * dy, along = dz * dz;
        double first = Math.sqrt(disk * disk * across + dome * dome * along);
        double second = Math.sqrt(thin * thin * across + half * half * along);
        double radial = (first > 0 ? disk * disk / first : 0) + (second > 0 ? thin * thin / second : 0);
        double axial = (first > 0 ? dome * dome / first : 0) + (second > 0 ? half * half / second : 0);
        out[0] = radial * dx;
        out[1] = radial * dy;
        out[2] = axial * dz;
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
