package org.condyle.study;

/** A wish for a curve of each run: one channel over another, or over {@code time}. */
public record Trace(String x, String y) {
    static final String TIME = "time";
}
