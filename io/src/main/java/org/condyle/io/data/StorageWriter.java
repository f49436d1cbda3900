package org.condyle.io.data;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Writes storage and motion files of OpenSim ({@code .sto}, {@code .mot}): a title, the keys that OpenSim reads, a row of
 * labels, rows of numbers with tabs between them. Every number reads back as the same double; a missing one is NaN.
 */
public final class StorageWriter {
    private StorageWriter() {}

    /** A whole table. One that was read with cells of several numbers is written so again. */
    public static void write(String title, DataTable table, Writer out) throws IOException {
        CellType type = table.cells();
        List<String> names = new ArrayList<>();
        for (int c = 0; c < table.columns().size(); c += c == 0 ? 1 : type.size()) {
            String name = table.columns().get(c);
            boolean several = c > 0 && type != CellType.DOUBLE;
            names.add(
                    several
                            ? name.substring(
                                    0, name.length() - type.suffixes().get(0).length())
                            : name);
        }
        header(title, type, table.rows(), names, table.inDegrees(), out);
        for (int r = 0; r < table.rows(); r++) {
            for (int c = 0; c < table.columns().size(); c++) {
                boolean inside = c > 1 && (c - 1) % type.size() > 0;
                out.write(c == 0 ? "" : inside ? "," : "\t");
                out.write(NumberText.of(table.values(c)[r]));
            }
            out.write('\n');
        }
        out.flush();
    }

    /** All lines above the numbers. */
    public static void header(
            String title, CellType type, int rows, Collection<String> names, boolean inDegrees, Writer out)
            throws IOException {
        Set<String> labels = labels(names);
        out.write(plain(title) + (type == CellType.DOUBLE ? "\nversion=1" : "\nDataType=" + type.word() + "\nversion=3")
                + "\nnRows=" + rows + "\nnColumns=" + labels.size() + "\ninDegrees=" + (inDegrees ? "yes" : "no")
                + "\nendheader\n" + String.join("\t", labels) + "\n");
    }

    private static Set<String> labels(Collection<String> names) {
        Set<String> labels = new LinkedHashSet<>();
        for (String name : names) {
            String label = plain(name);
            for (int k = 2; !labels.add(label); k++) {
                label = plain(name) + "_" + k;
            }
        }
        return labels;
    }

    /** The format has no quotes: white space and control characters become underscores. */
    static String plain(String name) {
        String s = name.replaceAll("[\\s\\p{Cntrl}]+", "_");
        return s.isEmpty() ? "_" : s;
    }
}
