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
 * a first trial with those of its beginning finds; the difference of both is the error of the step. What closes faster than
 * {@link #SLOW} is not held: the step ends where it touches, and the impact is solved there with its restitution. Energy that the
 * discretisation would add is taken from the velocities.
 */
public final class ContactStep {
    /** A contact that closes more slowly comes to rest without a bounce, which would be lower than 1e-7 m [m/s or rad/s]. */
    public static final double SLOW = 1e-3;

    private static final double STILL = 1e-8; // speed of closing that needs no stop [m/s]
    private static final double FASTEST =
            100; // acceleration by which a contact that is apart may come into the step [m/s²]
    private static final double DEEPEST = 1e-8; // overlap that the end of a step may have [m]
    private static final double DRIFT = 0.01; // of that, by which an overlap may grow in a step
    private static final double RECOVERS = 0.2; // of an overlap in a step
    private static final double ENOUGH = 1e-7; // residual of the cones
    private static final int MOST_CUTS = 40;

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
    private final double[] leastBefore; // of each element: its gap at the beginning, and that of what closes fast
    private final double[] fastBefore;
    private final double[] closingBefore;
    private final State begun;
    private final State middle;
    private double error;
    private double lost;
    private double landing; // energy lost in stops at the beginning
    private boolean solved;

    public ContactStep(Workspace w, Stabilisation stabilisation) {
        this.w = w;
        this.stabilisation = stabilisation;
        c = w.contacts;
        problem = new ContactAccelerations(c);
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
        internals = new double[w.internalRates.length];
        leastBefore = new double[c.elements()];
        fastBefore = new double[c.elements()];
        closingBefore = new double[c.elements()];
        begun = w.mechanism.model().newState();
        middle = w.mechanism.model().newState();
    }

    /** Forces of the candidates over the last step, three numbers each. */
    public double[] forces() {
        return mean;
    }

    /** Difference of the two trials of the last step, the largest of all velocities [m/s or rad/s]. */
    public double error() {
        return error;
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
        double had = energy(begun);
        land();
        double length = h;
        for (int k = 0; ; k++) {
            if (!advance(length, end)) {
                return Double.NaN;
            }
            double shorter = exactly || k == MOST_CUTS ? length : reach(length, end);
            if (!(shorter < length)) {
                break;
            }
            length = shorter;
        }
        settle(had, length, powers, end);
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

    /** The two trials; false if the impulses were not found. */
    private boolean advance(double h, State end) {
        look(begun);
        Arrays.fill(leastBefore, Double.POSITIVE_INFINITY);
        Arrays.fill(fastBefore, Double.POSITIVE_INFINITY);
        bounds.find();
        for (int e = 0; e < leastBefore.length; e++) {
            Unilateral u = c.element(c.firstOf(e));
            leastBefore[e] = u.leastGap();
            closingBefore[e] = u.closing(w.motion, bounds.course);
        }
        for (int i = 0; i < c.count(); i++) {
            choose(i, gap[i], rate[i], h);
            if (gap[i] > c.element(i).gapTolerance() && rate[i] < -SLOW) {
                int e = c.elementOf[i];
                fastBefore[e] = Math.min(fastBefore[e], gap[i]);
            }
        }
        problem.read(begun, w, takesPart, stabilisation);
        for (int i = 0; i < c.count(); i++) {
            bias[i] = takesPart[i] ? bound(gap[i], rate[i], h) : 0;
        }
        Dynamics.internalRates(begun, w);
        for (int k = 0; k < internals.length; k++) {
            middle.z[k] = begun.z[k] + 0.5 * h * w.internalRates[k];
        }
        finish(h, first);
        for (int k = 0; k < first.length; k++) {
            w.increment[k] = 0.25 * h * (begun.v[k] + first[k]);
            middle.v[k] = 0.5 * (begun.v[k] + first[k]);
        }
        Configurations.advance(w.mechanism, begun.q, w.increment, middle.q);
        middle.time = begun.time + 0.5 * h;
        System.arraycopy(begun.memory, 0, middle.memory, 0, begun.memory.length);
        look(middle);
        for (int i = 0; i < c.count(); i++) {
            gap[i] -= 0.5 * h * rate[i]; // back to the beginning, as the middle was reached
            choose(i, gap[i], rate[i], h);
        }
        problem.read(middle, w, takesPart, stabilisation);
        for (int i = 0; i < c.count(); i++) {
            double before = takesPart[i] ? w.loops.times(c.rowOf[i], begun.v) : 0;
            bias[i] = takesPart[i] ? bound(gap[i], before, h) : 0;
        }
        Dynamics.internalRates(middle, w);
        System.arraycopy(w.internalRates, 0, internals, 0, internals.length);
        finish(h, end.v);
        error = 0;
        for (int k = 0; k < first.length; k++) {
            error = Math.max(error, Math.abs(end.v[k] - first[k]));
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
        boolean hits = g > tolerance && u < -SLOW;
        takesPart[i] = !hits && g <= tolerance + 2 * h * Math.abs(u) + FASTEST * h * h;
        friction[i] = c.element(i).friction();
    }

    /** What must be added to the velocity at the end so that it is not negative. */
    private static double bound(double g, double before, double h) {
        double deep = Math.min(0, g + DEEPEST);
        return (g > 0 ? 2 * g / h : Math.max(RECOVERS * deep / h, -SLOW)) + before;
    }

    /** Velocities at the end, with forces and rows of the state that the problem was read at. */
    private void finish(double h, double[] out) {
        problem.overStep(w, h, begun.v, bias);
        solved = problem.solve(w, takesPart, slides, friction) || problem.residual() <= ENOUGH;
        for (int k = 0; k < out.length; k++) {
            out[k] = begun.v[k] + h * w.acceleration[k];
        }
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
        bounds.find();
        double longest = h;
        for (int e = 0; e < leastBefore.length; e++) {
            Unilateral u = c.element(c.firstOf(e));
            double after = u.leastGap(), allowed = Math.max(DEEPEST, u.gapTolerance());
            if (after < -allowed && after < leastBefore[e] - DRIFT * allowed) {
                double from = fastBefore[e];
                double share = from < Double.POSITIVE_INFINITY ? from / (from - after) : 0.5;
                longest = Math.min(longest, h * Math.max(1e-3, Math.min(0.95, share)));
            } else if (leastBefore[e] > allowed && after > allowed) {
                double speed = Math.max(closingBefore[e], u.closing(w.motion, bounds.course));
                double sure = (leastBefore[e] + after) / speed;
                if (sure < h && speed < Double.POSITIVE_INFINITY) {
                    longest = Math.min(longest, Math.max(0.3 * h, 0.99 * sure));
                }
            }
        }
        return longest;
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
