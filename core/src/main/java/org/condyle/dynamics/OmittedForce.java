package org.condyle.dynamics;

import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.State;

/** Stands where an analysis leaves a force element out, so that the others keep their indices. */
final class OmittedForce implements Passive {
    static final OmittedForce INSTANCE = new OmittedForce();

    private OmittedForce() {}

    @Override
    public void addForces(State state, Motion motion, Forces forces) {}

    @Override
    public double storedEnergy(State state, Motion motion) {
        return 0;
    }

    @Override
    public double dissipation(State state, Motion motion) {
        return 0;
    }

    @Override
    public boolean dissipates() {
        return false;
    }
}
