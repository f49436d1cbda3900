package org.condyle.app.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.study.Findings;
import org.condyle.study.OutputFindings;
import org.condyle.study.StudyClaim;
import org.condyle.study.statistics.Interval;
import org.condyle.study.statistics.Summary;
import org.condyle.view.TableReport;
import org.condyle.view.page.Text;

/** The part of a study's page that tells what the runs of a sample say: tables here, pictures in {@link SamplePlots}. */
final class SamplePage {
    private static final String INTERVALS =
            "The intervals hold for independent runs; for sequences and hypercubes they are too wide.";

    private final Findings findings;
    private final List<StudyClaim.Verdict> verdicts;

    SamplePage(Findings findings, List<StudyClaim.Verdict> verdicts) {
        this.findings = findings;
        this.verdicts = verdicts;
    }

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
        boolean sobol = findings.outputs().stream().anyMatch(o -> o.sobol() != null);
        boolean morris = findings.outputs().stream().anyMatch(o -> o.morris() != null);
        List<TableReport.Column> columns = new ArrayList<>(List.of(text("output"), text("key")));
        if (sobol) {
            columns.addAll(List.of(number("first index", ""), text("95 % interval")));
            columns.addAll(List.of(number("total index", ""), text("95 % interval")));
        }
        if (morris) {
            columns.addAll(List.of(number("µ*", ""), text("95 % interval"), number("µ", ""), number("σ", "")));
            columns.add(text("unit"));
        } else {
            columns.addAll(List.of(number("rank correlation", ""), text("95 % interval"), number("correlation", "")));
        }
        List<TableReport.Line> lines = new ArrayList<>();
        for (OutputFindings o : findings.outputs()) {
            for (int i : SamplePlots.order(o)) {
                List<TableReport.Cell> cells = new ArrayList<>();
                cells.add(TableReport.Cell.of(o.name()));
                cells.add(TableReport.Cell.of(findings.sample().factors().get(i)));
                if (o.sobol() != null) {
                    cells.add(shortened(o.sobol().first()[i]));
                    cells.add(interval(o.sobol().firstInterval()[i]));
                    cells.add(shortened(o.sobol().total()[i]));
                    cells.add(interval(o.sobol().totalInterval()[i]));
                }
                if (o.morris() != null) {
                    cells.add(shortened(o.morris().size()[i]));
                    cells.add(interval(o.morris().sizeInterval()[i]));
                    cells.add(shortened(o.morris().mean()[i]));
                    cells.add(shortened(o.morris().deviation()[i]));
                    cells.add(TableReport.Cell.of(Text.unit(o.unit())));
                } else {
                    OutputFindings.Link l = o.links().get(i);
                    cells.add(shortened(l.rank()));
                    cells.add(interval(l.rankInterval()));
                    cells.add(shortened(l.correlation()));
                }
                lines.add(new TableReport.Line(cells, true));
            }
        }
        List<String> notes = new ArrayList<>();
        if (sobol) {
            notes.add(
                    "The first index is the part of the variance that a key decides by itself, the total index the part "
                            + "that it decides by itself and together with others. Both are estimates: a first index above the total one "
                            + "is an error of the sample. The intervals are those of a bootstrap over blocks.");
        }
        if (morris) {
            notes.add(
                    "µ* is the mean size of the change of the output over the whole range of a key, µ the mean change, σ "
                            + "its deviation: a large σ means that the effect depends on other keys or is not linear.");
        }
        return new TableReport.Sheet("Which key decides", columns, lines, notes);
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
