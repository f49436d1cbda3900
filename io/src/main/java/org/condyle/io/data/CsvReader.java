package org.condyle.io.data;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Numbers separated by commas, semicolons or tabs below a header row. Cells may stand in double quotes. */
final class CsvReader {
    private final TableBuilder table;

    CsvReader(String file, boolean gaps) {
        table = new TableBuilder(file, gaps);
    }

    DataTable read(byte[] bytes) {
        char separator = 0;
        CellCursor cursor = new CellCursor(bytes);
        while (cursor.nextLine()) {
            if (cursor.isBlank() || cursor.first() == '#') {
                continue;
            }
            boolean header = separator == 0;
            if (header) {
                separator = separatorOf(cursor.text());
            }
            cursor.split(separator, true);
            if (cursor.isQuoteOpen()) {
                table.problem(cursor.line(), "a quote is not closed");
            }
            if (header) {
                List<String> labels = new ArrayList<>();
                for (int i = 0; i < cursor.count(); i++) {
                    labels.add(cursor.cell(i));
                }
                table.header(cursor.line(), labels);
            } else {
                table.row(cursor, 0);
            }
        }
        return table.build(false);
    }

    /** The most frequent candidate outside of quotes; a single column needs none. */
    static char separatorOf(String header) {
        String bare = header.replaceAll("\"[^\"]*\"?", "");
        char best = ',';
        for (char c : new char[] {',', ';', '\t'}) {
            if (count(bare, c) > count(bare, best)) {
                best = c;
            }
        }
        return best;
    }

    private static long count(String text, char c) {
        return text.chars().filter(x -> x == c).count();
    }

    /** The cells of a line, without their quotes. */
    static List<String> split(String content, char separator, Consumer<String> problem) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < content.length() && cells.size() <= TableBuilder.MOST_COLUMNS; i++) {
            char c = content.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == separator && !quoted) {
                cells.add(cell.toString().strip());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        if (quoted) {
            problem.accept("a quote is not closed");
        }
        cells.add(cell.toString().strip());
        return cells;
    }
}
