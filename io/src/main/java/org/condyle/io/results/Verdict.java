package org.condyle.io.results;

/**
 * A claim after the run.
 *
 * @param source   where the statement stands
 * @param value    what was measured: the left side of the test, in {@code unit}
 * @param unit     empty for a plain number
 * @param test     the test as the file writes it
 * @param holds    whether it holds
 * @param expected whether it was expected to hold
 * @param because  why it does not, where that is known; else empty
 */
public record Verdict(
        String id,
        String source,
        String says,
        String test,
        double value,
        String unit,
        boolean holds,
        boolean expected,
        String because) {

    public boolean asExpected() {
        return holds == expected;
    }
}
