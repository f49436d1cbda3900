package org.condyle.tissue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Internal.Variable;
import org.condyle.mechanics.Internal.Variables;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * The damage of an elastic part: of what it would store if it were sound, W, only the share β acts, which falls from 1 (sound)
 * to 0 (broken) and never rises. F. Bonaldi and M. Frémond, "Collision, damage, smooth evolution of an articulation. The
 * tennis elbow", eq. (4), where W is that of a linear spring:
 *
 * <pre>
 *   stored energy  β W + w (1 - β)                            w: cohesion
 *   c β̇ = w + A(t) - W  where that is negative, else 0; 0 once β = 0
 * </pre>
 *
 * c is the viscosity of the damage, c β̇² its loss; A a source of damage that is not mechanical (illness, age), damaging
 * where A &lt; 0, whose power A β̇ is booked as work. Whether β falls is latched and changes at located instants, so that
 * what is integrated is smooth between them. Where W stays below w + A nothing is ever damaged, however often it is
 * loaded, unless {@link Fatigue} lowers w. An element asks with its own W and Ẇ.
 */
public final class Damage {
    /** Numbers of memory: the phase, energy that went in setting β to 0, and the margin of the last accepted step. */
    private static final int MEMORY = 3;

    private static final double HOLDS = 0;
    private static final double DAMAGES = 1;
    private static final double BROKEN = 2;

    /** What is left when an instant was located, as a part of what the switch is made of. */
    private static final double ROUNDING = 1e-10;

    private static final int STARTS = 0;
    private static final int STOPS = 1;
    private static final int BREAKS = 2;
    private static final int STROKES = 3;

    private final Law law;
    private final Formula source;
    private final Slots slots;

    public Damage(Law law, Formula source, Slots slots) {
        this.law = law;
        this.source = source;
        this.slots = slots;
    }

    /**
     * What damage costs.
     *
     * @param cohesion  w [J]
     * @param viscosity c [J·s]
     * @param share     of the source that acts on this part: one for a part by itself
     */
    public record Law(double cohesion, double viscosity, double share) {
        public Law {
            Check.notNegative("cohesion [J]", cohesion);
            Check.positive("damage-viscosity [J*s]", viscosity);
            Check.positive("share of the source [-]", share);
        }

        public Law(double cohesion, double viscosity) {
            this(cohesion, viscosity, 1);
        }
    }

    /** Where a part finds its soundness in z, and its memory; with its fatigue, if it has one. */
    public record Slots(
            Variables internals, int memory, @Nullable Fatigue fatigue) {
        /** Room in a model that is being built, for a part that starts with a soundness in [0, 1]. */
        public static Slots in(Model.Builder model, double soundness) {
            return new Slots(model.internals(List.of(state(soundness))), model.memory(MEMORY), null);
        }

        /**
         * The same for a part that tires.
         *
         * @param fatigue D at the start
         */
        public static Slots in(Model.Builder model, double soundness, Fatigue.Law law, double fatigue) {
            Variables states = model.internals(List.of(state(soundness), Fatigue.state(fatigue)));
            return new Slots(states, model.memory(MEMORY), Fatigue.in(model, law, states.at() + 1));
        }

        /** Whether a part is broken is history, which no equilibrium determines. */
        private static Variable state(double soundness) {
            Check.within("soundness [-]", soundness, 0, 1);
            return Variable.kept("soundness", Dimension.NONE, soundness, 1);
        }
    }

    Variables internals() {
        return slots.internals;
    }

    /** β. */
    double soundness(State s) {
        return s.z[slots.internals.at()];
    }

    boolean isBroken(State s) {
        return s.memory[slots.memory] == BROKEN;
    }

    private double source(State s, Motion m) {
        return law.share * source.value(s, m);
    }

    /** w, as far as fatigue has left it [J]. */
    private double cohesion(State s) {
        Fatigue tired = slots.fatigue;
        return tired == null ? law.cohesion : law.cohesion * tired.left(s);
    }

    /** ẇ, by healing [W]. */
    private double cohesionRate(State s) {
        Fatigue tired = slots.fatigue;
        return tired == null ? 0 : law.cohesion * tired.leftRate(s);
    }

    /** w + A - W: damages where this is negative [J]. */
    private double margin(State s, Motion m, double energy) {
        return cohesion(s) + source(s, m) - energy;
    }

    /** Its rate; not a number if the source may change, whose rate is not known. */
    private double marginRate(State s, double energyRate) {
        return source.isConstant() ? cohesionRate(s) - energyRate : Double.NaN;
    }

    /** β̇ [1/s]. */
    double rate(State s, Motion m, double energy) {
        // β would heal where a trial step looks beyond the end of the damage
        return s.memory[slots.memory] == DAMAGES ? Math.min(0, margin(s, m, energy) / law.viscosity) : 0;
    }

    /** Whether its rate follows the energy alone, and nothing else that moves. */
    boolean followsEnergyAlone() {
        return source.dependsOnTimeAlone();
    }

    /** ∂β̇/∂W [1/(J·s)]. */
    double rateSlope(State s, Motion m, double energy) {
        return rate(s, m, energy) < 0 ? -1 / law.viscosity : 0;
    }

    void internalRates(State s, Motion m, double energy, double[] rates) {
        rates[slots.internals.at()] = rate(s, m, energy);
        if (slots.fatigue != null) {
            slots.fatigue.internalRates(s, rates);
        }
    }

    /** β W + w (1 - β) [J]. */
    double stored(State s, double energy) {
        double beta = soundness(s);
        return beta * energy + cohesion(s) * (1 - beta);
    }

    /** c β̇² [W]. */
    double dissipation(State s, Motion m, double energy) {
        double rate = rate(s, m, energy);
        return law.viscosity * rate * rate;
    }

    /** A β̇ + ẇ (1 - β) [W]. */
    double suppliedPower(State s, Motion m, double energy) {
        return source(s, m) * rate(s, m, energy) + cohesionRate(s) * (1 - soundness(s));
    }

    boolean supplies() {
        return !source.isZero() || (slots.fatigue != null && slots.fatigue.heals());
    }

    double lostInJumps(State s) {
        return s.memory[slots.memory + 1];
    }

    /** Number of switching functions. */
    int switches() {
        return slots.fatigue == null ? STROKES : STROKES + 1;
    }

    static String switchName(int index) {
        return switch (index) {
            case STARTS -> "damage-starts";
            case STOPS -> "damage-stops";
            case BREAKS -> "broken";
            default -> "stroke";
        };
    }

    void switchFunctions(State s, Motion m, double energy, double energyRate, double[] value, double[] rate, int at) {
        double phase = s.memory[slots.memory], g = margin(s, m, energy), slope = marginRate(s, energyRate);
        value[at + STARTS] = phase == HOLDS ? g : -1;
        rate[at + STARTS] = slope;
        value[at + STOPS] = phase == DAMAGES ? -g : -1;
        rate[at + STOPS] = -slope;
        value[at + BREAKS] = phase == DAMAGES ? soundness(s) : -1;
        rate[at + BREAKS] = rate(s, m, energy);
        if (slots.fatigue != null) {
            value[at + STROKES] = phase == BROKEN ? -1 : slots.fatigue.ends(s, energyRate);
            rate[at + STROKES] = Double.NaN;
        }
    }

    boolean commit(State s, Motion m, double energy, double energyRate) {
        double before = s.memory[slots.memory];
        if (before == BROKEN) {
            return false;
        }
        double stored = stored(s, energy);
        Fatigue tired = slots.fatigue;
        boolean worn = tired != null && tired.commit(s, energy, energyRate);
        s.memory[slots.memory + 1] += stored - stored(s, energy);
        if (soundness(s) <= ROUNDING || (tired != null && tired.hasFailed(s))) {
            stored = stored(s, energy);
            s.z[slots.internals.at()] = 0;
            s.memory[slots.memory + 1] += stored - stored(s, energy);
            s.memory[slots.memory] = BROKEN;
            return true;
        }
        s.memory[slots.memory] = damages(s, m, energy, energyRate) ? DAMAGES : HOLDS;
        s.memory[slots.memory + 2] = margin(s, m, energy);
        return worn || s.memory[slots.memory] != before;
    }

    List<Signal> signals() {
        List<Signal> all = new ArrayList<>();
        all.add(new Signal("soundness", Dimension.NONE, (s, m) -> soundness(s)));
        if (slots.fatigue != null) {
            all.addAll(slots.fatigue.signals());
        }
        return all;
    }

    /** Whether β falls from now on: the margin says it, and within rounding of zero the way that it goes. */
    private boolean damages(State s, Motion m, double energy, double energyRate) {
        double g = margin(s, m, energy), size = cohesion(s) + Math.abs(source(s, m)) + energy;
        if (Math.abs(g) > ROUNDING * size) {
            return g < 0;
        }
        double slope = marginRate(s, energyRate), before = s.memory[slots.memory + 2];
        // a margin that stays at zero counts as damaging: its rate is zero until it turns negative
        return Double.isNaN(slope) ? before >= -ROUNDING * size : slope <= 0;
    }

    Damage forThread() {
        return new Damage(law, source.forThread(), slots);
    }
}
