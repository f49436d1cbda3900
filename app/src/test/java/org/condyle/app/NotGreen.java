package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.condyle.app.shell.ExitCode;

/** Commands that are wrong on purpose and what they must say: the exit code, the first line that is read, the colour of the page. */
final class NotGreen {
    private static final Duration LONGEST = Duration.ofSeconds(120);

    private NotGreen() {}

    private static Command run(int code, List<String> args) {
        Command c = assertTimeoutPreemptively(LONGEST, () -> Command.run(args.toArray(new String[0])));
        assertEquals(code, c.code(), c.all());
        assertFalse(c.all().contains("internal error"), c.all());
        return c;
    }

    /** Bad input: standard error begins so, or with a place in a file and this. */
    static Command refused(String first, String... args) {
        Command c = run(ExitCode.BAD_INPUT, List.of(args));
        assertTrue(firstLine(c.err()).contains(first), c.all());
        return c;
    }

    /** Done, with a warning first and an amber page. */
    static Command warned(String first, Path out, String... args) throws IOException {
        Command c = run(ExitCode.DONE, withOut(args, out));
        assertTrue(firstLine(c.err()).startsWith("warning: " + first), c.all());
        assertBanner("warn", out);
        return c;
    }

    /** Done, but the first line says that the results are not to be trusted, and the page is red. */
    static Command doubted(String first, Path out, String... args) throws IOException {
        Command c = run(ExitCode.NOT_TO_BE_TRUSTED, withOut(args, out));
        assertTrue(firstLine(c.out()).startsWith("NOT TO BE TRUSTED: " + first), c.all());
        assertTrue(firstLine(c.err()).startsWith("not to be trusted: " + first), c.all());
        assertBanner("bad", out);
        return c;
    }

    private static List<String> withOut(String[] args, Path out) {
        return java.util.stream.Stream.concat(
                        java.util.Arrays.stream(args), java.util.stream.Stream.of("--out", out.toString()))
                .toList();
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }

    static void assertBanner(String colour, Path out) throws IOException {
        String page = Files.readString(out.resolve("report.html"));
        assertTrue(page.contains("<div class=\"banner " + colour + "\">"), "the banner is not " + colour);
    }
}
