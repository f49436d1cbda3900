package org.condyle.integrate;

/**
 * Predictor of Adams and Bashforth, corrector of Adams and Moulton, order 4, fixed step, one correction (PECE): Hairer,
 * Nørsett, Wanner, Solving Ordinary Differential Equations I, section III.1.
 *
 * <pre>
 *   p  = y + h/24 (55 f₀ - 59 f₋₁ + 37 f₋₂ - 9 f₋₃)
 *   y₁ = y + h/24 (9 f(t + h, p) + 19 f₀ - 5 f₋₁ + f₋₂)
 * </pre>
 *
 * Two evaluations per step. The first three steps, and every step off the grid (a limit, a cut), are of Runge and Kutta;
 * history begins anew there. Stable for decay up to about h λ = 1.25.
 */
public final class AdamsBashforthMoulton4 extends FixedStepper {
    private double[] k2 = NONE;
    private double[] k3 = NONE;
    private double[] k4 = NONE;
    /** Rates one, two and three steps before the beginning of the step. */
    private double[][] past = {};

    private int known;

    public AdamsBashforthMoulton4(StepOptions options) {
        super(options);
    }

    @Override
    public boolean remembers() {
        return true;
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
        past = new double[3][size];
    }

    @Override
    void begin() {
        super.begin();
        known = 0;
    }

    @Override
    StepStatus attempt(double end) {
        if (known < 3 || !fullStep(end)) {
            return RungeKutta4.classical(this, end, k2, k3, k4);
        }
        double c = (end - t0) / 24;
        double[] a = past[0];
        double[] b = past[1];
        double[] d = past[2];
        for (int i = 0; i < size; i++) {
            y1[i] = y0[i] + c * (55 * f0[i] - 59 * a[i] + 37 * b[i] - 9 * d[i]);
        }
        StepStatus status = evaluate(end, y1, k2);
        if (status != StepStatus.ACCEPTED) {
            return status;
        }
        for (int i = 0; i < size; i++) {
            y1[i] = y0[i] + c * (9 * k2[i] + 19 * f0[i] - 5 * a[i] + b[i]);
        }
        return evaluate(end, y1, f1);
    }

    @Override
    void wasAccepted() {
        if (!fullStep(time)) {
            known = 0;
            return;
        }
        double[] oldest = past[2];
        past[2] = past[1];
        past[1] = past[0];
        past[0] = oldest;
        System.arraycopy(f0, 0, oldest, 0, size);
        known = Math.min(3, known + 1);
    }

    @Override
    void wasCut() {
        known = 0;
    }

    @Override
    void remember(CheckpointTape tape) {
        super.remember(tape);
        known = tape.pass(known);
        tape.pass(past);
    }
}
