package org.condyle.app.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.condyle.study.Findings;
import org.condyle.study.OutputFindings;
import org.condyle.study.StudyClaim;
import org.condyle.study.statistics.Interval;
import org.condyle.study.statistics.Sensitivity;
import org.condyle.study.statistics.Summary;
import org.condyle.view.TableReport;
import org.condyle.view.page.Text;
import org.jspecify.annotations.Nullable;

/** The part of a study's page that tells what the runs of a sample say: tables here, pictures in {@link SamplePlots}. */
record SamplePage(Findings findings, List<StudyClaim.Verdict> verdicts) {
    private static final String INTERVALS =
            "The intervals hold for independent runs; for sequences and hypercubes they are too wide.";

    List<String> headlines() {
        return SampleHeadlines.of(findings);
    }

    boolean claimsHold() {
        return verdicts.stream().allMatch(StudyClaim.Verdict::holds);
    }

    List<TableReport.Pictures> pictures() {
        return new SamplePlots(findings).pictures();
    }

    List<TableReport.Sheet> sheets() {
        List<TableReport.Sheet> all = new ArrayList<>();
        if (!verdicts.isEmpty()) {
            all.add(claims());
        }
        if (findings.outputs().stream().anyMatch(o -> o.summary() != null)) {
            all.add(results());
        }
        if (findings.failed() > 0) {
            all.add(failures());
        }
        return all;
    }

    /** What is read after the pictures. */
    List<TableReport.Sheet> details() {
        return List.of(sensitivity());
    }

    private TableReport.Sheet claims() {
        return new TableReport.Sheet(
                "Claims",
                List.of(text("claim"), number("found", ""), text("holds")),
                verdicts.stream()
                        .map(v -> new TableReport.Line(
                                List.of(
                                        TableReport.Cell.of(v.says()),
                                        TableReport.Cell.of(v.value()),
                                        TableReport.Cell.of(v.holds() ? "yes" : "no")),
                                v.holds()))
                        .toList(),
                List.of());
    }

    /** All keys of each output, the one that decides most first. */
    private TableReport.Sheet sensitivity() {
        Sensitivity any = findings.outputs().stream()
                .map(OutputFindings::sensitivity)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        boolean draws = findings.sample().points().draws() > 0;
        List<TableReport.Column> columns = new ArrayList<>(List.of(text("output"), text("key")));
        for (Sensitivity.Quantity q : quantities(any)) {
            columns.add(number(q.heading(), ""));
            if (q.intervals() != null) {
                columns.add(text("95 % interval"));
            }
        }
        if (any != null && any.hasUnit()) {
            columns.add(text("unit"));
        }
        if (draws) {
            columns.addAll(List.of(number("rank correlation", ""), text("95 % interval"), number("correlation", "")));
        }
        List<TableReport.Line> lines = new ArrayList<>();
        for (OutputFindings o : findings.outputs()) {
            for (int i : SamplePlots.order(o)) {
                List<TableReport.Cell> cells = new ArrayList<>();
                cells.add(TableReport.Cell.of(o.name()));
                cells.add(TableReport.Cell.of(findings.sample().factors().get(i)));
                for (Sensitivity.Quantity q : quantities(o.sensitivity())) {
                    cells.add(shortened(q.values()[i]));
                    if (q.intervals() != null) {
                        cells.add(interval(q.intervals()[i]));
                    }
                }
                if (any != null && any.hasUnit()) {
                    cells.add(TableReport.Cell.of(Text.unit(o.unit())));
                }
                if (draws) {
                    OutputFindings.Link l = o.links().get(i);
                    cells.add(shortened(l.rank()));
                    cells.add(interval(l.rankInterval()));
                    cells.add(shortened(l.correlation()));
                }
                lines.add(new TableReport.Line(cells, true));
            }
        }
        List<String> notes = any == null ? List.of() : List.of(any.note());
        return new TableReport.Sheet("Which key decides", columns, lines, notes);
    }

    private static List<Sensitivity.Quantity> quantities(@Nullable Sensitivity of) {
        return of == null ? List.of() : of.quantities();
    }

    private TableReport.Sheet results() {
        boolean missing = findings.outputs().stream()
                .anyMatch(o -> o.summary() != null && o.summary().count() < findings.independent());
        List<TableReport.Line> lines = new ArrayList<>();
        for (OutputFindings o : findings.outputs()) {
            Summary s = o.summary();
            if (s != null) {
                List<TableReport.Cell> cells = new ArrayList<>(List.of(
                        TableReport.Cell.of(o.name()),
                        TableReport.Cell.of(Text.unit(o.unit())),
                        TableReport.Cell.of(
                                s.count() == findings.independent()
                                        ? Integer.toString(s.count())
                                        : s.count() + " of " + findings.independent()),
                        shortened(s.mean()),
                        interval(s.meanInterval()),
                        shortened(s.deviation())));
                for (double p : new double[] {0.05, 0.5, 0.95}) {
                    cells.add(shortened(s.quantile(p).value()));
                    cells.add(interval(s.quantile(p).interval()));
                }
                lines.add(new TableReport.Line(cells, true));
            }
        }
        return new TableReport.Sheet(
                "Results of all runs",
                List.of(
                        text("output"),
                        text("unit"),
                        number("runs", ""),
                        number("mean", ""),
                        text("95 % interval"),
                        number("deviation", ""),
                        number("5 %", ""),
                        text("95 % interval"),
                        number("median", ""),
                        text("95 % interval"),
                        number("95 %", ""),
                        text("95 % interval")),
                lines,
                missing
                        ? List.of(
                                INTERVALS,
                                "Where some runs have no number, all that is said holds on the condition that there is one.")
                        : List.of(INTERVALS));
    }

    private TableReport.Sheet failures() {
        return new TableReport.Sheet(
                "Runs without results",
                List.of(number("runs", ""), number("first", ""), text("outcome"), text("why")),
                findings.reasons().stream()
                        .map(r -> new TableReport.Line(
                                List.of(
                                        TableReport.Cell.of(Integer.toString(r.runs())),
                                        TableReport.Cell.of(Integer.toString(r.firstRun())),
                                        TableReport.Cell.of(r.outcome()),
                                        TableReport.Cell.of(r.why())),
                                false))
                        .toList(),
                List.of(findings.failed() + " of " + findings.done()
                        + " runs have no part in the numbers of this page."));
    }

    private static TableReport.Cell interval(Interval i) {
        return TableReport.Cell.of(Double.isFinite(i.low()) ? digits(i.low()) + " to " + digits(i.high()) : "");
    }

    private static TableReport.Cell shortened(double x) {
        return TableReport.Cell.of(Double.isFinite(x) ? digits(x) : "");
    }

    /** Four digits, or three decimals of a small number: more are not known. */
    private static String digits(double x) {
        return Math.abs(x) < 1 && Math.abs(x) >= 1e-3 ? String.format(Locale.ROOT, "%.3f", x) : Text.rounded(x, 4);
    }

    private static TableReport.Column text(String name) {
        return new TableReport.Column(name, "", false);
    }

    private static TableReport.Column number(String name, String unit) {
        return new TableReport.Column(name, unit, true);
    }
}
