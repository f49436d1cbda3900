package org.condyle.io.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

/**
 * Storage and motion files of OpenSim: a header of {@code key=value} lines up to {@code endheader}, a row of column
 * names, rows of numbers separated by tabs or blanks. As files found in practice need it: other lines of the header are
 * free text; tabs at the ends of lines do not count; the numbers of rows and columns in the header are often wrong and
 * give a warning only; a name that occurs twice gets a number, with a warning. Cells of several numbers
 * ({@code DataType=Vec3}) become columns of their own ({@link CellType}).
 */
final class StorageReader {
    private static final int LONGEST_HEADER = 1000;

    private final String file;
    private final TableBuilder table;
    private boolean inDegrees;
    private long statedRows = -1;
    private long statedColumns = -1;

    StorageReader(String file, boolean gaps) {
        this.file = file;
        table = new TableBuilder(file, gaps);
    }

    DataTable read(byte[] bytes) {
        boolean inHeader = true;
        boolean named = false;
        boolean empty = true;
        CellCursor cursor = new CellCursor(bytes);
        while (cursor.nextLine()) {
            empty &= cursor.isBlank();
            if (inHeader) {
                inHeader = !headerLine(cursor.line(), cursor.text());
            } else if (!cursor.isBlank()) {
                if (named) {
                    row(cursor);
                } else {
                    table.headerNumbered(cursor.line(), labels(cursor));
                    named = true;
                }
            }
        }
        if (inHeader) {
            String what = empty ? "the file is empty" : "there is no line 'endheader'";
            throw new DocumentException(Code.BAD_TABLE, Position.in(file), what, "is this an OpenSim storage file?");
        }
        DataTable built = table.build(inDegrees);
        compare("rows", statedRows, built.rows());
        compare("columns", statedColumns, table.width());
        return built;
    }

    /** Names may hold blanks where tabs separate them; names that are empty belong to no column of numbers. */
    private List<String> labels(CellCursor cursor) {
        char separator = cursor.contains('\t') ? '\t' : CellCursor.BLANKS;
        cursor.split(separator, false);
        cursor.dropEmptyEnd(0);
        List<String> labels = new ArrayList<>();
        for (int i = 0; i < cursor.count(); i++) {
            if (cursor.to(i) > cursor.from(i)) {
                labels.add(cursor.cell(i));
            }
        }
        boolean indented = cursor.count() > 0 && cursor.to(0) == cursor.from(0);
        if (cursor.count() - labels.size() > (indented ? 1 : 0)) {
            table.warn(cursor.line(), "there are several tabs between two names; empty names are ignored");
        }
        return labels;
    }

    /** Rows are often mixed: numbers hold no blanks, so any blank may separate them, unless a cell is empty. */
    private void row(CellCursor cursor) {
        if (cursor.split(CellCursor.BLANKS, false) != table.width() && cursor.contains('\t')) {
            cursor.split('\t', false);
            if (cursor.dropEmptyEnd(table.width()) != table.width()) {
                cursor.split(CellCursor.BLANKS, false);
            }
        }
        table.row(cursor, 0);
    }

    /** True for the last line of the header. */
    private boolean headerLine(int line, String content) {
        if (line > LONGEST_HEADER) {
            throw new DocumentException(
                    Code.BAD_TABLE,
                    new Position(file, line, 0),
                    "no line 'endheader' in the first " + LONGEST_HEADER + " lines");
        }
        String lower = content.toLowerCase(Locale.ROOT);
        if (lower.equals("endheader")) {
            return true;
        }
        // "nRows=5" of OpenSim, "datarows 5" of SIMM
        int cut = lower.indexOf('=') >= 0 ? lower.indexOf('=') : lower.indexOf(' ');
        if (cut < 0) {
            return false;
        }
        String key = lower.substring(0, cut).strip();
        String value = lower.substring(cut + 1).strip();
        switch (key) {
            case "indegrees" -> {
                if (!value.equals("yes") && !value.equals("no")) {
                    table.problem(line, "inDegrees must be yes or no, was " + Quoted.of(value));
                }
                inDegrees = value.equals("yes");
            }
            case "nrows", "datarows" -> statedRows = count(value);
            case "ncolumns", "datacolumns" -> statedColumns = count(value);
            case "datatype" -> {
                table.cells(CellType.of(value).orElse(CellType.DOUBLE));
                if (CellType.of(value).isEmpty()) {
                    table.problem(
                            line,
                            "cells of type " + Quoted.of(value)
                                    + " are not supported; double, Vec3, Quaternion and SpatialVec are");
                    table.stopIfWrong();
                }
            }
            default -> {} // free text, units, version
        }
        return false;
    }

    private static long count(String value) {
        return value.matches("[0-9]{1,9}") ? Long.parseLong(value) : -1;
    }

    private void compare(String what, long stated, long found) {
        if (stated >= 0 && stated != found) {
            table.warnings.add(Problem.warning(
                    Code.DOUBTFUL_DATA,
                    Position.in(file),
                    "",
                    "the header says " + stated + " " + what + ", the table has " + found));
        }
    }
}
