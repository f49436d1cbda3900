package org.condyle.io.data;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.condyle.io.data.c3d.CaptureFormat;
import org.condyle.io.freeform.NetFormat;
import org.condyle.io.mesh.MeshFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the catalogs of file formats promise. A new format is under it as soon as its line exists. */
class FileFormatsTest {
    static Stream<TableFormat> tables() {
        return TableFormat.ALL.all().stream();
    }

    private static List<FileFormat> all() {
        List<FileFormat> all = new ArrayList<>(TableFormat.ALL.all());
        all.addAll(CaptureFormat.ALL.all());
        all.addAll(MeshFormat.ALL.all());
        return all;
    }

    @Test
    void everyEndingIsOfOneFormatAndInTheDocumentation() throws IOException {
        String docs =
                Files.readString(Path.of("../docs/model-file.md")) + Files.readString(Path.of("../docs/command.md"));
        List<String> endings = new ArrayList<>(
                all().stream().flatMap(f -> f.endings().stream()).toList());
        assertEquals(endings.size(), new HashSet<>(endings).size(), endings::toString);
        NetFormat.ALL.all().forEach(f -> endings.addAll(f.endings())); // nets are tables, too
        for (String ending : endings) {
            assertTrue(docs.contains("." + ending), ending);
            assertEquals(ending.toLowerCase(java.util.Locale.ROOT), ending);
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aTableThatIsWrittenIsReadBack(TableFormat format) throws IOException {
        double[] time = {0, 0.1, 0.30000000000000004}, x = {-1e-300, Double.NaN, Math.PI};
        for (String ending : format.endings()) {
            String name = "table." + ending;
            assertEquals(format, TableFormat.of(name));
            DataTable table = DataTable.of(name, List.of("time", "x"), List.of("", ""), List.of(time, x), false);
            StringWriter out = new StringWriter();
            format.writer().write("title", table, out);
            DataTable read = DataTable.readWithGaps(name, out.toString().getBytes(StandardCharsets.UTF_8));
            assertEquals(table.columns(), read.columns());
            assertArrayEquals(time, read.column("time"));
            assertArrayEquals(x, read.column("x"));
        }
    }

    /** A format that only this test knows: numbers behind each other, the number of columns first. */
    private static TableFormat own() {
        return new TableFormat(
                List.of("plain"),
                false,
                (file, gaps, bytes) -> {
                    double[] all = Arrays.stream(new String(bytes, StandardCharsets.UTF_8).split(" "))
                            .mapToDouble(Double::parseDouble)
                            .toArray();
                    int columns = (int) all[0], rows = (all.length - 1) / columns;
                    List<double[]> values = new ArrayList<>();
                    List<String> names = new ArrayList<>();
                    for (int c = 0; c < columns; c++) {
                        int from = 1 + c * rows;
                        names.add("c" + c);
                        values.add(Arrays.copyOfRange(all, from, from + rows));
                    }
                    return DataTable.of(file, names, names.stream().map(n -> "").toList(), values, false);
                },
                (title, table, out) -> {
                    out.write(String.valueOf(table.columns().size()));
                    for (String c : table.columns()) {
                        for (double x : table.column(c)) {
                            out.write(" " + x);
                        }
                    }
                });
    }

    @Test
    void aFormatIsFoundAndListedByItsLineAlone() throws IOException {
        List<TableFormat> lines = new ArrayList<>(TableFormat.ALL.all());
        lines.add(own());
        FileFormats<TableFormat> formats = new FileFormats<>(lines);
        assertEquals(TableFormat.ALL.list() + ", .plain", formats.list());
        assertTrue(formats.choice().endsWith(" or .plain"), formats.choice());
        assertTrue(formats.has("folder.csv/A.PLAIN"));
        assertFalse(formats.has("plain"));
        assertFalse(TableFormat.ALL.has("a.plain"));
        TableFormat found = formats.of("a.plain").orElseThrow();
        StringWriter out = new StringWriter();
        found.writer().write("", DataTable.parse("a.csv", "c0,c1\n1,2\n3,4\n"), out);
        DataTable read = found.reader().read("a.plain", false, out.toString().getBytes(StandardCharsets.UTF_8));
        assertArrayEquals(new double[] {2, 4}, read.column("c1"));
    }
}
