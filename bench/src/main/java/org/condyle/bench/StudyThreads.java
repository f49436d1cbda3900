package org.condyle.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.condyle.io.model.Library;
import org.condyle.study.Engine;
import org.condyle.study.LocalEngine;
import org.condyle.study.Studies;
import org.condyle.study.Study;
import org.condyle.study.Work;
import org.condyle.study.task.Task;
import org.condyle.study.task.TaskWorker;

/**
 * What a second thread gains in a process that is warm: runs of about 50 ms, with one thread, with two threads, and in two processes with
 * one thread and half of the runs each, which is the most that two cores can give; in turn. And what the engine adds to a run: short runs
 * in a plain loop against the same with the engine.
 */
final class StudyThreads {
    private static final int RUNS = 200;
    private static final int SHORT_RUNS = 2000;
    private static final int TURNS = 5;
    /** The word that makes this program one of the two processes. */
    static final String HALF = "study-half";

    private StudyThreads() {}

    static void race() throws IOException {
        try (Half even = new Half(0);
                Half odd = new Half(1)) {
            List<Task> tasks = tasks("70 s", "71.99 s", RUNS);
            double[] one = new double[TURNS], two = new double[TURNS], split = new double[TURNS];
            double[] cpuOfOne = new double[TURNS], cpuOfTwo = new double[TURNS];
            for (int k = -1; k < TURNS; k++) {
                double a = cpu(), first = seconds(new LocalEngine(1), tasks);
                double b = cpu(), second = seconds(new LocalEngine(2), tasks), c = cpu();
                long begin = System.nanoTime();
                even.go();
                odd.go();
                even.await();
                odd.await();
                if (k >= 0) { // the first turn is to warm up
                    one[k] = first;
                    two[k] = second;
                    cpuOfOne[k] = b - a;
                    cpuOfTwo[k] = c - b;
                    split[k] = 1e-9 * (System.nanoTime() - begin);
                }
            }
            double alone = tell("one thread", one, Double.NaN);
            tell("two threads", two, alone);
            tell("two processes", split, alone);
            tell("CPU time of one thread", cpuOfOne, Double.NaN);
            tell("CPU time of two threads", cpuOfTwo, Double.NaN);
        }
        overhead();
    }

    /** CPU seconds of the process, with compiler and collection of garbage. */
    private static double cpu() {
        return 1e-9
                * ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
                        .getProcessCpuTime();
    }

    private static double tell(String what, double[] seconds, double alone) {
        Clock.Spread s = Clock.Spread.of(seconds);
        String gain = Double.isNaN(alone) ? "" : String.format(Locale.ROOT, ": %.2f times", alone / s.median());
        System.out.printf(
                Locale.ROOT, "%d runs, %s: %.2f s (%.2f to %.2f)%s%n", RUNS, what, s.median(), s.min(), s.max(), gain);
        return s.median();
    }

    private static void overhead() throws IOException {
        List<Task> tasks = tasks("1 ms", "2 ms", SHORT_RUNS);
        TaskWorker worker = new TaskWorker(Duration.ZERO, Library::find);
        double[] more = new double[TURNS], run = new double[TURNS];
        for (int k = -2; k < TURNS; k++) {
            long begin = System.nanoTime();
            tasks.forEach(t -> worker.run(t, "here", () -> false));
            double plain = 1e-9 * (System.nanoTime() - begin), engine = seconds(new LocalEngine(1), tasks);
            if (k >= 0) {
                run[k] = plain / SHORT_RUNS;
                more[k] = (engine - plain) / SHORT_RUNS;
            }
        }
        Clock.Spread s = Clock.Spread.of(more);
        System.out.printf(
                Locale.ROOT,
                "runs of %.3f ms: the engine adds %.4f ms to each (%.4f to %.4f)%n",
                1e3 * Clock.Spread.of(run).median(),
                1e3 * s.median(),
                1e3 * s.min(),
                1e3 * s.max());
    }

    private static double seconds(Engine engine, List<Task> tasks) {
        long begin = System.nanoTime();
        engine.run(Work.of(tasks), row -> {}, () -> false);
        return 1e-9 * (System.nanoTime() - begin);
    }

    private static List<Task> tasks(String from, String to, int runs) throws IOException {
        Path file = Files.createTempFile("condyle-bench", ".study.yaml");
        Files.writeString(file, """
                condyle: 1
                study: swings
                model: mechanisms/double-pendulum
                vary: {run.until: {from: %s, to: %s, steps: %d}}
                set: {record: {every: 1 s}}
                outputs: {energy: last(energy.total)}
                """.formatted(from, to, runs));
        Study study = Studies.read(file.toString());
        Files.delete(file);
        return study.tasks();
    }

    /** Does every second run whenever a line comes in, and answers with a line. */
    static void half(int which) throws IOException {
        List<Task> all = tasks("70 s", "71.99 s", RUNS), own = new ArrayList<>();
        for (int i = which; i < all.size(); i += 2) {
            own.add(all.get(i));
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        while (in.readLine() != null) {
            seconds(new LocalEngine(1), own);
            System.out.println("done");
        }
    }

    /** One of the two processes. */
    private static final class Half implements AutoCloseable {
        private final Process process;
        private final BufferedReader answers;

        Half(int which) throws IOException {
            process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            Peers.class.getName(),
                            HALF + which)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            answers = process.inputReader(StandardCharsets.UTF_8);
        }

        void go() throws IOException {
            process.getOutputStream().write('\n');
            process.getOutputStream().flush();
        }

        void await() throws IOException {
            Objects.requireNonNull(answers.readLine(), "a process ended early");
        }

        @Override
        public void close() {
            process.destroy();
        }
    }
}
