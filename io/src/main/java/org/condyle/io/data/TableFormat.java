package org.condyle.io.data;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/**
 * A format of tables of numbers: the catalog. What has an ending of none is read as comma-separated values.
 *
 * @param hasUnits whether its columns name their units, and angles are in them; otherwise the file has degrees or radians as a whole
 */
public record TableFormat(List<String> endings, boolean hasUnits, Reader reader, TableWriter writer)
        implements FileFormat {
    /** Reads a table; with gaps a cell may be empty. */
    @FunctionalInterface
    public interface Reader {
        DataTable read(String file, boolean gaps, byte[] bytes);
    }

    /** Writes a table. */
    @FunctionalInterface
    public interface TableWriter {
        void write(String title, DataTable table, Writer out) throws IOException;
    }

    private static final TableFormat CSV = new TableFormat(
            List.of("csv"),
            true,
            (file, gaps, bytes) -> new CsvReader(file, gaps).read(bytes),
            (title, table, out) -> CsvWriter.write(table, out));

    private static final TableFormat STORAGE = new TableFormat(
            List.of("sto", "mot"),
            false,
            (file, gaps, bytes) -> new StorageReader(file, gaps).read(bytes),
            StorageWriter::write);

    /** All formats. */
    public static final FileFormats<TableFormat> ALL = new FileFormats<>(List.of(CSV, STORAGE));

    /** How keys and options describe a file with a table: "data file (.csv, .sto, .mot)". */
    public static final String DATA_FILE = "data file (" + ALL.list() + ")";

    /** The format of a file by its name. */
    public static TableFormat of(String name) {
        return ALL.of(name).orElse(CSV);
    }
}
