package org.condyle.study;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.function.IntFunction;
import org.condyle.io.document.Fingerprint;
import org.condyle.io.results.FolderLock;
import org.condyle.study.task.Row;
import org.condyle.study.task.RowMark;
import org.condyle.study.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * Rows on disk, {@code journal.jsonl}: a first line that tells to which study they belong, then one line a finished
 * run, handed to the operating system at once, whatever engine it comes from. However the process ends, the rows that
 * were reported are in the file; a last line that was cut in the middle is cut off, and a row that cannot be one of this
 * study is a run to be done again. Its folder is locked while it is open: two processes cannot work in one folder.
 */
public final class Journal implements AutoCloseable {
    public static final String FILE = "journal.jsonl";

    private static final String FORMAT = "condyle study 2";

    /** What was found when the journal was opened. */
    public enum Found {
        NOTHING,
        /** Rows of this very study. */
        ROWS,
        /** Rows of another study, model or version; they are gone now. */
        OTHER
    }

    /** @param facts all that the rows depend on */
    private record Head(String journal, String study, Map<String, String> facts) {
        boolean isWhole() {
            return FORMAT.equals(journal) && study != null && facts != null;
        }
    }

    private final Path file;
    private final FolderLock lock;
    private final FileChannel channel;
    private final Study study;
    private final Head head;
    private final IntFunction<Task> tasks;
    private final RowIndex rows;
    private Found found = Found.NOTHING;
    private String changes = "";

    private Journal(Path file, FolderLock lock, FileChannel channel, Study study, String version) {
        this.file = file;
        this.lock = lock;
        this.channel = channel;
        this.study = study;
        head = new Head(
                FORMAT, study.name(), study.mark().and("program", version).facts());
        tasks = study.taskByRun();
        rows = new RowIndex(study.runs(), study.outputs().size());
    }

    /**
     * Opens the journal of a folder, which must exist.
     *
     * @param version of the program: rows of another version are not used
     * @param restart forget what is there
     */
    public static Journal open(Path folder, String version, Study study, boolean restart) throws IOException {
        Path file = folder.resolve(FILE);
        FolderLock lock = FolderLock.take(folder);
        FileChannel channel = null;
        try {
            lock.clear();
            channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            Journal journal = new Journal(file, lock, channel, study, version);
            journal.begin(restart);
            return journal;
        } catch (IOException | RuntimeException e) {
            if (channel != null) {
                channel.close();
            }
            lock.close();
            throw e;
        }
    }

    /** Name of the study whose journal is in a folder; null if there is none that can be read. */
    public static @Nullable String owner(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            return null;
        }
        try (BufferedReader in = Files.newBufferedReader(file)) {
            String line = in.readLine();
            Head head = line == null ? null : JournalText.read(line.getBytes(StandardCharsets.UTF_8), Head.class);
            return head == null || !head.isWhole() ? null : head.study();
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    /**
     * What has changed since the rows in a folder were computed, so that they are of no use now; empty if nothing has, or if
     * there are none.
     */
    public static String changes(Path folder, String version, Study study) throws IOException {
        Path file = folder.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            return "";
        }
        Fingerprint now = study.mark().and("program", version);
        String[] changes = {""};
        boolean[] rows = {false};
        try (InputStream in = Files.newInputStream(file)) {
            JournalText.each(in, (at, text) -> {
                rows[0] = at > 0;
                Head then = rows[0] ? null : JournalText.read(text, Head.class);
                if (then != null && then.isWhole()) {
                    changes[0] = new Fingerprint(then.facts()).changesTo(now);
                }
                return !rows[0];
            });
        }
        return rows[0] ? changes[0] : "";
    }

    private void begin(boolean restart) throws IOException {
        long end = 0;
        if (!restart) {
            // not closed: that would close the journal
            end = JournalText.each(Channels.newInputStream(channel), (at, text) -> {
                if (at == 0) {
                    boolean ours = isOurs(text);
                    found = ours ? found : Found.OTHER;
                    return ours;
                }
                Row row = row(text);
                if (row != null) { // else it is a run to be done again
                    rows.put(row, at, text.length);
                    found = Found.ROWS;
                }
                return true;
            });
        }
        channel.truncate(end);
        channel.position(end);
        if (end == 0) {
            append(JournalText.line(head));
        }
    }

    private boolean isOurs(byte[] first) {
        Head then = JournalText.read(first, Head.class);
        if (then == null || !then.isWhole()) {
            return false;
        }
        changes = new Fingerprint(then.facts()).changesTo(new Fingerprint(head.facts()));
        return changes.isEmpty();
    }

    /** Null if the line cannot be a row of this study. */
    private @Nullable Row row(byte[] text) {
        Row row = JournalText.read(text, Row.class);
        return row != null && row.run() >= 1 && row.run() <= study.runs() && row.answers(tasks.apply(row.run()))
                ? row
                : null;
    }

    private long append(byte[] line) {
        ByteBuffer buffer = ByteBuffer.wrap(line);
        try {
            long at = channel.position();
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            return at;
        } catch (IOException e) {
            throw new UncheckedIOException(
                    new FileSystemException(file.toString(), null, String.valueOf(e.getMessage())));
        }
    }

    /** Keeps a row. Of a run that is there already a second row is not kept, unless the machine had given up the first. */
    public void add(Row row) {
        if (rows.has(row.run()) && !rows.is(RowMark.GIVEN_UP, row.run())) {
            return;
        }
        byte[] line = JournalText.line(row);
        rows.put(row, append(line), line.length - 1);
    }

    /**
     * Takes the rows of another folder that are not here yet, while somebody may be writing there.
     *
     * @return why there are none, if they are of another study; else empty
     */
    String take(Path folder) throws IOException {
        Path other = folder.resolve(FILE);
        String before = changes;
        boolean[] ours = {true};
        try (InputStream in = Files.newInputStream(other)) {
            JournalText.each(in, (at, text) -> {
                ours[0] &= at > 0 || isOurs(text);
                Row row = at == 0 || !ours[0] ? null : row(text);
                if (row != null && !(row.wasGivenUp() && has(row.run()))) {
                    add(row);
                }
                return ours[0];
            });
            return ours[0] ? "" : changes.isEmpty() ? "it is not the journal of a study" : changes;
        } finally {
            changes = before;
        }
    }

    /** Forgets rows that a machine has given up, so that these runs are done again. */
    void forgetGivenUp() {
        for (int run : rows.runs(RowMark.GIVEN_UP)) {
            rows.forget(run);
        }
    }

    public Found found() {
        return found;
    }

    /** Why rows that were found belong to another study; empty if that is not known. */
    public String changes() {
        return changes;
    }

    public boolean has(int run) {
        return rows.has(run);
    }

    /** The table of all rows so far. */
    Table table() {
        return new Table(study, file, rows);
    }

    @Override
    public void close() throws IOException {
        channel.close();
        lock.close();
    }
}
