package org.condyle.io.document;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One key of a {@link MappingType}. */
public final class Key {
    private final String name;
    private final ValueType kind;
    private final String about;
    private final boolean required;
    private final @Nullable String fallback;
    private final List<String> examples;
    private volatile @Nullable Node standard;

    /**
     * A key.
     *
     * @param about    one sentence for explanations and editors
     * @param fallback YAML text of the value when the key is not given; null when there is none
     * @param examples values as one would write them
     */
    Key(String name, ValueType kind, String about, boolean required, @Nullable String fallback, List<String> examples) {
        this.name = name;
        this.kind = kind;
        this.about = about;
        this.required = required;
        this.fallback = fallback;
        this.examples = examples;
    }

    public String name() {
        return name;
    }

    public ValueType kind() {
        return kind;
    }

    public String about() {
        return about;
    }

    public boolean required() {
        return required;
    }

    public @Nullable String fallback() {
        return fallback;
    }

    public List<String> examples() {
        return examples;
    }

    /** The value when the key is not given, for a key that has one; it is asked for in every mapping that leaves it out. */
    Node standard() {
        Node known = standard;
        if (known == null) {
            String text = Objects.requireNonNull(fallback);
            Position at = Position.in("default of " + name);
            boolean word = text.matches("[\\w.+-]([\\w .+*/^-]*[\\w])?");
            Node node = word ? Node.Scalar.of(at, text, false) : YamlReader.read(at.file(), text, false);
            known = node == null ? Node.Scalar.of(at, "", true) : node;
            standard = known;
        }
        return known;
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
