package org.condyle.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import org.condyle.study.statistics.SobolIndices;
import org.condyle.study.statistics.Summary;
import org.condyle.study.task.Row;
import org.condyle.study.task.Task;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class FindingsTest {
    private static final String VARY = """
            vary:
              parameters.h: {uniform: {from: 1 m, to: 2 m}}
              parameters.m: {uniform: {from: 1 kg, to: 3 kg}}
            """;

    @TempDir
    private Path folder;

    private final List<Integer> executed = new ArrayList<>();

    /** Computes outputs by a formula in the place of a simulation, and fails now and then. */
    private Table run(Study study, String to, ToDoubleFunction<double[]> formula, int failing) throws IOException {
        Engine engine = new Engine() {
            @Override
            public String name() {
                return "formula";
            }

            @Override
            public void run(Work work, Consumer<Row> done, BooleanSupplier stop) {
                for (int i = 0; i < work.size(); i++) {
                    done.accept(row(work.get(i)));
                }
            }

            private Row row(Task t) {
                executed.add(t.run());
                double y = formula.applyAsDouble(t.changes().stream()
                        .mapToDouble(c -> Double.parseDouble(c.value().split(" ")[0]))
                        .toArray());
                boolean bad = failing > 0 && t.run() % failing == 0;
                return new Row(
                        t.run(),
                        bad ? Row.Outcome.FAILED : Row.Outcome.COMPLETED,
                        bad ? "no way" : "",
                        List.of(y),
                        List.of("N"),
                        List.of(),
                        t.curves().stream()
                                .map(c -> new Row.Curve(c, List.of(0.0, 1.0), List.of(0.0, y), "s", "m"))
                                .toList());
            }
        };
        return StudyRun.run(study, folder.resolve(to), engine, "test", false, () -> false, new StudyRun.Watcher() {});
    }

    private Study study(String rest) throws IOException {
        return StudyFiles.study(folder, VARY + "outputs: [speed]\n" + rest);
    }

    /** A thousand samples become four thousand: three thousand are run, and the rows are those of a study of four thousand. */
    @Test
    void extendingAStudyRunsOnlyTheNewSamples() throws IOException {
        run(study("sample: {samples: 1000}\n"), "out", x -> x[0], 0);
        assertEquals(1000, executed.size());
        executed.clear();
        Table more = run(study("sample: {samples: 4000}\n"), "out", x -> x[0], 0);
        assertEquals(3000, executed.size());
        assertEquals(1001, executed.get(0));
        assertEquals(4000, more.rows().size());
        Table fresh = run(study("sample: {samples: 4000}\n"), "fresh", x -> x[0], 0);
        assertEquals(fresh.csv(), more.csv());
    }

    @Test
    void aChangedModelIsToldBeforeItsRunsAreMixed() throws IOException {
        Study study = study("sample: {samples: 10}\n");
        Path out = folder.resolve("out");
        assertEquals("", Journal.changes(out, "test", study));
        run(study, "out", x -> x[0], 0);
        assertEquals("", Journal.changes(out, "test", study("sample: {samples: 40}\n")));
        StudyFiles.write(folder, "ball.yaml", StudyFiles.BALL.replace("5 cm", "6 cm"));
        Study changed = Studies.read(folder.resolve("fall.study.yaml").toString());
        assertEquals("the file 'ball.yaml' has changed", Journal.changes(out, "test", changed));
        assertEquals(
                "program: 'test' then, 'other' now", Journal.changes(out, "other", study("sample: {samples: 4}\n")));
    }

    /** y = 3 h + m with uniform h and m: variances 9/12 and 4/12, mean 6.5. */
    @Test
    void findingsOfALinearFunctionAreThoseOfTheClosedForm() throws IOException {
        Study s = study("""
                sample: {method: saltelli, samples: 1024}
                claims:
                  decides: {says: the height decides, test: "total(speed, parameters.h) > 2*first(speed, parameters.m)"}
                  sum: {says: they sum to one, test: "first(speed, parameters.h) + first(speed, parameters.m) == 1 +- 0.01"}
                  mean: {says: the mean is 6.5, test: mean(speed) == 6.5 +- 0.01 and deviation(speed) == 1.0408 +- 0.01}
                  wrong: {says: "the mean is 7, which is wrong on purpose", test: mean(speed) == 7 +- 0.01}
                  none: {says: no run failed, test: failed < 1}
                  rank: {says: it rises, test: "rank(speed, parameters.h) > 0.8 and quantile(speed, 0.5) == 6.5 +- 0.05"}
                """);
        Table t = run(s, "out", x -> 3 * x[0] + x[1], 0);
        Findings f = Objects.requireNonNull(Findings.of(t));
        SobolIndices sobol =
                (SobolIndices) Objects.requireNonNull(f.outputs().get(0).sensitivity());
        assertEquals(9.0 / 13, sobol.first()[0], 0.005);
        assertEquals(4.0 / 13, sobol.total()[1], 0.005);
        assertEquals(1.5, f.outputs().get(0).links().get(1).tornado().width(), 0.2);
        List<StudyClaim.Verdict> verdicts = StudyClaim.judge(s, f);
        assertEquals(
                List.of(true, true, true, false, true, true),
                verdicts.stream().map(StudyClaim.Verdict::holds).toList());
        FindingsFiles.write(f, verdicts, folder);
        JsonNode json = JsonMapper.shared()
                .readTree(folder.resolve(FindingsFiles.SENSITIVITY).toFile());
        JsonNode key = json.get("outputs").get("speed").get("keys").get("parameters.h");
        assertEquals(sobol.first()[0], key.get("first").asDouble());
        assertEquals(2, key.get("firstInterval").size());
        assertEquals(4096, json.get("done").asInt());
        assertEquals(6, json.get("claims").size());
    }

    @Test
    void failedRunsAreCountedWithTheirReasonsAndHaveNoPart() throws IOException {
        Table t = run(study("sample: {samples: 100}\ncurves: [ball.y]\n"), "out", x -> x[0], 10);
        Findings f = Objects.requireNonNull(Findings.of(t));
        assertEquals(10, f.failed());
        assertEquals(List.of(new Findings.Reason("failed", "no way", 10, 10)), f.reasons());
        Summary s = Objects.requireNonNull(f.outputs().get(0).summary());
        assertEquals(90, s.count());
        assertEquals(90, f.envelopes().get(0).runs());
        FindingsFiles.write(f, List.of(), folder);
        List<String> lines = Files.readAllLines(folder.resolve(FindingsFiles.CURVES));
        assertEquals("curve,x unit,y unit,x,runs,mean,5 %,50 %,95 %", lines.get(0));
        assertEquals(102, lines.size());
        assertTrue(lines.get(101).startsWith("ball.y over time,s,m,1.0,90,1.5"), lines.get(101));
    }

    @Test
    void morrisFindsSlopesInTheUnitOfTheOutput() throws IOException {
        Study s = study("sample: {method: morris, samples: 10}\n"
                + "claims: {h: {says: 3 N over the range, test: \"effect(speed, parameters.h) == 3 +- 1e-9\"}}\n");
        Findings f = Objects.requireNonNull(Findings.of(run(s, "out", x -> 3 * x[0] + x[1], 0)));
        assertEquals(2, f.outputs().get(0).weights()[1], 1e-9);
        assertTrue(StudyClaim.judge(s, f).get(0).holds());
    }

    @Test
    void claimsThatCannotBeUnderstoodAreToldAtTheirPlace() throws IOException {
        String sample = "outputs: [speed]\nsample: {method: morris, samples: 4}\n";
        for (String[] wrong : new String[][] {
            {"mean(sped) > 1", "there is no output 'sped'; did you mean 'speed'?"},
            {"effect(speed, parameters.x) > 1", "there is no varied key 'parameters.x'"},
            {"first(speed, parameters.h) > 1", "first needs the method 'saltelli'"},
            {"mean(speed, speed) > 1", "mean needs an output"},
            {"quantile(speed, 0.9) > 1", "the quantiles are those of 5, 25, 50, 75 and 95 %"},
            {"median(speed) > 1", "median"}
        }) {
            String said =
                    StudyFiles.problems(folder, VARY + sample + "claims: {a: {says: x, test: \"" + wrong[0] + "\"}}\n");
            assertTrue(said.contains("fall.study.yaml:9:") && said.contains(wrong[1]), said);
        }
        assertTrue(StudyFiles.problems(folder, "vary: {parameters.h: [1]}\nclaims: {a: {says: x, test: \"1 < 2\"}}\n")
                .contains("'sample' is not given"));
        assertNotNull(StudyFiles.study(folder, "vary: {parameters.h: [1]}\nclaims: true\n"));
    }
}
