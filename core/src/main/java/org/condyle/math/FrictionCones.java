package org.condyle.math;

import java.util.Arrays;

/**
 * Contacts with Coulomb friction, all at once: u = W p + b with, for each contact of one normal and 0, 1 or 2 tangent
 * rows,
 *
 * <pre>  u_n ≥ 0 ⊥ p_n ≥ 0,   |p_t| ≤ μ p_n,   p_t = -μ p_n u_t/|u_t| where it slides  </pre>
 *
 * (De Saxcé's complementarity u + μ|u_t| n ∈ K* ⊥ p ∈ K). W is symmetric and positive semidefinite and may be singular:
 * a table on four legs has many solutions. The method tends to the one with the smallest impulses, which is as
 * symmetric as the problem: it solves with W + ε, then again with W + ε and b - ε p, until nothing changes (proximal
 * point). The first is what equal springs at the contacts would do that {@link #share} a load, and what follows stays
 * in the range of W: the impulses on a flat face are an affine function of the place. Each of these is solved by
 * Newton's method; without friction from {@link Lemke}'s answer. If Newton's method fails from zero, the solution is
 * followed as ε decreases from 10; then Newton's method starts from the solution for pyramids; then Gauss-Seidel and
 * Newton iterations alternate. Goes to a {@link #residual} of 1e-12 or better. Contacts that W does not couple are solved apart, each island of
 * them in its own units.
 *
 * <p>With friction a solution need not be the only one; the one found does not depend on the order of the contacts
 * unless {@link #swept}.
 */
public final class FrictionCones {
    /** A solution has at most this residual. */
    public static final double TOLERANCE = 1e-12;

    /** What is called solved where W is nearly singular. */
    private static final double SOLVED = 1e-10;

    private static final double PROXIMAL = 1e-4;
    private static final double SMALLEST = 1e-9;
    /** What Newton's method aims at, and what is enough to go on. */
    private static final double GOAL = 1e-15;

    private static final double ENOUGH = 1e-13;
    private static final double TOO_ROUGH = 1e-6; // those who are quick take their time where it is worse than this
    private static final int FEW = 120; // rows for which that is not too long
    private static final double ROUGH = 1e-10; // for those who are quick
    private static final int ROUNDS = 20;
    private static final int RESTARTS = 4;

    private final ConeIslands islands = new ConeIslands();
    private final ConeProblem problem = new ConeProblem();
    private final ConeNewton newton = new ConeNewton();
    private final ConeSweeps sweeps = new ConeSweeps();
    private final ConePyramid pyramids = new ConePyramid();
    private final Lemke lemke = new Lemke();
    private double[] floor = new double[0];
    private double[] damping = new double[0];
    private double[] approach = new double[0];
    private boolean[] sharing = new boolean[0];
    private double[] softness = new double[0];
    private double[] p = new double[0];
    private double[] b = new double[0];
    private double[] map = new double[0];
    private double[] normals = new double[0];
    private double[] normalVelocity = new double[0];
    private double[] push = new double[0];
    private double residual;
    private boolean swept;
    private boolean quick;
    private int like; // rows of the last problem
    /** Whether the pyramids had an answer; if not, hardly any way of sweeping will find one. */
    private boolean possible;

    private double added;

    /**
     * From here on a problem that Newton's method does not solve goes to Gauss-Seidel at once, whose answer may be rough: for those who can
     * do with the {@link #residual} that it has. Newton's method begins with the impulses that are passed, if the last problem had as many.
     */
    public void quick() {
        quick = true;
    }

    /** The next problem is not like the last one, whose answer is where those begin who are {@link #quick}. */
    public void forget() {
        like = 0;
    }

    /** Begins a problem in which all contacts are hard: p_n ≥ 0 ⊥ u_n ≥ 0. */
    public void clear(int contacts) {
        if (floor.length < contacts) {
            floor = new double[contacts];
            damping = new double[contacts];
            approach = new double[contacts];
            sharing = new boolean[contacts];
            softness = new double[contacts];
        }
        Arrays.fill(floor, 0);
        Arrays.fill(damping, 0);
        Arrays.fill(approach, 0);
        Arrays.fill(sharing, false);
    }

    /**
     * Lets a contact share what statics leaves open as a spring like those of all others that share; their rows have
     * one unit. Others are springs that suit the inertia they feel.
     */
    public void share(int contact) {
        sharing[contact] = true;
    }

    /** Lets a contact push at least so much: p_n - least ≥ 0 ⊥ u_n ≥ 0, with friction from all of p_n. */
    public void atLeast(int contact, double least) {
        floor[contact] = least;
    }

    /** Lets a contact also push as a dashpot while u_n is below a speed: p_n ≥ k (speed - u_n). */
    public void dashpot(int contact, double k, double speed) {
        damping[contact] = k;
        approach[contact] = speed;
    }

    /**
     * Solves for the impulses. Call {@link #clear} before.
     *
     * @param rowAt    first row of each contact, its normal; {@code rowAt[contacts]} is the number of rows
     * @param response W, row by row, with stride {@code rowAt[contacts]}
     * @param velocity b
     * @param impulse  out: p; those of the last problem if it was {@link #quick}
     * @return false if the residual stayed above {@link #TOLERANCE}; the best that was found is still written
     */
    public boolean solve(
            int contacts, int[] rowAt, double[] friction, double[] response, double[] velocity, double[] impulse) {
        boolean known = quick && like == rowAt[contacts], solved = true;
        double worst = 0;
        swept = false;
        islands.split(contacts, rowAt, response);
        for (int i = 0; i < islands.count; i++) {
            islands.take(i, contacts, rowAt, friction, response, velocity, impulse);
            solved &= alone(known);
            worst = Math.max(worst, residual);
            islands.give(impulse);
        }
        like = rowAt[contacts];
        residual = worst;
        return solved;
    }

    /**
     * Solves the island that was taken.
     *
     * @param known whether its impulses are those of a problem that was like this one
     */
    private boolean alone(boolean known) {
        readIsland();
        boolean solved = attempt(islands.impulse, known);
        if (quick && residual > TOO_ROUGH && problem.rows <= FEW) {
            quick = false;
            readIsland();
            solved = attempt(islands.impulse, false);
            quick = true;
        }
        return solved;
    }

    private void readIsland() {
        ConeIslands one = islands;
        read(one.contacts, one.contact, one.rowAt, one.friction, one.response, one.velocity);
    }

    private boolean attempt(double[] impulse, boolean known) {
        int rows = problem.rows;
        possible = true;
        added = 0;
        regularise(PROXIMAL);
        if (!known || !again(impulse)) {
            Arrays.fill(p, 0, rows, 0);
            System.arraycopy(problem.velocity, 0, b, 0, rows);
            if (!direct() && !follow(0.1) && !pyramid() && possible && !follow(0.6)) {
                sweep();
            }
        }
        residual = Double.POSITIVE_INFINITY;
        boolean lessened = false;
        int stalled = 0;
        double before = 0;
        for (int round = 0; round < ROUNDS; round++) {
            // With b - ε p the map is that of the problem itself: what the last round has left.
            centre();
            double left = problem.naturalMap(b, p, map);
            double now = left / scale();
            if (now < residual) {
                write(impulse);
            }
            // Impulses that grow as ε falls, for the same violation: there is no solution.
            stalled += (lessened && left > 0.5 * before) ? 1 : 0;
            boolean hopeless = stalled > 1 || !possible;
            before = left;
            double gain = now / residual;
            residual = Math.min(residual, now);
            if (now <= (quick ? ROUGH : GOAL) || !(gain < 1) || (gain > 0.1 && added < SMALLEST) || hopeless) {
                break;
            }
            lessened = gain > 0.1;
            if (lessened) { // W has freedoms that hardly move: what is added to it must be less than they are
                regularise(0.01 * added);
                centre();
            }
            if (!direct() && (quick || !pyramid())) {
                sweep();
            }
        }
        return residual <= TOLERANCE || (!quick && deepen(impulse));
    }

    /** From the answer to the last problem, which was like this one. */
    private boolean again(double[] impulse) {
        for (int c = 0; c < problem.contacts; c++) {
            for (int r = problem.rowAt[c]; r < problem.rowAt[c + 1]; r++) {
                p[r] = impulse[r] * problem.root[c] / problem.unit;
            }
        }
        centre();
        return newton.solve(problem, b, p, GOAL) <= ENOUGH * scale();
    }

    /**
     * Where W has freedoms that hardly move, ε falls below them. Impulses that grow with that are no answer, however
     * small the residual is against them.
     */
    private boolean deepen(double[] impulse) {
        double size = scale();
        double violation = residual * size;
        while (possible && added > 1e-3 * SMALLEST) {
            regularise(0.01 * added);
            centre();
            if (!direct() && !pyramid()) {
                sweep();
            }
            centre();
            double left = problem.naturalMap(b, p, map);
            if (!(scale() < 100 * size)) {
                break;
            }
            if (left / scale() < residual) {
                residual = left / scale();
                violation = left;
                write(impulse);
            }
        }
        return residual <= SOLVED && violation <= 10 * SOLVED;
    }

    /**
     * Largest entry of the natural map at the last solution, without units: relative to the largest velocity or
     * impulse.
     */
    public double residual() {
        return residual;
    }

    /**
     * Whether the last problem needed pyramids or Gauss-Seidel, so that its answer may depend on the order of contacts.
     */
    public boolean swept() {
        return swept;
    }

    /** The same for given impulses, under the laws along the normal that were set since {@link #clear}. */
    public double residual(
            int contacts, int[] rowAt, double[] friction, double[] response, double[] velocity, double[] impulse) {
        read(contacts, islands.whole(contacts), rowAt, friction, response, velocity);
        for (int c = 0; c < contacts; c++) {
            for (int r = rowAt[c]; r < rowAt[c + 1]; r++) {
                p[r] = impulse[r] * problem.root[c] / problem.unit;
            }
        }
        return problem.naturalMap(problem.velocity, p, map) / scale();
    }

    /** b - ε p. */
    private void centre() {
        for (int c = 0; c < problem.contacts; c++) {
            for (int r = problem.rowAt[c]; r < problem.rowAt[c + 1]; r++) {
                b[r] = problem.velocity[r] - added * softness[c] * p[r];
            }
        }
    }

    /** Sets what is added to the diagonal of W. */
    private void regularise(double epsilon) {
        for (int c = 0; c < problem.contacts; c++) {
            for (int r = problem.rowAt[c]; r < problem.rowAt[c + 1]; r++) {
                problem.add(r, (epsilon - added) * softness[c]);
            }
        }
        added = epsilon;
    }

    /** Newton from where p is; without friction from Lemke's answer. */
    private boolean direct() {
        if (problem.frictionless() && !problem.damped()) {
            pivot();
        }
        return newton.solve(problem, b, p, GOAL) <= ENOUGH * scale();
    }

    /** From a W that is nearly diagonal, where Newton's method is safe, down to the wanted one. */
    private boolean follow(double factor) {
        Arrays.fill(p, 0, problem.rows, 0);
        for (double epsilon = 10; epsilon > PROXIMAL; epsilon *= factor) {
            regularise(epsilon);
            newton.solve(problem, b, p, GOAL);
        }
        regularise(PROXIMAL);
        return newton.solve(problem, b, p, GOAL) <= ENOUGH * scale();
    }

    /** From the answer for pyramids. */
    private boolean pyramid() {
        swept = true;
        if (quick) {
            return false;
        }
        double epsilon = added;
        regularise(0); // with W + ε there always is an answer
        possible = pyramids.solve(problem, problem.velocity, p);
        regularise(epsilon);
        return possible && newton.solve(problem, b, p, GOAL) <= ENOUGH * scale();
    }

    /** More and more of Gauss-Seidel, until Newton finds the way. */
    private void sweep() {
        int count = 2;
        for (int i = 0; i < RESTARTS && possible; i++) {
            for (int k = 0; k < count; k++) {
                sweeps.sweep(problem, b, p);
            }
            if (newton.solve(problem, b, p, GOAL) <= ENOUGH * scale()) {
                return;
            }
            count *= 2;
        }
    }

    /** Lemke on the normal rows. */
    private boolean pivot() {
        int n = problem.contacts;
        int rows = problem.rows;
        for (int c = 0; c < n; c++) {
            int row = problem.rowAt[c];
            normalVelocity[c] = b[row];
            for (int e = 0; e < n; e++) {
                double w = problem.response[row * rows + problem.rowAt[e]];
                normals[c * n + e] = w;
                normalVelocity[c] += w * problem.floor[e];
            }
        }
        if (!lemke.solve(normals, normalVelocity, n, push)) {
            return false;
        }
        Arrays.fill(p, 0, rows, 0);
        for (int c = 0; c < n; c++) {
            p[problem.rowAt[c]] = problem.floor[c] + push[c];
        }
        return true;
    }

    /** @param which number of each contact among all, whose laws along the normal were set */
    private void read(int contacts, int[] which, int[] rowAt, double[] friction, double[] response, double[] velocity) {
        problem.read(contacts, rowAt, friction, response, velocity);
        for (int c = 0; c < contacts; c++) {
            int k = which[c];
            problem.normalLaw(c, floor[k], damping[k], approach[k]);
        }
        soften(contacts, which);
        if (p.length < problem.rows) {
            p = new double[problem.rows];
            b = new double[problem.rows];
            map = new double[problem.rows];
        }
        if (push.length < contacts) {
            push = new double[contacts];
            normalVelocity = new double[contacts];
            normals = new double[contacts * contacts];
        }
    }

    /**
     * Softness in the units of the problem, whose impulses are larger by the root of what moves: 1 for the lightest.
     */
    private void soften(int contacts, int[] which) {
        double lightest = 0;
        for (int c = 0; c < contacts; c++) {
            lightest = sharing[which[c]] ? Math.max(lightest, problem.root[c]) : lightest;
        }
        for (int c = 0; c < contacts; c++) {
            double ratio = lightest / problem.root[c];
            softness[c] = sharing[which[c]] ? ratio * ratio : 1;
        }
    }

    private double scale() {
        double size = 1;
        for (int r = 0; r < problem.rows; r++) {
            size = Math.max(size, Math.abs(p[r]));
        }
        return size;
    }

    /** Out, with rounding taken off that would lie outside the cones. */
    private void write(double[] impulse) {
        for (int c = 0; c < problem.contacts; c++) {
            int n = problem.rowAt[c];
            double unit = problem.unit / problem.root[c];
            double normal = Math.max(problem.floor[c], p[n]);
            double friction = 0;
            for (int r = n + 1; r < problem.rowAt[c + 1]; r++) {
                friction = Math.hypot(friction, p[r]);
            }
            double most = problem.friction[c] * normal;
            impulse[n] = normal * unit;
            for (int r = n + 1; r < problem.rowAt[c + 1]; r++) {
                impulse[r] = p[r] * unit * (friction > most ? most / friction : 1);
            }
        }
    }
}
