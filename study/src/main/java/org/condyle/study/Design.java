package org.condyle.study;

import java.util.List;

/** Which values each run of a study has. Any run can be asked for; there is no list of them. */
public interface Design {
    long runs();

    /**
     * What the keys are in run number {@code run}, from 1: the index of the value in the list of the key, or the number itself if
     * it is drawn from a continuous distribution. {@link Varied} turns it into text and number.
     */
    double[] of(int run);

    /** Values with which the model is read before anything is run. */
    List<Glance> glances();

    /**
     * A set of values to try, as {@link #of} gives it.
     *
     * @param odd the only key whose value is not that of the first glance; -1 if there is no such key
     */
    record Glance(double[] at, int odd) {}
}
