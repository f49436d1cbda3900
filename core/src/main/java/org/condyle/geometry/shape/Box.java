package org.condyle.geometry.shape;

import org.condyle.math.Check;
import org.condyle.math.GaussLegendre;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Triangles;
import org.condyle.mechanics.many.Boundary;

/** A box about the origin with edges along its axes; the three numbers are whole lengths of edges [m]. */
public record Box(double sizeX, double sizeY, double sizeZ) implements FlatFaced, NearestPointShape, BoundaryShape {
    private static final double EDGE = 1e-6; // so near, relative to the size, a point counts as on the edge
    private static final int[] FACES = {
        0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5
    };

    public Box {
        Check.positive("box sizeX [m]", sizeX);
        Check.positive("box sizeY [m]", sizeY);
        Check.positive("box sizeZ [m]", sizeZ);
    }

    @Override
    public String type() {
        return "box";
    }

    @Override
    public void bounds(double[] out) {
        out[3] = 0.5 * sizeX;
        out[4] = 0.5 * sizeY;
        out[5] = 0.5 * sizeZ;
        for (int i = 0; i < 3; i++) {
            out[i] = -out[3 + i];
        }
    }

    @Override
    public MassProperties massProperties() {
        double volume = sizeX * sizeY * sizeZ, k = volume / 12;
        double xx = sizeX * sizeX, yy = sizeY * sizeY, zz = sizeZ * sizeZ;
        return new MassProperties(
                volume, new double[3], new double[] {k * (yy + zz), k * (xx + zz), k * (xx + yy), 0, 0, 0});
    }

    @Override
    public Triangles triangles(double tolerance) {
        double[] vertices = new double[24];
        for (int i = 0; i < 8; i++) {
            corner(i, vertices, 3 * i);
        }
        return new Triangles(vertices, FACES.clone());
    }

    /** out = corner i, 0 to 7; its bits 0, 1, 2 say on which side of x, y, z it is. */
    void corner(int i, double[] out, int at) {
        out[at] = (i & 1) == 0 ? -0.5 * sizeX : 0.5 * sizeX;
        out[at + 1] = (i & 2) == 0 ? -0.5 * sizeY : 0.5 * sizeY;
        out[at + 2] = (i & 4) == 0 ? -0.5 * sizeZ : 0.5 * sizeZ;
    }

    @Override
    public void support(double dx, double dy, double dz, double[] out) {
        out[0] = dx >= 0 ? 0.5 * sizeX : -0.5 * sizeX;
        out[1] = dy >= 0 ? 0.5 * sizeY : -0.5 * sizeY;
        out[2] = dz >= 0 ? 0.5 * sizeZ : -0.5 * sizeZ;
    }

    @Override
    public int flatPart(double dx, double dy, double dz, double[] out, double[] normal) {
        double x = Math.abs(dx), y = Math.abs(dy), z = Math.abs(dz);
        int axis = x >= y && x >= z ? 0 : y >= z ? 1 : 2, u = (axis + 1) % 3, v = (axis + 2) % 3;
        double sign = (axis == 0 ? dx : axis == 1 ? dy : dz) >= 0 ? 1 : -1;
        normal[axis] = sign;
        normal[u] = normal[v] = 0;
        for (int k = 0; k < 4; k++) {
            out[3 * k + axis] = 0.5 * sign * size(axis);
            out[3 * k + u] = 0.5 * (k == 0 || k == 3 ? -1 : 1) * size(u);
            out[3 * k + v] = 0.5 * sign * (k < 2 ? -1 : 1) * size(v); // anticlockwise on both sides
        }
        return 4;
    }

    private double size(int axis) {
        return axis == 0 ? sizeX : axis == 1 ? sizeY : sizeZ;
    }

    /** Next to edges and corners the normal is that of the nearest way, which turns from one face to the next. */
    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        double hx = 0.5 * sizeX, hy = 0.5 * sizeY, hz = 0.5 * sizeZ;
        double u = Math.abs(x) - hx, v = Math.abs(y) - hy, w = Math.abs(z) - hz;
        out[0] = x;
        out[1] = y;
        out[2] = z;
        if (u <= 0 && v <= 0 && w <= 0) {
            int axis = u >= v && u >= w ? 0 : v >= w ? 1 : 2;
            double sign = Math.copySign(1, out[axis]);
            out[axis] = sign * (axis == 0 ? hx : axis == 1 ? hy : hz);
            out[3] = out[4] = out[5] = 0;
            out[3 + axis] = sign;
            return axis == 0 ? u : axis == 1 ? v : w;
        }
        double p = Math.max(0, u), q = Math.max(0, v), s = Math.max(0, w);
        double distance = Math.sqrt(p * p + q * q + s * s);
        out[0] = u > 0 ? Math.copySign(hx, x) : x;
        out[1] = v > 0 ? Math.copySign(hy, y) : y;
        out[2] = w > 0 ? Math.copySign(hz, z) : z;
        out[3] = Math.copySign(p, x) / distance;
        out[4] = Math.copySign(q, y) / distance;
        out[5] = Math.copySign(s, z) / distance;
        return distance;
    }

    @Override
    public void curvature(double x, double y, double z, double[] out) {
        double near = EDGE * (sizeX + sizeY + sizeZ);
        int faces = (2 * Math.abs(x) >= sizeX - near ? 1 : 0)
                + (2 * Math.abs(y) >= sizeY - near ? 1 : 0)
                + (2 * Math.abs(z) >= sizeZ - near ? 1 : 0);
        if (faces > 1) {
            CurvatureTensor.infinite(out);
        } else {
            CurvatureTensor.flat(out);
        }
    }

    @Override
    public double halfThickness() {
        return 0.5 * Math.min(sizeX, Math.min(sizeY, sizeZ));
    }

    @Override
    public Smoothness smoothness() {
        return Smoothness.EDGED;
    }

    @Override
    public Stretched stretched() {
        return new Stretched(new Box(1, 1, 1), sizeX, sizeY, sizeZ);
    }

    @Override
    public int faces() {
        return 6;
    }

    @Override
    public double[] face(int i) {
        double[] corners = new double[12];
        flatPart(normal(i, 0), normal(i, 1), normal(i, 2), corners, new double[3]);
        return corners;
    }

    @Override
    public double normal(int face, int k) {
        return face % 3 != k ? 0 : face < 3 ? 1 : -1;
    }

    @Override
    public Crown crown(double share) {
        double a = 0.5 * sizeX, b = 0.5 * sizeY, c = 0.5 * sizeZ;
        double ab = Crown.height(share, a, b), ac = Crown.height(share, a, c), bc = Crown.height(share, b, c);
        return new Crown(false, 0, a - ab - ac, ab, ac, ab, b - ab - bc, bc, ac, bc, c - ac - bc);
    }

    @Override
    public int usualNodes(boolean planar) {
        return planar ? 48 : 32;
    }

    @Override
    public Boundary boundary(int n, boolean planar) {
        return planar ? rectangle(n) : faces(n);
    }

    /** Gauss on each of four sides, as long as the box along z. */
    private Boundary rectangle(int n) {
        GaussLegendre g = new GaussLegendre(n);
        BoundaryCollector all = new BoundaryCollector(4 * n);
        double a = 0.5 * sizeX, b = 0.5 * sizeY, depth = sizeZ;
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

    /** n × n on each face. */
    private Boundary faces(int n) {
        GaussLegendre g = new GaussLegendre(n);
        BoundaryCollector all = new BoundaryCollector(6 * n * n);
        double[] half = {0.5 * sizeX, 0.5 * sizeY, 0.5 * sizeZ};
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
}
