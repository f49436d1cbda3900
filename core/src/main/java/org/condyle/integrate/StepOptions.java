package org.condyle.integrate;

import org.condyle.math.Check;

/**
 * Options for steps.
 *
 * @param step     step of a fixed-step method, first step of an adaptive one; 0 lets an adaptive method choose [s]
 * @param maxStep  the largest step of an adaptive method, infinite for none [s]
 * @param accuracy local error allowed per step, relative to 1 + |y| in each component; implicit fixed-step methods
 *                 iterate to this accuracy; 0 means the method's own choice
 */
public record StepOptions(double step, double maxStep, double accuracy) {
    public StepOptions {
        Check.notNegative("step [s]", step);
        if (!(maxStep > 0)) {
            throw new IllegalArgumentException("maxStep [s] must be > 0 (infinite for none), was " + maxStep);
        }
        Check.within("accuracy [-]", accuracy, 0.0, 1.0);
    }

    /** A fixed step [s]. */
    public static StepOptions step(double step) {
        return new StepOptions(step, Double.POSITIVE_INFINITY, 0);
    }

    /** Steps that keep the local error below {@code accuracy}. */
    public static StepOptions accuracy(double accuracy) {
        return new StepOptions(0, Double.POSITIVE_INFINITY, accuracy);
    }

    public StepOptions withStep(double newStep) {
        return new StepOptions(newStep, maxStep, accuracy);
    }

    public StepOptions withMaxStep(double newMaxStep) {
        return new StepOptions(step, newMaxStep, accuracy);
    }

    public StepOptions withAccuracy(double newAccuracy) {
        return new StepOptions(step, maxStep, newAccuracy);
    }
}
