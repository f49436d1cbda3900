package org.condyle.app.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.io.document.Entry;
import org.condyle.io.model.ModelFile;

/** Lines of {@code condyle check} about the inputs of a model. */
public final class InputLines {
    private InputLines() {}

    /** A line for each input, none without inputs. */
    public static List<String> lines(ModelFile file) {
        List<String> lines = new ArrayList<>();
        file.model()
                .inputs()
                .forEach((name, input) -> lines.add("input " + name + " ["
                        + input.signal().dimension().unit() + "]: " + origin(file, name)
                        + (input.settable() ? "; a controller can set it" : "")));
        return lines;
    }

    public static List<Map<String, Object>> facts(ModelFile file) {
        List<Map<String, Object>> all = new ArrayList<>();
        file.model().inputs().forEach((name, input) -> {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", name);
            one.put("unit", input.signal().dimension().unit());
            one.put("value", origin(file, name));
            one.put("settable", input.settable());
            all.add(one);
        });
        return all;
    }

    private static String origin(ModelFile file, String name) {
        Entry e = Objects.requireNonNull(
                file.description().model().entries("inputs").get(name));
        if (!e.isMapping()) {
            return e.text();
        }
        return e.child("value")
                .map(Entry::text)
                .orElseGet(() -> "column " + e.child("column").map(Entry::text).orElse(name) + " of "
                        + e.child("file").map(Entry::text).orElse(""));
    }
}
