package org.condyle.integrate;

/** A free rigid body with principal inertias 1, 2, 3: q a unit quaternion (body to world), v the spin in body axes. */
final class Spin extends SizedOde {
    static final double[] START = {1, 0, 0, 0, 0.3, 2, 0.1};

    Spin() {
        super(4, 3, 0, 0);
    }

    @Override
    public StepStatus rates(double t, double[] y, double[] f) {
        double a = y[4];
        double b = y[5];
        double c = y[6];
        f[0] = 0.5 * (-y[1] * a - y[2] * b - y[3] * c);
        f[1] = 0.5 * (y[0] * a + y[2] * c - y[3] * b);
        f[2] = 0.5 * (y[0] * b + y[3] * a - y[1] * c);
        f[3] = 0.5 * (y[0] * c + y[1] * b - y[2] * a);
        f[4] = (2.0 - 3.0) / 1.0 * b * c;
        f[5] = (3.0 - 1.0) / 2.0 * c * a;
        f[6] = (1.0 - 2.0) / 3.0 * a * b;
        return StepStatus.ACCEPTED;
    }

    @Override
    public void advance(double[] q, double[] d, double[] out) {
        double angle = Math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
        double s = angle < 1e-12 ? 0.5 : Math.sin(0.5 * angle) / angle;
        double w = Math.cos(0.5 * angle);
        double a = s * d[0];
        double b = s * d[1];
        double c = s * d[2];
        double q0 = q[0];
        double q1 = q[1];
        double q2 = q[2];
        double q3 = q[3];
        out[0] = q0 * w - q1 * a - q2 * b - q3 * c;
        out[1] = q0 * a + q1 * w + q2 * c - q3 * b;
        out[2] = q0 * b + q2 * w + q3 * a - q1 * c;
        out[3] = q0 * c + q3 * w + q1 * b - q2 * a;
    }
}
