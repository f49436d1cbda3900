package org.condyle.tool.laxity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;
import org.condyle.analyse.QuasiStatic;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Recording;
import org.condyle.tool.laxity.LaxityResult.Curve;
import org.condyle.tool.laxity.LaxityResult.Pose;
import org.jspecify.annotations.Nullable;

/** One test of a knee at one flexion: the path of equilibria from no load to full load, back, to the other side and back. */
final class LaxityPath {
    /** The five coordinates, and the load. */
    private static final List<String> MOVING = List.of("lateral", "anterior", "proximal", "varus", "internal");

    private static final double SHORT = 1e-4; // of the full load, for tangent stiffness

    private final LaxityTest test;
    private final double flexion;
    private final double full;
    private final int steps;
    private final double begin; // when the wave of this test begins

    LaxityPath(LaxityTest test, double flexion, double full, int steps) {
        this.test = test;
        this.flexion = flexion;
        this.full = full;
        this.steps = steps;
        begin = 2 + 10 * test.index();
    }

    /** The states at full positive and negative load are added to {@code ends}, null where they were not reached. */
    Curve follow(ModelFile file, State neutral, KneeView view, List<String> fibres, List<@Nullable State> ends) {
        Channels channels = new Channels(file.mechanism());
        List<Channel> asked = new ArrayList<>();
        for (String c : MOVING) {
            asked.add(Objects.requireNonNull(channels.find(view.load() + "." + c)));
        }
        asked.add(Objects.requireNonNull(channels.find(KneeSetup.HOLD)));
        TreeSet<Double> times = new TreeSet<>();
        for (int i = 0; i <= 4 * steps; i++) {
            times.add(at(i));
        }
        for (double special : new double[] {1 - 2 * SHORT, 1 - SHORT, 2 - SHORT, 2 + SHORT, 3 - 2 * SHORT, 3 - SHORT}) {
            times.add(begin + special);
        }
        String message = "";
        Recording r;
        List<State> frames;
        try {
            double[] all = times.stream().mapToDouble(Double::doubleValue).toArray();
            QuasiStatic.Result result = QuasiStatic.run(file.mechanism(), neutral, all, asked, false);
            r = result.recording();
            frames = result.film().frames();
            message = said(result);
        } catch (ModelException e) {
            r = new Recording(asked);
            frames = List.of();
            message = String.valueOf(e.getMessage());
        }
        int points = 0;
        while (points <= 4 * steps && row(r, at(points)) >= 0) {
            points++;
        }
        double[] load = new double[points], shift = new double[points];
        double[] zero = points > 0 ? moving(r, row(r, begin)) : new double[MOVING.size()];
        for (int i = 0; i < points; i++) {
            load[i] = full * wave(i);
            shift[i] = moving(r, row(r, at(i)))[coordinate()] - zero[coordinate()];
        }
        double[][] shifts = new double[2][MOVING.size()];
        List<Pose> poses = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            double time = at((2 * side + 1) * steps);
            int row = row(r, time);
            @Nullable
            State s = frames.stream().filter(f -> f.time == time).findFirst().orElse(null);
            for (int k = 0; k < MOVING.size(); k++) {
                shifts[side][k] = row < 0 ? Double.NaN : r.value(k, row) - zero[k];
            }
            ends.add(s);
            if (s == null) {
                poses.add(new Pose(new double[0], new double[0], java.util.Map.of(), Double.NaN));
            } else {
                view.place(s);
                poses.add(view.pose(fibres, r.value(MOVING.size(), row)));
            }
        }
        int c = coordinate();
        return new Curve(
                test,
                flexion,
                load,
                shift,
                poses,
                shifts,
                new double[] {middle(r, c), end(r, c, 1), end(r, c, 3)},
                shifts[0][c] - shifts[1][c],
                points > 4 * steps ? loop(load, shift) : Double.NaN,
                retraced(r, points),
                message);
    }

    private double at(int point) {
        return begin + (double) point / steps;
    }

    /** Load at a point as part of the full one. */
    private double wave(int point) {
        double s = (double) point / steps;
        return s < 1 ? s : s < 3 ? 2 - s : s - 4;
    }

    private int coordinate() {
        return MOVING.indexOf(test.coordinate());
    }

    private String said(QuasiStatic.Result r) {
        if (!r.completed()) {
            double last = r.recording().rows() == 0
                    ? begin
                    : r.recording().time(r.recording().rows() - 1);
            double s = last - begin, part = s < 1 ? s : s < 3 ? 2 - s : s - 4;
            return String.format(
                    Locale.ROOT,
                    "no equilibrium was found beyond %.4g %s: %s",
                    full * part,
                    test.loadUnit(),
                    r.message());
        }
        if (!r.losses().isEmpty()) {
            QuasiStatic.Loss l = r.losses().get(0);
            double s = l.time() - begin, part = s < 1 ? s : s < 3 ? 2 - s : s - 4;
            return String.format(
                    Locale.ROOT,
                    "the knee jumps at %.4g %s (%s from %.4g to %.4g), so that unloading need not retrace loading",
                    full * part,
                    test.loadUnit(),
                    l.coordinate(),
                    l.from(),
                    l.to());
        }
        return "";
    }

    private static int row(Recording r, double time) {
        for (int i = r.rows() - 1; i >= 0; i--) { // after a jump the later one holds
            if (r.time(i) == time) {
                return i;
            }
        }
        return -1;
    }

    private static double[] moving(Recording r, int row) {
        double[] out = new double[MOVING.size()];
        for (int k = 0; k < out.length; k++) {
            out[k] = r.value(k, row);
        }
        return out;
    }

    private double value(Recording r, int c, double special) {
        int row = row(r, begin + special);
        return row < 0 ? Double.NaN : r.value(c, row);
    }

    /** Tangent stiffness at no load, by a central difference. */
    private double middle(Recording r, int c) {
        return 2 * SHORT * full / (value(r, c, 2 - SHORT) - value(r, c, 2 + SHORT));
    }

    /** The same at full load, by a difference of second order to one side. */
    private double end(Recording r, int c, int at) {
        double x = value(r, c, at), y = value(r, c, at - SHORT), z = value(r, c, at - 2 * SHORT);
        double slope = (1.5 * x - 2 * y + 0.5 * z) / SHORT; // along the wave
        return (at == 1 ? full : -full) / slope;
    }

    /** ∮ F dx. */
    private static double loop(double[] load, double[] shift) {
        double sum = 0;
        for (int i = 1; i < load.length; i++) {
            sum += 0.5 * (load[i] + load[i - 1]) * (shift[i] - shift[i - 1]);
        }
        return sum;
    }

    private double retraced(Recording r, int points) {
        double most = 0;
        for (int i = 0; i < points; i++) {
            int other = i <= 2 * steps ? 2 * steps - i : 6 * steps - i;
            if (other < i || other >= points) {
                continue;
            }
            double[] a = moving(r, row(r, at(i))), b = moving(r, row(r, at(other)));
            for (int k = 0; k < a.length; k++) {
                most = Math.max(most, Math.abs(a[k] - b[k]));
            }
        }
        return most;
    }
}
