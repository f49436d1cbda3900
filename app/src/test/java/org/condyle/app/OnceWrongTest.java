package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.condyle.app.shell.ExitCode;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs that have ended wrong, with or without a word, and must be right: what fell through another body, stacks that threw an error, creeping
 * that took hours. Each file in {@code sound} is run with all its cases; its claims are the exact answers.
 */
class OnceWrongTest {
    @TempDir
    private Path folder;

    static Stream<List<String>> soundFiles() throws IOException, URISyntaxException {
        List<List<String>> all = new ArrayList<>();
        try (Stream<Path> files =
                Files.list(Path.of(OnceWrongTest.class.getResource("/sound").toURI()))) {
            for (Path file : files.sorted().toList()) {
                Description d = Library.find(file.toString());
                all.add(List.of(file.toString(), ""));
                d.cases().forEach(c -> all.add(List.of(file.toString(), c)));
            }
        }
        assertTrue(all.size() >= 17, "only " + all.size() + " runs");
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("soundFiles")
    void isGreenAndWhatItClaimsHolds(List<String> run) throws IOException {
        String name = run.get(0),
                caseName = run.get(1),
                title = Library.find(name).text().replaceAll("(?s).*\ntitle: ([^\n]*)\n.*", "$1");
        Path out = folder.resolve("out");
        List<String> args = new ArrayList<>(List.of("run", name, "--out", out.toString()));
        if (!caseName.isEmpty()) {
            args.addAll(List.of("--case", caseName));
        }
        Command c = assertTimeoutPreemptively(Duration.ofSeconds(60), () -> Command.run(args.toArray(new String[0])));
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertEquals(
                caseName.isEmpty() ? title : title + ", case " + caseName,
                c.out().lines().findFirst().orElse(""));
        assertEquals("", c.err());
        assertTrue(c.out().contains(": holds ("), c.all());
        assertTrue(Files.readString(out.resolve("report.html")).contains("<div class=\"banner good\">"), c.all());
    }
}
