package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A file of the main code has one idea, and so at most 500 lines. */
class FileLengthTest {
    private static final int MOST = 500;

    @Test
    void noFileIsLong() throws IOException {
        Map<String, Integer> tooLong = new TreeMap<>();
        int seen = 0;
        for (String module : List.of("core", "io", "foreign", "tool", "view", "study", "app", "spark", "bench")) {
            try (Stream<Path> files = Files.walk(Pages.home().resolve(module).resolve("src/main/java"))) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    int lines = Files.readAllLines(file).size();
                    seen++;
                    if (lines > MOST) {
                        tooLong.put(file.getFileName().toString(), lines);
                    }
                }
            }
        }
        assertTrue(seen > 1500, "looked at " + seen + " files only");
        assertEquals(Map.of(), tooLong);
    }
}
