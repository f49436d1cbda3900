package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.condyle.app.shell.ExitCode;
import org.condyle.io.results.FolderLock;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results find their place, and never the place of somebody else's. */
class RunFilesTest {
    private static final String SLIDE = """
            condyle: 1
            include: part.yaml
            bodies: {b: {mass: = m, shape: {mesh: {file: cube.stl}}}}
            joints: {j: {type: slider, child: b, axis: x}}
            curves: {push: {data: {file: d.csv, x: t, y: f}}}
            forces: {f: {type: force, on: b, value: [= 4 N*push(t), 0, 0]}}
            gravity: none
            run: {until: 1 s}
            record: [b.x]
            outputs: {end: last(b.x)}
            cases: {heavy: {parameters: {m: 3 kg}}}
            """;

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private Path slide() throws IOException {
        write("part.yaml", "parameters: {m: 1 kg}\n");
        write("d.csv", "t,f\n0,1\n0.3,1\n0.6,1\n1,1\n");
        write("cube.stl", stl(1));
        return write("slide.yaml", SLIDE);
    }

    /** A tetrahedron. */
    private static String stl(double size) {
        String[] p = {"0 0 0", size + " 0 0", "0 " + size + " 0", "0 0 " + size};
        StringBuilder out = new StringBuilder("solid t\n");
        for (int[] f : new int[][] {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}}) {
            out.append("facet normal 0 0 0\nouter loop\n");
            for (int i : f) {
                out.append("vertex ").append(p[i]).append('\n');
            }
            out.append("endloop\nendfacet\n");
        }
        return out.append("endsolid t\n").toString();
    }

    private Command run(String out, String... more) {
        List<String> args = new ArrayList<>(List.of(
                "run",
                folder.resolve("slide.yaml").toString(),
                "--out",
                folder.resolve(out).toString(),
                "--quiet"));
        args.addAll(List.of(more));
        return Command.run(args.toArray(new String[0]));
    }

    private static void exits(int code, Command c) {
        assertEquals(code, c.code(), c.all());
    }

    private static void refused(Command c, String... words) {
        exits(2, c);
        for (String w : words) {
            assertTrue(c.err().contains(w), w + "\nin\n" + c.err());
        }
        assertFalse(c.err().contains("Exception"), c.err());
    }

    private List<String> files(String name) throws IOException {
        try (Stream<Path> list = Files.list(folder.resolve(name))) {
            return list.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    // checkpoints belong to what was read

    @Test
    void aCheckpointIsRefusedWhenAFileThatTheModelReadsHasChanged() throws IOException {
        slide();
        exits(0, run("o", "--checkpoint-every", "0.4 s"));
        exits(0, run("o", "--resume"));
        write("part.yaml", "parameters: {m: 100 kg}\n");
        refused(
                run("o", "--resume"),
                "--resume: checkpoint",
                "belongs to another run",
                "the file 'part.yaml' has changed");
        write("part.yaml", "parameters: {m: 1 kg} # a comment changes nothing\n");
        exits(0, run("o", "--resume"));
        write("d.csv", "t,f\n0,1\n0.3,1\n0.6,1\n1,9\n");
        refused(run("o", "--resume"), "the file 'd.csv' has changed");
        slide();
        write("cube.stl", stl(2));
        refused(run("o", "--resume"), "the file 'cube.stl' has changed");
        slide();
        write("slide.yaml", SLIDE.replace("4 N", "5 N"));
        refused(run("o", "--resume"), "the file 'slide.yaml' has changed");
        slide();
        write("part.yaml", "include: more.yaml\nparameters: {m: 1 kg}\n");
        write("more.yaml", "bodies: {c: {mass: 1 kg}}\njoints: {k: {type: slider, child: c}}\n");
        refused(run("o", "--resume"), "the file 'part.yaml' has changed; the file 'more.yaml' was not read before");
        slide();
        refused(run("o", "--resume", "--set", "parameters.m=2 kg"), "settings: none then, 'parameters.m=2 kg' now");
        refused(run("o", "--resume", "--case", "heavy"), "case: none then, 'heavy' now");
        refused(run("o", "--resume", "--record", "b.vx"), "record: none then, '[b.vx]' now");
        exits(0, run("o", "--resume"));
    }

    @Test
    void resumingWithoutACheckpointSaysHowToKeepOne() throws IOException {
        slide();
        refused(
                run("o", "--resume"),
                "--resume: there is no checkpoint in '" + folder.resolve("o") + "'",
                "--checkpoint-every TIME");
    }

    @Test
    void aFreshRunInTheFolderOfAKilledOneStartsFromTheBeginning() throws IOException {
        slide();
        exits(0, run("o", "--checkpoint-every", "0.4 s"));
        byte[] wanted = Files.readAllBytes(folder.resolve("o/recording.csv"));
        for (String left : List.of("recording.csv", "recording.sto", "summary.json", "report.html")) {
            Files.delete(folder.resolve("o").resolve(left)); // as if it had been killed on its way
        }
        exits(0, run("o", "--checkpoint-every", "0.3 s"));
        assertArrayEquals(wanted, Files.readAllBytes(folder.resolve("o/recording.csv")));
        Files.delete(folder.resolve("o/summary.json"));
        Files.delete(folder.resolve("o/report.html")); // killed while it wrote its results
        exits(0, run("o"));
        Files.delete(folder.resolve("o/summary.json"));
        Files.delete(folder.resolve("o/report.html"));
        Files.delete(folder.resolve("o/recording.csv"));
        Files.delete(folder.resolve("o/recording.sto"));
        refused(run("o", "--case", "heavy"), "contains the checkpoint of another run", "--force");
        exits(0, run("o", "--case", "heavy", "--force"));
    }

    @Test
    void whatKilledRunsLeftHalfWrittenIsCleared() throws IOException {
        slide();
        exits(0, run("o"));
        List<String> wanted = files("o");
        String uuid = ".0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f.tmp";
        Files.writeString(folder.resolve("o/.checkpoint.bin" + uuid), "half");
        Files.writeString(folder.resolve("o/.report.html" + uuid), "half");
        Files.writeString(folder.resolve("o/.mine.tmp"), "not Condyle's");
        exits(0, run("o"));
        List<String> left = new ArrayList<>(files("o"));
        assertTrue(left.remove(".mine.tmp"));
        assertEquals(wanted, left);
    }

    // nobody's files are written over

    @Test
    void theSameCommandAgainWritesOverItsOwnResults() throws IOException {
        Path model = slide();
        exits(0, run("o", "--set", "parameters.m=2 kg", "--set", "run.until=2 s"));
        exits(0, run("o", "--set", "run.until=2 s", "--set", "parameters.m=2 kg"));
        exits(0, run("o", "--set", "run.until=2 s", "--set", "parameters.m=2 kg", "--record", "b.vx"));
        Files.writeString(folder.resolve("o/notes.txt"), "a good run");
        write("slide.yaml", SLIDE.replace("4 N", "5 N"));
        exits(0, run("o", "--set", "run.until=2 s", "--set", "parameters.m=2 kg"));
        assertEquals("a good run", Files.readString(folder.resolve("o/notes.txt")));
        String other = folder + "/./" + model.getFileName();
        exits(
                0,
                Command.run(
                        "run",
                        other,
                        "--out",
                        folder.resolve("o").toString(),
                        "--quiet",
                        "--set",
                        "run.until=2 s",
                        "--set",
                        "parameters.m=2 kg"));
    }

    @Test
    void resultsOfAnotherRunAreNotWrittenOver() throws IOException {
        slide();
        exits(0, run("o", "--set", "parameters.m=2 kg"));
        String summary = Files.readString(folder.resolve("o/summary.json"));
        refused(
                run("o"),
                "contains the results of another run",
                "slide.yaml, with parameters.m=2 kg",
                "--out",
                "--force");
        refused(run("o", "--set", "parameters.m=3 kg"), "another run");
        refused(run("o", "--set", "parameters.m=2 kg", "--case", "heavy"), "another run");
        Files.copy(folder.resolve("slide.yaml"), folder.resolve("other.yaml"));
        Path o = folder.resolve("o");
        refused(
                Command.run(
                        "run",
                        folder.resolve("other.yaml").toString(),
                        "--out",
                        o.toString(),
                        "--set",
                        "parameters.m=2 kg"),
                "another run");
        assertEquals(summary, Files.readString(o.resolve("summary.json")));
        exits(0, run("o", "--force"));
        exits(0, run("o"));
    }

    @Test
    void aFolderWithFilesOfOtherPeopleIsRefused() throws IOException {
        slide();
        Path foreign = Files.createDirectories(folder.resolve("foreign"));
        Files.writeString(foreign.resolve("report.html"), "my own report");
        refused(run("foreign"), "files that are not results of this command (report.html)", "--force");
        assertEquals("my own report", Files.readString(foreign.resolve("report.html")));
        Path other = Files.createDirectories(folder.resolve("other"));
        Files.writeString(other.resolve("summary.json"), "{\"model\": \"of cars\"}");
        refused(run("other"), "a summary.json not written by Condyle");
        Files.writeString(other.resolve("summary.json"), "not JSON");
        refused(run("other"), "a summary.json not written by Condyle");
        for (int i = 0; i < 9; i++) {
            Files.writeString(foreign.resolve("a" + i), "");
        }
        refused(run("foreign"), "(a0, a1, a2, a3 and 6 more)");
        exits(0, run("foreign", "--force"));
        exits(0, run("foreign"));
        Files.createDirectories(folder.resolve("empty"));
        exits(0, run("empty"));
    }

    @Test
    void studiesAndGalleriesKeepTheSameRule() throws IOException {
        slide();
        write("s.study.yaml", "condyle: 1\nstudy: s\nmodel: slide.yaml\nvary: {parameters.m: [1 kg, 2 kg]}\n");
        write("t.study.yaml", "condyle: 1\nstudy: t\nmodel: slide.yaml\nvary: {parameters.m: [3 kg]}\n");
        Path mine = Files.createDirectories(folder.resolve("mine"));
        Files.writeString(mine.resolve("table.csv"), "my,own\n");
        refused(study("s", "mine"), "files that are not results of this command (table.csv)");
        assertEquals("my,own\n", Files.readString(mine.resolve("table.csv")));
        exits(0, study("s", "o"));
        refused(study("t", "o"), "the results of another study", "s.study.yaml", "--force");
        refused(
                run("o"),
                "files that are not results of this command (journal.jsonl, report.html, status.json, table.csv)");
        exits(0, study("t", "o", "--force"));
        exits(0, study("t", "o"));

        Path gallery = Files.createDirectories(folder.resolve("g"));
        Files.writeString(gallery.resolve("gallery.html"), "my photographs");
        String[] line = {"reproduce", "mechanisms/pendulum", "--quiet", "--no-reports", "--out", gallery.toString()};
        refused(Command.run(line), "files that are not results of this command (gallery.html)");
        assertEquals("my photographs", Files.readString(gallery.resolve("gallery.html")));
        Files.delete(gallery.resolve("gallery.html"));
        exits(0, Command.run(line));
        exits(0, Command.run(line));
        Path inside = gallery.resolve("mechanisms/pendulum");
        Files.delete(gallery.resolve("verdicts.json"));
        Files.delete(gallery.resolve("gallery.html")); // as if it had been interrupted
        Files.writeString(
                inside.resolve("summary.json"),
                Files.readString(inside.resolve("summary.json"))
                        .replace("\"changes\" : { }", "\"changes\" : {\"a\":\"1\"}"));
        refused(Command.run(line), "the results of another run (mechanisms/pendulum, with a=1)");
    }

    private Command study(String name, String out, String... more) {
        List<String> args = new ArrayList<>(List.of(
                "study",
                folder.resolve(name + ".study.yaml").toString(),
                "--out",
                folder.resolve(out).toString(),
                "--quiet"));
        args.addAll(List.of(more));
        return Command.run(args.toArray(new String[0]));
    }

    // names of folders

    @Test
    void settingsGiveFoldersTheirOwnNames() throws Exception {
        slide();
        assertEquals("condyle-out/slide", ranInto());
        assertEquals("condyle-out/slide", ranInto("--record", "b.vx", "--checkpoint-every", "0.5 s"));
        assertEquals(
                "condyle-out/slide-heavy-m=2kg-until=0.5",
                ranInto("--case", "heavy", "--set", "parameters.m=2 kg", "--set", "run.until=0.5"));
        assertEquals("slide-fast", name("fast", Map.of()));
        assertTrue(name("", Map.of("claims", "~")).matches("slide-[0-9a-f]{6}"));
        assertEquals("slide-analysis=equilibrium", name("", Map.of("run", "{analysis: equilibrium}")));
        assertEquals("slide-ligaments.without=ACL-LCL", name("", Map.of("forces.ligaments.without", "[ACL, LCL]")));
        String half = name("", Map.of("parameters.m", "= 1/2 kg")),
                twice = name("", Map.of("parameters.m", "= 1*2 kg"));
        assertTrue(half.matches("slide-m==1_2kg-[0-9a-f]{6}"), half);
        assertTrue(twice.matches("slide-m==1_2kg-[0-9a-f]{6}"), twice);
        assertFalse(half.equals(twice));
        String longer = name("", Map.of("record", "[a]", "forces.list", "[" + "long, ".repeat(100) + "end]"));
        assertTrue(longer.matches("slide-list=(long-)+[0-9a-f]{6}") && longer.length() < 60, longer);
        String ways = name("", Map.of("forces.title", "../../etc\\x:y|z<>\"?*'`$(rm)\u0000\n\u202e"));
        assertTrue(ways.matches("[\\w.=-]+"), ways);
    }

    private static String name(String caseName, Map<String, String> changes) {
        return new RunIdentity("slide.yaml", caseName, changes, List.of()).folder("slide");
    }

    /** As a process of its own, since folders are seen from where it is started. */
    private String ranInto(String... more) throws Exception {
        List<String> args = new ArrayList<>(List.of("run", "slide.yaml", "--no-report"));
        args.addAll(List.of(more));
        Process p = CommandProcess.start(folder, args.toArray(new String[0]));
        assertEquals(0, p.waitFor(), () -> "stderr: " + folder.resolve("stderr"));
        String said = Files.readString(folder.resolve("stdout"));
        return said.substring(said.indexOf("results in ") + "results in ".length())
                .strip();
    }

    // where nothing can be written

    @Test
    void aFolderThatCannotBeWrittenIsKnownBeforeTheRun() throws IOException {
        slide();
        Path proc = Path.of("/proc");
        assumeTrue(Files.isDirectory(proc), "a folder in which nobody, not even root, can write");
        for (String place : List.of("/proc", "/proc/condyle", "/dev/null/x")) {
            refused(run(place), "--out " + place, "this folder is not writable", "nothing was run");
        }
        refused(study2("/proc"), "this folder is not writable");
        refused(Command.run("reproduce", "mechanisms/pendulum", "--out", "/proc"), "this folder is not writable");
    }

    private Command study2(String out) throws IOException {
        write("s.study.yaml", "condyle: 1\nstudy: s\nmodel: slide.yaml\nvary: {parameters.m: [1 kg, 2 kg]}\n");
        return study("s", out);
    }

    @Test
    void twoCannotWorkInOneFolder() throws IOException {
        slide();
        Path o = Files.createDirectories(folder.resolve("o"));
        try (FolderLock lock = FolderLock.take(o)) {
            lock.clear();
            refused(run("o"), "another condyle process is using " + o);
            refused(run("o", "--force"), "another condyle process is using " + o);
            refused(study2("o"), "another condyle process is using " + o);
        }
        exits(0, run("o"));
        Files.createSymbolicLink(folder.resolve("link"), o);
        exits(0, run("link"));
    }

    /** A process that may write files of so many blocks only: what a disk does that is nearly full. */
    private Process limited(int blocks, String... args) throws IOException {
        List<String> line = new ArrayList<>(List.of(
                "sh",
                "-c",
                "ulimit -f " + blocks + " && exec \"$@\"",
                "sh",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "org.condyle.app.Main"));
        line.addAll(List.of(args));
        return new ProcessBuilder(line)
                .directory(folder.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(folder.resolve("stderr").toFile())
                .start();
    }

    @Test
    void aDiskThatFillsUpKeepsWhatItCanAndNamesTheFile() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "limits are set by a shell");
        slide();
        String[] line = {
            "run",
            "slide.yaml",
            "--out",
            "o",
            "--checkpoint-every",
            "0.2 s",
            "--set",
            "run.integrator=rk4",
            "--set",
            "run.step=1 ms",
            "--set",
            "record={every: 0.1 ms, channels: [b.x, b.vx]}"
        };
        Process p = limited(200, line); // 100 kB: two checkpoints, the summary, but no recording
        assertEquals(ExitCode.STOPPED_EARLY, p.waitFor());
        String said = Files.readString(folder.resolve("stderr"));
        assertTrue(said.contains("warning: the checkpoint at t = ") && said.contains("the run continues"), said);
        assertEquals(1, said.split("warning: the checkpoint", -1).length - 1, said);
        assertTrue(said.contains("results cannot be written: o/recording.csv: "), said);
        assertTrue(said.contains("o/report.html: ") && !said.contains("Exception") && !said.contains(".tmp"), said);
        assertTrue(said.contains("--resume continues from the checkpoint"), said);
        List<String> left = files("o");
        assertTrue(left.contains("summary.json") && left.contains("checkpoint.bin"), left::toString);
        assertTrue(left.stream().noneMatch(f -> f.endsWith(".tmp")), left::toString);
        List<String> more = new ArrayList<>(List.of(line));
        more.add("--resume");
        p = limited(100_000, more.toArray(new String[0]));
        assertEquals(0, p.waitFor(), () -> folder.resolve("stderr").toString());
        more.set(3, "whole");
        more.remove("--resume");
        assertEquals(0, limited(100_000, more.toArray(new String[0])).waitFor());
        assertArrayEquals(
                Files.readAllBytes(folder.resolve("whole/recording.csv")),
                Files.readAllBytes(folder.resolve("o/recording.csv")));

        p = limited(20, "run", "slide.yaml", "--out", "full"); // 10 kB: known before the run
        assertEquals(ExitCode.BAD_INPUT, p.waitFor());
        said = Files.readString(folder.resolve("stderr"));
        assertTrue(said.contains("--out full: this folder is not writable"), said);
    }

    @Test
    void aStudyOnADiskThatFillsUpNamesTheFileAndGoesOnLater() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "limits are set by a shell");
        slide();
        write("s.study.yaml", """
                condyle: 1
                study: s
                model: slide.yaml
                vary: {parameters.m: {from: 1 kg, to: 12 kg, steps: 12}}
                curves: [b.x]
                """);
        Process p = limited(140, "study", "s.study.yaml", "--out", "o", "--threads", "1", "--no-report");
        assertEquals(ExitCode.STOPPED_EARLY, p.waitFor());
        String said = Files.readString(folder.resolve("stderr"));
        assertTrue(said.startsWith("the study stopped: o/journal.jsonl: ") && !said.contains("Exception"), said);
        p = limited(100_000, "study", "s.study.yaml", "--out", "o", "--threads", "1", "--no-report");
        assertEquals(0, p.waitFor());
        assertEquals(13, Files.readAllLines(folder.resolve("o/table.csv")).size());
        assertEquals(13, Files.readAllLines(folder.resolve("o/journal.jsonl")).size());
        p = limited(140, "reproduce", "mechanisms/pendulum", "--out", "g");
        assertEquals(ExitCode.STOPPED_EARLY, p.waitFor());
        said = Files.readString(folder.resolve("stderr"));
        assertTrue(said.startsWith("stopped: g/") && !said.contains("Exception") && !said.contains(".tmp"), said);
    }

    @Test
    void outputThatCannotBePrintedIsNoSuccess() throws Exception {
        File full = new File("/dev/full");
        assumeTrue(full.exists(), "a disk that is always full");
        slide();
        for (String[] line : new String[][] {
            {"schema"}, {"explain"}, {"run", "slide.yaml", "--json", "--no-report"}, {"generate-completion"}
        }) {
            Process p =
                    CommandProcess.builder(folder, line).redirectOutput(full).start();
            assertEquals(ExitCode.STOPPED_EARLY, p.waitFor(), line[0]);
            String said = Files.readString(folder.resolve("stderr"));
            assertTrue(said.startsWith("condyle: standard output cannot be written: "), said);
        }
        assertTrue(Files.exists(folder.resolve("condyle-out/slide/summary.json")));
    }

    @Test
    void readersWhoHaveHadEnoughAreNoTrouble() throws Exception {
        Process p = CommandProcess.builder(folder, "explain")
                .redirectOutput(ProcessBuilder.Redirect.PIPE)
                .start();
        p.getInputStream().close();
        assertEquals(0, p.waitFor(), () -> folder.resolve("stderr").toString());
        assertEquals("", Files.readString(folder.resolve("stderr")));
    }

    @Test
    void namesThatTheLocaleCannotTellSayHowToHelp() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "a shell writes the name");
        String name = "\"$(printf 'pendel \\303\\274')\"";
        for (String words : List.of("run " + name + ".yaml", "run mechanisms/pendulum --out " + name)) {
            List<String> java = CommandProcess.builder(folder).command();
            ProcessBuilder b = new ProcessBuilder("sh", "-c", "exec \"$@\" " + words, "sh")
                    .directory(folder.toFile())
                    .redirectOutput(folder.resolve("stdout").toFile())
                    .redirectError(folder.resolve("stderr").toFile());
            b.command().addAll(java);
            b.environment().put("LC_ALL", "C");
            assertEquals(ExitCode.BAD_INPUT, b.start().waitFor());
            String said = Files.readString(folder.resolve("stderr"));
            assertTrue(said.contains("set LC_ALL=C.UTF-8") && !said.contains("Exception"), said);
            assertEquals(1, said.lines().count(), said);
        }
    }

    /** Killed at any instant, not only at the end of a checkpoint, and more than once. */
    @Test
    void aKilledRunGoesOnBitForBit() throws Exception {
        slide();
        String[] line = {
            "run",
            "slide.yaml",
            "--no-report",
            "--quiet",
            "--checkpoint-every",
            "1 ms",
            "--set",
            "run={until: 4 s, integrator: rk4, step: 1 ms}",
            "--set",
            "curves.push.data.file=e.csv",
            "--out"
        };
        write("e.csv", "t,f\n0,1\n1,2\n2,1\n4,1\n");
        assertEquals(0, CommandProcess.start(folder, with(line, "whole")).waitFor());
        Process p = CommandProcess.start(folder, with(line, "o"));
        Path checkpoint = folder.resolve("o/checkpoint.bin");
        for (int kill = 0; kill < Seeds.of(3, 1); kill++) {
            for (int i = 0; i < 6000 && !Files.exists(checkpoint) && p.isAlive(); i++) {
                Thread.sleep(5);
            }
            Thread.sleep(7 * kill);
            p.destroyForcibly();
            p.waitFor();
            p = CommandProcess.start(folder, with(line, "o", "--resume"));
        }
        assertEquals(0, p.waitFor(), () -> folder.resolve("stderr").toString());
        for (String f : List.of("recording.csv", "recording.sto")) {
            assertArrayEquals(
                    Files.readAllBytes(folder.resolve("whole").resolve(f)),
                    Files.readAllBytes(folder.resolve("o").resolve(f)));
        }
        assertEquals(
                files("whole").stream().map(f -> f.replaceAll("-.*\\.rows", "")).toList(),
                files("o").stream().map(f -> f.replaceAll("-.*\\.rows", "")).toList());
    }

    private static String[] with(String[] args, String... more) {
        return Stream.concat(Stream.of(args), Stream.of(more)).toArray(String[]::new);
    }
}
