package org.condyle.io.lookup;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.condyle.geometry.freeform.LookupTable;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.freeform.SampledSurface;
import org.condyle.geometry.freeform.SpherePatch;
import org.condyle.geometry.freeform.SurfaceSampler;
import org.condyle.geometry.freeform.WholeTable;
import org.condyle.io.document.DocumentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables in a file behind a window: what they answer is what the whole table answers. */
class DirectAccessTableTest {
    private static final double[] NONE = {Double.NaN, Double.NaN};
    private static final ParametricShape BALL = new ParametricShape(SpherePatch.below(0.1));

    @TempDir
    private Path folder;

    private DirectAccessTable file(int rows, int columns, int window) throws IOException {
        Path file = folder.resolve(rows + "x" + columns + ".bin");
        DirectAccessTable.write(file, new SurfaceSampler(BALL, rows, columns));
        return new DirectAccessTable(file, rows, columns, window);
    }

    @Test
    void aRecordHasFourPointsOfFourteenValues() throws IOException {
        DirectAccessTable table = file(10, 10, 3);
        assertEquals(448, DirectAccessTable.RECORD);
        assertEquals(25 * 448, table.fileBytes()); // 100 points make 25 records
        ByteBuffer bytes =
                ByteBuffer.wrap(Files.readAllBytes(folder.resolve("10x10.bin"))).order(ByteOrder.LITTLE_ENDIAN);
        assertEquals(25 * 448, bytes.limit());
        // record 7 of the file is block (1, 2): its third point is node (3, 4)
        int at = 7 * 448 + 2 * 14 * 8;
        assertEquals(3 / 9.0, bytes.getDouble(at), 1e-15);
        assertEquals(4 / 9.0, bytes.getDouble(at + 8), 1e-15);
        double[] corners = new double[56];
        new SurfaceSampler(BALL, 10, 10).cells().read(3, 4, corners);
        for (int k = 0; k < 14; k++) {
            assertEquals(corners[k], bytes.getDouble(at + 8 * k), 0);
        }
    }

    @Test
    void everyCellAndEveryNodeIsThatOfTheWholeTable() throws IOException {
        for (int[] size : new int[][] {{10, 10}, {9, 12}, {33, 31}, {2, 2}, {3, 3}}) {
            WholeTable whole = WholeTable.copyOf(new SurfaceSampler(BALL, size[0], size[1]));
            double[] a = new double[56], b = new double[56];
            for (int window : new int[] {3, 5, 11, 1001}) {
                DirectAccessTable table = file(size[0], size[1], window);
                LookupTable.Cells there = table.cells(), here = whole.cells();
                Random random = new Random(window);
                for (int k = 0; k < 2000; k++) {
                    int i = random.nextInt(size[0] - 1), j = random.nextInt(size[1] - 1);
                    there.read(i, j, a);
                    here.read(i, j, b);
                    assertArrayEquals(b, a, 0);
                }
                WholeTable back = WholeTable.copyOf(table);
                for (int i = 0; i + 1 < size[0]; i++) {
                    for (int j = 0; j + 1 < size[1]; j++) {
                        back.cells().read(i, j, a);
                        here.read(i, j, b);
                        assertArrayEquals(b, a, 0);
                    }
                }
                if (window == 1001) {
                    assertEquals(1, table.loads(), "the window holds all");
                    assertEquals(table.fileBytes(), table.bytesRead());
                }
            }
        }
    }

    /** The window is read again when the cell leaves it, not before. */
    @Test
    void aWindowIsCentredAndReadWhenTheCellLeavesIt() throws IOException {
        DirectAccessTable table = file(101, 101, 5);
        LookupTable.Cells cells = table.cells();
        double[] out = new double[56];
        assertEquals(0, table.loads());
        cells.read(50, 50, out); // record 25: the window holds 23 to 27, nodes 46 to 55
        for (int i = 46; i < 55; i++) {
            cells.read(i, 50, out);
            cells.read(50, i, out);
        }
        assertEquals(1, table.loads());
        assertEquals(25 * 448, table.bytesRead());
        assertEquals(25 * 448, table.memoryBytes());
        cells.read(55, 50, out); // its far corners are outside
        assertEquals(2, table.loads());
        assertTrue(
                table.toString().contains("window of 5 x 5 records, 11200 bytes, read 2 times, 22400 bytes"),
                table.toString());
    }

    @Test
    void nearestPointsAreTheSameToTheLastBit() throws Exception {
        int n = 333;
        SampledSurface whole = new SampledSurface(BALL, n, n);
        double[][] points = new double[400][];
        double[][] wanted = new double[400][];
        Random random = new Random(1);
        for (int k = 0; k < points.length; k++) {
            points[k] = new double[] {
                0.05 * random.nextGaussian(), 0.05 * random.nextGaussian(), -0.1 + 0.02 * random.nextGaussian()
            };
            wanted[k] = ask(whole, points[k]);
        }
        for (int window : new int[] {3, 5, 11}) {
            SampledSurface windowed = new SampledSurface(file(n, n, window), BALL);
            // four threads at once, each in its own order
            ExecutorService pool = Executors.newFixedThreadPool(4);
            try {
                List<Future<?>> done = new ArrayList<>();
                for (int t = 0; t < 4; t++) {
                    int step = new int[] {1, 3, 7, 9}[t];
                    done.add(pool.submit(() -> {
                        for (int k = 0; k < points.length; k++) {
                            int p = k * step % points.length;
                            assertArrayEquals(wanted[p], ask(windowed, points[p]), 0);
                        }
                    }));
                }
                for (Future<?> f : done) {
                    f.get();
                }
            } finally {
                pool.shutdown();
            }
        }
    }

    private static double[] ask(SampledSurface s, double[] x) {
        double[] out = new double[15];
        out[8] = s.project(x[0], x[1], x[2], NONE, 0, out);
        double[] k = new double[6];
        s.curvature(out[0], out[1], out[2], k);
        System.arraycopy(k, 0, out, 9, 6);
        return out;
    }

    @Test
    void readingAWindowAllocatesNothing() throws IOException {
        LookupTable.Cells cells = file(333, 333, 5).cells();
        double[] out = new double[56];
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = 0;
        for (int round = 0; round < 2; round++) { // the first warms up
            before = threads.getCurrentThreadAllocatedBytes();
            for (int k = 0; k < 20_000; k++) {
                cells.read(k * 37 % 332, k * 91 % 332, out);
            }
        }
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(bytes < 2000, "20000 windows allocated " + bytes + " bytes");
    }

    private LookupTable open(Path file, int rows, int columns, int window) {
        return TableFile.open(
                "ball.bin",
                rows,
                columns,
                window,
                to -> Files.copy(file, to, java.nio.file.StandardCopyOption.REPLACE_EXISTING));
    }

    private String refused(byte[] bytes, int rows, int columns) throws IOException {
        Path file = Files.write(folder.resolve("broken.bin"), bytes);
        return assertThrows(DocumentException.class, () -> open(file, rows, columns, 5))
                .getMessage();
    }

    @Test
    void brokenFilesAreRefusedWithTheirRecord() throws IOException {
        file(10, 9, 3);
        byte[] good = Files.readAllBytes(folder.resolve("10x9.bin"));
        assertEquals(10, open(folder.resolve("10x9.bin"), 10, 9, 5).rows());
        assertEquals(9, open(folder.resolve("10x9.bin"), 10, 9, 0).columns());
        String told = refused(java.util.Arrays.copyOf(good, good.length - 448), 10, 9);
        assertTrue(
                told.contains(
                        "ball.bin: the file has 10752 bytes, 24 records; 10 x 9 points need 25 records of 448 bytes"),
                told);
        told = refused(java.util.Arrays.copyOf(good, good.length - 1), 10, 9);
        assertTrue(told.contains("11199 bytes, which is not a whole number of records"), told);
        ByteBuffer bad = ByteBuffer.wrap(good.clone()).order(ByteOrder.LITTLE_ENDIAN);
        bad.putDouble(7 * 448 + 14 * 8 + 5 * 8, Double.NaN); // block (1, 2), second point, nx
        told = refused(bad.array(), 10, 9);
        assertTrue(told.contains("ball.bin: nx: in record 8, point 2: NaN is not a finite number"), told);
        bad = ByteBuffer.wrap(good.clone()).order(ByteOrder.LITTLE_ENDIAN);
        bad.putDouble(7 * 448 + 2 * 8 + 3 * 8, 3.0); // its normal
        told = refused(bad.array(), 10, 9);
        assertTrue(told.contains("ball.bin: n: in record 8, point 1: must be a unit vector, has the length 3."), told);
        bad = ByteBuffer.wrap(good.clone()).order(ByteOrder.LITTLE_ENDIAN);
        bad.putDouble(7 * 448, 0.9); // u of one node only
        told = refused(bad.array(), 10, 9);
        assertTrue(
                told.contains(
                        "u: in record 8, point 1: 0.9 is not the 0.2222222222222222 of the other points of row 3 of the net, which must be rectangular"),
                told);
        // the right number of records for other numbers of points: 9 x 10 has the records of 10 x 9 in another order
        file(12, 6, 3);
        told = refused(Files.readAllBytes(folder.resolve("12x6.bin")), 6, 12);
        assertTrue(told.contains("of the net, which must be rectangular"), told);
        assertThrows(IllegalArgumentException.class, () -> file(10, 10, 4));
    }
}
