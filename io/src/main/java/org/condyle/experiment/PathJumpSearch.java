package org.condyle.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.PathAnalysis;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.io.results.FrameReader;
import org.condyle.measures.wrap.PathJumps;
import org.condyle.measures.wrap.PathSituation;
import org.condyle.measures.wrap.WrappedPath;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * Finds where lengths of paths jump during a motion that is given row by row. Between two rows all coordinates are interpolated
 * linearly; {@link PathJumps} narrows a jump down, and the {@link PathSituation} on both sides says why. Two jumps of one path
 * between the same rows may be found as one.
 */
public final class PathJumpSearch implements FrameReader {
    private static final double SIDES =
            1e-9; // of the interval between two rows: so far from a jump one looks for its reason

    /**
     * A jump.
     *
     * @param size       by which the path becomes longer [m]
     * @param coordinate the one that a point comes or goes with, or that moves the path most there; null if none is seen
     * @param value      of the coordinate [rad or m]
     * @param why        what the path does there; empty if nothing is seen
     */
    public record Found(
            String path, double time, double size, @Nullable Place coordinate, double value, String why) {
        /** {@code knee_angle_r = -71.2 deg: point 3 comes}. */
        public String where(String label) {
            String reason = why.isEmpty() ? "" : ": " + why;
            if (coordinate == null) {
                return reason;
            }
            boolean angle = coordinate.coordinate().isAngle();
            return String.format(
                    Locale.ROOT,
                    "%s = %.4g %s%s",
                    label,
                    angle ? Math.toDegrees(value) : 1e3 * value,
                    angle ? "deg" : "mm",
                    reason);
        }
    }

    private final Workspace workspace;
    private final CoordinateNames names;
    private final List<String> paths;
    private final List<WrappedPath> measures;
    private final List<Measure.Reading> readings = new ArrayList<>();
    private final List<State> rows = new ArrayList<>();
    private final List<double[]> lengths = new ArrayList<>();
    private final double smallest;
    private final State between;

    /**
     * @param paths    by name; those of {@link #candidates}, or some of them
     * @param smallest smaller jumps are not reported [m]
     */
    public PathJumpSearch(Mechanism mechanism, Map<String, WrappedPath> paths, double smallest) {
        workspace = new Workspace(mechanism);
        names = new CoordinateNames(mechanism.model());
        this.paths = List.copyOf(paths.keySet());
        measures = List.copyOf(paths.values());
        measures.forEach(m -> readings.add(new Measure.Reading(m)));
        this.smallest = smallest;
        between = mechanism.model().newState();
    }

    /** The paths of a model that can jump: those over surfaces, and those whose points come and go. */
    public static Map<String, WrappedPath> candidates(Model model) {
        Map<String, WrappedPath> out = new LinkedHashMap<>();
        PathAnalysis.paths(model).forEach((name, measure) -> {
            if (measure instanceof WrappedPath path
                    && (!path.wraps().isEmpty() || path.points().stream().anyMatch(p -> p.presence() != null))) {
                out.put(name, path);
            }
        });
        return out;
    }

    /** Takes the next row; its bodies are placed here. */
    public void add(State s) {
        add(s, place(s));
    }

    /** Takes the next row, whose bodies are where {@code motion} has them. */
    public void add(State s, Motion motion) {
        double[] all = new double[measures.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = length(i, s, motion);
        }
        rows.add(s.copy());
        lengths.add(all);
    }

    @Override
    public Depth needs() {
        return Depth.PLACES;
    }

    @Override
    public void read(int number, State s, Workspace w) {
        add(s, w.motion);
    }

    /** All jumps between the rows, path by path. */
    public List<Found> find() {
        List<Found> out = new ArrayList<>();
        for (int p = 0; p < measures.size(); p++) {
            for (int i = 0; i + 1 < rows.size(); i++) {
                int path = p, row = i;
                double left = i > 0 ? slope(p, i - 1, i) : Double.NaN;
                double right = i + 2 < rows.size() ? slope(p, i + 1, i) : Double.NaN;
                PathJumps.Interval interval =
                        new PathJumps.Interval(0, 1, lengths.get(i)[p], lengths.get(i + 1)[p], left, right);
                Optional<PathJumps.Jump> jump = PathJumps.within(
                        x -> {
                            State s = at(row, x);
                            return length(path, s, place(s));
                        },
                        interval,
                        smallest);
                jump.ifPresent(j -> out.add(found(path, row, j)));
            }
        }
        return out;
    }

    /** Change of a length from row {@code from} to the next one, at the pace of the rows behind {@code like}. */
    private double slope(int path, int from, int like) {
        double own = rows.get(from + 1).time - rows.get(from).time,
                other = rows.get(like + 1).time - rows.get(like).time;
        double pace = own > 0 && other > 0 ? other / own : 1;
        return pace * (lengths.get(from + 1)[path] - lengths.get(from)[path]);
    }

    private Found found(int path, int row, PathJumps.Jump jump) {
        WrappedPath measure = measures.get(path);
        State s = at(row, Math.min(1, jump.at() + SIDES));
        PathSituation after = new PathSituation(measure, s, place(s));
        s = at(row, Math.max(0, jump.at() - SIDES));
        PathSituation before = new PathSituation(measure, s, place(s));
        int switched = before.switchedBy(after);
        Place coordinate = switched >= 0
                ? names.all().stream()
                        .filter(p -> p.q() == switched)
                        .findFirst()
                        .orElse(null)
                : mover(path, row, s);
        double value = coordinate == null ? Double.NaN : s.q[coordinate.q()];
        return new Found(paths.get(path), s.time, jump.size(), coordinate, value, before.change(after));
    }

    /** The coordinate whose change between two rows moves a path most. */
    private @Nullable Place mover(int path, int row, State s) {
        double[] gradient = new double[s.v.length];
        Dynamics.prepare(s, workspace);
        Dynamics.jacobian(measures.get(path), s, workspace, gradient);
        Place best = null;
        double most = 0;
        for (Place p : names.all()) {
            double turn = rows.get(row + 1).q[p.q()] - rows.get(row).q[p.q()];
            double effect = p.hasSpeed() ? Math.abs(turn * gradient[p.v()]) : 0;
            if (effect > most) {
                most = effect;
                best = p;
            }
        }
        return best;
    }

    private State at(int row, double x) {
        State a = rows.get(row), b = rows.get(row + 1);
        between.time = a.time + x * (b.time - a.time);
        for (int i = 0; i < between.q.length; i++) {
            between.q[i] = a.q[i] + x * (b.q[i] - a.q[i]);
        }
        return between;
    }

    private Motion place(State s) {
        Dynamics.place(s, workspace);
        Dynamics.fillRates(workspace);
        return workspace.motion;
    }

    private double length(int path, State s, Motion motion) {
        measures.get(path).read(s, motion, readings.get(path));
        return readings.get(path).value;
    }
}
