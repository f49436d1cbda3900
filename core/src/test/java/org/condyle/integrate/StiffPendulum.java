package org.condyle.integrate;

/** A point mass of 1 kg on a very stiff spring of 1 m: as the stiffness grows, a mathematical pendulum. */
final class StiffPendulum implements Ode {
    private final double stiffness;

    StiffPendulum(double stiffness) {
        this.stiffness = stiffness;
    }

    @Override
    public int configurationSize() {
        return 2;
    }

    @Override
    public int velocitySize() {
        return 2;
    }

    @Override
    public StepStatus rates(double t, double[] y, double[] f) {
        double length = Math.hypot(y[0], y[1]);
        double pull = stiffness * (length - 1) / length;
        f[0] = y[2];
        f[1] = y[3];
        f[2] = -pull * y[0];
        f[3] = -pull * y[1] - 9.81;
        return StepStatus.ACCEPTED;
    }
}
