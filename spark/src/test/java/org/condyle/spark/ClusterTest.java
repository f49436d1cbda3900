package org.condyle.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.condyle.study.LocalEngine;
import org.condyle.study.Studies;
import org.condyle.study.StudyRun;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** The same 2000 runs on every engine, while workers and the command itself are killed: the same bytes. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class) // the last one leaves a worker less
class ClusterTest {
    private static final String STUDY = """
            condyle: 1
            study: falls
            model: ball.yaml
            vary: {parameters.m: {from: 1, to: 2, steps: 20}, parameters.h: {from: 0.1, to: 2, steps: 100}}
            set: {bodies.ball.mass: "= if(m > 1.97 kg, if(h > 1.9 m, 0 kg, m), m)"}
            curves: [{y: ball.y, where: {parameters.m: 2}}]
            """;

    /** Its parameters come from a file that it includes, which must travel. */
    private static final String BALL = """
            condyle: 1
            title: A ball falls
            include: parts/start.yaml
            bodies: {ball: {mass: = m, shape: {sphere: {radius: 5 cm}}, at: [0, = h, 0]}}
            events: {down: {when: ball.y, direction: falling, stop: true}}
            run: {until: 1 s}
            outputs: {speed: abs(last(ball.vy)), time: run.time}
            """;

    @TempDir
    private static Path folder;

    private static Processes processes;
    private static Process second;
    private static byte[] expected;

    @BeforeAll
    static void begin() throws Exception {
        Files.writeString(folder.resolve("ball.yaml"), BALL);
        Files.createDirectories(folder.resolve("parts"));
        Files.writeString(folder.resolve("parts/start.yaml"), "parameters: {h: 1 m, m: 1 kg}\n");
        Files.writeString(folder.resolve("falls.study.yaml"), STUDY);
        processes = new Processes(folder);
        processes.startMaster();
        processes.startWorker("first");
        second = processes.startWorker("second");
        expected = local("one", 1);
    }

    @AfterAll
    static void end() throws InterruptedException {
        processes.end();
    }

    private static byte[] local(String out, int threads) throws IOException {
        StudyRun.run(
                Studies.read(folder.resolve("falls.study.yaml").toString()),
                folder.resolve(out),
                new LocalEngine(threads),
                "test",
                false,
                () -> false,
                new StudyRun.Watcher() {});
        return table(out);
    }

    private static byte[] table(String out) throws IOException {
        // refusals name the model as it was given: here with its folder, there without
        return Files.readString(folder.resolve(out).resolve("table.csv"))
                .replace(folder + "/", "")
                .getBytes(java.nio.charset.StandardCharsets.UTF_8);
    }

    private static Process study(String name, String engine, String out, String... options) throws IOException {
        return processes.condyle(
                name, List.of(options), "study", "falls.study.yaml", "--engine", engine, "--out", out, "--no-report");
    }

    private static long lines(String out) throws IOException {
        Path journal = folder.resolve(out).resolve("journal.jsonl");
        return Files.exists(journal)
                ? Files.readString(journal).chars().filter(c -> c == '\n').count()
                : 0;
    }

    private static void awaitLines(Process p, String name, String out, long wanted) throws Exception {
        while (p.isAlive() && lines(out) < wanted) {
            Thread.sleep(20);
        }
        assertTrue(p.isAlive(), "it should have been killed in the middle: " + processes.said(name));
    }

    private static void awaitEnd(Process p, String name) throws Exception {
        assertTrue(p.waitFor(10, TimeUnit.MINUTES), processes.said(name));
        assertEquals(3, p.exitValue(), processes.said(name)); // 3: some runs are refused, on purpose
        assertTrue(processes.said(name).contains("2000 of 2000 runs done"), processes.said(name));
    }

    /** Every run once: a first line, and 2000 different ones. */
    private static void oneRowEach(String out) throws IOException {
        List<String> journal = Files.readAllLines(folder.resolve(out).resolve("journal.jsonl"));
        assertEquals(2001, journal.size());
        assertEquals(
                2000,
                journal.stream()
                        .skip(1)
                        .map(l -> l.replaceFirst("^\\{\"run\":(\\d+),.*", "$1"))
                        .distinct()
                        .count());
    }

    @Test
    @Order(1)
    void twoThreadsAndSparkInsideTheCommandGiveTheSameBytes() throws Exception {
        Process p = study("inside", "spark", "inside");
        assertArrayEquals(expected, local("two", 2));
        awaitEnd(p, "inside");
        assertArrayEquals(expected, table("inside"));
        oneRowEach("inside");
    }

    @Test
    @Order(2)
    void aClusterGivesTheSameBytesAndTheFilesOfTheModelTravel() throws Exception {
        Process p = study("cluster", processes.master(), "cluster");
        awaitEnd(p, "cluster");
        assertArrayEquals(expected, table("cluster"));
        oneRowEach("cluster");
        String journal = Files.readString(folder.resolve("cluster/journal.jsonl"));
        assertTrue(journal.contains("\"where\":\"127.0.0.1/0\"") && journal.contains("\"where\":\"127.0.0.1/1\""));
    }

    @Test
    @Order(3)
    void anotherBuildOfTheProgramOnAWorkerIsRefused() throws Exception {
        Path other = Files.copy(Processes.JAR, folder.resolve("other.jar"), StandardCopyOption.REPLACE_EXISTING);
        appendComment(other);
        Process p = study("mixed", processes.master(), "mixed", "-Dspark.executor.extraClassPath=" + other);
        assertTrue(p.waitFor(5, TimeUnit.MINUTES));
        assertEquals(2, p.exitValue(), processes.said("mixed"));
        assertTrue(
                processes.said("mixed").contains("has another build of Condyle: it was loaded from " + other),
                processes.said("mixed"));
    }

    /** The comment at the end of a zip file: its length stands in the last two bytes if there is none. */
    private static void appendComment(Path jar) throws IOException {
        byte[] bytes = Files.readAllBytes(jar);
        byte[] longer = java.util.Arrays.copyOf(bytes, bytes.length + 1);
        longer[bytes.length - 2] = 1;
        longer[bytes.length] = '!';
        Files.write(jar, longer);
    }

    @Test
    @Order(4)
    void aMasterThatCannotBeReachedIsToldAtOnce() throws Exception {
        int port = Processes.freePort();
        Process p = study("nobody", "spark://127.0.0.1:" + port, "nobody");
        assertTrue(p.waitFor(2, TimeUnit.MINUTES));
        assertEquals(2, p.exitValue());
        String said = processes.said("nobody");
        assertTrue(said.contains("the master cannot be reached: Connection refused"), said);
    }

    /** Something that takes the connection and says nothing: Ctrl-C ends the command, not its patience of 45 s. */
    @Test
    @Order(4)
    void itCanBeInterruptedWhileItWaitsForTheMaster() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            Process p = study("silent", "spark://127.0.0.1:" + silent.getLocalPort(), "silent");
            silent.accept().close(); // the command looks whether the port is open
            Socket asking = silent.accept(); // Spark
            p.destroy(); // SIGTERM: hooks run, as for Ctrl-C
            assertTrue(p.waitFor(15, TimeUnit.SECONDS), processes.said("silent"));
            asking.close();
            assertTrue(processes.said("silent").contains("interrupted after 0 of 2000 runs"), processes.said("silent"));
        }
    }

    @Test
    @Order(4)
    void withoutSparkTheCommandSaysSo() throws Exception {
        Process p = processes.start(
                "bare",
                List.of(
                        Processes.java(),
                        "-jar",
                        Processes.JAR.toString(),
                        "study",
                        "falls.study.yaml",
                        "--engine",
                        "spark"));
        assertTrue(p.waitFor(1, TimeUnit.MINUTES));
        assertEquals(2, p.exitValue());
        assertTrue(
                processes.said("bare").startsWith("--engine spark: there is no Spark in the class path"),
                processes.said("bare"));
    }

    /** The command is killed, started again, and loses a worker. */
    @Test
    @Order(5)
    void killedCommandsAndWorkersLoseNothingAndDoubleNothing() throws Exception {
        Process p = study("killed", processes.master(), "robust");
        awaitLines(p, "killed", "robust", 300);
        Processes.kill(p);
        long known = lines("robust") - 1;
        assertTrue(known < 2000, known + " rows");

        Process again = study("again", processes.master(), "robust");
        awaitLines(again, "again", "robust", known + 300);
        Processes.kill(second);
        awaitEnd(again, "again");
        assertTrue(processes.said("again").contains(" of them done before"), processes.said("again"));
        assertArrayEquals(expected, table("robust"));
        oneRowEach("robust");
    }
}
