package org.condyle.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.condyle.study.EngineException;
import org.condyle.study.Work;
import org.condyle.study.task.Attempt;
import org.condyle.study.task.Row;
import org.condyle.study.task.Task;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is done next and again, with workers that are only pretended. */
class DispatchTest {
    private final Map<Integer, Row> rows = new HashMap<>();
    private int doubled;

    private static Task task(int run) {
        return new Task(run, "m", "", List.of(), List.of(), List.of(), false);
    }

    private static Place place(String name) {
        return new Place(name, 17, "amd64", "", "");
    }

    private static Row done(Task t) {
        return new Row(t.run(), Row.Outcome.COMPLETED, "", List.of(), List.of(), List.of(), List.of());
    }

    private Dispatch dispatch(int runs, int slots) {
        Work work = new Work(IntStream.rangeClosed(1, runs).toArray(), DispatchTest::task);
        return new Dispatch(work, () -> slots, r -> doubled += rows.put(r.run(), r) == null ? 0 : 1, () -> false);
    }

    private static ChunkResult answer(String where, List<Task> tasks, double each) {
        return new ChunkResult(
                place(where), tasks.stream().map(t -> done(t).at(where)).toList(), List.of(), each * tasks.size());
    }

    private static ChunkResult gaveUp(String where, Task task, String why) {
        Row row = Row.givenUp(task, why, List.of(new Attempt(where, why)));
        return new ChunkResult(place(where), List.of(row), List.of(), 0.1);
    }

    /** However often processes are lost or give up: no row is lost, none comes twice, and none is tried for ever. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyRunHasOneRowWhateverHappens(long seed) throws InterruptedException {
        SplittableRandom random = new SplittableRandom(seed);
        int runs = random.nextInt(1, 3000), slots = random.nextInt(1, 20);
        Dispatch d = dispatch(runs, slots);
        List<Dispatch.Order> under = new ArrayList<>();
        int attempts = 0;
        while (d.isOpen()) {
            boolean send = under.isEmpty() || (under.size() < 2 * slots && rows.size() + 5 * slots < runs);
            if (send) {
                Dispatch.Order order = d.take();
                assertNotNull(order, "seed " + seed);
                under.add(order);
                attempts += order.tasks().size();
                continue;
            }
            Dispatch.Order order = under.remove(random.nextInt(under.size()));
            String where = "h/" + random.nextInt(3);
            int fate = random.nextInt(10);
            if (fate == 0) {
                d.lost(order, where, "the process was lost");
            } else if (where.equals(order.avoid())) {
                d.answered(order, new ChunkResult(place(where), List.of(), List.of(), 0));
            } else if (fate == 1) {
                List<Row> mixed = new ArrayList<>();
                for (Task t : order.tasks()) {
                    mixed.add(
                            random.nextInt(4) == 0
                                    ? Row.givenUp(t, "late", List.of(new Attempt(where, "late")))
                                    : done(t).at(where));
                }
                d.answered(order, new ChunkResult(place(where), mixed, List.of(), 0.01));
            } else {
                d.answered(order, answer(where, order.tasks(), 0.001 + 0.1 * random.nextDouble()));
            }
        }
        assertEquals(runs, rows.size(), "seed " + seed);
        assertEquals(0, doubled, "seed " + seed);
        assertTrue(attempts < 40 * runs, attempts + " attempts for " + runs);
        for (Row r : rows.values()) {
            long gaveUp =
                    r.attempts().stream().filter(a -> a.why().equals("late")).count();
            long lost =
                    r.attempts().stream().filter(a -> a.why().contains("lost")).count();
            assertTrue(gaveUp <= 2 && lost <= 4, r.toString());
            assertTrue(!r.wasGivenUp() || gaveUp == 2 || lost == 4, r.toString());
        }
        assertNull(d.take());
    }

    @Test
    void aRunThatWasGivenUpIsTriedOnceMoreElsewhereAndTheRowSaysSo() throws InterruptedException {
        Dispatch d = dispatch(1, 2);
        Dispatch.Order first = d.take();
        assertNotNull(first);
        assertEquals("", first.avoid());
        d.answered(first, gaveUp("a/0", task(1), "out of memory"));
        assertEquals(0, rows.size());
        Dispatch.Order second = d.take();
        assertNotNull(second);
        assertEquals("a/0", second.avoid());
        d.answered(second, answer("b/1", second.tasks(), 0.1));
        Row row = rows.get(1);
        assertEquals(Row.Outcome.COMPLETED, row.outcome());
        assertEquals("", row.why(), "a run that was done says nothing in the table");
        assertEquals(List.of(new Attempt("a/0", "out of memory"), new Attempt("b/1", "")), row.attempts());
    }

    @Test
    void aRunThatFailsTwiceSaysWhyAndWhere() throws InterruptedException {
        Dispatch d = dispatch(2, 1);
        for (String where : List.of("a/0", "b/1")) {
            Dispatch.Order order = d.take();
            assertNotNull(order);
            d.answered(order, gaveUp(where, task(1), "late"));
        }
        assertEquals("late (on a/0); then late (on b/1)", rows.get(1).why());
        assertTrue(rows.get(1).wasGivenUp());
        for (String where : List.of("a/0", "b/1")) {
            Dispatch.Order order = d.take();
            assertNotNull(order);
            d.answered(order, gaveUp(where, task(2), "internal error: x"));
        }
        assertEquals("internal error: x", rows.get(2).why(), "as on one machine");
    }

    /** Of a process that was lost the runs come one by one: the guilty one cannot take the others along again. */
    @Test
    void runsOfALostProcessAreSeparated() throws InterruptedException {
        Dispatch d = dispatch(100, 1);
        Dispatch.Order probe = d.take();
        assertNotNull(probe);
        assertEquals(1, probe.tasks().size());
        d.answered(probe, answer("a/0", probe.tasks(), 0.05));
        Dispatch.Order many = d.take();
        assertNotNull(many);
        assertEquals(20, many.tasks().size(), "a second of work");
        d.lost(many, "a/0", "the process was lost: Remote RPC client disassociated.");
        int guilty = many.tasks().get(7).run();
        for (int i = 0; i < 20 + 2; i++) {
            Dispatch.Order one = d.take();
            assertNotNull(one);
            assertEquals(1, one.tasks().size());
            int run = one.tasks().get(0).run();
            if (run == guilty) {
                d.lost(one, "b/1", "the process was lost");
            } else {
                d.answered(one, answer("b/1", one.tasks(), 0.05));
            }
        }
        assertEquals(1 + 20, rows.size());
        assertTrue(
                rows.get(guilty).why().contains("the process was lost (on b/1)"),
                rows.get(guilty).why());
        assertEquals(4, rows.get(guilty).attempts().size());
        assertEquals(2, rows.get(many.tasks().get(3).run()).attempts().size());
    }

    @Test
    void aWriterWhoFailsEndsTheWork() throws InterruptedException {
        Work work = new Work(IntStream.rangeClosed(1, 5).toArray(), DispatchTest::task);
        Dispatch d = new Dispatch(
                work,
                () -> 1,
                r -> {
                    throw new IllegalStateException("disk full");
                },
                () -> false);
        Dispatch.Order order = d.take();
        assertNotNull(order);
        d.answered(order, answer("a/0", order.tasks(), 1));
        assertNull(d.take());
        assertEquals(
                "disk full",
                String.valueOf(d.trouble() == null ? "" : d.trouble().getMessage()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"spark://127.0.0.1", "spark://", "spark://a:b", "spark:local", "spark://a:1/x", "spark://a:1,b"})
    void mastersHaveAHostAndAPort(String word) {
        SparkProvider spark = new SparkProvider();
        assertTrue(spark.offers(word));
        String said = assertThrows(EngineException.class, () -> spark.engine(word, null))
                .getMessage();
        assertEquals(
                "--engine " + word
                        + ": write spark for Spark in this process, or the master of a cluster with its port,"
                        + " such as spark://10.0.0.5:7077",
                said);
        assertEquals("spark://a:1,b:2", spark.engine("spark://a:1,b:2", null).name());
        assertFalse(spark.offers("sparkle"));
    }

    @Test
    void ofWhatSparkSaysOneLineIsKept() {
        Reason lost =
                Reason.of(new RuntimeException("Job aborted due to stage failure: Task 0 in stage 3.0 failed 1 times,"
                        + " most recent failure: Lost task 0.0 in stage 3.0 (TID 3) (10.0.0.7 executor 2): ExecutorLostFailure"
                        + " (executor 2 exited caused by one of the running tasks) Reason: Command exited with code 137\n"
                        + "Driver stacktrace:\n\tat x"));
        assertEquals("10.0.0.7/2", lost.where());
        assertEquals("the process was lost: Command exited with code 137", lost.why());
        assertEquals(
                "IllegalStateException",
                Reason.of(new IllegalStateException("")).why());
        assertEquals("an unknown process", Reason.of(new RuntimeException("x")).where());
    }

    @Test
    void otherAndOldVersionsOfSparkAreRecognised() {
        String said = "Job aborted due to stage failure: Task 0 in stage 0.0 failed 1 times, most recent failure: Lost"
                + " task 0.0 in stage 0.0 (TID 0) (127.0.0.1 executor 0): java.io.InvalidClassException: %s; local class"
                + " incompatible: stream classdesc serialVersionUID = 1, local class serialVersionUID = 2";
        assertTrue(Reason.of(new RuntimeException(said.formatted("org.apache.spark.rdd.RDD")))
                .isOtherVersion());
        assertFalse(Reason.of(new RuntimeException(said.formatted("org.example.Mine")))
                .isOtherVersion());
        assertTrue(Cluster.isTooOld("2.4.8") && Cluster.isTooOld("3.2.4"));
        assertFalse(Cluster.isTooOld("3.3.0") || Cluster.isTooOld("4.2.0") || Cluster.isTooOld("10.0.0"));
    }
}
