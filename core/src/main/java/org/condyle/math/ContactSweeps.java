package org.condyle.math;

/**
 * Solves a {@link ContactSystem} contact by contact, forwards and backwards in turn (block Gauss-Seidel with projection
 * on Coulomb's cones: Jean 1999; Jourdan, Alart and Jean 1998). At each contact it computes first the normal impulse,
 * then the tangential impulses that would stop the sliding, limited by friction. It starts from the current impulses of
 * the system.
 *
 * <p>Linear in the number of contacts; converges for every pile, and slowly for tall ones: each sweep carries a weight
 * down whole columns in the order of the contacts, but friction and cycles only step by step.
 */
public final class ContactSweeps {
    private double[] inverse = new double[0]; // of the diagonal: normal, tangents; and coupling normal to tangents
    private int sweeps;
    private double residual;

    /** Sweeps of the last solution. */
    public int sweeps() {
        return sweeps;
    }

    /** Largest miss of a contact's law at the last solution, as a speed [m/s]. */
    public double residual() {
        return residual;
    }

    /**
     * Finds the impulses; velocities are v_free when called and with the impulses when it returns.
     *
     * @param most    most sweeps
     * @param allowed largest residual [m/s]
     * @return true if the residual is not larger
     */
    public boolean solve(ContactSystem s, int most, double allowed) {
        prepare(s);
        s.applyImpulses();
        sweeps = 0;
        residual = Double.POSITIVE_INFINITY;
        while (sweeps < most) {
            boolean forward = (sweeps & 1) == 0;
            double change = s.rows == 1 ? normals(s, forward) : cones(s, forward);
            sweeps++;
            // what a sweep changes is less than what is wrong: look when it may be right
            if (change <= allowed) {
                residual = residual(s);
                if (residual <= allowed) {
                    return true;
                }
            }
        }
        residual = residual(s);
        return residual <= allowed;
    }

    private void prepare(ContactSystem s) {
        if (inverse.length < 4 * s.contacts) {
            inverse = new double[4 * s.bodyA.length];
        }
        for (int c = 0; c < s.contacts; c++) {
            double w = s.own(c, 0, 0);
            inverse[4 * c] = w > 0 ? 1 / w : 0;
            if (s.rows == 3) {
                double t = Math.max(s.own(c, 1, 1), s.own(c, 2, 2)) + Math.abs(s.own(c, 1, 2));
                inverse[4 * c + 1] = t > 0 ? 1 / t : 0;
                inverse[4 * c + 2] = s.own(c, 1, 0);
                inverse[4 * c + 3] = s.own(c, 2, 0);
            }
        }
    }

    private double normals(ContactSystem s, boolean forward) {
        double worst = 0;
        for (int n = 0; n < s.contacts; n++) {
            int c = forward ? n : s.contacts - 1 - n;
            double p = s.impulse[c];
            double wanted = Math.max(0, p - (s.times(c, 0, s.velocity) + s.bias[c]) * inverse[4 * c]);
            if (wanted != p) {
                s.impulse[c] = wanted;
                s.push(c, 0, wanted - p, s.velocity);
                worst = Math.max(worst, Math.abs(wanted - p) / inverse[4 * c]);
            }
        }
        return worst;
    }

    private double cones(ContactSystem s, boolean forward) {
        double[] v = s.velocity, j = s.jacobian, r = s.response, p = s.impulse;
        double worst = 0;
        for (int n = 0; n < s.contacts; n++) {
            int c = forward ? n : s.contacts - 1 - n, a = s.bodyA[c], b = s.bodyB[c], k = 36 * c, e = 4 * c;
            double inverseN = inverse[e], inverseT = inverse[e + 1];
            double pn = p[3 * c], p1 = p[3 * c + 1], p2 = p[3 * c + 2];
            double wanted = Math.max(0, pn - (ContactSystem.dot(j, k, v, a, b) + s.bias[c]) * inverseN),
                    dn = wanted - pn;
            double most = s.friction[c] * wanted, q1 = 0, q2 = 0;
            if (most > 0) {
                q1 = p1 - (ContactSystem.dot(j, k + 12, v, a, b) + s.slip[2 * c] + inverse[e + 2] * dn) * inverseT;
                q2 = p2 - (ContactSystem.dot(j, k + 24, v, a, b) + s.slip[2 * c + 1] + inverse[e + 3] * dn) * inverseT;
                double squared = q1 * q1 + q2 * q2;
                if (squared > most * most) {
                    double cut = most / Math.sqrt(squared);
                    q1 *= cut;
                    q2 *= cut;
                }
            }
            double d1 = q1 - p1, d2 = q2 - p2;
            if (dn == 0 && d1 == 0 && d2 == 0) {
                continue;
            }
            p[3 * c] = wanted;
            p[3 * c + 1] = q1;
            p[3 * c + 2] = q2;
            for (int m = 0; m < 6; m++) {
                v[a + m] += dn * r[k + m] + d1 * r[k + 12 + m] + d2 * r[k + 24 + m];
            }
            for (int m = 0; m < 6; m++) {
                v[b + m] += dn * r[k + 6 + m] + d1 * r[k + 18 + m] + d2 * r[k + 30 + m];
            }
            worst = Math.max(worst, Math.max(Math.abs(dn) / inverseN, Math.max(Math.abs(d1), Math.abs(d2)) / inverseT));
        }
        return worst;
    }

    /** Largest entry of the natural map p - proj(p - u/W), as a speed: how far each contact alone is from its law. */
    private double residual(ContactSystem s) {
        double worst = 0;
        for (int c = 0; c < s.contacts; c++) {
            int at = s.rows * c;
            double u = s.times(c, 0, s.velocity) + s.bias[c], pn = s.impulse[at], w = inverse[4 * c];
            worst = Math.max(worst, Math.abs(Math.min(u, w > 0 ? pn / w : 0)));
            if (s.rows == 3 && inverse[4 * c + 1] > 0) {
                double t = inverse[4 * c + 1];
                double q1 = s.impulse[at + 1] - s.relative(c, 1, s.velocity) * t;
                double q2 = s.impulse[at + 2] - s.relative(c, 2, s.velocity) * t;
                double most = s.friction[c] * pn, size = Math.hypot(q1, q2), cut = size > most ? most / size : 1;
                double miss = Math.hypot(cut * q1 - s.impulse[at + 1], cut * q2 - s.impulse[at + 2]);
                worst = Math.max(worst, miss / t);
            }
        }
        return worst;
    }
}
