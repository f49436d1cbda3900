package org.condyle.io.data;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

/** Numbers separated by commas, semicolons or tabs below a header row. Cells may stand in double quotes. */
final class CsvReader {
    private final TableBuilder table;

    CsvReader(String file) {
        table = new TableBuilder(file);
    }

    DataTable read(String text) {
        char separator = 0;
        int line = 0;
        for (Iterator<String> all = text.lines().iterator(); all.hasNext(); ) {
            String content = all.next();
            line++;
            if (content.isBlank() || content.stripLeading().startsWith("#")) {
                continue;
            }
            if (separator == 0) {
                separator = separatorOf(content);
                table.header(line, cells(line, content, separator));
            } else {
                table.row(line, cells(line, content, separator));
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

    private List<String> cells(int line, String content, char separator) {
        return split(content, separator, said -> table.problem(line, said));
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
