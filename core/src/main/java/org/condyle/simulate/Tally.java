package org.condyle.simulate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.integrate.CheckpointTape;

/** Counts, by name, of what happened after a list was full. */
final class Tally {
    private final List<String> names; // in the order in which a checkpoint keeps them
    private final Map<String, Long> counts = new LinkedHashMap<>();

    Tally(List<String> names) {
        this.names = List.copyOf(names);
    }

    void add(String name) {
        counts.merge(name, 1L, Long::sum);
    }

    Map<String, Long> counts() {
        return Map.copyOf(counts);
    }

    /** What a checkpoint needs. */
    void remember(CheckpointTape tape) {
        for (String name : names) {
            long count = tape.pass(counts.getOrDefault(name, 0L));
            if (count > 0) {
                counts.put(name, count);
            }
        }
    }
}
