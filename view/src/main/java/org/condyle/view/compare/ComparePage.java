package org.condyle.view.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.condyle.io.results.RunFolder;
import org.condyle.view.figure.RunFigure;
import org.condyle.view.page.PageHead;
import org.condyle.view.page.Text;
import org.condyle.view.plot.Curve;
import org.condyle.view.plot.SvgPlot;

/** A comparison as one page without scripts, in the look of the report. */
public final class ComparePage {
    public static final String FILE = "compare.html";

    private static final int MOST_PLOTS = 24;
    private static final int WIDTH = 520;
    private static final int HEIGHT = 340;
    private static final String STYLE = PageHead.STYLE + """
            .runs { overflow-wrap: normal; white-space: nowrap }
            .runs td, .runs th { padding: .35rem 1.6rem .35rem 0 }
            .runs thead .n.run, .runs td.run { border-left: 1px solid var(--line); padding-left: 1.6rem }
            .runs .long { white-space: normal; min-width: 12rem; max-width: 22rem; overflow-wrap: anywhere }
            .runs tbody tr:hover > * { background: var(--soft) }
            """;

    private final Comparison comparison;
    private final List<Comparison.Channel> channels;
    private final StringBuilder out = new StringBuilder(1 << 16);

    private final double low;
    private final double high;

    private ComparePage(Comparison comparison, double low, double high) {
        this.comparison = comparison;
        this.low = low;
        this.high = high;
        channels = comparison.channels();
    }

    /**
     * The page.
     *
     * @param low  where the curves begin along their horizontal axis; NaN for all
     * @param high where they end
     */
    public static String html(Comparison comparison, double low, double high) {
        return new ComparePage(comparison, low, high).page();
    }

    private String page() {
        String title = Text.shortened(String.join(" · ", comparison.names()), 120);
        out.append(PageHead.of(title, PageHead.NO_SCRIPTS, STYLE));
        String facts = "<span>differences from the first run, <b>"
                + Text.escape(comparison.names().get(0)) + "</b></span>";
        out.append("<body>\n").append(PageHead.header(title, facts)).append("<main>\n");
        remarks();
        plots();
        outputs();
        curves();
        runs();
        return out.append("</main>\n</body>\n</html>\n").toString();
    }

    private void remarks() {
        List<String> remarks = comparison.remarks();
        if (!remarks.isEmpty()) {
            out.append("<section><h2>Remarks</h2>\n<ul class=\"warnings\">\n");
            remarks.forEach(r -> out.append("<li>").append(Text.escape(r)).append("</li>\n"));
            out.append("</ul></section>\n");
        }
    }

    private void plots() {
        if (channels.isEmpty()) {
            out.append("<p>These runs have no channel in common.</p>\n");
            return;
        }
        boolean wide = channels.size() == 1;
        out.append("<section><h2>Curves</h2>\n<div class=\"plots\">\n");
        for (Comparison.Channel c : channels.subList(0, Math.min(MOST_PLOTS, channels.size()))) {
            RunFigure figure =
                    new RunFigure(comparison.runs(), comparison.x(), List.of(c.request()), comparison.names());
            List<Curve> curves =
                    figure.panels().get(0).curves().stream().map(this::cut).toList();
            String label = figure.panels().get(0).y().label();
            String spoken = label + " over " + figure.xLabel();
            out.append("<figure>")
                    .append(new SvgPlot(
                                    spoken,
                                    figure.xLabel(),
                                    label,
                                    curves,
                                    wide ? 2 * WIDTH : WIDTH,
                                    wide ? 520 : HEIGHT)
                            .layered()
                            .svg())
                    .append("</figure>\n");
        }
        out.append("</div>\n");
        if (channels.size() > MOST_PLOTS) {
            out.append("<p class=\"quiet\">").append(channels.size() - MOST_PLOTS);
            out.append(" more are in the table below; select channels with --y.</p>\n");
        }
        out.append("</section>\n");
    }

    /** What lies outside of the limits becomes a gap. */
    private Curve cut(Curve c) {
        double[] x = c.x().clone();
        for (int i = 0; i < x.length; i++) {
            x[i] = x[i] < low || x[i] > high ? Double.NaN : x[i];
        }
        return new Curve(c.name(), x, c.y());
    }

    private void outputs() {
        List<Comparison.Output> outputs = comparison.outputs();
        if (outputs.isEmpty()) {
            return;
        }
        List<String> heads = new ArrayList<>(List.of("Output", "unit"));
        List<String> names = comparison.names();
        for (int i = 0; i < names.size(); i++) {
            heads.add(names.get(i));
            if (i > 0) {
                heads.add("difference");
                heads.add("relative");
            }
        }
        table("Outputs", heads, 2);
        for (Comparison.Output o : outputs) {
            head(o.name());
            out.append("<td>").append(Text.escape(Text.unit(o.unit()))).append("</td>");
            for (int i = 0; i < names.size(); i++) {
                number(o.values().get(i));
                if (i > 0) {
                    number(o.difference(i));
                    cell(Numbers.percent(o.relative(i)));
                }
            }
            out.append("</tr>\n");
        }
        out.append("</tbody></table></div></section>\n");
    }

    private void curves() {
        if (channels.isEmpty() || comparison.runs().size() < 2) {
            return;
        }
        String unit = comparison.overUnit().isEmpty() ? "" : " [" + Text.unit(comparison.overUnit()) + "]";
        table(
                "Differences of curves over " + comparison.over(),
                List.of("Channel", "run", "unit", "largest", "at" + unit, "relative", "rms"),
                3);
        for (Comparison.Channel c : channels) {
            for (int i = 0; i < c.differences().size(); i++) {
                CurveDifference d = c.differences().get(i);
                head(i == 0 ? c.name() : "");
                out.append("<td>")
                        .append(Text.escape(comparison.names().get(i + 1)))
                        .append("</td><td>");
                out.append(Text.escape(Text.unit(c.unit()))).append("</td>");
                number(d.isEmpty() ? Double.NaN : d.largest());
                number(d.at());
                cell(Numbers.percent(d.isEmpty() ? Double.NaN : d.relative()));
                number(d.rms());
                out.append("</tr>\n");
            }
        }
        out.append(
                "</tbody></table></div>\n<p class=\"quiet\">Second minus first, both interpolated linearly between ");
        out.append(
                "recorded rows, over what they have in common. Relative differences refer to the largest magnitude of the first run.</p></section>\n");
    }

    private void runs() {
        table("Runs", List.of("Run", "model", "case", "changes", "outcome", "folder", "rows", "steps", "end [s]"), 6);
        for (int i = 0; i < comparison.runs().size(); i++) {
            RunFolder r = comparison.runs().get(i);
            head(comparison.names().get(i));
            String changes = r.changes().entrySet().stream()
                    .map(c -> c.getKey() + "=" + c.getValue())
                    .collect(Collectors.joining(", "));
            for (String s : List.of(r.model(), r.caseName())) {
                out.append("<td>").append(Text.escape(s)).append("</td>");
            }
            out.append("<td class=\"long\">").append(Text.escape(changes)).append("</td><td>");
            out.append(Text.escape(r.outcome())).append("</td><td class=\"long\">");
            out.append(Text.escape(r.path().toString())).append("</td>");
            cell(String.valueOf(r.rows()));
            cell(Text.escape(r.summary().path("steps").asString("–")));
            number(r.summary().path("time").asDouble(Double.NaN));
            out.append("</tr>\n");
        }
        out.append("</tbody></table></div></section>\n");
    }

    /** Opens a section with a table that scrolls where the page is narrow; numbers follow the words. */
    private void table(String title, List<String> heads, int words) {
        out.append("<section><h2>").append(Text.escape(title));
        out.append("</h2>\n<div class=\"wide\" tabindex=\"0\"><table class=\"runs\"><thead><tr>");
        for (int i = 0; i < heads.size(); i++) {
            out.append("<th scope=\"col\"").append(i < words ? ">" : " class=\"n\">");
            out.append(Text.escape(heads.get(i))).append("</th>");
        }
        out.append("</tr></thead><tbody>\n");
    }

    private void head(String text) {
        out.append("<tr><th scope=\"row\">").append(Text.escape(text)).append("</th>");
    }

    private void number(double x) {
        cell(Double.isFinite(x) ? Text.number(x) : "–");
    }

    private void cell(String html) {
        out.append("<td class=\"n\">").append(html).append("</td>");
    }
}
