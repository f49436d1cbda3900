package org.condyle.study;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.study.sampling.Points;
import org.condyle.study.statistics.Sensitivity;
import org.condyle.study.task.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A method of sampling that nobody knows but by its line: pairs of a draw and its mirror image, with an estimate of its own. */
class OwnSamplerTest {
    @TempDir
    private Path folder;

    /** A point, then the same seen from the other corner. */
    private record Mirrored(int dimension) implements Points {
        @Override
        public int block() {
            return 2;
        }

        @Override
        public double[] at(int number) {
            double[] x = new double[dimension];
            for (int i = 0; i < dimension; i++) {
                double u = (0.5 + number / 2 * (0.618 + 0.1 * i)) % 1; // any numbers will do
                x[i] = number % 2 == 0 ? u : 1 - u;
            }
            return x;
        }
    }

    /** How much an output and its mirror image differ for each key: here the same for all, the mean size of the difference. */
    private record Contrast(double[] values) implements Sensitivity {
        @Override
        public List<Quantity> quantities() {
            return List.of(new Quantity("contrast", "contrast", values, null));
        }

        @Override
        public List<Quantity> compared() {
            return quantities();
        }

        @Override
        public String label() {
            return "contrast";
        }

        @Override
        public boolean hasUnit() {
            return true;
        }

        @Override
        public String note() {
            return "";
        }

        @Override
        public String sentence(int key, String size) {
            return "has the largest contrast, " + size;
        }
    }

    private static final Sensitivity.Estimator ESTIMATOR = new Sensitivity.Estimator() {
        @Override
        public Sensitivity of(double[] y, Points points, int samples) {
            double sum = 0;
            for (int i = 0; i < samples; i++) {
                sum += Math.abs(y[2 * i] - y[2 * i + 1]) / samples;
            }
            double[] all = new double[points.dimension()];
            java.util.Arrays.fill(all, sum);
            return new Contrast(all);
        }

        @Override
        public String gives() {
            return "contrasts";
        }

        @Override
        public List<String> claims() {
            return List.of("contrast");
        }

        @Override
        public double[] claimed(Sensitivity made, String claim) {
            return made.quantities().get(0).values();
        }
    };

    private Study study() throws IOException {
        Study read = StudyFiles.study(folder, """
                vary:
                  parameters.h: {uniform: {from: 1 m, to: 2 m}}
                  parameters.m: {uniform: {from: 1 kg, to: 3 kg}}
                outputs: [speed]
                sample: {samples: 16}
                """);
        List<String> sources = read.varied().stream().map(Varied::path).toList();
        SamplingMethod own = SamplingMethod.drawing("mirrored", (keys, samples, seed, levels) -> new Mirrored(keys))
                .estimating("pairs of runs", ESTIMATOR);
        Sample sample = new Sample(read.varied(), sources, own, 16, 1, 4, null, "");
        return new Study(
                read.name(),
                read.title(),
                read.text(),
                read.model(),
                read.caseName(),
                read.varied(),
                sample,
                read.set(),
                read.outputs(),
                read.claims(),
                read.studyClaims(),
                read.plots(),
                read.traces(),
                read.mark());
    }

    @Test
    void itsPointsAndItsEstimateReachRunsAndFiles() throws IOException {
        Study s = study();
        assertEquals(32, s.runs());
        Sample sample = Objects.requireNonNull(s.sample());
        assertTrue(sample.isIndependent(1));
        assertFalse(sample.isIndependent(2));
        double[] a = s.valuesOf(3), b = s.valuesOf(4);
        assertArrayEquals(new double[] {3, 4}, new double[] {a[0] + b[0], a[1] + b[1]}, 1e-12); // ends of the intervals
        List<Row> rows = new ArrayList<>();
        double expected = 0;
        for (int run = 1; run <= 32; run++) {
            double y = 3 * s.valuesOf(run)[0];
            expected += run % 2 == 1 ? Math.abs(y - 3 * s.valuesOf(run + 1)[0]) / 16 : 0;
            rows.add(new Row(run, Row.Outcome.COMPLETED, "", List.of(y), List.of("N"), List.of(), List.of()));
        }
        Findings f = Objects.requireNonNull(Findings.of(new Table(s, rows)));
        assertEquals(expected, f.outputs().get(0).weights()[0], 1e-12);
        assertEquals(16, f.outputs().get(0).summary() == null ? 0 : f.independent());
        assertEquals(
                List.of(8, 16),
                f.outputs().get(0).convergence().stream()
                        .map(OutputFindings.Stage::samples)
                        .toList());
        FindingsFiles.write(f, List.of(), folder);
        JsonNode json = JsonMapper.shared()
                .readTree(folder.resolve(FindingsFiles.SENSITIVITY).toFile());
        assertEquals("mirrored", json.get("method").asString());
        JsonNode key = json.get("outputs").get("speed").get("keys").get("parameters.m");
        assertEquals(expected, key.get("contrast").asDouble(), 1e-12);
        assertFalse(key.has("contrastInterval"), Map.of("key", key)::toString);
    }
}
