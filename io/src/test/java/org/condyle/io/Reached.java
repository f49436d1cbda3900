package org.condyle.io;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;

/**
 * The differences from published results, one a line in {@code target/opensim-door.tsv}: case, what is compared, difference,
 * what is allowed, unit. The table of docs/validation.md is made of it.
 */
public final class Reached {
    private static final Path REPORT = Path.of("target", "opensim-door.tsv");

    private Reached() {}

    /** Writes down what was reached, and compares it with what is allowed. */
    public static void atMost(String id, String what, double value, double allowed, String unit) {
        try {
            Files.createDirectories(REPORT.getParent());
            Files.writeString(
                    REPORT,
                    String.format(Locale.ROOT, "%s\t%s\t%.3g\t%.3g\t%s%n", id, what, value, allowed, unit),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        assertTrue(value <= allowed, id + ": " + what + ": " + value + " " + unit + " is above " + allowed);
    }
}
