package org.condyle.io.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Tells by {@code summary.json} whose results a folder contains. The contract: every summary that Condyle writes has the keys
 * {@code condyle}, {@code model} and {@code outcome}; that of an analysis also has {@code tool}.
 *
 * @param model as it was asked for; empty for a foreign file
 * @param tool  of an analysis; empty otherwise
 */
public record SummaryMark(Kind kind, String model, String tool) {
    public static final String FILE = ResultFiles.SUMMARY,
            FORMAT = "format",
            CONDYLE = "condyle",
            MODEL = "model",
            OUTCOME = "outcome",
            TOOL = "tool";

    /** Of summaries: it changes if a key is renamed or removed, or means something else. More keys do not change it. */
    public static final int FORMAT_NUMBER = 1;

    /** Who wrote it. */
    public enum Kind {
        RUN,
        ANALYSIS,
        /** Another program, or nobody can tell. */
        FOREIGN
    }

    private static final SummaryMark FOREIGN = new SummaryMark(Kind.FOREIGN, "", "");

    /** The mark of a folder; empty if it has no summary. */
    public static Optional<SummaryMark> of(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        if (!Files.isRegularFile(file)) {
            return Optional.of(FOREIGN);
        }
        try {
            return Optional.of(of(JsonMapper.shared().readTree(Files.readAllBytes(file))));
        } catch (JacksonException e) {
            return Optional.of(FOREIGN);
        }
    }

    private static SummaryMark of(JsonNode root) {
        if (!root.isObject() || !List.of(CONDYLE, MODEL, OUTCOME).stream().allMatch(root::has)) {
            return FOREIGN;
        }
        return new SummaryMark(
                root.path(TOOL).isString() ? Kind.ANALYSIS : Kind.RUN,
                root.path(MODEL).asString(""),
                root.path(TOOL).asString(""));
    }
}
