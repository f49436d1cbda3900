package org.condyle.integrate;

import org.condyle.math.Check;

/**
 * Methods with a given step h. Time stays on the grid start + k h, computed afresh for every k so that round-off does
 * not accumulate; a step that would pass the limit ends there, and the next one returns to the grid. Dense output is the
 * cubic of Hermite.
 */
abstract class FixedStepper extends BaseStepper {
    /** A grid point this close to a limit, in steps, is that limit. */
    private static final double NEAR = 1e-7;

    private final double step;
    private double gridStart;

    FixedStepper(StepOptions options) {
        step = Check.positive("step of a fixed-step method [s]", options.step());
    }

    @Override
    public final boolean adaptive() {
        return false;
    }

    @Override
    public final double nextStep() {
        return nextGridPoint() - time;
    }

    @Override
    void begin() {
        gridStart = time;
    }

    @Override
    public final StepStatus step(double limit) {
        checkLimit(limit);
        worst = -1;
        double end = nextGridPoint();
        if (end >= limit - NEAR * step) {
            end = limit;
        }
        takeAsBeginning();
        end = Math.min(end, t0 + reach());
        StepStatus status = attempt(end);
        while (status == StepStatus.TOO_FAST && reach() > 0) {
            rejected++;
            end = t0 + reach();
            status = attempt(end);
        }
        if (status == StepStatus.ACCEPTED) {
            accept(end);
            wasAccepted();
        }
        return status;
    }

    /** No step may be longer than this [s]; an attempt that was too fast lowers it, to 0 if there is no use in trying again. */
    double reach() {
        return Double.POSITIVE_INFINITY;
    }

    /** The step that was asked for. */
    final double wantedStep() {
        return step;
    }

    /** The attempt was taken: a multistep method moves its history on. */
    void wasAccepted() {}

    /** True when a step to {@code end} has the full length h, up to round-off. */
    final boolean fullStep(double end) {
        return Math.abs(end - t0 - step) <= NEAR * step;
    }

    private double nextGridPoint() {
        double k = Math.floor((time - gridStart) / step + NEAR);
        return gridStart + (k + 1) * step;
    }

    @Override
    void dense(double t, double[] out) {
        double h = time - t0;
        Hermite.cubic(y0, f0, y, f, h, (t - t0) / h, out, size);
    }

    @Override
    void remember(CheckpointTape tape) {
        gridStart = tape.pass(gridStart);
    }
}
