package org.condyle.integrate;

/**
 * A pendulum x and a point y that a stiff, critically damped spring holds at sin x: errors of the stiff direction die out at
 * once, explicit methods are bound by stability, and y = sin x is exact.
 */
final class Follower extends SizedOde {
    private final double stiffness; // its root, 1/s

    Follower(double stiffness) {
        super(2, 2, 0, 0);
        this.stiffness = stiffness;
    }

    static double[] start() {
        return new double[] {1, Math.sin(1), 0, 0};
    }

    @Override
    public StepStatus rates(double t, double[] y, double[] f) {
        double s = Math.sin(y[0]), c = Math.cos(y[0]), k = stiffness;
        f[0] = y[2];
        f[1] = y[3];
        f[2] = -9.81 * s;
        f[3] = c * f[2] - s * y[2] * y[2] - k * k * (y[1] - s) - 2 * k * (y[3] - c * y[2]);
        return StepStatus.ACCEPTED;
    }
}
