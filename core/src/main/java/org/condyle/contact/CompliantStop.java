package org.condyle.contact;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/**
 * One compliant stop of a coordinate: spring and dashpot, F = K δ + D δ̇, from the instant when the coordinate reaches
 * the stop until the force, which is never tensile, has decreased to zero. The energy that the spring still stores at
 * that instant is lost.
 */
public final class CompliantStop implements ContactElement, Passive {
    private static final int MEMORY = 2;
    private static final double APART = 0;
    private static final double TOUCHING = 1;
    private static final double LEAVING = 2; // the force has ended, the coordinate is still beyond the stop
    private static final double TOUCH = 1e-12; // what is left when an instant was located [m or rad]

    private static final double PRESSED = 1e-3; // [m or rad]

    private final int q;
    private final int v;
    private final int side;
    private final double place;
    private final Dimension dimension;
    private final double stiffness;
    private final double damping;
    private final int memoryAt;

    private CompliantStop(
            int q, int v, int side, double place, Dimension dimension, double stiffness, double damping, int memoryAt) {
        this.q = q;
        this.v = v;
        this.side = side;
        this.place = place;
        this.dimension = dimension;
        this.stiffness = stiffness;
        this.damping = damping;
        this.memoryAt = memoryAt;
    }

    /**
     * A stop of q[q], whose speed is v[v], for a model that is being built.
     *
     * @param side  +1 for an upper stop, -1 for a lower one
     * @param place where it is [m or rad]
     * @param dimension a length or an angle
     */
    public static CompliantStop in(
            Model.Builder model,
            int q,
            int v,
            int side,
            double place,
            Dimension dimension,
            double stiffness,
            double damping) {
        return new CompliantStop(q, v, side, place, dimension, stiffness, damping, model.memory(MEMORY));
    }

    /** A state a little beyond the stop, in touch with it: where its stiffness is felt. */
    public State pressed(State s) {
        State pressed = s.copy();
        pressed.q[q] = place + side * PRESSED;
        pressed.memory[memoryAt] = TOUCHING;
        return pressed;
    }

    private double depth(State s) {
        return side * (s.q[q] - place);
    }

    private double rate(State s) {
        return side * s.v[v];
    }

    private double effort(State s) {
        return s.memory[memoryAt] == TOUCHING ? stiffness * depth(s) + damping * rate(s) : 0;
    }

    @Override
    public void addForces(State state, Motion motion, Forces forces) {
        forces.addGeneralised(v, -side * effort(state));
    }

    @Override
    public double storedEnergy(State state, Motion motion) {
        return state.memory[memoryAt] == TOUCHING ? 0.5 * stiffness * depth(state) * depth(state) : 0;
    }

    @Override
    public double dissipation(State state, Motion motion) {
        return state.memory[memoryAt] == TOUCHING ? damping * rate(state) * rate(state) : 0;
    }

    @Override
    public boolean dissipates() {
        return damping > 0;
    }

    @Override
    public double lostInJumps(State state) {
        return state.memory[memoryAt + 1];
    }

    @Override
    public int switches() {
        return 1;
    }

    @Override
    public void switchFunctions(State state, Motion motion, double[] value, double[] rate, int at) {
        double mode = state.memory[memoryAt];
        value[at] = mode == APART ? -depth(state) : mode == TOUCHING ? effort(state) : depth(state);
        rate[at] = mode == APART ? -rate(state) : mode == TOUCHING ? Double.NaN : rate(state);
    }

    @Override
    public boolean commit(State state, Motion motion) {
        double[] memory = state.memory;
        double depth = depth(state), rate = rate(state);
        double next = memory[memoryAt];
        if (next == APART && depth >= -TOUCH && (rate > 0 || depth > TOUCH)) {
            next = TOUCHING;
        } else if (next == TOUCHING && rate <= 0 && (stiffness * depth + damping * rate <= 0 || depth <= 0)) {
            memory[memoryAt + 1] += 0.5 * stiffness * depth * depth;
            next = depth > TOUCH ? LEAVING : APART;
        } else if (next == LEAVING && (depth <= TOUCH || rate > 0)) {
            next = depth <= TOUCH ? APART : TOUCHING;
            if (next == TOUCHING) { // it comes back before it has left
                memory[memoryAt + 1] -= 0.5 * stiffness * depth * depth;
            }
        }
        boolean changed = next != memory[memoryAt];
        memory[memoryAt] = next;
        return changed;
    }

    @Override
    public Dimension dimension() {
        return dimension;
    }

    @Override
    public boolean touching(State state) {
        return state.memory[memoryAt] == TOUCHING;
    }

    @Override
    public double depth(State state, Motion motion) {
        return depth(state);
    }

    @Override
    public double approachSpeed(State state, Motion motion) {
        return rate(state);
    }

    @Override
    public double normalForce(State state, Motion motion) {
        return effort(state);
    }

    @Override
    public double maxValidDepth() {
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public List<Signal> signals() {
        return List.of(
                new Signal("depth", dimension, this::depth),
                new Signal("force", dimension.effort(), this::normalForce));
    }
}
