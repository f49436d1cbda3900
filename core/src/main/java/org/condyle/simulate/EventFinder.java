package org.condyle.simulate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.ConstraintSwitching;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.CheckpointTape;
import org.condyle.integrate.StepStatus;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.jspecify.annotations.Nullable;

/**
 * Finds the first event inside a step and makes the step end there: events of the model, and switches of its force
 * elements. The root is bracketed on dense output, then the step itself is repeated to end at the root until the function
 * of the true end stands still: the instant is as accurate as the method, whatever the order of its interpolation.
 *
 * <p>The function of an event is looked at four times in a step, each time with its slope. Where it turns in between, which
 * the cubic through two looks tells, the turn is looked for, so that a pair of crossings is found however close it is.
 *
 * <p>Functions are numbered events first, then the switches of each element in turn, then those of rigid contacts. A switch tells its rate, too: one that
 * dips below zero and comes back inside a step, as the gap of two bodies that fly through each other, is found at the
 * bottom of its dip.
 */
final class EventFinder {
    private static final int DESCENTS = 30;
    private static final double BEYOND = 1.01; // a little past where the rate points, so that it gets there
    private static final int LOOKS = 4;
    private static final double MOMENT = 1e-4; // of the time between two looks
    private static final int MOST_LISTED = 10_000;
    private static final int MOST_CUTS = 16;

    private final List<Event> events;
    private final MechanicalOde ode;
    private final Workspace workspace;
    private final Stepper stepper;
    private final ConstraintSwitching switchboard;
    private final int contactsAt; // first function of the rigid contacts
    private final Switching[] element; // whose switch a function is; none of events and rigid contacts
    private final int[] firstOf; // first function of that element
    private final State probe;
    private final double[] y;
    private final double[] before;
    private final double[] after;
    private final double[] rateBefore;
    private final double[] rateAfter;
    private final double[] value;
    private final double[] rate;
    private final String[] names; // what is listed when a function ends a step; empty for nothing
    private final List<String> known; // names that can be listed
    private final TurningPoints turns = new TurningPoints();
    private final TurningPoints.Curve curve = this::sketched;
    private int curveOf; // the function that the curve is of
    private double from; // where a crossing was bracketed, with the values there
    private double gFrom;
    private double to;
    private double gTo;
    private final boolean[] together; // those at whose instant the step ends
    private final List<Event.Occurrence> occurrences = new ArrayList<>();
    private final Tally more;

    EventFinder(
            List<Event> events,
            MechanicalOde ode,
            Workspace workspace,
            Stepper stepper,
            ConstraintSwitching switchboard) {
        this.events = List.copyOf(events);
        this.switchboard = switchboard;
        this.ode = ode;
        this.workspace = workspace;
        this.stepper = stepper;
        int size = events.size();
        for (Switching s : workspace.abilities.switching) {
            size += s.switches();
        }
        contactsAt = size;
        size += stepper.takesImpacts() ? 0 : workspace.contacts.switching.count();
        element = new Switching[size];
        firstOf = new int[size];
        names = new String[size];
        Arrays.fill(names, "");
        for (int e = 0; e < events.size(); e++) {
            names[e] = events.get(e).name();
        }
        int k = events.size();
        for (int e = 0; e < workspace.abilities.switching.length; e++) {
            Switching s = workspace.abilities.switching[e];
            String elementName = workspace.mechanism.forceNames().get(workspace.abilities.elementOf(e));
            int first = k;
            for (int i = 0; i < s.switches(); i++, k++) {
                element[k] = s;
                firstOf[k] = first;
                String own = s.switchName(i);
                names[k] = own.isEmpty() ? "" : elementName + "." + own;
            }
        }
        known = new ArrayList<>(List.of(names));
        for (int i = 0; i < workspace.contacts.count(); i++) {
            known.add(workspace.contacts.name(i) + Event.RESTS);
        }
        more = new Tally(known);
        probe = workspace.mechanism.model().newState();
        y = new double[ode.size()];
        before = new double[size];
        after = new double[size];
        rateBefore = new double[size];
        rateAfter = new double[size];
        value = new double[size];
        rate = new double[size];
        together = new boolean[size];
    }

    List<Event.Occurrence> occurrences() {
        return List.copyOf(occurrences);
    }

    /** How often events happened after the list was full. */
    java.util.Map<String, Long> omitted() {
        return more.counts();
    }

    void begin(State s) {
        workspace.contacts.switching.settled(s, workspace);
        look(s, before, rateBefore);
    }

    /** After the state was settled: where the functions stand at the beginning of the next step. */
    void settled(State s) {
        if (stepper.takesImpacts()) {
            workspace.contacts.remember(s, workspace.motion);
        }
        if (before.length == 0) {
            return;
        }
        if (!stepper.takesImpacts()) {
            workspace.contacts.switching.settled(s, workspace);
        }
        read(s, value, rateBefore); // the workspace is evaluated at this state
        for (int e = 0; e < before.length; e++) {
            // settling may have moved the state a hair back over the root: that must not count as another event
            boolean again = e < events.size() && together[e] && value[e] * (after[e] - before[e]) < 0;
            before[e] = again ? 0 : value[e];
        }
    }

    /** The events of the start itself; they count as the end of a step. Returns one that stops the run before others. */
    @Nullable
    Event start(State s) {
        Arrays.fill(together, false);
        Event told = null;
        for (int e = 0; e < events.size(); e++) {
            together[e] = events.get(e).at() == s.time && counts(e, s);
            if (together[e] && (told == null || events.get(e).stops())) {
                told = events.get(e);
            }
        }
        return told;
    }

    /** The events of the model that ended this step. */
    boolean happened(Event event) {
        return together[events.indexOf(event)];
    }

    /** Copies which functions of the rigid contacts end this step. */
    void contactsFired(boolean[] out) {
        System.arraycopy(together, contactsAt, out, 0, together.length - contactsAt);
    }

    /** True if the step ends with something that is listed. */
    boolean any() {
        for (int e = 0; e < names.length; e++) {
            if (together[e] && !names[e].isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Lists all that happened at the end of this step. */
    void occurred(double time) {
        for (int e = 0; e < names.length; e++) {
            if (together[e] && !names[e].isEmpty()) {
                occurred(new Event.Occurrence(time, names[e]));
            }
        }
    }

    /** Lists something that others have seen happen. */
    void occurred(Event.Occurrence o) {
        if (occurrences.size() < MOST_LISTED) {
            occurrences.add(o);
        } else {
            more.add(o.name());
        }
    }

    /** What a checkpoint needs: where the functions stand, and the events so far. */
    void remember(CheckpointTape tape) {
        tape.pass(before);
        tape.pass(rateBefore);
        more.remember(tape);
        tape.pass(
                occurrences,
                new Event.Occurrence(0, ""),
                o -> new Event.Occurrence(tape.pass(o.time()), tape.pass(o.name(), known)));
    }

    /**
     * Looks into the step just taken; ends it at the first event, if there is one.
     *
     * @return the event of the model that happened, one that stops the run before others; null if there is none
     */
    @Nullable
    Event find() {
        Arrays.fill(together, false);
        if (before.length == 0) {
            return null;
        }
        double t0 = stepper.previousTime(), t1 = stepper.time(), low = t0;
        int looks = events.isEmpty() ? 1 : LOOKS;
        double moment = MOMENT * (t1 - t0) / looks;
        slopes(t0 + moment, before, rateBefore, moment);
        for (int k = 1; k <= looks; k++) {
            double high = k == looks ? t1 : t0 + (t1 - t0) * k / looks;
            probe(high);
            look(probe, after, rateAfter);
            slopes(high - moment, after, rateAfter, -moment);
            int first = -1;
            double firstAt = Double.POSITIVE_INFINITY, firstFrom = t0, firstTo = high, rise = 0;
            for (int e = 0; e < before.length; e++) {
                if (e < events.size() ? bracketEvent(e, low, high) : bracketSwitch(e, low, high)) {
                    double at = root(e, from, gFrom, to, gTo);
                    if (at < firstAt && counts(e, at)) {
                        firstAt = at;
                        first = e;
                        firstFrom = from > low ? from : t0; // not before a turn, behind which it went the other way
                        firstTo = to;
                        rise = Math.signum(gTo - gFrom);
                    }
                }
            }
            if (first >= 0) {
                if (firstFrom > low) {
                    before[first] = -rise; // it went there and came back
                }
                return endStepAt(first, rise, firstAt, firstFrom, firstTo) ? happened(first) : null;
            }
            System.arraycopy(after, 0, before, 0, before.length);
            System.arraycopy(rateAfter, 0, rateBefore, 0, before.length);
            low = high;
        }
        return null;
    }

    /** Slopes of the functions of events at an instant where their values are known, from those a moment off, at t. */
    private void slopes(double t, double[] values, double[] rates, double moment) {
        if (events.isEmpty()) {
            return;
        }
        probe(t);
        look(probe);
        for (int e = 0; e < events.size(); e++) {
            rates[e] = (events.get(e).function().value(probe, workspace.motion) - values[e]) / moment;
        }
    }

    /** Looks for a crossing between two looks, turn by turn; it is then bracketed by (from, gFrom) and (to, gTo). */
    private boolean bracketEvent(int e, double low, double high) {
        from = low;
        gFrom = before[e];
        curveOf = e;
        int n = turns.of(low, before[e], rateBefore[e], high, after[e], rateAfter[e]);
        for (int i = 0; i < n; i++) {
            if (!turns.matters(i, gFrom)) {
                continue;
            }
            double next = i + 1 < n ? turns.at(i + 1) : high;
            gTo = turns.towards(i, curve, from, gFrom, next, i + 1 < n ? sketched(next) : after[e]);
            to = turns.found();
            if (gTo * gFrom > 0) {
                continue;
            }
            stepper.interpolate(to, y); // what dense output alone sees does not count
            ode.load(to, y, probe);
            System.arraycopy(ode.memory(), 0, probe.memory, 0, probe.memory.length);
            double exact = value(e, probe);
            if (exact * gTo <= 0) {
                continue;
            }
            if (crosses(e, gFrom, gTo)) {
                return true;
            }
            from = to;
            gFrom = gTo;
        }
        to = high;
        gTo = after[e];
        return crosses(e, gFrom, gTo);
    }

    private double sketched(double t) {
        probe(t);
        return value(curveOf, probe);
    }

    private boolean bracketSwitch(int e, double low, double high) {
        from = low;
        gFrom = before[e];
        to = high;
        gTo = after[e];
        if (dips(e, high - low)) {
            to = bottom(e, low, high);
            probe(to);
            gTo = value(e, probe);
        }
        return crosses(e, gFrom, gTo);
    }

    /** A switch is thrown where it falls through zero. */
    private boolean crosses(int e, double from, double to) {
        return e < events.size() ? events.get(e).crosses(from, to) : from > 0 && to <= 0;
    }

    /** Whether the root of an event's function at an instant inside the step is an event. */
    private boolean counts(int e, double at) {
        if (e >= events.size() || events.get(e).always()) {
            return true;
        }
        probe(at);
        look(probe);
        return counts(e, probe);
    }

    private boolean counts(int e, State s) {
        Event event = events.get(e);
        return event.provided().value(s, workspace.motion) != 0
                && (!event.switches() || switchboard.changes(s, event.add(), event.release()));
    }

    /** Whether a switch that stands above zero at both ends may have been below: by its rates, or as it would go straight on. */
    private boolean dips(int e, double time) {
        return before[e] > 0
                && after[e] > 0
                && rateBefore[e] < 0
                && (rateAfter[e] > 0 || before[e] + rateBefore[e] * time < 0);
    }

    /** Where a switch is below zero, if it dips so deep; else where its rate passes zero from below, or the end. */
    private double bottom(int e, double low, double high) {
        double a = low, b = high;
        for (int k = 0; k < 40 && rateAfter[e] > 0 && b - a > 1e-12 * (high - low); k++) {
            double t = 0.5 * (a + b);
            probe(t);
            if (value(e, probe) <= 0) {
                return t;
            }
            if (rate[e] < 0) {
                a = t;
            } else {
                b = t;
            }
        }
        double down = descend(e, low, high);
        return down < high ? down : b;
    }

    /**
     * Goes down along the rate until the switch is below zero; returns the end if it is not. Gaps of bodies deep in each other
     * may seem to be open, so that one that closes is only seen by coming from where they were apart.
     */
    private double descend(int e, double low, double high) {
        double t = low, height = before[e], fall = -rateBefore[e];
        for (int k = 0; k < DESCENTS && fall > 0; k++) {
            t += BEYOND * height / fall;
            if (!(t < high)) {
                return high;
            }
            probe(t);
            height = value(e, probe);
            fall = -rate[e];
            if (height <= 0) {
                double room = Math.min(high, t + 0.5 * (t - low)); // steps that are cut may differ a little
                probe(room);
                return value(e, probe) <= 0 ? room : t;
            }
        }
        return high;
    }

    /** All events that this end of the step has passed, the one it was cut for among them. */
    private @Nullable Event happened(int first) {
        look(probe, after, rateAfter);
        Event told = null;
        for (int e = 0; e < before.length; e++) {
            together[e] = e == first || (crosses(e, before[e], after[e]) && (e >= events.size() || counts(e, probe)));
            if (together[e]
                    && e < events.size()
                    && (told == null || (events.get(e).stops() && !told.stops()))) {
                told = events.get(e);
            }
        }
        return told;
    }

    /** Secant steps inside (t0, high], where the event is known to lie; ends just behind it. */
    private boolean endStepAt(int e, double rise, double root, double t0, double high) {
        double direction = e < events.size() ? rise : -1;
        double low = t0, end = high;
        double t = Math.min(Math.max(root, Math.nextUp(t0)), high);
        double previousT = Double.NaN, previousG = 0, slope = Double.NaN;
        for (int k = 0; k < MOST_CUTS; k++) {
            if (!endAt(t)) {
                return false;
            }
            double g = value(e, probe);
            boolean behind = g * direction >= 0;
            double smallest = 4 * Math.ulp(t);
            if (e >= events.size() && !Double.isNaN(rate[e])) {
                slope = rate[e]; // the switch knows it
            } else if (Double.isNaN(slope)) {
                slope = slope(e);
            } else if (Math.abs(t - previousT) > 64 * smallest) { // nearer the difference is rounding
                slope = (g - previousG) / (t - previousT);
            }
            double next = t - g / slope;
            // a switch is judged by its element, which knows rounding: either side of the root will do
            double near = e < contactsAt ? Math.max(smallest, 1e-11 * (high - t0)) : smallest;
            if (e >= events.size() && Math.abs(next - t) <= near) {
                return true;
            }
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
        if (t == stepper.time()) {
            ode.load(t, stepper.state(), probe); // exact, and spares the stages of dense output
        } else {
            stepper.sketch(t, y); // the step will end at the root, and be as good there as the method
            ode.load(t, y, probe);
        }
        System.arraycopy(ode.memory(), 0, probe.memory, 0, probe.memory.length);
    }

    /** One function, with the rate of a switch in {@code rate}. */
    private double value(int e, State s) {
        look(s);
        if (e < events.size()) {
            return events.get(e).function().value(s, workspace.motion);
        }
        if (e >= contactsAt) {
            workspace.contacts.switching.evaluate(s, workspace, value, rate, contactsAt);
            return value[e];
        }
        element[e].switchFunctions(s, workspace.motion, value, rate, firstOf[e]);
        return value[e];
    }

    /** All functions at a state. */
    private void look(State s, double[] values, double[] rates) {
        if (values.length == 0) {
            return;
        }
        look(s);
        read(s, values, rates);
    }

    /** Places the bodies; where contacts are closed also finds their forces, which end them. */
    private void look(State s) {
        if (workspace.contacts.closed(s)) {
            ode.evaluate(s);
        } else {
            Dynamics.place(s, workspace);
        }
        Dynamics.fillRates(workspace);
    }

    private void read(State s, double[] values, double[] rates) {
        for (int e = 0; e < events.size(); e++) {
            values[e] = events.get(e).function().value(s, workspace.motion);
        }
        for (int e = events.size(); e < contactsAt; e++) {
            if (e == firstOf[e]) {
                element[e].switchFunctions(s, workspace.motion, values, rates, e);
            }
        }
        if (contactsAt < values.length) {
            workspace.contacts.switching.evaluate(s, workspace, values, rates, contactsAt);
        }
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
