package org.condyle.io.results;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.io.data.Csv;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

/**
 * Reads back what {@link RecordingCsv} wrote, to the last bit; NaN and Infinity too, which tables of data may not hold.
 * Strict: anything else in the file is reported with its line.
 */
final class RecordingReader {
    private final Path file;
    private final List<RunFolder.Series> series = new ArrayList<>();
    private double[][] columns = new double[0][];
    private int rows;
    private int line;

    private RecordingReader(Path file) {
        this.file = file;
    }

    /** The columns of the file, the time first. */
    static List<RunFolder.Series> read(Path file) throws IOException {
        RecordingReader reader = new RecordingReader(file);
        try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            return reader.all(in);
        } catch (CharacterCodingException e) {
            throw reader.problem("this is not text in UTF-8; the file is damaged or not a recording");
        }
    }

    private List<RunFolder.Series> all(BufferedReader in) throws IOException {
        List<String> names = header(in);
        columns = new double[names.size()][256];
        for (String text = in.readLine(); text != null; text = in.readLine()) {
            line++;
            if (!text.isEmpty()) {
                row(text);
            }
        }
        for (int c = 0; c < names.size(); c++) {
            String name = Csv.original(names.get(c));
            int unit = name.endsWith("]") ? name.lastIndexOf(" [") : -1;
            series.add(new RunFolder.Series(
                    unit < 0 ? name : name.substring(0, unit),
                    unit < 0 ? "" : name.substring(unit + 2, name.length() - 1),
                    Arrays.copyOf(columns[c], rows)));
        }
        if (!series.get(0).name().equals("time")) {
            line = 1;
            throw problem(
                    "the first column is " + Quoted.of(names.get(0)) + " and not the time; this is not a recording");
        }
        return series;
    }

    /** The first record; names in quotes may hold commas, quotes and line ends. */
    private List<String> header(BufferedReader in) throws IOException {
        List<String> names = new ArrayList<>();
        StringBuilder name = new StringBuilder();
        boolean quoted = false;
        line = 1;
        for (int c = in.read(); ; c = in.read()) {
            if (c < 0 || (c == '\n' && !quoted)) {
                if (quoted) {
                    throw problem("a quote in the header is not closed");
                }
                names.add(name.toString());
                return names;
            }
            line += c == '\n' ? 1 : 0;
            if (c == '"') {
                in.mark(1);
                boolean doubled = quoted && in.read() == '"';
                if (doubled) {
                    name.append('"');
                } else {
                    if (quoted) {
                        in.reset();
                    }
                    quoted = !quoted;
                }
            } else if (c == ',' && !quoted) {
                names.add(name.toString());
                name.setLength(0);
            } else if (c != '\r' || quoted) {
                name.append((char) c);
            }
        }
    }

    private void row(String text) {
        if (rows == columns[0].length) {
            for (int c = 0; c < columns.length; c++) {
                columns[c] = Arrays.copyOf(columns[c], 2 * rows);
            }
        }
        int from = 0, c = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == ',') {
                if (c < columns.length) {
                    columns[c][rows] = number(text.substring(from, i));
                }
                c++;
                from = i + 1;
            }
        }
        if (c != columns.length) {
            throw problem("there are " + c + " numbers below a header of " + columns.length
                    + "; the file was cut or changed: run the model again");
        }
        rows++;
    }

    private double number(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw problem(Quoted.of(text) + " is not a number");
        }
    }

    private DocumentException problem(String message) {
        return new DocumentException(Code.BAD_TABLE, new Position(file.toString(), line, 0), message);
    }
}
