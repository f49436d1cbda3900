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

    static final MappingType VALUES = MappingType.mapping(
                    "values", "a range of numbers, or a distribution to draw from")
            .key("from", ValueType.quantity("any"), "of a range: the first")
            .example("0.05", "10 mm")
            .key("to", ValueType.quantity("any"), "of a range: the last")
            .key("steps", ValueType.integer(2, MOST), "of a range: number of values, including both ends")
            .key(
                    "by",
                    ValueType.quantity("any"),
                    "of a range: difference between values; the last value may then be below 'to'")
            .key(
                    "spacing",
                    ValueType.choice("linear", "log"),
                    "of a range: equal differences or equal ratios",
                    "linear")
            .key("uniform", SampleShape.UNIFORM, SampleShape.UNIFORM.about())
            .key("normal", SampleShape.NORMAL, SampleShape.NORMAL.about())
            .key("log-normal", SampleShape.LOG_NORMAL, SampleShape.LOG_NORMAL.about())
            .key("triangular", SampleShape.TRIANGULAR, SampleShape.TRIANGULAR.about())
            .key(
                    "discrete",
                    ValueType.either(ValueType.listOf(ValueType.any(), 1, MOST), SampleShape.DISCRETE),
                    "one of several values, equally probable or with weights")
            .key("data", SampleShape.DATA, SampleShape.DATA.about())
            .exactlyOneOf("steps", "by", "uniform", "normal", "log-normal", "triangular", "discrete", "data");

    private static final ValueType NAMES =
            ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text(), 1, 100));

    static final MappingType PLOT = MappingType.mapping("plot", "outputs over varied values")
            .need("x", ValueType.text(), "a varied key, or an output")
            .need("y", NAMES, "outputs, one plot for each")
            .key("by", NAMES, "one curve for each value of these keys; by default all other varied keys");

    static final MappingType CURVE = MappingType.mapping("curve", "one channel over another, of several runs")
            .key("x", ValueType.text(), "a channel", "time")
            .need("y", ValueType.text(), "a channel")
            .key("where", ValueType.paths(ValueType.any()), "only runs with these values of the varied keys", "{}");

    static final MappingType CLAIM = MappingType.mapping("study-claim", "a claim about all runs of a sample")
            .need("says", ValueType.text(), "the claim in words")
            .need(
                    "test",
                    ValueType.text(),
                    "comparisons of mean(output), deviation(output), quantile(output, p), first(output, key), total(output, key), "
                            + "correlation(output, key), rank(output, key), effect(output, key), failed")
            .example("total(force, parameters.k) > 0.5");

    /** The whole file. */
    public static final MappingType STUDY = MappingType.mapping("study", "a Condyle study file: many runs of one model")
            .need("condyle", ValueType.integer(1, 1), "version of the file format")
            .need("study", ValueType.text(), "title")
            .key(
                    "notes",
                    ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text())),
                    "remarks for the reader",
                    "[]")
            .need("model", ValueType.text(), "a model file, relative to this file, or the name of a library model")
            .key("case", ValueType.text(), "the case of the model")
            .need("vary", ValueType.paths(ValueType.either(ValueType.listOf(ValueType.any(), 1, MOST), VALUES)), """
                    any key of the model by its path, or 'case', and its values: a list, a range or a distribution""")
            .key(
                    "combine",
                    ValueType.choice("grid", "together"),
                    "all combinations of values, or the first values together, then the second values, and so on",
                    "grid")
            .key("sample", SampleShape.SAMPLE, "draws the values of all keys from their distributions")
            .key("correlate", SampleShape.CORRELATE, "keys whose distributions depend on each other")
            .key(
                    "set",
                    ValueType.paths(ValueType.any()),
                    "keys of the model, given by their paths, that are changed in all runs",
                    "{}")
            .key(
                    "outputs",
                    ValueType.either(ValueType.listOf(ValueType.text(), 1, 1000), ValueType.mapOf(ValueType.text())),
                    "columns of the table: outputs of the model or formulas; by default all outputs")
            .key(
                    "claims",
                    ValueType.either(ValueType.flag(), ValueType.mapOf(CLAIM)),
                    "true judges the claims of the model in every run; a mapping has claims about all runs of a sample",
                    "false")
            .key("plots", ValueType.listOf(PLOT), "outputs over varied values; by default each output")
            .key(
                    "curves",
                    ValueType.listOf(ValueType.either(ValueType.text(), CURVE)),
                    "channels of several runs in one plot",
                    "[]");

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
