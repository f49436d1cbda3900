package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.math.MinimumNorm;
import org.condyle.math.RowSpan;
import org.condyle.mechanics.contact.DryFriction;

/**
 * The linear problem behind closed contacts: what they and the constraints do to the accelerations, with given modes of
 * {@link RigidContacts}.
 *
 * <p>The load of a flat face on four corners is statically indeterminate, and with friction the motion depends on its
 * distribution. The corners share it as equal springs would: the normal forces lie in the span of the normal rows
 * ({@link RowSpan}), N = C y, with one equation for each y.
 */
final class ContactClosure {
    private final RigidContacts c;
    private final MinimumNorm solver = new MinimumNorm(1e-9);
    private final RowSpan span = new RowSpan();
    private int[] equation = {};
    private double[] matrix = {};
    private double[] right = {};
    private double[] solution = {};
    // normals of what is closed: their rows, contacts, columns; the Gram matrix of constraints and them
    private final int[] normal;
    private final int[] contact;
    private final boolean[] pushes;
    private final double[] pressed;
    private int normals;
    private int held; // equations of the constraints, which come first
    private int equations;
    private double[] gram = {};
    private boolean[] spare = {};

    ContactClosure(RigidContacts contacts) {
        c = contacts;
        int n = contacts.mode.length;
        normal = new int[n];
        contact = new int[n];
        pushes = new boolean[n];
        pressed = new double[n];
    }

    /**
     * Accelerations and multipliers with what is closed: equations hold, sliding rows carry the friction of their
     * normal.
     */
    void close(Workspace w, Stabilisation stabilisation) {
        ConstraintSolver loops = w.loops;
        loops.formSchur();
        Arrays.fill(w.lambda, 0, loops.rows, 0);
        int n = list(loops, w.mechanism.rows());
        equations = n;
        for (int a = 0; a < n; a++) {
            int r = equation[a];
            double scale = scale(loops, r);
            right[a] = scale * (w.gamma[r] - stabilisation.feedback(w, r) - loops.times(r, w.acceleration));
            for (int b = 0; b < held; b++) {
                matrix[a * n + b] = scale * scale(loops, equation[b]) * loops.schur[r][equation[b]];
            }
            for (int k = 0; k < span.rank(); k++) {
                double sum = 0;
                for (int i = 0; i < normals; i++) {
                    sum += pushes[i] ? share(i, k) * pushed(w, r, i) : 0;
                }
                matrix[a * n + held + k] = scale * scale(loops, equation[held + k]) * sum;
            }
            for (int b = held + span.rank(); b < n; b++) {
                matrix[a * n + b] = scale * scale(loops, equation[b]) * loops.schur[r][equation[b]];
            }
        }
        solver.solve(matrix, right, n, solution);
        for (int a = 0; a < n; a++) {
            solution[a] *= scale(loops, equation[a]);
            w.lambda[equation[a]] = solution[a];
        }
        for (int i = 0; i < normals; i++) {
            double force = 0;
            for (int k = 0; k < span.rank(); k++) {
                force += share(i, k) * solution[held + k];
            }
            pressed[contact[i]] = force;
            if (pushes[i]) {
                w.lambda[normal[i]] = force;
                drag(w, contact[i], force);
            }
        }
        loops.addResponse(w.lambda, w.acceleration);
    }

    /**
     * How much the spring under a closed contact would be pressed, as a force: its normal force, or, where it is idle,
     * how far the others have left it.
     */
    double pressed(int i) {
        return pressed[i];
    }

    /** Equations: constraints, normals that span the others, tangents that stick. Returns their number. */
    private int list(ConstraintSolver loops, int constraints) {
        reserve(loops.rows);
        held = 0;
        for (int r = 0; r < constraints; r++) {
            if (!loops.passive[r] && loops.schur[r][r] > 0) {
                equation[held++] = r;
            }
        }
        normals = 0;
        for (int i = 0; i < c.mode.length; i++) {
            if (c.mode[i] != RigidContacts.OPEN && c.rowOf[i] >= 0) {
                contact[normals] = i;
                pushes[normals] = c.mode[i] != RigidContacts.IDLE;
                normal[normals++] = c.rowOf[i];
            }
        }
        choose(loops);
        int n = held;
        for (int k = 0; k < span.rank(); k++) {
            equation[n++] = normal[span.chosen(k) - held];
        }
        for (int r = constraints; r < loops.rows; r++) {
            if (!loops.passive[r] && loops.schur[r][r] > 0 && !isNormal(r)) {
                equation[n++] = r;
            }
        }
        return n;
    }

    private boolean isNormal(int row) {
        for (int i = 0; i < normals; i++) {
            if (normal[i] == row) {
                return true;
            }
        }
        return false;
    }

    private void choose(ConstraintSolver loops) {
        int n = held + normals;
        for (int a = 0; a < n; a++) {
            spare[a] = a >= held && !pushes[a - held];
            for (int b = 0; b < n; b++) {
                gram[a * n + b] = loops.schur[row(a)][row(b)];
            }
        }
        span.build(gram, held, n, spare);
    }

    private int row(int a) {
        return a < held ? equation[a] : normal[a - held];
    }

    private double share(int i, int k) {
        return span.share(held + i, k);
    }

    /** Whether the normal row of a contact is a combination of those that push: then it stays shut without a force. */
    boolean dependent(int candidate) {
        int n = held + normals;
        for (int i = 0; i < normals; i++) {
            if (contact[i] == candidate) {
                return span.spanned(held + i, gram, n);
            }
        }
        return false;
    }

    private static double scale(ConstraintSolver loops, int r) {
        return 1 / Math.sqrt(loops.schur[r][r]);
    }

    /** Coefficient of friction of a candidate that slides, at its speed in the rows assembled last. */
    double sliding(Workspace w, int i) {
        DryFriction f = c.element(i).friction();
        return f.varies() ? f.at(Math.hypot(c.velocity(w, i, 1), c.velocity(w, i, 2))) : f.slides();
    }

    /** What a unit of normal force does along a row, with the friction it brings along. */
    private double pushed(Workspace w, int row, int i) {
        ConstraintSolver loops = w.loops;
        double sum = loops.schur[row][normal[i]];
        int k = contact[i];
        if (c.mode[k] == RigidContacts.SLIDES) {
            double mu = sliding(w, k);
            for (int t = 0; t < c.tangents(k); t++) {
                sum -= mu * c.slide[2 * k + t] * loops.schur[row][normal[i] + 1 + t];
            }
        }
        return sum;
    }

    private void drag(Workspace w, int i, double force) {
        if (c.mode[i] == RigidContacts.SLIDES) {
            double drag = sliding(w, i) * force;
            for (int k = 0; k < c.tangents(i); k++) {
                w.lambda[c.rowOf[i] + 1 + k] = -drag * c.slide[2 * i + k];
            }
        }
    }

    /**
     * How much a unit of normal force, with the friction it brings along, parts a sliding contact, of the matrix solved
     * last and relative to no friction. Where this is not positive there is no answer or more than one: Painlevé's
     * paradox. Contacts that only share what others carry are not asked.
     */
    double parting(int i) {
        int n = held + span.rank();
        for (int k = held; k < n; k++) {
            if (equation[k] == c.rowOf[i]) {
                int size = equations;
                Arrays.fill(right, 0, size, 0);
                right[k] = 1;
                solver.solve(matrix, right, size, solution);
                return 1 / solution[k];
            }
        }
        return 1;
    }

    /** Most models have no contact without compliance: nothing is here before the first one closes. */
    private void reserve(int rows) {
        if (rows > equation.length) {
            int size = Math.max(16, Math.max(rows, 2 * equation.length));
            equation = new int[size];
            matrix = new double[size * size];
            gram = new double[size * size];
            spare = new boolean[size];
            right = new double[size];
            solution = new double[size];
        }
    }
}
