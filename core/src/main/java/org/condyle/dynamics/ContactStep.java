package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Unilateral;

/**
 * One step of time of bodies that rest, slide, roll or tip on each other without compliance. Points of contact between two bodies come and
 * go, so that no set of constraints lasts; instead all impulses of the step are solved for at once, at the velocities of its end:
 *
 * <pre>  v⁺ = v + h v̇ + M⁻¹Jᵀp,   u⁺ + u ≥ -2g/h ⊥ p_n ≥ 0,   |p_t| ≤ μ p_n against u_t⁺,   q⁺ = q ⊕ h (v + v⁺)/2  </pre>
 *
 * with the gap g and its rate u at the beginning: no gap is negative at the end. Forces and rows are those of the middle of the step, which
 * trials find, the first with the accelerations of the step before. What closes faster than
 * {@link #SLOW} is not held: the step ends where it touches, and the impact is solved there with its restitution. Energy that the
 * discretisation would add is taken from the velocities.
 */
public final class ContactStep {
    /** A contact that closes more slowly comes to rest without a bounce, which would be lower than 1e-7 m [m/s or rad/s]. */
    public static final double SLOW = 1e-3;

    private static final double FAST = 0.05; // speed of closing that no turning of surfaces explains [m/s]
    private static final double STILL = 1e-8; // speed of closing that needs no stop [m/s]
    private static final double LIMIT = 2e-7; // overlap that the end of a step may have [m]
    private static final double NOISE =
            1e-9; // of gaps: nothing is asked of a velocity so that it closes such a gap [m]
    private static final double ENOUGH =
            1e-4; // residual of the cones: what it is wrong by neither overlaps nor gains energy
    private static final double SHORTEST = 1e-7; // that bodies which could pass each other are followed with [s]
    private static final double LANDING = 1e-9; // the same of what hits [m]
    private static final double MARGIN = 1e-3; // speed by which what is apart may come into the step unforeseen [m/s]
    private static final int MOST_CORRECTIONS = 4;
    private static final double DAMPED = 0.6; // share of a correction against the one before
    private static final int MOST_HALVINGS = 6;
    private static final double GAIN = 1e-12; // of the energy, that rounding may give
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
    private final double[] bias;
    private final double[] gap;
    private final double[] rate;
    private final double[] impulse;
    private final double[] first;
    private final double[] internals;
    private final double[] mean; // forces over the step, three numbers a candidate
    private final double[] shift; // of each element: what its gaps are taken less, so that the end is right [m]
    private final double[] leastAfter;
    private final double[] leastBefore; // of each element: its gap at the beginning, and that of what closes fast
    private final double[] fastBefore;
    private final State begun;
    private final State middle;
    private final double[] acceleration; // mean of the last step, and of the one before it
    private final double[] before;
    private double beginTime = Double.NaN;
    private double endTime = Double.NaN;
    private boolean follows; // a step that is known
    private double error;
    private double bend;
    private double lost;
    private double passing; // time in which nothing can pass through anything unseen [s]
    private boolean solved;

    public ContactStep(Workspace w, Stabilisation stabilisation) {
        this.w = w;
        this.stabilisation = stabilisation;
        c = w.contacts;
        problem = new ContactAccelerations(c).quick();
        bounds = new MotionBounds(w);
        int n = c.count();
        takesPart = new boolean[n];
        slides = new boolean[n];
        friction = new double[n];
        bias = new double[n];
        gap = new double[n];
        rate = new double[n];
        mean = new double[3 * n];
        impulse = new double[w.lambda.length];
        first = new double[w.acceleration.length];
        acceleration = new double[w.acceleration.length];
        before = new double[w.acceleration.length];
        internals = new double[w.internalRates.length];
        shift = new double[c.elements()];
        leastAfter = new double[c.elements()];
        leastBefore = new double[c.elements()];
        fastBefore = new double[c.elements()];
        begun = w.mechanism.model().newState();
        middle = w.mechanism.model().newState();
    }

    /** Forces of the candidates over the last step, three numbers each. */
    public double[] forces() {
        return mean;
    }

    /** What the last trial of the last step has still changed, the largest of all velocities [m/s or rad/s]. */
    public double error() {
        return error;
    }

    /** How much accelerations have changed from the step before, times the length of the step [m/s or rad/s]; 0 after a jump. */
    public double bend() {
        return bend;
    }

    /** What the next step begins from. */
    public double[] history() {
        double[] out = Arrays.copyOf(acceleration, acceleration.length + before.length + 3);
        System.arraycopy(before, 0, out, acceleration.length, before.length);
        out[out.length - 3] = beginTime;
        out[out.length - 2] = endTime;
        out[out.length - 1] = follows ? 1 : 0;
        return out;
    }

    /** Takes over what {@link #history} gave. */
    public void history(double[] kept) {
        System.arraycopy(kept, 0, acceleration, 0, acceleration.length);
        System.arraycopy(kept, acceleration.length, before, 0, before.length);
        beginTime = kept[kept.length - 3];
        endTime = kept[kept.length - 2];
        follows = kept[kept.length - 1] != 0;
    }

    /** Energy that contacts took in the last step [J]. */
    public double lost() {
        return lost;
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
        begun.set(s);
        if (s.time == endTime && s.time > beginTime) { // the step before was taken
            System.arraycopy(acceleration, 0, before, 0, before.length);
            follows = true;
        } else if (s.time != beginTime) {
            follows = false;
        }
        beginTime = s.time;
        double had = energy(begun);
        land();
        double length = h;
        for (int k = 0; ; k++) {
            length = follow(length, exactly, end);
            if (Double.isNaN(length)) {
                return length;
            }
            settle(had, length, powers, end);
            boolean gains = lost < -GAIN * had(had);
            if (!gains || exactly || k == MOST_HALVINGS) {
                endTime = end.time;
                return length;
            }
            length *= 0.5; // a correction of places has cost more than there is to take it from
        }
    }

    private double had(double energy) {
        return Math.abs(energy) + Dynamics.kineticEnergy(w);
    }

    /** A step that ends where it should, shorter where something touches; its length, NaN if there is none. */
    private double follow(double h, boolean exactly, State end) {
        double length = h;
        Arrays.fill(shift, 0);
        int corrections = 0;
        for (int k = 0; k <= MOST_CUTS; k++) {
            if (!advance(length, end)) {
                return Double.NaN;
            }
            double shorter = reach(length, end);
            if (shorter < length && !exactly && k < MOST_CUTS) {
                length = shorter;
                Arrays.fill(shift, 0);
                corrections = 0;
            } else if (corrections == MOST_CORRECTIONS || !correct(Math.pow(DAMPED, corrections++))) {
                break;
            }
        }
        return length;
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
            friction[i] = c.element(i).friction();
        }
        if (!any) {
            return;
        }
        problem.read(begun, w, takesPart, stabilisation);
        Arrays.fill(bias, 0);
        problem.overStep(w, 0, begun.v, bias);
        problem.solve(w, takesPart, slides, friction);
        w.loops.push(w.mechanism.rows(), problem.forces(), impulse, begun.v);
    }

    /** Trials until the middle is where the step says it is; false if the impulses were not found. */
    private boolean advance(double h, State end) {
        begin(h);
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
        bend = 0;
        for (int k = 0; k < first.length; k++) {
            acceleration[k] = (end.v[k] - begun.v[k]) / h;
            bend = follows ? Math.max(bend, h * Math.abs(acceleration[k] - before[k])) : 0;
            w.increment[k] = 0.5 * h * (begun.v[k] + end.v[k]);
        }
        Configurations.advance(w.mechanism, begun.q, w.increment, end.q);
        for (int k = 0; k < internals.length; k++) {
            end.z[k] = begun.z[k] + h * internals[k];
        }
        System.arraycopy(begun.memory, 0, end.memory, 0, begun.memory.length);
        end.time = begun.time + h;
        Configurations.tidy(w.mechanism, end);
        keepForces(h);
        return solved;
    }

    /** Where things are at the beginning; velocities at the end as they would be with the accelerations of the step before. */
    private void begin(double h) {
        look(begun);
        Arrays.fill(fastBefore, Double.POSITIVE_INFINITY);
        bounds.find();
        passing = Double.POSITIVE_INFINITY;
        for (int e = 0; e < leastBefore.length; e++) {
            Unilateral u = c.element(c.firstOf(e));
            leastBefore[e] = u.leastGap();
            passing =
                    Math.min(passing, u.passable() ? u.longestStep(w.motion, bounds.course) : Double.POSITIVE_INFINITY);
        }
        for (int i = 0; i < c.count(); i++) {
            if (gap[i] > c.element(i).gapTolerance() && rate[i] < -SLOW) {
                int e = c.elementOf[i];
                fastBefore[e] = Math.min(fastBefore[e], gap[i]);
            }
        }
        Dynamics.internalRates(begun, w);
        for (int k = 0; k < internals.length; k++) {
            middle.z[k] = begun.z[k] + 0.5 * h * w.internalRates[k];
        }
        System.arraycopy(begun.memory, 0, middle.memory, 0, begun.memory.length);
        for (int k = 0; k < first.length; k++) {
            first[k] = begun.v[k] + (follows ? h * before[k] : 0);
        }
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
        for (int i = 0; i < c.count(); i++) {
            gap[i] -= 0.5 * h * rate[i]; // back to the beginning, as the middle was reached
            choose(i, gap[i], rate[i], h);
        }
        problem.read(middle, w, takesPart, stabilisation);
        for (int i = 0; i < c.count(); i++) {
            double rateBefore = takesPart[i] ? w.loops.times(c.rowOf[i], begun.v) : 0;
            bias[i] = takesPart[i] ? bound(gap[i], rateBefore, h) - 2 * shift[c.elementOf[i]] / h : 0;
        }
        Dynamics.internalRates(middle, w);
        System.arraycopy(w.internalRates, 0, internals, 0, internals.length);
        finish(h, out);
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
        c.find(s, w.motion);
        for (int i = 0; i < c.count(); i++) {
            gap[i] = c.gap(i);
            rate[i] = gap[i] < Double.POSITIVE_INFINITY ? c.gapRate(i) : 0;
        }
    }

    /** Whether a candidate takes part: near enough to touch in the step, and not so fast that it hits. */
    private void choose(int i, double g, double u, double h) {
        double tolerance = c.element(i).gapTolerance();
        boolean behind =
                g < -LIMIT && fastBefore[c.elementOf[i]] < Double.POSITIVE_INFINITY; // of the touch lies the middle
        boolean hits = u < -SLOW && (g > tolerance || behind);
        takesPart[i] = !hits && g + h * u <= tolerance + h * MARGIN;
        friction[i] = c.element(i).friction();
    }

    /** What must be added to the velocity at the end so that it is not negative. */
    private static double bound(double g, double before, double h) {
        return 2 * Math.max(0, g - NOISE) / h
                + Math.max(before, -FAST); // what is faster is no rest: it must not rebound
    }

    /** Velocities at the end, with forces and rows of the state that the problem was read at. */
    private void finish(double h, double[] out) {
        for (int k = 0; k < out.length; k++) {
            out[k] = begun.v[k] + h * w.acceleration[k];
        }
        solved = true;
        if (w.loops.rows == w.mechanism.rows()) {
            return; // nothing is near
        }
        problem.overStep(w, h, begun.v, bias);
        solved = problem.solve(w, takesPart, slides, friction) || problem.residual() <= ENOUGH;
        w.loops.push(w.mechanism.rows(), problem.forces(), impulse, out);
    }

    private void keepForces(double h) {
        Arrays.fill(mean, 0);
        double[] p = problem.forces();
        for (int i = 0; i < c.count(); i++) {
            for (int k = 0; takesPart[i] && k <= c.tangents(i); k++) {
                mean[3 * i + k] = p[c.rowOf[i] - w.mechanism.rows() + k] / h;
            }
        }
    }

    /** How long the step may be so that nothing overlaps at its end, and nothing could have touched on the way. */
    private double reach(double h, State end) {
        Dynamics.place(end, w);
        Dynamics.fillRates(w);
        c.find(end, w.motion);
        double longest = Math.min(h, Math.max(passing, SHORTEST));
        for (int e = 0; e < leastBefore.length; e++) {
            Unilateral u = c.element(c.firstOf(e));
            double after = u.leastGap(), from = fastBefore[e];
            leastAfter[e] = after;
            double limit = from < Double.POSITIVE_INFINITY ? LANDING : LIMIT;
            if (after < Math.min(0, leastBefore[e]) - limit) {
                double share = from < Double.POSITIVE_INFINITY ? from / (from - after) : 0.5;
                longest = Math.min(longest, h * Math.max(1e-3, Math.min(0.95, share)));
            }
        }
        return longest;
    }

    /**
     * Where surfaces are curved, or turn, the end of a step is not where the middle has it. What is pressed or overlaps there is asked to
     * be where it was.
     *
     * @param share of the error that is corrected
     * @return true if another trial is worth it
     */
    private boolean correct(double share) {
        boolean worth = false;
        for (int e = 0; e < shift.length; e++) {
            double wanted = Math.min(0, leastBefore[e]), off = leastAfter[e] - wanted;
            if (off < -NOISE || (off > NOISE && presses(e) && leastBefore[e] <= NOISE)) {
                shift[e] -= share * off;
                worth = true;
            }
        }
        return worth;
    }

    private boolean presses(int e) {
        for (int i = c.firstOf(e); i < c.firstOf(e + 1); i++) {
            if (mean[3 * i] > 0) {
                return true;
            }
        }
        return false;
    }

    /** Books what was lost; what would be gained is taken from the velocities. */
    private void settle(double had, double h, Book powers, State end) {
        double net = h * powers.net(middle);
        if (Double.isNaN(net)) {
            lost = 0;
            return;
        }
        lost = had + net - energy(end);
        double kinetic = Dynamics.kineticEnergy(w);
        if (lost < 0 && kinetic > -lost) {
            double less = Math.sqrt(1 + lost / kinetic);
            for (int k = 0; k < end.v.length; k++) {
                end.v[k] *= less;
            }
            lost = had + net - energy(end);
        }
    }

    private double energy(State s) {
        Dynamics.momenta(s, w);
        Dynamics.fillRates(w);
        return Dynamics.kineticEnergy(w) + Dynamics.gravityEnergy(w) + Dynamics.storedEnergy(s, w);
    }
}
