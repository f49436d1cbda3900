package org.condyle.study;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Rows on disk, {@code journal.jsonl}: a first line that tells to which study they belong, then one line a finished run,
 * handed to the operating system at once. Whatever ends the process, the rows that were told are there; a last line that
 * was cut in the middle is cut off. Locked while it is open: two processes cannot work in one folder.
 */
public final class Journal implements AutoCloseable {
    public static final String FILE = "journal.jsonl";

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .build();

    /** What was found when the journal was opened. */
    public enum Found {
        NOTHING,
        /** Rows of this very study. */
        ROWS,
        /** Rows of another study, model or version; they are gone now. */
        OTHER
    }

    private record Head(String journal, String version, String mark) {}

    private final FileChannel channel;
    private final Map<Integer, Row> rows = new TreeMap<>();
    private Found found = Found.NOTHING;

    private Journal(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Opens the journal of a folder, which must exist.
     *
     * @param mark    fingerprint of the study
     * @param restart forget what is there
     */
    public static Journal open(Path folder, String version, String mark, boolean restart) throws IOException {
        Path file = folder.resolve(FILE);
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        Journal journal = new Journal(channel);
        try {
            if (lock(channel) == null) {
                throw new BusyException(folder);
            }
            journal.begin(new Head("condyle study 1", version, mark), restart);
            return journal;
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    /** Somebody else works in the folder. */
    public static final class BusyException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        BusyException(Path folder) {
            super("another condyle is working in " + folder + "; wait for it, or give another folder with --out");
        }
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null; // held by this very process
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
                ours = head.equals(read(line, Head.class));
                found = ours ? Found.NOTHING : Found.OTHER;
                if (!ours) {
                    break;
                }
            } else {
                Row row = read(line, Row.class);
                if (row != null) { // a line that cannot be read is a run to be done again
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
            throw new UncheckedIOException(e);
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

    /** All rows so far by number of the run. */
    public Map<Integer, Row> rows() {
        return rows;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
