package org.condyle.forces;

import org.condyle.math.Check;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/**
 * What drives a motor.
 *
 * @param control      u; clipped to its limits
 * @param leastControl smallest control, minus infinity if there is no limit
 * @param mostControl  largest control, infinity if there is no limit
 * @param optimalForce force or torque at a control of 1 [N or N·m]
 * @param reserve      true if it only makes up for what the other actuators cannot give, so that analyses report its share
 */
public record MotorDrive(
        Control control, double leastControl, double mostControl, double optimalForce, boolean reserve) {
    public MotorDrive {
        if (!(leastControl <= mostControl)) {
            throw new IllegalArgumentException("least-control [-] must not be greater than most-control, " + mostControl
                    + ", was " + leastControl);
        }
        Check.notNegative("optimal-force [N or N*m]", optimalForce);
    }

    /** A motor without limits that is no reserve. */
    public static MotorDrive unlimited(Control control, double optimalForce) {
        return new MotorDrive(control, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, optimalForce, false);
    }

    /** The control within its limits; not a number where the control is none. */
    double clipped(State state, Motion motion) {
        return clipped(control.value(state, motion));
    }

    double clipped(double u) {
        return Math.max(leastControl, Math.min(mostControl, u));
    }

    MotorDrive forThread() {
        return new MotorDrive(control.forThread(), leastControl, mostControl, optimalForce, reserve);
    }
}
