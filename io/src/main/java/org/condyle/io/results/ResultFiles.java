package org.condyle.io.results;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The files a run leaves in its folder. */
public final class ResultFiles {
    public static final String RECORDING_CSV = "recording.csv";
    public static final String RECORDING_STO = "recording.sto";
    public static final String SUMMARY = "summary.json";

    private ResultFiles() {}

    /**
     * Writes {@code recording.csv}, {@code recording.sto} and {@code summary.json}, each complete or not at all; the
     * folder is made if need be. The summary comes last: where a new one is, its recordings are.
     */
    public static void write(RunResult result, Path dir) throws IOException {
        writeCsv(result, dir);
        writeSto(result, dir);
        writeSummary(result, dir);
    }

    public static void writeCsv(RunResult result, Path dir) throws IOException {
        AtomicFile.write(
                dir.resolve(RECORDING_CSV), out -> RecordingCsv.write(result.recording(), result.shown(), out));
    }

    public static void writeSto(RunResult result, Path dir) throws IOException {
        AtomicFile.write(
                dir.resolve(RECORDING_STO), out -> RecordingSto.write(result.model(), result.recording(), out));
    }

    public static void writeSummary(RunResult result, Path dir) throws IOException {
        AtomicFile.write(dir.resolve(SUMMARY), summary(result)); // as a whole: Jackson hides what a disk says
    }

    /** What {@code summary.json} holds. */
    public static String summary(RunResult result) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Summary.write(result, out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
