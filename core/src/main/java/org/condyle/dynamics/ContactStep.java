package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.dynamics.stepping.StepErrors;
import org.condyle.dynamics.stepping.StepHistory;
import org.condyle.dynamics.tree.MotionBounds;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Unilateral;

/**
 * One step of time of bodies that rest, slide, roll or tip on each other without compliance. Points of contact between two bodies come and
 * go, so that no set of constraints lasts; instead all impulses of the step are solved for at once, at the velocities of its end:
 *
 * <pre>  v⁺ = v + h v̇ + M⁻¹Jᵀp,   u⁺ + u ≥ -2g/h ⊥ p_n ≥ 0,   |p_t| ≤ μ p_n against u_t⁺ + ũ_t,   q⁺ = q ⊕ h (v + v⁺)/2  </pre>
 *
 * with the gap g and its rate u at the beginning: no gap is negative at the end. ũ_t is what the motion of the point of contact over the
 * surfaces adds to their velocity in half a step, so that what rolls does no work. Forces and rows are those of the middle of the step, which
 * trials find, the first with the accelerations of the step before. What closes faster than
 * {@link #SLOW} is not held: the step ends where it touches, and the impact is solved there with its restitution. What the contacts take is
 * the work of their impulses, p (u + u⁺)/2; the energy ledger, which knows nothing of that, then closes or does not. Energy that the
 * discretisation brings in is taken from the velocities, and its sum is told: {@link StepErrors}.
 */
public final class ContactStep {
    /** A contact that closes more slowly comes to rest without a bounce, which would be lower than 1e-7 m [m/s or rad/s]. */
    public static final double SLOW = 1e-3;

    private static final double FAST = 0.05; // speed of closing that no turning of surfaces explains [m/s]
    private static final double STILL = 1e-8; // speed of closing that needs no stop [m/s]
    private static final double LIMIT = 4e-7; // overlap that no step makes deeper [m]
    private static final double NOISE = 1e-9; // of gaps at the end of a step: what is smaller is not corrected [m]
    private static final double ENOUGH = 1e-4; // residual of the cones that a step may have
    private static final double BRIEF = 1e-6; // step that goes on even if this is worse, as there is no other way [s]
    private static final double AT_WORST = 1e-2;
    private static final double SHORTEST = 1e-7; // that bodies which could pass each other are followed with [s]
    private static final double LANDING = 1e-9; // the same of what hits [m]
    private static final double GUST =
            0.5; // speed that bodies may gain in a step: what is farther is not looked at [m/s]
    private static final double MARGIN = 1e-3; // speed by which what is apart may come into the step unforeseen [m/s]
    private static final int MOST_CORRECTIONS = 4;
    private static final double DAMPED = 0.6; // share of a correction against the one before
    private static final int MOST_HALVINGS = 6;
    private static final int MOST_CUTS = 40;
    private static final int MOST_TRIALS = 4;
    private static final double CLOSE = 1e-6; // change of velocities by a trial that is the last, of the largest

    private final Workspace w;
    private final RigidContacts c;
    private final Stabilisation stabilisation;
    private final ContactAccelerations problem;
    private final MotionBounds bounds;
    private final boolean[] takesPart;
    private final boolean[] slides;
    private final double[] friction;
    private final double[] bias; // three numbers a candidate
    private final double[]
            slip; // velocities along the surface at the beginning, two numbers a candidate; NaN if it did not touch
    private final double[] gap;
    private final double[] gapBefore; // at the beginning
    private final double[] rate;
    private final double[] impulse;
    private final double[] first;
    private final double[] internals;
    private final double[] shift; // of each element: what its gaps are taken less, so that the end is right [m]
    private final double[] leastAfter;
    private final double[] leastBefore; // of each element: its gap at the beginning, and that of what closes fast
    private final double[] fastBefore;
    private final double[] closing; // of each element: how fast it can come nearer, at the beginning [m/s or rad/s]
    // of each element: what closes faster hits. What touched at the beginning has been stopped and closes as its
    // surfaces turn.
    private final double[] rests;
    private final boolean[] near; // of each element: whether it can touch in the step
    private final double[] held; // of each element: the largest gap of what has pressed in a trial of the step [m]
    private final State begun;
    private final State middle;
    private final StepHistory history;
    private final StepBalance balance;
    private double error;
    private double solution; // residual of the last step
    private double passing; // time in which nothing can pass through anything unseen [s]
    private boolean deep; // something overlaps more than it may at the end
    private boolean solved;

    /** @param forces receives those of the candidates over the last step, three numbers each */
    public ContactStep(Workspace w, Stabilisation stabilisation, double[] forces) {
        this.w = w;
        this.stabilisation = stabilisation;
        c = w.contacts;
        problem = new ContactAccelerations(c).quick();
        bounds = new MotionBounds(w.mechanism.tree, w.kinematics, w.motion);
        int n = c.count();
        takesPart = new boolean[n];
        balance = new StepBalance(w, problem, takesPart, forces);
        slides = new boolean[n];
        friction = new double[n];
        bias = new double[3 * n];
        slip = new double[2 * n];
        gap = new double[n];
        gapBefore = new double[n];
        rate = new double[n];
        impulse = new double[w.lambda.length];
        first = new double[w.acceleration.length];
        history = new StepHistory(w.acceleration.length);
        internals = new double[w.internalRates.length];
        shift = new double[c.elements()];
        leastAfter = new double[c.elements()];
        leastBefore = new double[c.elements()];
        fastBefore = new double[c.elements()];
        closing = new double[c.elements()];
        near = new boolean[c.elements()];
        held = new double[c.elements()];
        rests = new double[c.elements()];
        begun = w.mechanism.model().newState();
        middle = w.mechanism.model().newState();
    }

    /** What the last trial of the last step has still changed, the largest of all velocities [m/s or rad/s]. */
    public double error() {
        return error;
    }

    /** How much accelerations have changed from the step before, times the length of the step [m/s or rad/s]; 0 after a jump. */
    public double bend() {
        return history.bend();
    }

    /** What the next step begins from. */
    public double[] history() {
        return history.kept();
    }

    /** Takes over what {@link #history} gave. */
    public void history(double[] kept) {
        history.keep(kept);
    }

    /** What the steps so far were wrong by. */
    @SuppressWarnings("exports") // read by the loop of this module alone
    public StepErrors errors() {
        return history.errors();
    }

    /** Energy that contacts took in the last step [J]. */
    public double lost() {
        return balance.lost();
    }

    /** Share of an element in the work of all contacts in the last step. */
    public double share(int element) {
        return balance.share(element);
    }

    /**
     * Takes a step.
     *
     * @param h       its length [s]
     * @param exactly whether it must not be shorter
     * @param powers  receives what all else does, see {@link Book}
     * @param end     receives its end
     * @return the length that was taken, shorter where something touches; NaN if no solution was found
     */
    public double take(State s, double h, boolean exactly, Book powers, State end) {
        w.rows.straight = true;
        try {
            return takeStep(s, h, exactly, powers, end);
        } finally {
            w.rows.straight = false;
        }
    }

    private double takeStep(State s, double h, boolean exactly, Book powers, State end) {
        begun.set(s);
        history.begin(s.time);
        balance.begin(begun);
        Arrays.fill(near, true);
        problem.forget();
        land();
        problem.forget();
        survey(h);
        double length = h;
        for (int k = 0; ; k++) {
            length = follow(length, exactly, end);
            if (Double.isNaN(length)) {
                return length;
            }
            boolean gains = balance.settle(begun, middle, length, impulse, powers, end);
            if (!gains || exactly || k == MOST_HALVINGS) {
                history.found(end.time, balance.correction(), solution);
                return length;
            }
            length *= 0.5; // a correction of places has cost more than there is to take it from
        }
    }

    /** A step that ends where it should, shorter where something touches; its length, NaN if there is none. */
    private double follow(double h, boolean exactly, State end) {
        double length = h;
        int corrections = 0, cuts = 0;
        guess(length);
        while (advance(length, end)) {
            double shorter = reach(length, end);
            boolean may = !exactly && cuts < MOST_CUTS;
            if (shorter >= length || !may) {
                if (corrections < MOST_CORRECTIONS && correct(length, Math.pow(DAMPED, corrections))) {
                    corrections++;
                    continue;
                } else if (!deep || !may) {
                    return length;
                }
                shorter = 0.5 * length;
            }
            length = shorter;
            cuts++;
            corrections = 0;
            guess(length);
        }
        return Double.NaN;
    }

    /** What the elements do to the energy of a step. */
    public interface Book {
        /** Power that elements bring in less what they lose in the middle of a step [W]; NaN if it is not known. */
        double net(State middle);
    }

    /** Stops what touches and closes slowly: an impact without restitution. */
    private void land() {
        look(begun);
        boolean any = false;
        for (int i = 0; i < c.count(); i++) {
            takesPart[i] = gap[i] <= c.element(i).gapTolerance();
            any |= takesPart[i] && rate[i] < -STILL;
        }
        if (!any) {
            return;
        }
        problem.read(begun, w, takesPart, stabilisation);
        problem.coefficients(w, takesPart, friction);
        Arrays.fill(bias, 0);
        problem.overStep(w, 0, begun.v, bias);
        problem.solve(w, takesPart, slides, friction);
        balance.lands(begun.v);
        w.loops.push(w.mechanism.rows(), problem.forces(), impulse, begun.v);
        balance.lands(begun.v);
        look(begun);
    }

    /** Trials until the middle is where the step says it is; false if the impulses were not found. */
    private boolean advance(double h, State end) {
        for (int k = 0; k < MOST_TRIALS; k++) {
            trial(h, end.v);
            error = 0;
            for (int i = 0; i < first.length; i++) {
                error = Math.max(error, Math.abs(end.v[i] - first[i]));
            }
            System.arraycopy(end.v, 0, first, 0, first.length);
            if (!solved || error <= CLOSE * (speed(first) + CLOSE)) {
                break;
            }
        }
        history.reached(h, begun.v, end.v);
        for (int k = 0; k < first.length; k++) {
            w.increment[k] = 0.5 * h * (begun.v[k] + end.v[k]);
        }
        Configurations.advance(w.mechanism, begun.q, w.increment, end.q);
        for (int k = 0; k < internals.length; k++) {
            end.z[k] = begun.z[k] + h * internals[k];
        }
        System.arraycopy(begun.memory, 0, end.memory, 0, begun.memory.length);
        end.time = begun.time + h;
        Configurations.tidy(w.mechanism, end);
        balance.presses(begun, end, h);
        return solved;
    }

    /** Where things are at the beginning, and which of them can touch within a time. */
    private void survey(double h) {
        Arrays.fill(fastBefore, Double.POSITIVE_INFINITY);
        Arrays.fill(held, Double.NEGATIVE_INFINITY);
        System.arraycopy(gap, 0, gapBefore, 0, gap.length);
        bounds.find();
        passing = Double.POSITIVE_INFINITY;
        for (int e = 0; e < leastBefore.length; e++) {
            Unilateral u = c.element(c.firstOf(e));
            leastBefore[e] = u.leastGap();
            closing[e] = u.closing(w.motion, bounds.course);
            near[e] = leastBefore[e] <= 2 * h * (closing[e] + GUST);
            if (near[e] && u.passable()) {
                passing = Math.min(passing, u.longestStep(w.motion, bounds.course));
            }
        }
        for (int e = 0; e < rests.length; e++) {
            rests[e] = leastBefore[e] <= c.element(c.firstOf(e)).gapTolerance() ? -FAST : -SLOW;
        }
        for (int i = 0; i < c.count(); i++) {
            boolean hits = gap[i] <= 2 * h * (GUST - rate[i]);
            if (hits && gap[i] > c.element(i).gapTolerance() && rate[i] < -SLOW) {
                int e = c.elementOf[i];
                fastBefore[e] = Math.min(fastBefore[e], gap[i]);
                rests[e] = Math.max(rests[e], Math.min(0.5 * rate[i], -SLOW));
            }
        }
        slips();
        for (int e = 0; e < near.length; e++) {
            if (!near[e]) { // trials do not look at it
                Arrays.fill(gap, c.firstOf(e), c.firstOf(e + 1), Double.POSITIVE_INFINITY);
                Arrays.fill(rate, c.firstOf(e), c.firstOf(e + 1), 0);
                Arrays.fill(takesPart, c.firstOf(e), c.firstOf(e + 1), false);
            }
        }
        Dynamics.internalRates(begun, w);
        System.arraycopy(w.internalRates, 0, internals, 0, internals.length);
        System.arraycopy(begun.memory, 0, middle.memory, 0, begun.memory.length);
    }

    /** Velocities at the end as they would be with the accelerations of the step before. */
    private void guess(double h) {
        Arrays.fill(shift, 0);
        for (int k = 0; k < internals.length; k++) {
            middle.z[k] = begun.z[k] + 0.5 * h * internals[k];
        }
        history.guess(h, begun.v, first);
    }

    /** Velocities at the end with forces and rows in the middle, which is found with those of the trial before. */
    private void trial(double h, double[] out) {
        for (int k = 0; k < first.length; k++) {
            w.increment[k] = 0.25 * h * (begun.v[k] + first[k]);
            middle.v[k] = 0.5 * (begun.v[k] + first[k]);
        }
        Configurations.advance(w.mechanism, begun.q, w.increment, middle.q);
        middle.time = begun.time + 0.5 * h;
        look(middle);
        for (int e = 0; e < near.length; e++) {
            Unilateral u = c.element(c.firstOf(e));
            double closed = near[e] ? u.gapTolerance() + h * MARGIN : 0;
            for (int i = c.firstOf(e); near[e] && i < c.firstOf(e + 1); i++) {
                // back to the beginning: points that come and go as the middle was reached
                gap[i] = u.shifting() ? gap[i] - 0.5 * h * rate[i] : gapBefore[i];
                // what was held in a trial does not close in the next one, and would be let go again
                takesPart[i] = gap[i] + h * rate[i] <= closed || gap[i] <= held[e] + closed;
            }
        }
        problem.read(middle, w, takesPart, stabilisation);
        problem.coefficients(w, takesPart, friction);
        Arrays.fill(bias, 0);
        for (int e = 0; e < near.length; e++) {
            for (int i = c.firstOf(e); near[e] && i < c.firstOf(e + 1); i++) {
                if (takesPart[i]) {
                    double closes = w.loops.times(c.rowOf[i], begun.v);
                    takesPart[i] = closes >= rests[e];
                    bias[3 * i] = 2 * Math.max(0, gap[i]) / h + closes - 2 * shift[e] / h;
                    turn(i);
                }
            }
        }
        Dynamics.internalRates(middle, w);
        System.arraycopy(w.internalRates, 0, internals, 0, internals.length);
        finish(h, out);
        for (int i = 0; i < c.count(); i++) {
            if (takesPart[i] && problem.forces()[c.rowOf[i] - w.mechanism.rows()] > 0) {
                held[c.elementOf[i]] = Math.max(held[c.elementOf[i]], gap[i]);
            }
        }
    }

    /**
     * What rolls has a velocity along the surface in the middle that it did not have at the beginning, as another point is touched there: as
     * much as it must have at the end, the other way.
     */
    private void turn(int i) {
        for (int k = 0; k < c.tangents(i); k++) {
            double turned = w.loops.times(c.rowOf[i] + 1 + k, begun.v) - slip[2 * i + k];
            bias[3 * i + 1 + k] = Math.abs(turned) <= FAST ? turned : 0;
        }
    }

    /** Velocities along the surface of what touches at the beginning. */
    private void slips() {
        Arrays.fill(slip, Double.NaN);
        for (int i = 0; i < c.count(); i++) {
            c.mode[i] = gap[i] <= c.element(i).gapTolerance() ? RigidContacts.STICKS : RigidContacts.OPEN;
            c.watched[i] = false;
        }
        Dynamics.assembleRowsAsTried(begun, w);
        for (int i = 0; i < c.count(); i++) {
            for (int k = 0; c.rowOf[i] >= 0 && k < c.tangents(i); k++) {
                slip[2 * i + k] = w.loops.times(c.rowOf[i] + 1 + k, begun.v);
            }
        }
    }

    private static double speed(double[] v) {
        double most = 0;
        for (double x : v) {
            most = Math.max(most, Math.abs(x));
        }
        return most;
    }

    private void look(State s) {
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        c.find(s, w.motion, near);
        for (int e = 0; e < near.length; e++) {
            for (int i = c.firstOf(e); near[e] && i < c.firstOf(e + 1); i++) {
                gap[i] = c.gap(i);
                rate[i] = gap[i] < Double.POSITIVE_INFINITY ? c.gapRate(i) : 0;
            }
        }
    }

    /** Velocities at the end, with forces and rows of the state that the problem was read at. */
    private void finish(double h, double[] out) {
        for (int k = 0; k < out.length; k++) {
            out[k] = begun.v[k] + h * w.acceleration[k];
        }
        solved = true;
        solution = 0;
        if (w.loops.rows == w.mechanism.rows()) {
            return; // nothing is near
        }
        problem.overStep(w, h, begun.v, bias);
        solved = problem.solve(w, takesPart, slides, friction) || problem.residual() <= (h > BRIEF ? ENOUGH : AT_WORST);
        solution = problem.residual();
        w.loops.push(w.mechanism.rows(), problem.forces(), impulse, out);
    }

    /** How long the step may be so that what hits does not overlap at its end, and nothing could have touched on the way. */
    private double reach(double h, State end) {
        Dynamics.place(end, w);
        Dynamics.fillRates(w);
        bounds.find();
        double longest = Math.min(h, Math.max(passing, SHORTEST));
        deep = false;
        for (int e = 0; e < leastBefore.length; e++) {
            Unilateral u = c.element(c.firstOf(e));
            if (!near[e] && leastBefore[e] > h * Math.max(closing[e], u.closing(w.motion, bounds.course))) {
                continue; // velocities change evenly, so that none in between is larger
            }
            near[e] = true;
            u.find(end, w.motion);
            double after = u.leastGap(), from = fastBefore[e];
            leastAfter[e] = after;
            deep |= after < Math.min(-LIMIT, leastBefore[e] - NOISE);
            if (from < Double.POSITIVE_INFINITY && after < Math.min(-LANDING, leastBefore[e] - NOISE)) {
                double hit = hits(e);
                if (hit < -LANDING) {
                    double touches = h * Math.max(1e-3, Math.min(0.95, from / (from - hit)));
                    // a point that comes in from the side may be deep, however short the step is
                    double soonest = from / Math.max(closing[e], u.closing(w.motion, bounds.course));
                    longest = Math.min(longest, Math.max(touches, soonest));
                }
            }
        }
        return longest;
    }

    /** Least gap of what an element does not hold, at the instant looked at: beside it the same bodies may rest on each other. */
    private double hits(int e) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = c.firstOf(e); i < c.firstOf(e + 1); i++) {
            if (c.gap(i) < least && c.gapRate(i) < rests[e]) {
                least = c.gap(i);
            }
        }
        return least;
    }

    /**
     * Where surfaces are curved, or turn, the end of a step is not where the middle has it. What is pressed or overlaps there is asked to
     * be where it was.
     *
     * @param h     length of the step [s]
     * @param share of the error that is corrected
     * @return true if another trial is worth it
     */
    private boolean correct(double h, double share) {
        boolean worth = false;
        for (int e = 0; e < shift.length; e++) {
            if (!near[e]) {
                continue;
            }
            double wanted = Math.min(0, leastBefore[e]), off = leastAfter[e] - wanted;
            boolean explained = Math.abs(off) <= FAST * h; // by surfaces that turn; anything else would be thrown
            if (explained && (off < -NOISE || (off > NOISE && balance.presses(e) && leastBefore[e] <= NOISE))) {
                shift[e] -= share * off;
                worth = true;
            }
        }
        return worth;
    }
}
