package org.condyle.signal;

/**
 * A signal with the times of its samples.
 *
 * @param times increasing [s]
 * @param values one for each time, any unit
 */
public record Samples(double[] times, double[] values) {
    public Samples {
        if (times.length != values.length) {
            throw new IllegalArgumentException(
                    "a signal needs as many values as times: " + times.length + " times, " + values.length + " values");
        }
    }

    public int size() {
        return times.length;
    }
}
