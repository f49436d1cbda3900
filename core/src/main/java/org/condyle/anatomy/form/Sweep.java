package org.condyle.anatomy.form;

import java.util.Arrays;

/**
 * A section swept along a curved axis: shafts, ribs, processes.
 *
 * <p>Each station is {x, y, z, r} or {x, y, z, a, b, c₃, c₄}: a point of the axis, the half widths of the section along the
 * directions u and v, and two terms of its polar profile 1 + c₃ cos 3θ + c₄ cos 4θ with θ counted from u: c₃ makes it a triangle
 * with a corner at u, a negative c₄ a square with faces at u and v. The direction u is the one given, made perpendicular to the axis; v completes the
 * right hand (axis × u). The ends are rounded off, by the given share of the smaller half width.
 */
final class Sweep implements Piece {
    private static final int WIDTH = 7;
    private static final int PIECES = 4;

    /** Per station: x, y, z, a, b, c₃, c₄, then u, v and the direction of the axis. */
    private final double[][] stations;

    private final double cap;

    Sweep(double[][] given, double[] across, double cap) {
        this.cap = cap;
        double[][] full = new double[given.length][WIDTH];
        for (int i = 0; i < given.length; i++) {
            System.arraycopy(given[i], 0, full[i], 0, Math.min(WIDTH, given[i].length));
            if (given[i].length == 4) {
                full[i][4] = full[i][3];
            }
        }
        double[][] fine = CatmullRom.refine(full, given.length > 2 ? PIECES : 1);
        stations = new double[fine.length][];
        for (int i = 0; i < fine.length; i++) {
            stations[i] = Arrays.copyOf(fine[i], WIDTH + 9);
            double[] before = fine[Math.max(0, i - 1)], after = fine[Math.min(fine.length - 1, i + 1)];
            double[] w = unit(after[0] - before[0], after[1] - before[1], after[2] - before[2]);
            double along = across[0] * w[0] + across[1] * w[1] + across[2] * w[2];
            if (!(Math.abs(along)
                    < 0.999 * Math.sqrt(across[0] * across[0] + across[1] * across[1] + across[2] * across[2]))) {
                throw new IllegalArgumentException("the direction across a sweep is parallel to its axis at "
                        + fine[i][0] + ", " + fine[i][1] + ", " + fine[i][2] + " mm; choose another");
            }
            double[] u = unit(across[0] - along * w[0], across[1] - along * w[1], across[2] - along * w[2]);
            double[] v = {w[1] * u[2] - w[2] * u[1], w[2] * u[0] - w[0] * u[2], w[0] * u[1] - w[1] * u[0]};
            System.arraycopy(u, 0, stations[i], WIDTH, 3);
            System.arraycopy(v, 0, stations[i], WIDTH + 3, 3);
            System.arraycopy(w, 0, stations[i], WIDTH + 6, 3);
        }
    }

    private static double[] unit(double x, double y, double z) {
        double n = Math.sqrt(x * x + y * y + z * z);
        return new double[] {x / n, y / n, z / n};
    }

    @Override
    public int parts() {
        return stations.length - 1;
    }

    @Override
    public void box(int part, double[] out) {
        double[] p = stations[part], q = stations[part + 1];
        double reach = 0;
        for (double[] s : new double[][] {p, q}) {
            reach = Math.max(reach, Math.max(s[3], s[4]) * (1 + Math.abs(s[5]) + Math.abs(s[6])));
        }
        for (int i = 0; i < 3; i++) {
            out[i] = Math.min(p[i], q[i]) - reach;
            out[3 + i] = Math.max(p[i], q[i]) + reach;
        }
    }

    @Override
    public double distance(int part, double x, double y, double z) {
        double[] p = stations[part], q = stations[part + 1];
        double ex = q[0] - p[0], ey = q[1] - p[1], ez = q[2] - p[2];
        double t = ((x - p[0]) * ex + (y - p[1]) * ey + (z - p[2]) * ez) / (ex * ex + ey * ey + ez * ez);
        t = Math.max(0, Math.min(1, t));
        double s = 1 - t;
        double dx = x - s * p[0] - t * q[0], dy = y - s * p[1] - t * q[1], dz = z - s * p[2] - t * q[2];
        double a = s * p[3] + t * q[3], b = s * p[4] + t * q[4];
        double u = (dx * (s * p[7] + t * q[7]) + dy * (s * p[8] + t * q[8]) + dz * (s * p[9] + t * q[9])) / a;
        double v = (dx * (s * p[10] + t * q[10]) + dy * (s * p[11] + t * q[11]) + dz * (s * p[12] + t * q[12])) / b;
        double c = cap * Math.min(a, b);
        double w = (dx * (s * p[13] + t * q[13]) + dy * (s * p[14] + t * q[14]) + dz * (s * p[15] + t * q[15])) / c;
        double across = u * u + v * v;
        double scaled = across + w * w;
        if (scaled < 1e-6) {
            return -c;
        }
        double slope = Math.sqrt(u * u / (a * a) + v * v / (b * b) + w * w / (c * c));
        double profile = 1;
        double c3 = s * p[5] + t * q[5], c4 = s * p[6] + t * q[6];
        if ((c3 != 0 || c4 != 0) && across > 1e-6) {
            double cos2 = (u * u - v * v) / across;
            double share = across / scaled; // less of the profile towards the rounded end
            double cos3 = u * (u * u - 3 * v * v) / (across * Math.sqrt(across));
            profile += share * (c3 * cos3 + c4 * (2 * cos2 * cos2 - 1));
        }
        scaled = Math.sqrt(scaled);
        return scaled * (scaled - profile) / slope;
    }
}
