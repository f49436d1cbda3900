package org.condyle.io;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * Measurements and models of other projects, which are not ours to ship: whoever has them puts them into shared/data
 * above or beside the repository, or names their folder with -Dcondyle.data=... Tests that need one are skipped without.
 */
public final class SharedData {
    private SharedData() {}

    /** The folder of all; skips the test where it is not there. */
    public static Path folder() {
        String told = System.getProperty("condyle.data");
        Path found = told == null ? null : Path.of(told);
        for (Path p = Path.of("").toAbsolutePath(); found == null && p != null; p = p.getParent()) {
            Path beside = p.resolve("shared/data");
            found = Files.isDirectory(beside) ? beside : null;
        }
        assumeTrue(found != null, "no folder shared/data above the repository, and no -Dcondyle.data");
        return found;
    }

    /** The file or folder; skips the test where it is not there. */
    public static Path path(String name) {
        Path path = folder().resolve(name);
        assumeTrue(Files.exists(path), "there is no " + name + " in " + folder());
        return path;
    }

    /** Names in a list beside a test, one in each line; the list and not the folder says which files a test reads. */
    public static List<String> listed(Class<?> test, String list) {
        try (InputStream in = Objects.requireNonNull(test.getResourceAsStream(list), list)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static byte[] bytes(String name) {
        try {
            return Files.readAllBytes(path(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
