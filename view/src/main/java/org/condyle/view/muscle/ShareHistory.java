package org.condyle.view.muscle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.condyle.mechanics.Model;
import org.condyle.muscle.Muscle;
import org.condyle.tool.result.LoadShares;
import org.condyle.view.muscle.MuscleHistory.About;
import org.condyle.view.muscle.MuscleHistory.Course;
import org.condyle.view.muscle.MuscleHistory.Gap;
import org.condyle.view.muscle.MuscleHistory.Motor;

/** Converts the result of an optimisation into a {@link MuscleHistory}. */
final class ShareHistory {
    private static final double SMALLEST = 1e-9; // part of the largest moment that counts as acting

    private ShareHistory() {}

    static MuscleHistory of(LoadShares shares, Model model) {
        int[] rows = MuscleHistory.even(shares.times(), MuscleHistory.MOST_TIMES);
        int[] moved = IntStream.range(0, shares.loads().size())
                .filter(c -> shares.actuators().stream()
                        .anyMatch(p -> model.forces().get(p.name()) instanceof Muscle && acts(p, c)))
                .toArray();
        List<Course> muscles = new ArrayList<>();
        List<Motor> motors = new ArrayList<>();
        for (LoadShares.Part p : shares.actuators()) {
            double[][] moments = Arrays.stream(moved)
                    .mapToObj(c -> picked(p.moments()[c], rows))
                    .toArray(double[][]::new);
            if (model.forces().get(p.name()) instanceof Muscle m) {
                double[] none = {};
                muscles.add(new Course(
                        p.name(),
                        m.law(),
                        picked(p.control(), rows),
                        none,
                        none,
                        none,
                        picked(p.effort(), rows),
                        moments));
            } else {
                motors.add(new Motor(p.name(), p.reserve(), moments));
            }
        }
        List<About> about = Arrays.stream(moved)
                .mapToObj(c -> shares.loads().get(c))
                .map(l -> new About(l.name(), l.unit(), picked(l.asked(), rows)))
                .toList();
        return new MuscleHistory(picked(shares.times(), rows), muscles, about, motors, gaps(shares));
    }

    private static boolean acts(LoadShares.Part p, int c) {
        double most = 0, effort = 0;
        for (int k = 0; k < p.effort().length; k++) {
            most = Math.max(most, Math.abs(p.moments()[c][k]));
            effort = Math.max(effort, Math.abs(p.effort()[k]));
        }
        return most > SMALLEST * effort;
    }

    private static List<Gap> gaps(LoadShares shares) {
        List<Gap> out = new ArrayList<>();
        int n = shares.times().length;
        for (int from = 0; from < n; from++) {
            if (shares.solved()[from]) {
                continue;
            }
            int to = from;
            while (to + 1 < n && !shares.solved()[to + 1]) {
                to++;
            }
            out.add(gap(shares, from, to));
            from = to;
        }
        return out;
    }

    private static Gap gap(LoadShares shares, int from, int to) {
        LoadShares.Load worst = shares.loads().get(0);
        int at = from;
        for (LoadShares.Load l : shares.loads()) {
            for (int f = from; f <= to; f++) {
                if (Math.abs(l.missing()[f]) > Math.abs(worst.missing()[at])) {
                    worst = l;
                    at = f;
                }
            }
        }
        double[] t = shares.times();
        return new Gap(
                t[from],
                t[to],
                to - from + 1,
                t[at],
                worst.name(),
                worst.unit(),
                worst.missing()[at],
                worst.asked()[at]);
    }

    private static double[] picked(double[] values, int[] rows) {
        return Arrays.stream(rows).mapToDouble(r -> values[r]).toArray();
    }
}
