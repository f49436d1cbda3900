package org.condyle.simulate.event;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Abilities;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.jspecify.annotations.Nullable;

/** Events of a run with fixed steps: they are reported at the end of the step in which they occur. */
public final class GridEvents {
    private static final int MOST_LISTED = 10_000;

    private final List<Event> events;
    private final Workspace workspace;
    private final double[] eventBefore;
    private final double[] before;
    private final double[] value;
    private final double[] rate;
    private final String[] names;
    private final List<Event.Occurrence> occurrences = new ArrayList<>();
    private @Nullable Event beforeJump;
    private boolean begun;
    private boolean any;

    public GridEvents(List<Event> events, Workspace workspace) {
        this.events = List.copyOf(events);
        this.workspace = workspace;
        eventBefore = new double[events.size()];
        List<String> all = new ArrayList<>();
        Abilities abilities = workspace.abilities;
        for (int k = 0; k < abilities.switching.length; k++) {
            String element = workspace.mechanism.forceNames().get(abilities.elementOf(k));
            for (int i = 0; i < abilities.switching[k].switches(); i++) {
                String own = abilities.switching[k].switchName(i);
                all.add(own.isEmpty() ? "" : element + "." + own);
            }
        }
        names = all.toArray(new String[0]);
        before = new double[names.length];
        value = new double[names.length];
        rate = new double[names.length];
    }

    private void read(State s, double[] out) {
        int at = 0;
        for (Switching e : workspace.abilities.switching) {
            e.switchFunctions(s, workspace.motion, out, rate, at);
            at += e.switches();
        }
    }

    /** Where switches stand after elements remembered; what falls from here through zero is an event. */
    public void settled(State s) {
        read(s, before);
        if (!begun) {
            begun = true;
            for (int e = 0; e < eventBefore.length; e++) {
                eventBefore[e] = events.get(e).function().value(s, workspace.motion);
            }
        }
    }

    /** Lists the switches that were thrown; elements have not yet remembered. */
    public void look(State s) {
        read(s, value);
        for (int i = 0; i < value.length; i++) {
            if (before[i] > 0 && value[i] <= 0 && !names[i].isEmpty()) {
                list(s.time, names[i]);
            }
        }
    }

    /** Before velocities jump: what happened on the way there. */
    public void beforeJump(State s) {
        beforeJump = ofModel(s);
    }

    /** After they jumped, which is no event: returns what happened before. */
    @Nullable
    public Event jumped(State s) {
        for (int e = 0; e < eventBefore.length; e++) {
            eventBefore[e] = events.get(e).function().value(s, workspace.motion);
        }
        return beforeJump;
    }

    /** Lists the events of the model at the end of a step; returns one of them, one that stops before others. */
    @Nullable
    public Event ofModel(State s) {
        Event told = null;
        for (int e = 0; e < eventBefore.length; e++) {
            Event event = events.get(e);
            double now = event.function().value(s, workspace.motion);
            if (event.crosses(eventBefore[e], now)) {
                list(s.time, event.name());
                told = told == null || event.stops() ? event : told;
            }
            eventBefore[e] = now;
        }
        return told;
    }

    private void list(double time, String name) {
        any = true;
        if (occurrences.size() < MOST_LISTED) {
            occurrences.add(new Event.Occurrence(time, name));
        }
    }

    /** Whether something was listed since this was asked. */
    public boolean any() {
        boolean was = any;
        any = false;
        return was;
    }

    public List<Event.Occurrence> occurrences() {
        return List.copyOf(occurrences);
    }
}
