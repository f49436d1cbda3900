package org.condyle.math;

import org.condyle.scenes.Chance;

/** Contact systems to try solvers on. */
final class ContactSystems {
    private ContactSystems() {}

    /** Bodies of different masses that press on each other in a row, in a random order of contacts, the first on a floor. */
    static ContactSystem chain(int n, Chance chance) {
        ContactSystem s = new ContactSystem();
        s.clear(n + 1, 1);
        double[] lightness = new double[n];
        for (int i = 0; i < n; i++) {
            lightness[i] = chance.in(0.5, 2);
            s.velocity[6 * i] = chance.in(-1, 1);
        }
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            int j = (int) chance.in(0, i + 0.999);
            order[i] = order[j];
            order[j] = i;
        }
        for (int i : order) {
            int c = s.add(i == 0 ? n : i - 1, i, 0), k = s.at(c, 0);
            java.util.Arrays.fill(s.jacobian, k, k + ContactSystem.ROW, 0);
            java.util.Arrays.fill(s.response, k, k + ContactSystem.ROW, 0);
            if (i > 0) {
                s.jacobian[k] = -1;
                s.response[k] = -lightness[i - 1];
            }
            s.jacobian[k + 6] = 1;
            s.response[k + 6] = lightness[i];
            s.bias[c] = chance.in(-0.3, 0.3);
            s.impulse[c] = chance.in(0, 1) < 0.5 ? 0 : 1;
        }
        return s;
    }

    /** Free balls of unit mass with contacts in random directions; the last body is the ground. */
    static ContactSystem cloud(int bodies, int contacts, double mu, Chance chance) {
        ContactSystem s = new ContactSystem();
        s.clear(bodies + 1, mu > 0 ? 3 : 1);
        for (int i = 0; i < 6 * bodies; i++) {
            s.velocity[i] = chance.in(-1, 1);
        }
        for (int n = 0; n < contacts; n++) {
            int a = (int) chance.in(0, bodies - 1e-9), b = (a + 1 + (int) chance.in(0, bodies - 1e-9)) % (bodies + 1);
            int c = s.add(a, b, mu);
            double[][] frame = frame(chance.vector(1));
            for (int r = 0; r < s.rows; r++) {
                double[] d = frame[r], arm = frame[0];
                int k = s.at(c, r);
                double[] turn = {
                    arm[1] * d[2] - arm[2] * d[1], arm[2] * d[0] - arm[0] * d[2], arm[0] * d[1] - arm[1] * d[0]
                };
                for (int m = 0; m < 3; m++) { // radius 1, inertia 0.4
                    s.jacobian[k + m] = -d[m];
                    s.jacobian[k + 3 + m] = -turn[m];
                    s.jacobian[k + 6 + m] = b == bodies ? 0 : d[m];
                    s.jacobian[k + 9 + m] = b == bodies ? 0 : -turn[m];
                }
                for (int m = 0; m < 12; m++) {
                    s.response[k + m] = s.jacobian[k + m] * (m % 6 < 3 ? 1 : 2.5);
                }
            }
            s.bias[c] = 0;
            java.util.Arrays.fill(s.impulse, s.rows * c, s.rows * c + s.rows, 0);
        }
        return s;
    }

    private static double[][] frame(double[] v) {
        double size = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
        double[] n = {v[0] / size, v[1] / size, v[2] / size};
        int k = Math.abs(n[0]) < 0.6 ? 0 : 1;
        double[] t = {-n[0] * n[k], -n[1] * n[k], -n[2] * n[k]};
        t[k] += 1;
        size = Math.sqrt(t[0] * t[0] + t[1] * t[1] + t[2] * t[2]);
        for (int i = 0; i < 3; i++) {
            t[i] /= size;
        }
        double[] b = {n[1] * t[2] - n[2] * t[1], n[2] * t[0] - n[0] * t[2], n[0] * t[1] - n[1] * t[0]};
        return new double[][] {n, t, b};
    }

    /** J M⁻¹ Jᵀ as a full matrix. */
    static double[] response(ContactSystem s) {
        int n = s.rows * s.contacts;
        double[] w = new double[n * n], x = new double[s.velocity.length];
        for (int j = 0; j < n; j++) {
            java.util.Arrays.fill(x, 0);
            s.push(j / s.rows, j % s.rows, 1, x);
            for (int i = 0; i < n; i++) {
                w[i * n + j] = s.times(i / s.rows, i % s.rows, x);
            }
        }
        return w;
    }

    /** Velocities of all rows, with the bias of the normals. */
    static double[] velocities(ContactSystem s) {
        double[] u = new double[s.rows * s.contacts];
        for (int i = 0; i < u.length; i++) {
            u[i] = s.times(i / s.rows, i % s.rows, s.velocity) + (i % s.rows == 0 ? s.bias[i / s.rows] : 0);
        }
        return u;
    }
}
