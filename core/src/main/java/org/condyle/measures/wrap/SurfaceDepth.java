package org.condyle.measures.wrap;

/**
 * How deep a point lies inside a surface that paths go over: the distance to the nearest point of the surface. The ends of a
 * cylinder do not count, as paths do not go over them.
 */
public final class SurfaceDepth {
    private SurfaceDepth() {}

    /**
     * The depth [m] of a point in the frame of the surface; negative outside. In a plane of symmetry of an ellipsoid it may be too
     * large ({@link EllipsoidPoint}), but never more than its smallest radius.
     */
    public static double of(WrapShape shape, double x, double y, double z) {
        if (shape instanceof WrapShape.Sphere s) {
            return s.radius() - Math.sqrt(x * x + y * y + z * z);
        }
        if (shape instanceof WrapShape.Cylinder c) {
            return c.radius() - Math.hypot(x, y);
        }
        if (shape instanceof WrapShape.Torus t) {
            return t.tube() - Math.hypot(Math.hypot(x, y) - t.radius(), z);
        }
        WrapShape.Ellipsoid e = (WrapShape.Ellipsoid) shape;
        double size = e.size();
        double[] s = {e.a() / size, e.b() / size, e.c() / size, x / size, y / size, z / size, 0, 0, 0};
        EllipsoidPoint.closest(s, 0, 3, 6);
        double distance = size
                * Math.sqrt(
                        (s[3] - s[6]) * (s[3] - s[6]) + (s[4] - s[7]) * (s[4] - s[7]) + (s[5] - s[8]) * (s[5] - s[8]));
        boolean inside = e.value(new double[] {x, y, z}, 0) < 0;
        return inside ? Math.min(distance, Math.min(e.a(), Math.min(e.b(), e.c()))) : -distance;
    }
}
