package org.condyle.study.sampling;

/** A sequence of points strictly inside the unit cube. Immutable; may be asked by several threads. */
public interface Points {
    int dimension();

    /**
     * One point.
     *
     * @param number from 0
     */
    double[] at(int number);
}
