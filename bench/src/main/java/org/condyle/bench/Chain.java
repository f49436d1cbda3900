package org.condyle.bench;

import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.StepStatus;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chains;

/**
 * Forward dynamics of a hanging chain. The state moves by 1e-9 (k mod 8) between evaluations, so that nothing can be
 * reused, and its sines are tabulated, so that none of the scene's trigonometry is timed.
 */
final class Chain implements Runnable {
    private final boolean pins;
    private final State start;
    private final State state;
    private final Workspace workspace;
    private final Dynamics dynamics = new Dynamics(Stabilisation.none());
    private long evaluation;

    /** @param name {@code 16-pin}, {@code 7-ball}, ... */
    Chain(String name) {
        int links = Integer.parseInt(name.substring(0, name.indexOf('-')));
        pins = name.endsWith("-pin");
        Model model = pins ? Chains.pins(links) : Chains.balls(links);
        start = Chains.bent(model);
        state = start.copy();
        workspace = new Workspace(Mechanism.compile(model));
    }

    @Override
    public void run() {
        evaluate(1e-9 * (evaluation++ & 7));
    }

    /** v̇ with the whole state shifted. */
    double[] evaluate(double shift) {
        double[] q = state.q, v = state.v;
        if (pins) {
            for (int i = 0; i < q.length; i++) {
                q[i] = start.q[i] + shift;
            }
        }
        for (int i = 0; i < v.length; i++) {
            v[i] = start.v[i] + shift;
        }
        if (dynamics.evaluate(state, workspace) != StepStatus.ACCEPTED) {
            throw new IllegalStateException("the chain could not be evaluated");
        }
        return workspace.acceleration;
    }

    static void race(String name) {
        Chain chain = new Chain(name);
        double[] a = chain.evaluate(0).clone();
        double kinetic = Dynamics.kineticEnergy(chain.workspace);
        double sum = 0, size = 0;
        for (double x : a) {
            sum += x;
            size += Math.abs(x);
        }
        Clock.Timing rate = Clock.rate(Clock.repeats(7), 0.3, 2.0, chain);
        new Line("chain-" + name)
                .perEvaluation(rate)
                .put("dof", a.length)
                .put("qacc_first", a[0])
                .put("qacc_last", a[a.length - 1])
                .put("qacc_sum", sum)
                .put("qacc_abs_sum", size)
                .put("kinetic_J", kinetic)
                .put("java", System.getProperty("java.version"))
                .print();
    }
}
