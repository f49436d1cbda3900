package org.condyle.analyse.muscle;

import org.condyle.math.Check;

/**
 * A coordinate that computed muscle control makes follow a motion.
 *
 * @param coordinate name, with or without the joint before it
 * @param position   kp, gain of the position error [1/s²]
 * @param velocity   kv, gain of the velocity error [1/s]; 2 √kp for errors that vanish without swinging
 * @param feedforward ka, part of the desired acceleration [-]
 * @param weight     of the acceleration error where accelerations need not be met exactly [-]
 */
public record TrackingTask(String coordinate, double position, double velocity, double feedforward, double weight) {
    public TrackingTask {
        Check.notNegative("kp of the task '" + coordinate + "' [1/s²]", position);
        Check.notNegative("kv of the task '" + coordinate + "' [1/s]", velocity);
        Check.finite("ka of the task '" + coordinate + "' [-]", feedforward);
        Check.positive("weight of the task '" + coordinate + "' [-]", weight);
        if (position == 0 && velocity == 0 && feedforward == 0) {
            throw new IllegalArgumentException("kp, kv and ka of the task '" + coordinate
                    + "' are all 0, so that it follows nothing; usual are 100 1/s², 20 1/s and 1");
        }
    }

    /** The gains of OpenSim's examples: kp 100, kv 20, ka 1. */
    public TrackingTask(String coordinate) {
        this(coordinate, 100, 20, 1, 1);
    }
}
