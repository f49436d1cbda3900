package org.condyle.tool;

import org.condyle.analyse.motion.Instant;

/** An analysis of a motion that goes through all rows with others: it looks at each instant and makes tables at the end. */
interface MotionAnalysis {
    /** Whether it reads accelerations or constraint forces, so that the equations of motion must be solved. */
    default boolean needsAccelerations() {
        return false;
    }

    /** Looks at an instant. */
    void row(int row, Instant instant);

    /** Gives its tables. */
    void finish(ResultBuilder result, double[] times);
}
