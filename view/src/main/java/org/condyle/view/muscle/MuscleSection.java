package org.condyle.view.muscle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.condyle.view.muscle.MuscleHistory.Course;
import org.condyle.view.page.Text;
import org.condyle.view.plot.Curve;
import org.condyle.view.plot.SvgPlot;

/**
 * The section of a page about muscles: a place for the plots, which scripts fill, pictures for readers without scripts, and a
 * table of the extremes.
 */
public final class MuscleSection {
    private static final int MOST_ROWS = 200;
    private static final int MOST_GAPS = 12;
    private static final int MOST_CURVES = 6;
    private static final double ROUNDING = 1e-9;
    private static final int WIDTH = 520;
    private static final int HEIGHT = 320;

    private final MuscleHistory history;
    private final StringBuilder out = new StringBuilder(1 << 14);

    private MuscleSection(MuscleHistory history) {
        this.history = history;
    }

    /** The section; empty for a model without muscles. */
    public static String html(MuscleHistory history) {
        return history.isEmpty() || history.times().length == 0 ? "" : new MuscleSection(history).html();
    }

    /** The numbers behind the plots as JSON; null for a model without muscles. */
    public static String json(MuscleHistory history) {
        return MuscleJson.of(history);
    }

    private String html() {
        out.append("<section>\n<h2>Muscles</h2>\n");
        gaps();
        out.append("<div id=\"muscles\" class=\"plots\"><noscript>\n");
        out.append("<figure>")
                .append(picture("activation [–]", Course::activation))
                .append("</figure>\n");
        out.append("<figure>").append(picture("tension [N]", Course::tension)).append("</figure>\n");
        out.append("</noscript></div>\n");
        ReserveTable.append(history, out);
        table();
        return out.append("</section>\n").toString();
    }

    /** What cannot be trusted comes first. */
    private void gaps() {
        if (history.gaps().isEmpty()) {
            return;
        }
        out.append(
                "<p class=\"bad\"><b>Frames without a solution</b>: the actuators cannot make the motion there.</p>\n");
        out.append("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Frames without a solution\">");
        out.append("<table class=\"moments\"><thead><tr><th scope=\"col\">Times [s]</th>");
        for (String head : List.of("frames", "lacks most", "missing", "asked for", "at [s]")) {
            out.append("<th scope=\"col\" class=\"n\">").append(head).append("</th>");
        }
        out.append("</tr></thead><tbody>\n");
        history.gaps().stream().limit(MOST_GAPS).forEach(g -> {
            out.append("<tr data-time=\"")
                    .append(g.at())
                    .append("\"><th scope=\"row\">")
                    .append(Text.brief(g.from()));
            out.append(g.frames() == 1 ? "" : " – " + Text.brief(g.to())).append("</th>");
            cell(Integer.toString(g.frames()));
            cell(Text.escape(g.coordinate()));
            cell(Text.quantity(g.missing(), g.unit()));
            cell(Text.quantity(g.asked(), g.unit()));
            cell(Text.brief(g.at()));
            out.append("</tr>\n");
        });
        out.append("</tbody></table></div>\n");
        int more = history.gaps().size() - MOST_GAPS;
        if (more > 0) {
            out.append("<p class=\"quiet\">and ").append(more).append(" more.</p>\n");
        }
    }

    private interface Quantity {
        double[] of(Course muscle);
    }

    /** Of many muscles those with the largest values. */
    private String picture(String label, Quantity quantity) {
        List<Course> chosen = history.muscles().stream()
                .sorted(Comparator.comparingDouble(m -> -most(quantity.of(m))))
                .limit(MOST_CURVES)
                .toList();
        List<Curve> curves = chosen.stream()
                .map(m -> new Curve(m.name(), history.times(), quantity.of(m)))
                .toList();
        String title = label + " of "
                + String.join(", ", chosen.stream().map(Course::name).toList());
        return new SvgPlot(title, "time [s]", label, curves, WIDTH, HEIGHT).svg();
    }

    private void table() {
        out.append("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Extremes of the muscles\">");
        out.append("<table class=\"moments\"><thead><tr><th scope=\"col\">Muscle</th><th scope=\"col\">law</th>");
        List<String> heads =
                new ArrayList<>(List.of("largest activation [–]", "at [s]", "largest tension [N]", "of F₀", "at [s]"));
        if (history.hasFibres()) {
            heads.addAll(List.of("fibre length [l₀]", "fastest shortening [v<sub>max</sub>]"));
        }
        for (String head : heads) {
            out.append("<th scope=\"col\" class=\"n\">").append(head).append("</th>");
        }
        out.append("</tr></thead><tbody>\n");
        history.muscles().stream().limit(MOST_ROWS).forEach(this::row);
        out.append("</tbody></table></div>\n");
        int more = history.muscles().size() - MOST_ROWS;
        if (more > 0) {
            out.append("<p>and ").append(more).append(" more.</p>\n");
        }
    }

    private void row(Course m) {
        int active = largest(m.activation()), tense = largest(m.tension());
        double strength = m.law().architecture().maxIsometricForce();
        out.append("<tr data-time=\"").append(history.times()[tense]).append("\"><th scope=\"row\">");
        out.append(Text.escape(m.name()))
                .append("</th><td>")
                .append(Text.escape(m.law().name()))
                .append("</td>");
        cell(told(m.activation()[active]));
        cell(Text.brief(history.times()[active]));
        cell(told(m.tension()[tense]));
        cell(Math.round(100 * m.tension()[tense] / strength) + "\u202F%");
        cell(Text.brief(history.times()[tense]));
        if (history.hasFibres()) {
            cell(told(Arrays.stream(m.stretch()).min().orElse(0)) + " – " + told(most(m.stretch())));
            cell(told(Math.max(0, -Arrays.stream(m.speed()).min().orElse(0))));
        }
        out.append("</tr>\n");
    }

    private void cell(String html) {
        out.append("<td class=\"n\">").append(html).append("</td>");
    }

    /** Three digits are what a reader compares. */
    private static String told(double x) {
        return Double.isFinite(x) ? Text.rounded(Math.abs(x) < ROUNDING ? 0 : x, 3) : "–";
    }

    private static double most(double[] values) {
        return Arrays.stream(values).max().orElse(0);
    }

    private static int largest(double[] values) {
        int at = 0;
        for (int i = 1; i < values.length; i++) {
            at = values[i] > values[at] ? i : at;
        }
        return at;
    }
}
