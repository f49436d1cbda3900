package org.condyle.tool.along;

import org.condyle.analyse.motion.Instant;
import org.condyle.tool.motion.ResultBuilder;

/** An analysis of a motion that goes through all rows with others: it looks at each instant and makes tables at the end. */
public interface MotionAnalysis {
    /** Whether it reads accelerations or constraint forces, so that the equations of motion must be solved. */
    default boolean needsAccelerations() {
        return false;
    }

    /** Whether these must be solved for, so that accelerations that are given are not enough. */
    default boolean needsForwardDynamics() {
        return false;
    }

    /** Whether it asks what would make the motion, so that it must know the accelerations that the motion has. */
    default boolean needsMotion() {
        return false;
    }

    /** Rows that it needs to give tables at all. */
    default int leastRows() {
        return 1;
    }

    /**
     * Looks at an instant.
     *
     * @param acceleration v̇ of the motion: those of the instant, or those that are known, whatever forces act
     */
    void row(int row, Instant instant, double[] acceleration);

    /**
     * Gives its tables.
     *
     * @param times of the rows that it has seen; fewer than were announced if the analysis was interrupted
     */
    void finish(ResultBuilder result, double[] times);
}
