package org.condyle.contact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.contact.friction.StickSlip;
import org.condyle.contact.law.NormalLaw;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.State;

/**
 * Stick-slip friction: a tangential spring up to the limit of static friction, then sliding by
 * Coulomb's law until sliding stops (the tangential law of walking-impact models: F_t = -k_t δ^p s).
 *
 * <pre>
 *   stick:  F = -k s - D v,  ṡ = v            until |F| = μ_s F_n
 *   slip:   F = -μ_d F_n v/|v|,  s = 0         until v turns round;  k = k_t δ^p
 * </pre>
 *
 * Modes change at located instants only, so a block at rest has no creep and sliding stops at its exact time. The
 * spring is relaxed when it breaks loose; its energy is lost in that jump. k depends on depth but the law has no normal
 * force for it: the power ½ (dk/dδ) δ̇ |s|² of that is booked as work.
 */
final class Sticking {
    /** Numbers of memory: mode, direction of the slip (3). */
    static final int MEMORY = 4;

    private static final double STICKS = 0;
    private static final double BREAKS_LOOSE = 1; // slips, but has no speed yet
    private static final double SLIDES = 2;

    private static final double SMALLEST_SPEED = 1e-9; // gives a direction where there is no speed yet [m/s]
    private static final double CREEP = 1e-6; // a turn of the sliding slower than this is a stop [m/s]

    private static final int KEPT = 7; // numbers: sliding velocity, normal force, friction

    private final StickSlip law;
    private double[] kept = new double[0]; // of each entry, what it was looked at with
    private final double[] v = new double[3]; // recalled from there
    private double normalForce;
    private final double[] direction = new double[3];

    /** Friction force on B. */
    final double[] force = new double[3];

    double stored;
    double lost;
    double brought;

    Sticking(StickSlip law) {
        this.law = law;
    }

    /** The internal variables of so many latches. Of surfaces that rest on each other every stretch is an equilibrium, so that they keep theirs. */
    static List<Internal.Variable> stretches(int latches) {
        List<Internal.Variable> states = new ArrayList<>();
        for (int k = 0; k < 3 * latches; k++) {
            String axis = "xyz".substring(k % 3, k % 3 + 1);
            String name = latches == 1 ? "stretch." + axis : "stretch." + (k / 3 + 1) + "." + axis;
            states.add(Internal.Variable.kept(name, Dimension.LENGTH, 0, 1));
        }
        return states;
    }

    /**
     * Friction at an entry, which is kept for {@link #rates}, {@link #hold} and {@link #commit} at the same instant.
     *
     * @param zAt     where its z begins
     * @param at      where its memory begins
     * @param rate    of depth [m/s]
     * @param sliding velocity of B [m/s]
     * @param place   point and normal
     */
    void look(
            int entry,
            State state,
            int zAt,
            int at,
            double depth,
            double rate,
            double pressing,
            double[] sliding,
            double[] place) {
        double[] u = sliding;
        double[] s = state.z, m = state.memory;
        stored = brought = 0;
        if (m[at] == STICKS) {
            double d = Math.max(depth, 0), k = law.stiffnessAt(d), damping = law.tangentialDamping();
            double stretch2 = s[zAt] * s[zAt] + s[zAt + 1] * s[zAt + 1] + s[zAt + 2] * s[zAt + 2];
            for (int i = 0; i < 3; i++) {
                force[i] = -k * s[zAt + i] - damping * u[i];
            }
            stored = 0.5 * k * stretch2;
            lost = damping * (u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
            brought = d > 0 ? 0.5 * law.depthExponent() * k / d * rate * stretch2 : 0;
        } else {
            double f = law.dynamicFriction() * pressing;
            slipDirection(u, m, at);
            for (int i = 0; i < 3; i++) {
                force[i] = -f * direction[i];
            }
            lost = f * (u[0] * direction[0] + u[1] * direction[1] + u[2] * direction[2]);
        }
        // a spring remembers where it was stretched; only its part in the tangent plane pulls now
        double out = force[0] * place[3] + force[1] * place[4] + force[2] * place[5];
        for (int c = 0; c < 3; c++) {
            force[c] -= out * place[3 + c];
        }
        keep(entry, sliding, pressing);
    }

    private void keep(int entry, double[] sliding, double pressing) {
        int k = KEPT * entry;
        if (kept.length < k + KEPT) {
            kept = Arrays.copyOf(kept, k + KEPT);
        }
        System.arraycopy(sliding, 0, kept, k, 3);
        kept[k + 3] = pressing;
        System.arraycopy(force, 0, kept, k + 4, 3);
    }

    /** Force on B of an entry that was looked at. */
    double[] held(int entry) {
        recall(entry);
        return force;
    }

    private void recall(int entry) {
        int k = KEPT * entry;
        System.arraycopy(kept, k, v, 0, 3);
        normalForce = kept[k + 3];
        System.arraycopy(kept, k + 4, force, 0, 3);
    }

    /** Beyond the instant where sliding stops the friction keeps its sign: the rates stay smooth until then. */
    private void slipDirection(double[] u, double[] m, int at) {
        double along = u[0] * m[at + 1] + u[1] * m[at + 2] + u[2] * m[at + 3];
        double sign = along < 0 ? -1 : 1, sum = 0;
        for (int i = 0; i < 3; i++) {
            direction[i] = sign * u[i] + SMALLEST_SPEED * m[at + 1 + i];
            sum += direction[i] * direction[i];
        }
        double inverse = 1 / Math.sqrt(sum);
        for (int i = 0; i < 3; i++) {
            direction[i] *= inverse;
        }
    }

    /** ż of an entry that was looked at. */
    void rates(int entry, State state, int zAt, int at, double[] out) {
        recall(entry);
        boolean sticks = state.memory[at] == STICKS;
        for (int i = 0; i < 3; i++) {
            out[zAt + i] = sticks ? v[i] : 0;
        }
    }

    /** Positive while the mode of an entry that was looked at lasts. */
    double hold(int entry, State state, int at) {
        recall(entry);
        double[] m = state.memory;
        return m[at] == STICKS
                ? law.staticFriction() * normalForce - size(force)
                : v[0] * m[at + 1] + v[1] * m[at + 2] + v[2] * m[at + 3];
    }

    /** A contact begins: does it stick? Decided by the forces a moment later, when both have grown from zero. */
    void begin(double[] memory, int at, NormalLaw normal, double stiffness, double impactSpeed, double[] sliding) {
        double depth = 1e-9, time = depth / impactSpeed; // m, s
        double speed = size(sliding);
        double need = law.stiffnessAt(depth) * speed * time + law.tangentialDamping() * speed;
        double limit = law.staticFriction() * normal.force(stiffness, depth, impactSpeed, impactSpeed);
        if (need > limit && !normal.layer()) {
            slip(memory, at, SLIDES, sliding, speed);
        } else {
            memory[at] = STICKS;
        }
    }

    /** Lets the spring go; returns the energy it had at this depth. */
    double relax(State state, int zAt, double depth) {
        double[] z = state.z;
        double energy = 0.5
                * law.stiffnessAt(Math.max(depth, 0))
                * (z[zAt] * z[zAt] + z[zAt + 1] * z[zAt + 1] + z[zAt + 2] * z[zAt + 2]);
        z[zAt] = z[zAt + 1] = z[zAt + 2] = 0;
        return energy;
    }

    /** At an accepted step: true if the mode of an entry that was looked at changed. */
    boolean commit(int entry, double[] memory, int at) {
        recall(entry);
        double speed = size(v);
        if (memory[at] == STICKS) {
            double held = size(force);
            if (held == 0 || held < law.staticFriction() * normalForce * (1 - 1e-12)) {
                return false;
            }
            if (speed > CREEP) {
                slip(memory, at, SLIDES, v, speed);
            } else {
                slip(memory, at, BREAKS_LOOSE, force, -held);
            }
            return true;
        }
        double along = v[0] * memory[at + 1] + v[1] * memory[at + 2] + v[2] * memory[at + 3];
        if (along > 0 || speed > CREEP) {
            if (speed > SMALLEST_SPEED) {
                slip(memory, at, SLIDES, v, speed);
            }
            return along <= 0;
        }
        if (memory[at] == SLIDES) {
            memory[at] = STICKS;
            return true;
        }
        return false; // has only just broken loose
    }

    boolean slips(double[] memory, int at) {
        return memory[at] != STICKS;
    }

    private static void slip(double[] memory, int at, double mode, double[] along, double size) {
        memory[at] = mode;
        for (int i = 0; i < 3; i++) {
            memory[at + 1 + i] = along[i] / size;
        }
    }

    /** Length of a vector. */
    static double size(double[] x) {
        return Math.sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
    }
}
