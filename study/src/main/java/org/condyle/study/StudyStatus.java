package org.condyle.study;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.condyle.io.results.AtomicFile;

/**
 * How far a study is, {@code status.json} in its folder: written every two seconds while it runs, for whoever wants to
 * know from another terminal or another machine.
 *
 * @param title   of the study
 * @param engine  where its runs take place
 * @param part    such as 3/8; empty if it is the whole study
 * @param host    of the command
 * @param process its number on that host
 * @param begun   seconds since 1970
 * @param written the same: a sign of life
 * @param state   {@link #RUNNING}, {@link #DONE} or {@link #INTERRUPTED}
 * @param runs    of this part
 * @param done    of them, those included that were done before
 * @param failed  of those done since it began: failed, refused, not to be trusted
 * @param again   of those done since it began: tried more than once
 * @param left    estimate of the seconds that are left; -1 if it is not known yet
 * @param trouble the last failure; empty if there was none
 */
@JsonPropertyOrder("format")
public record StudyStatus(
        String title,
        String engine,
        String part,
        String host,
        long process,
        long begun,
        long written,
        String state,
        int runs,
        int done,
        int failed,
        int again,
        double left,
        String trouble) {
    public static final String FILE = "status.json";

    private static final int FORMAT = 1;

    public static final String RUNNING = "running";
    public static final String DONE = "done";
    public static final String INTERRUPTED = "interrupted";

    /** Longer silence than this means that nobody works: it writes every two seconds. */
    private static final Duration SILENCE = Duration.ofSeconds(15);

    /** Of a folder; empty if there is none that can be read. */
    public static Optional<StudyStatus> of(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        return Files.isRegularFile(file)
                ? Optional.ofNullable(JournalText.read(Files.readAllBytes(file), StudyStatus.class))
                : Optional.empty();
    }

    void write(Path folder) throws IOException {
        AtomicFile.write(folder.resolve(FILE), out -> out.write(JournalText.line(this)));
    }

    /** Number of the format; those of older versions have none. */
    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public int format() {
        return FORMAT;
    }

    public Duration silence() {
        return Duration.ofSeconds(Math.max(0, Instant.now().getEpochSecond() - written));
    }

    /** Whether a process works on it: it says so, and not long ago. */
    public boolean isAlive() {
        return state.equals(RUNNING) && silence().compareTo(SILENCE) < 0;
    }
}
