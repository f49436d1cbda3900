package org.condyle.anatomy.form;

/**
 * A thick, curved sheet through a grid of points: blades and wings. Each point is {x, y, z, r} with half the thickness r. Points of a
 * row may coincide, so that a sheet can have three corners.
 */
final class Sheet implements Piece {
    private static final int PIECES = 3;

    /** Nine coordinates, then three half thicknesses of each triangle. */
    private final double[][] triangles;

    Sheet(double[][][] grid) {
        double[][] rows = new double[grid.length][];
        for (int i = 0; i < grid.length; i++) {
            double[][] fine = CatmullRom.refine(grid[i], PIECES);
            rows[i] = new double[4 * fine.length];
            for (int j = 0; j < fine.length; j++) {
                System.arraycopy(fine[j], 0, rows[i], 4 * j, 4);
            }
        }
        double[][] all = CatmullRom.refine(rows, PIECES);
        int columns = all[0].length / 4;
        double[][] made = new double[2 * (all.length - 1) * (columns - 1)][];
        int n = 0;
        for (int i = 0; i + 1 < all.length; i++) {
            for (int j = 0; j + 1 < columns; j++) {
                n = add(made, n, all[i], j, all[i + 1], j, all[i], j + 1);
                n = add(made, n, all[i + 1], j, all[i + 1], j + 1, all[i], j + 1);
            }
        }
        triangles = java.util.Arrays.copyOf(made, n);
    }

    private static int add(double[][] to, int n, double[] a, int i, double[] b, int j, double[] c, int k) {
        double[] t = new double[12];
        System.arraycopy(a, 4 * i, t, 0, 3);
        System.arraycopy(b, 4 * j, t, 3, 3);
        System.arraycopy(c, 4 * k, t, 6, 3);
        t[9] = a[4 * i + 3];
        t[10] = b[4 * j + 3];
        t[11] = c[4 * k + 3];
        double x = t[3] - t[0], y = t[4] - t[1], z = t[5] - t[2], p = t[6] - t[0], q = t[7] - t[1], r = t[8] - t[2];
        double nx = y * r - z * q, ny = z * p - x * r, nz = x * q - y * p;
        if (nx * nx + ny * ny + nz * nz < 1e-6) {
            return n; // two corners coincide
        }
        to[n] = t;
        return n + 1;
    }

    @Override
    public int parts() {
        return triangles.length;
    }

    @Override
    public void box(int part, double[] out) {
        double[] t = triangles[part];
        double reach = Math.max(t[9], Math.max(t[10], t[11]));
        for (int i = 0; i < 3; i++) {
            out[i] = Math.min(t[i], Math.min(t[3 + i], t[6 + i])) - reach;
            out[3 + i] = Math.max(t[i], Math.max(t[3 + i], t[6 + i])) + reach;
        }
    }

    /** Nearest point of a triangle by the regions of C. Ericson, Real-Time Collision Detection (2005), 5.1.5. */
    @Override
    public double distance(int part, double x, double y, double z) {
        double[] t = triangles[part];
        double abx = t[3] - t[0], aby = t[4] - t[1], abz = t[5] - t[2];
        double acx = t[6] - t[0], acy = t[7] - t[1], acz = t[8] - t[2];
        double px = x - t[0], py = y - t[1], pz = z - t[2];
        double d1 = abx * px + aby * py + abz * pz, d2 = acx * px + acy * py + acz * pz;
        double v, w;
        double bb = abx * abx + aby * aby + abz * abz, cc = acx * acx + acy * acy + acz * acz;
        double bc = abx * acx + aby * acy + abz * acz;
        double d3 = d1 - bb, d4 = d2 - bc, d5 = d1 - bc, d6 = d2 - cc;
        double va = d3 * d6 - d5 * d4, vb = d5 * d2 - d1 * d6, vc = d1 * d4 - d3 * d2;
        if (d1 <= 0 && d2 <= 0) {
            v = 0;
            w = 0;
        } else if (d3 >= 0 && d4 <= d3) {
            v = 1;
            w = 0;
        } else if (vc <= 0 && d1 >= 0 && d3 <= 0) {
            v = d1 / (d1 - d3);
            w = 0;
        } else if (d6 >= 0 && d5 <= d6) {
            v = 0;
            w = 1;
        } else if (vb <= 0 && d2 >= 0 && d6 <= 0) {
            v = 0;
            w = d2 / (d2 - d6);
        } else if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
            w = (d4 - d3) / (d4 - d3 + d5 - d6);
            v = 1 - w;
        } else {
            double s = 1 / (va + vb + vc);
            v = vb * s;
            w = vc * s;
        }
        double dx = px - v * abx - w * acx, dy = py - v * aby - w * acy, dz = pz - v * abz - w * acz;
        return Math.sqrt(dx * dx + dy * dy + dz * dz) - ((1 - v - w) * t[9] + v * t[10] + w * t[11]);
    }
}
