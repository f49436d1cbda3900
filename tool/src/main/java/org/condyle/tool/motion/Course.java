package org.condyle.tool.motion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.analyse.motion.CoordinateMotion;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.io.document.Position;
import org.condyle.mechanics.CoordinateRange;
import org.condyle.mechanics.State;
import org.condyle.signal.OpenSimLowPass;
import org.condyle.signal.Samples;
import org.condyle.tool.result.Finding;
import org.condyle.tool.setup.TimeRange;
import org.jspecify.annotations.Nullable;

/**
 * The states of a measured or computed motion, row by row, as the tools of OpenSim take them from tables:
 *
 * <ul>
 *   <li>from a table of states the values and speeds as they are written;
 *   <li>from a table of coordinates the values, filtered if asked for, and the speeds of a quintic spline through them;
 *   <li>from a table of coordinates and one of speeds both as they are written.
 * </ul>
 *
 * Coordinates that a table does not have stay at their defaults; if constraints of the model tie them to others, they follow.
 */
public final class Course {
    private static final double STALE = 1e-6; // gap of a coupler above which its coordinate follows [rad or m]

    private final ToolModel model;
    private final double[] times;
    private final CoordinateMotion spline;
    private final Map<Place, double[]> speeds;
    private final Map<Place, double[]> values;
    private final boolean[] held;
    private final boolean incomplete;
    private final double[] acceleration;
    private final InternalColumns internals;
    private final String file;
    private final boolean[] free; // what is held where couplers are not met
    private final @Nullable Workspace check; // null if no coupler could be violated
    private double largestGap;

    private Course(
            ToolModel model,
            MotionFile table,
            double[] times,
            CoordinateMotion spline,
            Map<Place, double[]> speeds,
            InternalColumns internals) {
        this.model = model;
        this.times = times;
        values = table.values();
        this.spline = spline;
        this.speeds = speeds;
        this.internals = internals;
        file = table.file();
        held = new boolean[model.model().speeds()];
        values.keySet().stream().filter(Place::hasSpeed).forEach(p -> held[p.v()] = true);
        boolean all = model.labels().moving().stream().allMatch(values::containsKey);
        incomplete = !all && model.mechanism().rows() > 0;
        acceleration = new double[model.model().speeds()];
        free = held.clone();
        model.dependent().stream().filter(Place::hasSpeed).forEach(p -> free[p.v()] = false);
        check = model.dependent().isEmpty() ? null : new Workspace(model.mechanism());
    }

    /**
     * Values, speeds and states of muscles as a table of states has them; missing speeds are those of a spline through the values.
     *
     * @param equilibrium fibres are put into equilibrium with their tendons, whatever the table says
     */
    public static Course states(ToolModel model, MotionFile table, boolean equilibrium) {
        InternalColumns internals = new InternalColumns(model, table.internals(), table.file(), equilibrium);
        return new Course(model, table, table.times(), motion(model, table, -1), table.speeds(), internals);
    }

    /** Values of a table, filtered if the cut-off is positive [Hz], and the speeds of a spline through them. */
    public static Course coordinates(ToolModel model, MotionFile table, double cutoff) {
        return new Course(
                model, table, rows(table, cutoff), motion(model, table, cutoff), Map.of(), none(model, table));
    }

    /** Values of one table and speeds of another, whose rows must be the same. */
    public static Course withSpeeds(ToolModel model, MotionFile table, Map<Place, double[]> speeds) {
        return new Course(model, table, table.times(), motion(model, table, -1), speeds, none(model, table));
    }

    private static InternalColumns none(ToolModel model, MotionFile table) {
        return new InternalColumns(model, Map.of(), table.file(), true);
    }

    /**
     * The spline through values, filtered as OpenSim does it. If coordinates are differentiated twice, as inverse dynamics does, the
     * continuation that the filter needs is clamped.
     *
     * @param cutoff of the low-pass filter [Hz]; negative for none
     */
    public static CoordinateMotion motion(
            ToolModel model, MotionFile table, double cutoff, CoordinateMotion.Differentiation differentiation) {
        Map<String, Samples> samples = new LinkedHashMap<>();
        double[] t = table.times();
        table.requireFilterable(cutoff);
        boolean twice = differentiation == CoordinateMotion.Differentiation.COORDINATES_TWICE;
        table.values().forEach((p, x) -> {
            boolean filtered = cutoff > 0 && t.length > 3;
            Samples all = filtered ? OpenSimLowPass.padded(t, x, cutoff) : few(t, x);
            @Nullable CoordinateRange range = model.model().ranges().get(p.name());
            boolean clamped = filtered && twice && range != null && range.clamped();
            samples.put(p.name(), clamped && range != null ? clamped(all, t, range) : all);
        });
        return new CoordinateMotion(model.model(), model.initial(), samples, differentiation);
    }

    /**
     * The continuation of a signal stays in the range of a clamped coordinate, as in OpenSim's inverse dynamics: its published
     * moments of an arm that begins to bend are met to 2e-9 N·m with this and to 1.4e-3 N·m without. Where the data themselves
     * leave the range nothing is changed.
     */
    private static Samples clamped(Samples all, double[] own, CoordinateRange range) {
        double[] t = all.times(), x = all.values();
        double half = (t[1] - t[0]) / 2;
        for (int i = 0; i < x.length; i++) {
            boolean data = t[i] > own[0] - half && t[i] < own[own.length - 1] + half;
            if (data && x[i] != range.nearest(x[i])) {
                return all;
            }
        }
        return new Samples(t, Arrays.stream(x).map(range::nearest).toArray());
    }

    private static CoordinateMotion motion(ToolModel model, MotionFile table, double cutoff) {
        return motion(model, table, cutoff, CoordinateMotion.Differentiation.SPEEDS_ONCE);
    }

    /**
     * Times of the rows that OpenSim has after filtering: those of the table, or at equal steps if they are not equal, and their
     * continuation before the first and after the last.
     */
    public static double[] filteredRows(MotionFile table, double cutoff) {
        double[] t = table.times();
        table.requireFilterable(cutoff);
        return cutoff > 0 && t.length > 3
                ? OpenSimLowPass.padded(t, new double[t.length], cutoff).times()
                : t;
    }

    /** Those of them that lie in the table. */
    private static double[] rows(MotionFile table, double cutoff) {
        double[] t = table.times(), all = filteredRows(table, cutoff);
        int[] own = new TimeRange(t[0], t[t.length - 1], Position.in(table.file())).rows(all, table.file());
        return Arrays.copyOfRange(all, own[0], own[1]);
    }

    /** Two rows make no spline; a straight line has the same values between them. */
    private static Samples few(double[] t, double[] x) {
        return t.length == 2
                ? new Samples(
                        new double[] {t[0], (t[0] + t[1]) / 2, t[1]}, new double[] {x[0], (x[0] + x[1]) / 2, x[1]})
                : new Samples(t, x);
    }

    public double[] times() {
        return times.clone();
    }

    /** Accelerations of the row whose state was asked for last, by the spline; to read, not to write. */
    public double[] acceleration() {
        return acceleration;
    }

    /** The state of a row. */
    public void at(int row, State s) {
        Arrays.fill(acceleration, 0);
        spline.at(times[row], s, acceleration);
        speeds.forEach((p, u) -> {
            if (p.hasSpeed()) {
                s.v[p.v()] = u[row];
            }
        });
        if (incomplete) {
            Assembly.assemble(model.mechanism(), s, held, held);
        } else if (check != null) {
            follow(s, check);
        }
        internals.at(row, s);
    }

    /** Coordinates that couplers give follow the others where the table contradicts, as stale tables do. */
    private void follow(State s, Workspace w) {
        Dynamics.constrain(s, w);
        double gap = 0;
        for (int r = 0; r < model.mechanism().rows(); r++) {
            gap = Math.max(gap, Math.abs(w.rows.value[r]));
        }
        if (gap > STALE) {
            largestGap = Math.max(largestGap, gap);
            Assembly.assemble(model.mechanism(), s, free, free);
        }
    }

    /** What a person should know about the states that were asked for. */
    public List<Finding> remarks() {
        List<Finding> all = new ArrayList<>(internals.remarks());
        if (largestGap > 0) {
            all.add(Finding.warning(
                    file + ": its values contradict the couplers of the model by up to " + (float) largestGap
                            + " rad or m; the coordinates that couplers give follow the others: "
                            + MotionFile.listed(model.dependent().stream()
                                    .map(model.labels()::label)
                                    .sorted()
                                    .toList())));
        }
        return all;
    }
}
