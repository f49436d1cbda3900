package org.condyle.integrate;

/** A point mass of 1 kg on a very stiff spring of 1 m: as the stiffness grows, a mathematical pendulum. */
final class StiffPendulum extends SizedOde {
    private final double stiffness;

    StiffPendulum(double stiffness) {
        super(2, 2, 0, 0);
        this.stiffness = stiffness;
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
