package org.condyle.tool.setup;

import java.util.Locale;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;

/**
 * The part of the data that is analysed.
 *
 * @param from  first time [s], -infinity for the beginning of the data
 * @param until last time [s], infinity for their end
 * @param at    where it is written
 */
public record TimeRange(double from, double until, Position at) {
    public TimeRange {
        if (!(from <= until)) {
            throw new DocumentException(
                    Code.NOT_INCREASING,
                    at,
                    "the time range ends (" + until + " s) before it begins (" + from + " s)",
                    "the first number is the" + " start");
        }
    }

    /** From a key with two numbers. */
    public static TimeRange of(Setup setup, String key) {
        double[] t = setup.numbers(key);
        if (t.length == 0) {
            return new TimeRange(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, setup.at(key));
        }
        if (t.length != 2) {
            throw setup.problem(key, "needs two numbers, the first and the last time, has " + t.length);
        }
        return new TimeRange(t[0], t[1], setup.at(key));
    }

    /** From two keys with a number each. */
    public static TimeRange of(Setup setup, String from, String until) {
        return new TimeRange(setup.number(from), setup.number(until), setup.at(from));
    }

    /** Ends that are not given are those of the data. */
    public TimeRange within(double[] times) {
        return new TimeRange(
                Double.isInfinite(from) ? Math.min(times[0], until) : from,
                Double.isInfinite(until) ? Math.max(times[times.length - 1], from) : until,
                at);
    }

    /**
     * The rows of increasing times that belong to it: from the row nearest to the start to the one nearest to the end, as far as
     * they lie within half a step of it.
     *
     * @param what the data, for messages
     * @return first row and the row after the last
     */
    public int[] rows(double[] times, String what) {
        if (times.length == 0) {
            throw new DocumentException(Code.BAD_TABLE, at, what + " has no rows");
        }
        double step = times.length > 1 ? (times[times.length - 1] - times[0]) / (times.length - 1) : 0;
        double slack = 0.5 * step * (1 - 1e-9);
        int first = 0, end = times.length;
        while (first < end && times[first] < from - slack) {
            first++;
        }
        while (end > first && times[end - 1] > until + slack) {
            end--;
        }
        if (first >= end) {
            throw new DocumentException(
                    Code.OUTSIDE_DATA,
                    at,
                    String.format(
                            Locale.ROOT,
                            "no row of %s lies in the time range %s s to %s s; its times are %s s to %s s",
                            what,
                            from,
                            until,
                            times[0],
                            times[times.length - 1]));
        }
        return new int[] {first, end};
    }

    /** Whether the data begin later or end earlier than asked for, by more than a step. */
    public String shortfall(double[] times, String what) {
        double step = times.length > 1 ? (times[times.length - 1] - times[0]) / (times.length - 1) : 0;
        boolean late = !Double.isInfinite(from) && times[0] > from + step;
        boolean early = !Double.isInfinite(until) && times[times.length - 1] < until - step;
        return late || early
                ? what + " has the times " + times[0] + " s to " + times[times.length - 1]
                        + " s only; the setup asks for " + from + " s to " + until + " s"
                : "";
    }
}
