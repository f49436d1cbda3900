package org.condyle.contact;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.measures.MeasureLaw;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/**
 * One compliant stop of a measure: spring and dashpot, F = K δ + D δ̇, from the instant when the measure reaches
 * the stop until the force, which is never tensile, has decreased to zero. The energy that the spring still stores at
 * that instant is lost.
 */
public final class CompliantStop extends MeasureLaw implements ContactElement, Passive {
    private static final int MEMORY = 2;
    private static final double APART = 0;
    private static final double TOUCHING = 1;
    private static final double LEAVING = 2; // the force has ended, the measure is still beyond the stop
    private static final double TOUCH = 1e-12; // what is left when an instant was located [m or rad]

    private static final double PRESSED = 1e-3; // [m or rad]

    private final int side;
    private final double place;
    private final double stiffness;
    private final double damping;
    private final int memoryAt;

    private CompliantStop(Measure measure, int side, double place, double stiffness, double damping, int memoryAt) {
        super(measure);
        this.side = side;
        this.place = place;
        this.stiffness = stiffness;
        this.damping = damping;
        this.memoryAt = memoryAt;
    }

    /**
     * A stop of a measure, for a model that is being built.
     *
     * @param side  +1 for an upper stop, -1 for a lower one
     * @param place where it is [m or rad]
     */
    public static CompliantStop in(
            Model.Builder model, Measure measure, int side, double place, double stiffness, double damping) {
        return new CompliantStop(measure, side, place, stiffness, damping, model.memory(MEMORY));
    }

    /** A state in touch with the stop, where its stiffness is felt; a coordinate is put a little beyond it. */
    public State pressed(State s) {
        State pressed = s.copy();
        measure.set(pressed, place + side * PRESSED);
        pressed.memory[memoryAt] = TOUCHING;
        return pressed;
    }

    private double depth(Measure.Reading now) {
        return side * (now.value - place);
    }

    private double rate(Measure.Reading now) {
        return side * now.rate;
    }

    private double force(State s, Measure.Reading now) {
        return s.memory[memoryAt] == TOUCHING ? stiffness * depth(now) + damping * rate(now) : 0;
    }

    @Override
    public boolean isStop() {
        return true;
    }

    @Override
    protected double effort(State state, Motion motion, Measure.Reading now) {
        return -side * force(state, now);
    }

    @Override
    protected boolean dependsOnMeasureAlone() {
        return true;
    }

    @Override
    protected void effortSlopes(State state, Motion motion, Measure.Reading now, double[] out) {
        boolean acts = state.memory[memoryAt] == TOUCHING;
        out[0] = acts ? -stiffness : 0;
        out[1] = acts ? -damping : 0;
    }

    @Override
    public double storedEnergy(State state, Motion motion) {
        double depth = depth(state, motion);
        return state.memory[memoryAt] == TOUCHING ? 0.5 * stiffness * depth * depth : 0;
    }

    @Override
    public double dissipation(State state, Motion motion) {
        double rate = approachSpeed(state, motion);
        return state.memory[memoryAt] == TOUCHING ? damping * rate * rate : 0;
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
        Measure.Reading now = read(state, motion);
        double mode = state.memory[memoryAt];
        value[at] = mode == APART ? -depth(now) : mode == TOUCHING ? force(state, now) : depth(now);
        rate[at] = mode == APART ? -rate(now) : mode == TOUCHING ? Double.NaN : rate(now);
    }

    @Override
    public boolean commit(State state, Motion motion) {
        double[] memory = state.memory;
        Measure.Reading now = read(state, motion);
        double depth = depth(now), rate = rate(now);
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
        return measure.kind().dimension();
    }

    @Override
    public boolean touching(State state) {
        return state.memory[memoryAt] == TOUCHING;
    }

    @Override
    public double depth(State state, Motion motion) {
        return depth(read(state, motion));
    }

    @Override
    public double approachSpeed(State state, Motion motion) {
        return rate(read(state, motion));
    }

    @Override
    public double normalForce(State state, Motion motion) {
        return force(state, read(state, motion));
    }

    @Override
    public double maxValidDepth() {
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public List<Signal> signals() {
        return List.of(
                new Signal("depth", dimension(), this::depth),
                new Signal("force", measure.kind().effort(), this::normalForce));
    }

    @Override
    public ForceElement forThread() {
        return new CompliantStop(measure, side, place, stiffness, damping, memoryAt);
    }
}
