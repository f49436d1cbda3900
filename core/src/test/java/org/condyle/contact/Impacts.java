package org.condyle.contact;

import java.util.function.DoubleFunction;
import org.condyle.mechanics.contact.Collision;
import org.condyle.mechanics.contact.ImpactLaw;
import org.condyle.scenes.Chance;

/** Impacts to try laws on. */
final class Impacts {
    private Impacts() {}

    /** One contact; tangents as many as velocities beyond the first. */
    static Collision lone(ImpactLaw law, double mu, double[] response, double... before) {
        Collision c = new Collision();
        c.clear();
        c.add(before.length - 1, mu, law);
        c.size();
        System.arraycopy(response, 0, c.response, 0, response.length);
        System.arraycopy(before, 0, c.before, 0, before.length);
        return c;
    }

    /** Contacts without friction under one law. */
    static Collision smooth(ImpactLaw law, double[] response, double... before) {
        Collision c = new Collision();
        c.clear();
        for (int i = 0; i < before.length; i++) {
            c.add(0, 0, law);
        }
        c.size();
        System.arraycopy(response, 0, c.response, 0, response.length);
        System.arraycopy(before, 0, c.before, 0, before.length);
        return c;
    }

    /**
     * Uniform rod of unit mass and half-length 1 whose end strikes the floor, θ above it; tangent along the floor. The
     * end lies to the left of the mass centre: its velocity per unit impulse is W = (1 + 3cos², 3 sin cos; ·, 1 + 3sin²).
     */
    static Collision rod(ImpactLaw law, double mu, double degrees, double normal, double tangent) {
        double cos = Math.cos(Math.toRadians(degrees)), sin = Math.sin(Math.toRadians(degrees));
        double[] w = {1 + 3 * cos * cos, 3 * sin * cos, 3 * sin * cos, 1 + 3 * sin * sin};
        return lone(law, mu, w, normal, tangent);
    }

    /** One to four contacts, in line, plane or space, some with more rows than freedoms, restitutions that differ. */
    static Collision any(Chance chance, int trial, DoubleFunction<ImpactLaw> law) {
        int contacts = 1 + trial % 4;
        int tangents = trial / 4 % 3;
        int freedoms = trial % 35 == 0 ? 3 : contacts * (1 + tangents) + 1;
        return random(chance, contacts, tangents, freedoms, 1.5, law);
    }

    /** More freedoms than rows. */
    static Collision regular(Chance chance, int contacts, int tangents, double mu, DoubleFunction<ImpactLaw> law) {
        return random(chance, contacts, tangents, contacts * (1 + tangents) + 4, mu, law);
    }

    private static Collision random(
            Chance chance, int contacts, int tangents, int freedoms, double most, DoubleFunction<ImpactLaw> law) {
        Collision c = new Collision();
        c.clear();
        for (int i = 0; i < contacts; i++) {
            c.add(tangents, chance.in(0, most), law.apply(Math.min(1, chance.in(0, 1.2))));
        }
        c.size();
        double[] jacobian = chance.numbers(c.rows * freedoms, 1);
        double[] v = chance.numbers(freedoms, 1);
        for (int r = 0; r < c.rows; r++) {
            c.before[r] = 0;
            for (int k = 0; k < freedoms; k++) {
                c.before[r] += jacobian[r * freedoms + k] * v[k];
            }
            for (int s = 0; s < c.rows; s++) {
                double sum = 0;
                for (int k = 0; k < freedoms; k++) {
                    sum += jacobian[r * freedoms + k] * jacobian[s * freedoms + k];
                }
                c.response[r * c.rows + s] = sum;
            }
        }
        return c;
    }

    /** The same with the contacts in the opposite order. */
    static Collision reversed(Collision c) {
        Collision out = new Collision();
        out.clear();
        int[] from = new int[c.rows];
        int count = 0;
        for (int i = c.contacts - 1; i >= 0; i--) {
            out.add(c.tangents(i), c.friction[i], c.law[i]);
            for (int r = c.rowAt[i]; r < c.rowAt[i + 1]; r++) {
                from[count++] = r;
            }
        }
        out.size();
        for (int r = 0; r < c.rows; r++) {
            out.before[r] = c.before[from[r]];
            for (int s = 0; s < c.rows; s++) {
                out.response[r * c.rows + s] = c.response[from[r] * c.rows + from[s]];
            }
        }
        return out;
    }

    /** Turns all tangents round. */
    static void mirror(Collision c) {
        for (int r = 0; r < c.rows; r++) {
            c.before[r] *= sign(c, r);
            for (int s = 0; s < c.rows; s++) {
                c.response[r * c.rows + s] *= sign(c, r) * sign(c, s);
            }
        }
    }

    private static int sign(Collision c, int row) {
        for (int i = 0; i < c.contacts; i++) {
            if (c.rowAt[i] == row) {
                return 1;
            }
        }
        return -1;
    }

    /** Size of the terms of the loss. */
    static double size(Collision c) {
        double sum = 0;
        for (int r = 0; r < c.rows; r++) {
            sum += 0.5 * Math.abs(c.impulse[r]) * (Math.abs(c.before[r]) + Math.abs(c.after[r]));
        }
        return sum;
    }

    static double speed(Collision c) {
        return largest(java.util.Arrays.copyOf(c.before, c.rows));
    }

    static double largest(double[] x) {
        double size = 0;
        for (double each : x) {
            size = Math.max(size, Math.abs(each));
        }
        return size;
    }
}
