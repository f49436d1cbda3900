package org.condyle.io.mesh;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Binary arrays of a VTK XML file: a header and then the numbers, or with a compressor a header and then blocks of
 * zlib. Header without compression: bytes of data. With it: number of blocks, bytes of a full block, bytes of the last
 * one if it is not full, then the compressed bytes of each.
 */
final class VtkDecoder {
    /** A file may unfold to so many times its size, but not to more than the ceiling. */
    private static final long MOST_TIMES = 64;

    private static final long FLOOR = 1L << 20;
    private static final long CEILING = 512L << 20;

    private final ByteOrder order;
    private final VtkType header;
    private final String compressor;
    private long budget;

    VtkDecoder(ByteOrder order, VtkType header, String compressor, int fileBytes) {
        this.order = order;
        this.header = header;
        this.compressor = compressor;
        budget = FLOOR + Math.max(Math.min(MOST_TIMES * fileBytes, CEILING), 2L * fileBytes);
    }

    /** An error of one array, without its name. */
    static final class BrokenException extends Exception {
        private static final long serialVersionUID = 1L;

        BrokenException(String message) {
            super(message);
        }
    }

    /** The numbers at the start of {@code in}, whose {@code available} bounds what is there. */
    double[] read(InputStream in, VtkType type) throws BrokenException {
        try {
            byte[] data = compressor.isEmpty() ? plain(in, type) : inflated(in, type);
            ByteBuffer numbers = ByteBuffer.wrap(data).order(order);
            double[] out = new double[data.length / type.size];
            for (int i = 0; i < out.length; i++) {
                out[i] = type.get(numbers);
            }
            return out;
        } catch (IOException e) {
            throw new BrokenException("cannot be read: " + e.getMessage());
        }
    }

    private byte[] plain(InputStream in, VtkType type) throws IOException, BrokenException {
        long length = size(in);
        spend(length, type);
        return take(in, length);
    }

    private byte[] inflated(InputStream in, VtkType type) throws IOException, BrokenException {
        if (!compressor.equals("vtkZLibDataCompressor")) {
            throw new BrokenException("is compressed by " + compressor
                    + ", but only vtkZLibDataCompressor is supported; save the file uncompressed");
        }
        long blocks = size(in);
        if (blocks > in.available() / header.size) {
            throw new BrokenException("tells " + blocks + " compressed blocks, more than the file can contain");
        }
        long full = size(in);
        long rest = size(in);
        if (rest > full || (blocks > 0 && full > budget / blocks)) {
            throw tooLarge(blocks + " blocks of " + full + " bytes");
        }
        long length = blocks * full - (blocks > 0 && rest > 0 ? full - rest : 0);
        long[] sizes = new long[(int) blocks];
        long packed = 0;
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = size(in);
            packed += Math.min(sizes[i], Integer.MAX_VALUE);
        }
        if (packed > in.available()) {
            throw cutOff(packed, in.available());
        }
        spend(length, type);
        byte[] out = new byte[(int) length];
        Inflater inflater = new Inflater();
        try {
            for (int i = 0; i < sizes.length; i++) {
                int from = (int) (i * full);
                inflate(inflater, take(in, sizes[i]), out, from, (int) Math.min(full, length - from));
            }
        } finally {
            inflater.end();
        }
        return out;
    }

    private static void inflate(Inflater inflater, byte[] packed, byte[] out, int from, int length)
            throws BrokenException {
        inflater.reset();
        inflater.setInput(packed);
        int n = 0;
        try {
            int more = -1;
            while (n < length && more != 0) {
                more = inflater.inflate(out, from + n, length - n);
                n += more;
            }
            if (n < length) {
                throw new BrokenException(
                        "has a block of " + n + " bytes instead of " + length + "; the file is damaged");
            }
            // The checksum is compared when the end of the block is reached, one call later.
            if (!inflater.finished() && (inflater.inflate(new byte[1]) > 0 || !inflater.finished())) {
                throw new BrokenException("has a block that does not end where it should; the file is damaged");
            }
        } catch (DataFormatException e) {
            throw new BrokenException("has a block that is not zlib data; the file is damaged");
        }
    }

    /** An entry of the header. */
    private long size(InputStream in) throws IOException, BrokenException {
        ByteBuffer entry = ByteBuffer.wrap(take(in, header.size)).order(order);
        long value = header == VtkType.UInt64 ? entry.getLong() : entry.getInt() & 0xFFFFFFFFL;
        if (value < 0) {
            throw new BrokenException("has a header that is too large; are byte_order and header_type right?");
        }
        return value;
    }

    private static byte[] take(InputStream in, long length) throws IOException, BrokenException {
        if (length > in.available()) {
            throw cutOff(length, in.available());
        }
        byte[] out = new byte[(int) length];
        int n = in.readNBytes(out, 0, out.length);
        if (n < length) {
            throw cutOff(length, n);
        }
        return out;
    }

    /** Arrays may lie about their size, unfold, or all stand at the same place: together they have a budget. */
    private void spend(long length, VtkType type) throws BrokenException {
        if (length % type.size != 0) {
            throw new BrokenException(
                    "has " + length + " bytes, which are not whole numbers of " + type.size + " bytes");
        }
        long cost = length / type.size * Double.BYTES;
        if (length > Integer.MAX_VALUE - 8 || cost > budget) {
            throw tooLarge(length + " bytes");
        }
        budget -= cost;
    }

    private static BrokenException cutOff(long wanted, long found) {
        return new BrokenException("needs " + wanted + " bytes and there are " + found
                + "; the file is cut off, or its byte_order or header_type is wrong");
    }

    private static BrokenException tooLarge(String what) {
        return new BrokenException("would expand to " + what
                + ", too much for a file of this size; it is damaged, or save it uncompressed");
    }
}
