package org.condyle.forces;

import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/** A load from outside the model: it stores and loses nothing, and what it brings in is booked as work. */
abstract class PrescribedLoad implements ForceElement {
    @Override
    public final double storedEnergy(State state, Motion motion) {
        return 0;
    }

    @Override
    public final double dissipation(State state, Motion motion) {
        return 0;
    }

    @Override
    public final boolean dissipates() {
        return false;
    }
}
