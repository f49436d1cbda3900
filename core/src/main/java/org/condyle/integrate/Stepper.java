package org.condyle.integrate;

/**
 * One integration method at work on one {@link Ode}. The stepper owns the current point (t, y, ẏ) and the last accepted
 * step [previousTime, time], over which it offers dense output. Nothing is allocated after {@link #start}.
 *
 * <p>The step loop of a run reads: {@code start}, then {@code step} until the end; {@code cut} when an event lies
 * inside the step just taken; {@code replace} when the state was moved a little (projection on constraints, normalised
 * quaternions); {@code jump} where the rates change character.
 */
public interface Stepper {
    /** Convergence order of the method. */
    int order();

    /** True when the step size follows an error estimate. */
    boolean adaptive();

    /** True if impacts are part of a step, so that their instants need not be computed. */
    default boolean takesImpacts() {
        return false;
    }

    /** True if a step uses rates of earlier steps, so that a kink that it passes spoils the steps after it. */
    default boolean remembers() {
        return false;
    }

    /** Begins at (t, y), which is copied; forgets all history. Evaluates the rates there. */
    StepStatus start(Ode ode, double t, double[] y);

    /**
     * Takes one accepted step that does not pass {@code limit}; rejected attempts are repeated inside with a smaller
     * step. Anything but ACCEPTED leaves the current point as it was.
     */
    StepStatus step(double limit);

    /**
     * Replaces the step just accepted by a shorter one from the same beginning that ends exactly at {@code t} in
     * (previousTime, end of the accepted step]. May be called repeatedly, earlier and later as a search for an event
     * needs it. History of a multistep method restarts at the new end.
     */
    StepStatus cut(double t);

    /**
     * Whether steps need not end where a force changes with a continuous derivative: error control sees to it, and for a method that solves
     * equations an end that has to be found costs more than a shorter step.
     */
    default boolean passesSmoothSwitches() {
        return false;
    }

    /**
     * How far behind a switch of a force a {@link #cut} may end, as a part of the step: a method that solves equations for every cut need not make
     * more of them than its accuracy is worth. Zero for as near as rounding lets it.
     */
    default double cutTolerance() {
        return 0;
    }

    /**
     * The current state was moved a little: takes {@code y} over and evaluates its rates; step size and history stay.
     * Dense output over the last step is no longer required after this.
     */
    StepStatus replace(double[] y);

    /**
     * The rates have changed character at this instant, as when a contact begins: takes {@code y} over, evaluates its
     * rates and forgets history; an adaptive method shortens its next step until it can see what is coming.
     */
    StepStatus jump(double[] y);

    double time();

    double previousTime();

    /** The current y; to be read, not written. */
    double[] state();

    /** The current ẏ; to be read, not written. */
    double[] rates();

    /**
     * y at t within the last accepted step, as accurate as its end. May cost evaluations, most of them the first time.
     */
    void interpolate(double t, double[] out);

    /**
     * The same without that promise, and cheaper: for who looks where something happens in a step before finding out
     * exactly.
     */
    void sketch(double t, double[] out);

    /** Whether an {@link #interpolate} costs about half a step, so that a step had better end where values are asked for. */
    default boolean interpolatesDearly() {
        return false;
    }

    /** Component of y whose error was largest (or not finite) in the last attempt, -1 if unknown. */
    int worstComponent();

    /** The step the method would like to take next. */
    double nextStep();

    long acceptedSteps();

    long rejectedSteps();

    /** Accepted steps that another, implicit method took because the one chosen was stiff. */
    default long stiffSteps() {
        return 0;
    }

    long evaluations();

    /** All that is needed beside (t, y) to go on bit for bit: step size, history, Jacobians, counters. */
    double[] memory();

    /** Like {@link #start} at (t, y), then takes over what {@link #memory} gave at that point. */
    StepStatus resume(Ode ode, double t, double[] y, double[] memory);
}
