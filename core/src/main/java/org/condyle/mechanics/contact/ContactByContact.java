package org.condyle.mechanics.contact;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Impacts one after the other in one instant: the contact that closes most is solved alone, then the next, until none
 * closes. This is the behaviour of Newton's cradle. The order is that of the closing speed over √W_nn, which makes
 * metres and radians comparable; of equal contacts the first is solved first, so a symmetric impact need not have a
 * symmetric result.
 *
 * <p>The sequence of impacts may be infinite while it decays. Contacts that close more slowly than 1e-9 of the largest
 * initial speed are stopped without restitution, all at once; so are all contacts that still close after 300 impacts
 * per contact.
 */
final class ContactByContact {
    private static final int IMPACTS = 300;
    private static final double SLOW = 1e-9;
    private static final double ROUNDING = 1e-14;

    private @Nullable Collision part;

    boolean solve(Collision all) {
        Arrays.fill(all.impulse, 0, all.rows, 0);
        System.arraycopy(all.before, 0, all.after, 0, all.rows);
        double fastest = 0;
        for (int c = 0; c < all.contacts; c++) {
            fastest = Math.max(fastest, closing(all, c));
        }
        boolean solved = true;
        int left = IMPACTS * all.contacts;
        for (int next = mostClosing(all, SLOW * fastest); next >= 0 && left > 0; left--) {
            solved &= strike(all, next);
            next = mostClosing(all, SLOW * fastest);
        }
        if (mostClosing(all, ROUNDING * fastest) >= 0) {
            stop(all);
            solved &= mostClosing(all, SLOW * fastest) < 0;
        }
        all.apply();
        return solved;
    }

    private static double closing(Collision all, int c) {
        int n = all.rowAt[c];
        double w = all.response[n * all.rows + n];
        return w > 0 ? Math.max(0, -all.after[n]) / Math.sqrt(w) : 0;
    }

    private static int mostClosing(Collision all, double least) {
        int found = -1;
        double most = least;
        for (int c = 0; c < all.contacts; c++) {
            double speed = closing(all, c);
            if (speed > most) {
                most = speed;
                found = c;
            }
        }
        return found;
    }

    /** One contact alone. */
    private boolean strike(Collision all, int contact) {
        Collision one = part == null ? new Collision() : part;
        part = one;
        int from = all.rowAt[contact];
        one.clear();
        one.add(all.tangents(contact), all.friction[contact], all.law[contact]);
        one.size();
        for (int r = 0; r < one.rows; r++) {
            one.before[r] = all.after[from + r];
            for (int s = 0; s < one.rows; s++) {
                one.response[r * one.rows + s] = all.response[(from + r) * all.rows + from + s];
            }
        }
        boolean solved = all.law[contact].solve(one);
        all.restitutionKept = Math.min(all.restitutionKept, one.restitutionKept);
        for (int s = 0; s < one.rows; s++) {
            add(all, from + s, one.impulse[s]);
        }
        return solved;
    }

    /** The rest without restitution; what is left of it may be rounding, for which no solution is found. */
    private static void stop(Collision all) {
        System.arraycopy(all.after, 0, all.bias, 0, all.rows);
        all.cones.clear(all.contacts);
        all.solve(all.bias, all.compression);
        for (int s = 0; s < all.rows; s++) {
            add(all, s, all.compression[s]);
        }
    }

    private static void add(Collision all, int row, double impulse) {
        all.impulse[row] += impulse;
        for (int r = 0; r < all.rows; r++) {
            all.after[r] += all.response[r * all.rows + row] * impulse;
        }
    }
}
