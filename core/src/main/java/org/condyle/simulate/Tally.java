package org.condyle.simulate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    void pack(List<Double> out) {
        names.forEach(n -> out.add((double) counts.getOrDefault(n, 0L)));
    }

    /** Takes over what was packed; returns where it ends. */
    int unpack(double[] packed, int at) {
        counts.clear();
        for (int i = 0; i < names.size(); i++) {
            if (packed[at + i] > 0) {
                counts.put(names.get(i), (long) packed[at + i]);
            }
        }
        return at + names.size();
    }
}
