package org.condyle.io.model.read;

import java.util.List;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.problem.Code;
import org.condyle.math.Relaxation;
import org.jspecify.annotations.Nullable;

/** How a tissue relaxes, as layers and ligaments have it: terms of a Prony series, or Fung's spectrum. */
public final class RelaxationReader {
    private static final MappingType TERM = MappingType.mapping("relaxation-term", "one term of a Prony series")
            .need("share", ValueType.number(), "g, the part of the quick stiffness that is lost with this time")
            .need("time", ValueType.quantity("s"), "tau");

    private static final MappingType SPECTRUM = MappingType.mapping(
                    "relaxation-spectrum", "equal shares of all times between two, of Fung")
            .need("factor", ValueType.number(), "C")
            .need("from", ValueType.quantity("s"), "tau1, the shortest time")
            .need("to", ValueType.quantity("s"), "tau2, the longest time")
            .key("per-decade", ValueType.integer(1, 20), "terms for each decade of times", "1");

    /** The mapping. */
    public static final MappingType KIND = MappingType.mapping(
                    "relaxation", "how a force relaxes: G(t) = 1 - sum of g (1 - exp(-t/tau))")
            .key("terms", ValueType.listOf(TERM, 1, 100), "the terms of a Prony series, shares together below 1")
            .key("spectrum", SPECTRUM, "or a continuous spectrum")
            .exactlyOneOf("terms", "spectrum")
            .key(
                    "stiffness",
                    ValueType.choice("quick", "slow"),
                    "what the stiffness of the law is: that of a quick stretch, G = 1, or that after a long time",
                    "quick");

    private RelaxationReader() {}

    /** Reads it; null with errors, which have been reported. */
    public static @Nullable Relaxation read(ReaderContext r, Part v) {
        int before = r.problems.size();
        Relaxation made = v.has("terms") ? terms(r, v) : spectrum(r, v);
        return r.problems.size() > before ? null : made;
    }

    /** Whether the stiffness that is given is that after a long time. */
    public static boolean slow(Part v) {
        return v.text("stiffness").equals("slow");
    }

    private static @Nullable Relaxation terms(ReaderContext r, Part v) {
        int before = r.problems.size();
        List<Part> parts = v.parts("terms");
        double[] shares = new double[parts.size()], times = new double[parts.size()];
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            shares[i] = r.quantities.positive(parts.get(i), "share", "");
            times[i] = r.quantities.positive(parts.get(i), "time", "s");
            sum += shares[i];
        }
        if (r.problems.size() > before) {
            return null;
        }
        if (!(sum < 1)) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    v.entry("terms"),
                    "have shares that add up to " + (float) sum
                            + ": the stiffness after a long time, 1 less their sum, would not be positive",
                    "make the shares smaller; each is a part of the quick stiffness, k_i/(k_inf + sum of k_i)");
            return null;
        }
        return new Relaxation(shares, times);
    }

    private static @Nullable Relaxation spectrum(ReaderContext r, Part v) {
        int before = r.problems.size();
        Part s = v.part("spectrum");
        double factor = r.quantities.positive(s, "factor", ""),
                from = r.quantities.positive(s, "from", "s"),
                to = r.quantities.positive(s, "to", "s");
        if (r.problems.size() == before && to <= from) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    s.entry("to"),
                    "must be longer than 'from', " + (float) from + " s, was " + (float) to + " s");
        }
        return r.problems.size() > before ? null : Relaxation.fung(factor, from, to, s.integer("per-decade"));
    }
}
