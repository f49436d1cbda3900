package org.condyle.tool;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.condyle.analyse.motion.CoordinateMotion;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.dynamics.Assembly;
import org.condyle.io.document.Position;
import org.condyle.mechanics.CoordinateRange;
import org.condyle.mechanics.State;
import org.condyle.signal.OpenSimLowPass;
import org.condyle.signal.Samples;
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
final class Course {
    private final ToolModel model;
    private final double[] times;
    private final CoordinateMotion spline;
    private final Map<Place, double[]> speeds;
    private final Map<Place, double[]> values;
    private final boolean[] held;
    private final boolean incomplete;
    private final double[] acceleration;

    private Course(
            ToolModel model, MotionFile table, double[] times, CoordinateMotion spline, Map<Place, double[]> speeds) {
        this.model = model;
        this.times = times;
        values = table.values();
        this.spline = spline;
        this.speeds = speeds;
        held = new boolean[model.model().speeds()];
        values.keySet().stream().filter(Place::hasSpeed).forEach(p -> held[p.v()] = true);
        boolean all = model.labels().moving().stream().allMatch(values::containsKey);
        incomplete = !all && model.mechanism().rows() > 0;
        acceleration = new double[model.model().speeds()];
    }

    /** Values and speeds as a table of states has them; missing speeds are those of a spline through the values. */
    static Course states(ToolModel model, MotionFile table) {
        return new Course(model, table, table.times(), motion(model, table, -1), table.speeds());
    }

    /** Values of a table, filtered if the cut-off is positive [Hz], and the speeds of a spline through them. */
    static Course coordinates(ToolModel model, MotionFile table, double cutoff) {
        return new Course(model, table, rows(table, cutoff), motion(model, table, cutoff), Map.of());
    }

    /** Values of one table and speeds of another, whose rows must be the same. */
    static Course withSpeeds(ToolModel model, MotionFile table, Map<Place, double[]> speeds) {
        return new Course(model, table, table.times(), motion(model, table, -1), speeds);
    }

    /**
     * The spline through values, filtered as OpenSim does it. If coordinates are differentiated twice, as inverse dynamics does, the
     * continuation that the filter needs is clamped.
     *
     * @param cutoff of the low-pass filter [Hz]; negative for none
     */
    static CoordinateMotion motion(
            ToolModel model, MotionFile table, double cutoff, CoordinateMotion.Differentiation differentiation) {
        Map<String, Samples> samples = new LinkedHashMap<>();
        double[] t = table.times();
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
    static double[] filteredRows(MotionFile table, double cutoff) {
        double[] t = table.times();
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

    double[] times() {
        return times.clone();
    }

    /** Accelerations of the row whose state was asked for last, by the spline; to read, not to write. */
    double[] acceleration() {
        return acceleration;
    }

    /** The state of a row. */
    void at(int row, State s) {
        Arrays.fill(acceleration, 0);
        spline.at(times[row], s, acceleration);
        speeds.forEach((p, u) -> {
            if (p.hasSpeed()) {
                s.v[p.v()] = u[row];
            }
        });
        if (incomplete) {
            Assembly.assemble(model.mechanism(), s, held, held);
        }
    }
}
