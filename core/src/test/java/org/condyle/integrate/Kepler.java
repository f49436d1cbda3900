package org.condyle.integrate;

/**
 * The Kepler orbit of eccentricity 0.3 with something in every part of y: q and v of the planet, z = 1/r by its own
 * differential equation ż = -(q·v) z³, and the quadrature w = ∫ q·v dt = (r² - r₀²)/2. Solution by Kepler's equation.
 */
final class Kepler extends SizedOde {
    static final double E = 0.3;

    Kepler() {
        super(2, 2, 1, 1);
    }

    static double[] start() {
        return exact(0);
    }

    static double[] exact(double t) {
        double u = t;
        for (int i = 0; i < 50; i++) {
            u -= (u - E * Math.sin(u) - t) / (1 - E * Math.cos(u));
        }
        double b = Math.sqrt(1 - E * E);
        double r = 1 - E * Math.cos(u);
        return new double[] {
            Math.cos(u) - E,
            b * Math.sin(u),
            -Math.sin(u) / r,
            b * Math.cos(u) / r,
            1 / r,
            0.5 * (r * r - (1 - E) * (1 - E))
        };
    }

    @Override
    public StepStatus rates(double t, double[] y, double[] rates) {
        double r2 = y[0] * y[0] + y[1] * y[1];
        double r3 = r2 * Math.sqrt(r2);
        double qv = y[0] * y[2] + y[1] * y[3];
        rates[0] = y[2];
        rates[1] = y[3];
        rates[2] = -y[0] / r3;
        rates[3] = -y[1] / r3;
        rates[4] = -qv * y[4] * y[4] * y[4];
        rates[5] = qv;
        return StepStatus.ACCEPTED;
    }
}
