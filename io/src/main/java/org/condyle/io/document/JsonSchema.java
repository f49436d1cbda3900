package org.condyle.io.document;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import tools.jackson.databind.json.JsonMapper;

/** Writes shapes as JSON Schema, draft 2020-12, for editors: always the same text for the same shapes. */
public final class JsonSchema {
    private final Map<String, Map<String, Object>> definitions = new LinkedHashMap<>();
    private final Map<String, Object> owners = new HashMap<>();
    private final Set<String> busy = new HashSet<>();

    private JsonSchema() {}

    /**
     * The schema of files of the given shape.
     *
     * @param id address of the schema
     * @param title what the file is called
     * @param changes the key of a file that changes other files, and may take keys away as cases do; empty if there is none
     */
    public static String of(String id, String title, MappingType shape, String changes) {
        JsonSchema writer = new JsonSchema();
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        root.put("$id", id);
        root.put("title", title);
        if (changes.isEmpty()) {
            root.putAll(shape.schema(writer, false));
        } else {
            root.put("if", Map.of("required", List.of(changes)));
            root.put("then", shape.schema(writer, true));
            root.put("else", shape.schema(writer, false));
        }
        root.put("$defs", writer.definitions);
        String text =
                JsonMapper.builder().build().writerWithDefaultPrettyPrinter().writeValueAsString(root);
        return text.replace("\r\n", "\n") + "\n";
    }

    /** A reference to the definition {@code name}, which {@code content} writes when it is not there yet. */
    Map<String, Object> define(String name, Object owner, Supplier<Map<String, Object>> content) {
        if (busy.add(name)) {
            if (!owner.equals(owners.get(name))) {
                Object before = owners.putIfAbsent(name, owner);
                Map<String, Object> placeholder = definitions.computeIfAbsent(name, n -> new LinkedHashMap<>());
                Map<String, Object> written = content.get();
                if (before == null) {
                    placeholder.putAll(written);
                } else if (!placeholder.equals(written)) {
                    throw new IllegalArgumentException("two different shapes are named '" + name + "'");
                }
            }
            busy.remove(name);
        }
        Map<String, Object> reference = new LinkedHashMap<>();
        reference.put(
                "$ref", "#/$defs/" + name.replace("~", "~0").replace("/", "~1").replace(" ", "%20"));
        return reference;
    }

    /** The same, or null, which takes a key away. */
    static Map<String, Object> orNull(Map<String, Object> schema) {
        List<Object> choices = new ArrayList<>();
        choices.add(schema);
        choices.add(ScalarKinds.types("null"));
        Map<String, Object> either = new LinkedHashMap<>();
        either.put("anyOf", choices);
        return either;
    }
}
