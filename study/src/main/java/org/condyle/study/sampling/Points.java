package org.condyle.study.sampling;

/** A sequence of points strictly inside the unit cube. Immutable; may be asked by several threads. */
public interface Points {
    int dimension();

    /** Number of points that belong together and are counted as one sample. */
    default int block() {
        return 1;
    }

    /** How many of the first points of a block are independent draws from the cube; the others are moves from one to the next. */
    default int draws() {
        return 1;
    }

    /** Whether more samples leave the first ones as they are. */
    default boolean canBeExtended() {
        return true;
    }

    /**
     * One point.
     *
     * @param number from 0
     */
    double[] at(int number);
}
