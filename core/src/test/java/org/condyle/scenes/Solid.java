package org.condyle.scenes;

import java.util.ArrayList;
import java.util.List;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.Sphere;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Triangles;

/**
 * A convex solid about its mass centre as a judge of contact sees it: by its support function, written out here and not taken from
 * the shapes that are judged.
 *
 * @param shape   what the model gets
 * @param support h(n) = max n·x over the solid, for n of any length
 * @param faces   outward normals of flat faces, three numbers each
 * @param edges   directions of straight edges, three numbers each
 * @param radius  of a ball about the mass centre that contains it [m]
 */
public record Solid(Shape shape, Support support, double[][] faces, double[][] edges, double radius) {
    /** The support function of a solid. */
    @FunctionalInterface
    public interface Support {
        double of(double x, double y, double z);
    }

    private static final double[][] NONE = {};
    private static final double[][] AXES = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    private static final double[][] SIDES = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
    private static final double[][] ENDS = {{0, 0, 1}, {0, 0, -1}};

    public static Solid sphere(double r) {
        return new Solid(new Sphere(r), (x, y, z) -> r * length(x, y, z), NONE, NONE, r);
    }

    public static Solid box(double a, double b, double c) {
        return new Solid(
                new Box(a, b, c),
                (x, y, z) -> 0.5 * (a * Math.abs(x) + b * Math.abs(y) + c * Math.abs(z)),
                SIDES,
                AXES,
                0.5 * length(a, b, c));
    }

    public static Solid capsule(double r, double l) {
        return new Solid(
                new Capsule(r, l),
                (x, y, z) -> r * length(x, y, z) + 0.5 * l * Math.abs(z),
                NONE,
                new double[][] {{0, 0, 1}},
                r + 0.5 * l);
    }

    public static Solid cylinder(double r, double l) {
        return new Solid(
                new Cylinder(r, l),
                (x, y, z) -> r * length(x, y, 0) + 0.5 * l * Math.abs(z),
                ENDS,
                new double[][] {{0, 0, 1}},
                length(r, 0.5 * l, 0));
    }

    public static Solid ellipsoid(double a, double b, double c) {
        return new Solid(
                new Ellipsoid(a, b, c),
                (x, y, z) -> length(a * x, b * y, c * z),
                NONE,
                NONE,
                Math.max(a, Math.max(b, c)));
    }

    /** The convex hull of points in general position, as a closed mesh of triangles, moved so that its mass centre is the origin. */
    public static Solid hull(double[] points) {
        Triangles raw = hullOf(points);
        double[] centre = Mesh.flat(raw).massProperties().centre();
        double[] p = points.clone();
        for (int i = 0; i < p.length; i++) {
            p[i] -= centre[i % 3];
        }
        return mesh(new Triangles(p, raw.corners()));
    }

    private static Solid mesh(Triangles t) {
        double[] p = t.vertices();
        List<double[]> faces = new ArrayList<>(), edges = new ArrayList<>();
        for (int f = 0; f < t.faces(); f++) {
            int[] c = {t.corners()[3 * f], t.corners()[3 * f + 1], t.corners()[3 * f + 2]};
            faces.add(unit(cross(between(p, c[0], c[1]), between(p, c[0], c[2]))));
            for (int k = 0; k < 3; k++) {
                if (c[k] < c[(k + 1) % 3]) {
                    edges.add(unit(between(p, c[k], c[(k + 1) % 3])));
                }
            }
        }
        double radius = 0;
        for (int i = 0; i < p.length; i += 3) {
            radius = Math.max(radius, length(p[i], p[i + 1], p[i + 2]));
        }
        return new Solid(
                Mesh.flat(t),
                (x, y, z) -> farthest(p, x, y, z),
                faces.toArray(double[][]::new),
                edges.toArray(double[][]::new),
                radius);
    }

    private static double farthest(double[] p, double x, double y, double z) {
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < p.length; i += 3) {
            most = Math.max(most, x * p[i] + y * p[i + 1] + z * p[i + 2]);
        }
        return most;
    }

    /** Every three points that have all others on one side are a face. */
    private static Triangles hullOf(double[] p) {
        int n = p.length / 3;
        List<Integer> corners = new ArrayList<>();
        for (int a = 0; a < n; a++) {
            for (int b = a + 1; b < n; b++) {
                for (int c = b + 1; c < n; c++) {
                    double[] normal = cross(between(p, a, b), between(p, a, c));
                    int above = 0, below = 0;
                    for (int d = 0; d < n; d++) {
                        if (d != a && d != b && d != c) {
                            double s = dot(normal, between(p, a, d));
                            above += s > 0 ? 1 : 0;
                            below += s <= 0 ? 1 : 0;
                        }
                    }
                    if (above == 0) {
                        corners.addAll(List.of(a, b, c));
                    } else if (below == 0) {
                        corners.addAll(List.of(a, c, b));
                    }
                }
            }
        }
        return new Triangles(p, corners.stream().mapToInt(i -> i).toArray());
    }

    /** The mirror image, x reversed; a mesh only is not its own. */
    public Solid mirrored() {
        if (!(shape instanceof Mesh)) {
            return this;
        }
        Triangles t = shape.triangles(0);
        double[] p = t.vertices().clone();
        int[] c = t.corners().clone();
        for (int i = 0; i < p.length; i += 3) {
            p[i] = -p[i];
        }
        for (int i = 0; i < c.length; i += 3) {
            c[i] = t.corners()[i + 1];
            c[i + 1] = t.corners()[i];
        }
        return mesh(new Triangles(p, c));
    }

    public MassProperties matter(double density) {
        return shape.massProperties().times(density);
    }

    private static double[] between(double[] p, int a, int b) {
        return new double[] {p[3 * b] - p[3 * a], p[3 * b + 1] - p[3 * a + 1], p[3 * b + 2] - p[3 * a + 2]};
    }

    static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    static double[] unit(double[] a) {
        double l = length(a[0], a[1], a[2]);
        return new double[] {a[0] / l, a[1] / l, a[2] / l};
    }

    static double length(double x, double y, double z) {
        return Math.sqrt(x * x + y * y + z * z);
    }
}
