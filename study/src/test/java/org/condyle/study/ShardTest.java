package org.condyle.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.condyle.io.results.FolderLock;
import org.condyle.study.task.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A study in parts, as a batch system does it. */
class ShardTest {
    private static final String STUDY = "vary: {parameters.h: {from: 0.1, to: 2, steps: 20}}\ncurves: [ball.y]\n";

    @TempDir
    private Path folder;

    private final List<String> told = new ArrayList<>();
    private final List<Integer> done = new ArrayList<>();

    private final StudyRun.Watcher notes = new StudyRun.Watcher() {
        @Override
        public void finished(Row row) {
            done.add(row.run());
        }

        @Override
        public void refused(Path part, String why) {
            told.add(part.getFileName() + ": " + why);
        }
    };

    private Table run(Study study, Shard part, Engine engine) throws IOException {
        return StudyRun.run(
                study,
                folder.resolve("out"),
                engine,
                "test",
                new StudyRun.Order(part, false, false),
                () -> false,
                notes);
    }

    private String csv(String out) throws IOException {
        return Files.readString(folder.resolve(out).resolve(Table.FILE));
    }

    /** Every run is in one part and in one only, and the parts are as large as they say. */
    @Test
    void partsShareTheRunsAmongThem() {
        SplittableRandom random = new SplittableRandom(20261117);
        for (int i = 0; i < 300; i++) {
            int runs = random.nextInt(1, 200), parts = random.nextInt(1, 30);
            int[] seen = new int[runs + 1];
            for (int p = 1; p <= parts; p++) {
                Shard s = Shard.parse(p + "/" + parts);
                int own = 0;
                for (int run = 1; run <= runs; run++) {
                    seen[run] += s.has(run) ? 1 : 0;
                    own += s.has(run) ? 1 : 0;
                }
                assertEquals(s.size(runs), own, s + " of " + runs);
                assertTrue(Math.abs(own - (double) runs / parts) < 1, s + " of " + runs);
            }
            for (int run = 1; run <= runs; run++) {
                assertEquals(1, seen[run], "run " + run);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0/4, from 1 to 4",
        "5/4, from 1 to 4",
        "1/0, at least 1 part",
        "1, such as 3/8",
        "'', such as 3/8",
        "a/b, such as 3/8",
        "-1/4, such as 3/8",
        "1/4/2, such as 3/8",
        "99999999999/4, such as 3/8"
    })
    void badWordsAreRefused(String text, String said) {
        String message = assertThrows(IllegalArgumentException.class, () -> Shard.parse(text))
                .getMessage();
        assertTrue(message.contains(said), message);
    }

    @Test
    void thePartsTogetherAreTheWhole() throws IOException {
        Study study = StudyFiles.study(folder, STUDY);
        StudyRun.run(study, folder.resolve("whole"), new LocalEngine(1), "test", false, () -> false, notes);
        done.clear();
        for (int i = 3; i >= 1; i--) {
            run(study, new Shard(i, 3), new LocalEngine(1));
        }
        assertEquals(20, done.size());
        assertFalse(Files.exists(folder.resolve("out").resolve(Table.FILE)), "parts make no table");
        Table merged = run(study, Shard.WHOLE, Engine.NONE);
        assertTrue(merged.isComplete());
        assertEquals(csv("whole"), csv("out"));
        assertEquals(20, done.size(), "nothing was done twice");
        assertEquals(14, merged.rows().stream().mapToInt(r -> r.curves().size()).sum());
    }

    @Test
    void whatOnePartHasNotDoneIsDoneByTheWholeAndTheOtherWayRound() throws IOException {
        Study study = StudyFiles.study(folder, STUDY);
        run(study, new Shard(2, 4), new LocalEngine(1));
        assertEquals(List.of(2, 6, 10, 14, 18), done);
        Table part = run(study, Shard.WHOLE, Engine.NONE);
        assertEquals(5, part.rows().size());
        done.clear();
        run(study, new Shard(2, 2), new LocalEngine(1)); // sees the five in the folder above
        assertEquals(List.of(4, 8, 12, 16, 20), done);
        run(study, Shard.WHOLE, new LocalEngine(2));
        assertEquals(15, done.size());
        assertTrue(run(study, Shard.WHOLE, Engine.NONE).isComplete());
    }

    @Test
    void partsOfAnotherStudyAreNotTaken() throws IOException {
        run(StudyFiles.study(folder, STUDY), new Shard(1, 2), new LocalEngine(1));
        Path bad = Files.createDirectories(folder.resolve("out/shards/2-of-2"));
        Files.writeString(bad.resolve(Journal.FILE), "{}\n");
        Study other = StudyFiles.study(folder, STUDY.replace("to: 2", "to: 3"));
        Table t = run(other, Shard.WHOLE, Engine.NONE);
        assertEquals(0, t.rows().size());
        assertEquals(
                List.of("1-of-2: the file 'fall.study' has changed", "2-of-2: it is not the journal of a study"), told);
    }

    @Test
    void theStatusTellsHowFarItIs() throws IOException {
        Study study = StudyFiles.study(folder, STUDY);
        run(study, new Shard(2, 4), new LocalEngine(1));
        StudyStatus part = StudyStatus.of(StudyRun.folder(folder.resolve("out"), new Shard(2, 4)))
                .orElseThrow();
        assertEquals(StudyStatus.DONE, part.state());
        assertEquals(1, part.format());
        assertEquals("2/4", part.part());
        assertEquals(5, part.runs());
        assertEquals(5, part.done());
        run(study, Shard.WHOLE, Engine.NONE);
        StudyStatus whole = StudyStatus.of(folder.resolve("out")).orElseThrow();
        assertEquals(StudyStatus.INTERRUPTED, whole.state());
        assertEquals(20, whole.runs());
        assertEquals(5, whole.done());
        assertFalse(whole.isAlive());
        assertTrue(StudyStatus.of(folder).isEmpty());
    }

    /** Rows stay on disk: the table reads them, in order or not, and says so if they have changed. */
    @Test
    void rowsAreReadFromTheJournalWhenTheyAreAskedFor() throws IOException {
        Study study = StudyFiles.study(folder, "vary: {parameters.h: {from: 0.1, to: 2, steps: 600}}\n");
        Table t = run(study, Shard.WHOLE, new LocalEngine(2));
        List<Row> rows = t.rows();
        List<Row> inOrder = List.copyOf(rows);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 50; i++) {
            int at = random.nextInt(600);
            assertEquals(inOrder.get(at), rows.get(at));
            assertEquals(at + 1, rows.get(at).run());
        }
        assertEquals(new Table(study, inOrder).csv(), t.csv());
        assertEquals("m/s", t.unit(0));
        assertThrows(IndexOutOfBoundsException.class, () -> rows.get(600));
        Files.writeString(folder.resolve("out").resolve(Journal.FILE), "cut\n");
        java.io.UncheckedIOException e =
                assertThrows(java.io.UncheckedIOException.class, () -> t.rows().get(5));
        assertTrue(e.getMessage().contains("was changed while it was in use, at run 6"), e.getMessage());
    }

    @Test
    void aPartThatIsAtWorkCannotBeStartedTwice() throws IOException {
        Study study = StudyFiles.study(folder, STUDY);
        Path own = Files.createDirectories(StudyRun.folder(folder.resolve("out"), new Shard(1, 2)));
        try (Journal open = Journal.open(own, "test", study, false)) {
            assertFalse(open.has(1));
            assertThrows(FolderLock.BusyException.class, () -> run(study, new Shard(1, 2), new LocalEngine(1)));
            run(study, new Shard(2, 2), new LocalEngine(1)); // the other one can
        }
    }
}
