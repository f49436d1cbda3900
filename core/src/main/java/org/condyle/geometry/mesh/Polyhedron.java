package org.condyle.geometry.mesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.condyle.geometry.shape.FlatFaced;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Triangles;
import org.jspecify.annotations.Nullable;

/**
 * A convex mesh of flat faces as a convex body; triangles that lie in one plane are one face. It lists corners and faces and looks through
 * all of them, which is meant for bodies of some hundred faces.
 */
public final class Polyhedron implements FlatFaced {
    private static final double FLAT = 1e-9; // of the size: what lies no farther off a plane lies in it

    private final Mesh mesh;
    private final double[] corners;
    private final double[] normals;
    private final double[][] faces;

    private Polyhedron(Mesh mesh, double[] normals, double[][] faces) {
        this.mesh = mesh;
        this.corners = mesh.vertices;
        this.normals = normals;
        this.faces = faces;
    }

    /** The polyhedron that a mesh is; null if it is open, curved, or not convex. */
    static @Nullable Polyhedron of(Mesh mesh) {
        if (!mesh.closed() || curved(mesh)) {
            return null;
        }
        double[] b = new double[6];
        mesh.bounds(b);
        double off = FLAT * Math.sqrt(sum(b[3] - b[0], b[4] - b[1], b[5] - b[2]));
        List<double[]> planes = new ArrayList<>(), polygons = new ArrayList<>();
        for (int f = 0; f < mesh.faces(); f++) {
            double[] n = normal(mesh.flat, 12 * f);
            double[] found = plane(planes, n, mesh.flat, 12 * f, off);
            if (found != null) {
                continue;
            }
            double[] plane = {
                n[0], n[1], n[2], n[0] * mesh.flat[12 * f] + n[1] * mesh.flat[12 * f + 1] + n[2] * mesh.flat[12 * f + 2]
            };
            double[] polygon = inPlane(mesh.vertices, plane, off);
            if (polygon == null) {
                return null;
            }
            planes.add(plane);
            polygons.add(polygon);
        }
        double[] normals = new double[3 * planes.size()];
        for (int f = 0; f < planes.size(); f++) {
            System.arraycopy(planes.get(f), 0, normals, 3 * f, 3);
        }
        return new Polyhedron(mesh, normals, polygons.toArray(new double[0][]));
    }

    private static boolean curved(Mesh mesh) {
        for (double bulge : mesh.bulge) {
            if (bulge > mesh.touching) {
                return true;
            }
        }
        return false;
    }

    private static double[] normal(double[] flat, int at) {
        double ax = flat[at + 3], ay = flat[at + 4], az = flat[at + 5];
        double bx = flat[at + 6], by = flat[at + 7], bz = flat[at + 8];
        double x = ay * bz - az * by, y = az * bx - ax * bz, z = ax * by - ay * bx, size = Math.sqrt(sum(x, y, z));
        return new double[] {x / size, y / size, z / size};
    }

    /** The plane in the list that a triangle lies in, null if it is in none. */
    private static double @Nullable [] plane(List<double[]> planes, double[] n, double[] flat, int at, double off) {
        for (double[] p : planes) {
            if (p[0] * n[0] + p[1] * n[1] + p[2] * n[2] > 0) {
                double worst = 0;
                for (int k = 0; k < 3; k++) {
                    double height = -p[3];
                    for (int i = 0; i < 3; i++) {
                        height += p[i] * (flat[at + i] + (k > 0 ? flat[at + 3 * k + i] : 0));
                    }
                    worst = Math.max(worst, Math.abs(height));
                }
                if (worst <= off) {
                    return p;
                }
            }
        }
        return null;
    }

    /** The corners of the mesh in a plane, anticlockwise about its normal; null if there are corners beyond it. */
    private static double @Nullable [] inPlane(double[] vertices, double[] plane, double off) {
        List<double[]> in = new ArrayList<>();
        for (int v = 0; v < vertices.length; v += 3) {
            double height = plane[0] * vertices[v] + plane[1] * vertices[v + 1] + plane[2] * vertices[v + 2] - plane[3];
            if (height > off) {
                return null;
            }
            if (height >= -off) {
                in.add(Arrays.copyOfRange(vertices, v, v + 3));
            }
        }
        double[] c = new double[3];
        in.forEach(x -> {
            for (int i = 0; i < 3; i++) {
                c[i] += x[i] / in.size();
            }
        });
        double[] u = {in.get(0)[0] - c[0], in.get(0)[1] - c[1], in.get(0)[2] - c[2]};
        double[] v = {
            plane[1] * u[2] - plane[2] * u[1], plane[2] * u[0] - plane[0] * u[2], plane[0] * u[1] - plane[1] * u[0]
        };
        in.sort(Comparator.comparingDouble(x -> Math.atan2(along(x, c, v), along(x, c, u))));
        int most = Math.min(in.size(), MOST_CORNERS);
        double[] out = new double[3 * most];
        for (int k = 0; k < most; k++) { // of very many corners some, spread evenly
            System.arraycopy(in.get((int) ((long) k * in.size() / most)), 0, out, 3 * k, 3);
        }
        return out;
    }

    private static double along(double[] x, double[] from, double[] axis) {
        return (x[0] - from[0]) * axis[0] + (x[1] - from[1]) * axis[1] + (x[2] - from[2]) * axis[2];
    }

    private static double sum(double x, double y, double z) {
        return x * x + y * y + z * z;
    }

    /** Number of faces. */
    @Override
    public int faces() {
        return faces.length;
    }

    /** Corners of a face in order, anticlockwise seen from outside; three numbers each, not to be changed. */
    @Override
    public double[] face(int i) {
        return faces[i];
    }

    /** Component k of the outward unit normal of a face. */
    @Override
    public double normal(int face, int k) {
        return normals[3 * face + k];
    }

    @Override
    public String type() {
        return mesh.type();
    }

    @Override
    public void bounds(double[] out) {
        mesh.bounds(out);
    }

    @Override
    public MassProperties massProperties() {
        return mesh.massProperties();
    }

    @Override
    public Triangles triangles(double tolerance) {
        return mesh.triangles(tolerance);
    }

    @Override
    public void support(double dx, double dy, double dz, double[] out) {
        int best = 0;
        double far = Double.NEGATIVE_INFINITY;
        for (int v = 0; v < corners.length; v += 3) {
            double along = dx * corners[v] + dy * corners[v + 1] + dz * corners[v + 2];
            if (along > far) {
                far = along;
                best = v;
            }
        }
        System.arraycopy(corners, best, out, 0, 3);
    }

    @Override
    public int flatPart(double dx, double dy, double dz, double[] out, double[] normal) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int f = 0; f < faces.length; f++) {
            double along = dx * normals[3 * f] + dy * normals[3 * f + 1] + dz * normals[3 * f + 2];
            if (along > most) {
                most = along;
                best = f;
            }
        }
        System.arraycopy(normals, 3 * best, normal, 0, 3);
        System.arraycopy(faces[best], 0, out, 0, faces[best].length);
        return faces[best].length / 3;
    }
}
