package org.condyle.view;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import org.condyle.view.page.Html;

/** Places for the scene, the clock and the plots, which scripts fill; without scripts pictures stand there. */
final class CurveSection {
    private static final int MOST_NAMES = 60;

    private CurveSection() {}

    /** The scene and below it the time of the page. Hidden until a script can move them. */
    static void scene(Html page) {
        page.raw("""
                <div id="scene" hidden=""></div>
                <div id="transport" class="live" hidden="" role="group" aria-label="Time of the run">
                <button id="play" type="button" aria-label="Play">▶</button>
                <input id="time" type="range" min="0" max="1" step="any" value="0" aria-label="Time in seconds"/>
                <output id="now" for="time"></output>
                <label class="speed">speed <select id="speed" aria-label="Speed against real time"></select></label>
                </div>
                """);
    }

    /** The plots that tell most stand beside the scene where there is room, else below it. */
    static void first(PlottedColumns curves, Html page) {
        List<PlottedColumns.Plot> all = curves.plots();
        figures(curves, all.subList(0, Math.min(PlottedColumns.FIRST, all.size())), "first", page);
    }

    private static void figures(PlottedColumns curves, List<PlottedColumns.Plot> plots, String id, Html page) {
        page.raw("<div class=\"plots\" id=\"").raw(id).raw("\">\n");
        for (PlottedColumns.Plot plot : plots) {
            page.raw("<figure class=\"interactive\"><noscript>")
                    .raw(curves.svg(plot))
                    .raw("</noscript></figure>\n");
        }
        page.raw("</div>\n");
    }

    static void plots(Curves curves, DrawnColumns drawn, Html page) {
        beginPlots(curves, page);
        names("Recorded but not drawn: ", curves.notDrawn(), page);
        names("Constant, not drawn: ", curves.flat(), page);
        names("Only rounding errors, not drawn: ", curves.noise(), page);
        endPlots(drawn, "All recorded numbers are in recording.csv.", page);
    }

    /** The plots that do not stand beside the scene, in a section of their own, which {@link #endPlots} ends. */
    static void beginPlots(PlottedColumns curves, Html page) {
        page.section("Curves");
        page.raw("<div id=\"chooser\" class=\"live\"></div>\n");
        List<PlottedColumns.Plot> all = curves.plots();
        figures(curves, all.subList(Math.min(PlottedColumns.FIRST, all.size()), all.size()), "plots", page);
    }

    /** @param whereAll says where all numbers are */
    static void endPlots(DrawnColumns drawn, String whereAll, Html page) {
        page.raw("<p class=\"quiet\">");
        page.raw(accuracy(drawn)).raw(" ").text(whereAll).raw("</p>\n");
        page.endSection();
    }

    private static void names(String what, List<String> names, Html page) {
        if (!names.isEmpty()) {
            page.raw("<p>").raw(what);
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
