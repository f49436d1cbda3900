package org.condyle.io.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.document.TextFile;
import org.condyle.io.problem.Code;

/**
 * Positions of markers over time, in metres, in the axes of the laboratory. Where a marker was not seen, all three of
 * its coordinates are NaN. Reads {@code .trc} files; C3D files give one, too.
 */
public final class MarkerTable {
    /** A laboratory is not larger than this [m], and not smaller than a hand. */
    private static final double LARGEST = 50, SMALLEST = 0.02;

    private final DataTable table; // time, then three columns a marker
    private final List<String> names;
    private final double rate;
    private final LengthUnit unit;

    private MarkerTable(DataTable table, List<String> names, double rate, LengthUnit unit) {
        this.table = table;
        this.names = List.copyOf(names);
        this.rate = rate;
        this.unit = unit;
    }

    /** All bytes of a {@code .trc} file. */
    public static MarkerTable read(String file, byte[] bytes) {
        TextFile.decode(file, bytes); // refuses what is not text
        return new TrcReader(file, bytes).read();
    }

    /**
     * Markers that were computed or read elsewhere.
     *
     * @param table time, then the columns x, y, z of each marker [m]
     * @param rate frames a second [Hz]
     * @param unit unit in which the file had them
     */
    public static MarkerTable of(DataTable table, List<String> names, double rate, LengthUnit unit) {
        if (table.columns().size() != 1 + 3 * names.size()) {
            throw new IllegalArgumentException(names.size() + " markers need a time and three columns each, there are "
                    + table.columns().size());
        }
        MarkerTable markers = new MarkerTable(table, names, rate, unit);
        markers.complete();
        markers.checkMagnitude();
        return markers;
    }

    /** A marker of which a coordinate is missing is missing. */
    private void complete() {
        for (int m = 0; m < names.size(); m++) {
            double[] x = table.values(1 + 3 * m), y = table.values(2 + 3 * m), z = table.values(3 + 3 * m);
            int partly = -1;
            for (int f = 0; f < x.length; f++) {
                if (Double.isNaN(x[f] + y[f] + z[f])) {
                    partly = partly < 0 && !(Double.isNaN(x[f]) && Double.isNaN(y[f]) && Double.isNaN(z[f]))
                            ? f
                            : partly;
                    x[f] = y[f] = z[f] = Double.NaN;
                }
            }
            if (partly >= 0) {
                table.warnings()
                        .add(Problem.warning(
                                Code.GAP,
                                table.at(partly),
                                names.get(m),
                                "only some of the coordinates are there",
                                "the marker counts as missing"));
            }
        }
    }

    private void checkMagnitude() {
        double largest = largest();
        if (largest > LARGEST || (largest > 0 && largest < SMALLEST)) {
            boolean metres = unit == LengthUnit.METRE;
            table.warnings()
                    .add(Problem.warning(
                            Code.DOUBTFUL_DATA,
                            Position.in(file()),
                            "",
                            String.format(
                                    Locale.ROOT,
                                    "the largest coordinate is %.3g m; the file says %s, but are its numbers in %s?",
                                    largest,
                                    unit.symbol(),
                                    metres ? "mm" : "m")));
        }
    }

    /** Largest coordinate [m]; 0 if no marker was seen. */
    public double largest() {
        double largest = 0;
        for (int c = 1; c < table.columns().size(); c++) {
            for (double x : table.values(c)) {
                largest = Math.abs(x) > largest ? Math.abs(x) : largest;
            }
        }
        return largest;
    }

    public String file() {
        return table.file();
    }

    public List<String> names() {
        return names;
    }

    public int frames() {
        return table.rows();
    }

    /** Frames a second [Hz], as the file says. */
    public double rate() {
        return rate;
    }

    /** Unit of the numbers in the file; here they are in metres. */
    public LengthUnit unit() {
        return unit;
    }

    /** Times of the frames [s]. */
    public double[] times() {
        return table.values(0).clone();
    }

    /** One coordinate of one marker over all frames [m]; axis 0, 1, 2 is x, y, z. */
    public double[] coordinate(int marker, int axis) {
        return table.values(1 + 3 * marker + axis).clone();
    }

    /** Writes the position of a marker [m] to {@code out[at..at+3)}. */
    public void position(int frame, int marker, double[] out, int at) {
        for (int i = 0; i < 3; i++) {
            out[at + i] = table.values(1 + 3 * marker + i)[frame];
        }
    }

    public boolean isMissing(int frame, int marker) {
        return Double.isNaN(table.values(1 + 3 * marker)[frame]);
    }

    /** Number of missing positions, over all frames and markers. */
    public int missing() {
        int sum = 0;
        for (int m = 0; m < names.size(); m++) {
            for (int f = 0; f < frames(); f++) {
                sum += isMissing(f, m) ? 1 : 0;
            }
        }
        return sum;
    }

    /** What is odd but harmless. */
    public Problems warnings() {
        return table.warnings();
    }

    /** The same as columns: {@code time}, then {@code NAME_x}, {@code NAME_y}, {@code NAME_z} of each marker [m]. */
    public DataTable table() {
        return table;
    }

    /** Names of the columns of a table of markers. */
    public static List<String> columns(List<String> names) {
        List<String> columns = new ArrayList<>(List.of("time"));
        names.forEach(n -> CellType.VEC3.suffixes().forEach(s -> columns.add(n + s)));
        return columns;
    }
}
