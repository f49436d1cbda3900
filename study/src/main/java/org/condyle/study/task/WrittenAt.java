package org.condyle.study.task;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.jspecify.annotations.Nullable;

/** Where the formulas and curves of a study are written, so that what is wrong with one is reported there. */
public final class WrittenAt {
    private final Map<String, Entry> outputs = new HashMap<>();
    private final Map<String, Entry> curves = new HashMap<>();

    public void output(String formula, Entry place) {
        outputs.put(formula, place);
    }

    public void curve(String channel, Entry place) {
        curves.put(channel, place);
    }

    /** The formula with its place; a task by itself has none. */
    public Entry output(String formula) {
        return at(outputs.get(formula), "output of the study", formula);
    }

    public Entry curve(String channel) {
        return at(curves.get(channel), "curve of the study", channel);
    }

    /** Whether a problem is in one of the places. */
    public boolean has(Problem p) {
        return Stream.concat(outputs.values().stream(), curves.values().stream())
                .anyMatch(e -> e.path().equals(p.path()) && e.at().file().equals(p.file()));
    }

    private static Entry at(@Nullable Entry place, String what, String text) {
        if (place == null) {
            return Entry.of(Position.in(what), text, text);
        }
        return place.isScalar() && place.text().equals(text) ? place : Entry.of(place.at(), place.path(), text);
    }
}
