package org.condyle.tool.gait;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.condyle.tool.gait.Contacts.Contact;
import org.condyle.tool.gait.Sides.Side;

/**
 * Gait cycles by the forces of the ground: a cycle lies between two strikes of one foot. Where no foot strikes twice, stance phases
 * stand in for them, from strike to off; where there are none either, the whole trial.
 */
public final class GaitCycles {
    private static final double ROUNDING = 1e-9;

    /** What hundred percent are. */
    public enum Kind {
        CYCLE("gait cycle"),
        STANCE("stance phase"),
        TRIAL("trial");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /** From a strike on [s]. */
    public record Interval(double from, double to) {}

    /** A foot and its contacts with the ground. */
    private record Foot(String body, List<Contact> contacts) {}

    private final Kind kind;
    private final Map<Side, List<Interval>> intervals = new EnumMap<>(Side.class);
    private final Map<Side, Double> offs = new EnumMap<>(Side.class);
    private final List<String> remarks = new ArrayList<>();

    private GaitCycles(List<Foot> feet, double from, double to) {
        kind = collect(feet, Kind.CYCLE, from, to)
                ? Kind.CYCLE
                : collect(feet, Kind.STANCE, from, to) ? Kind.STANCE : Kind.TRIAL;
        if (kind == Kind.TRIAL) {
            intervals.put(Side.NONE, List.of(new Interval(from, to)));
            remarks.add((feet.isEmpty()
                            ? "there are no forces of feet, so there are no gait events"
                            : "no foot strikes the ground and leaves it in the measured time")
                    + "; curves are over the whole trial");
        }
    }

    private boolean collect(List<Foot> feet, Kind wanted, double from, double to) {
        List<String> found = new ArrayList<>();
        for (Foot f : feet) {
            List<Interval> own = wanted == Kind.CYCLE ? cycles(f, from, to) : stances(f, from, to);
            if (!own.isEmpty()) {
                Side side = Sides.of(f.body);
                intervals.computeIfAbsent(side, s -> new ArrayList<>()).addAll(own);
                off(f, own).ifPresent(x -> offs.put(side, x));
                found.add(f.body + " " + words(own));
            }
        }
        if (!found.isEmpty()) {
            remarks.add((wanted == Kind.CYCLE
                            ? "gait cycles by the strikes of "
                            : "no foot strikes the ground twice in the measured time; curves are over the stance phase of ")
                    + String.join("; ", found));
        }
        return !found.isEmpty();
    }

    /** Of a trial whose feet are not known. */
    static GaitCycles none(double from, double to) {
        return new GaitCycles(List.of(), from, to);
    }

    /** @param forces with their bodies */
    static GaitCycles of(List<ForceColumns> forces, double[] up, double threshold, double from, double to) {
        Map<String, double[]> vertical = new LinkedHashMap<>();
        Map<String, double[]> times = new LinkedHashMap<>();
        for (ForceColumns f : forces) {
            double[] sum = vertical.computeIfAbsent(f.body(), b -> new double[f.times().length]);
            times.put(f.body(), f.times());
            for (int i = 0; i < Math.min(sum.length, f.times().length); i++) {
                sum[i] += f.along(up, i);
            }
        }
        List<Foot> feet = new ArrayList<>();
        vertical.forEach((body, force) -> {
            List<Contact> contacts = Contacts.of(times.getOrDefault(body, new double[0]), force, threshold);
            if (!contacts.isEmpty()) {
                feet.add(new Foot(body, contacts));
            }
        });
        return new GaitCycles(feet, from, to);
    }

    private static List<Interval> cycles(Foot f, double from, double to) {
        List<Interval> out = new ArrayList<>();
        List<Contact> struck = f.contacts.stream().filter(Contact::begins).toList();
        for (int i = 0; i + 1 < struck.size(); i++) {
            add(out, struck.get(i).strike(), struck.get(i + 1).strike(), from, to);
        }
        return out;
    }

    private static List<Interval> stances(Foot f, double from, double to) {
        List<Interval> out = new ArrayList<>();
        f.contacts.stream().filter(c -> c.begins() && c.ends()).forEach(c -> add(out, c.strike(), c.off(), from, to));
        return out;
    }

    private static void add(List<Interval> out, double a, double b, double from, double to) {
        if (a >= from - ROUNDING && b <= to + ROUNDING) {
            out.add(new Interval(a, b));
        }
    }

    /** Mean time of the off as a part of the cycle. */
    private static OptionalDouble off(Foot f, List<Interval> cycles) {
        return cycles.stream()
                .flatMapToDouble(i -> f.contacts.stream()
                        .filter(c -> c.ends() && Math.abs(c.strike() - i.from) < ROUNDING && c.off() < i.to - ROUNDING)
                        .mapToDouble(c -> 100 * (c.off() - i.from) / (i.to - i.from)))
                .average();
    }

    private static String words(List<Interval> all) {
        return all.stream()
                .map(i -> String.format(Locale.ROOT, "%.4g s to %.4g s", i.from, i.to))
                .collect(Collectors.joining(", "));
    }

    public Kind kind() {
        return kind;
    }

    /** Whether there are two feet, so that left and right have cycles of their own. */
    public List<Side> sides() {
        return List.copyOf(intervals.keySet());
    }

    /** The cycles of a side; those of the other one if it has none of its own. */
    public List<Interval> of(Side side) {
        List<Interval> own = intervals.get(side);
        return own != null ? own : intervals.values().iterator().next();
    }

    /** Whether curves of a side are over cycles of its own foot. */
    public boolean has(Side side) {
        return intervals.containsKey(side);
    }

    /** Where the foot leaves the ground [percent of the cycle]; NaN if that is not known. */
    public double off(Side side) {
        return offs.getOrDefault(side, Double.NaN);
    }

    List<String> remarks() {
        return remarks;
    }

    /** Mean over the cycles of a side at 0, 1, ... 100 percent, straight between rows; NaN outside of the rows. */
    public double[] percent(Side side, double[] times, double[] values) {
        double[] out = new double[101];
        List<Interval> all = of(side);
        for (int p = 0; p <= 100; p++) {
            double sum = 0;
            for (Interval i : all) {
                sum += at(times, values, i.from + (i.to - i.from) * p / 100);
            }
            out[p] = sum / all.size();
        }
        return out;
    }

    private static double at(double[] t, double[] x, double time) {
        int n = t.length;
        double slack =
                n < 2 ? 0 : (t[n - 1] - t[0]) / (n - 1); // rows of a filtered table need not begin with the trial
        if (n == 0 || time < t[0] - slack || time > t[n - 1] + slack) {
            return Double.NaN;
        }
        int k = Arrays.binarySearch(t, time);
        int b = k >= 0 ? k : Math.min(n - 1, Math.max(n == 1 ? 0 : 1, -k - 1)), a = Math.max(0, b - 1);
        if (k >= 0 || time <= t[0] || time >= t[n - 1]) {
            return k >= 0 ? x[k] : time <= t[0] ? x[0] : x[n - 1];
        }
        return x[a] + (x[b] - x[a]) * ((time - t[a]) / (t[b] - t[a]));
    }
}
