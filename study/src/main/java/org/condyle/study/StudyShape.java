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

    static final MappingType RANGE = MappingType.mapping("range", "a range of numbers")
            .key("from", ValueType.quantity("any"), "the first")
            .required()
            .example("0.05", "10 mm")
            .key("to", ValueType.quantity("any"), "the last")
            .required()
            .key("steps", ValueType.integer(2, MOST), "number of values, including both ends")
            .key("by", ValueType.quantity("any"), "difference between values; the last value may then be below 'to'")
            .key("spacing", ValueType.choice("linear", "log"), "equal differences or equal ratios")
            .orElse("linear")
            .exactlyOneOf("steps", "by");

    private static final ValueType NAMES =
            ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text(), 1, 100));

    static final MappingType PLOT = MappingType.mapping("plot", "outputs over varied values")
            .key("x", ValueType.text(), "a varied key, or an output")
            .required()
            .key("y", NAMES, "outputs, one plot for each")
            .required()
            .key("by", NAMES, "one curve for each value of these keys; by default all other varied keys");

    static final MappingType CURVE = MappingType.mapping("curve", "one channel over another, of several runs")
            .key("x", ValueType.text(), "a channel")
            .orElse("time")
            .key("y", ValueType.text(), "a channel")
            .required()
            .key("where", ValueType.paths(ValueType.any()), "only runs with these values of the varied keys")
            .orElse("{}");

    /** The whole file. */
    public static final MappingType STUDY = MappingType.mapping("study", "a Condyle study file: many runs of one model")
            .key("condyle", ValueType.integer(1, 1), "version of the file format")
            .required()
            .key("study", ValueType.text(), "title")
            .required()
            .key(
                    "notes",
                    ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text())),
                    "remarks for the reader")
            .orElse("[]")
            .key("model", ValueType.text(), "a model file, relative to this file, or the name of a library model")
            .required()
            .key("case", ValueType.text(), "the case of the model")
            .key("vary", ValueType.paths(ValueType.either(ValueType.listOf(ValueType.any(), 1, MOST), RANGE)), """
                    any key of the model by its path, or 'case', and its values""")
            .required()
            .key(
                    "combine",
                    ValueType.choice("grid", "together"),
                    "all combinations of values, or the first values together, then the second values, and so on")
            .orElse("grid")
            .key(
                    "set",
                    ValueType.paths(ValueType.any()),
                    "keys of the model, given by their paths, that are changed in all runs")
            .orElse("{}")
            .key(
                    "outputs",
                    ValueType.either(ValueType.listOf(ValueType.text(), 1, 1000), ValueType.mapOf(ValueType.text())),
                    "columns of the table: outputs of the model or formulas; by default all outputs")
            .key("claims", ValueType.flag(), "whether the claims of the model are judged in every run")
            .orElse("false")
            .key("plots", ValueType.listOf(PLOT), "outputs over varied values; by default each output")
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
        return JsonSchema.of("urn:condyle:study:1", "Condyle study file", STUDY, "");
    }
}
