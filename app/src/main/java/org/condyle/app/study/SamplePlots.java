package org.condyle.app.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.condyle.study.Findings;
import org.condyle.study.OutputFindings;
import org.condyle.study.Varied;
import org.condyle.study.statistics.Envelope;
import org.condyle.study.statistics.Histogram;
import org.condyle.study.statistics.MorrisEffects;
import org.condyle.study.statistics.Summary;
import org.condyle.study.task.Trace;
import org.condyle.view.TableReport;
import org.condyle.view.plot.BarChart;
import org.condyle.view.plot.Drawing;
import org.condyle.view.plot.Mark;
import org.condyle.view.plot.MarkPlot;

/** Pictures of the findings: what decides each output, how it is distributed, and bands of curves. */
final class SamplePlots {
    private static final int MOST_OUTPUTS = 6;
    private static final int MOST_KEYS = 12;
    private static final int MOST_POINTS = 800;
    private static final int SCATTERS = 2; // the keys that decide most
    private static final int WIDE = 560;
    private static final int HIGH = 360;

    private final Findings findings;

    SamplePlots(Findings findings) {
        this.findings = findings;
    }

    List<TableReport.Pictures> pictures() {
        List<TableReport.Pictures> all = new ArrayList<>();
        List<OutputFindings> outputs = findings.outputs();
        for (int i = 0; i < Math.min(MOST_OUTPUTS, outputs.size()); i++) {
            OutputFindings o = outputs.get(i);
            List<Drawing> plots = new ArrayList<>();
            if (o.sobol() != null || o.morris() != null || !o.links().isEmpty()) {
                plots.add(deciding(o));
                MorrisEffects morris = o.morris();
                plots.add(morris != null ? effects(o, morris) : tornado(o));
            }
            Summary s = o.summary();
            if (s != null) {
                plots.add(histogram(o, s.histogram()));
                order(o).stream().limit(SCATTERS).forEach(key -> plots.add(scatter(o, key)));
            }
            if (o.convergence().size() > 1) {
                plots.add(convergence(o));
            }
            all.add(new TableReport.Pictures(o.name(), plots, List.of()));
        }
        if (!findings.envelopes().isEmpty()) {
            all.add(bands());
        }
        return all;
    }

    private BarChart deciding(OutputFindings o) {
        List<BarChart.Line> lines = new ArrayList<>();
        for (int i : order(o).stream().limit(MOST_KEYS).toList()) {
            List<BarChart.Bar> bars = new ArrayList<>();
            if (o.sobol() != null) {
                bars.add(new BarChart.Bar(
                        o.sobol().total()[i],
                        o.sobol().totalInterval()[i].low(),
                        o.sobol().totalInterval()[i].high()));
                bars.add(new BarChart.Bar(
                        o.sobol().first()[i],
                        o.sobol().firstInterval()[i].low(),
                        o.sobol().firstInterval()[i].high()));
            } else if (o.morris() != null) {
                bars.add(new BarChart.Bar(
                        o.morris().size()[i],
                        o.morris().sizeInterval()[i].low(),
                        o.morris().sizeInterval()[i].high()));
            } else {
                OutputFindings.Link l = o.links().get(i);
                bars.add(new BarChart.Bar(
                        l.rank(), l.rankInterval().low(), l.rankInterval().high()));
            }
            lines.add(new BarChart.Line(name(i), bars));
        }
        List<String> series = o.sobol() != null ? List.of("total index", "first index") : List.of("");
        String label = o.sobol() != null
                ? "part of the variance"
                : o.morris() != null ? label("mean size of effect µ*", o.unit()) : "rank correlation";
        return new BarChart("What decides " + o.name(), label, series, 0, lines, WIDE);
    }

    private BarChart tornado(OutputFindings o) {
        List<BarChart.Line> lines = new ArrayList<>();
        List<Integer> order = IntStream.range(0, o.links().size())
                .boxed()
                .sorted(java.util.Comparator.comparingDouble(
                        (Integer i) -> -o.links().get(i).tornado().width()))
                .limit(MOST_KEYS)
                .toList();
        for (int i : order) {
            OutputFindings.Link l = o.links().get(i);
            lines.add(new BarChart.Line(
                    name(i),
                    List.of(
                            new BarChart.Bar(l.tornado().low(), Double.NaN, Double.NaN),
                            new BarChart.Bar(l.tornado().high(), Double.NaN, Double.NaN))));
        }
        Summary s = o.summary();
        return new BarChart(
                "Mean of " + o.name() + " with a low and a high key",
                label(o.name(), o.unit()),
                List.of("lowest fifth of the key", "highest fifth"),
                s == null ? 0 : s.mean(),
                lines,
                WIDE);
    }

    /** The picture of Morris: keys far to the right matter, keys far up act together with others. */
    private MarkPlot effects(OutputFindings o, MorrisEffects e) {
        List<Mark> marks = new ArrayList<>();
        for (int i : order(o).stream().limit(6).toList()) {
            marks.add(Mark.points(new double[] {e.size()[i]}, new double[] {e.deviation()[i]})
                    .named(name(i)));
        }
        String unit = o.unit();
        return new MarkPlot(
                "Effects on " + o.name(), label("mean size µ*", unit), label("deviation σ", unit), marks, WIDE, HIGH);
    }

    private MarkPlot histogram(OutputFindings o, Histogram h) {
        double[] edges = new double[h.counts().length + 1];
        double half = h.to() > h.from() ? 0 : 0.5 * Math.max(1e-300, Math.abs(h.from()));
        Arrays.setAll(edges, i -> h.from() - half + i * (h.to() - h.from() + 2 * half) / h.counts().length);
        double[] counts = Arrays.stream(h.counts()).asDoubleStream().toArray();
        return new MarkPlot(
                "Distribution of " + o.name(),
                label(o.name(), o.unit()),
                "runs",
                List.of(Mark.bars(edges, counts)),
                WIDE,
                HIGH);
    }

    private MarkPlot scatter(OutputFindings o, int key) {
        double[] x = findings.factor(key),
                y = findings.column(findings.outputs().indexOf(o));
        int[] shown = IntStream.range(0, x.length)
                .filter(k -> findings.sample().isIndependent(k + 1) && Double.isFinite(y[k]))
                .limit(MOST_POINTS)
                .toArray();
        Varied v = findings.study().varied().get(findings.sample().key(key));
        return new MarkPlot(
                o.name() + " over " + name(key),
                label(v.path(), v.unit()),
                label(o.name(), o.unit()),
                List.of(Mark.points(
                        Arrays.stream(shown).mapToDouble(k -> x[k]).toArray(),
                        Arrays.stream(shown).mapToDouble(k -> y[k]).toArray())),
                WIDE,
                HIGH);
    }

    private MarkPlot convergence(OutputFindings o) {
        List<OutputFindings.Stage> stages = o.convergence();
        double[] n = stages.stream()
                .mapToDouble(s -> StrictMath.log(s.samples()) / StrictMath.log(2))
                .toArray();
        List<Mark> marks = new ArrayList<>();
        boolean mean = o.sobol() == null && o.morris() == null;
        if (mean) {
            marks.add(Mark.band(
                    "95 % interval",
                    n,
                    stages.stream()
                            .mapToDouble(s -> s.estimates()[0] - s.half())
                            .toArray(),
                    stages.stream()
                            .mapToDouble(s -> s.estimates()[0] + s.half())
                            .toArray()));
            marks.add(Mark.line(
                    "mean",
                    n,
                    stages.stream().mapToDouble(s -> s.estimates()[0]).toArray()));
        } else {
            for (int key : order(o).stream().limit(4).toList()) {
                marks.add(Mark.line(
                        name(key),
                        n,
                        stages.stream().mapToDouble(s -> s.estimates()[key]).toArray()));
            }
        }
        String what = mean ? label(o.name(), o.unit()) : o.sobol() != null ? "total index" : label("µ*", o.unit());
        return new MarkPlot("Convergence of " + o.name(), "log₂ of the samples", what, marks, WIDE, HIGH);
    }

    private TableReport.Pictures bands() {
        List<Drawing> plots = new ArrayList<>();
        int most = 0;
        for (int i = 0; i < findings.envelopes().size(); i++) {
            Envelope e = findings.envelopes().get(i);
            Trace t = findings.study().traces().get(i);
            String[] units = findings.curveUnits(i);
            List<Envelope.Band> bands = e.bands().stream()
                    .filter(b -> 2 * b.runs() >= e.runs()) // fewer runs say little of all
                    .toList();
            double[] x = bands.stream().mapToDouble(Envelope.Band::x).toArray();
            most = Math.max(most, e.runs());
            plots.add(new MarkPlot(
                    t.y() + " over " + t.x(),
                    label(t.x(), units[0]),
                    label(t.y(), units[1]),
                    List.of(
                            Mark.band(
                                    "5 % to 95 % of the runs",
                                    x,
                                    bands.stream()
                                            .mapToDouble(Envelope.Band::low)
                                            .toArray(),
                                    bands.stream()
                                            .mapToDouble(Envelope.Band::high)
                                            .toArray()),
                            Mark.line(
                                    "median",
                                    x,
                                    bands.stream()
                                            .mapToDouble(Envelope.Band::median)
                                            .toArray())),
                    WIDE,
                    HIGH));
        }
        List<String> notes = most < findings.done() - findings.failed()
                ? List.of("Bands of the first " + most + " runs that are independent draws.")
                : List.of();
        return new TableReport.Pictures("Curves of the runs", plots, notes);
    }

    /** A key without the word that all parameters share. */
    private String name(int factor) {
        return findings.sample().factors().get(factor).replaceFirst("^parameters\\.", "");
    }

    private static String label(String name, String unit) {
        return unit.isEmpty() ? name : name + " [" + TableReport.unit(unit) + "]";
    }

    /** Factors of an output, the most important first. */
    static List<Integer> order(OutputFindings o) {
        double[] w = o.weights();
        return IntStream.range(0, w.length)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer i) -> Double.isNaN(w[i]) ? -1 : w[i])
                        .reversed())
                .toList();
    }
}
