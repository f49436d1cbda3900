package org.condyle.io.data;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.condyle.io.document.DocumentException;
import org.junit.jupiter.api.Test;

/** Tables with gaps, with cells of several numbers and with other things that real files have. */
class MeasuredTablesTest {
    private static final double NAN = Double.NaN;

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String trc(String keys, String values, String names, String rows) {
        return "PathFileType\t4\t(X/Y/Z)\ta.trc\n" + keys + "\n" + values + "\n" + names + "\n" + rows;
    }

    private static final String KEYS =
            "DataRate\tCameraRate\tNumFrames\tNumMarkers\tUnits\tOrigDataRate\tOrigDataStartFrame" + "\tOrigNumFrames";
    private static final String VALUES = "100\t100\t2\t2\tmm\t100\t1\t2";
    private static final String NAMES = "Frame#\tTime\tA\t\t\tB\t\t";
    private static final String ROWS = "1\t0\t1\t2\t3\t4\t5\t6\n2\t0.01\t1\t2\t3\t4\t5\t6\n";

    private static MarkerTable markers(String text) {
        return MarkerTable.read("a.trc", utf8(text));
    }

    private static String message(String text) {
        return assertThrows(DocumentException.class, () -> markers(text)).getMessage();
    }

    @Test
    void gapsAreReadWhereTheyArePermittedAndNamedWhereTheyAreNot() {
        byte[] sto =
                utf8("g\nendheader\ntime\tfx\tfy\n0\t1\t2\n0.1\tNaN\t3\n0.2\tnan\t4\n0.3\t\t5\n0.4\t1\t-NAN(ind)\n");
        DataTable t = DataTable.readWithGaps("grf.mot", sto);
        assertArrayEquals(new double[] {1, NAN, NAN, NAN, 1}, t.column("fx"));
        assertArrayEquals(new double[] {2, 3, 4, 5, NAN}, t.column("fy"));
        assertEquals(
                """
                grf.mot:5: fx: 3 numbers are missing, up to line 7; fill the gap or leave the rows out
                grf.mot:8: fy: the number is missing; fill the gap or leave the rows out""",
                assertThrows(DocumentException.class, () -> t.requireComplete(List.of("fx", "fy")))
                        .getMessage());
        t.requireComplete(List.of("time"));
        assertThrows(DocumentException.class, () -> DataTable.read("grf.mot", sto));
        String infinite = assertThrows(
                        DocumentException.class, () -> DataTable.readWithGaps("a.csv", utf8("time,a\n0,inf\n")))
                .getMessage();
        assertEquals("a.csv:2: a: 'inf' is not a finite number; fill the gap or remove the row", infinite);
        String time = assertThrows(
                        DocumentException.class, () -> DataTable.readWithGaps("a.csv", utf8("time,a\n0,1\n,2\n")))
                .getMessage();
        assertEquals("a.csv:3: time: the cell is empty; every cell needs a number", time);
    }

    @Test
    void oddStorageFilesAreReadWithWarnings() {
        String text = "free text\r\nname x\r\nnRows=7\r\nnColumns = 9\r\nUnits are S.I. = yes\r\nendheader \r\n"
                + "\r\ntime\tknee\t\tknee\thip\t\t\r\n 0 1\t2 3\t\r\n\r\n0.5\t4   5 6\r\n";
        DataTable t = DataTable.read("a.mot", utf8(text));
        assertEquals(List.of("time", "knee", "knee_2", "hip"), t.columns());
        assertArrayEquals(new double[] {2, 5}, t.column("knee_2"));
        assertEquals("""
                a.mot: warning: the header says 7 rows, the table has 2
                a.mot: warning: the header says 9 columns, the table has 4
                a.mot:8: warning: there are several tabs between two names; empty names are ignored
                a.mot:8: warning: columns 2 and 3 are both named 'knee'; the second is called 'knee_2' here""", t.warnings().render());
    }

    @Test
    void quaternionsAndSpatialVectorsAreColumns() throws IOException {
        for (CellType type : CellType.values()) {
            String cell = "1,2,3,4,5,6".substring(0, 2 * type.size() - 1);
            byte[] sto = utf8("DataType=" + type.word() + "\nendheader\ntime\ta\tb\n0\t" + cell + "\t" + cell + "\n");
            DataTable t = DataTable.read("a.sto", sto);
            assertEquals(1 + 2 * type.size(), t.columns().size());
            assertEquals(type, t.cells());
            String last = "b" + (type == CellType.DOUBLE ? "" : type.suffixes().get(type.size() - 1));
            assertEquals(type.size(), t.column(last)[0]);
            StringWriter out = new StringWriter();
            StorageWriter.write("a", t, out);
            assertEquals(
                    t.columns(), DataTable.read("b.sto", utf8(out.toString())).columns());
        }
        String wrong = assertThrows(
                        DocumentException.class,
                        () -> DataTable.parse("a.sto", "DataType=Vec3\nendheader\ntime\ta\n0\t1,2\n1\t1,2,x\n"))
                .getMessage();
        assertEquals("""
                a.sto:4: a_x: '1,2' has 2 numbers, a cell of type Vec3 has 3
                a.sto:5: a_z: 'x' is not a number""", wrong);
    }

    @Test
    void oddMarkerFilesAreRead() {
        String seven = KEYS.replace("\tOrigNumFrames", "");
        for (String text : List.of(
                trc(KEYS, VALUES, NAMES, "\t\tX1\tY1\tZ1\tX2\tY2\tZ2\n\n" + ROWS),
                trc(KEYS, VALUES, NAMES + "\t\t", "\t\tX5\tY5\tZ5\tX6\tY6\tZ6\t\n" + ROWS),
                trc(
                        seven,
                        VALUES,
                        "Frame#\tTime\t\tA\t\tB",
                        "\t\t\tX1\tY1\tZ1\tX2\tY2\tZ2\n" + ROWS.replace("\n", "\t\t\n")),
                trc(KEYS.replace('\t', ' '), VALUES.replace('\t', ' '), "Frame# Time A B", ROWS.replace('\t', ' ')),
                trc(KEYS, VALUES, NAMES, ROWS).replace("\n", "\r\n"))) {
            MarkerTable m = markers(text);
            assertEquals(List.of("A", "B"), m.names());
            assertArrayEquals(new double[] {0.006, 0.006}, m.coordinate(1, 2));
            assertArrayEquals(new double[] {0, 0.01}, m.times());
        }
        MarkerTable m = markers(trc(KEYS, VALUES, NAMES, "1\t0\t1\t2\t3\n2\t0.01\t1\t\t3\t4000\t5\t6\n"));
        assertTrue(m.isMissing(0, 1) && m.isMissing(1, 0) && !m.isMissing(1, 1));
        assertEquals(
                "a.trc:5: warning: this row has 5 cells instead of 8; the last 1 markers count as missing\n"
                        + "a.trc:6: warning: A: only some of the coordinates are there; the marker counts as missing",
                m.warnings().render());
    }

    @Test
    void wrongMarkerFilesAreExplained() {
        assertEquals(
                "a.trc:1: the first line of a TRC file begins with 'PathFileType'; is this a file of markers?",
                message("time\n1\n"));
        assertEquals(
                "a.trc:3: the unit is missing below the key 'Units'; write m, cm or mm",
                message(trc(KEYS, VALUES.replace("mm", "inch"), NAMES, ROWS)));
        assertEquals(
                "a.trc:4: the line of marker names must begin with 'Frame#' and 'Time', found 'A\tB'",
                message(trc(KEYS, VALUES, "A\tB", ROWS)).replace("\\t", "\t"));
        assertEquals(
                "a.trc:5: this row has 7 cells, the header 8",
                message(trc(KEYS, VALUES, NAMES, "1\t0\t1\t2\t3\t4\t5\n")));
        assertEquals(
                "a.trc:5: A_y: '2,5' is not a number; write a decimal point",
                message(trc(KEYS, VALUES, NAMES, ROWS.replaceFirst("\t2\t", "\t2,5\t"))));
        assertEquals(
                "a.trc:6: time: 0.0 is the same as in line 5; the column must increase",
                message(trc(KEYS, VALUES, NAMES, ROWS.replace("0.01", "0"))));
        assertEquals(
                "a.trc:3: the file ends before the line of marker names",
                message("PathFileType\n" + KEYS + "\n" + VALUES));
    }

    /** Powers of ten are moved in the digits, so that a length in mm comes back as it was. */
    @Test
    void lengthsInMillimetresAreExact() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 100_000; i++) {
            double x = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(-12, 12));
            byte[] mm = utf8(NumberText.of(x, 3));
            assertEquals(x, Decimal.parse(mm, 0, mm.length, -3));
        }
        byte[] text = utf8("617.247620");
        assertEquals(0.61724762, Decimal.parse(text, 0, text.length, -3));
    }
}
