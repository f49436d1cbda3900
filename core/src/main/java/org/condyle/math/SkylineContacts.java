package org.condyle.math;

import java.util.Arrays;

/**
 * Solves a {@link ContactSystem} without friction to rounding: W p + b ≥ 0 ⊥ p ≥ 0 by block principal pivoting (J. J.
 * Júdice and F. M. Pires, Computers &amp; Operations Research 21 (1994) 587-596), which exchanges all contacts that are wrong
 * at once and, should that not get better, one by one. It begins with the contacts that press already, as in the step
 * before. Each set of pressing contacts is solved by Cholesky factors within the skyline of W, whose contacts have been
 * numbered breadth first: a chain or column of n costs n operations, whatever the order of its members.
 *
 * <p>The factors are those of W with 1e-13 of its diagonal added, so that contacts that hold each other redundantly share
 * the load; one correction with W itself takes out what that has changed.
 */
public final class SkylineContacts {
    private static final double ADDED = 1e-13;
    private static final double ROUNDING = 1e-12;
    private static final int PATIENCE = 10;
    /** Operations of one factorisation beyond which {@link #fits} says no. */
    private static final double MOST_WORK = 2e7;

    private int n;
    private int[] bodyFirst = new int[0]; // contacts of each body: where its list begins
    private int[] bodyList = new int[0];
    private int[] order = new int[0]; // contact at each place
    private int[] place = new int[0];
    private int[] low = new int[0]; // first place of each row
    private int[] rowAt = new int[1]; // so that the entry (i, j) is at rowAt[i] + j
    private double[] matrix = new double[0];
    private double[] factor = new double[0];
    private boolean[] presses = new boolean[0];
    private double[] b = new double[0];
    private double[] p = new double[0];
    private double[] u = new double[0];
    private double[] step = new double[0];
    private int rounds;

    /** Numbers the contacts; false if their skyline is too large to be quick. */
    public boolean fits(ContactSystem s) {
        n = s.contacts;
        reserve(s);
        listByBody(s);
        number(s);
        double work = 0;
        int entries = 0;
        for (int i = 0; i < n; i++) {
            int c = order[i], first = i;
            first = lowest(s.bodyA[c], first);
            first = lowest(s.bodyB[c], first);
            low[i] = first;
            rowAt[i] = entries - first;
            entries += i - first + 1;
            work += (double) (i - first + 1) * (i - first + 1);
        }
        if (work > MOST_WORK) {
            return false;
        }
        if (matrix.length < entries) {
            matrix = new double[2 * entries];
            factor = new double[2 * entries];
        }
        return true;
    }

    /**
     * Solves what {@link #fits} has numbered; velocities are v_free when called and with the impulses when it returns.
     *
     * @return false if no answer was found; the impulses are then zero
     */
    public boolean solve(ContactSystem s) {
        fill(s);
        double scale = 0;
        for (int i = 0; i < n; i++) {
            int c = order[i];
            b[i] = s.times(c, 0, s.velocity) + s.bias[c];
            presses[i] = s.impulse[s.rows * c] > 0;
            scale = Math.max(scale, Math.abs(b[i]));
        }
        boolean solved = pivot(ROUNDING * scale);
        Arrays.fill(s.impulse, 0, s.rows * n, 0);
        for (int i = 0; solved && i < n; i++) {
            s.impulse[s.rows * order[i]] = Math.max(0, p[i]);
        }
        s.applyImpulses();
        return solved;
    }

    /**
     * Finds the pushes along the normals that move contacts apart by what is wanted, W p - wanted ≥ 0 ⊥ p ≥ 0, for what {@link #fits} has
     * numbered.
     *
     * @param push where to begin, best with contacts that push in the end; becomes p
     * @return false if no answer was found; nothing has changed then
     */
    public boolean apart(ContactSystem s, double[] wanted, double[] push) {
        fill(s);
        double scale = 0;
        for (int i = 0; i < n; i++) {
            b[i] = -wanted[order[i]];
            presses[i] = push[order[i]] > 0;
            scale = Math.max(scale, Math.abs(b[i]));
        }
        if (!pivot(ROUNDING * scale)) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            push[order[i]] = Math.max(0, p[i]);
        }
        return true;
    }

    private boolean pivot(double rounding) {
        int fewest = n + 1, patience = PATIENCE;
        for (rounds = 0; rounds < 50 + 4 * n; rounds++) {
            solveSet();
            int wrong = 0, last = -1;
            for (int i = 0; i < n; i++) {
                if (wrong(i, rounding)) {
                    wrong++;
                    last = i;
                }
            }
            if (wrong == 0) {
                refine();
                return true;
            }
            boolean all = wrong < fewest || patience > 0;
            patience = wrong < fewest ? PATIENCE : patience - 1;
            fewest = Math.min(fewest, wrong);
            for (int i = all ? 0 : last; i <= last; i++) {
                if (wrong(i, rounding)) {
                    presses[i] = !presses[i];
                }
            }
        }
        return false;
    }

    private boolean wrong(int i, double rounding) {
        return presses[i] ? p[i] * matrix[rowAt[i] + i] < -rounding : u[i] < -rounding;
    }

    /** p of the pressing contacts, so that they do not move; u of the others. */
    private void solveSet() {
        for (int i = 0; i < n; i++) {
            factorRow(i);
            p[i] = presses[i] ? -b[i] : 0;
        }
        substitute(p);
        move();
    }

    /** Takes out what the added diagonal and rounding have left. */
    private void refine() {
        for (int i = 0; i < n; i++) {
            step[i] = presses[i] ? -u[i] : 0;
        }
        substitute(step);
        for (int i = 0; i < n; i++) {
            p[i] += step[i];
        }
    }

    /** x becomes the solution of the factored rows for the right side x. */
    private void substitute(double[] x) {
        for (int i = 0; i < n; i++) {
            double sum = x[i];
            for (int j = low[i]; presses[i] && j < i; j++) {
                sum -= factor[rowAt[i] + j] * x[j];
            }
            x[i] = sum / factor[rowAt[i] + i];
        }
        for (int i = n - 1; i >= 0; i--) {
            if (presses[i]) {
                double y = x[i] /= factor[rowAt[i] + i];
                for (int j = low[i]; j < i; j++) {
                    x[j] -= factor[rowAt[i] + j] * y;
                }
            }
        }
    }

    /** u = W p + b. */
    private void move() {
        for (int i = 0; i < n; i++) {
            double sum = b[i], own = p[i];
            for (int j = low[i]; j < i; j++) {
                double w = matrix[rowAt[i] + j];
                sum += w * p[j];
                u[j] += w * own;
            }
            u[i] = sum + matrix[rowAt[i] + i] * own;
        }
    }

    private void factorRow(int i) {
        int row = rowAt[i];
        if (!presses[i]) {
            Arrays.fill(factor, row + low[i], row + i, 0);
            factor[row + i] = 1;
            return;
        }
        double pivot = matrix[row + i] * (1 + ADDED);
        for (int j = low[i]; j < i; j++) {
            double x = 0;
            if (presses[j]) {
                x = matrix[row + j];
                int other = rowAt[j];
                for (int k = Math.max(low[i], low[j]); k < j; k++) {
                    x -= factor[row + k] * factor[other + k];
                }
                x /= factor[other + j];
            }
            factor[row + j] = x;
            pivot -= x * x;
        }
        factor[row + i] = Math.sqrt(Math.max(pivot, ADDED * matrix[row + i]));
    }

    private void fill(ContactSystem s) {
        for (int i = 0; i < n; i++) {
            int c = order[i];
            for (int j = low[i]; j < i; j++) {
                matrix[rowAt[i] + j] = 0;
            }
            couple(s.bodyA[c], 0, i, c, s);
            couple(s.bodyB[c], ContactSystem.BODY, i, c, s);
            matrix[rowAt[i] + i] = s.own(c, 0, 0);
        }
    }

    /** Adds what a contact's body lets others feel. */
    private void couple(int body, int half, int i, int c, ContactSystem s) {
        int k = s.at(c, 0) + half;
        for (int e = bodyFirst[body / ContactSystem.BODY]; e < bodyFirst[body / ContactSystem.BODY + 1]; e++) {
            int d = bodyList[e], j = place[d];
            if (j < i) {
                int l = s.at(d, 0) + (s.bodyA[d] == body ? 0 : ContactSystem.BODY);
                double sum = 0;
                for (int m = 0; m < ContactSystem.BODY; m++) {
                    sum += s.jacobian[k + m] * s.response[l + m];
                }
                matrix[rowAt[i] + j] += sum;
            }
        }
    }

    private int lowest(int body, int first) {
        int least = first, at = body / ContactSystem.BODY;
        for (int e = bodyFirst[at]; e < bodyFirst[at + 1]; e++) {
            least = Math.min(least, place[bodyList[e]]);
        }
        return least;
    }

    /** Which contacts each body has; those of a body that does not move do not feel each other and are not listed. */
    private void listByBody(ContactSystem s) {
        int bodies = s.velocity.length / ContactSystem.BODY;
        Arrays.fill(bodyFirst, 0, bodies + 1, 0);
        for (int c = 0; c < n; c++) {
            bodyFirst[s.bodyA[c] / ContactSystem.BODY] += s.moves(c, 0) ? 1 : 0;
            bodyFirst[s.bodyB[c] / ContactSystem.BODY] += s.moves(c, 1) ? 1 : 0;
        }
        for (int k = 1; k <= bodies; k++) {
            bodyFirst[k] += bodyFirst[k - 1];
        }
        for (int c = n - 1; c >= 0; c--) {
            if (s.moves(c, 1)) {
                bodyList[--bodyFirst[s.bodyB[c] / ContactSystem.BODY]] = c;
            }
            if (s.moves(c, 0)) {
                bodyList[--bodyFirst[s.bodyA[c] / ContactSystem.BODY]] = c;
            }
        }
    }

    /** Breadth first through bodies that contacts share. */
    private void number(ContactSystem s) {
        Arrays.fill(place, 0, n, -1);
        int known = 0, done = 0;
        for (int seed = 0; seed < n; seed++) {
            if (place[seed] >= 0) {
                continue;
            }
            place[seed] = known;
            order[known++] = seed;
            while (done < known) {
                int c = order[done++];
                known = reach(s.bodyA[c], known);
                known = reach(s.bodyB[c], known);
            }
        }
    }

    private int reach(int body, int known) {
        int next = known, at = body / ContactSystem.BODY;
        for (int e = bodyFirst[at]; e < bodyFirst[at + 1]; e++) {
            int d = bodyList[e];
            if (place[d] < 0) {
                place[d] = next;
                order[next++] = d;
            }
        }
        return next;
    }

    private void reserve(ContactSystem s) {
        int bodies = s.velocity.length / ContactSystem.BODY;
        if (bodyFirst.length < bodies + 1) {
            bodyFirst = new int[bodies + 1];
        }
        if (order.length < n) {
            int size = 2 * n;
            bodyList = new int[2 * size];
            order = new int[size];
            place = new int[size];
            low = new int[size];
            rowAt = new int[size];
            presses = new boolean[size];
            b = new double[size];
            p = new double[size];
            u = new double[size];
            step = new double[size];
        }
    }
}
