package org.condyle.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.condyle.experiment.CaseOutputs;
import org.condyle.experiment.Experiment;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.results.FolderLock;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.condyle.study.task.Row;
import org.condyle.study.task.Task;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class StudyRunTest {
    @TempDir
    private Path folder;

    private Table run(Study study, String to, int threads) throws IOException {
        return StudyRun.run(
                study,
                folder.resolve(to),
                new LocalEngine(threads),
                "test",
                false,
                () -> false,
                new StudyRun.Watcher() {});
    }

    private String csv(String to) throws IOException {
        return Files.readString(folder.resolve(to).resolve(Table.FILE));
    }

    /** Closed form: a fall from h ends with sqrt(2 g h) after sqrt(2 h/g). */
    @Test
    void rowsHoldTheOutputsOfTheirRuns() throws IOException {
        Table t = run(StudyFiles.study(folder, "vary: {parameters.h: {from: 0.5, to: 3, steps: 6}}\n"), "out", 2);
        assertEquals(6, t.rows().size());
        for (Row r : t.rows()) {
            double h = 0.5 * r.run();
            assertEquals(Math.sqrt(2 * 9.81 * h), r.outputs().get(0), 1e-8);
            assertEquals(Math.sqrt(2 * h / 9.81), r.outputs().get(1), 1e-8);
            assertEquals(Row.Outcome.STOPPED, r.outcome());
        }
        assertTrue(csv("out").startsWith("run,parameters.h,speed [m/s],time [s],outcome,why\n1,0.5,"), csv("out"));
    }

    @Test
    void casesMayAskForOtherCases() throws IOException {
        Table t = run(StudyFiles.study(folder, """
                vary: {case: [moon, jupiter], parameters.h: [1 m, 4 m]}
                outputs: [than, "speed/other(jupiter, speed)"]
                """), "out", 2);
        for (Row r : t.rows()) {
            boolean moon = r.run() <= 2;
            double ratio = Math.sqrt(1.62 / 24.79);
            assertEquals(moon ? ratio : Double.NaN, r.outputs().get(0), 1e-8, r.why()); // jupiter has no such output
            assertEquals(moon ? ratio : 1, r.outputs().get(1), 1e-8, r.why());
        }
    }

    /** A bare name of a result is a formula like any other: it is called by itself, and must not look for itself. */
    @Test
    void anOutputMayBeTheBareNameOfAResult() throws IOException {
        Table t = run(StudyFiles.study(folder, """
                vary: {parameters.h: [1 m, 4 m]}
                outputs: {cost: run.evaluations, twice: 2*run.evaluations, end: run.time}
                """), "out", 1);
        for (Row r : t.rows()) {
            assertTrue(r.outputs().get(0) > 0, r.why());
            assertEquals(2 * r.outputs().get(0), r.outputs().get(1), 0, r.why());
            assertEquals(
                    Math.sqrt(2 * (r.run() == 1 ? 1 : 4) / 9.81), r.outputs().get(2), 1e-8, r.why());
        }
    }

    @Test
    void aRunThatFailsOrIsRefusedIsARowThatSaysWhy() throws IOException {
        Table t = run(StudyFiles.study(folder, """
                vary: {parameters.m: [1 kg, 2 kg], parameters.h: {from: 1 m, to: 2 m, steps: 2}}
                set: {bodies.ball.mass: "= if(m > 1.5 kg, if(h > 1.5 m, 0 kg, m), m)"}
                """), "out", 1);
        Row last = t.rows().get(3);
        assertEquals(Row.Outcome.REFUSED, last.outcome());
        assertTrue(last.why().contains("mass"), last.why());
        assertEquals(1, t.irregular().size());
        String line = csv("out").lines().skip(4).findFirst().orElseThrow();
        assertTrue(line.startsWith("4,2,2,,,refused,"), line);
    }

    @Test
    void claimsAreJudgedOnlyIfAsked() throws IOException {
        String vary = "vary: {parameters.h: [1 m, 4 m]}\n";
        assertEquals(0, run(StudyFiles.study(folder, vary), "a", 1).wrong().size());
        Table t = run(StudyFiles.study(folder, vary + "claims: true\n"), "b", 1);
        assertEquals(List.of("soon"), t.wrong().get(0).wrong());
        assertEquals(2, t.wrong().get(0).run());
        assertTrue(csv("b").startsWith("run,parameters.h [m],speed [m/s],time [s],unexpected claims,outcome,why\n"));
    }

    /** The 200 runs of the library: the same bytes with one thread and two, and single runs give the same bits. */
    @Test
    void theTableHasTheBitsOfSingleRunsWhateverTheThreads() throws IOException {
        Study study = Studies.read("contact/two-spheres-laws");
        assertEquals(200, study.runs());
        Table one = run(study, "one", 1);
        run(study, "two", 2);
        assertEquals(csv("one"), csv("two"));
        assertEquals(List.of(), one.irregular());
        one.rows()
                .forEach(r -> assertEquals(rebound(study, r.run()), r.outputs().get(0), 1e-9, "run " + r.run()));

        Description source = Library.find(study.model());
        for (int run = 1; run <= 200; run += 11) { // every law at least once
            Row row = one.rows().get(run - 1);
            double[] at = study.valuesOf(run);
            String law = study.varied().get(0).value(at[0]),
                    c = study.varied().get(1).value(at[1]);
            List<Map.Entry<String, String>> settings =
                    List.of(Map.entry("run.until", "1 ms"), Map.entry("parameters.c", c), Map.entry("claims", "~"));
            RunResult r = new Experiment(source.compile(law, settings))
                    .run("test", Listener.NONE, null, new CaseOutputs(source, settings)::of);
            List<String> names = List.of("restitution", "depth", "force", "duration");
            for (int i = 0; i < names.size(); i++) {
                long single = Double.doubleToRawLongBits(r.outputs().get(names.get(i)));
                assertEquals(
                        single, Double.doubleToRawLongBits(row.outputs().get(i)), law + " " + c + " " + names.get(i));
            }
            double digits = Double.parseDouble(
                    csv("one").lines().skip(run).findFirst().orElseThrow().split(",")[3]);
            assertEquals(r.outputs().get("restitution"), digits, "in the file");
        }
    }

    /** Closed form: a (1 + e) = ln((1 + a)/(1 - a e)), with the number a of each law; docs/contact-laws.md. */
    private static double rebound(Study study, int run) {
        double[] at = study.valuesOf(run);
        double c = study.varied().get(1).number(at[1]);
        double a = switch (study.varied().get(0).value(at[0])) {
            case "hunt-crossley" -> 1.5 * (1 - c);
            case "herbert-mcwhannell" -> 6 * (1 - c) / ((2 * c - 1) * (2 * c - 1) + 3);
            case "lee-wang" -> 0.75 * (1 - c);
            case "lankarani-nikravesh" -> 0.75 * (1 - c * c);
            case "gonthier-approximate" -> (1 - c * c) / c;
            case "zhiying-qishao" -> 0.75 * (1 - c * c) * Math.exp(2 * (1 - c));
            case "flores", "formula" -> 8 * (1 - c) / (5 * c);
            case "gonthier" -> Double.NaN; // parts with what is asked for
            default -> 0;
        };
        if (Double.isNaN(a) || a == 0) {
            return a == 0 ? 1 : c;
        }
        double low = 0, high = Math.min(1, 1 / a);
        for (int i = 0; i < 100; i++) {
            double e = 0.5 * (low + high);
            boolean below = a * e < 1 && a * (1 + e) > Math.log((1 + a) / (1 - a * e));
            low = below ? e : low;
            high = below ? high : e;
        }
        return low;
    }

    @Test
    void itGoesOnWhereItWasStopped() throws IOException {
        Study study =
                StudyFiles.study(folder, "vary: {parameters.h: {from: 0.1, to: 2, steps: 20}}\ncurves: [ball.y]\n");
        run(study, "whole", 1);
        AtomicInteger done = new AtomicInteger();
        StudyRun.Watcher counts = new StudyRun.Watcher() {
            @Override
            public void finished(Row row) {
                done.incrementAndGet();
            }
        };
        Path out = folder.resolve("parts");
        Table part = StudyRun.run(study, out, new LocalEngine(2), "test", false, () -> done.get() >= 7, counts);
        assertTrue(
                part.rows().size() >= 7 && part.rows().size() < 20, part.rows().size() + " rows");
        assertEquals(part.rows().size() + 1, csv("parts").lines().count());
        // A process that was killed while it wrote leaves half a line.
        Path journal = out.resolve(Journal.FILE);
        Files.writeString(journal, Files.readString(journal) + "{\"run\":20,\"outcome\":\"COMP");
        AtomicInteger before = new AtomicInteger();
        int first = done.get();
        StudyRun.run(study, out, new LocalEngine(2), "test", false, () -> false, new StudyRun.Watcher() {
            @Override
            public void begins(Journal.Found found, String changes, int known) {
                assertEquals(Journal.Found.ROWS, found);
                before.set(known);
            }

            @Override
            public void finished(Row row) {
                done.incrementAndGet();
            }
        });
        assertEquals(first, before.get());
        assertEquals(20, done.get(), "each run was done once");
        assertEquals(csv("whole"), csv("parts"));
        assertEquals(
                Files.readAllLines(folder.resolve("whole").resolve(Journal.FILE)).stream()
                        .sorted()
                        .toList(),
                Files.readAllLines(journal).stream().sorted().toList());
    }

    @Test
    void whatHasChangedBeginsAnew() throws IOException {
        Study study = StudyFiles.study(folder, "vary: {parameters.h: [1, 2]}\n");
        run(study, "out", 1);
        List<String> seen = new ArrayList<>();
        StudyRun.Watcher watcher = new StudyRun.Watcher() {
            @Override
            public void begins(Journal.Found found, String changes, int known) {
                seen.add(found + " " + known + " " + changes);
            }
        };
        Path out = folder.resolve("out");
        StudyRun.run(study, out, new LocalEngine(1), "test", false, () -> false, watcher);
        StudyRun.run(study, out, new LocalEngine(1), "test", true, () -> false, watcher);
        StudyRun.run(study, out, new LocalEngine(1), "newer", false, () -> false, watcher);
        Study other = StudyFiles.study(folder, "vary: {parameters.h: [1, 3]}\n");
        Table t = StudyRun.run(other, out, new LocalEngine(1), "newer", false, () -> false, watcher);
        assertEquals(
                List.of(
                        "ROWS 2 ",
                        "NOTHING 0 ",
                        "OTHER 0 program: 'test' then, 'newer' now",
                        "OTHER 0 the file 'fall.study' has changed"),
                seen);
        assertEquals(Math.sqrt(2 * 9.81 * 3), t.rows().get(1).outputs().get(0), 1e-8);
    }

    /** A journal that somebody edited, or that went bad on its disk: what cannot be a row of the study is done again. */
    @Test
    void rowsThatCannotBeOfTheStudyAreDoneAgain() throws IOException {
        Study study = StudyFiles.study(folder, "vary: {parameters.h: [1, 2, 3]}\ncurves: [ball.y]\n");
        run(study, "whole", 1);
        Path journal = folder.resolve("whole").resolve(Journal.FILE);
        List<String> good = Files.readAllLines(journal);
        String row = good.get(2);
        assertTrue(row.contains("\"run\":2"), row);
        List<String> bad = new ArrayList<>(List.of(
                row.replace("\"run\":2", "\"run\":-1"),
                row.replace("\"run\":2", "\"run\":0"),
                row.replace("\"run\":2", "\"run\":999999"),
                row.replace("\"run\":2", "\"run\":2.5"),
                "{\"run\":2}",
                "{}",
                "[]",
                "null",
                "2"));
        for (String key : List.of("outcome", "why", "outputs", "units", "wrong", "curves")) {
            String cut = row.replaceFirst(
                    "\"" + key + "\":(\"[^\"]*\"|\\[[^\\[\\]]*(\\[[^\\[\\]]*\\][^\\[\\]]*)*\\])",
                    "\"" + key + "\":null");
            assertTrue(cut.contains("\"" + key + "\":null"), cut);
            bad.add(cut);
        }
        bad.add(row.replaceFirst("\"outputs\":\\[[^\\]]*\\]", "\"outputs\":[]"));
        bad.add(row.replaceFirst("\"outputs\":\\[", "\"outputs\":[1.0,"));
        bad.add(row.replaceFirst("\"outputs\":\\[[^,]*,", "\"outputs\":[null,"));
        bad.add(row.replaceFirst("\"units\":\\[[^\\]]*\\]", "\"units\":[]"));
        bad.add(row.replaceFirst("\"x\":\\[[^,]*,", "\"x\":["));
        for (int i = 0; i < bad.size(); i++) {
            assertTrue(!bad.get(i).equals(row), "number " + i);
            Path out = Files.createDirectories(folder.resolve("bad" + i));
            Files.write(out.resolve(Journal.FILE), List.of(good.get(0), good.get(1), bad.get(i), good.get(3)));
            List<Integer> again = new ArrayList<>();
            StudyRun.run(study, out, new LocalEngine(1), "test", false, () -> false, new StudyRun.Watcher() {
                @Override
                public void finished(Row r) {
                    again.add(r.run());
                }
            });
            assertEquals(List.of(2), again, "number " + i);
            assertEquals(csv("whole"), csv("bad" + i), "number " + i);
        }
    }

    @Test
    void twoCannotWorkInOneFolder() throws IOException {
        Study study = StudyFiles.study(folder, "vary: {parameters.h: [1, 2]}\n");
        Files.createDirectories(folder.resolve("out"));
        try (Journal open = Journal.open(folder.resolve("out"), "test", study, false)) {
            assertEquals(Journal.Found.NOTHING, open.found());
            assertThrows(FolderLock.BusyException.class, () -> run(study, "out", 1));
        }
        run(study, "out", 1);
    }

    @Test
    void aDiskThatIsFullEndsTheWork() throws IOException {
        List<Task> tasks = StudyFiles.study(folder, "vary: {parameters.h: {from: 1, to: 2, steps: 50}}\n")
                .tasks();
        AtomicInteger rows = new AtomicInteger();
        assertThrows(
                UncheckedIOException.class,
                () -> new LocalEngine(2)
                        .run(
                                Work.of(tasks),
                                r -> {
                                    rows.incrementAndGet();
                                    throw new UncheckedIOException(new IOException("No space left on device"));
                                },
                                () -> false));
        assertEquals(1, rows.get());
    }

    /** What an engine elsewhere needs: tasks and rows survive the way as text, odd numbers too. */
    @Test
    void tasksAndRowsArePlainData() throws IOException {
        JsonMapper json = JsonMapper.builder().build();
        Study s = StudyFiles.study(
                folder, "vary: {case: [moon], parameters.h: [1 m]}\ncurves: [{x: ball.vy, y: ball.y}]\n");
        Task task = s.tasks().get(0);
        assertEquals(task, json.readValue(json.writeValueAsString(task), Task.class));
        Row row = new Row(
                3,
                Row.Outcome.FAILED,
                "why, \"so\"\n",
                List.of(Double.NaN, Double.NEGATIVE_INFINITY, -0.0, 4.9e-324, 0.1 + 0.2),
                List.of("m", "", "", "", ""),
                List.of(),
                List.of(new Row.Curve(task.curves().get(0), List.of(1.0), List.of(Double.NaN), "s", "m")));
        assertEquals(row, json.readValue(json.writeValueAsString(row), Row.class));
        Row done = run(s, "out", 1).rows().get(0);
        assertEquals(done, json.readValue(json.writeValueAsString(done), Row.class));
    }

    @Test
    void curvesAreKeptOfAFewRunsEvenlySpread() throws IOException {
        Study s = StudyFiles.study(folder, """
                vary: {parameters.m: {from: 1, to: 2, steps: 10}, parameters.h: {from: 1, to: 2, steps: 10}}
                curves: [ball.y, {x: ball.y, y: ball.vy, where: {parameters.m: 2}}]
                """);
        List<Task> all = s.tasks();
        assertEquals(
                14,
                all.stream()
                        .filter(t -> t.curves().stream().anyMatch(c -> c.x().equals("time")))
                        .count());
        assertEquals(
                IntStream.rangeClosed(91, 100).boxed().toList(),
                all.stream()
                        .filter(t -> t.curves().stream().anyMatch(c -> c.x().equals("ball.y")))
                        .map(Task::run)
                        .toList());
        assertEquals(1, all.get(0).curves().size());
    }
}
