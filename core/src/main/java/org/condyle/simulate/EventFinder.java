package org.condyle.simulate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.StepStatus;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * Finds the first event inside a step and makes the step end there. The root is bracketed on dense output, then the step
 * itself is repeated to end at the root until the event function of the true end stands still: the instant is as
 * accurate as the method, whatever the order of its interpolation.
 */
final class EventFinder {
    private static final int LOOKS = 4; // a pair of crossings inside one step is seen if they are a quarter apart
    private static final int MOST_LISTED = 10_000;
    private static final int MOST_CUTS = 16;

    private final List<Event> events;
    private final MechanicalOde ode;
    private final Workspace workspace;
    private final Stepper stepper;
    private final State probe;
    private final double[] y;
    private final double[] before;
    private final double[] after;
    private final boolean[] together; // those at whose instant the step ends
    private final List<Event.Occurrence> occurrences = new ArrayList<>();
    private long dropped;

    EventFinder(List<Event> events, MechanicalOde ode, Workspace workspace, Stepper stepper) {
        this.events = List.copyOf(events);
        this.ode = ode;
        this.workspace = workspace;
        this.stepper = stepper;
        probe = workspace.mechanism.model().newState();
        y = new double[ode.size()];
        before = new double[events.size()];
        after = new double[events.size()];
        together = new boolean[events.size()];
    }

    List<Event.Occurrence> occurrences() {
        return List.copyOf(occurrences);
    }

    long dropped() {
        return dropped;
    }

    void begin(State s) {
        for (int e = 0; e < events.size(); e++) {
            before[e] = value(e, s);
        }
    }

    /** After the state was settled: where the functions stand at the beginning of the next step. */
    void settled(State s) {
        for (int e = 0; e < events.size(); e++) {
            double g = value(e, s);
            // settling may have moved the state a hair back over the root: that must not count as another event
            before[e] = together[e] && g * (after[e] - before[e]) < 0 ? 0 : g;
        }
    }

    /** Lists all that happened at the end of this step. */
    void occurred(double time) {
        for (int e = 0; e < together.length; e++) {
            if (!together[e]) {
                continue;
            }
            if (occurrences.size() < MOST_LISTED) {
                occurrences.add(new Event.Occurrence(time, events.get(e).name()));
            } else {
                dropped++;
            }
        }
    }

    /** What a checkpoint needs: where the functions stand, and the events so far as (which, when). */
    void pack(List<Double> out) {
        for (double g : before) {
            out.add(g);
        }
        out.add((double) dropped);
        for (Event.Occurrence o : occurrences) {
            for (int e = 0; e < events.size(); e++) {
                if (events.get(e).name().equals(o.name())) {
                    out.add((double) e);
                    break;
                }
            }
            out.add(o.time());
        }
    }

    void unpack(double[] packed, int at) {
        System.arraycopy(packed, at, before, 0, before.length);
        dropped = (long) packed[at + before.length];
        occurrences.clear();
        for (int k = at + before.length + 1; k < packed.length; k += 2) {
            occurrences.add(new Event.Occurrence(
                    packed[k + 1], events.get((int) packed[k]).name()));
        }
    }

    /** The event at whose instant the step now ends, one that stops the run before others; null if there is none. */
    @Nullable
    Event find() {
        Arrays.fill(together, false);
        if (events.isEmpty()) {
            return null;
        }
        double t0 = stepper.previousTime(), t1 = stepper.time();
        double low = t0;
        for (int k = 1; k <= LOOKS; k++) {
            double high = k == LOOKS ? t1 : t0 + (t1 - t0) * k / LOOKS;
            probe(high);
            int first = -1;
            double firstAt = Double.POSITIVE_INFINITY;
            for (int e = 0; e < events.size(); e++) {
                after[e] = value(e, probe);
            }
            for (int e = 0; e < events.size(); e++) {
                if (events.get(e).crosses(before[e], after[e])) {
                    double at = root(e, low, before[e], high, after[e]);
                    if (at < firstAt) {
                        firstAt = at;
                        first = e;
                    }
                }
            }
            if (first >= 0) {
                return endStepAt(first, firstAt, t0, high) ? happened(first) : null;
            }
            System.arraycopy(after, 0, before, 0, before.length);
            low = high;
        }
        return null;
    }

    /** All events that this end of the step has passed, the one it was cut for among them. */
    private Event happened(int first) {
        Event told = events.get(first);
        for (int e = 0; e < events.size(); e++) {
            after[e] = value(e, probe);
            together[e] = e == first || events.get(e).crosses(before[e], after[e]);
            if (together[e] && events.get(e).stops() && !told.stops()) {
                told = events.get(e);
            }
        }
        return told;
    }

    /** Secant steps inside (t0, high], where the event is known to lie; ends just behind it. */
    private boolean endStepAt(int e, double root, double t0, double high) {
        double direction = Math.signum(after[e] - before[e]);
        double low = t0, end = high;
        double t = Math.min(Math.max(root, Math.nextUp(t0)), high);
        double previousT = Double.NaN, previousG = 0;
        for (int k = 0; k < MOST_CUTS; k++) {
            if (!endAt(t)) {
                return false;
            }
            double g = value(e, probe);
            boolean behind = g * direction >= 0;
            double slope = Double.isNaN(previousT) ? slope(e) : (g - previousG) / (t - previousT);
            double next = t - g / slope, smallest = 4 * Math.ulp(t);
            // done when it has crossed and another correction would not move time
            if (behind && (!(Math.abs(next - t) > smallest) || t - low <= smallest)) {
                return endAt(t);
            }
            previousT = t;
            previousG = g;
            if (behind) {
                end = t;
            } else {
                low = t;
                next = Math.max(next, t + smallest);
            }
            t = next > low && next <= end && next != t ? next : 0.5 * (low + end);
            if (t == previousT) {
                t = end;
            }
        }
        return endAt(end);
    }

    /** Cuts the step and leaves its end in {@code probe}. */
    private boolean endAt(double t) {
        if (stepper.cut(t) != StepStatus.ACCEPTED) {
            return false;
        }
        ode.load(t, stepper.state(), probe);
        System.arraycopy(ode.memory(), 0, probe.memory, 0, probe.memory.length);
        return true;
    }

    /** dg/dt along the current rates, by a small difference of the interpolated state. */
    private double slope(int e) {
        double t = stepper.time(), h = 1e-4 * (t - stepper.previousTime());
        ode.load(t, stepper.state(), probe);
        double g1 = value(e, probe);
        probe(t - h);
        return (g1 - value(e, probe)) / h;
    }

    private void probe(double t) {
        stepper.interpolate(t, y);
        ode.load(t, y, probe);
        System.arraycopy(ode.memory(), 0, probe.memory, 0, probe.memory.length);
    }

    private double value(int e, State s) {
        Dynamics.place(s, workspace);
        Dynamics.fillRates(workspace);
        return events.get(e).function().value(s, workspace.motion);
    }

    /** Illinois: regula falsi that does not get stuck at one end. */
    private double root(int e, double low, double gLow, double high, double gHigh) {
        double a = low, ga = gLow, b = high, gb = gHigh;
        for (int k = 0; k < 60 && b - a > 1e-13 * Math.max(1e-3, Math.abs(b)); k++) {
            double t = b - gb * (b - a) / (gb - ga);
            if (!(t > a && t < b)) {
                t = 0.5 * (a + b);
            }
            probe(t);
            double g = value(e, probe);
            if (g == 0) {
                return t;
            }
            if (Math.signum(g) == Math.signum(gb)) {
                b = t;
                gb = g;
                ga *= 0.5;
            } else {
                a = t;
                ga = g;
                gb *= 0.5;
            }
        }
        return b;
    }
}
