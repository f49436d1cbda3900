package org.condyle.forces;

import org.condyle.mechanics.Motion;
import org.condyle.mechanics.tangent.Tangents;

/**
 * Tangents of a load of constant size on a body: a force f and a couple t that are fixed in the axes of one body, with the force at a place x
 * that is fixed in another. With the lever r from the origin p of the body that the load is on, and the turn θ of its axes,
 *
 * <pre>  δf = θ × f,   δτ = (δx - δp) × f + r × δf + θ × t  </pre>
 */
final class LoadTangents {
    private LoadTangents() {}

    /**
     * Adds them.
     *
     * @param axes  body in whose axes the load is fixed
     * @param place body in which the place is fixed
     */
    static void add(Motion m, int body, int axes, int place, double[] x, double[] f, double[] t, Tangents out) {
        double[] p = m.placement;
        int o = Motion.SIZE * body, c = Motion.SIZE * place;
        for (int j = 0; j < 3; j++) {
            int k = (j + 1) % 3, l = (j + 2) % 3;
            // the axes turn about j: e_j × f has -f_l at k and f_k at l
            double fk = -f[l], fl = f[k], rj = x[j] - p[o + j], rk = x[k] - p[o + k], rl = x[l] - p[o + l];
            out.add(body, 3 + k, axes, j, fk);
            out.add(body, 3 + l, axes, j, fl);
            out.add(body, j, axes, j, rk * fl - rl * fk);
            out.add(body, k, axes, j, -rj * fl - t[l]);
            out.add(body, l, axes, j, rj * fk + t[k]);
            // the place goes round with the turn: its way d has -(x - p)_l at k and (x - p)_k at l
            double dk = -(x[l] - p[c + l]), dl = x[k] - p[c + k];
            out.add(body, j, place, j, dk * f[l] - dl * f[k]);
            out.add(body, k, place, j, dl * f[j]);
            out.add(body, l, place, j, -dk * f[j]);
            // it is shifted along j, and the origin of the body that the load is on: e_j × f
            out.add(body, k, place, 3 + j, -f[l]);
            out.add(body, l, place, 3 + j, f[k]);
            out.add(body, k, body, 3 + j, f[l]);
            out.add(body, l, body, 3 + j, -f[k]);
        }
    }
}
