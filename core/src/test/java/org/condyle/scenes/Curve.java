package org.condyle.scenes;

import java.util.function.Function;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.mechanics.State;

/**
 * A short piece of a motion through a state: v(t) = v + a t, and q(t) follows q̇ = rates(q, v). With it time derivatives
 * of anything are finite differences of fourth order at five instants.
 */
public final class Curve {
    /** Truncation is h⁴ and round-off 1e-16 / h²: 1e-10 for a first and 1e-9 for a second derivative. */
    private static final double H = 1e-3;

    private final State[] at = new State[5];
    private final double h;

    public Curve(Mechanism mechanism, State middle, double[] acceleration) {
        this(mechanism, middle, acceleration, H);
    }

    /** With a spacing of its own, shorter for a violent motion. */
    public Curve(Mechanism mechanism, State middle, double[] acceleration, double h) {
        this.h = h;
        for (int k = -2; k <= 2; k++) {
            State s = middle.copy();
            for (int i = 0; i < Math.abs(k); i++) {
                step(mechanism, s, middle, acceleration, k < 0 ? -h : h);
            }
            at[k + 2] = s;
        }
    }

    private static void step(Mechanism m, State s, State middle, double[] a, double h) {
        double[] q = s.q.clone(), sum = new double[q.length], k = new double[q.length];
        double t0 = s.time;
        double[] fraction = {0, 0.5, 0.5, 1}, weight = {1, 2, 2, 1};
        for (int stage = 0; stage < 4; stage++) {
            s.time = t0 + fraction[stage] * h;
            for (int i = 0; i < s.v.length; i++) {
                s.v[i] = middle.v[i] + a[i] * (s.time - middle.time);
            }
            for (int i = 0; i < q.length; i++) {
                s.q[i] = q[i] + fraction[stage] * h * k[i];
            }
            Dynamics.coordinateRates(m, s, k, 0);
            for (int i = 0; i < q.length; i++) {
                sum[i] += weight[stage] * k[i];
            }
        }
        for (int i = 0; i < q.length; i++) {
            s.q[i] = q[i] + h / 6 * sum[i];
        }
    }

    /** The five values f(s(t)), t = -2h .. 2h. */
    public double[][] values(Function<State, double[]> f) {
        double[][] out = new double[5][];
        for (int k = 0; k < 5; k++) {
            out[k] = f.apply(at[k]).clone();
        }
        return out;
    }

    public double[] first(double[][] f) {
        double[] out = new double[f[0].length];
        for (int i = 0; i < out.length; i++) {
            out[i] = (f[0][i] - 8 * f[1][i] + 8 * f[3][i] - f[4][i]) / (12 * h);
        }
        return out;
    }

    public double[] second(double[][] f) {
        double[] out = new double[f[0].length];
        for (int i = 0; i < out.length; i++) {
            out[i] = (-f[0][i] + 16 * f[1][i] - 30 * f[2][i] + 16 * f[3][i] - f[4][i]) / (12 * h * h);
        }
        return out;
    }
}
