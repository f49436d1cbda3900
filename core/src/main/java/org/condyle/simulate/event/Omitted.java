package org.condyle.simulate.event;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.integrate.CheckpointTape;

/** What happened in a run beyond the lists of its outcome, which are cut at a stated length: how often, by name. */
public record Omitted(Map<String, Long> events, Map<String, Long> impacts, Map<String, Long> contacts) {
    /** All is listed. */
    public static final Omitted NOTHING = new Omitted(Map.of(), Map.of(), Map.of());

    /** Sum over all names. */
    public static long total(Map<String, Long> counts) {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Adds a line for each list that was cut. */
    public void warn(List<String> warnings) {
        warn(impacts, "impacts", warnings);
        warn(contacts, "contacts", warnings);
        warn(events, "events", warnings);
    }

    private static void warn(Map<String, Long> counts, String what, List<String> warnings) {
        if (!counts.isEmpty()) {
            warnings.add(
                    total(counts) + " further " + what
                            + " were counted but not listed: count() includes them, but last() and sums over the list are not available");
        }
    }

    /** Counts, by name, of what happened after a list was full. */
    public static final class Tally {
        private final List<String> names; // in the order in which a checkpoint keeps them
        private final Map<String, Long> counts = new LinkedHashMap<>();

        public Tally(List<String> names) {
            this.names = List.copyOf(names);
        }

        public void add(String name) {
            counts.merge(name, 1L, Long::sum);
        }

        public Map<String, Long> counts() {
            return Map.copyOf(counts);
        }

        /** What a checkpoint needs. */
        public void remember(CheckpointTape tape) {
            for (String name : names) {
                long count = tape.pass(counts.getOrDefault(name, 0L));
                if (count > 0) {
                    counts.put(name, count);
                }
            }
        }
    }
}
