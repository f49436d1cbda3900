package org.condyle.io.results;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.condyle.io.document.Fingerprint;
import org.condyle.mechanics.State;
import org.condyle.simulate.Checkpoint;
import org.condyle.simulate.Recorded;

/**
 * The part of a checkpoint that each one writes anew: magic, format version, fingerprint of the run, where its rows
 * are, the arrays with their lengths, and a CRC-32 of it all; big endian. It is small, or at least bounded: the
 * recording, which grows with the run, is in a file of its own, {@link RowsFile}.
 */
final class CheckpointFile {
    private static final int MAGIC = 0x434e4443; // "CNDC"
    private static final int FORMAT = 8;

    /** A checkpoint, of which the rows are still to be read. */
    record Found(Fingerprint fingerprint, String rowsFile, int rows, int channels, long rowsSum, Checkpoint rest) {}

    private CheckpointFile() {}

    static void write(Path file, Fingerprint fingerprint, Checkpoint c, String rowsFile, long rowsSum)
            throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(MAGIC);
        out.writeInt(FORMAT);
        out.writeInt(fingerprint.facts().size());
        for (Map.Entry<String, String> fact : fingerprint.facts().entrySet()) {
            text(fact.getKey(), out);
            text(fact.getValue(), out);
        }
        text(rowsFile, out);
        out.writeInt(c.recording().rows());
        out.writeInt(c.recording().columns().length);
        out.writeLong(rowsSum);
        State s = c.state();
        out.writeDouble(s.time);
        for (double[] array : new double[][] {s.q, s.v, s.z, s.memory, c.memory()}) {
            out.writeInt(array.length);
            ByteBuffer block = ByteBuffer.allocate(Double.BYTES * array.length);
            block.asDoubleBuffer().put(array);
            out.write(block.array());
        }
        CRC32 sum = new CRC32();
        byte[] body = bytes.toByteArray();
        sum.update(body);
        AtomicFile.write(file, raw -> {
            raw.write(body);
            raw.write(ByteBuffer.allocate(Long.BYTES).putLong(sum.getValue()).array());
        });
    }

    private static void text(String text, DataOutputStream out) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /** Reads what {@link #write} wrote; refuses, and says why, what is not whole. */
    static Found read(Path file) throws IOException {
        ByteBuffer in = ByteBuffer.wrap(Files.readAllBytes(file));
        if (in.remaining() < 8 || in.getInt() != MAGIC) {
            throw new IOException("'" + file + "' is not a checkpoint of Condyle");
        }
        int format = in.getInt();
        if (format != FORMAT) {
            throw new IOException("checkpoint '" + file + "' has format " + format + ", this program reads " + FORMAT
                    + "; continue with the program that wrote it, or delete it to start from the beginning");
        }
        CRC32 sum = new CRC32();
        int end = in.limit() - Long.BYTES;
        sum.update(in.array(), 0, Math.max(0, end));
        if (end < in.position() || in.getLong(end) != sum.getValue()) {
            throw damaged(file);
        }
        try {
            return found(in.limit(end));
        } catch (BufferUnderflowException | IllegalArgumentException e) {
            throw damaged(file);
        }
    }

    static IOException damaged(Path file) {
        return new IOException(
                "checkpoint '" + file + "' is damaged or was cut; start from the beginning, without --resume");
    }

    private static Found found(ByteBuffer in) {
        Map<String, String> facts = new TreeMap<>();
        for (int left = in.getInt(); left > 0; left--) {
            facts.put(text(in), text(in));
        }
        String rowsFile = text(in);
        int rows = in.getInt(), channels = in.getInt();
        long sum = in.getLong();
        double time = in.getDouble();
        double[] q = array(in), v = array(in), z = array(in), memory = array(in);
        State s = new State(q.length, v.length, z.length, memory.length);
        s.time = time;
        System.arraycopy(q, 0, s.q, 0, q.length);
        System.arraycopy(v, 0, s.v, 0, v.length);
        System.arraycopy(z, 0, s.z, 0, z.length);
        System.arraycopy(memory, 0, s.memory, 0, memory.length);
        double[] rest = array(in);
        if (rows < 0 || channels < 0 || in.hasRemaining()) {
            throw new IllegalArgumentException();
        }
        Recorded none = new Recorded(0, new double[0], new double[0][]);
        return new Found(new Fingerprint(facts), rowsFile, rows, channels, sum, new Checkpoint(s, rest, none));
    }

    private static String text(ByteBuffer in) {
        byte[] bytes = new byte[length(in, 1)];
        in.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static double[] array(ByteBuffer in) {
        double[] array = new double[length(in, Double.BYTES)];
        in.asDoubleBuffer().get(array);
        in.position(in.position() + Double.BYTES * array.length);
        return array;
    }

    /** A length is accepted only if the file is that long: a damaged file must not exhaust the memory. */
    private static int length(ByteBuffer in, int bytesEach) {
        int n = in.getInt();
        if (n < 0 || (long) n * bytesEach > in.remaining()) {
            throw new BufferUnderflowException();
        }
        return n;
    }
}
