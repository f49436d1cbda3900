package org.condyle.io.results;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32;
import org.condyle.simulate.Recorded;

/**
 * The rows of a recording for checkpoints: time and channels of each, big endian doubles, nothing else. Rows are only
 * ever appended. Data after the rows that a checkpoint counts are incomplete rows of a run that was killed.
 */
final class RowsFile implements AutoCloseable {
    private static final int BLOCK = 1 << 16; // bytes, about

    private final FileChannel channel;
    private final int width;
    private final CRC32 sum = new CRC32();
    private int rows;

    /** @param channels recorded beside the time */
    RowsFile(Path file, int channels, boolean create) throws IOException {
        width = 1 + channels;
        channel = create
                ? FileChannel.open(
                        file, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE)
                : FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    /** CRC-32 of all rows so far. */
    long sum() {
        return sum.getValue();
    }

    /** Adds the rows that are new. */
    void append(Recorded recorded) throws IOException {
        ByteBuffer block = block();
        while (rows < recorded.rows()) {
            long at = (long) rows * width * Double.BYTES;
            block.clear();
            for (; rows < recorded.rows() && block.hasRemaining(); rows++) {
                block.putDouble(recorded.time()[rows]);
                for (double[] column : recorded.columns()) {
                    block.putDouble(column[rows]);
                }
            }
            block.flip();
            sum.update(block.duplicate());
            while (block.hasRemaining()) {
                at += channel.write(block, at);
            }
        }
    }

    /** The first {@code count} rows; what stands behind them is cut off. None at all if there are not so many. */
    double[][] read(int count) throws IOException {
        if (channel.size() / ((long) width * Double.BYTES) < count) {
            return new double[0][];
        }
        double[][] columns = new double[width][count];
        ByteBuffer block = block();
        for (long at = 0; rows < count; ) {
            block.clear();
            block.limit((int) Math.min(block.capacity(), (long) (count - rows) * width * Double.BYTES));
            while (block.hasRemaining()) {
                int got = channel.read(block, at);
                if (got < 0) {
                    return new double[0][];
                }
                at += got;
            }
            block.flip();
            sum.update(block.duplicate());
            for (; block.hasRemaining(); rows++) {
                for (double[] column : columns) {
                    column[rows] = block.getDouble();
                }
            }
        }
        channel.truncate((long) count * width * Double.BYTES);
        return columns;
    }

    /** Room for whole rows. */
    private ByteBuffer block() {
        int row = width * Double.BYTES;
        return ByteBuffer.allocate(row * Math.max(1, BLOCK / row));
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
