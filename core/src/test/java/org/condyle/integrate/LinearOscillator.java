package org.condyle.integrate;

/** q̈ = -k q. */
final class LinearOscillator extends SizedOde {
    private final double k;

    LinearOscillator(double k) {
        super(1, 1, 0, 0);
        this.k = k;
    }

    @Override
    public StepStatus rates(double t, double[] y, double[] f) {
        f[0] = y[1];
        f[1] = -k * y[0];
        return StepStatus.ACCEPTED;
    }
}
