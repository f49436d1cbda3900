package org.condyle.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.condyle.app.shell.FolderGuard;
import org.condyle.io.results.Checkpoints;
import org.condyle.io.results.ResultFiles;
import org.condyle.io.results.RunResult;

/** Writes what a run leaves. If the disk does not take a file, the others are still tried. */
final class ResultWriter {
    private final Path folder;
    private final List<String> failed = new ArrayList<>();

    ResultWriter(Path folder) {
        this.folder = folder;
    }

    /** One or several files. */
    @FunctionalInterface
    interface Writing {
        void write() throws IOException;
    }

    /** Recordings and summary. */
    void results(RunResult result) {
        Path csv = folder.resolve(ResultFiles.RECORDING_CSV);
        attempt(() -> ResultFiles.writeCsv(result, folder));
        boolean stale = !failed.isEmpty() && Files.exists(csv);
        attempt(() -> ResultFiles.writeSto(result, folder));
        if (!stale) { // a new summary beside an old recording would tell of another run
            attempt(() -> ResultFiles.writeSummary(result, folder));
        }
    }

    void attempt(Writing writing) {
        try {
            writing.write();
        } catch (IOException e) {
            failed.add(String.valueOf(e.getMessage()));
        }
    }

    /** What could not be written, and what is there; empty if all went well. */
    String trouble() throws IOException {
        if (failed.isEmpty()) {
            return "";
        }
        try (Stream<Path> files = Files.list(folder)) {
            String there = files.map(FolderGuard::name)
                    .filter(n -> !n.startsWith("."))
                    .sorted()
                    .collect(Collectors.joining(", "));
            boolean checkpoint = Files.exists(folder.resolve(Checkpoints.FILE));
            return "results cannot be written: " + String.join("; ", failed) + "\n"
                    + (there.isEmpty()
                            ? "no files were written to " + folder
                            : "in " + folder + " the following files exist: " + there)
                    + (checkpoint ? "; free some space, then --resume continues from the checkpoint" : "");
        }
    }
}
