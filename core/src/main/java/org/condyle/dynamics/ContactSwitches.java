package org.condyle.dynamics;

import static org.condyle.dynamics.RigidContacts.IDLE;
import static org.condyle.dynamics.RigidContacts.OPEN;
import static org.condyle.dynamics.RigidContacts.RESTS;
import static org.condyle.dynamics.RigidContacts.SLIDES;
import static org.condyle.dynamics.RigidContacts.STICKS;
import static org.condyle.dynamics.RigidContacts.STOPS;

import java.util.Arrays;
import org.condyle.dynamics.Workspace.Stage;
import org.condyle.dynamics.tree.MotionBounds;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Unilateral;
import org.jspecify.annotations.Nullable;

/**
 * Where steps end because of contacts without compliance: functions that fall through zero when a candidate closes, opens,
 * breaks loose or stops to slide, two of each; and how long a step may be where no function says it.
 */
public final class ContactSwitches {
    /** Of the time since sliding began; a step goes no further while it is slow; and the first step [s]. */
    private static final double FROM_REST = 4;

    private static final double FIRST_STEP = 1e-6;
    private static final double BEGUN = 1e-3; // speed up to which that counts [m/s]
    private static final double NOISE = 1e-12; // speed that may be rounding [m/s]

    /** Of the time until sliding would end; a step goes no further. */
    private static final double TOWARDS_REST = 0.8;

    private static final double ABOVE = 1e-11; // where gaps of points that come and go begin: above their rounding [m]

    private final RigidContacts contacts;
    private final double[] offset; // added to a gap, so that it begins the step above zero
    private final double[]
            falls; // of each candidate, how fast its gap can fall where it was looked at last; NaN if it is closed
    private @Nullable MotionBounds bounds;
    private double longestStep = Double.POSITIVE_INFINITY;

    ContactSwitches(RigidContacts contacts) {
        this.contacts = contacts;
        offset = new double[contacts.count()];
        falls = new double[contacts.count()];
    }

    /**
     * How fast a function can fall, where it was evaluated last: that of the gap of an open candidate. NaN where nothing is known.
     *
     * @param function number, from 0
     */
    public double fall(int function) {
        return function % 2 == 0 ? falls[function / 2] : Double.NaN;
    }

    /** The function of one candidate, and of those it is found with; where it takes the forces of all, of all. */
    public void evaluate(int function, State s, Workspace w, double[] value, double[] rate, int at) {
        int i = function / 2, e = contacts.elementOf[i];
        if (contacts.lasting() || (!contacts.element(i).shifting() && contacts.mode(s, i) != OPEN)) {
            evaluate(s, w, value, rate, at);
            return;
        }
        course(w);
        gaps(e, s, w, value, rate, at);
    }

    private double[] course(Workspace w) {
        if (bounds == null) {
            bounds = new MotionBounds(w.mechanism.tree, w.kinematics, w.motion);
        }
        bounds.find();
        return bounds.course;
    }

    /** The gaps of the candidates of an element that are open. */
    private void gaps(int e, State s, Workspace w, double[] value, double[] rate, int at) {
        RigidContacts c = contacts;
        Unilateral u = c.element(c.firstOf(e));
        u.find(s, w.motion);
        double fall = bounds == null ? Double.NaN : u.closing(w.motion, bounds.course);
        if (u.shifting()) {
            falls[c.firstOf(e)] = fall;
            nearest(e, u, value, rate, at);
            return;
        }
        for (int i = c.firstOf(e); i < c.firstOf(e + 1); i++) {
            if (c.mode(s, i) == OPEN) {
                int k = at + 2 * i;
                value[k] = c.gap(i) + offset[i];
                rate[k] = c.gapRate(i);
                value[k + 1] = -1;
                rate[k + 1] = Double.NaN;
                falls[i] = fall;
            }
        }
    }

    /** Number of functions. */
    public int count() {
        return 2 * contacts.count();
    }

    /**
     * The functions: the gap of an open candidate; of a closed one its force, and how much it could hold beyond what it
     * holds, or how fast it slides; how far an idle one is from being pressed. Falling through zero is what counts.
     */
    public void evaluate(State s, Workspace w, double[] value, double[] rate, int at) {
        RigidContacts c = contacts;
        if (c.lasting()) { // its steps end where something touches
            Arrays.fill(value, at, at + count(), 1);
            Arrays.fill(rate, at, at + count(), Double.NaN);
            Arrays.fill(falls, Double.NaN);
            return;
        }
        assert !c.closed(s) || w.holds(Stage.ACCELERATIONS);
        boolean holds = true;
        course(w);
        for (int e = 0; e < c.elements(); e++) {
            boolean open = false;
            for (int i = c.firstOf(e); i < c.firstOf(e + 1); i++) {
                int k = at + 2 * i;
                falls[i] = Double.NaN;
                if (c.mode(s, i) == OPEN) {
                    open = true;
                    continue;
                }
                rate[k] = rate[k + 1] = Double.NaN;
                value[k + 1] = -1;
                value[k] = c.mode(s, i) == IDLE ? -c.closure.pressed(i) : c.force(w, i, 0);
                if (c.element(i).friction().yields()) {
                    value[k + 1] = 1; // it slides, however slowly
                } else if (c.mode(s, i) == SLIDES) {
                    // along the direction of the beginning of the step
                    value[k + 1] = c.velocity(w, i, 1) * c.slide(s, i, 0) + c.velocity(w, i, 2) * c.slide(s, i, 1);
                } else if (c.mode(s, i) == STICKS && c.tangents(i) > 0) {
                    value[k + 1] = reserve(w, i);
                    holds &= value[k + 1] >= 0;
                }
            }
            if (open) {
                gaps(e, s, w, value, rate, at);
            }
        }
        if (!holds) { // as the load was shared; it may be shared otherwise
            c.holding.share(w);
            for (int i = 0; i < c.count(); i++) {
                if (c.mode(s, i) == STICKS && c.tangents(i) > 0) {
                    value[at + 2 * i + 1] = c.holding.left(i);
                }
            }
        }
    }

    /** Of points that come and go the first one stands for all: their smallest gap. */
    private void nearest(int element, Unilateral u, double[] value, double[] rate, int at) {
        int first = contacts.firstOf(element), end = contacts.firstOf(element + 1);
        Arrays.fill(value, at + 2 * first, at + 2 * end, 1);
        Arrays.fill(rate, at + 2 * first, at + 2 * end, Double.NaN);
        value[at + 2 * first] = u.leastGap() + offset[first]; // its rate is not that of the point that is nearest now
    }

    /** What a contact that sticks could hold beyond what it holds [N]. */
    double reserve(Workspace w, int i) {
        return contacts.element(i).friction().holds() * contacts.force(w, i, 0)
                - Math.hypot(contacts.force(w, i, 1), contacts.force(w, i, 2));
    }

    /** After a state was settled and evaluated: from what side the gaps of the next step come, and how far it may go. */
    public void settled(State s, Workspace w) {
        RigidContacts c = contacts;
        for (int e = 0; e < c.elements(); e++) {
            int first = c.firstOf(e), end = c.firstOf(e + 1);
            Unilateral u = c.element(first);
            u.find(s, w.motion);
            if (u.shifting()) {
                offset[first] = Math.max(0, ABOVE - u.leastGap());
                u.remember(s, w.motion);
                continue;
            }
            for (int i = first; i < end; i++) {
                double gap = c.gap(i), closed = RigidContacts.STANDS * u.gapTolerance();
                // what leaves comes back to the very surface; what touches without force is detected once it penetrates
                offset[i] = gap > closed
                        ? 0
                        : c.gapRate(i) > RESTS ? Math.max(0, -gap) + 1e-16 : Math.max(0, -gap) + closed;
            }
            u.remember(s, w.motion);
        }
        limitStep(s, w);
    }

    /**
     * How long the next step may be. Where sliding ends in space is a point that no function falls through zero at, and on
     * the way the direction may turn the faster the slower it gets: steps become shorter with the time that is left, and
     * after sliding has begun they grow with the time since.
     */
    public double longestStep() {
        return longestStep;
    }

    private void limitStep(State s, Workspace w) {
        RigidContacts c = contacts;
        longestStep = Double.POSITIVE_INFINITY;
        for (int i = 0; i < c.count(); i++) {
            if (c.mode(s, i) == SLIDES && c.tangents(i) == 2 && c.rowOf[i] >= 0) {
                double speed = Math.hypot(c.velocity(w, i, 1), c.velocity(w, i, 2)), gain = c.gathering(w, i);
                if (gain < 0 && speed > STOPS) {
                    longestStep = Math.min(longestStep, TOWARDS_REST * speed * speed / -gain);
                } else if (speed < BEGUN) {
                    double since = gain > 0 && speed > NOISE ? speed * speed / gain : 0;
                    longestStep = Math.min(longestStep, Math.max(FIRST_STEP, FROM_REST * since));
                }
            }
        }
    }
}
