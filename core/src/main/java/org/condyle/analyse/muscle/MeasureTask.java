package org.condyle.analyse.muscle;

import org.condyle.math.Check;
import org.condyle.math.Spline;
import org.condyle.mechanics.Measure;

/**
 * A measure that computed muscle control makes follow a course of its own, such as a component of a point of a body, seen from the
 * ground or from another body.
 *
 * @param name        for messages and tables
 * @param course      value over time [m or rad]; its derivatives are the rate and the acceleration to follow
 * @param position    kp, gain of the position error [1/s²]
 * @param velocity    kv, gain of the velocity error [1/s]
 * @param feedforward ka, part of the desired acceleration [-]
 * @param weight      of the acceleration error where accelerations need not be met exactly [-]
 */
public record MeasureTask(
        String name,
        Measure measure,
        Spline course,
        double position,
        double velocity,
        double feedforward,
        double weight) {
    public MeasureTask {
        Check.notNegative("kp of the task '" + name + "' [1/s²]", position);
        Check.notNegative("kv of the task '" + name + "' [1/s]", velocity);
        Check.finite("ka of the task '" + name + "' [-]", feedforward);
        Check.positive("weight of the task '" + name + "' [-]", weight);
        if (position == 0 && velocity == 0 && feedforward == 0) {
            throw new IllegalArgumentException("kp, kv and ka of the task '" + name
                    + "' are all 0, so that it follows nothing; usual are 100 1/s², 20 1/s and 1");
        }
        if (!measure.canBeHeld()) {
            throw new IllegalArgumentException("the measure of the task '" + name + "' has no exact acceleration");
        }
    }
}
