package org.condyle.io.data;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.text.Quoted;

/**
 * Storage and motion files of OpenSim: a header of {@code key=value} lines up to {@code endheader}, a row of column
 * names, rows of numbers separated by tabs or spaces. Row and column counts in the header are often wrong in files
 * found in practice, so they give a warning only.
 */
final class StorageReader {
    private static final int LONGEST_HEADER = 1000;

    private final String file;
    private final TableBuilder table;
    private boolean inDegrees;
    private long statedRows = -1;
    private long statedColumns = -1;

    StorageReader(String file) {
        this.file = file;
        table = new TableBuilder(file);
    }

    DataTable read(String text) {
        boolean inHeader = true;
        boolean named = false;
        int line = 0;
        for (Iterator<String> all = text.lines().iterator(); all.hasNext(); ) {
            String content = all.next().strip();
            line++;
            if (inHeader) {
                inHeader = !content.toLowerCase(Locale.ROOT).equals("endheader");
                headerLine(line, content);
            } else if (!content.isEmpty()) {
                if (named) {
                    // Rows are often mixed: numbers hold no blanks, so any blank may separate them.
                    table.row(line, cells(content, "\\s+"));
                } else {
                    table.header(line, cells(content, content.indexOf('\t') >= 0 ? "\t" : "\\s+"));
                    named = true;
                }
            }
        }
        if (inHeader) {
            String what = text.isBlank() ? "the file is empty" : "there is no line 'endheader'";
            throw new DocumentException(Position.in(file), what + "; is this an OpenSim storage file?");
        }
        DataTable built = table.build(inDegrees);
        compare("rows", statedRows, built.rows());
        compare("columns", statedColumns, table.width());
        return built;
    }

    private static List<String> cells(String content, String separator) {
        return Arrays.stream(content.split(separator, TableBuilder.MOST_COLUMNS + 2))
                .map(String::strip)
                .toList();
    }

    private void headerLine(int line, String content) {
        if (line > LONGEST_HEADER) {
            throw new DocumentException(
                    new Position(file, line, 0), "no line 'endheader' in the first " + LONGEST_HEADER + " lines");
        }
        String lower = content.toLowerCase(Locale.ROOT);
        // "nRows=5" of OpenSim, "datarows 5" of SIMM
        int cut = lower.indexOf('=') >= 0 ? lower.indexOf('=') : lower.indexOf(' ');
        if (cut < 0) {
            return;
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
                if (!value.equals("double")) {
                    table.problem(
                            line, "cells of type " + Quoted.of(value) + " are not supported; export plain numbers");
                    table.stopIfWrong();
                }
            }
            default -> {} // free text, units, version
        }
    }

    private static long count(String value) {
        return value.matches("[0-9]{1,9}") ? Long.parseLong(value) : -1;
    }

    private void compare(String what, long stated, long found) {
        if (stated >= 0 && stated != found) {
            table.warnings.add(Problem.warning(
                    Position.in(file), "", "the header says " + stated + " " + what + ", the table has " + found));
        }
    }
}
