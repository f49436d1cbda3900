package org.condyle.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.condyle.app.Command;
import org.jspecify.annotations.Nullable;

/** Reports of runs for the tests that look at pages: each run is made once a process, and nobody changes what it wrote. */
final class Reports {
    private static final Map<List<String>, Path> MADE = new HashMap<>();
    private static @Nullable Path folder;

    private Reports() {}

    /** The folder of results of {@code condyle run MODEL ...}, which ended well. */
    static synchronized Path of(String model, String... more) throws IOException {
        List<String> run = new ArrayList<>(List.of("run", model, "--quiet"));
        run.addAll(List.of(more));
        Path known = MADE.get(run);
        if (known != null) {
            return known;
        }
        Path out = home().resolve(Integer.toString(MADE.size()));
        List<String> line = new ArrayList<>(run);
        line.addAll(List.of("--out", out.toString()));
        Command command = Command.run(line.toArray(String[]::new));
        assertEquals(0, command.code(), command.all());
        MADE.put(run, out);
        return out;
    }

    private static Path home() throws IOException {
        if (folder == null) {
            Path made = Files.createTempDirectory("condyle-reports");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(made), "end of reports"));
            folder = made;
        }
        return folder;
    }

    private static void delete(Path made) {
        try (Stream<Path> files = Files.walk(made)) {
            files.sorted(Comparator.reverseOrder()).forEach(f -> f.toFile().delete());
        } catch (IOException | UncheckedIOException e) {
            // a temporary folder that stays behind is no trouble of a test
        }
    }
}
