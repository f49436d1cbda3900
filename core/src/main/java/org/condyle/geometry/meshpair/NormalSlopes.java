package org.condyle.geometry.meshpair;

import java.util.Arrays;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.MeshNearestPoint;
import org.condyle.geometry.mesh.NearestPointSearch;
import org.condyle.geometry.shape.NearestPointShape;
import org.jspecify.annotations.Nullable;

/**
 * How the normal of a surface at the foot of a point follows the point: the second derivative of the signed distance d,
 *
 * <pre>  H = K (1 + d K)⁻¹  </pre>
 *
 * with the curvature K at the foot. It is zero where the foot lies inside a flat face. Edges, corners and curved faces of meshes, of which only
 * a fitted curvature is known, are searched on both sides along two tangents. Scratch of one thread.
 */
final class NormalSlopes {
    private static final double STEP = 1e-5; // part of the size of a mesh

    private final NearestPointShape shape;
    private final @Nullable MeshNearestPoint search;
    private final double step;
    private final double[] curvature = new double[6];
    private final double[] u = new double[3];
    private final double[] v = new double[3];
    private final double[] n = new double[3];
    private final double[] change = new double[6]; // of the normal along u and v

    NormalSlopes(NearestPointShape shape) {
        this.shape = shape;
        if (shape instanceof Mesh mesh) {
            search = MeshNearestPoint.walking(mesh);
            double[] w = mesh.tree.whole;
            step = STEP * Math.max(w[3], Math.max(w[4], w[5]));
        } else {
            search = null;
            step = 0;
        }
    }

    /**
     * Writes H in the world (xx, yy, zz, xy, xz, yz); false where it is not finite.
     *
     * @param px place seen from the surface, with its signed distance
     * @param m  frame of the surface in the world
     * @param nx normal in the world
     */
    boolean of(
            double px,
            double py,
            double pz,
            double distance,
            double[] m,
            double nx,
            double ny,
            double nz,
            double[] out) {
        for (int k = 0; k < 3; k++) {
            n[k] = m[3 + k] * nx + m[6 + k] * ny + m[9 + k] * nz;
        }
        if (search != null) {
            search.find(px, py, pz, search.face);
            if (!search.bends()) {
                Arrays.fill(out, 0);
                return true;
            }
        }
        tangents();
        double uu, vv, uv;
        if (search != null) {
            differences(search, px, py, pz, u, 0);
            differences(search, px, py, pz, v, 3);
            uu = dot(change, 0, u);
            vv = dot(change, 3, v);
            uv = 0.5 * (dot(change, 0, v) + dot(change, 3, u));
        } else {
            shape.curvature(px - distance * n[0], py - distance * n[1], pz - distance * n[2], curvature);
            double a = along(u, u), b = along(v, v), c = along(u, v);
            double p = 1 + distance * a, q = 1 + distance * b, r = distance * c, determinant = p * q - r * r;
            uu = (a * q - c * r) / determinant;
            vv = (b * p - c * r) / determinant;
            uv = (c * p - a * r) / determinant;
        }
        turn(m, u);
        turn(m, v);
        for (int k = 0; k < 3; k++) {
            int l = k == 2 ? 1 : 0, o = k == 0 ? 1 : 2; // xy, xz, yz
            out[k] = uu * u[k] * u[k] + vv * v[k] * v[k] + 2 * uv * u[k] * v[k];
            out[3 + k] = uu * u[l] * u[o] + vv * v[l] * v[o] + uv * (u[l] * v[o] + u[o] * v[l]);
        }
        return Double.isFinite(uu + vv + uv);
    }

    /** Two unit tangents across n. */
    private void tangents() {
        int least = Math.abs(n[0]) < Math.abs(n[1]) ? 0 : 1;
        least = Math.abs(n[2]) < Math.abs(n[least]) ? 2 : least;
        int y = (least + 1) % 3, z = (least + 2) % 3;
        double length = Math.sqrt(n[y] * n[y] + n[z] * n[z]);
        u[least] = 0;
        u[y] = n[z] / length;
        u[z] = -n[y] / length;
        for (int k = 0; k < 3; k++) {
            int a = (k + 1) % 3, b = (k + 2) % 3;
            v[k] = n[a] * u[b] - n[b] * u[a];
        }
    }

    private void differences(NearestPointSearch search, double px, double py, double pz, double[] t, int at) {
        search.find(px + step * t[0], py + step * t[1], pz + step * t[2], search.face);
        double x = search.nx, y = search.ny, z = search.nz;
        search.find(px - step * t[0], py - step * t[1], pz - step * t[2], search.face);
        change[at] = (x - search.nx) / (2 * step);
        change[at + 1] = (y - search.ny) / (2 * step);
        change[at + 2] = (z - search.nz) / (2 * step);
    }

    private static double dot(double[] a, int at, double[] b) {
        return a[at] * b[0] + a[at + 1] * b[1] + a[at + 2] * b[2];
    }

    private double along(double[] a, double[] b) {
        double[] k = curvature;
        return a[0] * (k[0] * b[0] + k[3] * b[1] + k[4] * b[2])
                + a[1] * (k[3] * b[0] + k[1] * b[1] + k[5] * b[2])
                + a[2] * (k[4] * b[0] + k[5] * b[1] + k[2] * b[2]);
    }

    private static void turn(double[] m, double[] t) {
        double x = t[0], y = t[1], z = t[2];
        for (int k = 0; k < 3; k++) {
            t[k] = m[3 + 3 * k] * x + m[4 + 3 * k] * y + m[5 + 3 * k] * z;
        }
    }
}
