package org.condyle.simulate.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.integrate.CheckpointTape;

/** The events of a run so far; of those after the list is full only how many there were. */
public final class EventLog {
    private static final int MOST_LISTED = 10_000;

    private final List<String> names; // that can stand in the list, for checkpoints
    private final List<Event.Occurrence> occurrences = new ArrayList<>();
    private final Omitted.Tally more;

    EventLog(List<String> names) {
        this.names = List.copyOf(names);
        more = new Omitted.Tally(names);
    }

    public void add(Event.Occurrence o) {
        if (occurrences.size() < MOST_LISTED) {
            occurrences.add(o);
        } else {
            more.add(o.name());
        }
    }

    public List<Event.Occurrence> list() {
        return List.copyOf(occurrences);
    }

    /** How often events happened after the list was full. */
    public Map<String, Long> omitted() {
        return more.counts();
    }

    /** What a checkpoint needs. */
    void remember(CheckpointTape tape) {
        more.remember(tape);
        tape.pass(
                occurrences,
                new Event.Occurrence(0, ""),
                o -> new Event.Occurrence(tape.pass(o.time()), tape.pass(o.name(), names)));
    }
}
