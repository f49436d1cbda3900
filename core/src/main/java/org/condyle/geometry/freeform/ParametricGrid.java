package org.condyle.geometry.freeform;

import java.util.Arrays;

/**
 * A net of samples over a parametric surface. It knows where the surface closes upon itself and which edges shrink to a
 * point, and joins the samples there.
 */
final class ParametricGrid {
    final ParametricSurface surface;
    final double[] u;
    final double[] v;
    final boolean closedU;
    final boolean closedV;
    /** Whether the edges u = first, u = last, v = first, v = last shrink to a point. */
    final boolean[] pole = new boolean[4];

    final double size;

    /** @param turn greatest change of direction from sample to sample [rad] */
    ParametricGrid(ParametricSurface surface, double turn, int most) {
        this.surface = surface;
        double[] bu = surface.breaksU(), bv = surface.breaksV();
        u = cuts(surface, bu, bv, true, turn, most);
        v = cuts(surface, bv, bu, false, turn, most);
        double[] p = new double[18], q = new double[18], low = new double[3], high = new double[3];
        Arrays.fill(low, 1e300);
        Arrays.fill(high, -1e300);
        for (double a : u) {
            for (double b : v) {
                surface.jet(a, b, p);
                for (int k = 0; k < 3; k++) {
                    low[k] = Math.min(low[k], p[k]);
                    high[k] = Math.max(high[k], p[k]);
                }
            }
        }
        size = Math.hypot(high[0] - low[0], Math.hypot(high[1] - low[1], high[2] - low[2]));
        if (!(size > 0) || Double.isInfinite(size)) {
            throw new IllegalArgumentException("a surface must have a finite extent greater than zero");
        }
        int lastU = u.length - 1, lastV = v.length - 1;
        boolean meetsU = true, meetsV = true;
        Arrays.fill(pole, true);
        for (double b : v) {
            surface.jet(u[0], b, p);
            surface.jet(u[lastU], b, q);
            meetsU &= near(p, q);
            pole[0] &= near(p, u[0], v[0], q);
            surface.jet(u[lastU], b, p);
            pole[1] &= near(p, u[lastU], v[0], q);
        }
        for (double a : u) {
            surface.jet(a, v[0], p);
            surface.jet(a, v[lastV], q);
            meetsV &= near(p, q);
            pole[2] &= near(p, u[0], v[0], q);
            surface.jet(a, v[lastV], p);
            pole[3] &= near(p, u[0], v[lastV], q);
        }
        closedU = meetsU && !pole[0];
        closedV = meetsV && !pole[2];
    }

    private boolean near(double[] p, double[] q) {
        return Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]) + Math.abs(p[2] - q[2]) < 1e-9 * size;
    }

    private boolean near(double[] p, double a, double b, double[] q) {
        surface.jet(a, b, q);
        return near(p, q);
    }

    /** Whether it encloses something: no edge is left open. */
    boolean encloses() {
        return (closedU || (pole[0] && pole[1])) && (closedV || (pole[2] && pole[3]));
    }

    private static double[] cuts(
            ParametricSurface s, double[] along, double[] across, boolean isU, double turn, int most) {
        int spans = along.length - 1;
        int[] parts = new int[spans];
        int total = 0;
        double[] w = new double[18];
        for (int i = 0; i < spans; i++) {
            double bend = 0;
            for (int j = 0; j <= 8; j++) { // rows across
                double other = across[0] + (across[across.length - 1] - across[0]) * (0.02 + 0.96 * j / 8);
                double sum = 0;
                for (int k = 0; k < 4; k++) {
                    double at = along[i] + (along[i + 1] - along[i]) * (k + 0.5) / 4;
                    s.jet(isU ? at : other, isU ? other : at, w);
                    int d = isU ? 3 : 6, dd = isU ? 9 : 15;
                    double speed = Math.sqrt(w[d] * w[d] + w[d + 1] * w[d + 1] + w[d + 2] * w[d + 2]);
                    double rate = Math.sqrt(w[dd] * w[dd] + w[dd + 1] * w[dd + 1] + w[dd + 2] * w[dd + 2]);
                    sum += speed > 0 ? rate / speed / 4 : 0;
                }
                bend = Math.max(bend, sum * (along[i + 1] - along[i]));
            }
            parts[i] = (int) Math.ceil(Math.min(most, Math.max(bend / turn, 6.0 / spans)));
            total += parts[i];
        }
        double shrink = Math.min(1, most / (double) total);
        double[] out = new double[total + spans + 1];
        int n = 0;
        for (int i = 0; i < spans; i++) {
            int p = Math.max(1, (int) Math.ceil(parts[i] * shrink));
            for (int k = 0; k < p; k++) {
                out[n++] = along[i] + (along[i + 1] - along[i]) * k / p;
            }
        }
        out[n++] = along[spans];
        return Arrays.copyOf(out, n);
    }

    /** Number of the vertex at a node of the net: closed edges and poles share theirs. */
    int vertex(int i, int j) {
        if ((pole[0] && i == 0) || (pole[1] && i == u.length - 1)) {
            j = 0;
        }
        if ((pole[2] && j == 0) || (pole[3] && j == v.length - 1)) {
            i = 0;
        }
        int row = closedU && i == u.length - 1 ? 0 : i, column = closedV && j == v.length - 1 ? 0 : j;
        return row * v.length + column;
    }
}
