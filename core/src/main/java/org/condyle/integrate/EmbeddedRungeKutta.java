package org.condyle.integrate;

/**
 * Explicit Runge-Kutta methods with an error estimate from the same stages, written once for every tableau:
 *
 * <pre>  kᵢ = f(t₀ + cᵢ h, y₀ + h Σⱼ aᵢⱼ kⱼ)  </pre>
 *
 * The last row of the tableau is the solution itself, so its stage is the first one of the next step (FSAL).
 */
abstract class EmbeddedRungeKutta extends AdaptiveStepper {
    private final double[][] a;
    private final double[] c;
    private final StepController controller;
    double[][] k = {};
    double[] errors = NONE;

    /** Rows of {@code a} beyond {@code c.length - 1} stages are for dense output. */
    EmbeddedRungeKutta(StepOptions options, double[][] a, double[] c, StepController controller) {
        super(options);
        this.a = a;
        this.c = c;
        this.controller = controller;
    }

    /** Index of the stage whose row is the solution. */
    abstract int lastStage();

    /** h L at which the method is no longer stable, for negative eigenvalues. */
    abstract double stableTo();

    /** Error norm from the stages before {@link #lastStage} or including it. */
    abstract double estimate(double h);

    /** True when the estimate needs the rates at the new end. */
    abstract boolean estimateNeedsLastStage();

    @Override
    void allocate(Ode system) {
        super.allocate(system);
        k = new double[c.length][size];
        errors = new double[size];
    }

    @Override
    void clearHistory() {
        controller.clear();
    }

    @Override
    StepStatus attempt(double end) {
        double h = end - t0;
        int last = lastStage();
        System.arraycopy(f0, 0, k[0], 0, size);
        for (int i = 1; i < last; i++) {
            StepStatus status = stage(i, h);
            if (status != StepStatus.ACCEPTED) {
                return status;
            }
        }
        combine(a[last], h, y0, y1);
        StepStatus status = finite(y1);
        if (status != StepStatus.ACCEPTED) {
            return status;
        }
        if (!estimateNeedsLastStage()) {
            error = estimate(h);
            if (!(error <= 1) && !forced) {
                return status; // spares the last evaluation
            }
        }
        status = evaluate(end, y1, k[last]);
        if (status == StepStatus.ACCEPTED && estimateNeedsLastStage()) {
            error = estimate(h);
        }
        System.arraycopy(k[last], 0, f1, 0, size);
        return status;
    }

    /** Stage i from the stages before it; the argument passes through y1. */
    final StepStatus stage(int i, double h) {
        return stage(i, h, y1);
    }

    final StepStatus stage(int i, double h, double[] argument) {
        combine(a[i], h, y0, argument);
        return evaluate(t0 + c[i] * h, argument, k[i]);
    }

    /** out = base + h Σ row[j] k[j]. */
    final void combine(double[] row, double h, double[] base, double[] out) {
        System.arraycopy(base, 0, out, 0, size);
        for (int j = 0; j < row.length; j++) {
            if (row[j] != 0) {
                add(h * row[j], k[j], out);
            }
        }
    }

    final void add(double factor, double[] x, double[] out) {
        for (int i = 0; i < size; i++) {
            out[i] += factor * x[i];
        }
    }

    /** h L of the step just accepted, guessed from two stages at its end as DOPRI5 and DOP853 guess stiffness. */
    final double stiffness() {
        double h = time - t0;
        combine(a[lastStage() - 1], h, y0, errors);
        return h * steepness(k[lastStage() - 1], errors, y1);
    }

    /** How much rates change from another state to the end, over how far that is. */
    final double steepness(double[] rates, double[] state, double[] end) {
        double[] ratesAtEnd = k[lastStage()];
        double change = 0;
        double distance = 0;
        for (int i = 0; i < active; i++) {
            double f = ratesAtEnd[i] - rates[i];
            double d = end[i] - state[i];
            change += f * f;
            distance += d * d;
        }
        return distance > 0 ? Math.sqrt(change / distance) : 0;
    }

    @Override
    double afterAccepting(double h) {
        return controller.accepted(h, error, wanted);
    }

    @Override
    double afterRejecting(double h, StepStatus why) {
        return controller.rejected(h, error, why);
    }

    @Override
    void remember(CheckpointTape tape) {
        super.remember(tape);
        controller.remember(tape);
    }

    @Override
    final boolean judgedByBalance() {
        return true;
    }
}
