package org.condyle.io.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.condyle.io.results.Ruling;

/** Reads the claims of a model file. */
record ClaimReader(Problems problems) {
    /** Runs for one claim: more are a study. */
    private static final int MOST_PLACES = 200;

    List<Claim> read(Part model) {
        List<Claim> all = new ArrayList<>();
        model.each("claims", (id, v) -> all.add(read(id, v)));
        return List.copyOf(all);
    }

    private Claim read(String id, Part v) {
        Ruling expected = Ruling.of(v.text("expected"));
        Map<String, List<Entry>> over = new LinkedHashMap<>();
        v.entries("over").forEach((path, values) -> over.put(path, values.items()));
        Claim claim = new Claim(id, v.text("says"), v.text("where"), readings(v), over, expected, v.text("because"));
        int places = claim.places("").size();
        if (places > MOST_PLACES) {
            problems.error(
                    Code.OVER_LIMIT,
                    v.entry("over"),
                    "these are " + places + " combinations, and each is a run",
                    "a claim may have " + MOST_PLACES + ": give fewer values, or make a study");
        }
        if (expected == Ruling.CANNOT_BE_JUDGED) {
            if (claim.readings().size() < 2 && places < 2) {
                problems.error(
                        Code.BAD_CLAIM,
                        v.entry("expected"),
                        "one test is either true or false",
                        "'over' gives values of what the source leaves open,"
                                + " 'readings' the ways to understand it, and there must be at least two");
            }
            if (claim.because().isBlank()) {
                problems.error(
                        Code.BAD_CLAIM,
                        v.entry("expected"),
                        "'because' must say in a sentence what the source leaves open");
            }
        }
        return claim;
    }

    private Map<String, Entry> readings(Part v) {
        boolean one = v.has("test");
        if (one == v.has("readings")) {
            problems.error(
                    one ? Code.KEYS_CLASH : Code.MISSING_KEY,
                    v.entry(),
                    one
                            ? "has a test and readings; give one of them"
                            : "required key 'test' is missing (or 'readings')");
        }
        return one ? Map.of("", v.entry("test")) : v.entries("readings");
    }
}
