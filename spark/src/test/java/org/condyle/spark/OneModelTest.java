package org.condyle.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.condyle.study.Engine;
import org.condyle.study.EngineProvider;
import org.condyle.study.LocalEngine;
import org.condyle.study.Studies;
import org.condyle.study.Study;
import org.condyle.study.Work;
import org.condyle.study.task.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spark in this process: the model comes once for all chunks of a study, and what is made of its files is made once. */
class OneModelTest {
    @TempDir
    private Path folder;

    private Study study() throws IOException {
        Files.writeString(folder.resolve("push.csv"), "time [s],push [N]\n0,1\n1,3\n");
        Files.writeString(folder.resolve("start.yaml"), "parameters: {h: 1 m, m: 1 kg}\n");
        Files.writeString(folder.resolve("ball.yaml"), """
                condyle: 1
                include: start.yaml
                bodies: {ball: {mass: = m, shape: {mesh: {of: {sphere: {radius: 0.1 m}}}}, at: [0, = h, 0]}}
                inputs: {push: {file: push.csv}}
                forces: {pushed: {type: force, on: ball, value: [= push, 0, 0]}}
                run: {until: 0.1 s}
                outputs: {x: last(ball.x), y: last(ball.y)}
                """);
        return Studies.read(
                Files.writeString(folder.resolve("falls.study.yaml"), """
                condyle: 1
                study: falls
                model: ball.yaml
                vary: {parameters.h: {from: 1, to: 3, steps: 41}}
                set: {bodies.ball.mass: "= if(h > 1.9 m, if(h < 2.1 m, 0 kg, m), m)"}
                """).toString());
    }

    /** Rows by their numbers, without the place at which they were done. */
    private static Map<Integer, Row> rows(Study study, Engine engine) {
        Map<Integer, Row> rows = new TreeMap<>();
        engine.run(
                Work.of(study.tasks()),
                r -> rows.put(
                        r.run(), new Row(r.run(), r.outcome(), r.why(), r.outputs(), r.units(), r.wrong(), r.curves())),
                () -> false);
        return rows;
    }

    private static int arrived() {
        ChunkWork.Kept kept = ChunkWork.kept();
        return kept == null ? 0 : kept.number();
    }

    @Test
    void isBroadcastOnceForAllChunksAndGivesTheSameRows() throws IOException {
        Study study = study();
        Engine spark =
                new SparkProvider().engine("spark", new EngineProvider.Setup(study, 2, Duration.ZERO, line -> {}));
        Map<Integer, Row> here = rows(study, new LocalEngine(1));
        for (int job = 0; job < 2; job++) {
            int before = arrived();
            assertEquals(here, rows(study, spark));
            assertEquals(before + 1, arrived());
            ChunkWork.Kept kept = ChunkWork.kept();
            assertNotNull(kept);
            assertEquals(2, kept.model().document().assetsMade(), "a mesh and a table, for 41 runs");
        }
        assertTrue(
                here.values().stream()
                        .anyMatch(r -> r.outcome() == Row.Outcome.REFUSED
                                && r.why().contains(folder.resolve("ball.yaml").toString())),
                here.toString());
    }
}
