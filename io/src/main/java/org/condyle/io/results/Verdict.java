package org.condyle.io.results;

import java.util.List;

/**
 * A claim after the run.
 *
 * @param source   where the statement stands
 * @param test     the test as the file writes it
 * @param value    what was measured: the left side of the test, in {@code unit}
 * @param unit     empty for a plain number
 * @param ruling   how it turned out
 * @param expected how it was expected to turn out
 * @param because  why it does not hold or cannot be judged, where that is known; else empty
 * @param evidence the tests that it rests on if there are several: over what the source leaves open; else empty
 */
public record Verdict(
        String id,
        String source,
        String says,
        String test,
        double value,
        String unit,
        Ruling ruling,
        Ruling expected,
        String because,
        List<Evidence> evidence) {
    public Verdict {
        evidence = List.copyOf(evidence);
    }

    /** A verdict that rests on one test. */
    public Verdict(
            String id,
            String source,
            String says,
            String test,
            double value,
            String unit,
            boolean holds,
            boolean expected,
            String because) {
        this(id, source, says, test, value, unit, Ruling.of(holds), Ruling.of(expected), because, List.of());
    }

    public boolean holds() {
        return ruling == Ruling.HOLDS;
    }

    /** A claim that was not judged disappoints nobody. */
    public boolean asExpected() {
        return ruling == Ruling.NOT_JUDGED || ruling == expected;
    }

    /** Whether it was judged, as expected, and turned out so. */
    public boolean is(Ruling wanted) {
        return ruling == wanted && asExpected();
    }

    /** What the evidence shows: "the test holds in 5 of 12 cases"; empty if there is none. */
    public String told() {
        if (evidence.isEmpty()) {
            return "";
        }
        long hold = evidence.stream().filter(Evidence::holds).count();
        return "the test holds in " + hold + " of " + evidence.size() + " cases";
    }
}
