package org.condyle.app.analyse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.condyle.io.results.FolderLock;
import org.condyle.tool.result.ResultFolder;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The folder of an analysis: empty, new, or with the results of an earlier analysis, unless the user insists. */
final class AnalysisPlace {
    private final Path folder;
    private final CommandLine line;

    AnalysisPlace(Path folder, CommandLine line) {
        this.folder = folder;
        this.line = line;
    }

    /** Before the work is done whose results would find no place. */
    void check(boolean force) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw wrong("this is a file, not a folder");
        }
        if (force || !Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<String> names = files.map(f -> String.valueOf(f.getFileName()))
                    .filter(n -> !n.startsWith("."))
                    .sorted()
                    .toList();
            if (!names.isEmpty() && !isOurs()) {
                throw wrong("the folder contains files that are not results of this command ("
                        + String.join(", ", names.subList(0, Math.min(4, names.size())))
                        + "); give another folder, or --force to write into this one");
            }
        }
    }

    /** A summary of an analysis names its tool. */
    private boolean isOurs() throws IOException {
        Path summary = folder.resolve(ResultFolder.SUMMARY);
        if (!Files.isRegularFile(summary)) {
            return false;
        }
        try (var in = Files.newInputStream(summary)) {
            String head = new String(in.readNBytes(400), StandardCharsets.UTF_8);
            return head.contains("\"condyle\"") && head.contains("\"tool\"");
        }
    }

    FolderLock lock() throws IOException {
        Files.createDirectories(folder);
        try {
            return FolderLock.take(folder);
        } catch (FolderLock.BusyException e) {
            throw wrong(String.valueOf(e.getMessage()));
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(line, "--out " + folder + ": " + message);
    }
}
