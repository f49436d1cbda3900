package org.condyle.study;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.condyle.io.document.Fingerprint;
import org.condyle.io.results.FolderLock;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Rows on disk, {@code journal.jsonl}: a first line that tells to which study they belong, then one line a finished
 * run, handed to the operating system at once. However the process ends, the rows that were reported are in the file; a
 * last line that was cut in the middle is cut off, and a row that cannot be one of this study is a run to be done
 * again. Its folder is locked while it is open: two processes cannot work in one folder.
 */
public final class Journal implements AutoCloseable {
    public static final String FILE = "journal.jsonl";

    private static final String FORMAT = "condyle study 2";

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .build();

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
    private final Map<Integer, Task> tasks = new HashMap<>();
    private final Map<Integer, Row> rows = new TreeMap<>();
    private Found found = Found.NOTHING;
    private String changes = "";

    private Journal(Path file, FolderLock lock, FileChannel channel, Study study) {
        this.file = file;
        this.lock = lock;
        this.channel = channel;
        study.tasks().forEach(t -> tasks.put(t.run(), t));
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
            Journal journal = new Journal(file, lock, channel, study);
            Map<String, String> facts = study.mark().and("program", version).facts();
            journal.begin(new Head(FORMAT, study.name(), facts), restart);
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
            Head head = line == null ? null : read(line, Head.class);
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
        try (BufferedReader in = Files.newBufferedReader(file)) {
            String line = in.readLine();
            Head then = line == null ? null : read(line, Head.class);
            return then == null || !then.isWhole() || in.readLine() == null
                    ? ""
                    : new Fingerprint(then.facts()).changesTo(study.mark().and("program", version));
        } catch (CharacterCodingException e) {
            return "";
        }
    }

    private void begin(Head head, boolean restart) throws IOException {
        byte[] bytes = new byte[Math.toIntExact(channel.size())];
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining() && channel.read(buffer) >= 0) {
            // until all is read
        }
        int at = 0, lines = 0;
        boolean ours = !restart;
        for (int end = next(bytes, at); ours && end >= 0; at = end + 1, end = next(bytes, at)) {
            String line = new String(bytes, at, end - at, StandardCharsets.UTF_8);
            if (lines++ == 0) {
                ours = isOurs(read(line, Head.class), head);
                if (!ours) {
                    found = Found.OTHER;
                    break;
                }
            } else {
                Row row = read(line, Row.class);
                Task task = row == null ? null : tasks.get(row.run());
                if (row != null && task != null && row.answers(task)) { // else it is a run to be done again
                    rows.put(row.run(), row);
                    found = Found.ROWS;
                }
            }
        }
        channel.truncate(ours ? at : 0);
        channel.position(channel.size());
        if (channel.size() == 0) {
            append(head);
        }
    }

    private boolean isOurs(@Nullable Head then, Head now) {
        if (then == null || !then.isWhole()) {
            return false;
        }
        changes = new Fingerprint(then.facts()).changesTo(new Fingerprint(now.facts()));
        return changes.isEmpty();
    }

    private static int next(byte[] bytes, int from) {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    private static <T> @Nullable T read(String line, Class<T> type) {
        try {
            return JSON.readValue(line, type);
        } catch (JacksonException e) {
            return null;
        }
    }

    private void append(Object what) {
        ByteBuffer line = ByteBuffer.wrap((JSON.writeValueAsString(what) + "\n").getBytes(StandardCharsets.UTF_8));
        try {
            while (line.hasRemaining()) {
                channel.write(line);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    new FileSystemException(file.toString(), null, String.valueOf(e.getMessage())));
        }
    }

    /** Keeps a row. */
    public void add(Row row) {
        append(row);
        rows.put(row.run(), row);
    }

    public Found found() {
        return found;
    }

    /** Why rows that were found belong to another study; empty if that is not known. */
    public String changes() {
        return changes;
    }

    /** All rows so far by number of the run. */
    public Map<Integer, Row> rows() {
        return rows;
    }

    @Override
    public void close() throws IOException {
        channel.close();
        lock.close();
    }
}
