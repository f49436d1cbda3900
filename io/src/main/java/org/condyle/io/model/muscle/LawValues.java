package org.condyle.io.model.muscle;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.condyle.function.ScalarFunction;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.model.read.FunctionReader;
import org.condyle.io.model.read.Quantities;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
import org.condyle.muscle.law.FirstOrderActivation;

/** The values of a muscle law as a file gives them; what it does not give is the default of the law. Asking for a key allows it. */
public final class LawValues {
    private final ReaderContext r;
    private final Part v;
    private final Map<String, String> asked =
            new LinkedHashMap<>(); // keys with their defaults; empty where it is no number or word

    public LawValues(ReaderContext r, Part v) {
        this.r = r;
        this.v = v;
    }

    /** A number that must be above zero. */
    double positive(String key, String unit, double byDefault) {
        return above(key, unit, 0, false, byDefault);
    }

    /** A number that must not be negative. */
    double notNegative(String key, String unit, double byDefault) {
        return above(key, unit, 0, true, byDefault);
    }

    /** The two times of an activation. */
    FirstOrderActivation activation(FirstOrderActivation usual) {
        return new FirstOrderActivation(
                positive("activation-time", "s", usual.activationTime()),
                positive("deactivation-time", "s", usual.deactivationTime()));
    }

    /** A number that must be above another. */
    double above(String key, double least, double byDefault) {
        return above(key, "", least, false, byDefault);
    }

    private double above(String key, String unit, double least, boolean orEqual, double byDefault) {
        asked.put(key, Texts.number(byDefault) + (unit.isEmpty() ? "" : " " + unit));
        if (!v.has(key)) {
            return byDefault;
        }
        double x = r.quantities.quantity(v, key, unit);
        if (!(x > least || (orEqual && x == least))) {
            r.problems.error(
                    least != 0 ? Code.OUT_OF_RANGE : orEqual ? Code.NEGATIVE : Code.NOT_POSITIVE,
                    v.entry(key),
                    "must be " + (orEqual ? ">= " : "> ") + Texts.number(least) + (unit.isEmpty() ? "" : " " + unit)
                            + ", was " + Quantities.was(v.entry(key), x, unit));
            return byDefault;
        }
        return x;
    }

    /** A number from 0 to 1. */
    double share(String key, double byDefault) {
        asked.put(key, Texts.number(byDefault));
        return v.has(key) ? r.quantities.within(v, key, 0, 1) : byDefault;
    }

    /** One of several words; an error for a word that belongs to another law. */
    <E extends Enum<E>> E choice(String key, E byDefault, E[] all) {
        asked.put(key, byDefault.name().toLowerCase(Locale.ROOT));
        if (!v.has(key)) {
            return byDefault;
        }
        for (E e : all) {
            if (e.name().toLowerCase(Locale.ROOT).equals(v.text(key))) {
                return e;
            }
        }
        r.problems.error(
                Code.WRONG_WORD,
                v.entry(key),
                "'" + v.text(key) + "' is a rule of another law",
                "law: " + v.text("law") + " has "
                        + Arrays.stream(all)
                                .map(e -> e.name().toLowerCase(Locale.ROOT))
                                .collect(Collectors.joining(", ")));
        return byDefault;
    }

    /** Reports a value that a law cannot have, at its key or, where the default of the key is meant, at the muscle. */
    void refuse(Code code, String key, String message) {
        r.problems.error(code, v.entry().child(key).orElse(v.entry()), message);
    }

    /** The values of a mapping inside. */
    LawValues inside(String key) {
        asked.put(key, "");
        return new LawValues(r, v.part(key));
    }

    /**
     * A curve of one variable.
     *
     * @param from a formula must be finite from here
     * @param to   to here
     */
    ScalarFunction curve(String key, String variable, double from, double to, ScalarFunction byDefault) {
        asked.put(key, "");
        return v.has(key) ? FunctionReader.read(r, v.entry(key), "", variable, from, to) : byDefault;
    }

    /** The keys that a law has asked for so far, with their defaults; empty for a mapping or a curve. */
    Map<String, String> asked() {
        return asked;
    }

    /** Tells about a key that only other laws have. */
    void refuseUnlessAsked(String key) {
        Entry given = v.entry().child(key).orElse(null);
        if (given != null && !asked.containsKey(key)) {
            r.problems.error(Code.NO_EFFECT, given, "has no effect with law: " + v.text("law"));
        }
    }
}
