package org.condyle.geometry.many;

import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.Sphere;
import org.condyle.math.GaussLegendre;
import org.condyle.mechanics.Boundary;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;

/**
 * Nodes over the boundary of a shape, for smooth integrands with a steep peak where the shape is nearest to something:
 *
 * <ul>
 *   <li>circle: n equal parts, which converge faster than any power of n;
 *   <li>box in the plane: Gauss with n nodes on each of four sides, as long as the box along z; in space n × n on each face;
 *   <li>sphere, ellipsoid: Gauss with n nodes along z, 2n equal parts around;
 *   <li>mesh: n × n on each face, on its curved patch.
 * </ul>
 *
 * The defaults are checked in the theory, section on contact by distance: forces (d₀/d)⁸ are right to 1e-6 while the
 * nearest place is no nearer than 4 % of a radius or an edge. On a mesh the size of the faces decides: a ball needs
 * 20000 for that.
 */
public final class BoundaryNodes {
    private BoundaryNodes() {}

    /** Default number of nodes of a shape: along a side, an edge, an axis; around a circle; on a face of a mesh. */
    public static int usual(Shape shape, boolean planar) {
        if (shape instanceof CircleProfile) {
            return 128;
        }
        if (shape instanceof Box) {
            return planar ? 48 : 32;
        }
        return shape instanceof Mesh ? 2 : 64;
    }

    /**
     * Nodes of a surface in the frame of its body.
     *
     * @param count see {@link #usual}
     * @throws ModelException if the boundary of such a shape is not known
     */
    public static Boundary of(Surface surface, int count, boolean planar) {
        return of(surface.shape(), surface.name(), count, planar).in(surface.frame());
    }

    private static Boundary of(Shape shape, String name, int n, boolean planar) {
        if (shape instanceof CircleProfile c && !c.hollow()) {
            return circle(c.radius(), n);
        }
        if (shape instanceof Box b) {
            return planar ? rectangle(b, n) : box(b, n);
        }
        if (shape instanceof Sphere s) {
            return ellipsoid(s.radius(), s.radius(), s.radius(), n);
        }
        if (shape instanceof Ellipsoid e) {
            return ellipsoid(e.a(), e.b(), e.c(), n);
        }
        if (shape instanceof Mesh m) {
            return mesh(m, n);
        }
        throw new ModelException("the boundary of '" + name + "' (a " + shape.type()
                + ") has no quadrature rule; use a circle, box, sphere, ellipsoid or mesh");
    }

    private static Boundary circle(double radius, int n) {
        Collector all = new Collector(n);
        double part = 2 * Math.PI * radius / n;
        for (int i = 0; i < n; i++) {
            double angle = 2 * Math.PI * i / n, c = Math.cos(angle), s = Math.sin(angle);
            all.add(radius * c, radius * s, 0, c, s, 0, part);
        }
        return all.boundary();
    }

    private static Boundary rectangle(Box box, int n) {
        GaussLegendre g = new GaussLegendre(n);
        Collector all = new Collector(4 * n);
        double a = 0.5 * box.sizeX(), b = 0.5 * box.sizeY(), depth = box.sizeZ();
        for (int side = -1; side <= 1; side += 2) {
            for (int i = 0; i < n; i++) {
                all.add(a * g.node[i], side * b, 0, 0, side, 0, a * depth * g.weight[i]);
            }
            for (int i = 0; i < n; i++) {
                all.add(side * a, b * g.node[i], 0, side, 0, 0, b * depth * g.weight[i]);
            }
        }
        return all.boundary();
    }

    private static Boundary box(Box box, int n) {
        GaussLegendre g = new GaussLegendre(n);
        Collector all = new Collector(6 * n * n);
        double[] half = {0.5 * box.sizeX(), 0.5 * box.sizeY(), 0.5 * box.sizeZ()};
        double[] x = new double[3], out = new double[3];
        for (int axis = 0; axis < 3; axis++) {
            int u = (axis + 1) % 3, v = (axis + 2) % 3;
            for (int side = -1; side <= 1; side += 2) {
                out[axis] = side;
                x[axis] = side * half[axis];
                for (int i = 0; i < n * n; i++) {
                    x[u] = half[u] * g.node[i / n];
                    x[v] = half[v] * g.node[i % n];
                    double area = half[u] * half[v] * g.weight[i / n] * g.weight[i % n];
                    all.add(x[0], x[1], x[2], out[0], out[1], out[2], area);
                }
                out[axis] = 0;
            }
        }
        return all.boundary();
    }

    /** The unit sphere, stretched: areas go with the cofactors of diag(a, b, c). */
    private static Boundary ellipsoid(double a, double b, double c, int n) {
        GaussLegendre g = new GaussLegendre(n);
        Collector all = new Collector(2 * n * n);
        for (int i = 0; i < n; i++) {
            double z = g.node[i], s = Math.sqrt((1 - z) * (1 + z));
            for (int k = 0; k < 2 * n; k++) {
                double angle = Math.PI * (k + 0.5) / n, x = s * Math.cos(angle), y = s * Math.sin(angle);
                double nx = b * c * x, ny = a * c * y, nz = a * b * z;
                double stretch = Math.sqrt(nx * nx + ny * ny + nz * nz);
                all.add(
                        a * x,
                        b * y,
                        c * z,
                        nx / stretch,
                        ny / stretch,
                        nz / stretch,
                        stretch * g.weight[i] * Math.PI / n);
            }
        }
        return all.boundary();
    }

    /**
     * A square of Gauss nodes, folded to a triangle (M. G. Duffy, SIAM Journal on Numerical Analysis 19 (1982)
     * 1260-1262).
     */
    private static Boundary mesh(Mesh mesh, int n) {
        GaussLegendre g = new GaussLegendre(n);
        Collector all = new Collector(mesh.faces() * n * n);
        double[] out = new double[6];
        for (int f = 0; f < mesh.faces(); f++) {
            for (int i = 0; i < n * n; i++) {
                double u = 0.5 + 0.5 * g.node[i / n], v = (1 - u) * (0.5 + 0.5 * g.node[i % n]);
                mesh.curved.at(mesh.flat, f, u, v, out);
                double stretch = Math.sqrt(out[3] * out[3] + out[4] * out[4] + out[5] * out[5]);
                double area = 0.25 * g.weight[i / n] * g.weight[i % n] * (1 - u) * stretch;
                all.add(out[0], out[1], out[2], out[3] / stretch, out[4] / stretch, out[5] / stretch, area);
            }
        }
        return all.boundary();
    }

    private static final class Collector {
        private final double[] point;
        private final double[] normal;
        private final double[] area;
        private int count;

        Collector(int size) {
            point = new double[3 * size];
            normal = new double[3 * size];
            area = new double[size];
        }

        void add(double x, double y, double z, double nx, double ny, double nz, double part) {
            int i = 3 * count;
            point[i] = x;
            point[i + 1] = y;
            point[i + 2] = z;
            normal[i] = nx;
            normal[i + 1] = ny;
            normal[i + 2] = nz;
            area[count++] = part;
        }

        Boundary boundary() {
            return new Boundary(point, normal, area);
        }
    }
}
