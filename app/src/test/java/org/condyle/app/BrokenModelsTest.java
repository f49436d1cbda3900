package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.condyle.app.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever is wrong with a model, the command says who, where, what and what to do, with exit code 2.
 *
 * <p>The files in {@code broken} tell in their first lines what is to be said: {@code # expect: 3:5: text} stands for
 * line and column of the file itself, {@code # args:} gives further arguments, {@code # no place} marks the few problems
 * that are nowhere in particular.
 */
class BrokenModelsTest {
    private static final Pattern PLACE =
            Pattern.compile("\\.(yaml|csv):\\d+|--set \\S+=|--set run\\.until: |--record \\S+: ");

    @TempDir
    private Path folder;

    static Stream<String> brokenFiles() throws IOException, URISyntaxException {
        List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.list(home())) {
            files.map(f -> f.getFileName().toString())
                    .filter(f -> f.endsWith(".yaml"))
                    .sorted()
                    .forEach(names::add);
        }
        assertTrue(names.size() >= 45, "only " + names.size() + " files");
        return names.stream();
    }

    private static Path home() throws URISyntaxException {
        return Path.of(BrokenModelsTest.class.getResource("/broken").toURI());
    }

    private String refused(Path file, String... more) {
        List<String> args = new ArrayList<>(
                List.of("run", file.toString(), "--out", folder.resolve("out").toString()));
        args.addAll(List.of(more));
        Command c = assertTimeoutPreemptively(Duration.ofSeconds(60), () -> Command.run(args.toArray(new String[0])));
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertEquals("", c.out());
        assertFalse(c.err().contains("Exception"), c.err());
        assertFalse(c.err().contains("at org.condyle"), c.err());
        assertFalse(c.err().contains("internal error"), c.err());
        assertFalse(Files.exists(folder.resolve("out/summary.json")), "nothing was to be run");
        return c.err();
    }

    @ParameterizedTest
    @MethodSource("brokenFiles")
    void saysWhatIsWrongAndWhere(String name) throws Exception {
        Path file = home().resolve(name);
        List<String> lines = Files.readAllLines(file);
        String args = lines.stream()
                .filter(l -> l.startsWith("# args: "))
                .map(l -> l.substring(8))
                .findFirst()
                .orElse("");
        String said = refused(file, args.isEmpty() ? new String[0] : args.split(" "));
        List<String> wanted = lines.stream()
                .filter(l -> l.startsWith("# expect: "))
                .map(l -> l.substring(10))
                .toList();
        assertFalse(wanted.isEmpty(), "tell in the file what is expected of it");
        for (String w : wanted) {
            String text = w.matches("\\d+:\\d+: .*") ? file + ":" + w : w;
            assertTrue(said.contains(text), "missing: " + text + "\nsaid:\n" + said);
        }
        assertEquals(!lines.contains("# no place"), PLACE.matcher(said).find(), said);
    }

    @Test
    void anEmptyFileIsNamed() throws IOException {
        assertTrue(refused(Files.writeString(folder.resolve("m.yaml"), "")).contains("m.yaml: the file is empty"));
    }

    @Test
    void binaryJunkIsRefused() throws IOException {
        byte[] junk = new byte[5000];
        for (int seed = 0; seed < 20; seed++) {
            new Random(seed).nextBytes(junk);
            assertTrue(
                    refused(Files.write(folder.resolve("m.yaml"), junk)).startsWith(folder.resolve("m.yaml") + ":1:"));
        }
        assertTrue(refused(Files.write(folder.resolve("m.yaml"), new byte[100])).contains("is this a binary file?"));
    }

    @Test
    void aFileOfTenMegabytesIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("m.yaml"), "notes: [" + "much, ".repeat((10 << 20) / 6) + "]\n");
        assertTrue(refused(file).contains("the file is larger than 2 MB"));
    }

    @Test
    void deepNestingIsRefused() throws IOException {
        Path file = folder.resolve("m.yaml");
        assertTrue(refused(Files.writeString(file, "notes: " + "[".repeat(100_000)))
                .contains("nested more than 64 deep"));
        String deep = "condyle: 1\nparameters:\n  k: = " + "(".repeat(100_000) + "1" + ")".repeat(100_000)
                + "\nrun: {until: 1}\n";
        assertTrue(refused(Files.writeString(file, deep)).contains("m.yaml:3:"));
    }

    @Test
    void manyParametersThatMoveAndManyChainedOutputsTakeNoTime() throws IOException {
        StringBuilder text = new StringBuilder("condyle: 1\nbodies: {a: {mass: 1, inertia: {zz: 1}}}\n"
                + "joints: {j: {type: pin, child: a}}\nrun: {until: 1}\nparameters:\n");
        for (int i = 0; i < 5000; i++) {
            text.append("  p").append(i).append(": = t + ").append(i).append('\n');
        }
        text.append("outputs:\n  o0: last(j.angle)\n  o1: o0\n");
        for (int i = 2; i < 60; i++) {
            text.append("  o")
                    .append(i)
                    .append(": o")
                    .append(i - 1)
                    .append(" + o")
                    .append(i - 2)
                    .append('\n');
        }
        text.append("  wrong: o59 + o60\n");
        assertTrue(refused(Files.writeString(folder.resolve("m.yaml"), text.toString()))
                .contains("unknown name 'o60'"));
    }

    @Test
    void missingModelsAreCorrected() {
        Command c = Command.run("run", "mechanisms/pendulm");
        assertEquals(ExitCode.BAD_INPUT, c.code());
        assertTrue(c.err().contains("did you mean 'mechanisms/pendulum'?"), c.err());
        c = Command.run("run", folder.resolve("none.yaml").toString());
        assertEquals(ExitCode.BAD_INPUT, c.code());
        assertTrue(c.err().contains("file not found"), c.err());
        c = Command.run("run", folder.toString());
        assertEquals(ExitCode.BAD_INPUT, c.code());
        assertTrue(c.err().contains("this is a folder"), c.err());
    }

    @Test
    void anUnknownOptionOrVerbIsRefused() {
        for (String[] args :
                new String[][] {{"run"}, {"run", "mechanisms/pendulum", "--stes", "a=1"}, {"rum"}, {"run", "a", "b"}}) {
            Command c = Command.run(args);
            assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
            assertFalse(c.err().contains("Exception"), c.err());
            assertTrue(c.err().contains("Usage: condyle") || c.err().contains("Did you mean"), c.err());
        }
    }

    @Test
    void aFolderThatCannotBeWrittenIsBadInput() throws IOException {
        Path file = Files.writeString(folder.resolve("plain"), "");
        Command c = Command.run("run", "mechanisms/pendulum", "--out", file.toString());
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(c.err().contains("this is a file, not a folder"), c.err());
        c = Command.run(
                "run", "mechanisms/pendulum", "--out", file.resolve("below").toString());
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(c.err().contains("this folder is not writable") && !c.err().contains("Exception"), c.err());
    }
}
