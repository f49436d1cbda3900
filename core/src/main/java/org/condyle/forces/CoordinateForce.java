package org.condyle.forces;

import java.util.List;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/** A prescribed torque (or force) on one coordinate of a joint, as a formula of time and motion: a motor. */
public final class CoordinateForce extends PrescribedLoad {
    private final int v;
    private final String unit;
    private final Formula effort;

    public CoordinateForce(int v, String unit, Formula effort) {
        this.v = v;
        this.unit = unit;
        this.effort = effort;
    }

    @Override
    public void addForces(State state, Motion motion, Forces forces) {
        forces.addGeneralised(v, effort.value(state, motion));
    }

    @Override
    public double suppliedPower(State state, Motion motion) {
        return effort.value(state, motion) * state.v[v];
    }

    @Override
    public List<Signal> signals() {
        return List.of(new Signal("effort", unit, effort::value));
    }

    @Override
    public ForceElement forThread() {
        return new CoordinateForce(v, unit, effort.forThread());
    }
}
