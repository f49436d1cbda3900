package org.condyle.view;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import org.condyle.view.page.Html;

/** The plots, which scripts make movable; without scripts pictures stand there. */
final class CurvesPanel implements ReportPanel {
    private static final int MOST_NAMES = 60;
    private static final int FIRST = 2; // plots that stand beside the scene

    /** The plots that tell most stand beside the scene where there is room, else below it. */
    static ReportPanel first() {
        return (content, page) -> {
            if (content.parts() == null) {
                figures(content.curves(), 0, first(content), "first", page);
            } else {
                page.raw("<div class=\"plots\" id=\"first\">\n")
                        .raw(content.parts().first())
                        .raw("</div>\n");
            }
        };
    }

    /** Number of plots that stand beside the scene. */
    private static int first(ReportContent content) {
        return content.parts() != null
                ? 0
                : Math.min(FIRST, content.curves().plots().size());
    }

    private static void figures(PlottedColumns curves, int from, int to, String id, Html page) {
        page.raw("<div class=\"plots\" id=\"").raw(id).raw("\">\n");
        for (int i = from; i < to; i++) {
            page.raw("<figure class=\"interactive\" id=\"").raw(PlottedColumns.name(i));
            page.raw("\"><noscript>").raw(curves.svg(curves.plots().get(i))).raw("</noscript></figure>\n");
        }
        page.raw("</div>\n");
    }

    @Override
    public void html(ReportContent content, Html page) {
        PlottedColumns curves = content.curves();
        boolean ofRun = content.run() != null;
        if (!ofRun && curves.plots().isEmpty()) {
            return;
        }
        page.section("Curves");
        page.raw("<div id=\"chooser\" class=\"live\"></div>\n");
        figures(curves, first(content), curves.plots().size(), "plots", page);
        curves.leftOut().forEach((why, names) -> names(why, names, page));
        page.raw("<p class=\"quiet\">").raw(accuracy(content.drawn())).raw(" ");
        page.raw(ofRun ? "All recorded numbers are in recording.csv." : "All numbers are in the files below.");
        page.raw("</p>\n").endSection();
    }

    @Override
    public List<String> scripts() {
        return List.of("chooser.js");
    }

    private static void names(String what, List<String> names, Html page) {
        if (!names.isEmpty()) {
            page.raw("<p>").raw(what).raw(": ");
            page.text(String.join(", ", names.subList(0, Math.min(names.size(), MOST_NAMES))));
            page.raw(names.size() > MOST_NAMES ? " and " + Html.grouped(names.size() - MOST_NAMES) + " more" : "");
            page.raw(".</p>\n");
        }
    }

    /** What a reader may rely on when reading a curve. */
    private static String accuracy(DrawnColumns drawn) {
        StringBuilder said = new StringBuilder();
        if (drawn.whole()) {
            said.append("Curves go through every recorded row.");
        } else {
            said.append("Curves are drawn within ").append(percent(drawn.error()));
            said.append(" of the range of each channel, extremes exactly.");
        }
        int left = drawn.columns().size() - drawn.kept().size();
        if (left > 0) {
            said.append(" Not included because of the size of this page: ")
                    .append(Html.counted(left, "channel"))
                    .append(" more.");
        }
        if (drawn.columns().stream().anyMatch(Column::film)) {
            said.append(" Curves marked “not recorded” are computed from the frames of the animation.");
        }
        return said.toString();
    }

    /** Rounded up to one digit: a bound must stay one. */
    static String percent(double part) {
        BigDecimal percent = BigDecimal.valueOf(part).movePointRight(2).round(new MathContext(1, RoundingMode.UP));
        return percent.stripTrailingZeros().toPlainString() + "\u202F%";
    }
}
