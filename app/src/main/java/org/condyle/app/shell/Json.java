package org.condyle.app.shell;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Facts as JSON text, for scripts. */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Json() {}

    public static String text(Map<String, ? extends @Nullable Object> facts) {
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(facts);
    }
}
