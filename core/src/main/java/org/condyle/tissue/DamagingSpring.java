package org.condyle.tissue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.measures.MeasureLaw;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;

/**
 * A spring along a measure that damages: of its stiffness k only the share β acts, which falls from 1 (sound) to 0 (broken) and never
 * rises. F. Bonaldi and M. Frémond, "Collision, damage, smooth evolution of an articulation. The tennis elbow", eq.
 * (4):
 *
 * <pre>
 *   stored energy  ½ k β x² + w (1 - β)                       x: stretch, value - rest; w: cohesion
 *   c β̇ = w + A(t) - ½ k x²  where that is negative, else 0; 0 once β = 0
 * </pre>
 *
 * c is the viscosity of the damage, c β̇² its loss; A a source of damage that is not mechanical (illness, age),
 * damaging where A &lt; 0, whose power A β̇ is booked as work. Whether β falls is latched and changes at located
 * instants, so that what is integrated is smooth between them. Below w + A &gt; ½ k x² nothing is ever damaged, however
 * often it is stretched: this law has no fatigue. Along a line it also acts in
 * compression, and compression damages it too.
 */
public final class DamagingSpring extends MeasureLaw implements Switching, Internal {
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

    private final Law law;
    private final Formula source;
    private final Slots slots;

    public DamagingSpring(Measure measure, Law law, Formula source, Slots slots) {
        super(measure);
        if (measure.isLine()) {
            Check.notNegative("damaging-spring rest length [m]", law.rest());
        }
        this.law = law;
        this.source = source;
        this.slots = slots;
    }

    /**
     * What it is made of.
     *
     * @param stiffness k of the sound spring [N/m or N·m]
     * @param rest      length or coordinate at which the force is zero [m or rad]
     * @param cohesion  w [J]
     * @param viscosity c [J·s]
     */
    public record Law(double stiffness, double rest, double cohesion, double viscosity) {
        public Law {
            Check.notNegative("damaging-spring stiffness [N/m or N*m]", stiffness);
            Check.finite("damaging-spring rest [m or rad]", rest);
            Check.notNegative("damaging-spring cohesion [J]", cohesion);
            Check.positive("damaging-spring damage-viscosity [J*s]", viscosity);
        }
    }

    /** Where a spring finds its soundness in z, and its memory. */
    public record Slots(Variables internals, int memory) {
        /** Room in a model that is being built, for a spring that starts with a soundness in [0, 1]. */
        public static Slots in(Model.Builder model, double soundness) {
            Check.within("damaging-spring soundness [-]", soundness, 0, 1);
            // whether it is broken is history, which no equilibrium determines
            List<Variable> states = List.of(Variable.kept("soundness", Dimension.NONE, soundness, 1));
            return new Slots(model.internals(states), model.memory(MEMORY));
        }
    }

    /** β. */
    private double soundness(State s) {
        return s.z[slots.internals.at()];
    }

    /** x: how far it is stretched, negative where it is pressed. */
    private double stretch(State s, Motion m) {
        return read(s, m).value - law.rest;
    }

    /** -k β x. */
    @Override
    protected double effort(State s, Motion m, Measure.Reading now) {
        return -(law.stiffness * soundness(s) * (now.value - law.rest));
    }

    /** w + A - ½ k x²: damages where this is negative [J]. */
    private double margin(State s, Motion m) {
        double x = stretch(s, m);
        return law.cohesion + source.value(s, m) - 0.5 * law.stiffness * x * x;
    }

    /** Its rate; not a number if the source may change, whose rate is not known. */
    private double marginRate(State s, Motion m) {
        if (!source.isConstant()) {
            return Double.NaN;
        }
        Measure.Reading now = read(s, m);
        return -law.stiffness * (now.value - law.rest) * now.rate;
    }

    private double damageRate(State s, Motion m) {
        // β would heal where a trial step looks beyond the end of the damage
        return s.memory[slots.memory] == DAMAGES ? Math.min(0, margin(s, m) / law.viscosity) : 0;
    }

    @Override
    public Variables internals() {
        return slots.internals;
    }

    @Override
    public void internalRates(State s, Motion m, double[] rates) {
        rates[slots.internals.at()] = damageRate(s, m);
    }

    @Override
    public double storedEnergy(State s, Motion m) {
        double x = stretch(s, m), beta = soundness(s);
        return 0.5 * law.stiffness * beta * x * x + law.cohesion * (1 - beta);
    }

    @Override
    public double dissipation(State s, Motion m) {
        double rate = damageRate(s, m);
        return law.viscosity * rate * rate;
    }

    @Override
    public double suppliedPower(State s, Motion m) {
        return source.value(s, m) * damageRate(s, m);
    }

    @Override
    public boolean supplies() {
        return !source.isZero();
    }

    @Override
    public double lostInJumps(State s) {
        return s.memory[slots.memory + 1];
    }

    @Override
    public int switches() {
        return 3;
    }

    @Override
    public String switchName(int index) {
        return switch (index) {
            case STARTS -> "damage-starts";
            case STOPS -> "damage-stops";
            default -> "broken";
        };
    }

    @Override
    public void switchFunctions(State s, Motion m, double[] value, double[] rate, int at) {
        double phase = s.memory[slots.memory], g = margin(s, m), slope = marginRate(s, m);
        value[at + STARTS] = phase == HOLDS ? g : -1;
        rate[at + STARTS] = slope;
        value[at + STOPS] = phase == DAMAGES ? -g : -1;
        rate[at + STOPS] = -slope;
        value[at + BREAKS] = phase == DAMAGES ? soundness(s) : -1;
        rate[at + BREAKS] = damageRate(s, m);
    }

    @Override
    public boolean commit(State s, Motion m) {
        double before = s.memory[slots.memory];
        if (before == BROKEN) {
            return false;
        }
        if (soundness(s) <= ROUNDING) {
            double stored = storedEnergy(s, m);
            s.z[slots.internals.at()] = 0;
            s.memory[slots.memory + 1] += stored - storedEnergy(s, m);
            s.memory[slots.memory] = BROKEN;
            return true;
        }
        s.memory[slots.memory] = damages(s, m) ? DAMAGES : HOLDS;
        s.memory[slots.memory + 2] = margin(s, m);
        return s.memory[slots.memory] != before;
    }

    /** Whether β falls from now on: the margin says it, and within rounding of zero the way that it goes. */
    private boolean damages(State s, Motion m) {
        double x = stretch(s, m), g = margin(s, m);
        double size = law.cohesion + Math.abs(source.value(s, m)) + 0.5 * law.stiffness * x * x;
        if (Math.abs(g) > ROUNDING * size) {
            return g < 0;
        }
        double slope = marginRate(s, m), before = s.memory[slots.memory + 2];
        // a margin that stays at zero counts as damaging: its rate is zero until it turns negative
        return Double.isNaN(slope) ? before >= -ROUNDING * size : slope <= 0;
    }

    @Override
    public List<Signal> signals() {
        List<Signal> all = new ArrayList<>();
        all.add(new Signal("soundness", Dimension.NONE, (s, m) -> soundness(s)));
        all.addAll(super.signals());
        return all;
    }

    @Override
    public ForceElement forThread() {
        return new DamagingSpring(measure, law, source.forThread(), slots);
    }
}
