package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.math.MinimumNorm;

/**
 * The linear problem behind closed contacts: what they and the constraints do to the accelerations, with the modes of
 * {@link RigidContacts} taken for granted.
 */
final class ContactClosure {
    private final RigidContacts c;
    private final MinimumNorm solver = new MinimumNorm(1e-9);
    private int[] equation = new int[16];
    private double[] matrix = new double[256];
    private double[] right = new double[16];
    private double[] solution = new double[16];

    ContactClosure(RigidContacts contacts) {
        c = contacts;
    }

    /**
     * Accelerations and multipliers with what is closed: rows that are equations hold, sliding ones carry the friction of
     * their normal. Where rows are redundant the forces are the shortest that do it.
     */
    void close(Workspace w, Stabilisation stabilisation) {
        Loops loops = w.loops;
        loops.formSchur();
        int n = 0;
        reserve(loops.rows);
        for (int r = 0; r < loops.rows; r++) {
            w.lambda[r] = 0;
            if (!loops.passive[r] && loops.schur[r][r] > 0) {
                equation[n++] = r;
            }
        }
        for (int a = 0; a < n; a++) {
            int r = equation[a];
            double scale = scale(loops, r);
            right[a] = scale * (w.gamma[r] - stabilisation.feedback(w, r) - loops.times(r, w.acceleration));
            for (int b = 0; b < n; b++) {
                matrix[a * n + b] = scale * scale(loops, equation[b]) * loops.schur[r][equation[b]];
            }
        }
        for (int i = 0; i < c.mode.length; i++) {
            if (c.mode[i] == RigidContacts.SLIDES) {
                dragWithNormal(loops, i, n);
            }
        }
        solver.solve(matrix, right, n, solution);
        for (int a = 0; a < n; a++) {
            w.lambda[equation[a]] = scale(loops, equation[a]) * solution[a];
        }
        for (int i = 0; i < c.mode.length; i++) {
            if (c.mode[i] == RigidContacts.SLIDES) {
                double drag = c.element(i).friction() * w.lambda[c.rowOf[i]];
                for (int k = 0; k < c.tangents(i); k++) {
                    w.lambda[c.rowOf[i] + 1 + k] = -drag * c.slide[2 * i + k];
                }
            }
        }
        loops.addResponse(w.lambda, w.acceleration);
    }

    private static double scale(Loops loops, int r) {
        return 1 / Math.sqrt(loops.schur[r][r]);
    }

    /** The column of a sliding contact's normal force brings its friction along. */
    private void dragWithNormal(Loops loops, int i, int n) {
        int normal = c.rowOf[i], column = 0;
        while (column < n && equation[column] != normal) {
            column++;
        }
        double mu = c.element(i).friction(), own = scale(loops, normal);
        for (int a = 0; a < n; a++) {
            double drag = 0;
            for (int k = 0; k < c.tangents(i); k++) {
                drag += c.slide[2 * i + k] * loops.schur[equation[a]][normal + 1 + k];
            }
            matrix[a * n + column] -= mu * drag * own * scale(loops, equation[a]);
        }
    }

    /**
     * How much a unit of normal force, with the friction it brings along, parts a sliding contact, of the matrix solved
     * last and relative to no friction. Where this is not positive there is no answer or more than one: Painlevé's paradox.
     */
    double parting(Workspace w, int i) {
        int n = 0, column = -1;
        for (int r = 0; r < w.loops.rows; r++) {
            if (!w.loops.passive[r] && w.loops.schur[r][r] > 0) {
                if (r == c.rowOf[i]) {
                    column = n;
                }
                n++;
            }
        }
        Arrays.fill(right, 0, n, 0);
        right[column] = 1;
        solver.solve(matrix, right, n, solution);
        return 1 / solution[column];
    }

    private void reserve(int n) {
        if (n > equation.length) {
            int size = Math.max(n, 2 * equation.length);
            equation = new int[size];
            matrix = new double[size * size];
            right = new double[size];
            solution = new double[size];
        }
    }
}
