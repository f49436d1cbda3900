package org.condyle.integrate;

/** q̈ = -k q. */
final class LinearOscillator implements Ode {
    private final double k;

    LinearOscillator(double k) {
        this.k = k;
    }

    @Override
    public int configurationSize() {
        return 1;
    }

    @Override
    public int velocitySize() {
        return 1;
    }

    @Override
    public StepStatus rates(double t, double[] y, double[] f) {
        f[0] = y[1];
        f[1] = -k * y[0];
        return StepStatus.ACCEPTED;
    }
}
