package org.condyle.io.model.term;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.condyle.io.document.Part;

/** How a run treats contact: a word of the run, not of the model. */
public enum Treatment {
    /** Surfaces overlap, and a force grows with it. */
    COMPLIANT,
    /** Nothing overlaps: gaps that close are impacts, contacts that stay are constraints. */
    IMPULSIVE,
    /** The same in fixed steps, without looking for the instants. */
    TIME_STEPPING;

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(Treatment::word).toList();
    }

    public static Treatment of(Part run) {
        return valueOf(run.text("contact").toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
