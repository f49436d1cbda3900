package org.condyle.analyse;

import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Settlement;
import org.condyle.dynamics.Workspace;
import org.condyle.math.LuSolver;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.State;

/**
 * The internal states that ż = 0 determines in a model at rest, as functions z*(q) of the configuration: Newton's method with a
 * Jacobian of central differences. The equilibrium of the whole is then f(q, z*(q)) + Jᵀλ = 0, and its stiffness is that
 * of elements that have had the time to relax.
 */
final class SteadyInternals {
    private static final int MOST_ITERATIONS = 50;
    private static final int MOST_HALVINGS = 20;
    private static final double DIFFERENCE = 1e-6; // of the size of a state
    private static final double CONVERGED = 1e-13;
    private static final double ROUNDING = 1e-9; // a step this small that does not become smaller is rounding

    /** Their places in z. */
    final int[] at;

    private final Mechanism mechanism;
    private final Workspace w;
    private final double[] scale;
    private final LuSolver lu;
    private final double[] step;
    private final double[] plus;
    private final double[] minus;
    private final double[] all; // rates of all internal states of the model
    private final Internal[] owners;

    SteadyInternals(Mechanism mechanism, Workspace w) {
        this.mechanism = mechanism;
        this.w = w;
        at = places(mechanism);
        scale = new double[at.length];
        for (int k = 0; k < at.length; k++) {
            scale[k] = mechanism.model().internals().get(at[k]).scale();
        }
        lu = new LuSolver(at.length);
        step = new double[at.length];
        plus = new double[at.length];
        minus = new double[at.length];
        all = new double[w.internalRates.length];
        owners = new Internal[at.length];
        for (Internal e : w.abilities.internal) {
            for (int k = 0; k < at.length; k++) {
                boolean owns = at[k] >= e.internals().at()
                        && at[k] < e.internals().at() + e.internals().count();
                owners[k] = owns ? e : owners[k];
            }
        }
    }

    /** Places in z of all internal states of a model that have a steady value. */
    static int[] places(Mechanism mechanism) {
        var internals = mechanism.model().internals();
        return java.util.stream.IntStream.range(0, internals.size())
                .filter(i -> internals.get(i).steady())
                .toArray();
    }

    int count() {
        return at.length;
    }

    double scale(int k) {
        return scale[k];
    }

    String name(int k) {
        return mechanism.model().internalName(at[k]);
    }

    /** ż of these states at any state of the model. */
    void rates(State s, double[] out) {
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        Dynamics.internalRates(s, w);
        select(w.internalRates, out);
    }

    /** Of the rates of all internal states, those of these. */
    void select(double[] all, double[] out) {
        for (int k = 0; k < at.length; k++) {
            out[k] = all[at[k]];
        }
    }

    /** Sets them to their steady values at a state without speeds; returns why that cannot be done, or nothing. */
    String settle(State s) {
        if (w.abilities.settling.length > 0) { // a start for Newton's method that is their solution already
            Dynamics.place(s, w);
            Dynamics.fillRates(w);
            Settlement.atRest(s, w);
        }
        double before = Double.POSITIVE_INFINITY;
        for (int i = 0; i < MOST_ITERATIONS && at.length > 0; i++) {
            if (!newtonStep(s)) {
                return "the internal states have no steady values here: the rates of " + names()
                        + " are not finite or do not depend on them";
            }
            double size = 0;
            for (int k = 0; k < at.length; k++) {
                size = Math.max(size, Math.abs(step[k]) / (scale[k] + Math.abs(s.z[at[k]])));
            }
            apply(s, -1);
            if (size <= CONVERGED || (size >= 0.5 * before && size <= ROUNDING)) {
                return "";
            }
            before = size;
        }
        return at.length == 0 ? "" : "the internal states do not settle: '" + name(largest()) + "' still changes";
    }

    /** step = J⁻¹ ż. A state changes the rates of the element that owns it, and of no other. */
    private boolean newtonStep(State s) {
        rates(s, step);
        for (int j = 0; j < at.length; j++) {
            Internal owner = owners[j];
            double z = s.z[at[j]], h = DIFFERENCE * (scale[j] + Math.abs(z));
            s.z[at[j]] = z + h;
            owner.internalRates(s, w.motion, all);
            select(all, plus);
            s.z[at[j]] = z - h;
            owner.internalRates(s, w.motion, all);
            select(all, minus);
            s.z[at[j]] = z;
            for (int i = 0; i < at.length; i++) {
                lu.matrix()[i][j] = owners[i] == owner ? (plus[i] - minus[i]) / (2 * h) : 0;
            }
        }
        if (!finite(step) || !lu.factor()) {
            return false;
        }
        lu.solve(step);
        return finite(step);
    }

    /** Moves z by a factor times the step, less far if the rates would not be finite there. */
    private void apply(State s, double factor) {
        double f = factor;
        for (int i = 0; i < MOST_HALVINGS; i++, f *= 0.5) {
            for (int k = 0; k < at.length; k++) {
                s.z[at[k]] += f * step[k];
            }
            rates(s, plus);
            if (finite(plus)) {
                return;
            }
            for (int k = 0; k < at.length; k++) {
                s.z[at[k]] -= f * step[k];
            }
        }
    }

    private String names() {
        return java.util.stream.IntStream.range(0, at.length)
                .mapToObj(k -> "'" + name(k) + "'")
                .collect(java.util.stream.Collectors.joining(", "));
    }

    private int largest() {
        int worst = 0;
        for (int k = 0; k < at.length; k++) {
            worst = Math.abs(step[k]) / scale[k] > Math.abs(step[worst]) / scale[worst] ? k : worst;
        }
        return worst;
    }

    private static boolean finite(double[] x) {
        double sum = 0;
        for (double a : x) {
            sum += a - a; // NaN and infinity leave NaN
        }
        return sum == 0;
    }
}
