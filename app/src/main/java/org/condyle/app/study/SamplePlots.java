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
import org.condyle.study.statistics.Sensitivity;
import org.condyle.study.statistics.Summary;
import org.condyle.study.task.Trace;
import org.condyle.view.TableReport;
import org.condyle.view.plot.BarChart;
import org.condyle.view.plot.Drawing;
import org.condyle.view.plot.Mark;
import org.condyle.view.plot.MarkPlot;

/** Pictures of the findings: what decides each output, how it is distributed, and bands of curves. */
record SamplePlots(Findings findings) {
    private static final int MOST_OUTPUTS = 6;
    private static final int MOST_KEYS = 12;
    private static final int MOST_POINTS = 800;
    private static final int SCATTERS = 2; // the keys that decide most
    private static final int WIDE = 560;
    private static final int HIGH = 360;

    List<TableReport.Pictures> pictures() {
        List<TableReport.Pictures> all = new ArrayList<>();
        List<OutputFindings> outputs = findings.outputs();
        for (int i = 0; i < Math.min(MOST_OUTPUTS, outputs.size()); i++) {
            OutputFindings o = outputs.get(i);
            List<Drawing> plots = new ArrayList<>();
            Sensitivity s = o.sensitivity();
            if (s != null || !o.links().isEmpty()) {
                plots.add(deciding(o));
            }
            if (s != null && s.against() != null) {
                plots.add(effects(o, s.compared().get(0), s.against()));
            } else if (!o.links().isEmpty()) {
                plots.add(tornado(o));
            }
            Summary summary = o.summary();
            if (summary != null) {
                plots.add(histogram(o, summary.histogram()));
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
            if (o.sensitivity() != null) {
                for (Sensitivity.Quantity q : o.sensitivity().compared()) {
                    bars.add(new BarChart.Bar(
                            q.values()[i],
                            q.intervals() == null ? Double.NaN : q.intervals()[i].low(),
                            q.intervals() == null ? Double.NaN : q.intervals()[i].high()));
                }
            } else {
                OutputFindings.Link l = o.links().get(i);
                bars.add(new BarChart.Bar(
                        l.rank(), l.rankInterval().low(), l.rankInterval().high()));
            }
            lines.add(new BarChart.Line(name(i), bars));
        }
        Sensitivity s = o.sensitivity();
        List<String> series = s == null || s.compared().size() == 1
                ? List.of("")
                : s.compared().stream().map(Sensitivity.Quantity::heading).toList();
        String label = s == null ? "rank correlation" : label(s.label(), s.hasUnit() ? o.unit() : "");
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
    private MarkPlot effects(OutputFindings o, Sensitivity.Quantity size, Sensitivity.Quantity deviation) {
        List<Mark> marks = new ArrayList<>();
        for (int i : order(o).stream().limit(6).toList()) {
            marks.add(Mark.points(
                            new double[] {size.values()[i]},
                            new double[] {deviation.values()[i]})
                    .named(name(i)));
        }
        String unit = o.unit();
        return new MarkPlot(
                "Effects on " + o.name(),
                label(size.heading(), unit),
                label(deviation.heading(), unit),
                marks,
                WIDE,
                HIGH);
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
        Sensitivity found = o.sensitivity();
        boolean mean = found == null;
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
        String what = found == null
                ? label(o.name(), o.unit())
                : label(found.compared().get(0).heading(), found.hasUnit() ? o.unit() : "");
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
