package org.condyle.tool;

import org.condyle.analyse.motion.Instant;

/** An analysis of a motion that goes through all rows with others: it looks at each instant and makes tables at the end. */
interface MotionAnalysis {
    /** Looks at an instant, whose accelerations are known. */
    void row(int row, Instant instant);

    /** Gives its tables. */
    void finish(ResultBuilder result, double[] times);
}
