package org.condyle.geometry;

import java.util.Arrays;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cavity;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.LineProfile;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Torus;
import org.condyle.mechanics.Shape;

/** The signed distance of a point from a shape, worked out in another way than the shape does it itself. */
@FunctionalInterface
interface SignedDistance {
    double at(double x, double y, double z);

    /** By a formula where there is one; else as the shape says, which {@link BallReferencesTest} holds to a reference. */
    static SignedDistance of(Shape s) {
        if (s instanceof Sphere b) {
            return (x, y, z) -> hypot(x, y, z) - b.radius();
        }
        if (s instanceof Cavity c) {
            return (x, y, z) -> c.radius() - hypot(x, y, z);
        }
        if (s instanceof HalfSpace) {
            return (x, y, z) -> z;
        }
        if (s instanceof Box b) {
            return (x, y, z) ->
                    block(Math.abs(x) - 0.5 * b.sizeX(), Math.abs(y) - 0.5 * b.sizeY(), Math.abs(z) - 0.5 * b.sizeZ());
        }
        if (s instanceof Cylinder c) {
            return (x, y, z) ->
                    block(Math.hypot(x, y) - c.radius(), Math.abs(z) - 0.5 * c.length(), Double.NEGATIVE_INFINITY);
        }
        if (s instanceof Capsule c) {
            return (x, y, z) -> hypot(x, y, Math.max(0, Math.abs(z) - 0.5 * c.length())) - c.radius();
        }
        if (s instanceof Torus t) {
            return (x, y, z) -> Math.hypot(Math.hypot(x, y) - t.ringRadius(), z) - t.tubeRadius();
        }
        if (s instanceof Ellipsoid e) {
            return (x, y, z) -> ellipsoid(e, x, y, z);
        }
        if (s instanceof LineProfile) {
            return (x, y, z) -> y;
        }
        if (s instanceof CircleProfile c) {
            return (x, y, z) -> (c.hollow() ? -1 : 1) * (Math.hypot(x, y) - c.radius());
        }
        return itself((NearestPointShape) s);
    }

    static SignedDistance itself(NearestPointShape s) {
        double[] none = new double[Math.max(1, s.hintSize())], out = new double[6 + s.hintSize()];
        Arrays.fill(none, Double.NaN);
        return (x, y, z) -> s.project(x, y, z, none, 0, out);
    }

    private static double hypot(double x, double y, double z) {
        return Math.sqrt(x * x + y * y + z * z);
    }

    /** Of a point beyond the walls of a block by x, y and z, negative where it is before them. */
    private static double block(double x, double y, double z) {
        double beyond = hypot(Math.max(0, x), Math.max(0, y), Math.max(0, z));
        return beyond > 0 ? beyond : Math.max(x, Math.max(y, z));
    }

    /**
     * The foot is aᵢ² xᵢ / (t + aᵢ²) with the one t above the least -aᵢ² that puts it on the surface: the nearest of all
     * (D. Eberly, Distance from a point to an ellipse, an ellipsoid, or a hyperellipsoid, 2013). By halving, until nothing
     * is left to halve.
     */
    private static double ellipsoid(Ellipsoid e, double x, double y, double z) {
        double a = e.a() * e.a(), b = e.b() * e.b(), c = e.c() * e.c();
        double low = -Math.min(a, Math.min(b, c)), high = hypot(e.a() * x, e.b() * y, e.c() * z);
        double t = high;
        for (int k = 0; k < 200; k++) {
            t = 0.5 * (low + high);
            if (!(t > low && t < high)) {
                break;
            }
            double u = e.a() * x / (t + a), v = e.b() * y / (t + b), w = e.c() * z / (t + c);
            if (u * u + v * v + w * w > 1) {
                low = t;
            } else {
                high = t;
            }
        }
        // x less its foot is t x / (t + a²), and so on
        return t * hypot(x / (t + a), y / (t + b), z / (t + c));
    }
}
