package org.condyle.io.data;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.condyle.io.document.DocumentException;
import org.junit.jupiter.api.Test;

class DataTableTest {
    private static String message(String file, String text) {
        return assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () -> assertThrows(
                                DocumentException.class,
                                () -> DataTable.parse(file, text).requireIncreasing("time"))
                        .getMessage());
    }

    @Test
    void csvIsReadWithAnyOfThreeSeparators() {
        for (String s : List.of(",", ";", "\t")) {
            String text = "# gait\ntime [s]" + s + "\"knee, left [deg]\"" + s + "force\n\n0" + s + " 1e-3" + s
                    + "-.5\n# c\n0.1" + s + "\"2\"" + s + "3.\r\n";
            DataTable table = DataTable.parse("gait.csv", text).requireIncreasing("time");
            assertEquals(List.of("time", "knee, left", "force"), table.columns());
            assertEquals("deg", table.unit("knee, left"));
            assertEquals("", table.unit("force"));
            assertEquals(2, table.rows());
            assertArrayEquals(new double[] {1e-3, 2}, table.column("knee, left"));
            assertArrayEquals(new double[] {-0.5, 3}, table.column("force"));
        }
    }

    @Test
    void aSingleColumnNeedsNoSeparator() {
        assertArrayEquals(
                new double[] {1, 2}, DataTable.parse("a.csv", "x\n1\n2").column("x"));
    }

    @Test
    void storageFilesAreRead() {
        String text = """
                Coordinates
                version=1
                nRows=2
                nColumns=3
                inDegrees=yes

                Units are S.I.
                endheader
                time\tknee_angle_r\tpelvis tx\t
                      0.0\t 1.5 \t2
                0.01   2.5\t3\t
                """;
        DataTable table = DataTable.parse("walk.mot", text).requireIncreasing("time");
        assertTrue(table.inDegrees());
        assertEquals(List.of("time", "knee_angle_r", "pelvis tx"), table.columns());
        assertArrayEquals(new double[] {1.5, 2.5}, table.column("knee_angle_r"));
        assertTrue(table.warnings().isEmpty());
        DataTable spaces = DataTable.parse("a.STO", "x\ndatarows 5\ndatacolumns 2\nendheader\ntime  a\n0 1\n");
        assertArrayEquals(new double[] {1}, spaces.column("a"));
        assertEquals(
                "a.STO: warning: the header says 5 rows, the table has 1",
                spaces.warnings().render());
    }

    @Test
    void wrongCellsAreFoundTogether() {
        assertEquals("""
                g.csv:2: a: 'NaN' is not a finite number; fill the gap or remove the row
                g.csv:3: a: '1,5' is not a number; write a decimal point
                g.csv:4: this row has 3 cells, the header 2
                g.csv:5: a: the cell is empty; every cell needs a number
                g.csv:6: a: '0x10' is not a number
                g.csv:7: a: '1e999' is not a finite number; fill the gap or remove the row""", message("g.csv", "time;a\n0;NaN\n1;1,5\n2;3;4\n3;\n4;0x10\n5;1e999\n"));
    }

    @Test
    void timesMustIncrease() {
        assertEquals("""
                g.csv:4: time: 1.0 is the same as in line 3; the column must increase
                g.csv:6: time: 0.5 is less than 1.0 in line 4; the column must increase""", message("g.csv", "time\n0\n1\n1\n# break\n0.5\n"));
        assertEquals("g.csv: there is no column 'time'; did you mean 'Time'?", message("g.csv", "Time,x\n0,1\n"));
    }

    @Test
    void headersAreChecked() {
        assertEquals("g.csv:1: columns 1 and 3 are both named 'time'", message("g.csv", "time,a,time\n0,1,2\n"));
        assertEquals("g.csv:1: column 2 has no name", message("g.csv", "time,,a\n0,1,2\n"));
        assertEquals(
                "g.csv:1: the first row must contain the names of the columns, found numbers",
                message("g.csv", "0,1\n1,2\n"));
        assertEquals("g.csv: the table is empty", message("g.csv", "# nothing\n"));
        assertEquals("g.csv: the table has a header but no rows", message("g.csv", "time,a\n"));
        assertEquals("g.csv:1: a quote is not closed", message("g.csv", "time,\"a\n0,1\n"));
        assertEquals("g.sto: the file is empty; is this an OpenSim storage file?", message("g.sto", ""));
        assertEquals(
                "g.sto: there is no line 'endheader'; is this an OpenSim storage file?",
                message("g.sto", "time\ta\n0\t1\n"));
        assertEquals(
                "g.sto:1: cells of type 'mat33' are not supported; double, Vec3, Quaternion and SpatialVec are",
                message("g.sto", "DataType=Mat33\nendheader\ntime\ta\n0\t1,2,3\n"));
        assertEquals(
                "g.sto:1: inDegrees must be yes or no, was 'maybe'",
                message("g.sto", "inDegrees=maybe\nendheader\ntime\n0\n"));
    }

    @Test
    void hugeAndHostileTablesAreRefusedSoon() {
        assertEquals("g.csv:1: the table has more than 10000 columns", message("g.csv", ",".repeat(20_000_000)));
        String sto = "endheader\n";
        String csv = "time\n";
        assertEquals("g.sto:2: the table has more than 10000 columns", message("g.sto", sto + "a ".repeat(20_000_000)));
        assertTrue(message("g.csv", csv + "1".repeat(5_000_000) + "x").contains("a cell has more than 200 characters"));
        assertTrue(
                message("g.csv", "t" + " ".repeat(5_000_000) + "x\n1").contains("a cell has more than 200 characters"));
        assertTrue(
                message("g.sto", sto + "a\t" + " ".repeat(5_000_000) + "b\n1 2").contains("no column 'time'"));
        assertTrue(message("g.csv", csv + "x\n".repeat(2_000_000)).endsWith("... and 10 more"));
    }

    @Test
    void binaryFilesAreRefused() {
        DocumentException e =
                assertThrows(DocumentException.class, () -> DataTable.read("g.csv", new byte[] {'t', '\n', 0, 1}));
        assertEquals("g.csv:2:1: found a NUL character; is this a binary file?", e.getMessage());
    }
}
