package org.condyle.io.model.read;

import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.problem.Code;
import org.condyle.tissue.Fatigue;

/** How a part that can be damaged tires by repeated load, and what it went through before the run. */
public final class FatigueReader {
    private static final MappingType BOUT = MappingType.mapping("bout", "equal strokes before the run, and a rest")
            .need("strokes", ValueType.number(), "how many; a fraction counts in proportion")
            .need("energy", ValueType.quantity("J"), "A, largest energy that the sound part stores in each")
            .key("rest", ValueType.quantity("s"), "rest after them, in which the part heals", "0")
            .key("bouts", ValueType.number(), "how many such bouts, each with its rest: a whole number", "1");

    /** The mapping. */
    public static final MappingType KIND = MappingType.mapping(
                    "fatigue", "damage D by repeated load, which lowers the energy of damage to w (1 - D)^2")
            .need("strength", ValueType.quantity("J"), "S: one stroke of this energy makes a fresh part fail")
            .need("exponent", ValueType.number(), "s: equal strokes of energy A fail after (S/A)^s")
            .key("order", ValueType.number(), "p: damage grows like (1 - D)^-p; 0 for the same with every stroke", "0")
            .key("endurance", ValueType.quantity("J"), "largest energy of a stroke that does nothing", "0")
            .key("healing", ValueType.quantity("s"), "time constant of healing; by default it does not heal")
            .key("history", ValueType.listOf(BOUT, 1, 1000), "what the part went through before the run");

    private static final int MOST = 1_000_000;

    private FatigueReader() {}

    /**
     * A law, and how tired the part is when the run begins.
     *
     * @param start D
     */
    public record Tired(Fatigue.Law law, double start) {}

    /**
     * Reads it.
     *
     * @param share of the energy that this part stores, 1/n for one of n equal fibres; the keys are those of all
     */
    public static Tired read(ReaderContext r, Part v, double share) {
        Fatigue.Law law = new Fatigue.Law(
                r.quantities.positive(v, "strength", "J"),
                r.quantities.positive(v, "exponent", ""),
                r.quantities.notNegative(v, "order", ""),
                r.quantities.notNegative(v, "endurance", "J"),
                v.has("healing") ? r.quantities.positive(v, "healing", "s") : Double.POSITIVE_INFINITY);
        double damage = 0;
        for (Part bout : v.parts("history")) {
            double strokes = r.quantities.notNegative(bout, "strokes", ""),
                    energy = r.quantities.notNegative(bout, "energy", "J"),
                    rest = r.quantities.notNegative(bout, "rest", "s");
            int bouts = bouts(r, bout);
            for (int k = 0; k < bouts; k++) {
                damage = law.healed(law.after(damage, strokes, energy), rest);
            }
        }
        return new Tired(law.shared(share), damage);
    }

    private static int bouts(ReaderContext r, Part bout) {
        double count = r.quantities.quantity(bout, "bouts", "");
        if (!(count >= 0 && count <= MOST && count == Math.rint(count))) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    bout.entry("bouts"),
                    "must be a whole number from 0 to " + MOST + ", was "
                            + Quantities.was(bout.entry("bouts"), count, ""));
            return 0;
        }
        return (int) count;
    }
}
