package org.condyle.integrate;

/**
 * The explicit method of Euler, order 1.
 *
 * <pre>  y₁ = y₀ + h f(t₀, y₀)  </pre>
 *
 * For teaching and for comparison. Undamped oscillations grow by a factor √(1 + h²ω²) per step.
 */
public final class Euler extends FixedStepper {
    public Euler(StepOptions options) {
        super(options);
    }

    @Override
    public int order() {
        return 1;
    }

    @Override
    void allocate(Ode system) {}

    @Override
    StepStatus attempt(double end) {
        double h = end - t0;
        for (int i = 0; i < size; i++) {
            y1[i] = y0[i] + h * f0[i];
        }
        return evaluate(end, y1, f1);
    }
}
