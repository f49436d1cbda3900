package org.condyle.io.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.condyle.io.document.Entry;
import org.condyle.io.results.Ruling;

/**
 * An expectation on the results, as the file states it.
 *
 * @param readings the tests: one with an empty name, or one for each way to read the statement
 * @param over     values of what the source leaves open, by path or {@link #CASE}; empty if the run decides alone
 */
public record Claim(
        String id,
        String says,
        String where,
        Map<String, Entry> readings,
        Map<String, List<Entry>> over,
        Ruling expected,
        String because) {
    /** In place of a path: the values are names of cases. */
    public static final String CASE = "case";

    /** What is left open takes one of its values in each. */
    public record Place(String caseName, List<Map.Entry<String, String>> settings) {
        /** "q5 = 150 deg, arms = 0.581 m" */
        public String label() {
            List<String> parts = new ArrayList<>();
            settings.forEach(s -> parts.add(s.getKey().replaceFirst("^parameters\\.", "") + " = " + s.getValue()));
            if (!caseName.isEmpty()) {
                parts.add("case " + caseName);
            }
            return String.join(", ", parts);
        }
    }

    /** The test as the file writes it; several with their names. */
    public String test() {
        return readings.entrySet().stream()
                .map(r -> (r.getKey().isEmpty() ? "" : r.getKey() + ": ")
                        + r.getValue().text())
                .collect(Collectors.joining("; "));
    }

    /** All combinations of the values, the last key running fastest; none if nothing is left open. */
    public List<Place> places(String ownCase) {
        List<Place> all = over.isEmpty() ? List.of() : List.of(new Place(ownCase, List.of()));
        for (Map.Entry<String, List<Entry>> key : over.entrySet()) {
            List<Place> more = new ArrayList<>();
            for (Place p : all) {
                key.getValue().forEach(value -> more.add(with(p, key.getKey(), value.text())));
            }
            all = more;
        }
        return all;
    }

    private static Place with(Place p, String key, String value) {
        if (key.equals(CASE)) {
            return new Place(value, p.settings());
        }
        List<Map.Entry<String, String>> settings = new ArrayList<>(p.settings());
        settings.add(Map.entry(key, value));
        return new Place(p.caseName(), settings);
    }
}
