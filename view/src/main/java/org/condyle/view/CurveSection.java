package org.condyle.view;

import java.util.List;

/** Places for the scene, the clock and the plots, which scripts fill; without scripts pictures stand there. */
final class CurveSection {
    private static final int MOST_NAMES = 60;

    private CurveSection() {}

    /** The scene and below it the time of the page. Hidden until a script can move them. */
    static void scene(Html page) {
        page.raw("""
                <section id="stage" class="live" hidden="" aria-label="Motion">
                <div id="scene"></div>
                <div id="transport" role="group" aria-label="Time of the run">
                <button id="play" type="button" aria-label="Play">▶</button>
                <input id="time" type="range" min="0" max="1" step="any" value="0" aria-label="Time in seconds"/>
                <output id="now" for="time"></output>
                <label class="speed">speed <select id="speed" aria-label="Speed of the picture against real time"></select></label>
                <button id="theme" type="button" aria-label="Dark or light page">◐</button>
                </div>
                </section>
                """);
    }

    static void plots(Curves curves, Html page) {
        page.section("Curves");
        page.raw("<div id=\"chooser\" class=\"live\"></div>\n<div class=\"plots\">\n");
        for (Curves.Plot plot : curves.plots()) {
            page.raw("<figure class=\"interactive\"><noscript>")
                    .raw(curves.svg(plot))
                    .raw("</noscript></figure>\n");
        }
        page.raw("</div>\n");
        notDrawn(curves.notDrawn(), page);
        page.raw("<p class=\"quiet\">");
        page.raw(accuracy(curves)).raw(" All recorded numbers are in recording.csv.</p>\n");
        page.endSection();
    }

    private static void notDrawn(List<String> names, Html page) {
        if (!names.isEmpty()) {
            page.raw("<p>Recorded but not drawn: ");
            page.text(String.join(", ", names.subList(0, Math.min(names.size(), MOST_NAMES))));
            page.raw(names.size() > MOST_NAMES ? " and " + Html.grouped(names.size() - MOST_NAMES) + " more" : "");
            page.raw(".</p>\n");
        }
    }

    /** What a reader may rely on when reading a curve. */
    private static String accuracy(Curves curves) {
        DrawnTable recorded = curves.tables().get(0);
        StringBuilder said = new StringBuilder();
        if (recorded.whole()) {
            said.append("Curves go through every recorded row.");
        } else {
            said.append("Curves are drawn within ").append(percent(recorded.error()));
            said.append(" of each channel's range, extremes exactly.");
        }
        int left = recorded.recording().channels().size() - recorded.channels().size();
        if (left > 0) {
            said.append(" This page has no room for ")
                    .append(Html.counted(left, "channel"))
                    .append('.');
        }
        if (curves.tables().size() > 1) {
            int frames = curves.tables().get(1).recording().rows();
            said.append(" Curves marked “film” were not recorded: they are read off ");
            said.append(Html.counted(frames, "frame")).append(" kept for the picture.");
        }
        return said.toString();
    }

    /** Rounded up to one digit: a bound must stay one. */
    static String percent(double part) {
        java.math.BigDecimal percent = new java.math.BigDecimal(100 * part)
                .round(new java.math.MathContext(1, java.math.RoundingMode.UP))
                .stripTrailingZeros();
        return percent.toPlainString() + "\u202F%";
    }
}
