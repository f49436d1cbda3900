package org.condyle.study;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.condyle.study.distribution.LogNormalDistribution;
import org.condyle.study.distribution.NormalDistribution;
import org.condyle.study.distribution.TriangularDistribution;
import org.condyle.study.distribution.TruncatedDistribution;
import org.condyle.study.distribution.UniformDistribution;
import org.condyle.study.statistics.Correlation;
import org.condyle.study.task.Task;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SampleReaderTest {
    private static final String SAMPLE = "sample: {samples: 16}\n";

    @TempDir
    private Path folder;

    private Varied only(String h) throws IOException {
        return StudyFiles.study(folder, "vary: {parameters.h: " + h + "}\n" + SAMPLE)
                .varied()
                .get(0);
    }

    @Test
    void distributionsAreReadInTheUnitTheyAreWrittenIn() throws IOException {
        Varied v = only("{normal: {mean: 200 cm, deviation: 20 %}}");
        assertEquals(new NormalDistribution(200, 40), v.distribution());
        assertEquals("cm", v.unit());
        assertEquals("123.456789012346 cm", v.value(v.rounded(123.4567890123456789)));
        assertEquals(
                new TruncatedDistribution(new NormalDistribution(2, 0.5), 1, Double.POSITIVE_INFINITY),
                only("{normal: {mean: 2 m, deviation: 0.5 m, from: 1 m}}").distribution());
        assertEquals(
                new LogNormalDistribution(2, 0.5),
                only("{log-normal: {mean: 2, deviation: 25 %}}").distribution());
        assertEquals(
                new UniformDistribution(1.6, 2.4),
                only("{uniform: {mean: 2 m, within: 20 %}}").distribution());
        assertEquals(
                new UniformDistribution(0.5, 2),
                only("{uniform: {from: 0.5, to: 2}}").distribution());
        assertEquals(
                new TriangularDistribution(1, 2, 3),
                only("{triangular: {mode: 2 m, within: 1 m}}").distribution());
        Varied discrete = only("{discrete: {values: [2 m, 1 m, 4 m], weights: [1, 0, 3]}}");
        assertEquals(List.of("2 m", "1 m", "4 m"), discrete.values());
        assertEquals(2, Objects.requireNonNull(discrete.distribution()).quantile(0.3));
        assertEquals(0, Objects.requireNonNull(discrete.distribution()).quantile(0.2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sobol", "halton", "monte-carlo", "saltelli", "morris", "latin-hypercube"})
    void aTaskIsTheSameHoweverManyThereAre(String method) throws IOException {
        String vary = """
                vary:
                  parameters.h: {normal: {mean: 2 m, deviation: 10 %}}
                  parameters.m: {discrete: [1 kg, 3 kg]}
                sample: {method: METHOD, seed: 4, samples:""".replace("METHOD", method);
        Study few = StudyFiles.study(folder, vary + " 20}\n");
        Study many = StudyFiles.study(folder, vary + " 500}\n");
        boolean extends_ = !method.equals("latin-hypercube");
        assertEquals(extends_, few.tasks().get(17).equals(many.tasks().get(17)));
        assertEquals(extends_, few.mark().equals(many.mark()));
        if (!extends_) {
            assertEquals(
                    "samples of the method 'latin-hypercube', which cannot be extended: '20' then, '500' now",
                    few.mark().changesTo(many.mark()));
        }
        assertNotEquals(
                few.mark(),
                StudyFiles.study(folder, vary.replace("seed: 4", "seed: 5") + " 20}\n")
                        .mark());
        assertNotEquals(
                few.mark(),
                StudyFiles.study(folder, vary.replace("10 %", "11 %") + " 20}\n")
                        .mark());
        assertEquals(
                method.equals("saltelli") ? 80 : method.equals("morris") ? 60 : 20,
                few.tasks().size());
    }

    /** A million tasks are no list: the last one comes at once. */
    @Test
    void tasksAreMadeWhenTheyAreAskedFor() throws IOException {
        Study s = StudyFiles.study(
                folder, "vary: {parameters.h: {uniform: {from: 1, to: 2}}}\nsample: {samples: 1000000000}\n");
        assertEquals(1_000_000_000, s.tasks().size());
        assertEquals(999_999_999, s.tasks().get(999_999_998).run());
    }

    @Test
    void keysOfOneFileComeFromOneRow() throws IOException {
        Files.writeString(folder.resolve("s.csv"), "h [m],mass\n3,30\n1,10\n2,20\n");
        String vary = """
                vary:
                  parameters.h: {data: {file: s.csv, column: h}}
                  parameters.m: {data: {file: s.csv, column: mass, unit: kg}}
                """;
        Study s = StudyFiles.study(folder, vary + "sample: {samples: 30}\n");
        Sample sample = Objects.requireNonNull(s.sample());
        assertEquals(List.of("s.csv"), sample.factors());
        for (Task t : s.tasks()) {
            double h = Double.parseDouble(t.changes().get(0).value().replace(" m", ""));
            assertEquals(10 * h, Double.parseDouble(t.changes().get(1).value().replace(" kg", "")));
        }
        Study rows = StudyFiles.study(folder, vary + "sample: {method: rows}\n");
        assertEquals(
                List.of("3 m", "1 m", "2 m"),
                rows.tasks().stream().map(t -> t.changes().get(0).value()).toList());
    }

    @Test
    void correlationsReachTheTasks() throws IOException {
        String vary = """
                vary:
                  parameters.h: {uniform: {from: 1 m, to: 2 m}}
                  parameters.m: {normal: {mean: 3 kg, deviation: 0.1 kg}}
                sample: {samples: 2048}
                correlate: {keys: [parameters.m, parameters.h], rank: [[1, -0.6], [-0.6, 1]]}
                """;
        assertEquals(-0.6, correlation(StudyFiles.study(folder, vary), true), 0.01);
        String covariance = """
                vary:
                  parameters.h: {normal: {mean: 1 m}}
                  parameters.m: {normal: {mean: 3 kg}}
                sample: {samples: 2048}
                correlate: {keys: [parameters.m, parameters.h], covariance: [[0.04, 0.01], [0.01, 0.01]]}
                """;
        Study s = StudyFiles.study(folder, covariance);
        assertEquals(new NormalDistribution(3, 0.2), s.varied().get(1).distribution());
        assertEquals(0.5, correlation(s, false), 0.01);
    }

    private static double correlation(Study s, boolean ranks) {
        double[] x = new double[s.runs()], y = new double[s.runs()];
        for (int k = 0; k < x.length; k++) {
            x[k] = s.valuesOf(k + 1)[0];
            y[k] = s.valuesOf(k + 1)[1];
        }
        return ranks ? Correlation.ofRanks(x, y) : Correlation.of(x, y);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            must be > 0, was -1 m                          | parameters.h: {normal: {mean: 2 m, deviation: -1 m}}
            all numbers of a distribution must be in one unit; others are in m; a part of the mean is written as 20 % | parameters.h: {normal: {mean: 2 m, deviation: 3 cm}}
            missing key 'deviation'                        | parameters.h: {normal: {mean: 2 m}}
            a uniform distribution needs from < to         | parameters.h: {uniform: {from: 2 m, to: 1 m}}
            needs either 'from' and 'to', or 'mean' and 'within' | parameters.h: {uniform: {from: 2 m, mean: 3 m}}
            a log-normal distribution needs a mean > 0     | parameters.h: {log-normal: {mean: -2, deviation: 1}}
            has 2 values and 1 weights                     | "parameters.h: {discrete: {values: [1, 2], weights: [1]}}"
            a weight must not be negative, was -3          | "parameters.h: {discrete: {values: [1, 2], weights: [1, -3]}}"
            is not a distribution; with 'sample' every key | "parameters.h: [1, 2]"
            unknown key 'gauss'                            | parameters.h: {gauss: {mean: 2}}
            belongs to a range                             | parameters.h: {from: 2, normal: {mean: 2, deviation: 1}}
            is a time                                      | "parameters.h: {uniform: {from: 1 s, to: 2 s}}"
            there is no column 'g'                         | "parameters.h: {data: {file: s.csv, column: g}}"
            must be >= 0 kg, was -0.996 kg                | "bodies.ball.mass: {uniform: {from: -1 kg, to: 3 kg}}"
            """)
    void wrongDistributionsAreToldAtTheirPlace(String words, String vary) throws IOException {
        Files.writeString(folder.resolve("s.csv"), "h,mass\n3,30\n");
        String said = StudyFiles.problems(folder, "vary: {" + vary + "}\n" + SAMPLE);
        assertTrue(said.contains(words), said);
        assertTrue(said.contains("fall.study.yaml:4:"), said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            not positive definite: no keys can be correlated like this; the smallest eigenvalue is -0.9 | {samples: 9} | {keys: [parameters.h, parameters.m, run.until], rank: [[1, 0.95, -0.95], [0.95, 1, 0.95], [-0.95, 0.95, 1]]}
            a correlation lies between -1 and 1, was 2 | {samples: 9} | {keys: [parameters.h, parameters.m], rank: [[1, 2], [2, 1]]}
            the matrix is not symmetric                | {samples: 9} | {keys: [parameters.h, parameters.m], rank: [[1, 0.2], [0.3, 1]]}
            a key has the correlation 1 with itself    | {samples: 9} | {keys: [parameters.h, parameters.m], rank: [[2, 0.2], [0.2, 1]]}
            must have 2 rows of 2 numbers              | {samples: 9} | {keys: [parameters.h, parameters.m], rank: [[1, 0.2, 0.1], [0.2, 1, 0.3]]}
            there is no varied key 'parameters.q'      | {samples: 9} | {keys: [parameters.h, parameters.q], rank: [[1, 0.2], [0.2, 1]]}
            needs independent keys                     | {method: saltelli, samples: 9} | {keys: [parameters.h, parameters.m], rank: [[1, 0.2], [0.2, 1]]}
            has no normal distribution; a covariance   | {samples: 9} | {keys: [parameters.h, parameters.m], covariance: [[1, 0.2], [0.2, 1]]}
            missing key 'samples'                      | {method: halton} | ~
            did you mean 'halton'                      | {method: haltn, samples: 3} | ~
            makes 10000000000 runs; the limit is       | {method: saltelli, samples: 2000000000} | ~
            must be even, was 5                        | {method: morris, samples: 4, levels: 5} | ~
            takes all keys from the rows of one file   | {method: rows} | ~
            """)
    void wrongSamplesAreToldAtTheirPlace(String words, String sample, String correlate) throws IOException {
        String vary = "vary: {parameters.h: {uniform: {from: 1, to: 2}}, parameters.m: {uniform: {from: 1, to: 2}}, "
                + "run.until: {uniform: {from: 1, to: 2}}}\n";
        String said = StudyFiles.problems(
                folder, vary + "sample: " + sample + "\n" + (correlate.equals("~") ? "" : "correlate: " + correlate));
        assertTrue(said.contains(words), said);
        assertTrue(said.contains("fall.study.yaml:" + (correlate.equals("~") ? 5 : 6) + ":"), said);
    }

    @Test
    void whatDoesNotGoTogetherIsTold() throws IOException {
        String drawn = "vary: {parameters.h: {uniform: {from: 1, to: 2}}}\n";
        assertTrue(StudyFiles.problems(folder, drawn).contains("give how to draw from it, such as sample:"));
        assertTrue(
                StudyFiles.problems(folder, drawn + SAMPLE + "combine: grid\n").contains("'sample' draws all"));
        assertTrue(StudyFiles.problems(folder, drawn + SAMPLE + "curves: [{y: ball.y, where: {parameters.h: 2}}]\n")
                .contains("the values of a sample are drawn"));
        assertTrue(StudyFiles.problems(
                        folder, "vary: {parameters.h: [1]}\ncorrelate: {keys: [a, b], rank: [[1, 0], [0, 1]]}\n")
                .contains("belongs to 'sample'"));
    }

    @Test
    void valuesOfARunAreThoseOfItsTask() throws IOException {
        Study s = StudyFiles.study(folder, "vary: {parameters.h: {uniform: {from: 1, to: 2}}}\n" + SAMPLE);
        double[] x = s.tasks().stream()
                .mapToDouble(t -> Double.parseDouble(t.changes().get(0).value()))
                .toArray();
        double[] y = new double[16];
        Arrays.setAll(y, k -> s.varied().get(0).number(s.valuesOf(k + 1)[0]));
        assertArrayEquals(x, y);
    }
}
