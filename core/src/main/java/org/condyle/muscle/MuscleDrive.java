package org.condyle.muscle;

import org.condyle.math.Check;
import org.condyle.mechanics.Control;
import org.condyle.muscle.law.Activation;
import org.jspecify.annotations.Nullable;

/**
 * What drives a muscle.
 *
 * @param control         u; clipped to its limits
 * @param leastControl    smallest control, 0 or more
 * @param mostControl     largest control, 1 at most in most models
 * @param dynamics        how the activation follows the control; null if it is the control
 * @param startActivation activation at the start of a run, unless the start gives another
 * @param saturates       whether controls beyond the limits are meant to be clipped; a run warns of them otherwise
 */
public record MuscleDrive(
        Control control,
        double leastControl,
        double mostControl,
        @Nullable Activation dynamics,
        double startActivation,
        boolean saturates) {
    public MuscleDrive {
        Check.within("least-control [-]", leastControl, 0, 1);
        Check.within("most-control [-]", mostControl, leastControl, Double.MAX_VALUE);
        Check.within("activation at the start [-]", startActivation, 0, 1);
    }

    /** A drive whose control is meant to stay within its limits. */
    public MuscleDrive(
            Control control,
            double leastControl,
            double mostControl,
            @Nullable Activation dynamics,
            double startActivation) {
        this(control, leastControl, mostControl, dynamics, startActivation, false);
    }

    MuscleDrive forThread() {
        return new MuscleDrive(control.forThread(), leastControl, mostControl, dynamics, startActivation, saturates);
    }
}
