package org.condyle.forces;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/** A prescribed torque (or force) on one coordinate of a joint, as a formula of time and motion: a motor. */
public final class CoordinateForce extends PrescribedLoad {
    private final int v;
    private final Dimension dimension;
    private final Formula effort;

    public CoordinateForce(int v, Dimension dimension, Formula effort) {
        this.v = v;
        this.dimension = dimension;
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
        return List.of(new Signal("effort", dimension, effort::value));
    }

    @Override
    public ForceElement forThread() {
        return new CoordinateForce(v, dimension, effort.forThread());
    }
}
