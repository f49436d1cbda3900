package org.condyle.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.condyle.study.Engine;
import org.condyle.study.LocalEngine;
import org.condyle.study.Studies;
import org.condyle.study.Study;
import org.condyle.study.Work;

/**
 * What a second thread gains in a process that is warm: runs of about 50 ms, with one thread and with two in turn, and what the engine
 * adds to the runs of one thread.
 */
final class StudyThreads {
    private static final int RUNS = 200;
    private static final int TURNS = 5;
    private static final int WARM_UP = 1;

    private StudyThreads() {}

    static void race() throws IOException {
        Path folder = Files.createTempDirectory("condyle-bench");
        Path file = folder.resolve("swings.study.yaml");
        Files.writeString(file, """
                condyle: 1
                study: swings
                model: mechanisms/double-pendulum
                vary: {run.until: {from: 70 s, to: 71.99 s, steps: %d}}
                set: {record: {every: 1 s}}
                outputs: {energy: last(energy.total)}
                """.formatted(RUNS));
        Study study = Studies.read(file.toString());
        double[] one = new double[TURNS], two = new double[TURNS];
        for (int k = -WARM_UP; k < TURNS; k++) {
            double first = seconds(new LocalEngine(1), study), second = seconds(new LocalEngine(2), study);
            if (k >= 0) {
                one[k] = first;
                two[k] = second;
            }
        }
        Arrays.sort(one);
        Arrays.sort(two);
        System.out.printf(
                Locale.ROOT,
                "runs of %.0f ms: one thread %.2f s (%.2f to %.2f), two threads %.2f s (%.2f to %.2f): %.2f times%n",
                1e3 * one[TURNS / 2] / RUNS,
                one[TURNS / 2],
                one[0],
                one[TURNS - 1],
                two[TURNS / 2],
                two[0],
                two[TURNS - 1],
                one[TURNS / 2] / two[TURNS / 2]);
    }

    private static double seconds(Engine engine, Study study) {
        long begin = System.nanoTime();
        engine.run(Work.of(study.tasks()), row -> {}, () -> false);
        return 1e-9 * (System.nanoTime() - begin);
    }
}
