package org.condyle.view.compare;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.io.results.Presentation;
import org.condyle.io.results.RunFolder;
import org.condyle.view.figure.ChannelRequest;
import org.condyle.view.figure.RunNames;
import org.condyle.view.page.Text;

/** Runs beside each other; the first is the one the others are measured by. */
public final class Comparison {
    private static final String TIME = "time";
    private static final double ROUNDING = 1e-9; // of the range of x

    private final List<RunFolder> runs;
    private final List<String> names;
    private final ChannelRequest x;
    private final List<ChannelRequest> asked;
    private final boolean overX;
    private final boolean chosen; // which channels

    /** An output: its values by run, NaN where a run does not have it. */
    public record Output(String name, String unit, List<Double> values) {
        private static final double ROUNDING = 1e-13; // of a value

        /** How much run {@code i} has more than the first; what rounding has left of nothing is nothing. */
        public double difference(int i) {
            double first = values.get(0), other = values.get(i);
            return Math.abs(other - first) <= ROUNDING * Math.abs(first) ? 0 : other - first;
        }

        /** The same in parts of the first; NaN where that is zero. */
        public double relative(int i) {
            return values.get(0) == 0 ? Double.NaN : difference(i) / Math.abs(values.get(0));
        }
    }

    /** One channel: how far each of the other runs is from the first. */
    public record Channel(ChannelRequest request, String name, String unit, List<CurveDifference> differences) {}

    /**
     * Compares the channels asked for, or all that the runs have in common.
     *
     * @param x along the horizontal axis of the curves; numbers are compared over it where it rises all the time in all
     *     runs, such as the flexion of knees that are bent at their own pace, otherwise over time
     * @param y empty for all common channels
     */
    public Comparison(List<RunFolder> runs, ChannelRequest x, List<ChannelRequest> y) {
        this.runs = List.copyOf(runs);
        this.x = x;
        names = RunNames.of(runs);
        asked = y.isEmpty()
                ? common().stream().map(n -> new ChannelRequest(n, "")).toList()
                : List.copyOf(y);
        chosen = !y.isEmpty();
        overX = !x.name().equals(TIME) && runs.stream().allMatch(r -> rises(along(r)));
    }

    /** Over what the differences of curves are: time, or what all runs rise along. */
    public String over() {
        return overX ? x.name() : TIME;
    }

    /** The unit of that. */
    public String overUnit() {
        return overX ? x.of(runs.get(0)).unit() : "s";
    }

    private double[] over(RunFolder run) {
        return overX ? along(run) : run.time();
    }

    /** What rounding takes back is rounding. */
    private double[] along(RunFolder run) {
        double[] x = new ChannelRequest(this.x.name(), this.x.of(runs.get(0)).unit())
                .of(run)
                .values()
                .clone();
        double range = x.length == 0 ? 0 : Math.abs(x[x.length - 1] - x[0]);
        for (int i = 1; i < x.length; i++) {
            x[i] = x[i] < x[i - 1] && x[i] > x[i - 1] - ROUNDING * range ? x[i - 1] : x[i];
        }
        return x;
    }

    /** Two rows at one place are a jump. */
    private static boolean rises(double[] x) {
        for (int i = 1; i < x.length; i++) {
            if (!(x[i] >= x[i - 1])) {
                return false;
            }
        }
        return x.length > 1 && x[x.length - 1] > x[0];
    }

    public List<RunFolder> runs() {
        return runs;
    }

    /** What tells the runs apart, in their order. */
    public List<String> names() {
        return names;
    }

    public ChannelRequest x() {
        return x;
    }

    private Set<String> common() {
        Set<String> common = new LinkedHashSet<>();
        for (RunFolder.Series s : runs.get(0).all()) {
            boolean everywhere = runs.stream()
                    .allMatch(r -> r.has(s.name())
                            && Presentation.agree(r.series(s.name()).unit(), s.unit()));
            if (everywhere && !s.name().equals(TIME) && !s.name().equals(x.name())) {
                common.add(s.name());
            }
        }
        return common;
    }

    /** Curves, each against the one of the first run. */
    public List<Channel> channels() {
        List<Channel> channels = new ArrayList<>();
        for (ChannelRequest r : asked) {
            ChannelRequest.Shown first = r.of(runs.get(0));
            ChannelRequest same = new ChannelRequest(r.name(), first.unit());
            List<CurveDifference> differences = new ArrayList<>();
            for (RunFolder other : runs.subList(1, runs.size())) {
                differences.add(CurveDifference.between(
                        over(runs.get(0)),
                        first.values(),
                        over(other),
                        same.of(other).values()));
            }
            channels.add(new Channel(r, first.name(), first.unit(), differences));
        }
        return channels;
    }

    /** All outputs that at least two runs have, in the order in which they appear. */
    public List<Output> outputs() {
        Set<String> all = new LinkedHashSet<>();
        runs.forEach(r -> all.addAll(r.outputs().keySet()));
        all.removeIf(
                name -> runs.stream().filter(r -> r.outputs().containsKey(name)).count() < 2);
        List<Map<String, Double>> values = runs.stream().map(RunFolder::outputs).toList();
        return all.stream().map(name -> output(name, values)).toList();
    }

    /** In the unit of the first run that tells one. */
    private Output output(String name, List<Map<String, Double>> values) {
        String unit = runs.stream()
                .map(r -> r.outputUnit(name))
                .filter(u -> !u.isEmpty())
                .findFirst()
                .orElse("");
        return new Output(
                name,
                unit,
                values.stream()
                        .map(v -> Presentation.in(unit, v.getOrDefault(name, Double.NaN)))
                        .toList());
    }

    /** What a person should know: runs that end elsewhere, stopped early, or recorded other channels. */
    public List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        Set<String> common = common();
        for (int i = 0; i < runs.size(); i++) {
            RunFolder r = runs.get(i);
            boolean byEvent =
                    r.outcome().equals("stopped") && !r.summary().path("events").isEmpty();
            if (!r.outcome().equals("completed") && !byEvent) { // an event of the file ends a run as it should
                List<String> distrust = r.distrust();
                String why =
                        distrust.isEmpty() ? r.summary().path("message").asString("") : String.join("; ", distrust);
                remarks.add(names.get(i) + " is " + r.outcome() + (why.isEmpty() ? "" : ": " + why));
            }
            List<String> alone = r.all().stream()
                    .map(RunFolder.Series::name)
                    .filter(n -> !common.contains(n) && !n.equals(TIME) && !n.equals(x.name()))
                    .toList();
            List<String> own = r.outputs().keySet().stream()
                    .filter(n ->
                            runs.stream().noneMatch(o -> o != r && o.outputs().containsKey(n)))
                    .toList();
            if (!own.isEmpty()) {
                remarks.add(names.get(i) + " alone has these outputs: " + Text.shortened(String.join(", ", own), 300));
            }
            if (!alone.isEmpty() && !chosen) {
                remarks.add("not every run has these channels with " + names.get(i) + " in the same unit: "
                        + Text.shortened(String.join(", ", alone), 300));
            }
            spans(i, remarks);
        }
        return remarks;
    }

    private void spans(int i, List<String> remarks) {
        double[] first = over(runs.get(0)), other = over(runs.get(i));
        if (other.length == 0) {
            remarks.add(names.get(i) + " has no recorded channels");
        } else if (first.length > 0
                && !(same(other[0], first[0]) && same(other[other.length - 1], first[first.length - 1]))) {
            remarks.add(names.get(i) + " goes " + range(other) + ", " + names.get(0) + " " + range(first)
                    + "; curves are compared over the common "
                    + (overX ? "range" : "time"));
        }
    }

    private String range(double[] x) {
        double a = x[0], b = x[x.length - 1], nothing = ROUNDING * Math.abs(b - a);
        return "from " + Text.brief(Math.abs(a) <= nothing ? 0 : a) + " to " + Text.brief(b)
                + (overUnit().isEmpty() ? "" : " " + overUnit());
    }

    /** Times are what was asked for; other ends are the same within rounding. */
    private boolean same(double a, double b) {
        return a == b || (overX && Math.abs(a - b) <= ROUNDING * (1 + Math.abs(a)));
    }
}
