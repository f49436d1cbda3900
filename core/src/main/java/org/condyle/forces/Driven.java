package org.condyle.forces;

import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/** An actuator whose force is its control times a constant optimal force: what follows from its drive. */
interface Driven extends Actuator {
    MotorDrive drive();

    @Override
    default double control(State state, Motion motion) {
        return drive().clipped(state, motion);
    }

    @Override
    default int controlAt() {
        return drive().control().at();
    }

    @Override
    default double leastControl() {
        return drive().leastControl();
    }

    @Override
    default double mostControl() {
        return drive().mostControl();
    }

    @Override
    default double strength(State state, Motion motion) {
        return drive().optimalForce();
    }

    @Override
    default boolean isReserve() {
        return drive().reserve();
    }
}
