package org.condyle.simulate;

import java.util.ArrayList;
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

    private final List<Event> events;
    private final MechanicalOde ode;
    private final Workspace workspace;
    private final Stepper stepper;
    private final State probe;
    private final double[] y;
    private final double[] before;
    private final double[] after;
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
            before[e] = value(e, s);
        }
    }

    void occurred(Event event, double time) {
        if (occurrences.size() < MOST_LISTED) {
            occurrences.add(new Event.Occurrence(time, event.name()));
        } else {
            dropped++;
        }
    }

    /** The event at whose instant the step now ends, or null. */
    @Nullable
    Event find(State scratch) {
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
                return endStepAt(first, firstAt, t0) ? events.get(first) : null;
            }
            System.arraycopy(after, 0, before, 0, before.length);
            low = high;
        }
        return null;
    }

    private boolean endStepAt(int e, double root, double t0) {
        double t = Math.max(root, Math.nextUp(t0));
        double direction = Math.signum(after[e] - before[e]);
        double previousT = Double.NaN, previousG = 0;
        for (int k = 0; k < 12; k++) {
            if (stepper.cut(t) != StepStatus.ACCEPTED) {
                return false;
            }
            ode.load(t, stepper.state(), probe);
            double g = value(e, probe);
            double slope = Double.isNaN(previousT) || previousT == t ? slope(e) : (g - previousG) / (t - previousT);
            double next = t - g / slope;
            // done when it has crossed and another correction would not move time
            if (g * direction >= 0 && !(Math.abs(next - t) > 4 * Math.ulp(t))) {
                return true;
            }
            previousT = t;
            previousG = g;
            if (!(next > t0) || !Double.isFinite(next)) {
                return true;
            }
            t = Math.abs(next - t) <= 4 * Math.ulp(t) ? t + 4 * Math.ulp(t) : next;
            if (t > t0 + 2 * (root - t0) + 1e-12) {
                return true;
            }
        }
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
