package org.condyle.app.shell;

import java.util.Map;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Problem;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Facts as JSON text, for scripts. */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Json() {}

    /** What is wrong with an input, for scripts that asked for JSON; people read it on standard error. */
    public static String problems(DocumentException e) {
        return text(Map.of(
                "problems", e.problems().sorted().stream().map(Problem::facts).toList()));
    }

    public static String text(Map<String, ? extends @Nullable Object> facts) {
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(facts);
    }
}
