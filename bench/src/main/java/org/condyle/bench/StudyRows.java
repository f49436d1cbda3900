package org.condyle.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.condyle.study.Engine;
import org.condyle.study.Studies;
import org.condyle.study.Study;
import org.condyle.study.StudyRun;
import org.condyle.study.Work;
import org.condyle.study.task.Row;

/**
 * What a study costs beside its runs: a million rows that cost nothing to compute, through task, journal, status and
 * table. Start it with a small heap; that it ends is the result.
 */
final class StudyRows {
    private StudyRows() {}

    /** Gives a row for every task at once. */
    private static final Engine READY = new Engine() {
        @Override
        public void run(Work work, Consumer<Row> done, BooleanSupplier stop) {
            for (int i = 0; i < work.size(); i++) {
                int run = work.get(i).run();
                done.accept(new Row(
                        run,
                        Row.Outcome.COMPLETED,
                        "",
                        List.of(Math.sqrt(run), 1.0 / run),
                        List.of("m/s", ""),
                        List.of(),
                        List.of()));
            }
        }

        @Override
        public String name() {
            return "none";
        }
    };

    static void race() throws IOException {
        Path folder = Files.createTempDirectory("condyle-bench");
        Path file = folder.resolve("rows.study.yaml");
        Files.writeString(file, """
                condyle: 1
                study: a million rows
                model: mechanisms/pendulum
                vary:
                  parameters.start: {from: 10 deg, to: 170 deg, steps: 1000}
                  parameters.L: {from: 0.5 m, to: 1 m, steps: 1000}
                outputs: {a: last(pivot.angle), b: last(pivot.speed)}
                """);
        Study study = Studies.read(file.toString());
        Line line = new Line("study-rows").top("rows", study.runs());
        line.put("us_per_row", 1e6 * pass(study, folder) / study.runs());
        line.put(
                "us_per_row_again", 1e6 * pass(study, folder) / study.runs()); // all known: journal read, table written
        line.put("heap_max_mb", Runtime.getRuntime().maxMemory() >> 20);
        line.put("heap_peak_mb", peak() >> 20);
        line.put("journal_mb", Files.size(folder.resolve("out/journal.jsonl")) >> 20);
        line.put("table_mb", Files.size(folder.resolve("out/table.csv")) >> 20);
        line.print();
        for (String name :
                List.of("out/journal.jsonl", "out/table.csv", "out/status.json", "out/.condyle.lock", "out")) {
            Files.deleteIfExists(folder.resolve(name));
        }
        Files.delete(file);
        Files.delete(folder);
    }

    /** CPU seconds. */
    private static double pass(Study study, Path folder) throws IOException {
        double begin = Clock.cpu();
        StudyRun.run(study, folder.resolve("out"), READY, "bench", false, () -> false, new StudyRun.Watcher() {});
        return Clock.cpu() - begin;
    }

    private static long peak() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(p -> p.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getPeakUsage)
                .mapToLong(u -> u.getUsed())
                .sum();
    }
}
