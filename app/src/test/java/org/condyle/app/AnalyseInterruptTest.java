package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.app.shell.ExitCode;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Ctrl-C in the middle of an analysis: what was computed is kept, and said first. */
class AnalyseInterruptTest {
    private static final int PATIENCE = 120; // s
    private static final Path KNEE =
            Path.of("..", "models", "knee").toAbsolutePath().normalize();
    private static final String MODEL = KNEE.resolve("leg-extension.yaml").toString();
    private static final int REPEATED = 400;

    /** For analyses of single frames, which are fast. */
    private static final int OFTEN = 1600;

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    @BeforeEach
    void signals() {
        assumeFalse(
                System.getProperty("os.name").startsWith("Windows"),
                "signals are sent with kill, which Windows has not");
    }

    /** The measurement of the library there and back again, many times: work for minutes. */
    private void markers(int repeated) throws IOException {
        List<String> all = Files.readAllLines(KNEE.resolve("leg-extension.trc"));
        List<String> head = new ArrayList<>(all.subList(0, 6)), rows = all.subList(6, all.size());
        List<String> text = new ArrayList<>();
        for (int k = 0; k < repeated; k++) {
            for (int i = 0; i < rows.size(); i++) {
                String[] cells = rows.get(k % 2 == 0 ? i : rows.size() - 1 - i).split("\t", 3);
                int n = text.size();
                text.add(String.format(Locale.ROOT, "%d\t%.4f\t%s", n + 1, 0.01 * n, cells[2]));
            }
        }
        head.set(2, head.get(2).replaceAll("\\b" + rows.size() + "\\b", Integer.toString(text.size())));
        head.addAll(text);
        Files.write(folder.resolve("long.trc"), head);
    }

    /** Lets a command work, and interrupts it; gives what it printed on standard error. */
    private String interrupted(Path sign, String... args) throws Exception {
        Process p = CommandProcess.start(folder, args);
        for (int i = 0; i < 10 * PATIENCE && !Files.exists(sign) && p.isAlive(); i++) {
            Thread.sleep(100);
        }
        Thread.sleep(2000); // into the frames
        assertTrue(p.isAlive(), Files.readString(folder.resolve("stderr")));
        CommandProcess.interrupt(p);
        assertTrue(p.waitFor(PATIENCE, TimeUnit.SECONDS), "it goes on");
        int code = p.exitValue();
        assertTrue(code == 130 || code == 143 || code == ExitCode.STOPPED_EARLY, "exit code " + code);
        String said = Files.readString(folder.resolve("stderr"));
        assertFalse(said.contains("stopped without results"), said);
        return said;
    }

    private JsonNode summary(String out) throws IOException {
        JsonNode root = JsonMapper.shared()
                .readTree(Files.readAllBytes(folder.resolve(out).resolve("summary.json")));
        assertEquals("interrupted", root.path("outcome").asString());
        return root;
    }

    /** Rows of a table. */
    private long rows(String table) throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve(table));
        return lines.size()
                - 1
                - lines.stream().takeWhile(l -> !l.startsWith("time\t")).count();
    }

    private static final Pattern FRAMES =
            Pattern.compile("interrupted at t = [0-9.E-]+ s, after ([0-9]+) of ([0-9]+) frames");

    private static int[] frames(String said) {
        Matcher m = FRAMES.matcher(said);
        assertTrue(m.find(), said);
        int[] n = {Integer.parseInt(m.group(1)), Integer.parseInt(m.group(2))};
        assertTrue(n[0] > 0 && n[0] < n[1], said);
        return n;
    }

    @Test
    void inverseKinematicsKeepsItsFrames() throws Exception {
        markers(OFTEN);
        String said = interrupted(
                folder.resolve("ik/.condyle.lock"),
                "analyse",
                "ik",
                "--model",
                MODEL,
                "--markers",
                "long.trc",
                "--out",
                "ik");
        String first = said.lines().findFirst().orElse("");
        assertTrue(first.endsWith("; the results up to that time are in ik"), said);
        int done = frames(first)[0];
        assertEquals(done, summary("ik").path("frames").asInt());
        assertEquals(done, rows("ik/ik.mot"));
        assertEquals(done, rows("ik/ik_marker_errors.sto"));
        assertTrue(Files.readString(folder.resolve("ik/report.html")).contains("✗ Stopped early"));
        String out = Files.readString(folder.resolve("stdout"));
        assertTrue(out.startsWith("STOPPED EARLY: interrupted at t = "), out);
    }

    @Test
    void computedMuscleControlKeepsItsRows() throws Exception {
        assumeTrue(Seeds.all(), "takes 10 s: ./verify --all");
        markers(REPEATED);
        assertEquals(
                ExitCode.DONE,
                Command.run(
                                "analyse",
                                "ik",
                                "--model",
                                MODEL,
                                "--markers",
                                folder.resolve("long.trc").toString(),
                                "--out",
                                folder.resolve("motion").toString(),
                                "--no-report")
                        .code());
        String said = interrupted(
                folder.resolve("cmc/.condyle.lock"),
                "analyse",
                "cmc",
                "--model",
                MODEL,
                "--coordinates",
                "motion/ik.mot",
                "--low-pass",
                "6 Hz",
                "--out",
                "cmc",
                "--json");
        String first = said.lines().findFirst().orElse("");
        assertTrue(
                first.matches("interrupted at t = [0-9.E-]+ s of 4[0-9.]+ s; the results up to that time are in cmc"),
                said);
        JsonNode summary = summary("cmc");
        long rows = rows("cmc/states.sto");
        assertEquals(rows, summary.path("frames").asInt());
        assertEquals(rows, rows("cmc/controls.sto"));
        assertTrue(rows > 0 && summary.path("until").asDouble() < 480, summary.toString());
        assertEquals(
                summary,
                JsonMapper.shared().readTree(Files.readAllBytes(folder.resolve("stdout")))); // --json prints the same
    }

    @Test
    void aGaitAnalysisKeepsItsStages() throws Exception {
        markers(OFTEN);
        String said = interrupted(
                folder.resolve("gait/ik/setup.xml"),
                "analyse",
                "gait",
                "long.trc",
                "--model",
                MODEL,
                "--out",
                "gait",
                "--quiet");
        String first = said.lines().findFirst().orElse("");
        assertTrue(first.endsWith("; the results up to that time are in gait"), said);
        List<String> titles = List.of("Inverse kinematics", "Inverse dynamics", "Static optimisation");
        List<String> folders = List.of("ik", "id", "so");
        int stage = titles.indexOf(first.replaceAll(": interrupted at t = .*", "")); // a fast machine is farther
        assertTrue(stage >= 0, said);
        List<String> tables = List.of("ik/ik.mot", "id/inverse_dynamics.sto", "so/StaticOptimization_force.sto");
        int[] done = frames(first);
        for (int i = 0; i < 3; i++) {
            Path table = folder.resolve("gait").resolve(tables.get(i));
            assertEquals(i <= stage, Files.exists(table), "no stage begins after the one that was interrupted");
            if (i <= stage) {
                assertEquals(i == stage ? done[0] : done[1], rows("gait/" + tables.get(i)));
            }
        }
        summary("gait");
        summary("gait/" + folders.get(stage));
        assertTrue(Files.readString(folder.resolve("gait/report.html")).contains("✗ Stopped early"));
        assertEquals("", Files.readString(folder.resolve("stdout")));
    }
}
