package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.mechanics.State;

/**
 * A small step of time through an instant at which contacts without compliance change without end, or at which no
 * smooth motion was found. All impulses of the step are solved for at once, without restitution, as time-stepping does:
 *
 * <pre>  u⁺ = u⁻ + h J v̇ + W p,   u_n⁺ ≥ 0 ⊥ p_n ≥ 0,   |p_t| ≤ μ p_n against u_t⁺;   q⁺ = q ⊕ h (v⁻ + v⁺)/2  </pre>
 *
 * with forces and rows at the midpoint of the step, which a first trial computes. Open contacts may close in the step,
 * but not overlap.
 */
public final class SmallStep {
    private static final double ENOUGH = 1e-5; // residual that is good enough where nothing else goes on

    private static final double TURNING = 1e3; // largest acceleration of a row that turns with its body [m/s^2]

    private final Stabilisation stabilisation;
    private final ContactAccelerations problem;
    private final boolean[] touches;
    private final boolean[] slides;
    private final double[] friction;
    private final double[] lead;
    private final double[] bias;
    private final double[] impulse;
    private final double[] before;
    private final double[] end;
    private final State middle;

    public SmallStep(Stabilisation stabilisation, Workspace w) {
        this.stabilisation = stabilisation;
        int n = w.contacts.count();
        problem = new ContactAccelerations(w.contacts);
        touches = new boolean[n];
        slides = new boolean[n];
        friction = new double[n];
        lead = new double[n];
        bias = new double[3 * n];
        impulse = new double[w.lambda.length];
        before = new double[w.acceleration.length];
        end = new double[w.acceleration.length];
        middle = w.mechanism.model().newState();
    }

    /** Takes the step: time, q and v of the state, and all contacts are open. False if the impulses were not found. */
    public boolean take(State s, Workspace w, double h) {
        RigidContacts c = w.contacts;
        Dynamics.place(s, w);
        c.find(s, w.motion);
        for (int i = 0; i < c.count(); i++) {
            boolean apart = c.mode(s, i) == RigidContacts.OPEN && !c.touches(i);
            touches[i] = !apart || c.gap(i) + h * c.gapRate(i) < 0;
            lead[i] = apart && touches[i] ? 2 * c.gap(i) / h + c.gapRate(i) : 0;
        }
        System.arraycopy(s.v, 0, before, 0, before.length);
        middle.set(s);
        end(middle, w, h); // as if forces were those of the beginning
        for (int k = 0; k < before.length; k++) {
            w.increment[k] = 0.25 * h * (before[k] + end[k]);
            middle.v[k] = 0.5 * (before[k] + end[k]);
        }
        Configurations.advance(w.mechanism, s.q, w.increment, middle.q);
        middle.time = s.time + 0.5 * h;
        Dynamics.place(middle, w);
        boolean solved = end(middle, w, h);
        for (int k = 0; k < before.length; k++) {
            w.increment[k] = 0.5 * h * (before[k] + end[k]);
            s.v[k] = end[k];
        }
        Configurations.advance(w.mechanism, s.q, w.increment, s.q);
        Configurations.tidy(w.mechanism, s);
        s.time += h;
        Arrays.fill(c.mode, RigidContacts.OPEN);
        c.store(s);
        return solved;
    }

    /** Velocities at the end with forces and rows of a state, at which bodies have been placed. */
    private boolean end(State at, Workspace w, double h) {
        problem.read(at, w, touches, stabilisation);
        problem.coefficients(w, touches, friction);
        for (int i = 0; i < lead.length; i++) {
            // what is closed stays where it is in the mean of the step; what hits is stopped
            double rate = touches[i] ? w.loops.times(w.contacts.rowOf[i], before) : 0;
            bias[3 * i] = lead[i] == 0 && Math.abs(rate) <= TURNING * h ? rate : lead[i];
        }
        problem.overStep(w, h, before, bias);
        boolean solved = problem.solve(w, touches, slides, friction) || problem.residual() <= ENOUGH;
        for (int k = 0; k < before.length; k++) {
            end[k] = before[k] + h * w.acceleration[k];
        }
        w.loops.push(w.mechanism.rows(), problem.forces(), impulse, end);
        return solved;
    }
}
