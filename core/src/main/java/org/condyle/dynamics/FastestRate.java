package org.condyle.dynamics;

import org.condyle.mechanics.State;

/** The fastest rate of a mechanism: an estimate of the spectral radius of its linearised equations at a state. */
public final class FastestRate {
    private static final int ITERATIONS = 80;
    private static final int SETTLING = 20;

    private FastestRate() {}

    /**
     * Fastest rate [rad/s] at a state, by power iteration on the velocity-space Jacobian
     * (δq, δv) → (δv, ∂v̇/∂q δq + ∂v̇/∂v δv) with finite differences. Good to some per cent; constraints count as they
     * are.
     */
    public static double fastestRate(Mechanism mechanism, State s) {
        int n = s.v.length;
        Workspace w = new Workspace(mechanism);
        Dynamics dynamics = new Dynamics(Stabilisation.none());
        State moved = s.copy();
        double[] dq = new double[n], dv = new double[n], base = new double[n], step = new double[n];
        dynamics.evaluate(s, w);
        System.arraycopy(w.acceleration, 0, base, 0, n);
        for (int i = 0; i < n; i++) { // an arbitrary direction without symmetry
            dq[i] = Math.sin(1 + 2.3 * i);
            dv[i] = Math.cos(2 + 1.7 * i);
        }
        double logarithms = 0;
        for (int k = 0; k < ITERATIONS; k++) {
            double norm = Math.max(largest(dq), largest(dv));
            if (!(norm > 0) || Double.isInfinite(norm)) {
                return 0;
            }
            double h = 1e-7 / norm;
            for (int i = 0; i < n; i++) {
                step[i] = h * dq[i];
                moved.v[i] = s.v[i] + h * dv[i];
            }
            Configurations.advance(mechanism, s.q, step, moved.q);
            dynamics.evaluate(moved, w);
            for (int i = 0; i < n; i++) {
                dq[i] = dv[i];
                dv[i] = (w.acceleration[i] - base[i]) / h;
            }
            double grown = Math.max(largest(dq), largest(dv)) / norm;
            if (!(grown > 0) || Double.isInfinite(grown)) {
                return 0;
            }
            // An oscillation grows in turns of its place and its speed: only the average over many turns is its rate.
            if (k >= SETTLING) {
                logarithms += Math.log(grown);
            }
        }
        double rate = Math.exp(logarithms / (ITERATIONS - SETTLING));
        return rate < 1e-6 ? 0 : rate;
    }

    private static double largest(double[] x) {
        double m = 0;
        for (double a : x) {
            m = Math.max(m, Math.abs(a));
        }
        return m;
    }
}
