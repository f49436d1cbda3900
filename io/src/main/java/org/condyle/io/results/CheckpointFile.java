package org.condyle.io.results;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.condyle.mechanics.State;
import org.condyle.simulate.Checkpoint;

/**
 * A checkpoint on disk: magic, format version, fingerprint, the arrays with their lengths, and a CRC-32 of it all; big
 * endian. The fingerprint is the caller's text for "the same run" (model, settings, program version): a checkpoint
 * goes on only with the run it was taken from.
 */
public final class CheckpointFile {
    private static final int MAGIC = 0x434e4443; // "CNDC"
    private static final int FORMAT = 3;

    private CheckpointFile() {}

    public static void write(Checkpoint c, String fingerprint, Path file) throws IOException {
        AtomicFile.write(file, raw -> {
            CheckedOutputStream checked = new CheckedOutputStream(raw, new CRC32());
            DataOutputStream out = new DataOutputStream(checked);
            out.writeInt(MAGIC);
            out.writeInt(FORMAT);
            byte[] text = fingerprint.getBytes(StandardCharsets.UTF_8);
            out.writeInt(text.length);
            out.write(text);
            State s = c.state();
            out.writeDouble(s.time);
            double[][] arrays = {s.q, s.v, s.z, s.memory, c.accounts(), c.stepper(), c.run(), c.recording(), c.film()};
            for (double[] array : arrays) {
                out.writeInt(array.length);
                for (double x : array) {
                    out.writeDouble(x);
                }
            }
            out.writeLong(checked.getChecksum().getValue());
            out.flush();
        });
    }

    /** Reads a checkpoint; refuses, and says why, what is not a whole checkpoint of the run with this fingerprint. */
    public static Checkpoint read(Path file, String fingerprint) throws IOException {
        try (CheckedInputStream checked = new CheckedInputStream(
                        new BufferedInputStream(Files.newInputStream(file), 1 << 16), new CRC32());
                DataInputStream in = new DataInputStream(checked)) {
            return new Source(file, in, checked, Files.size(file)).read(fingerprint);
        } catch (EOFException e) {
            throw new IOException(truncated(file), e);
        }
    }

    private static String truncated(Path file) {
        return "checkpoint '" + file + "' ends too early: it was cut or damaged; delete it to start from the beginning";
    }

    private record Source(Path file, DataInputStream in, CheckedInputStream checked, long size) {
        Checkpoint read(String fingerprint) throws IOException {
            if (size < 8 || in.readInt() != MAGIC) {
                throw new IOException("'" + file + "' is not a checkpoint of Condyle");
            }
            int format = in.readInt();
            if (format != FORMAT) {
                throw new IOException("checkpoint '" + file + "' has format " + format + ", this program reads "
                        + FORMAT + "; go on with the program that wrote it, or delete it to start from the beginning");
            }
            byte[] text = in.readNBytes(length(1));
            String found = new String(text, StandardCharsets.UTF_8);
            if (!found.equals(fingerprint)) {
                throw new IOException("checkpoint '" + file + "' belongs to another run: it says '" + found
                        + "', this run is '" + fingerprint + "'; delete it to start from the beginning");
            }
            double time = in.readDouble();
            double[] q = array(), v = array(), z = array(), memory = array();
            State s = new State(q.length, v.length, z.length, memory.length);
            s.time = time;
            System.arraycopy(q, 0, s.q, 0, q.length);
            System.arraycopy(v, 0, s.v, 0, v.length);
            System.arraycopy(z, 0, s.z, 0, z.length);
            System.arraycopy(memory, 0, s.memory, 0, memory.length);
            Checkpoint c = new Checkpoint(s, array(), array(), array(), array(), array());
            long sum = checked.getChecksum().getValue();
            if (in.readLong() != sum || in.read() >= 0) {
                throw new IOException("checkpoint '" + file
                        + "' is damaged: its check sum differs; delete it to start from the beginning");
            }
            return c;
        }

        private double[] array() throws IOException {
            double[] array = new double[length(Double.BYTES)];
            for (int i = 0; i < array.length; i++) {
                array[i] = in.readDouble();
            }
            return array;
        }

        /** A length is believed only if the file could hold that much: a damaged one must not eat the memory. */
        private int length(int bytesEach) throws IOException {
            int n = in.readInt();
            if (n < 0 || (long) n * bytesEach > size) {
                throw new IOException(truncated(file));
            }
            return n;
        }
    }
}
