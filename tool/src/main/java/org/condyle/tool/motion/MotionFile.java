package org.condyle.tool.motion;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.signal.Resampling;
import org.condyle.text.DidYouMean;
import org.condyle.tool.result.Finding;
import org.condyle.tool.setup.SetupFolder;

/**
 * A table of coordinates or states of a model over time ({@code .mot}, {@code .sto} or CSV): values, and speeds if it has them,
 * in radians and metres. Rows whose time is repeated count once; the last row is often written twice.
 */
public final class MotionFile {
    private static final int LISTED = 8;
    private static final String TIME = "time";
    private static final double FAR = 50; // [m]: nobody walks so far in a laboratory
    /** Part of the usual step; rows that are nearer in time are the same row. */
    private static final double REPEATED = 1e-6;

    private final DataTable table;
    private final double[] times;
    private final Map<Place, double[]> values = new LinkedHashMap<>();
    private final Map<Place, double[]> speeds = new LinkedHashMap<>();
    private final Map<InternalLabels.Slot, double[]> internals = new LinkedHashMap<>();
    private final List<String> foreign = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    private MotionFile(DataTable table, int[] rows) {
        this.table = table;
        times = pick(table.column(TIME), rows);
    }

    /** Reads a table for the model of a result, and puts it among its inputs. */
    public static MotionFile read(Path file, String what, ResultBuilder result) {
        MotionFile table = read(file, what, result.model(), Optional.empty());
        result.input(table.file());
        result.addAll(table.warnings());
        return table;
    }

    /**
     * Reads a table for a model.
     *
     * @param what    coordinates or states, for messages
     * @param degrees what another place than the file says about its angles
     */
    public static MotionFile read(Path file, String what, ToolModel model, Optional<Boolean> degrees) {
        return read(file, what, model, degrees, true);
    }

    /** The same for a table that need not have all coordinates; OpenSim-JAM takes its angles as degrees unless its header says otherwise. */
    public static MotionFile readSome(Path file, String what, ToolModel model) {
        return read(file, what, model, Optional.of(true), false);
    }

    private static MotionFile read(
            Path file, String what, ToolModel model, Optional<Boolean> degrees, boolean complete) {
        String name = file.toString();
        byte[] bytes = SetupFolder.bytes(name, file, DataTable.LIMIT);
        DataTable table = DataTable.readWithGaps(name, bytes);
        if (!table.has(TIME)) {
            throw new DocumentException(
                    Code.MISSING_COLUMN,
                    Position.in(name),
                    "there is no column 'time'" + DidYouMean.hint(TIME, table.columns()) + "; a table of " + what
                            + " needs one");
        }
        MotionFile motion = new MotionFile(table, distinct(table));
        motion.match(model.labels(), what, model, complete);
        AngleUnit angles = new AngleUnit(name, AngleUnit.stated(bytes).or(() -> degrees));
        motion.values.forEach((p, column) -> {
            if (model.isInDegrees(p)) {
                angles.see(model.labels().label(p), column);
            }
        });
        if (angles.inDegrees(motion.warnings)) {
            boolean coupled = motion.coupledInDegrees(model);
            motion.values.forEach((p, x) -> toRadians(p, x, coupled || model.isInDegrees(p)));
            motion.speeds.forEach((p, x) -> toRadians(p, x, coupled || model.isInDegrees(p)));
        }
        motion.doubtLengths(model);
        return motion;
    }

    private void doubtLengths(ToolModel model) {
        values.forEach((p, column) -> {
            double largest = Arrays.stream(column).map(Math::abs).max().orElse(0);
            if (p.coordinate().isLength() && largest > FAR) {
                warnings.add(String.format(
                        Locale.ROOT,
                        "%s: %s reaches %.4g m; lengths are taken as metres, are they in mm?",
                        table.file(),
                        model.labels().label(p),
                        largest));
            }
        });
    }

    /**
     * Whether coordinates of coupled type are in degrees as well. OpenSim 4 neither writes nor reads them so, OpenSim 3 did: numbers
     * that are more than a turn in radians are of that time.
     */
    private boolean coupledInDegrees(ToolModel model) {
        List<String> names = new ArrayList<>();
        double largest = 0;
        for (Map.Entry<Place, double[]> v : values.entrySet()) {
            if (v.getKey().coordinate().isAngle() && !model.isInDegrees(v.getKey())) {
                double most = Arrays.stream(v.getValue()).map(Math::abs).max().orElse(0);
                largest = Math.max(largest, most);
                if (most > 0) {
                    names.add(model.labels().label(v.getKey()));
                }
            }
        }
        boolean degrees = largest > 2 * Math.PI;
        if (!names.isEmpty()) {
            warnings.add(table.file() + ": " + listed(names)
                    + (names.size() == 1 ? " is a coordinate" : " are coordinates")
                    + " of coupled type, which OpenSim 4 leaves in radians where other angles are in degrees; "
                    + (degrees
                            ? "they reach more than a turn in radians, so they are taken as degrees"
                            : "they are taken as radians"));
        }
        return degrees;
    }

    private static void toRadians(Place p, double[] x, boolean degrees) {
        for (int i = 0; degrees && p.coordinate().isAngle() && i < x.length; i++) {
            x[i] = Math.toRadians(x[i]);
        }
    }

    /** Rows with increasing times; one that is repeated, but for rounding, is left out, a smaller one refused. */
    private static int[] distinct(DataTable table) {
        table.requireComplete(List.of(TIME));
        double[] t = table.column(TIME);
        if (t.length == 0) {
            throw new DocumentException(Code.BAD_TABLE, Position.in(table.file()), "the table has no rows");
        }
        int[] rows = new int[t.length];
        int n = 0;
        double rounding = REPEATED * (t[t.length - 1] - t[0]) / t.length;
        for (int i = 0; i < t.length; i++) {
            if (n > 0 && t[i] < t[rows[n - 1]]) {
                throw new DocumentException(
                        Code.NOT_INCREASING,
                        table.at(i),
                        "the time " + t[i] + " s stands after " + t[rows[n - 1]] + " s; times must increase");
            }
            if (n == 0 || t[i] > t[rows[n - 1]] + rounding) {
                rows[n++] = i;
            }
        }
        return Arrays.copyOf(rows, n);
    }

    private static double[] pick(double[] column, int[] rows) {
        double[] out = new double[rows.length];
        for (int i = 0; i < rows.length; i++) {
            out[i] = column[rows[i]];
        }
        return out;
    }

    private void match(CoordinateLabels labels, String what, ToolModel model, boolean complete) {
        int[] rows = distinct(table);
        List<String> used = new ArrayList<>();
        for (String column : table.columns()) {
            Optional<Place> value = labels.value(column), speed = labels.speed(column);
            Optional<InternalLabels.Slot> internal = model.internals().find(column);
            if (column.equals(TIME)) {
                continue;
            }
            if (value.isPresent() && !values.containsKey(value.get())) {
                values.put(value.get(), pick(table.column(column), rows));
                used.add(column);
            } else if (speed.isPresent() && !speeds.containsKey(speed.get())) {
                speeds.put(speed.get(), pick(table.column(column), rows));
                used.add(column);
            } else if (internal.isPresent() && !internals.containsKey(internal.get())) {
                internals.put(internal.get(), pick(table.column(column), rows));
                used.add(column);
            } else if (!column.matches(".*[./](activation|fiber_length|excitation|force)$")) {
                foreign.add(column);
            }
        }
        if (values.isEmpty()) {
            throw new DocumentException(
                    Code.NO_MATCH,
                    Position.in(table.file()),
                    "no column is a coordinate of " + model.name() + "; the file has " + listed(foreign)
                            + LooksLike.hint(table.columns()) + ". The model has " + listed(labels.labels())
                            + ". Is this a table of " + what + " of another model?");
        }
        table.requireComplete(used);
        List<String> missing = labels.moving().stream()
                .filter(p -> !values.containsKey(p))
                .map(labels::label)
                .toList();
        if (complete && !missing.isEmpty()) {
            warnings.add(table.file() + ": " + missing.size() + " of "
                    + labels.moving().size() + " coordinates of "
                    + model.name() + " are not in the file and stay at their defaults: " + listed(missing)
                    + (foreign.isEmpty() ? "" : ". Not known to the model: " + listed(near(foreign, missing))));
        } else if (!foreign.isEmpty()) {
            warnings.add(table.file() + ": the model has no coordinates " + listed(foreign) + "; they are ignored");
        }
    }

    /** Each name with the nearest known one. */
    public static List<String> near(Collection<String> names, Collection<String> known) {
        return names.stream()
                .map(n -> DidYouMean.nearest(n, known)
                        .filter(x -> !x.equals(n))
                        .map(x -> n + " (nearest: " + x + ")")
                        .orElse(n))
                .toList();
    }

    public static String listed(List<String> names) {
        String some = String.join(", ", names.subList(0, Math.min(LISTED, names.size())));
        return names.isEmpty()
                ? "nothing"
                : names.size() <= LISTED ? some : some + " and " + (names.size() - LISTED) + " more";
    }

    public String file() {
        return table.file();
    }

    public double[] times() {
        return times.clone();
    }

    /** Values by coordinate [rad or m]. */
    public Map<Place, double[]> values() {
        return values;
    }

    /** Speeds by coordinate; empty if the file has none [rad/s or m/s]. */
    public Map<Place, double[]> speeds() {
        return speeds;
    }

    /** States of forces, such as fibre lengths, as they are written; empty if the file has none. */
    public Map<InternalLabels.Slot, double[]> internals() {
        return internals;
    }

    /** Refuses times that a filter, which needs equal steps, would have to resample at too many instants. */
    void requireFilterable(double cutoff) {
        int n = times.length;
        if (cutoff <= 0 || n < 4) {
            return;
        }
        double step = Resampling.smallestStep(times), rows = Resampling.rows(times[0], times[n - 1], step);
        if (2 * rows > Resampling.MOST_ROWS) { // the filter continues the data by half their rows at both ends
            throw new DocumentException(
                    Code.OVER_LIMIT,
                    Position.in(file()),
                    "the low-pass filter needs equal time steps, and in the smallest one of the file, " + (float) step
                            + " s, that would be " + (float) rows + " rows from " + times[0] + " s to " + times[n - 1]
                            + " s; are the times right? 'condyle convert --rate' makes steps equal");
        }
    }

    public List<Finding> warnings() {
        return Stream.concat(
                        warnings.stream().map(Finding::warning),
                        table.warnings().sorted().stream().map(Finding::warning))
                .toList();
    }
}
