package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.Collision;

/** Which candidates of the {@link RigidContacts} are part of a step with impulses: what touches, what lasts, what is only near. */
final class StepCandidates {
    private static final double SLOW = 1e-3; // speed of an impact that may be part of what lasts [m/s or rad/s]
    private static final double TURN =
            100; // acceleration at which surfaces that rest on each other may turn away [m/s² or rad/s²]
    private static final double NEAR = 1e-5; // gap of what took part in a step before its middle was known [m or rad]
    private static final double LEVER = 2; // gaps that a displacement may close, of its size

    /** Those that were collected last. */
    final Collision collision = new Collision();
    /** Their indices. */
    final int[] candidate;
    /** Which of them do not touch, and are there for displacements. */
    final boolean[] near;

    private final Workspace w;
    private final RigidContacts c;
    private final boolean[] pressed; // candidates that were part of a lasting step so far
    private final double[] slip; // two numbers a candidate; NaN if it did not touch where the step began
    private double turn; // of these that turning explains
    private int nearCount;
    private double deepest;

    StepCandidates(Workspace w) {
        this.w = w;
        c = w.contacts;
        int n = c.count();
        candidate = new int[n];
        near = new boolean[n];
        pressed = new boolean[n];
        slip = new double[2 * n];
    }

    int nearCount() {
        return nearCount;
    }

    /** Overlap of what was collected with what is near [m or rad]. */
    double deepest() {
        return deepest;
    }

    /** Looks at where a step begins: the velocities along the surface of what touches. */
    void begin(State s) {
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        c.find(s, w.motion);
        Arrays.fill(slip, Double.NaN);
        collect(s);
        if (collision.contacts == 0) {
            return;
        }
        Dynamics.assembleRowsAsTried(s, w);
        for (int k = 0; k < collision.contacts; k++) {
            int i = candidate[k];
            for (int r = 0; r < c.tangents(i); r++) {
                slip[2 * i + r] = w.velocityError[c.rowOf[i] + 1 + r];
            }
        }
    }

    /**
     * Takes what lasts over a step, which the contacts have been looked for in the middle of.
     *
     * @param again the same step has been solved with a middle that was less good: what pressed there is part of it, or the two could take
     *              turns
     */
    void collectLasting(State middle, double h, boolean again) {
        if (!again) {
            Arrays.fill(pressed, false);
        }
        turn = h * TURN;
        collect(middle, h, 0);
        for (int k = 0; k < collision.contacts; k++) {
            pressed[candidate[k]] = true;
        }
    }

    /** Takes all that touches. */
    void collect(State s) {
        collect(s, Double.NaN, 0);
    }

    /** The same with all that is so near that it must not be moved into each other where what overlaps is moved apart. */
    void collectNear(State s, NonsmoothOptions options) {
        deepest = 0;
        int rows = w.mechanism.rows();
        for (int i = 0; i < c.count(); i++) {
            if (c.touches(i)) {
                deepest = Math.max(deepest, -c.gap(i));
                rows += 1 + c.tangents(i);
            }
        }
        double reach = LEVER * (deepest - options.penetration());
        for (int i = 0; i < c.count() && reach > 0; i++) {
            rows += !c.touches(i) && c.gap(i) < reach ? 1 + c.tangents(i) : 0;
        }
        collect(s, Double.NaN, rows <= w.lambda.length ? reach : 0);
    }

    /**
     * Takes what touches, and what is near.
     *
     * @param h     length of the step that the state is in the middle of, to leave out what hits; NaN if nothing is left out
     * @param reach gap of what is near
     */
    private void collect(State s, double h, double reach) {
        collision.clear();
        nearCount = 0;
        for (int i = 0; i < c.count(); i++) {
            boolean touches = c.touches(i);
            boolean part =
                    touches ? !hits(i, h) : h > 0 ? pressed[i] && c.gap(i) <= NEAR : reach > 0 && c.gap(i) < reach;
            if (part) {
                if (collision.contacts == 0) {
                    c.load(s);
                }
                c.mode[i] = RigidContacts.STICKS;
                near[collision.contacts] = !touches && !(h > 0);
                nearCount += near[collision.contacts] ? 1 : 0;
                candidate[collision.contacts] = i;
                collision.add(
                        c.tangents(i), c.element(i).friction(), c.element(i).law());
            }
        }
    }

    /** Whether a candidate closes that was apart at the beginning of the step, or closes faster than what rested there. */
    private boolean hits(int i, double h) {
        double rate = c.gapRate(i);
        boolean apart = c.gap(i) - 0.5 * h * rate > c.element(i).gapTolerance();
        return rate < (apart ? -SLOW : -h * TURN);
    }

    /** What turning has added to a velocity along the surface until the middle: it adds as much until the end. */
    double turned(int i, int row, double before) {
        double turned = before - slip[2 * i + row - 1];
        return Math.abs(turned) <= turn ? turned : 0; // it did not touch, or touches elsewhere now
    }
}
