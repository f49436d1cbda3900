package org.condyle.io.lookup;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.channels.FileChannel;
import org.condyle.geometry.freeform.LookupTable;

/** The records of one thread about its current cell. */
final class RecordWindow implements LookupTable.Cells {
    private static final int WIDTH = LookupTable.WIDTH;

    private final DirectAccessTable table;
    private final FileChannel channel;
    private final int blocksU;
    private final int blocksV;
    private final int sizeU; // of the window, in records
    private final int sizeV;
    private final ByteBuffer buffer;
    private final DoubleBuffer doubles;
    private final double[] block;
    private int firstU = -1; // first record of the window; nothing is read before the first question
    private int firstV = -1;

    RecordWindow(DirectAccessTable table, FileChannel channel, int blocksU, int blocksV, int window) {
        this.table = table;
        this.channel = channel;
        this.blocksU = blocksU;
        this.blocksV = blocksV;
        sizeU = Math.min(window, blocksU);
        sizeV = Math.min(window, blocksV);
        buffer = ByteBuffer.allocateDirect(sizeU * sizeV * DirectAccessTable.RECORD)
                .order(ByteOrder.LITTLE_ENDIAN);
        doubles = buffer.asDoubleBuffer();
        block = new double[sizeU * sizeV * 4 * WIDTH];
    }

    @Override
    public void read(int i, int j, double[] out) {
        int u = i >> 1, v = j >> 1; // the record of the first corner
        boolean inside = firstU >= 0
                && u >= firstU
                && v >= firstV
                && (i + 1) >> 1 < firstU + sizeU
                && (j + 1) >> 1 < firstV + sizeV;
        if (!inside) {
            load(
                    Math.max(0, Math.min(u - sizeU / 2, blocksU - sizeU)),
                    Math.max(0, Math.min(v - sizeV / 2, blocksV - sizeV)));
        }
        for (int k = 0; k < 4; k++) {
            int row = i + (k >> 1), column = j + (k & 1);
            int record = ((row >> 1) - firstU) * sizeV + (column >> 1) - firstV;
            System.arraycopy(block, (4 * record + 2 * (row & 1) + (column & 1)) * WIDTH, out, k * WIDTH, WIDTH);
        }
    }

    private void load(int fromU, int fromV) {
        firstU = -1;
        int line = sizeV * DirectAccessTable.RECORD;
        try {
            for (int a = 0; a < sizeU; a++) {
                buffer.limit((a + 1) * line).position(a * line);
                fill(channel, buffer, ((long) (fromU + a) * blocksV + fromV) * DirectAccessTable.RECORD);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the lookup table can no longer be read", e);
        }
        doubles.position(0);
        doubles.get(block);
        table.loaded((long) sizeU * line);
        firstU = fromU;
        firstV = fromV;
    }

    /** Reads until the buffer is full. */
    static void fill(FileChannel channel, ByteBuffer buffer, long from) throws IOException {
        long at = from;
        while (buffer.hasRemaining()) {
            int n = channel.read(buffer, at);
            if (n < 0) {
                throw new EOFException("the lookup table ends early");
            }
            at += n;
        }
    }
}
