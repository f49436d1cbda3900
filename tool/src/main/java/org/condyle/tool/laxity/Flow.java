package org.condyle.tool.laxity;

import java.util.stream.Collectors;
import org.condyle.io.document.Entry;

/** An entry of a model as the text of a setting. */
final class Flow {
    private Flow() {}

    static String of(Entry e) {
        if (e.isMapping()) {
            return e.children().entrySet().stream()
                    .map(c -> c.getKey() + ": " + of(c.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (e.isList()) {
            return e.items().stream().map(Flow::of).collect(Collectors.joining(", ", "[", "]"));
        }
        return '"' + e.text().replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
