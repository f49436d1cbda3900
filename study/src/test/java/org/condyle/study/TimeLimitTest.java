package org.condyle.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.condyle.study.task.Attempt;
import org.condyle.study.task.Row;
import org.condyle.study.task.Task;
import org.condyle.study.task.TimeLimit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimeLimitTest {
    private static final Row LATE = new Row(1, Row.Outcome.FAILED, "late", List.of(), List.of(), List.of(), List.of());

    @TempDir
    private Path folder;

    /** Two runs of a thousandth of a second of simulated time, and one of nine hundred million steps. */
    private Study study() throws IOException {
        return StudyFiles.study(folder, """
                vary: {run.until: [1 ms, 9e4 s, 2 ms]}
                set: {run.integrator: rk4, run.step: 1e-4 s, events: ~, record: {every: 1e3 s}}
                outputs: {end: run.time}
                """);
    }

    @Test
    void aRunThatTakesTooLongIsARowThatSaysSoAndTheOthersAreDone() throws IOException {
        Path out = folder.resolve("out");
        Table t = StudyRun.run(
                study(),
                out,
                new LocalEngine(1, Duration.ofMillis(300)),
                "test",
                false,
                () -> false,
                new StudyRun.Watcher() {});
        assertEquals(3, t.rows().size());
        Row late = t.rows().get(1);
        assertEquals(Row.Outcome.FAILED, late.outcome());
        assertEquals("the run took longer than the limit of 0.3 s", late.why());
        assertEquals(
                List.of(2), t.givenUp().stream().map(Row::run).toList(), Files.readString(out.resolve(Journal.FILE)));
        assertEquals(0.002, t.rows().get(2).outputs().get(0), 1e-12);

        List<Integer> done = new ArrayList<>();
        StudyRun.Watcher notes = new StudyRun.Watcher() {
            @Override
            public void finished(Row row) {
                done.add(row.run());
            }
        };
        StudyRun.run(study(), out, new LocalEngine(1, Duration.ofMillis(50)), "test", false, () -> false, notes);
        assertEquals(List.of(), done, "the same command does not try it again");
        StudyRun.Order again = new StudyRun.Order(Shard.WHOLE, false, true);
        StudyRun.run(study(), out, new LocalEngine(1, Duration.ofMillis(50)), "test", again, () -> false, notes);
        assertEquals(List.of(2), done);
    }

    /** Inside a step nobody is asked: the thread is left behind. */
    @Test
    void aRunThatHangsIsLeftBehind() throws InterruptedException {
        CountDownLatch hangs = new CountDownLatch(1), ended = new CountDownLatch(1);
        Row row = new TimeLimit(Duration.ofMillis(20))
                .hold(
                        listener -> {
                            try {
                                hangs.await();
                            } catch (InterruptedException e) {
                                ended.countDown();
                            }
                            assertFalse(listener.stepped(0, 1), "if it ever comes back it ends");
                            return null;
                        },
                        () -> false,
                        () -> LATE);
        assertEquals(LATE, row);
        ended.await(); // it was interrupted, for what can be
    }

    @Test
    void whoStopsIsNotLateAndErrorsAreHandedOn() {
        TimeLimit limit = new TimeLimit(Duration.ofSeconds(20));
        assertNull(limit.hold(l -> l.stepped(0, 1) ? LATE : null, () -> true, () -> LATE));
        assertNotNull(limit.hold(l -> l.stepped(0, 1) ? LATE : null, () -> false, () -> LATE));
        assertThrows(
                IllegalStateException.class,
                () -> limit.hold(
                        l -> {
                            throw new IllegalStateException("no");
                        },
                        () -> false,
                        () -> LATE));
        assertEquals("20 s", limit.words());
    }

    /** What does not fit beside others may fit alone; what does not fit at all says so. */
    @Test
    void aRowTellsItsAttempts() {
        Task task = new Task(7, "m", "", List.of(), List.of(), List.of(), false);
        Row lost = Row.givenUp(task, "lost", List.of(new Attempt("a/1", "lost")));
        assertTrue(lost.wasGivenUp());
        Row done = new Row(7, Row.Outcome.COMPLETED, "", List.of(), List.of(), List.of(), List.of());
        assertFalse(done.wasGivenUp());
        Row second = done.at("b/2").after(lost.attempts());
        assertFalse(second.wasGivenUp());
        assertEquals(List.of(new Attempt("a/1", "lost"), new Attempt("b/2", "")), second.attempts());
        assertTrue(second.answers(task));
        String line = new String(JournalText.line(done), java.nio.charset.StandardCharsets.UTF_8);
        assertFalse(line.contains("attempts"), "an ordinary row says nothing of places");
        assertEquals(second, JournalText.read(JournalText.line(second), Row.class));
    }
}
