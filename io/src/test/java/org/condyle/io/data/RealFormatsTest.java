package org.condyle.io.data;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.io.SharedData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files as OpenSim's authors publish them, read, written and read back. */
class RealFormatsTest {
    private static MarkerTable trc(String name) {
        return MarkerTable.read(name, SharedData.bytes("formats/" + name));
    }

    private static byte[] written(MarkerTable markers, LengthUnit unit) throws IOException {
        Writer text = new StringWriter();
        TrcWriter.write("copy.trc", markers, unit, text);
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] written(DataTable table) throws IOException {
        Writer text = new StringWriter();
        StorageWriter.write("copy", table, text);
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Missing positions as counted in the files with other means: each stands there as three cells. */
    @ParameterizedTest
    @CsvSource({
        "exampleFormat.trc, 3, 5, 2, m, marker1",
        "dataWithEformat.trc, 14, 5, 0, m, RFAsuperior",
        "dataWithNaNsOfDifferentCases.trc, 14, 5, 5, mm, toe",
        "gait10dof18musc_walk_CRLF_line_ending.trc, 41, 10, 0, mm, R.ASIS",
        "std_walking2_markers.trc, 44, 126, 2809, mm, RTH1"
    })
    void cornerCasesOfTrcAreReadAndReadBack(
            String name, int markers, int frames, int missing, String unit, String first) throws IOException {
        MarkerTable read = trc(name);
        assertEquals(markers, read.names().size());
        assertEquals(frames, read.frames());
        assertEquals(missing, read.missing());
        assertEquals(unit, read.unit().symbol());
        assertEquals(first, read.names().get(0));
        assertTrue(read.largest() > 0.2 && read.largest() < 5, name + " reaches " + read.largest() + " m");
        for (LengthUnit u : LengthUnit.values()) {
            byte[] once = written(read, u);
            MarkerTable again = MarkerTable.read("copy.trc", once);
            assertEquals(read.names(), again.names());
            assertEquals(read.rate(), again.rate());
            for (int c = 0; c < 1 + 3 * markers; c++) {
                assertArrayEquals(read.table().values(c), again.table().values(c), name + " " + u);
            }
            assertEquals(
                    read.warnings().size(),
                    again.warnings().size(),
                    again.warnings().render());
            assertArrayEquals(once, written(again, u));
        }
    }

    @Test
    void cellsOfThreeNumbersAreReadAndReadBack() throws IOException {
        DataTable table = DataTable.read("v.sto", SharedData.bytes("formats/sampleOutputsVec3.sto"));
        assertEquals(CellType.VEC3, table.cells());
        String v = "/model/ball|linear_velocity", a = "/model/ball|angular_acceleration";
        assertEquals(List.of("time", v + "_x", v + "_y", v + "_z", a + "_x", a + "_y", a + "_z"), table.columns());
        assertEquals(-0.02576128568566367, table.column(v + "_x")[1]);
        assertEquals(0.0001189546982260581, table.column("time")[1]);
        byte[] once = written(table);
        DataTable again = DataTable.read("copy.sto", once);
        assertEquals(table.columns(), again.columns());
        table.columns().forEach(c -> assertArrayEquals(table.column(c), again.column(c), c));
        assertArrayEquals(once, written(again));
        assertEquals("", again.warnings().render());
    }

    /** Two files of controls without a single row are the only ones that hold nothing. */
    @Test
    void publishedTablesAreReadAndReadBack() throws IOException {
        List<String> files = SharedData.listed(RealFormatsTest.class, "tables.txt");
        Path folder = SharedData.path("");
        int read = 0;
        for (String name : files) {
            Path file = folder.resolve(name);
            if (!Files.exists(file)) {
                continue;
            }
            if (file.toString().endsWith("_controls.sto") && Files.size(file) < 200) {
                continue;
            }
            DataTable table =
                    DataTable.read(file.toString(), Files.readAllBytes(file)).requireIncreasing("time");
            DataTable again = DataTable.read("copy.sto", written(table));
            for (int c = 0; c < table.columns().size(); c++) {
                assertArrayEquals(table.values(c), again.values(c), file.toString());
            }
            assertEquals(table.inDegrees(), again.inDegrees());
            read++;
        }
        assertTrue(read > 40, read + " of " + files.size());
    }
}
