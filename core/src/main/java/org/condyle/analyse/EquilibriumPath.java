package org.condyle.analyse;

import java.util.Arrays;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.Mechanism;
import org.condyle.math.LuSolver;
import org.condyle.mechanics.State;
import org.hipparchus.linear.EigenDecompositionSymmetric;
import org.hipparchus.linear.MatrixUtils;

/**
 * Follows a stable equilibrium q(t) while constraints and forces change with t.
 *
 * <pre>
 *   predictor   τ = v + N y,   J v = -Φ_t,   K y = Nᵀ ∂(f + Jᵀλ)/∂t along v,   q ← q ⊕ h τ
 *   corrector   K y = Nᵀ f,   q ← q ⊕ N y, then back onto Φ = 0, until balanced
 * </pre>
 *
 * A step is halved where neither corrections nor unbalanced forces contract, where they are more than half of the predicted move, or where the
 * position is not stable. A path that cannot be followed by the smallest step has lost its stability there.
 */
final class EquilibriumPath {
    /** Why a step was not taken. */
    enum Trouble {
        NONE,
        LOCKED,
        UNSETTLED,
        UNBALANCED,
        UNSTABLE
    }

    private static final int MOST_ITERATIONS = 20;
    private static final double BALANCED = 1e-12; // of the forces in play
    private static final double ROUNDING = 1e-11; // a correction this small that does not become smaller, of 1 + |q|
    private static final double CONTRACTION = 0.8;
    private static final double LEVER = 1e-6; // m: a torque of the largest force at this arm is rounding of torques
    private static final double BETTER =
            0.1; // part of the unbalanced force that may be left where moves do not contract
    private static final double ROUGH = 0.5; // largest correction, part of the predicted move
    private static final double SLIGHT =
            1e-10; // unbalanced force, of those in play, that moves what is loose and lets nothing snap
    private static final double GENTLE = 1e-3; // m or rad; largest move by such a force
    private static final double TINY = 1e-6; // m or rad; smaller corrections are taken whatever was predicted
    private static final double NEUTRAL = 1e-9; // softer than this part of the stiffest direction: no stiffness
    private static final double NEUTRAL_OF_TANGENTS = 1e-12;
    private static final double UNSUPPORTED = 1e-8; // force along a direction without stiffness, of those in play
    private static final double ANGLE = 1e-6; // differences
    private static final double LENGTH = 1e-7;
    private static final double DEPTH = 0.01; // part of the depth of a contact that a difference may be
    private static final double FINEST = 1e-10; // m
    private static final int PASSES = 2; // of a course; the first may start where drives alone lead
    private static final double INSTANT = 1e-5; // time difference, part of the range

    private final Mechanism mechanism;
    private final double range;
    private final double last;
    private final double[] tangent;
    private StaticPoint here;
    private StaticPoint next;
    private double[][] k = {};
    private double[] values = {}; // eigenvalues of the symmetric part of k, falling
    private double[][] vectors = {};
    private double neutral = NEUTRAL;
    private double stiffestSeen;
    private double forceInPlay;
    private double torqueInPlay;
    private Trouble trouble = Trouble.NONE;
    private String unsettled = "";
    private double residual;

    /**
     * A path.
     *
     * @param range length of the whole path in time [s]
     * @param last  where it ends; nothing is evaluated beyond
     */
    EquilibriumPath(Mechanism mechanism, double range, double last) {
        this.mechanism = mechanism;
        this.range = range;
        this.last = last;
        here = new StaticPoint(mechanism);
        next = new StaticPoint(mechanism);
        tangent = new double[here.force.length];
    }

    /**
     * How the path goes on from here: speeds for each unit of time, for those who are told of it. As good as central differences along the path
     * itself; the predictor does with less, which leads farther where the path is about to end.
     */
    double[] course() {
        double[] course = tangent.clone(), found = course.clone();
        for (int pass = 0; pass < PASSES && values.length > 0; pass++) {
            double[] way = here.move(solve(here.along(drift(course))));
            for (int i = 0; i < course.length; i++) {
                course[i] += way[i];
            }
        }
        return RowBasis.largest(course) < Double.POSITIVE_INFINITY ? course : found;
    }

    /** How fast the forces leave the balance along a course; by differences, on both sides where the path goes on. */
    private double[] drift(double[] course) {
        double dt = INSTANT * range, now = here.state.time;
        boolean later = now + dt <= last, earlier = now - dt >= last - range;
        double[] slope = later ? unbalanced(course, dt) : here.residual.clone();
        double[] before = earlier ? unbalanced(course, -dt) : here.residual;
        double span = later && earlier ? 2 * dt : dt;
        for (int i = 0; i < slope.length; i++) {
            slope[i] = (slope[i] - before[i]) / span;
        }
        return slope;
    }

    /** f + Jᵀλ with the multipliers of here, a little later or earlier along a course. */
    private double[] unbalanced(double[] course, double dt) {
        State s = here.state.copy();
        double[] out = new double[course.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = dt * course[i];
        }
        Configurations.advance(mechanism, here.state.q, out, s.q);
        s.time += dt;
        here.internals().settle(s);
        here.forces(s, out);
        for (int r = 0; r < here.lambda.length; r++) {
            here.addRow(r, here.lambda[r], out);
        }
        return out;
    }

    StaticPoint here() {
        return here;
    }

    Trouble trouble() {
        return trouble;
    }

    /** In words: what is wrong beyond the last position that was reached. */
    String unsettled() {
        return unsettled;
    }

    /** Largest unbalanced force at the last position that was reached, relative to those in play. */
    double residual() {
        return residual;
    }

    /** The equilibrium at the time of a start, by Newton's method if the start is near it, otherwise downhill. */
    String begin(State start) {
        State s = start.copy();
        Arrays.fill(s.v, 0);
        Assembly.assemble(mechanism, s, new boolean[s.v.length], new boolean[s.v.length]);
        here.at(s);
        if (correct(s, TINY)) {
            accept();
            return "";
        }
        EquilibriumSearch search = new EquilibriumSearch(mechanism, Equilibrium.Options.USUAL);
        String message = search.run(s);
        return message.isEmpty() ? settleAt(search.rest().state) : message;
    }

    /** Goes on from an equilibrium that was found in another way. */
    String settleAt(State s) {
        here.at(s);
        forceInPlay = Math.max(forceInPlay, here.inPlay(true));
        torqueInPlay = Math.max(torqueInPlay, here.inPlay(false));
        if (correct(s, Double.MAX_VALUE)) {
            accept();
            return "";
        }
        return trouble == Trouble.UNSETTLED
                ? unsettled
                : "the position found is " + (trouble == Trouble.UNSTABLE ? "not stable" : "not balanced");
    }

    /** One step to another time; false, and the position stays, if the stable equilibrium is not found there. */
    boolean step(double time) {
        State s = here.state.copy();
        s.time = time;
        double h = time - here.state.time;
        double[] move = new double[tangent.length];
        for (int i = 0; i < move.length; i++) {
            move[i] = h * tangent[i];
        }
        double size = RowBasis.largest(move);
        if (!Double.isFinite(size)) {
            trouble = Trouble.UNBALANCED;
            return false;
        }
        Configurations.advance(mechanism, s.q, move, s.q);
        Configurations.tidy(mechanism, s);
        if (!correct(s, Math.max(TINY, ROUGH * size))) {
            return false;
        }
        accept();
        return true;
    }

    /** Takes the corrected position, and the direction of the path there. */
    private void accept() {
        StaticPoint left = here;
        here = next;
        next = left;
        stiffestSeen = values.length == 0 ? 0 : stiffest();
        double dt = here.state.time + INSTANT * range > last ? -INSTANT * range : INSTANT * range;
        here.drivenRate(tangent);
        if (values.length == 0) {
            return;
        }
        double[] slope = new double[tangent.length];
        if (here.internals().count() > 0 || !here.addSlope(tangent, dt, slope)) {
            addDifference(tangent, dt, slope);
        } else {
            addDifference(new double[tangent.length], dt, slope); // what changes with time alone
        }
        double[] way = here.move(solve(here.along(slope)));
        for (int i = 0; i < way.length; i++) {
            tangent[i] += way[i];
        }
    }

    /** Adds how f + Jᵀλ changes with the time along a motion, with λ kept. */
    private void addDifference(double[] motion, double dt, double[] out) {
        double[] there = unbalanced(motion, dt);
        for (int i = 0; i < out.length; i++) {
            out[i] += (there[i] - here.residual[i]) / dt;
        }
    }

    /** Newton's method from a position near the equilibrium, in {@link #next}; it may correct no more than so far. */
    private boolean correct(State start, double most) {
        State s = start;
        double total = 0, before = Double.MAX_VALUE, worse = Double.MAX_VALUE; // size and error before
        for (int i = 0; i <= MOST_ITERATIONS; i++) {
            // Memory is that of the last position: what a trial step touches or damages must not stay.
            System.arraycopy(here.state.memory, 0, s.memory, 0, s.memory.length);
            if (!here.close(s)) {
                return fails(Trouble.LOCKED);
            }
            next.at(s);
            if (!next.unsettled().isEmpty()) {
                unsettled = next.unsettled();
                return fails(Trouble.UNSETTLED);
            }
            double error = error();
            if (!Double.isFinite(error)) {
                return fails(Trouble.UNBALANCED);
            }
            stiffness();
            double[] pull = next.pull(), move = next.move(solve(pull));
            double size = RowBasis.largest(move);
            // The level at which rounding ends the contraction is known only by its end.
            boolean rounding = size <= ROUNDING * (1 + RowBasis.largest(s.q));
            if (error <= BALANCED || (rounding && size >= 0.5 * before) || size == 0) {
                residual = error;
                return supported(pull) ? stable() || fails(Trouble.UNSTABLE) : fails(Trouble.UNBALANCED);
            }
            boolean drifts = error <= SLIGHT && size <= GENTLE; // along what hardly anything holds
            total += drifts ? 0 : size;
            // A stiff direction that is put right may let a soft one go farther than it went itself.
            boolean contracts = size <= CONTRACTION * before || error <= BETTER * worse || rounding;
            boolean follows = total <= most && contracts;
            if (!follows && !drifts) { // also NaN
                return fails(Trouble.UNBALANCED);
            }
            before = size;
            worse = error;
            s = next.state.copy();
            Configurations.advance(mechanism, s.q, move, s.q);
            Configurations.tidy(mechanism, s);
        }
        return fails(Trouble.UNBALANCED);
    }

    private boolean fails(Trouble why) {
        trouble = why;
        return false;
    }

    /** Largest residual, against the largest force (or torque) that the path has seen. */
    private double error() {
        double force = Math.max(forceInPlay, next.inPlay(true)), torque = Math.max(torqueInPlay, next.inPlay(false));
        torque = Math.max(torque, LEVER * force);
        double worst = 0;
        for (int i = 0; i < next.residual.length; i++) {
            double r = Math.abs(next.residual[i]);
            double part = r == 0 ? 0 : r / (next.isLength(i) ? force : torque);
            worst = part <= worst ? worst : part; // NaN stays
        }
        return worst;
    }

    private boolean stable() {
        forceInPlay = Math.max(forceInPlay, next.inPlay(true));
        torqueInPlay = Math.max(torqueInPlay, next.inPlay(false));
        return values.length == 0 || values[values.length - 1] >= -neutral * stiffest();
    }

    /** The largest stiffness here and on the way so far: where all is slack, rounding is no stiffness. */
    private double stiffest() {
        return Math.max(stiffestSeen, Math.max(Math.abs(values[0]), Math.abs(values[values.length - 1])));
    }

    /** How many directions have no stiffness at the last position that was reached. */
    int loose() {
        int count = 0;
        for (double v : values) {
            count += Math.abs(v) <= neutral * stiffest() ? 1 : 0;
        }
        return count;
    }

    /** The coordinate that moves farthest along the softest direction. */
    String softest() {
        double[] shape = here.move(vectors[vectors.length - 1]);
        int most = 0;
        for (int i = 0; i < shape.length; i++) {
            most = Math.abs(shape[i]) > Math.abs(shape[most]) ? i : most;
        }
        return mechanism.model().speedName(most);
    }

    /** Nothing pulls along directions without stiffness. */
    private boolean supported(double[] pull) {
        double force = Math.max(forceInPlay, next.inPlay(true)), torque = Math.max(torqueInPlay, next.inPlay(false));
        for (int i = 0; i < values.length; i++) {
            if (Math.abs(values[i]) > neutral * stiffest()) {
                continue;
            }
            // pull in the metric of the masses; back to the speed that moves most, which has a unit
            double[] shape = next.move(vectors[i]);
            double along = Math.abs(RowBasis.dot(vectors[i], pull));
            double limit = 0;
            for (int j = 0; j < shape.length; j++) {
                limit = Math.max(limit, Math.abs(shape[j]) * (next.isLength(j) ? force : torque));
            }
            if (along > UNSUPPORTED * limit) {
                return false;
            }
        }
        return true;
    }

    private void stiffness() {
        int d = next.freedoms();
        double share = Math.min(1, Math.max(DEPTH * next.shallowest(), FINEST) / LENGTH); // of the usual differences
        k = d == 0 ? new double[0][0] : TangentMatrices.relaxedStiffness(next, share * ANGLE, share * LENGTH);
        neutral = next.allLinearised() ? NEUTRAL_OF_TANGENTS : NEUTRAL / share; // finer differences have more rounding
        values = new double[d];
        vectors = new double[d][];
        if (d == 0) {
            return;
        }
        double[][] a = new double[d][d];
        for (int i = 0; i < d; i++) {
            for (int j = 0; j < d; j++) {
                a[i][j] = 0.5 * (k[i][j] + k[j][i]);
            }
        }
        EigenDecompositionSymmetric eigen = new EigenDecompositionSymmetric(MatrixUtils.createRealMatrix(a));
        for (int i = 0; i < d; i++) {
            values[i] = eigen.getEigenvalue(i);
            vectors[i] = eigen.getEigenvector(i).toArray();
        }
    }

    /** K⁻¹ b; directions without stiffness stay as they are. */
    private double[] solve(double[] b) {
        double[] y = new double[b.length];
        if (b.length == 0) {
            return y;
        }
        boolean soft = false;
        for (double v : values) {
            soft |= Math.abs(v) <= neutral * stiffest();
        }
        if (!soft) {
            LuSolver lu = new LuSolver(b.length);
            for (int i = 0; i < b.length; i++) {
                System.arraycopy(k[i], 0, lu.matrix()[i], 0, b.length);
            }
            if (lu.factor()) {
                System.arraycopy(b, 0, y, 0, b.length);
                lu.solve(y);
                return y;
            }
        }
        for (int i = 0; i < values.length; i++) {
            if (Math.abs(values[i]) <= neutral * stiffest()) {
                continue;
            }
            double amount = RowBasis.dot(vectors[i], b) / values[i];
            for (int j = 0; j < y.length; j++) {
                y[j] += amount * vectors[i][j];
            }
        }
        return y;
    }
}
