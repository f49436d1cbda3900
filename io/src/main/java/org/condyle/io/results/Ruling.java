package org.condyle.io.results;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What is said of a statement after it was tested. */
public enum Ruling {
    HOLDS,
    CONTRADICTED,
    /** What the source leaves open decides it: the test holds for some of the values that are possible, and fails for others. */
    CANNOT_BE_JUDGED,
    /** The run is not the one that the claim speaks of. */
    NOT_JUDGED;

    /** As files and pages spell it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** What a claim may be expected to turn out as, by its word. */
    public static List<String> expectable() {
        return List.of(HOLDS.word(), CONTRADICTED.word(), CANNOT_BE_JUDGED.word());
    }

    public static Ruling of(String word) {
        return Arrays.stream(values())
                .filter(r -> r.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no ruling '" + word + "'"));
    }

    static Ruling of(boolean holds) {
        return holds ? HOLDS : CONTRADICTED;
    }

    /**
     * Of a statement with several pieces of evidence: it is decided only if all of them agree. A test without a value fails, as it
     * does alone, but it is no evidence that the source leaves something open.
     */
    public static Ruling of(List<Evidence> all) {
        if (all.isEmpty()) {
            throw new IllegalArgumentException("a ruling needs evidence");
        }
        boolean first = all.get(0).holds();
        if (all.stream().allMatch(e -> e.holds() == first)) {
            return of(first);
        }
        return all.stream().anyMatch(e -> Double.isNaN(e.value())) ? CONTRADICTED : CANNOT_BE_JUDGED;
    }
}
