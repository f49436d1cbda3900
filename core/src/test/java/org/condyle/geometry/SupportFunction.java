package org.condyle.geometry;

import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Superquadric;
import org.condyle.mechanics.Shape;

/** How far a convex shape reaches along a direction: the values alone, by their formulas, of no use to a search. */
@FunctionalInterface
interface SupportFunction {
    /** max over the points p of the shape of p·d. */
    double along(double x, double y, double z);

    static SupportFunction of(Shape s) {
        if (s instanceof Sphere b) {
            return (x, y, z) -> b.radius() * Math.sqrt(x * x + y * y + z * z);
        }
        if (s instanceof Box b) {
            return (x, y, z) -> 0.5 * (b.sizeX() * Math.abs(x) + b.sizeY() * Math.abs(y) + b.sizeZ() * Math.abs(z));
        }
        if (s instanceof Capsule c) {
            return (x, y, z) -> c.radius() * Math.sqrt(x * x + y * y + z * z) + 0.5 * c.length() * Math.abs(z);
        }
        if (s instanceof Cylinder c) {
            return (x, y, z) -> c.radius() * Math.sqrt(x * x + y * y) + 0.5 * c.length() * Math.abs(z);
        }
        if (s instanceof Ellipsoid e) {
            return (x, y, z) -> {
                double u = e.a() * x, v = e.b() * y, w = e.c() * z;
                return Math.sqrt(u * u + v * v + w * w);
            };
        }
        if (s instanceof Superquadric q) { // the dual of the nested norms, 1/p + 1/p' = 1
            double waist = 2 / (2 - q.e2()), meridian = 2 / (2 - q.e1());
            return (x, y, z) -> norm(meridian, norm(waist, q.a() * x, q.b() * y), q.c() * z);
        }
        throw new IllegalArgumentException(s.type());
    }

    private static double norm(double p, double u, double v) {
        return Math.pow(Math.pow(Math.abs(u), p) + Math.pow(Math.abs(v), p), 1 / p);
    }
}
