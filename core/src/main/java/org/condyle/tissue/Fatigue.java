package org.condyle.tissue;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.mechanics.Internal.Variable;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/**
 * Damage by repeated load. D grows from 0 (fresh) to 1 (failed) with the strokes and lowers the energy at which the part is
 * damaged, w to w (1 - D)². A stroke ends where the energy W that the sound part would store has a maximum A:
 *
 * <pre>
 *   (1 - D)^(p+1) → (1 - D)^(p+1) - (A/S)^s  where A exceeds the endurance, failed at 0
 *   Ḋ = -D/τ  at all times: healing
 * </pre>
 *
 * so that N equal strokes give D = 1 - (1 - N/N_f)^(1/(p+1)) with N_f = (S/A)^s, and strokes of different A add up in 1 - (1 - D)^(p+1)
 * (Miner). L. M. Kachanov's damage per cycle in the uncoupled form of J. Lemaitre and J.-L. Chaboche, Mechanics of Solid Materials,
 * 1990. D stores no energy; what it takes from w (1 - β) in a part whose soundness β is below one is lost, and what heals is
 * brought in.
 *
 * @param at     where D is in z
 * @param memory where that of a part begins
 */
public record Fatigue(Law law, int at, int memory) {
    /** Numbers of memory: whether W grows, its maximum, the largest power of the stroke, and the number of strokes. */
    private static final int MEMORY = 4;

    /** Power that counts as the end of a stroke, as a part of its largest: rounding of a located instant. */
    private static final double ENDS = 1e-6;

    /** Energy of a stroke that is none, as a part of the strength: what trembles about its rest tires nothing. */
    private static final double TREMBLES = 1e-9;

    /**
     * The law of a part.
     *
     * @param strength  S: a stroke of this energy makes a fresh part fail [J]
     * @param exponent  s, of the energies
     * @param order     p, how much faster damage grows where there is damage
     * @param endurance largest energy of a stroke that does nothing [J]
     * @param healing   τ, time constant of healing [s]; infinite for none
     */
    public record Law(double strength, double exponent, double order, double endurance, double healing) {
        public Law {
            Check.positive("fatigue strength [J]", strength);
            Check.positive("fatigue exponent [-]", exponent);
            Check.notNegative("fatigue order [-]", order);
            Check.notNegative("fatigue endurance [J]", endurance);
            if (!(healing > 0)) {
                throw new IllegalArgumentException("fatigue healing [s] must be positive, was " + healing);
            }
        }

        /** The law of one of equal parts, which stores this share of the energy. */
        public Law shared(double share) {
            return new Law(share * strength, exponent, order, share * endurance, healing);
        }

        /** D after strokes of the energy A [J], of which a fraction counts in proportion. */
        public double after(double damage, double strokes, double energy) {
            if (energy <= endurance) {
                return damage;
            }
            double left = Math.pow(1 - damage, order + 1) - strokes * Math.pow(energy / strength, exponent);
            return left > 0 ? 1 - Math.pow(left, 1 / (order + 1)) : 1;
        }

        /** D after a rest [s]; what has failed does not heal. */
        public double healed(double damage, double rest) {
            return damage < 1 ? damage * Math.exp(-rest / healing) : 1;
        }
    }

    /** The internal state D of a part that begins with a damage by earlier strokes. */
    static Variable state(double start) {
        Check.within("fatigue [-]", start, 0, 1);
        return Variable.kept("fatigue", Dimension.NONE, start, 1);
    }

    /** For a part of a model that is being built, whose D is at a place in z. */
    static Fatigue in(Model.Builder model, Law law, int at) {
        return new Fatigue(law, at, model.memory(MEMORY));
    }

    /** D. */
    double damage(State s) {
        return Math.max(0, Math.min(1, s.z[at]));
    }

    boolean hasFailed(State s) {
        return s.z[at] >= 1;
    }

    /** What is left of the energy at which the part is damaged, (1 - D)². */
    double left(State s) {
        double sound = 1 - damage(s);
        return sound * sound;
    }

    /** How fast this grows by healing [1/s]. */
    double leftRate(State s) {
        return -2 * (1 - damage(s)) * rate(s);
    }

    boolean heals() {
        return law.healing < Double.POSITIVE_INFINITY;
    }

    /** Ḋ [1/s]. */
    private double rate(State s) {
        return hasFailed(s) ? 0 : -damage(s) / law.healing;
    }

    void internalRates(State s, double[] rates) {
        rates[at] = rate(s);
    }

    /** Falls through zero at the end of a stroke. */
    double ends(State s, double power) {
        return s.memory[memory] > 0 ? power : -1;
    }

    /**
     * Looks at an accepted instant.
     *
     * @param energy W [J], and its rate [W]
     * @return true if a stroke has changed D
     */
    boolean commit(State s, double energy, double power) {
        double[] m = s.memory;
        double fastest = Math.max(m[memory + 2], Math.abs(power));
        boolean grows = power > ENDS * fastest;
        m[memory + 2] = fastest;
        if (grows) {
            m[memory] = energy > Math.max(law.endurance, TREMBLES * law.strength) ? 1 : 0;
            m[memory + 1] = Math.max(m[memory + 1], energy);
            return false;
        }
        if (m[memory] == 0) {
            return false;
        }
        double peak = Math.max(m[memory + 1], energy), before = s.z[at];
        m[memory] = 0;
        m[memory + 1] = 0;
        m[memory + 2] = 0;
        m[memory + 3]++;
        s.z[at] = law.after(damage(s), 1, peak);
        return s.z[at] != before;
    }

    List<Signal> signals() {
        return List.of(
                new Signal("fatigue", Dimension.NONE, (s, m) -> damage(s)),
                new Signal("strokes", Dimension.NONE, (s, m) -> s.memory[memory + 3]));
    }
}
