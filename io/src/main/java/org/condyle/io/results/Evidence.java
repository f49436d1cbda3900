package org.condyle.io.results;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One test of a statement among several.
 *
 * @param at    what sets it apart: values of what the source leaves open, a reading of its words; empty if it stands alone
 * @param value what was measured: the left side of the test, in {@code unit}
 */
public record Evidence(String at, double value, String unit, boolean holds) {
    public Ruling ruling() {
        return Ruling.of(holds);
    }

    /** As files write it; what is not finite is null. */
    public Map<String, @Nullable Object> fields() {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("at", at);
        fields.put("value", Double.isFinite(value) ? value : null);
        fields.put("unit", unit);
        fields.put("verdict", ruling().word());
        return fields;
    }
}
