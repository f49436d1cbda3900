package org.condyle.dynamics;

import org.condyle.math.FrictionShare;
import org.condyle.math.RowSpan;

/**
 * Whether sticking contacts can continue to stick. The friction forces of several contacts of one body are statically
 * indeterminate; the contacts stick as long as some distribution lies in all cones, not only the smallest one, which
 * {@link ContactClosure} computes.
 */
final class FrictionHold {
    private final RigidContacts c;
    private final RowSpan span = new RowSpan();
    private final FrictionShare share = new FrictionShare();
    private final int[] contact;
    private final int[] at;
    private final double[] capacity;
    private int contacts;
    private double[] gram = {};
    private boolean[] spare = {};
    private int[] rows = {};
    private double[] force = {};
    private double[] free = {};

    FrictionHold(RigidContacts contacts) {
        c = contacts;
        int n = contacts.mode.length;
        contact = new int[n];
        at = new int[n + 1];
        capacity = new double[n];
    }

    /** Finds the friction that spares all contacts most. The closure was solved just before. */
    void share(Workspace w) {
        int constraints = w.mechanism.rows(), n = 0;
        reserve(w.loops.rows);
        for (int r = 0; r < constraints; r++) {
            if (!w.loops.passive[r] && w.loops.schur[r][r] > 0) {
                rows[n++] = r;
            }
        }
        int from = n;
        contacts = 0;
        double most = 0;
        for (int i = 0; i < c.mode.length; i++) {
            if (c.mode[i] == RigidContacts.STICKS && c.tangents(i) > 0) {
                contact[contacts] = i;
                capacity[contacts] = c.element(i).friction().holds() * w.lambda[c.rowOf[i]];
                most = Math.max(most, capacity[contacts]);
                at[contacts++] = n - from;
                for (int k = 1; k <= c.tangents(i); k++) {
                    force[n - from] = w.lambda[c.rowOf[i] + k];
                    rows[n++] = c.rowOf[i] + k;
                }
            }
        }
        at[contacts] = n - from;
        for (int k = 0; k < contacts; k++) {
            capacity[k] = Math.max(capacity[k], 1e-9 * most); // what hardly presses hardly holds
        }
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                gram[a * n + b] = w.loops.schur[rows[a]][rows[b]];
            }
        }
        span.build(gram, from, n, spare);
        int freedoms = freedoms(from, n);
        if (most > 0) {
            share.solve(contacts, at, capacity, force, free, freedoms);
        }
    }

    /** Forces that nothing feels: a row less what the chosen ones make of it. */
    private int freedoms(int from, int n) {
        int size = n - from, count = 0;
        for (int r = from; r < n; r++) {
            boolean chosen = false;
            for (int k = 0; k < span.rank(); k++) {
                chosen |= span.chosen(k) == r;
            }
            if (chosen) {
                continue;
            }
            int column = size * count++;
            java.util.Arrays.fill(free, column, column + size, 0);
            free[column + r - from] = 1;
            for (int k = 0; k < span.rank(); k++) {
                free[column + span.chosen(k) - from] -= span.share(r, k);
            }
        }
        return count;
    }

    /** What a contact could hold beyond what it holds [N]; not a number if it does not stick. */
    double left(int candidate) {
        for (int k = 0; k < contacts; k++) {
            if (contact[k] == candidate) {
                return capacity[k] - Math.hypot(along(k, 0), along(k, 1));
            }
        }
        return Double.NaN;
    }

    /** Friction of a contact along a tangent (0, 1) [N]. */
    double force(int candidate, int tangent) {
        for (int k = 0; k < contacts; k++) {
            if (contact[k] == candidate) {
                return along(k, tangent);
            }
        }
        return 0;
    }

    private double along(int k, int tangent) {
        return at[k] + tangent < at[k + 1] ? force[at[k] + tangent] : 0;
    }

    private void reserve(int n) {
        if (rows.length < n) {
            rows = new int[n];
            force = new double[n];
            spare = new boolean[n];
            gram = new double[n * n];
            free = new double[n * n];
        }
    }
}
