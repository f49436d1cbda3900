package org.condyle.view.gait;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.condyle.io.results.AtomicFile;
import org.condyle.tool.gait.CycleCurve;
import org.condyle.tool.gait.CycleCurve.Kind;
import org.condyle.tool.gait.GaitCheck;
import org.condyle.tool.gait.GaitCheck.Judged;
import org.condyle.tool.gait.GaitCycles;
import org.condyle.tool.gait.GaitResult;
import org.condyle.tool.gait.Sides.Side;
import org.condyle.tool.result.Figure;
import org.condyle.view.AnalysisReport;
import org.condyle.view.Report;
import org.condyle.view.page.Text;
import org.condyle.view.plot.Curve;
import org.condyle.view.plot.SvgPlot;

/**
 * A gait analysis as one page, {@code report.html}: first the verdict, then the moving model, curves over the gait cycle, errors of
 * markers, residuals and reserves, and the pages of the stages. The same result and date give the same bytes.
 */
public final class GaitReport {
    private static final int WIDTH = 420;
    private static final int HEIGHT = 260;
    private static final int MOST_PLOTS = 12;
    private static final int MOST_WARNINGS = 3;
    private static final double FLAT = 1e-6;
    private static final String GRID = "grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr))";
    private static final String LEG = "(?i).*(hip|knee|ankle).*";

    private final GaitResult result;
    private final StringBuilder out = new StringBuilder(1 << 16);

    private GaitReport(GaitResult result) {
        this.result = result;
    }

    /** Writes {@code report.html} into a folder, complete or not at all. */
    public static void write(GaitResult result, String version, String date, Path folder) throws IOException {
        AtomicFile.write(folder.resolve(Report.FILE), html(result, version, date));
    }

    /** The page. The date is the caller's, as it should be read. */
    public static String html(GaitResult result, String version, String date) {
        AnalysisReport.Parts parts = new AnalysisReport.Parts(
                new GaitReport(result).top(), new GaitReport(result).first(), new GaitReport(result).sections());
        return AnalysisReport.html(result.whole(), version, date, parts);
    }

    private String top() {
        boolean early = result.whole().end().isEarly();
        boolean bad = early || !result.whole().distrust().isEmpty() || any(Judged.BAD);
        boolean warned = any(Judged.DOUBTED) || !result.whole().warnings().isEmpty();
        String kind = bad ? "bad" : warned ? "warn" : "good";
        out.append("<div class=\"banner ").append(kind).append("\"><p class=\"").append(kind);
        out.append(" headline\"><b>")
                .append(
                        early
                                ? "✗ Stopped early"
                                : bad
                                        ? "✗ Not to be trusted"
                                        : any(Judged.DOUBTED)
                                                ? "! Beyond the usual bounds"
                                                : warned
                                                        ? "! Within the usual bounds, with warnings"
                                                        : "✓ Within the usual bounds")
                .append("</b></p>\n<div class=\"wide\"><table><thead><tr><th></th><th scope=\"col\">What</th>")
                .append("<th scope=\"col\">Found</th><th scope=\"col\">Usual</th></tr></thead><tbody>\n");
        for (GaitCheck c : result.checks()) {
            String judged = c.judged() == Judged.GOOD ? "good" : c.judged() == Judged.BAD ? "bad" : "warn";
            String word = c.judged() == Judged.GOOD ? "✓ good" : c.judged() == Judged.BAD ? "✗ bad" : "! doubted";
            out.append("<tr><td style=\"white-space: nowrap\"><p class=\"")
                    .append(judged)
                    .append("\"><b>")
                    .append(word.replace(" ", "&#160;"))
                    .append("</b></p></td>");
            cell(c.what());
            cell(c.found());
            cell(c.bound());
            out.append("</tr>\n");
        }
        out.append("</tbody></table></div>\n");
        list("Why it ended", early ? List.of(result.whole().stopped()) : List.of());
        list("Why", result.whole().distrust());
        warnings();
        out.append("</div>\n");
        return out.toString();
    }

    private void warnings() {
        List<String> all = new ArrayList<>(result.whole().warnings());
        all.addAll(result.whole().losses());
        if (all.size() <= MOST_WARNINGS) {
            list("Warnings", all);
            return;
        }
        out.append("<details><summary>").append(all.size()).append(" warnings of the stages</summary>\n<ul>\n");
        all.forEach(w -> out.append("<li>").append(Text.escape(plain(w))).append("</li>\n"));
        out.append("</ul></details>\n");
    }

    private boolean any(Judged j) {
        return result.checks().stream().anyMatch(c -> c.judged() == j);
    }

    private void list(String heading, List<String> all) {
        if (!all.isEmpty()) {
            out.append("<p>").append(heading).append(":</p>\n<ul>\n");
            all.forEach(
                    one -> out.append("<li>").append(Text.escape(plain(one))).append("</li>\n"));
            out.append("</ul>\n");
        }
    }

    /** A message with plain names of files: a page that is sent to others need not tell the folders of its author. */
    private static String plain(String message) {
        return message.replaceAll("(?<![\\w.])/(?:[^\\s/:;,'\"]+/)+", "");
    }

    private void cell(String text) {
        out.append("<td>").append(Text.escape(text)).append("</td>");
    }

    /** Beside the scene: the knee, and what carries most. */
    private String first() {
        int shown = 0;
        for (Kind kind : List.of(Kind.MOMENT, Kind.MUSCLE, Kind.REACTION, Kind.ANGLE)) {
            List<CycleCurve> all = of(kind);
            all.sort(Comparator.comparingDouble(c -> -largest(c.base(), all)));
            all.sort(Comparator.comparing(c -> kind != Kind.MUSCLE && !c.name().matches("(?i).*knee.*")));
            if (!all.isEmpty() && shown++ < 2) {
                String base = all.get(0).base();
                plot(kind, base, all.stream().filter(c -> c.base().equals(base)).toList());
            }
        }
        return out.toString();
    }

    private String sections() {
        section("How it was made");
        out.append("<ul class=\"notes\">\n");
        result.remarks()
                .forEach(r -> out.append("<li>").append(Text.escape(plain(r))).append("</li>\n"));
        out.append("</ul>\n<p>Pages of the stages: ");
        List<String> links = new ArrayList<>();
        for (GaitResult.Stage s : result.stages()) {
            links.add("<a href=\"" + s.folder() + "/" + Report.FILE + "\">" + Text.escape(s.title()) + "</a>");
        }
        out.append(String.join(", ", links)).append(".</p>\n</section>\n");
        List<CycleCurve> angles = of(Kind.ANGLE), moments = of(Kind.MOMENT), forces = of(Kind.REACTION);
        plots(Kind.ANGLE, legsFirst(angles), MOST_PLOTS, offs());
        plots(Kind.MOMENT, legsFirst(moments), MOST_PLOTS, "");
        List<CycleCurve> muscles = of(Kind.MUSCLE);
        muscles.sort(Comparator.comparingDouble(c -> -largest(c.base(), muscles)));
        plots(Kind.MUSCLE, muscles, MOST_PLOTS, "The muscles with the largest forces come first.");
        peaks(muscles);
        Predicate<CycleCurve> leg = c -> c.name().matches(LEG);
        boolean legs = forces.stream().anyMatch(leg);
        plots(
                Kind.REACTION,
                legs ? forces.stream().filter(leg).toList() : forces,
                MOST_PLOTS,
                "Sizes of the forces across the joints.");
        shares();
        return out.toString();
    }

    /** All curves of a kind that are not constant. */
    private List<CycleCurve> of(Kind kind) {
        List<CycleCurve> all = new ArrayList<>();
        for (CycleCurve c : result.curves()) {
            double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
            for (double x : c.percent()) {
                low = Math.min(low, Double.isNaN(x) ? low : x);
                high = Math.max(high, Double.isNaN(x) ? high : x);
            }
            if (c.kind() == kind && high - low > FLAT) {
                all.add(c);
            }
        }
        return all;
    }

    private static double largest(String base, List<CycleCurve> all) {
        return all.stream()
                .filter(c -> c.base().equals(base))
                .mapToDouble(c -> Math.abs(c.peak()))
                .max()
                .orElse(0);
    }

    private static List<CycleCurve> legsFirst(List<CycleCurve> all) {
        List<CycleCurve> sorted = new ArrayList<>(all);
        sorted.sort(Comparator.comparing(c -> !c.name().matches(LEG)));
        return sorted;
    }

    private String offs() {
        GaitCycles cycles = result.cycles();
        List<String> said = new ArrayList<>();
        for (Side side : cycles.sides()) {
            if (Double.isFinite(cycles.off(side))) {
                said.add(String.format(
                        Locale.ROOT,
                        "the %sfoot leaves the ground at %.0f %%",
                        side == Side.NONE ? "" : side.name().toLowerCase(Locale.ROOT) + " ",
                        cycles.off(side)));
            }
        }
        String words = String.join(", ", said);
        return words.isEmpty() ? "" : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }

    /** Left and right of a name share a plot. */
    private void plots(Kind kind, List<CycleCurve> curves, int most, String note) {
        Map<String, List<CycleCurve>> byBase = new LinkedHashMap<>();
        curves.forEach(
                c -> byBase.computeIfAbsent(c.base(), b -> new ArrayList<>()).add(c));
        if (byBase.isEmpty()) {
            return;
        }
        section(kind.title());
        out.append("<div class=\"plots\" style=\"" + GRID + "\">\n");
        byBase.entrySet().stream().limit(most).forEach(e -> plot(kind, e.getKey(), e.getValue()));
        out.append("</div>\n<p class=\"quiet\">");
        int more = byBase.size() - most;
        out.append(Text.escape(note))
                .append(more > 0 ? " " + more + " more are in cycles.csv and on the page of the stage." : "");
        out.append("</p>\n</section>\n");
    }

    private void plot(Kind kind, String base, List<CycleCurve> curves) {
        List<CycleCurve> sorted = new ArrayList<>(curves);
        sorted.sort(Comparator.comparing(CycleCurve::side)); // right first: it keeps its colour from plot to plot
        List<Curve> drawn = new ArrayList<>();
        double[] percent = new double[101];
        for (int p = 0; p <= 100; p++) {
            percent[p] = p;
        }
        for (CycleCurve c : sorted) {
            String side = c.side() == Side.NONE ? c.name() : c.side().name().toLowerCase(Locale.ROOT);
            String foreign = c.side() != Side.NONE
                            && !result.cycles().has(c.side())
                            && result.cycles().kind() != GaitCycles.Kind.TRIAL
                    ? " (over the " + result.cycles().kind().words() + " of the other foot)"
                    : "";
            drawn.add(new Curve(side + foreign, percent, c.percent()));
        }
        String unit = Text.unit(sorted.get(0).unit());
        String title = kind.title() + ", " + base + " over the "
                + result.cycles().kind().words();
        out.append("<figure><figcaption class=\"plot-title\">")
                .append(Text.escape(base.replace('_', ' ')))
                .append("<span class=\"quiet\">, ")
                .append(kind.word())
                .append(" [")
                .append(Text.escape(unit))
                .append("]</span></figcaption>")
                .append(new SvgPlot(
                                title, result.cycles().kind().words() + " [%]", "[" + unit + "]", drawn, WIDTH, HEIGHT)
                        .svg())
                .append("</figure>\n");
    }

    private void peaks(List<CycleCurve> muscles) {
        if (muscles.isEmpty()) {
            return;
        }
        out.append("<details><summary>Largest force of every muscle</summary>\n<div class=\"wide\">")
                .append("<table class=\"moments\"><thead><tr><th scope=\"col\">Muscle</th>")
                .append("<th scope=\"col\" class=\"n\">Largest force [N]</th><th scope=\"col\" class=\"n\">at [s]</th>")
                .append("</tr></thead><tbody>\n");
        List<CycleCurve> sorted = new ArrayList<>(muscles);
        sorted.sort(Comparator.comparingDouble(c -> -Math.abs(c.peak())));
        for (CycleCurve c : sorted) {
            out.append("<tr data-time=\"").append(c.peakAt()).append("\"><th scope=\"row\">");
            out.append(Text.escape(c.name())).append("</th><td class=\"n\">").append(Text.number(c.peak()));
            out.append("</td><td class=\"n\">").append(Text.number(c.peakAt())).append("</td></tr>\n");
        }
        out.append("</tbody></table></div></details>\n");
    }

    /** What nothing in nature exerts: residuals at the root, and reserves beside muscles. */
    private void shares() {
        List<Figure> residuals = figures("residual."), reserves = figures("reserve-share.");
        if (residuals.isEmpty() && reserves.isEmpty()) {
            return;
        }
        section("Residuals and reserves");
        out.append("<table class=\"outputs\"><tbody>\n");
        for (Figure f : residuals) {
            row(f.name().replaceAll("^residual\\.|\\.rms$", "") + ", residual rms", Text.quantity(f.value(), f.unit()));
        }
        for (Figure f : reserves) {
            row(
                    f.name().substring("reserve-share.".length()) + ", reserve of the largest moment",
                    Text.quantity(100 * f.value(), "%"));
        }
        out.append("</tbody></table>\n</section>\n");
    }

    private List<Figure> figures(String begin) {
        return result.whole().figures().stream()
                .filter(f -> f.name().startsWith(begin))
                .toList();
    }

    private void row(String name, String html) {
        out.append("<tr><th scope=\"row\">")
                .append(Text.escape(name))
                .append("</th><td class=\"n\">")
                .append(html)
                .append("</td></tr>\n");
    }

    private void section(String heading) {
        out.append("<section>\n<h2>").append(Text.escape(heading)).append("</h2>\n");
    }
}
