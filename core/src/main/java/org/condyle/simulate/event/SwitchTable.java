package org.condyle.simulate.event;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.VelocityJump;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.condyle.simulate.ode.MechanicalOde;

/**
 * The functions whose zeros end steps, by number: events of the model first, then the switches of each force element in turn,
 * then those of rigid contacts. A switch has a rate, too; the function of an event has none.
 */
final class SwitchTable {
    private final List<Event> events;
    private final MechanicalOde ode;
    private final Workspace workspace;
    private final VelocityJump constraints;
    private final boolean[] smooth;
    private final int contactsAt; // first function of the rigid contacts
    private final Switching[] element; // whose switch a function is
    private final int[] firstOf; // first function of that element
    private final String[] names; // what is listed when a function ends a step; empty for nothing
    private final double[] value;
    private final double[] rate;

    /** @param ofContacts whether rigid contacts end steps, which time-stepping does not need */
    SwitchTable(
            List<Event> events, MechanicalOde ode, Workspace workspace, VelocityJump constraints, boolean ofContacts) {
        this.events = List.copyOf(events);
        this.ode = ode;
        this.workspace = workspace;
        this.constraints = constraints;
        int size = events.size();
        for (Switching s : workspace.abilities.switching) {
            size += s.switches();
        }
        contactsAt = size;
        size += ofContacts ? workspace.contacts.switching.count() : 0;
        element = new Switching[size];
        firstOf = new int[size];
        names = new String[size];
        value = new double[size];
        rate = new double[size];
        smooth = new boolean[size];
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
                smooth[k] = s.smooth(i) && !s.decidesRoots();
                names[k] = own.isEmpty() ? "" : Event.nameAt(elementName, own);
            }
        }
    }

    int size() {
        return names.length;
    }

    /** A state of the mechanism, to be filled. */
    State newState() {
        return workspace.mechanism.model().newState();
    }

    /** Number of events of the model; they are the first functions. */
    int events() {
        return events.size();
    }

    Event event(int e) {
        return events.get(e);
    }

    /** Whether a switch marks a place that a method of moderate accuracy may pass. */
    boolean smooth(int e) {
        return smooth[e];
    }

    /** The function of an event. */
    int indexOf(Event event) {
        return events.indexOf(event);
    }

    boolean isEvent(int e) {
        return e < events.size();
    }

    /** First function of the rigid contacts, which are the last functions. */
    int contactsAt() {
        return contactsAt;
    }

    /** What is listed when a function ends a step; empty for nothing. */
    String name(int e) {
        return names[e];
    }

    /** All names that can be listed, with contacts that come to rest. */
    List<String> listedNames() {
        List<String> all = new ArrayList<>(List.of(names));
        for (int i = 0; i < workspace.contacts.count(); i++) {
            all.add(Event.nameAt(workspace.contacts.name(i), Event.RESTS));
        }
        return all;
    }

    /** Whether a function that goes from one value to another ends the step: a switch where it falls through zero. */
    boolean crosses(int e, double from, double to) {
        return isEvent(e) ? events.get(e).crosses(from, to) : from > 0 && to <= 0;
    }

    /** Whether the sign change alone defines that a function has passed a root: events, and elements without a memory. */
    boolean standsAlone(int e) {
        return isEvent(e) || (e < contactsAt && !element[e].decidesRoots());
    }

    /** Whether the zero of an event's function at a state that was placed is an event. */
    boolean counts(int e, State s) {
        Event event = events.get(e);
        return event.provided().value(s, workspace.motion) != 0
                && (!event.switches() || event.strikes() || constraints.changes(s, event.add(), event.release()));
    }

    /** Places the bodies; where contacts are closed also finds their forces, which end them. */
    void place(State s) {
        if (workspace.contacts.closed(s)) {
            ode.evaluate(s);
        } else {
            Dynamics.place(s, workspace);
        }
        Dynamics.fillRates(workspace);
    }

    /** The function of an event at a state that was placed. */
    double eventValue(int e, State s) {
        return events.get(e).function().value(s, workspace.motion);
    }

    /** One function at a state, with the rate of a switch for {@link #rate}. */
    double value(int e, State s) {
        place(s);
        if (isEvent(e)) {
            return eventValue(e, s);
        }
        if (e >= contactsAt) {
            workspace.contacts.switching.evaluate(e - contactsAt, s, workspace, value, rate, contactsAt);
        } else {
            element[e].switchFunctions(s, workspace.motion, value, rate, firstOf[e]);
        }
        return value[e];
    }

    /** The rate of the switch evaluated last; NaN if it is not known. */
    double rate(int e) {
        return rate[e];
    }

    /** How fast a function can fall where it was evaluated last; NaN if that is not known. */
    double fall(int e) {
        if (isEvent(e)) {
            return Double.NaN;
        }
        return e < contactsAt ? element[e].fall(e - firstOf[e]) : workspace.contacts.switching.fall(e - contactsAt);
    }

    /** Whether a function, as it was evaluated last, is the gap of a rigid contact that is open. */
    boolean isGap(int e) {
        return e >= contactsAt && !Double.isNaN(fall(e));
    }

    /** All functions at a state that was placed, and the rates of switches. */
    void read(State s, double[] values, double[] rates) {
        for (int e = 0; e < events.size(); e++) {
            values[e] = eventValue(e, s);
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
}
