package org.condyle.io.document;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * One key of a {@link MappingType}.
 *
 * @param about one sentence for explanations and editors
 * @param fallback YAML text of the value when the key is not given; null when there is none
 * @param examples values as one would write them
 */
public record Key(
        String name,
        ValueType kind,
        String about,
        boolean required,
        @Nullable String fallback,
        List<String> examples) {
    /** Defaults are few and asked for in every mapping that leaves them out. */
    private static final Map<String, Node> STANDARDS = new ConcurrentHashMap<>();

    /** The value when the key is not given, for a key that has one. */
    Node standard() {
        String text = Objects.requireNonNull(fallback);
        return STANDARDS.computeIfAbsent(name + ": " + text, k -> {
            Position at = Position.in("default of " + name);
            boolean word = text.matches("[\\w.+-]([\\w .+*/^-]*[\\w])?");
            Node node = word ? new Node.Scalar(at, text, false) : YamlReader.read(at.file(), text, false);
            return node == null ? new Node.Scalar(at, "", true) : node;
        });
    }

    Map<String, Object> schema(JsonSchema root, boolean partial) {
        Map<String, Object> plain = kind.schema(root, partial);
        Map<String, Object> schema = partial ? JsonSchema.orNull(plain) : plain;
        String unit = kind.unit();
        schema.put("description", unit.isEmpty() ? about : about + " [" + unit + "]");
        Object value = fallback == null ? null : plainValue(fallback);
        if (value != null) {
            schema.put("default", value);
        }
        if (!examples.isEmpty()) {
            schema.put("examples", examples);
        }
        return schema;
    }

    /** Fallbacks that are mappings or lists are left to the explanation. */
    private @Nullable Object plainValue(String text) {
        if (kind instanceof ScalarKinds.Flag) {
            return Boolean.valueOf(text);
        }
        if (kind instanceof ScalarKinds.Whole) {
            return Long.valueOf(text);
        }
        return text.startsWith("[") || text.startsWith("{") ? null : text;
    }
}
