package org.condyle.io.lookup;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ref.Cleaner;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicLong;
import org.condyle.geometry.freeform.LookupTable;

/**
 * A lookup table in a file of equal records, of which each thread keeps a window in memory. A record has the four nodes of a
 * 2 × 2 block, (2a, 2b), (2a, 2b+1), (2a+1, 2b), (2a+1, 2b+1): 4 · 14 · 8 = 448 bytes, little-endian doubles, without a header.
 * Records run along v first. If the number of rows or columns is odd, the last records repeat their last nodes.
 *
 * <p>A window is a block of records centred on that of the current cell; it is read again when the cell leaves it. What is read
 * is what the file has, so that results do not depend on the window, nor on what was asked before.
 */
public final class DirectAccessTable implements LookupTable {
    /** Bytes of a record. */
    public static final int RECORD = 4 * WIDTH * Double.BYTES;

    private static final Cleaner CLEANER = Cleaner.create();

    private final Path file;
    private final int rows;
    private final int columns;
    private final int window;
    private final AtomicLong loads = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();

    /**
     * Opens a file.
     *
     * @param window records along u and v that each thread keeps, an odd number from 3
     */
    public DirectAccessTable(Path file, int rows, int columns, int window) {
        if (rows < 2 || columns < 2) {
            throw new IllegalArgumentException(
                    "a lookup table needs 2 x 2 points or more, has " + rows + " x " + columns);
        }
        if (window < 3 || window % 2 == 0) {
            throw new IllegalArgumentException("a window needs an odd number of records from 3, has " + window);
        }
        this.file = file;
        this.rows = rows;
        this.columns = columns;
        this.window = window;
        try {
            String wrong = wrongSize(Files.size(file), rows, columns);
            if (!wrong.isEmpty()) {
                throw new IllegalArgumentException(wrong);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is wrong with the size of a file; empty if it is right. */
    static String wrongSize(long size, int rows, int columns) {
        long records = (long) blocks(rows) * blocks(columns);
        if (size == records * RECORD) {
            return "";
        }
        return "the file has " + size + " bytes"
                + (size % RECORD == 0 ? ", " + size / RECORD + " records" : ", which is not a whole number of records")
                + "; " + rows + " x " + columns + " points need " + records + " records of " + RECORD + " bytes";
    }

    /** A table of a file of its own, which is deleted with it. */
    public static DirectAccessTable temporary(LookupTable other, int window) throws IOException {
        Path file = temporaryFile();
        write(file, other);
        return owning(file, other.rows(), other.columns(), window);
    }

    static Path temporaryFile() throws IOException {
        Path file = Files.createTempFile("condyle-table-", ".bin");
        file.toFile().deleteOnExit();
        return file;
    }

    static DirectAccessTable owning(Path file, int rows, int columns, int window) {
        DirectAccessTable table = new DirectAccessTable(file, rows, columns, window);
        CLEANER.register(table, () -> file.toFile().delete());
        return table;
    }

    /** Writes all rows of a table, record by record. */
    public static void write(Path file, LookupTable table) throws IOException {
        int rows = table.rows(), columns = table.columns();
        Cells cells = table.cells();
        double[] corners = new double[4 * WIDTH];
        ByteBuffer record = ByteBuffer.allocate(RECORD).order(ByteOrder.LITTLE_ENDIAN);
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
            for (int i = 0; i < rows; i += 2) {
                for (int j = 0; j < columns; j += 2) {
                    int row = Math.min(i, rows - 2), column = Math.min(j, columns - 2);
                    cells.read(row, column, corners);
                    record.clear();
                    for (int k = 0; k < 4; k++) {
                        int r = Math.min(i + k / 2, rows - 1) - row, c = Math.min(j + k % 2, columns - 1) - column;
                        for (int n = 0; n < WIDTH; n++) {
                            record.putDouble(corners[(2 * r + c) * WIDTH + n]);
                        }
                    }
                    out.write(record.array());
                }
            }
        }
    }

    static int blocks(int nodes) {
        return (nodes + 1) / 2;
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public Cells cells() {
        try {
            FileChannel channel =
                    FileChannel.open(file, StandardOpenOption.READ); // closed with its window, when that is garbage
            return new RecordWindow(this, channel, blocks(rows), blocks(columns), window);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Called for each window that was read. */
    void loaded(long size) {
        loads.incrementAndGet();
        bytes.addAndGet(size);
    }

    /** How often a window was read, by all threads together. */
    public long loads() {
        return loads.get();
    }

    /** How much was read into windows, by all threads together. */
    @Override
    public long bytesRead() {
        return bytes.get();
    }

    /** Memory of one window. */
    @Override
    public long memoryBytes() {
        return (long) Math.min(window, blocks(rows)) * Math.min(window, blocks(columns)) * RECORD;
    }

    /** Size of the file [bytes]. */
    public long fileBytes() {
        return (long) blocks(rows) * blocks(columns) * RECORD;
    }

    /** All nodes from the first record to the last, a row of records at a time. */
    @Override
    public void each(Visitor visitor) {
        int across = blocks(columns);
        ByteBuffer buffer = ByteBuffer.allocate(across * RECORD).order(ByteOrder.LITTLE_ENDIAN);
        double[] line = new double[4 * WIDTH * across];
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            for (int a = 0; a < blocks(rows); a++) {
                RecordWindow.fill(channel, buffer.clear(), (long) a * across * RECORD);
                buffer.flip().asDoubleBuffer().get(line);
                for (int k = 0; k < 4 * across; k++) {
                    int i = 2 * a + k % 4 / 2, j = 2 * (k / 4) + k % 2;
                    if (i < rows && j < columns) {
                        visitor.node(i, j, line, WIDTH * k);
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        int u = Math.min(window, blocks(rows)), v = Math.min(window, blocks(columns));
        return rows + " x " + columns + " points in a file of " + fileBytes() + " bytes; window of " + u + " x " + v
                + " records, " + memoryBytes() + " bytes, read " + loads() + " times, " + bytesRead() + " bytes";
    }
}
