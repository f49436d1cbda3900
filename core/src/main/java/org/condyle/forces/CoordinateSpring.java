package org.condyle.forces;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/** Spring and damper on one coordinate of a joint: Q = -k (q - q₀) - c q̇; a torque for an angle, a force for a length. */
public record CoordinateSpring(int q, int v, Dimension effortDimension, double stiffness, double rest, double damping)
        implements Passive {
    public CoordinateSpring {
        Check.notNegative("spring stiffness [" + effortDimension + " per coordinate]", stiffness);
        Check.finite("spring rest [coordinate]", rest);
        Check.notNegative("spring damping [" + effortDimension + "*s per coordinate]", damping);
    }

    private double effort(State s) {
        return -stiffness * (s.q[q] - rest) - damping * s.v[v];
    }

    @Override
    public void addForces(State state, Motion motion, Forces forces) {
        forces.addGeneralised(v, effort(state));
    }

    @Override
    public double storedEnergy(State state, Motion motion) {
        double stretch = state.q[q] - rest;
        return 0.5 * stiffness * stretch * stretch;
    }

    @Override
    public double dissipation(State state, Motion motion) {
        return damping * state.v[v] * state.v[v];
    }

    @Override
    public boolean dissipates() {
        return damping > 0;
    }

    @Override
    public List<Signal> signals() {
        return List.of(new Signal("effort", effortDimension, (s, m) -> effort(s)));
    }
}
