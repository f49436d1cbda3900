package org.condyle.geometry.mesh;

import org.condyle.geometry.tree.BoxTree;

/** Where a ray first meets the flat faces of a mesh. Scratch of one thread. */
final class MeshRays {
    private final Mesh mesh;
    private final int[] stack = new int[BoxTree.DEPTH];
    /** Face of the last hit, -1 for none. */
    int face = -1;

    MeshRays(Mesh mesh) {
        this.mesh = mesh;
    }

    /**
     * Casts a ray.
     *
     * @param from beginning of the part of the ray that counts, in lengths of the direction
     * @param to   its end
     * @return where along the direction the first hit lies; infinite if there is none
     */
    double cast(double ox, double oy, double oz, double dx, double dy, double dz, double from, double to) {
        face = -1;
        double best = to, ix = 1 / dx, iy = 1 / dy, iz = 1 / dz;
        int top = 0;
        stack[top++] = mesh.tree.root;
        while (top > 0) {
            int ref = stack[--top];
            if (ref < 0) {
                int first = BoxTree.first(ref), end = first + BoxTree.count(ref);
                for (int f = first; f < end; f++) {
                    double hit = hit(f, ox, oy, oz, dx, dy, dz);
                    if (hit >= from && hit <= best) {
                        best = hit;
                        face = f;
                    }
                }
                continue;
            }
            for (int side = 0; side < 2; side++) {
                int b = 12 * ref + 6 * side;
                if (meets(mesh.tree.boxes, b, ox, oy, oz, ix, iy, iz, from, best)) {
                    stack[top++] = mesh.tree.children[2 * ref + side];
                }
            }
        }
        return face < 0 ? Double.POSITIVE_INFINITY : best;
    }

    private static boolean meets(
            double[] b,
            int at,
            double ox,
            double oy,
            double oz,
            double ix,
            double iy,
            double iz,
            double low,
            double high) {
        for (int k = 0; k < 3; k++) {
            double o = k == 0 ? ox : k == 1 ? oy : oz, i = k == 0 ? ix : k == 1 ? iy : iz;
            double gap = b[at + k] - o, half = b[at + 3 + k];
            if (Double.isInfinite(i)) { // parallel to the slab
                if (Math.abs(gap) > half) {
                    return false;
                }
                continue;
            }
            double middle = gap * i, width = half * Math.abs(i);
            low = Math.max(low, middle - width);
            high = Math.min(high, middle + width);
        }
        return low <= high + 1e-12 * Math.abs(high);
    }

    /** Möller and Trumbore (Journal of Graphics Tools 2(1), 1997); NaN if the face is missed. */
    private double hit(int f, double ox, double oy, double oz, double dx, double dy, double dz) {
        double[] v = mesh.flat;
        int o = 12 * f;
        double ax = v[o + 3], ay = v[o + 4], az = v[o + 5], bx = v[o + 6], by = v[o + 7], bz = v[o + 8];
        double px = dy * bz - dz * by, py = dz * bx - dx * bz, pz = dx * by - dy * bx;
        double det = ax * px + ay * py + az * pz;
        double tx = ox - v[o], ty = oy - v[o + 1], tz = oz - v[o + 2];
        double s = (tx * px + ty * py + tz * pz) / det;
        double qx = ty * az - tz * ay, qy = tz * ax - tx * az, qz = tx * ay - ty * ax;
        double t = (dx * qx + dy * qy + dz * qz) / det;
        return s >= -1e-12 && t >= -1e-12 && s + t <= 1 + 1e-12 ? (bx * qx + by * qy + bz * qz) / det : Double.NaN;
    }

    /** Shortest way through the solid: from the middle of a face inwards to a face that looks the other way. */
    double thinnest() {
        double least =
                2 * Math.sqrt(3) * Math.max(mesh.tree.whole[3], Math.max(mesh.tree.whole[4], mesh.tree.whole[5]));
        double[] v = mesh.flat, n = mesh.normals.face;
        for (int f = 0; f < mesh.faces(); f++) {
            int o = 12 * f, k = 3 * f;
            double x = v[o] + (v[o + 3] + v[o + 6]) / 3;
            double y = v[o + 1] + (v[o + 4] + v[o + 7]) / 3;
            double z = v[o + 2] + (v[o + 5] + v[o + 8]) / 3;
            double way = cast(x, y, z, -n[k], -n[k + 1], -n[k + 2], mesh.touching, least);
            if (face >= 0) {
                int h = 3 * face;
                if (n[k] * n[h] + n[k + 1] * n[h + 1] + n[k + 2] * n[h + 2] < -0.5) {
                    least = way;
                }
            }
        }
        return least;
    }
}
