package org.condyle.io.model;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.schema.CoreSchema;
import tools.jackson.databind.json.JsonMapper;

/** What an editor does with the schema: reads YAML with aliases, merge keys and {@code ~}, then validates. */
public final class SchemaCheck {
    private static final Map<String, Schema> VALIDATORS = new ConcurrentHashMap<>(); // made once: it is much work

    private SchemaCheck() {}

    /** The complaints of an independent validator; empty if all is well. */
    public static List<String> errors(String schema, String yaml) {
        Schema validator = VALIDATORS.computeIfAbsent(
                schema,
                s -> SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(s, InputFormat.JSON));
        LoadSettings settings = LoadSettings.builder()
                .setSchema(new CoreSchema())
                .setMaxAliasesForCollections(200)
                .build();
        Object tree = merged(new Load(settings).loadFromString(yaml));
        String json = JsonMapper.builder().build().writeValueAsString(tree);
        return validator.validate(json, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }

    private static Object merged(Object node) {
        if (node instanceof List<?> list) {
            return list.stream().map(x -> x == null ? "" : merged(x)).toList();
        }
        if (!(node instanceof Map<?, ?> map)) {
            return node;
        }
        Map<Object, Object> out = new LinkedHashMap<>();
        if (map.get("<<") instanceof Map<?, ?> base) {
            out.putAll((Map<?, ?>) merged(base));
        }
        map.forEach((k, v) -> {
            if (!k.equals("<<")) {
                out.put(k, merged(v));
            }
        });
        return out;
    }
}
