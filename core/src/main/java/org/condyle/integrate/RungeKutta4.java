package org.condyle.integrate;

/**
 * The classical method of Runge and Kutta, order 4: W. Kutta, "Beitrag zur näherungsweisen Integration totaler
 * Differentialgleichungen", Z. Math. Phys. 46 (1901) 435-453.
 *
 * <pre>
 *   k₁ = f(t, y)   k₂ = f(t + h/2, y + h/2 k₁)   k₃ = f(t + h/2, y + h/2 k₂)   k₄ = f(t + h, y + h k₃)
 *   y₁ = y + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄)
 * </pre>
 *
 * Stable for undamped oscillations up to h ω = 2√2, for decay up to h λ = 2.785.
 */
public final class RungeKutta4 extends FixedStepper {
    private double[] k2 = NONE;
    private double[] k3 = NONE;
    private double[] k4 = NONE;

    public RungeKutta4(StepOptions options) {
        super(options);
    }

    @Override
    public int order() {
        return 4;
    }

    @Override
    void allocate(Ode system) {
        k2 = new double[size];
        k3 = new double[size];
        k4 = new double[size];
    }

    @Override
    StepStatus attempt(double end) {
        return classical(this, end, k2, k3, k4);
    }

    /** The four stages; also starts the method of Adams. */
    static StepStatus classical(BaseStepper s, double end, double[] k2, double[] k3, double[] k4) {
        double h = end - s.t0;
        double middle = s.t0 + 0.5 * h;
        move(s, 0.5 * h, s.f0);
        StepStatus status = s.evaluate(middle, s.y1, k2);
        if (status == StepStatus.ACCEPTED) {
            move(s, 0.5 * h, k2);
            status = s.evaluate(middle, s.y1, k3);
        }
        if (status == StepStatus.ACCEPTED) {
            move(s, h, k3);
            status = s.evaluate(end, s.y1, k4);
        }
        if (status != StepStatus.ACCEPTED) {
            return status;
        }
        for (int i = 0; i < s.size; i++) {
            s.y1[i] = s.y0[i] + h / 6 * (s.f0[i] + 2 * (k2[i] + k3[i]) + k4[i]);
        }
        return s.evaluate(end, s.y1, s.f1);
    }

    private static void move(BaseStepper s, double h, double[] k) {
        for (int i = 0; i < s.size; i++) {
            s.y1[i] = s.y0[i] + h * k[i];
        }
    }
}
