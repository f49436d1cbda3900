package org.condyle.forces;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.measures.MeasureLaw;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.ForceReceiver;
import org.condyle.mechanics.Lagging;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Settling;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/**
 * A motor along a measure: its effort is a control times its optimal force, or an activation that follows the control,
 *
 * <pre>  effort = ± u F₀,   or   effort = ± a F₀,   ȧ = (u - a)/τ  </pre>
 *
 * Along a coordinate a positive control pushes towards larger values (OpenSim's CoordinateActuator, with activation its
 * ActivationCoordinateActuator); along a line it pulls its ends together like a muscle (PathActuator), unless the motor is one
 * that pushes them apart (PointToPointActuator). What it brings in is booked as work; while it brakes that is negative.
 */
public final class Motor extends MeasureLaw implements Settling, Lagging, Driven, ForceElement.Prescribed {
    private static final double ACTIVATION_SCALE = 0.1;

    private final MotorDrive drive;
    private final double sense; // of its effort at a positive control
    private final double activationTime; // 0 where the activation is the control
    private final Variables states;

    private Motor(Measure measure, MotorDrive drive, double sense, double activationTime, Variables states) {
        super(measure);
        this.drive = drive;
        this.sense = sense;
        this.activationTime = activationTime;
        this.states = states;
    }

    /** A motor that follows its control at once; along a line it pulls. */
    public static Motor along(Measure measure, MotorDrive drive) {
        return new Motor(measure, drive, measure.isLine() ? -1 : 1, 0, Variables.NONE);
    }

    /** A motor that follows its control at once and whose positive control always pushes towards larger values. */
    public static Motor pushing(Measure measure, MotorDrive drive) {
        return new Motor(measure, drive, 1, 0, Variables.NONE);
    }

    /**
     * The same motor for a model that is being built with an activation that follows the control; the model gives it its state.
     *
     * @param time            τ [s]
     * @param startActivation at the start of a run, unless the start gives another
     */
    public Motor activated(Model.Builder model, double time, double startActivation) {
        Check.positive("activation-time [s]", time);
        Variables own = model.internals(
                List.of(Variable.steady("activation", Dimension.NONE, startActivation, ACTIVATION_SCALE)));
        return new Motor(measure, drive, sense, time, own);
    }

    @Override
    public MotorDrive drive() {
        return drive;
    }

    private boolean hasActivation() {
        return activationTime > 0;
    }

    /** What its force is proportional to: the activation, or the control itself. */
    public double activation(State state, Motion motion) {
        return hasActivation() ? state.z[states.at()] : control(state, motion);
    }

    @Override
    public double exertion(State state, Motion motion) {
        return drive.optimalForce() * activation(state, motion);
    }

    @Override
    protected double effort(State state, Motion motion, Measure.Reading now) {
        return sense * exertion(state, motion);
    }

    @Override
    protected boolean dependsOnMeasureAlone() {
        return drive.control().dependsOnTimeAlone();
    }

    /** They follow the control alone. */
    @Override
    protected boolean internalsDependOnMeasureAlone() {
        return true;
    }

    @Override
    protected void effortSlopes(State state, Motion motion, Measure.Reading now, double[] out) {
        out[0] = out[1] = 0;
    }

    @Override
    public void pushUnit(State state, Motion motion, ForceReceiver forces) {
        measure.push(read(state, motion), sense, forces);
    }

    @Override
    public double suppliedPower(State state, Motion motion) {
        return sense * exertion(state, motion) * read(state, motion).rate;
    }

    @Override
    public Variables internals() {
        return states;
    }

    @Override
    public void internalRates(State state, Motion motion, double[] rates) {
        if (hasActivation()) {
            rates[states.at()] = (control(state, motion) - state.z[states.at()]) / activationTime;
        }
    }

    @Override
    public boolean lags() {
        return hasActivation();
    }

    @Override
    public void ownRates(double control, double value, double rate, double[] own, double[] rates) {
        if (hasActivation()) {
            rates[0] = (drive.clipped(control) - own[0]) / activationTime;
        }
    }

    @Override
    public double ownExertion(double control, double value, double rate, double[] own) {
        return drive.optimalForce() * (hasActivation() ? own[0] : drive.clipped(control));
    }

    @Override
    public void rest(double control, double value, double[] own) {
        if (hasActivation()) {
            own[0] = drive.clipped(control);
        }
    }

    /** The activation has a past; only a model at rest determines it. */
    @Override
    public String settle(State state, Motion motion, boolean wholly) {
        if (wholly && hasActivation()) {
            state.z[states.at()] = control(state, motion);
        }
        return "";
    }

    @Override
    public int[] settledAtStart() {
        return new int[0];
    }

    @Override
    public List<Signal> signals() {
        List<Signal> all = new ArrayList<>(super.signals());
        all.add(new Signal("control", Dimension.NONE, this::control));
        return List.copyOf(all);
    }

    @Override
    public Motor forThread() {
        return new Motor(measure, drive.forThread(), sense, activationTime, states);
    }
}
