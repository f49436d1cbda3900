package org.condyle.io.lookup;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.geometry.freeform.LookupTable;
import org.condyle.geometry.freeform.WholeTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;

/** Binary files of lookup tables, checked. */
public final class TableFile {
    private static final int ANY_WINDOW = 3;

    private TableFile() {}

    /** Puts the bytes of a file somewhere. */
    @FunctionalInterface
    public interface Copy {
        void to(Path file) throws IOException;
    }

    /**
     * A private copy of a binary file, so that nobody changes it under a run. It is deleted with the table.
     *
     * @param name   how messages call the file
     * @param window records along u and v that each thread keeps, an odd number from 3; 0 for the whole table in memory
     */
    public static LookupTable open(String name, int rows, int columns, int window, Copy copy) {
        try {
            Path file = DirectAccessTable.temporaryFile();
            try {
                copy.to(file);
                String wrong = DirectAccessTable.wrongSize(Files.size(file), rows, columns);
                if (!wrong.isEmpty()) {
                    throw new DocumentException(Code.BAD_TABLE, Position.in(name), wrong);
                }
                DirectAccessTable table = new DirectAccessTable(file, rows, columns, Math.max(window, ANY_WINDOW));
                int across = DirectAccessTable.blocks(columns);
                TableCheck.check(
                        table,
                        (i, j) -> Position.in(name),
                        (i, j) -> "in record " + (i / 2 * across + j / 2 + 1) + ", point " + (i % 2 * 2 + j % 2 + 1)
                                + ": ");
                if (window == 0) {
                    WholeTable whole = WholeTable.copyOf(table);
                    Files.deleteIfExists(file);
                    return whole;
                }
                return DirectAccessTable.owning(file, rows, columns, window);
            } catch (DocumentException e) {
                Files.deleteIfExists(file);
                throw e;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
