package org.condyle.io.measured;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.expression.Dimension;
import org.condyle.fit.Resistance;
import org.condyle.fit.Track;
import org.condyle.fit.Trilateration;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.document.TextFile;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/**
 * The table of a measurement. MeasuredColumns are found by their names: positions {@code x, y, z}, distances {@code d1, d2, ...} to
 * sensors, or directions {@code phi, theta} or {@code ux, uy, uz}; {@code emitter} with {@code sample} or {@code time} for
 * cuffs; {@code contour} for points that are not on the limit; {@code moment}, or {@code fx, fy, fz} with
 * {@code px, py, pz} and {@code mx, my, mz}, for forced motion.
 */
public final class MeasuredFile {
    private static final Pattern SENSORS = Pattern.compile("(?m)^\\s*#\\s*sensors:\\s*(.+?)\\s*$");

    private final MeasuredColumns columns;
    private final Options options;
    private final Problems problems = new Problems();
    private final List<String> warnings = new ArrayList<>();
    private final int rows;
    private final boolean directions;
    private final String kind;

    /** First row of each sample. */
    private final int[] first;

    private final double[][] points;
    private final double[][] emitted;
    private final int[] emitter;
    private final int emitters;

    /**
     * How a file is read.
     *
     * @param sensors {@code 165x110 cm} or the name of a table; empty if the file says it
     * @param point   number of the emitter that is on the axis of the segment; 0 for the middle of all
     * @param robust  whether wild readings are left out
     * @param three   whether positions come from the three smallest of four distances, as in the report
     */
    public record Options(String sensors, int point, boolean robust, boolean three) {
        public static final Options PLAIN = new Options("", 0, false, false);
    }

    private MeasuredFile(String file, String text, Path folder, Options options) {
        this.options = options;
        columns = new MeasuredColumns(DataTable.parse(file, text));
        rows = columns.table.rows();
        double[][] found;
        if (columns.hasAny("x", "y", "z")) {
            found = columns.vectors(Dimension.LENGTH, "x", "y", "z");
            kind = "positions";
        } else if (columns.hasAny("d1", "d2", "d3")) {
            Matcher m = SENSORS.matcher(text);
            boolean inFile = options.sensors.isEmpty() && m.find();
            found = located(inFile ? m.group(1) : options.sensors, folder);
            kind = "distances to sensors";
        } else if (columns.hasAny("phi", "theta")) {
            double[] phi = columns.quantity("phi", Dimension.ANGLE), theta = columns.quantity("theta", Dimension.ANGLE);
            found = new double[rows][];
            for (int i = 0; i < rows; i++) {
                found[i] = org.condyle.fit.JointAxes.direction(phi[i], theta[i]);
            }
            kind = "directions";
        } else if (columns.hasAny("ux", "uy", "uz")) {
            found = columns.vectors(Dimension.NONE, "ux", "uy", "uz");
            for (int i = 0; i < rows; i++) {
                if (found[i][0] == 0 && found[i][1] == 0 && found[i][2] == 0) {
                    problems.add(
                            Problem.error(Code.OUT_OF_RANGE, columns.at(i), "ux", "a direction cannot be 0, 0, 0"));
                }
            }
            kind = "directions";
        } else {
            throw new DocumentException(
                    Code.MISSING_COLUMN,
                    columns.header(),
                    "there are no measured points: the table needs the columns x, y, z (positions), d1, d2, d3, ..."
                            + " (distances to sensors), phi, theta or ux, uy, uz (directions)",
                    "it has " + String.join(", ", columns.table.columns()));
        }
        directions = kind.equals("directions");
        problems.throwIfErrors();
        if (columns.has("emitter") && !directions) {
            Emitters e = new Emitters(columns, found, options, warnings);
            first = e.first();
            points = e.points();
            emitted = e.emitted();
            emitter = e.emitter();
            emitters = e.count();
        } else {
            int[] seen = java.util.stream.IntStream.range(0, rows)
                    .filter(i -> found[i].length > 0)
                    .toArray();
            first = seen;
            points = Arrays.stream(seen).mapToObj(i -> found[i]).toArray(double[][]::new);
            emitted = directions ? new double[0][] : points;
            emitter = new int[emitted.length];
            emitters = directions ? 0 : 1;
        }
    }

    /** Reads text; {@code folder} is where a table of sensors is searched. */
    public static MeasuredFile parse(String file, String text, Path folder, Options options) {
        return new MeasuredFile(file, text, folder, options);
    }

    public static MeasuredFile read(String file, byte[] bytes, Path folder, Options options) {
        return parse(file, TextFile.decode(file, bytes), folder, options);
    }

    /** Positions from distances; a robust fit leaves out those that do not meet, with no numbers in their place. */
    private double[][] located(String sensors, Path folder) {
        if (sensors.isEmpty()) {
            throw new DocumentException(
                    Code.MISSING_KEY,
                    columns.header(),
                    "distances need the places of the sensors: --sensors \"165x110 cm\" for the corners of a rectangle,"
                            + " --sensors FILE.csv, or a line '# sensors: 165x110 cm' in the file");
        }
        double[][] places = Sensors.read(sensors, columns.header(), folder);
        double[][] d = new double[places.length][];
        for (int k = 0; k < places.length; k++) {
            d[k] = columns.quantity("d" + (k + 1), Dimension.LENGTH);
        }
        if (columns.has("d" + (places.length + 1))) {
            throw new DocumentException(
                    Code.WRONG_COUNT,
                    columns.header(),
                    "there is a column d" + (places.length + 1) + ", but only " + places.length + " sensors");
        }
        Trilateration all = new Trilateration(places);
        boolean three = options.three && places.length == 4;
        double[][] out = new double[rows][];
        int left = 0;
        for (int i = 0; i < rows; i++) {
            double[] own = new double[places.length];
            for (int k = 0; k < own.length; k++) {
                own[k] = d[k][i];
                if (own[k] < 0) {
                    problems.add(Problem.error(
                            Code.NEGATIVE, columns.at(i), "d" + (k + 1), "a distance cannot be negative"));
                }
            }
            try {
                out[i] = three
                        ? Trilateration.fromRectangle(places[1][0], places[2][1], own)
                        : all.locate(own).point();
            } catch (IllegalArgumentException e) {
                out[i] = new double[0];
                left++;
                if (!options.robust) {
                    problems.add(Problem.error(
                            Code.DOUBTFUL_DATA,
                            columns.at(i),
                            "",
                            String.valueOf(e.getMessage()),
                            "remove the row, or use --robust, which leaves it out"));
                }
            }
        }
        if (left > 0) {
            warnings.add(left + " of " + rows + " rows have no position and are left out.");
        }
        return out;
    }

    public String file() {
        return columns.table.file();
    }

    /** "positions", "distances to sensors" or "directions". */
    public String kind() {
        return kind;
    }

    /** How many instants were measured. */
    public int samples() {
        return points.length;
    }

    public int emitters() {
        return emitters;
    }

    public boolean isDirections() {
        return directions;
    }

    public List<String> warnings() {
        return List.copyOf(warnings);
    }

    /** Where a sample begins in the file. */
    public Position at(int sample) {
        return columns.at(first[sample]);
    }

    /** Where the last row is. */
    public Position end() {
        return columns.at(rows - 1);
    }

    public boolean hasMoments() {
        return columns.hasAny("moment", "fx", "fy", "fz");
    }

    /** The points for centre, pole and sinus. */
    public Track track() {
        boolean[] contour = new boolean[points.length];
        Arrays.fill(contour, true);
        if (columns.has("contour")) {
            double[] c = columns.numbers("contour");
            for (int i = 0; i < contour.length; i++) {
                double mark = c[first[i]];
                if (mark != 0 && mark != 1) {
                    throw new DocumentException(Problem.error(
                            Code.WRONG_WORD,
                            at(i),
                            "contour",
                            "write 1 for a point on the contour and 0 for others, not " + mark));
                }
                contour[i] = mark == 1;
            }
        } else if (hasMoments()) {
            throw new DocumentException(
                    Code.MISSING_COLUMN,
                    columns.header(),
                    "the file has moments, so it must say which points are on the contour: add a column 'contour' with 1"
                            + " for points of voluntary motion and 0 for forced ones, or put the forced motion into a"
                            + " second file, --moments FILE");
        }
        return new Track(points, directions, contour, emitted, emitter, emitters);
    }

    /** Moments of forced motion: all samples, or those that are not on the contour. Null if there are none. */
    public @Nullable Resistance resistance() {
        if (!hasMoments()) {
            return null;
        }
        double[] c = columns.has("contour") ? columns.numbers("contour") : new double[rows];
        int[] some = java.util.stream.IntStream.range(0, points.length)
                .filter(i -> c[first[i]] == 0)
                .toArray();
        double[][] at = Arrays.stream(some).mapToObj(i -> points[i]).toArray(double[][]::new);
        int[] row = Arrays.stream(some).map(i -> first[i]).toArray();
        if (columns.has("moment")) {
            double[] m = columns.quantity("moment", Dimension.TORQUE);
            return Resistance.ofMagnitudes(
                    at, directions, Arrays.stream(row).mapToDouble(i -> m[i]).toArray());
        }
        if (directions) {
            throw new DocumentException(
                    Code.KEYS_CLASH,
                    columns.header(),
                    "directions have no lever arm",
                    "give 'moment' instead of forces, or positions");
        }
        double[][] force = columns.vectors(Dimension.FORCE, "fx", "fy", "fz");
        double[][] place =
                columns.hasAny("px", "py", "pz") ? columns.vectors(Dimension.LENGTH, "px", "py", "pz") : null;
        double[][] couple = columns.hasAny("mx", "my", "mz")
                ? columns.vectors(Dimension.TORQUE, "mx", "my", "mz")
                : new double[rows][3];
        return new Resistance(
                at,
                false,
                new double[0],
                Arrays.stream(row).mapToObj(i -> force[i]).toArray(double[][]::new),
                place == null ? at : Arrays.stream(row).mapToObj(i -> place[i]).toArray(double[][]::new),
                Arrays.stream(row).mapToObj(i -> couple[i]).toArray(double[][]::new));
    }

    /** Rows of a table by emitter and instant. */
    private static final class Emitters {
        private final List<Integer> first = new ArrayList<>();
        private final List<double[]> points = new ArrayList<>();
        private final List<double[]> emitted = new ArrayList<>();
        private final List<Integer> emitter = new ArrayList<>();
        private final List<Integer> names;

        Emitters(MeasuredColumns columns, double[][] found, Options options, List<String> warnings) {
            String clock = columns.has("sample") ? "sample" : "time";
            double[] number = columns.numbers("emitter"), instant = columns.numbers(clock);
            Problems problems = new Problems();
            TreeSet<Integer> all = new TreeSet<>();
            for (int i = 0; i < number.length; i++) {
                if (number[i] != Math.rint(number[i]) || number[i] < 1 || number[i] > 99) {
                    problems.add(Problem.error(
                            Code.OUT_OF_RANGE,
                            columns.at(i),
                            "emitter",
                            number[i] + " is not the number of an emitter, 1 to 99"));
                }
                all.add((int) number[i]);
            }
            problems.throwIfErrors();
            names = List.copyOf(all);
            Map<Double, int[]> samples = new LinkedHashMap<>();
            for (int i = 0; i < number.length; i++) {
                int[] rows = samples.computeIfAbsent(instant[i], t -> none(names.size()));
                int e = names.indexOf((int) number[i]);
                if (rows[e] >= 0) {
                    problems.add(Problem.error(
                            Code.GIVEN_TWICE,
                            columns.at(i),
                            "emitter",
                            "emitter " + names.get(e) + " was already read at this " + clock + ", in line "
                                    + columns.at(rows[e]).line()));
                }
                rows[e] = i;
            }
            problems.throwIfErrors();
            int point = options.point == 0 ? -1 : names.indexOf(options.point);
            if (options.point != 0 && point < 0) {
                throw new DocumentException(
                        Code.UNKNOWN_NAME,
                        columns.header(),
                        "there is no emitter " + options.point,
                        "there are " + names);
            }
            EmitterCheck check = new EmitterCheck(columns, found, names, List.copyOf(samples.values()), options.robust);
            double[] @Nullable [] followed = check.follow(point);
            warnings.addAll(check.warnings());
            int k = 0, missing = 0;
            for (int[] rows : samples.values()) {
                double[] p = followed[k++];
                if (p == null) {
                    missing++;
                    continue;
                }
                int begin = Arrays.stream(rows).filter(r -> r >= 0).min().orElse(0);
                first.add(begin);
                points.add(p);
                for (int e = 0; e < rows.length; e++) {
                    double[] reading = check.reading(k - 1, e);
                    if (reading != null) {
                        emitted.add(reading);
                        emitter.add(e);
                    }
                }
            }
            if (missing > 0) {
                warnings.add(missing + " of " + samples.size() + " samples have too few emitters and are left out.");
            }
        }

        private static int[] none(int n) {
            int[] rows = new int[n];
            Arrays.fill(rows, -1);
            return rows;
        }

        int count() {
            return names.size();
        }

        int[] first() {
            return first.stream().mapToInt(Integer::intValue).toArray();
        }

        double[][] points() {
            return points.toArray(new double[0][]);
        }

        double[][] emitted() {
            return emitted.toArray(new double[0][]);
        }

        int[] emitter() {
            return emitter.stream().mapToInt(Integer::intValue).toArray();
        }
    }
}
