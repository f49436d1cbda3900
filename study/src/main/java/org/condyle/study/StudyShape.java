package org.condyle.study;

import java.util.List;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Explain;
import org.condyle.io.document.JsonSchema;
import org.condyle.io.document.Key;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.ValueType;

/** All keys of a study file, described once: for reading, for the JSON Schema and for {@code condyle explain}. */
public final class StudyShape {
    /** Most values of one thing that is varied, and most runs of a study. */
    static final int MOST = 1_000_000;

    private StudyShape() {}

    static final MappingType RANGE = MappingType.mapping("range", "numbers from one to another")
            .key("from", ValueType.quantity("any"), "the first")
            .required()
            .example("0.05", "10 mm")
            .key("to", ValueType.quantity("any"), "the last")
            .required()
            .key("steps", ValueType.integer(2, MOST), "how many values, both ends among them")
            .key("by", ValueType.quantity("any"), "distance between values; the last may then fall short of 'to'")
            .key("spacing", ValueType.choice("linear", "log"), "equal differences or equal ratios")
            .orElse("linear")
            .exactlyOneOf("steps", "by");

    private static final ValueType NAMES =
            ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text(), 1, 100));

    static final MappingType PLOT = MappingType.mapping("plot", "outputs against what was varied")
            .key("x", ValueType.text(), "what was varied, or an output")
            .required()
            .key("y", NAMES, "outputs, a plot for each")
            .required()
            .key("by", NAMES, "one curve for each value of these; all else that was varied if not given");

    static final MappingType CURVE = MappingType.mapping("curve", "one channel over another, of several runs")
            .key("x", ValueType.text(), "a channel")
            .orElse("time")
            .key("y", ValueType.text(), "a channel")
            .required()
            .key("where", ValueType.paths(ValueType.any()), "only of runs with these values of what is varied")
            .orElse("{}");

    /** The whole file. */
    public static final MappingType STUDY = MappingType.mapping("study", "a Condyle study file: many runs of one model")
            .key("condyle", ValueType.integer(1, 1), "version of the file format")
            .required()
            .key("study", ValueType.text(), "what it is")
            .required()
            .key(
                    "notes",
                    ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text())),
                    "what a reader should know")
            .orElse("[]")
            .key("model", ValueType.text(), "a model file, seen from this file, or a name of the library")
            .required()
            .key("case", ValueType.text(), "the case of the model")
            .key("vary", ValueType.paths(ValueType.either(ValueType.listOf(ValueType.any(), 1, MOST), RANGE)), """
                    any key of the model by its path, or 'case', and its values""")
            .required()
            .key(
                    "combine",
                    ValueType.choice("grid", "together"),
                    "every value with every other, or the first with the first")
            .orElse("grid")
            .key(
                    "set",
                    ValueType.paths(ValueType.any()),
                    "keys of the model, by their paths, that are changed in all runs")
            .orElse("{}")
            .key(
                    "outputs",
                    ValueType.either(ValueType.listOf(ValueType.text(), 1, 1000), ValueType.mapOf(ValueType.text())),
                    "columns of the table: outputs of the model or formulas of results; all outputs if not given")
            .key("claims", ValueType.flag(), "whether the claims of the model are judged in every run")
            .orElse("false")
            .key("plots", ValueType.listOf(PLOT), "outputs against what was varied; each output if not given")
            .key(
                    "curves",
                    ValueType.listOf(ValueType.either(ValueType.text(), CURVE)),
                    "channels of several runs in one plot")
            .orElse("[]");

    /** Top-level keys. */
    public static List<String> keys() {
        return STUDY.keys().stream().map(Key::name).toList();
    }

    /** The text for a path of keys; empty if there is none. */
    public static String explain(String path) {
        try {
            return Explain.of(STUDY, path);
        } catch (DocumentException | IllegalArgumentException e) {
            return "";
        }
    }

    /** The JSON Schema, so that editors complete and validate. */
    public static String jsonSchema() {
        return JsonSchema.of("urn:condyle:study:1", "Condyle study file", STUDY);
    }
}
