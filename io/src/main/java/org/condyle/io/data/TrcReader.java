package org.condyle.io.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

/**
 * Trajectories of markers in a {@code .trc} file: three lines about the file, a line of marker names, a line
 * {@code X1 Y1 Z1 X2 ...}, then for each frame its number, its time and three cells a marker. As real files need it, the
 * line X1 Y1 Z1 may be numbered otherwise, the empty line below it may be missing, there may be tabs at the ends of lines
 * or one tab too few between names, and the numbers of frames and markers may be wrong. A marker that was not seen has
 * empty cells, or NaN in any spelling.
 */
final class TrcReader {
    private final String file;
    private final TableBuilder table;
    private final CellCursor cursor;
    private double rate = Double.NaN;
    private long frames = -1;
    private long markers = -1;
    private LengthUnit unit = LengthUnit.METRE;

    TrcReader(String file, byte[] bytes) {
        this.file = file;
        cursor = new CellCursor(bytes);
        table = new TableBuilder(file, true);
    }

    MarkerTable read() {
        CellCursor c = cursor;
        if (!c.nextLine() || !c.text().toLowerCase(Locale.ROOT).startsWith("pathfiletype")) {
            throw wrong(1, "the first line of a TRC file begins with 'PathFileType'; is this a file of markers?");
        }
        about(next("the line of keys, DataRate CameraRate ..."), next("the line of values below the keys"));
        List<String> names = names();
        table.shift(-unit.places());
        List<String> labels = new ArrayList<>(List.of("time [s]"));
        names.forEach(n -> CellType.VEC3.suffixes().forEach(s -> labels.add(n + s + " [m]")));
        table.headerNumbered(c.line(), labels);
        boolean first = true;
        while (c.nextLine()) {
            boolean axes = first && !c.isBlank() && Character.toLowerCase(c.first()) == 'x';
            if (!c.isBlank() && !axes) {
                row(c, labels.size() + 1);
            }
            first &= c.isBlank();
        }
        DataTable built = table.build(false).requireIncreasing("time");
        compare("frames", frames, built.rows());
        compare("markers", markers, names.size());
        double[] t = built.values(0);
        int n = t.length;
        double measured = n > 1 ? (n - 1) / (t[n - 1] - t[0]) : rate;
        if (n > 1 && rate > 0 && Math.abs(measured - rate) > 0.01 * rate) {
            table.warn(
                    3,
                    String.format(
                            Locale.ROOT,
                            "DataRate is %.6g Hz, but the times of the frames give %.6g Hz; the times count",
                            rate,
                            measured));
        }
        return MarkerTable.of(built, names, rate > 0 ? rate : measured, unit);
    }

    private String next(String what) {
        if (!cursor.nextLine()) {
            throw wrong(cursor.line(), "the file ends before " + what);
        }
        return cursor.text();
    }

    /** Keys and values by their order; real files have a key too few, so a unit is recognised by itself, too. */
    private void about(String keyLine, String valueLine) {
        String[] keys = keyLine.split("\\s+", -1), values = valueLine.split("\\s+", -1);
        if (keys.length != values.length) {
            table.warn(2, keys.length + " keys, but " + values.length + " values below them");
        }
        boolean found = false;
        for (int i = 0; i < Math.min(keys.length, values.length); i++) {
            String value = values[i];
            switch (keys[i].toLowerCase(Locale.ROOT)) {
                case "datarate" -> rate = positive(value);
                case "numframes" -> frames = count(value);
                case "nummarkers" -> markers = count(value);
                case "units" -> {
                    found = LengthUnit.of(value).isPresent();
                    unit = LengthUnit.of(value).orElse(LengthUnit.METRE);
                }
                default -> {} // the camera and the original recording
            }
        }
        for (int i = 0; i < values.length && !found; i++) {
            found = LengthUnit.of(values[i]).isPresent();
            unit = LengthUnit.of(values[i]).orElse(LengthUnit.METRE);
        }
        if (!found) {
            throw wrong(3, "the unit is missing below the key 'Units'; write m, cm or mm");
        }
    }

    private List<String> names() {
        next("the line of marker names");
        CellCursor c = cursor;
        c.split(c.contains('\t') ? '\t' : CellCursor.BLANKS, false);
        if (c.count() < 2
                || !c.cell(0).toLowerCase(Locale.ROOT).startsWith("frame")
                || !c.cell(1).toLowerCase(Locale.ROOT).startsWith("time")) {
            throw wrong(
                    c.line(),
                    "the line of marker names must begin with 'Frame#' and 'Time', found "
                            + Quoted.of(c.text().length() > 40 ? c.text().substring(0, 40) + "..." : c.text()));
        }
        if (c.count() > TableBuilder.MOST_COLUMNS) {
            throw wrong(c.line(), "the table has more than " + TableBuilder.MOST_COLUMNS + " columns");
        }
        List<String> names = new ArrayList<>();
        for (int i = 2; i < c.count(); i++) {
            if (c.to(i) > c.from(i)) {
                String name = c.cell(i), unique = name;
                for (int k = 2; names.contains(unique); k++) {
                    unique = name + "_" + k;
                }
                if (!unique.equals(name)) {
                    table.warn(
                            c.line(),
                            "two markers are named " + Quoted.of(name) + "; the second is called " + Quoted.of(unique)
                                    + " here");
                }
                names.add(unique);
            }
        }
        if (names.isEmpty()) {
            throw wrong(c.line(), "there are no names of markers behind 'Frame#' and 'Time'");
        }
        return names;
    }

    /** @param width number of the frame, time and coordinates */
    private void row(CellCursor c, int width) {
        c.split(c.contains('\t') ? '\t' : CellCursor.BLANKS, false);
        int cells = c.dropEmptyEnd(width);
        if (cells < width && cells > 2 && (cells - 2) % 3 == 0) {
            table.warn(
                    c.line(),
                    "this row has " + cells + " cells instead of " + width + "; the last " + (width - cells) / 3
                            + " markers count as missing");
            c.extend(width);
        }
        table.row(c, 1);
    }

    private double positive(String value) {
        try {
            double x = Double.parseDouble(value);
            if (x > 0 && !Double.isInfinite(x)) {
                return x;
            }
        } catch (NumberFormatException e) {
            // is said below
        }
        table.warn(3, "DataRate must be a positive number of frames a second, was " + Quoted.of(value));
        return Double.NaN;
    }

    private static long count(String value) {
        return value.matches("[0-9]{1,9}") ? Long.parseLong(value) : -1;
    }

    private void compare(String what, long stated, long found) {
        if (stated >= 0 && stated != found) {
            table.warn(3, "the header says " + stated + " " + what + ", the table has " + found);
        }
    }

    private DocumentException wrong(int line, String message) {
        return new DocumentException(Code.BAD_TABLE, new Position(file, line, 0), message);
    }
}
