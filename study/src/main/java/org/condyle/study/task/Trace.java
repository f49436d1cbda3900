package org.condyle.study.task;

import java.io.Serializable;
import java.util.Map;

/**
 * A wish for a curve of each run: one channel over another, or over {@code time}.
 *
 * @param where only of runs in which what is varied has these values, as the table shows them
 */
public record Trace(String x, String y, Map<String, String> where) implements Serializable {
    public static final String TIME = "time";
}
