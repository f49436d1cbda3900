package org.condyle.view.law;

import org.condyle.contact.law.NormalLaw;
import org.condyle.view.plot.Curve;

/**
 * A free collision of one mass under a law of normal force: the loop of force over depth, m δ̈ = -F(δ, δ̇, δ̇⁻), from the first touch
 * until the surfaces part. Steps of equal length by the classical method of Runge and Kutta; the time scale is that of the elastic
 * rebound.
 *
 * @param speed δ̇⁻ [m/s]
 * @param mass  reduced mass [kg], of a layer that of a unit of area [kg/m²]
 */
record Collision(NormalLaw law, double stiffness, double speed, double mass) {
    private static final int STEPS = 1500; // of an elastic rebound; damped ones creep out for longer
    private static final int MOST = 10 * STEPS;

    private double force(double depth, double rate) {
        return depth > 0 ? law.force(stiffness, depth, rate, speed) : 0;
    }

    /**
     * The loop.
     *
     * @param perDepth by how much depths are multiplied, 1000 for mm
     * @param perForce the same of forces
     */
    Curve curve(String name, double perDepth, double perForce) {
        double step = duration() / STEPS, depth = 0, rate = speed;
        double[] x = new double[MOST + 1], y = new double[MOST + 1];
        int n = 0;
        double onset = law.force(stiffness, 0, rate, speed); // a damper acts at once
        y[n++] = perForce * onset;
        while (n < MOST) {
            double a1 = -force(depth, rate) / mass;
            double r2 = rate + 0.5 * step * a1, a2 = -force(depth + 0.5 * step * rate, r2) / mass;
            double r3 = rate + 0.5 * step * a2, a3 = -force(depth + 0.5 * step * r2, r3) / mass;
            double r4 = rate + step * a3, a4 = -force(depth + step * r3, r4) / mass;
            depth += step / 6 * (rate + 2 * r2 + 2 * r3 + r4);
            rate += step / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
            double now = force(depth, rate);
            if (depth <= 0 || (rate < 0 && now <= 0)) {
                break;
            }
            x[n] = perDepth * depth;
            y[n++] = perForce * now;
        }
        x[n] = perDepth * Math.max(0, depth);
        return new Curve(name, java.util.Arrays.copyOf(x, n + 1), java.util.Arrays.copyOf(y, n + 1));
    }

    /** About how long an elastic collision lasts [s]: 2 δ_max/δ̇⁻ and half as much again. */
    private double duration() {
        double energy = 0.5 * mass * speed * speed, low = 0, high = 1e-9;
        while (law.potential(stiffness, high) < energy && high < 1e3) {
            low = high;
            high *= 2;
        }
        for (int i = 0; i < 60; i++) {
            double middle = 0.5 * (low + high);
            if (law.potential(stiffness, middle) < energy) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return 3 * high / speed;
    }
}
