package org.condyle.study;

import org.condyle.io.document.MappingType;
import org.condyle.io.document.ValueType;

/** The keys of a study file that draw values: distributions, the method, and correlations. */
final class SampleShape {
    private SampleShape() {}

    private static final ValueType NUMBER = ValueType.quantity("any");
    private static final ValueType MATRIX =
            ValueType.listOf(ValueType.listOf(ValueType.quantity("any"), 2, 1000), 2, 1000);

    static final MappingType UNIFORM = MappingType.mapping("uniform", "all values in an interval are equally probable")
            .key("from", NUMBER, "the smallest value")
            .key("to", NUMBER, "the largest value")
            .key("mean", NUMBER, "the middle, given with 'within' in place of the ends")
            .key("within", NUMBER, "how far values are from the middle at most, or a part of it such as 20 %")
            .example("20 %");

    static final MappingType NORMAL = MappingType.mapping("normal", "the normal distribution")
            .need("mean", NUMBER, "mean; before truncation")
            .key(
                    "deviation",
                    NUMBER,
                    "standard deviation, or a part of the mean such as 20 %; from 'correlate' if not given")
            .example("20 %", "15 N")
            .key("from", NUMBER, "smaller values do not occur")
            .key("to", NUMBER, "larger values do not occur");

    static final MappingType LOG_NORMAL = MappingType.mapping("log-normal", "the logarithm has a normal distribution")
            .need("mean", NUMBER, "mean of the values, not of their logarithms; before truncation")
            .need("deviation", NUMBER, "standard deviation of the values, or a part of the mean such as 20 %")
            .example("20 %", "15 N")
            .key("from", NUMBER, "smaller values do not occur")
            .key("to", NUMBER, "larger values do not occur");

    static final MappingType TRIANGULAR = MappingType.mapping("triangular", "the density rises to the mode and falls")
            .key("from", NUMBER, "the smallest value")
            .need("mode", NUMBER, "the most probable value")
            .key("to", NUMBER, "the largest value")
            .key(
                    "within",
                    NUMBER,
                    "how far values are from the mode at most, in place of the ends; or a part such as 20 %")
            .example("20 %");

    static final MappingType DISCRETE = MappingType.mapping("discrete", "one of several values")
            .need("values", ValueType.listOf(ValueType.any(), 1, StudyShape.MOST), "the values, as in a list of 'vary'")
            .key(
                    "weights",
                    ValueType.listOf(ValueType.number(), 1, StudyShape.MOST),
                    "how often each occurs, in relation to the others");

    static final MappingType DATA = MappingType.mapping("data", "values that were measured or drawn elsewhere")
            .need(
                    "file",
                    ValueType.text(),
                    "a CSV file with a header row; keys of the same file get values of the same row")
            .need("column", ValueType.text(), "column of the values")
            .key("unit", ValueType.text(), "unit of the values; by default that of the header, or none", "\"\"");

    static final MappingType SAMPLE = MappingType.mapping(
                    "sample", "how values are drawn from the distributions of 'vary'")
            .key(
                    "method",
                    ValueType.choice(SamplingMethod.words()),
                    "method of drawing: " + SamplingMethod.given(),
                    "sobol")
            .key("samples", ValueType.integer(1, Integer.MAX_VALUE), "number of points; " + SamplingMethod.counted())
            .key("seed", ValueType.integer(0, Long.MAX_VALUE), "another seed gives other values", "1")
            .key("levels", ValueType.integer(2, 1000), "of 'morris': number of values of each key, even", "4");

    static final MappingType CORRELATE = MappingType.mapping("correlate", "keys that are not independent")
            .need("keys", ValueType.listOf(ValueType.text(), 2, 1000), "varied keys, in the order of rows and columns")
            .key("rank", MATRIX, "matrix of rank correlations (Spearman), for any distributions")
            .key(
                    "covariance",
                    MATRIX,
                    "covariance matrix of keys with a normal distribution, in the units of their means")
            .exactlyOneOf("rank", "covariance");
}
