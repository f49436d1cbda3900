package org.condyle.io.model;

import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.document.ValueType;
import org.jspecify.annotations.Nullable;

/**
 * A named scalar result, as the file states it: a formula, or a mapping that has one.
 *
 * @param unit the unit it is shown in; null for the usual one
 * @param says description; empty if none is given
 */
public record Output(Entry formula, @Nullable Entry unit, String says) {
    static final MappingType SHAPE = MappingType.mapping("output", "a named scalar result")
            .need("value", ValueType.text(), "formula over results, such as max(knee.angle)")
            .key("unit", ValueType.text(), "the unit in which it is displayed, such as deg")
            .key("says", ValueType.text(), "description in one line", "\"\"");

    static Output read(Entry e, Problems problems) {
        if (!e.isMapping()) {
            return new Output(e, null, "");
        }
        Part v = SHAPE.read(e, problems);
        return new Output(v.entry("value"), v.find("unit").orElse(null), v.text("says"));
    }
}
