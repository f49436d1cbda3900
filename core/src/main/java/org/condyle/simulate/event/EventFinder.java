package org.condyle.simulate.event;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.condyle.dynamics.VelocityJump;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.CheckpointTape;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.State;
import org.condyle.simulate.ode.MechanicalOde;
import org.jspecify.annotations.Nullable;

/**
 * Finds the first event inside a step and makes the step end there: events of the model, and switches of its force elements
 * and rigid contacts, as {@link SwitchTable} numbers them. {@link RootInStep} finds the root of one; the functions of events are
 * evaluated four times in a step, each time with their slopes.
 */
public final class EventFinder {
    private static final int LOOKS = 4;
    private static final double MOMENT = 1e-4; // of the time between two looks

    private static final double HAIR = 1e-9; // of a step
    private static final double PASSED = 1e-8; // overlap at the end of a step that began earlier in it [m or rad]

    private final SwitchTable table;
    private final RootInStep search;
    private final EventLog log;
    private final Workspace workspace;
    private final Stepper stepper;
    private final double[] before;
    private final double[] after;
    private final double[] rateBefore;
    private final double[] rateAfter;
    private final double[] now;
    private final double[] fallBefore; // how fast the functions of contacts can fall
    private final double[] fallAfter;
    private final List<Event.Occurrence> passed = new ArrayList<>();
    private final boolean[] together; // those at whose instant the step ends

    @SuppressWarnings("exports") // made by the loop of this module alone
    public EventFinder(
            List<Event> events, MechanicalOde ode, Workspace workspace, Stepper stepper, VelocityJump switchboard) {
        this.workspace = workspace;
        this.stepper = stepper;
        table = new SwitchTable(events, ode, workspace, switchboard, !stepper.takesImpacts());
        search = new RootInStep(table, ode, stepper);
        log = new EventLog(table.listedNames());
        int size = table.size();
        before = new double[size];
        after = new double[size];
        rateBefore = new double[size];
        rateAfter = new double[size];
        now = new double[size];
        fallBefore = new double[size];
        fallAfter = new double[size];
        together = new boolean[size];
    }

    /** What has happened so far. */
    public EventLog log() {
        return log;
    }

    public void begin(State s) {
        workspace.contacts.switching.settled(s, workspace);
        look(s, before, rateBefore);
        falls(fallBefore);
    }

    /** After the state was settled: where the functions stand at the beginning of the next step. */
    public void settled(State s) {
        if (stepper.takesImpacts()) {
            workspace.contacts.remember(s, workspace.motion);
        }
        if (before.length == 0) {
            return;
        }
        if (!stepper.takesImpacts()) {
            workspace.contacts.switching.settled(s, workspace);
        }
        boolean ended = false;
        for (boolean t : together) {
            ended |= t;
        }
        table.read(s, now, rateBefore); // the workspace is evaluated at this state
        falls(fallBefore);
        double hair = HAIR * (stepper.time() - stepper.previousTime());
        for (int e = 0; e < before.length; e++) {
            // rounding or settling may leave the state before the root: that must not count as another event
            boolean again = together[e]
                    && table.standsAlone(e)
                    && (table.isEvent(e) ? now[e] * (after[e] - before[e]) < 0 : now[e] > 0);
            before[e] = again ? 0 : now[e];
            // the same for its opposite, which has just become positive and may fall again within the next step;
            // a step that by chance ends just before a root has not passed it
            if (ended
                    && now[e] <= 0
                    && now[e] + rateBefore[e] * hair > 0
                    && !table.isEvent(e)
                    && table.standsAlone(e)) {
                before[e] = Double.MIN_VALUE;
            }
        }
    }

    /** The events of the start itself; they count as the end of a step. Returns one that stops the run before others. */
    @Nullable
    public Event start(State s) {
        Arrays.fill(together, false);
        Event first = null;
        for (int e = 0; e < table.events(); e++) {
            Event event = table.event(e);
            together[e] = event.at() == s.time && table.counts(e, s);
            if (together[e] && (first == null || event.stops())) {
                first = event;
            }
        }
        return first;
    }

    /** The events of the model that ended this step. */
    public boolean happened(Event event) {
        return together[table.indexOf(event)];
    }

    /** Copies which functions of the rigid contacts end this step. */
    public void contactsFired(boolean[] out) {
        System.arraycopy(together, table.contactsAt(), out, 0, together.length - table.contactsAt());
    }

    /** True if the step ends with something that is listed. */
    public boolean any() {
        for (int e = 0; e < together.length; e++) {
            if (together[e] && !table.name(e).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Lists all that happened at the end of this step. */
    public void occurred(double time) {
        for (int e = 0; e < together.length; e++) {
            if (together[e] && !table.name(e).isEmpty()) {
                log.add(new Event.Occurrence(time, table.name(e)));
            }
        }
    }

    /** Says that the run does not advance at a time, and which functions end its steps there. */
    public String standstill(double time) {
        List<String> ends = new ArrayList<>();
        for (int e = 0; e < together.length; e++) {
            if (together[e]) {
                ends.add(table.name(e).isEmpty() ? "a change of a force" : "'" + table.name(e) + "'");
            }
        }
        return "the run does not advance at t = " + time + " s: its steps end there again and again"
                + (ends.isEmpty() ? "" : ", with " + String.join(", ", ends));
    }

    /** What a checkpoint needs: where the functions stand, and the events so far. */
    public void remember(CheckpointTape tape) {
        tape.pass(before);
        tape.pass(rateBefore);
        log.remember(tape);
    }

    /**
     * Looks into the step just taken; ends it at the first event, if there is one.
     *
     * @return the event of the model that happened, one that stops the run before others; null if there is none
     */
    @Nullable
    public Event find() {
        Arrays.fill(together, false);
        if (before.length == 0) {
            return null;
        }
        double t0 = stepper.previousTime(), t1 = stepper.time(), low = t0;
        int looks = table.events() == 0 ? 1 : LOOKS;
        double moment = MOMENT * (t1 - t0) / looks;
        slopes(t0 + moment, before, rateBefore, moment);
        for (int k = 1; k <= looks; k++) {
            double high = k == looks ? t1 : t0 + (t1 - t0) * k / looks;
            search.probe(high);
            look(search.probe, after, rateAfter);
            falls(fallAfter);
            slopes(high - moment, after, rateAfter, -moment);
            int first = -1;
            double firstAt = Double.POSITIVE_INFINITY, firstFrom = t0, firstTo = high, rise = 0;
            for (int e = 0; e < before.length; e++) {
                double fall = Math.max(fallBefore[e], fallAfter[e]);
                if (search.bracket(e, low, before[e], rateBefore[e], high, after[e], rateAfter[e], fall)) {
                    double from = search.from(), to = search.to(), direction = search.rise();
                    double at = search.firstRoot(e, low, before[e], fall);
                    if (at < firstAt && counts(e, at)) {
                        firstAt = at;
                        first = e;
                        firstFrom = from > low ? from : t0; // not before a turn, behind which it went the other way
                        firstTo = to;
                        rise = direction;
                    }
                }
            }
            if (first >= 0) {
                if (firstFrom > low) {
                    before[first] = -rise; // it went there and came back
                }
                boolean there = search.endStepAt(first, rise, firstAt, firstFrom, firstTo);
                int end = earlier(there ? first : -1, t0, low, Math.max(HAIR, stepper.cutTolerance()) * (t1 - t0));
                look(search.probe, after, rateAfter);
                listPassed(low, stepper.time());
                return end < 0 ? null : happened(end);
            }
            listPassed(low, high);
            System.arraycopy(after, 0, before, 0, before.length);
            System.arraycopy(rateAfter, 0, rateBefore, 0, before.length);
            System.arraycopy(fallAfter, 0, fallBefore, 0, before.length);
            low = high;
        }
        return null;
    }

    /**
     * A gap with a kink may turn twice, so that its roots are not seen from the ends of a long step, and dense output may mistake the order
     * of two roots. The shortened step shows what it has passed: as long as there is a switch whose sign has changed unseen, the step is ended
     * at the earliest root of these. Each of them ends it once at most, always earlier, and after its beginning.
     *
     * @param found function that ends the step, -1 if the step could not be made to end there, and ends before it
     * @param low   where {@code before} was read
     * @param hair  time by which roots may differ that belong together
     * @return the function that ends it now, or -1
     */
    private int earlier(int found, double t0, double low, double hair) {
        int first = found;
        for (int k = table.events(); k < before.length; k++) {
            double end = stepper.time(), from = low < end ? low : t0, at = end - hair;
            search.probe(end);
            look(search.probe, after, rateAfter);
            int next = -1;
            for (int e = table.events(); e < before.length; e++) {
                if (e != first && passed(e, hair) && bracket(e, from, end)) {
                    double root = search.root(e);
                    if (root < at) {
                        at = root;
                        next = e;
                    }
                }
            }
            if (next < 0) {
                return first;
            }
            first = search.endStepAt(next, -1, at, t0, end) ? next : -1;
            if (!(stepper.time() < end)) {
                return first; // no shorter step could be taken
            }
        }
        return first;
    }

    /** Whether a switch had its root more than a moment before the end of the step, as far as its value and rate there show. */
    private boolean passed(int e, double moment) {
        if (e >= table.contactsAt()) {
            return before[e] > 0 && after[e] < -PASSED;
        }
        boolean now = rateAfter[e] < 0 && after[e] > rateAfter[e] * moment;
        return table.crosses(e, before[e], after[e]) && !now;
    }

    private boolean bracket(int e, double low, double high) {
        return search.bracket(e, low, before[e], rateBefore[e], high, after[e], rateAfter[e], Double.NaN);
    }

    /** Slopes of the functions of events at an instant where their values are known, from those a moment off, at t. */
    private void slopes(double t, double[] values, double[] rates, double moment) {
        if (table.events() == 0) {
            return;
        }
        search.probe(t);
        table.place(search.probe);
        for (int e = 0; e < table.events(); e++) {
            rates[e] = (table.eventValue(e, search.probe) - values[e]) / moment;
        }
    }

    /** Whether the root of a function at an instant inside the step ends it. */
    private boolean counts(int e, double at) {
        if (!table.isEvent(e) || table.event(e).always()) {
            return true;
        }
        search.probe(at);
        table.place(search.probe);
        return table.counts(e, search.probe);
    }

    /** All events that this end of the step has passed, the one it was cut for among them. */
    private @Nullable Event happened(int first) {
        look(search.probe, after, rateAfter);
        Event chosen = null;
        double hair = HAIR * (stepper.time() - stepper.previousTime());
        for (int e = 0; e < before.length; e++) {
            // switches with the same root, as of two fibres of one length, pass it together: a hair does not part them
            boolean alone = !table.isEvent(e) && table.standsAlone(e) && rateAfter[e] < 0;
            double reached = alone ? after[e] + rateAfter[e] * hair : after[e];
            together[e] = e == first
                    || (!search.passes(e)
                            && table.crosses(e, before[e], reached)
                            && (!table.isEvent(e) || table.counts(e, search.probe)));
            if (together[e]
                    && table.isEvent(e)
                    && (chosen == null || (table.event(e).stops() && !chosen.stops()))) {
                chosen = table.event(e);
            }
        }
        return chosen;
    }

    /** Lists what steps may pass, at the instants at which they did. */
    private void listPassed(double low, double high) {
        for (int e = table.events(); e < table.contactsAt(); e++) {
            if (!table.name(e).isEmpty()) {
                double at = search.passed(e, low, before[e], high, after[e]);
                if (!Double.isNaN(at)) {
                    passed.add(new Event.Occurrence(at, table.name(e)));
                }
            }
        }
        if (!passed.isEmpty()) {
            passed.sort(Comparator.comparingDouble(Event.Occurrence::time));
            passed.forEach(log::add);
            passed.clear();
        }
    }

    private void falls(double[] out) {
        for (int e = 0; e < out.length; e++) {
            out[e] = table.fall(e);
        }
    }

    /** All functions at a state. */
    private void look(State s, double[] values, double[] rates) {
        if (values.length > 0) {
            table.place(s);
            table.read(s, values, rates);
        }
    }
}
