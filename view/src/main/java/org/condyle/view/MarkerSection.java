package org.condyle.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.MarkerTracks;
import org.condyle.view.page.Html;
import org.condyle.view.page.Text;
import org.condyle.view.plot.HeatMap;

/** The errors of every marker of an analysis, and of every marker in every frame as a map. */
final class MarkerSection {
    private static final int MAP_COLUMNS = 120;
    private static final int MAP_ROWS = 60;

    private MarkerSection() {}

    static void html(AnalysisResult result, Html page) {
        MarkerTracks m = result.markers();
        if (m == null || m.times().length == 0 || m.names().isEmpty()) {
            return;
        }
        page.section("Markers");
        page.raw("<div class=\"plots\"><figure>").raw(errorMap(m).svg()).raw("</figure></div>\n");
        page.raw(
                "<div class=\"wide\"><table class=\"moments\"><thead><tr><th scope=\"col\">Marker</th><th scope=\"col\" class=\"n\">Weight</th>");
        page.raw(
                "<th scope=\"col\" class=\"n\">rms error [mm]</th><th scope=\"col\" class=\"n\">Largest error [mm]</th>");
        page.raw(
                "<th scope=\"col\" class=\"n\">at [s]</th><th scope=\"col\" class=\"n\">Frames without it</th></tr></thead><tbody>\n");
        IntStream.range(0, m.names().size())
                .boxed()
                .sorted((a, b) -> Double.compare(rank(m.rmsOf(b)), rank(m.rmsOf(a))))
                .forEach(k -> marker(m, k, page));
        page.raw("</tbody></table></div>\n<p class=\"quiet\">The marker with the largest error comes first. ");
        page.raw("A click on a row shows the instant of its largest error.</p>\n")
                .endSection();
    }

    private static double rank(double rms) {
        return Double.isNaN(rms) ? -1 : rms;
    }

    private static void marker(MarkerTracks m, int k, Html page) {
        int worst = -1, missing = 0;
        for (int f = 0; f < m.times().length; f++) {
            double e = m.error(f, k);
            missing += Double.isNaN(e) ? 1 : 0;
            worst = !Double.isNaN(e) && (worst < 0 || e > m.error(worst, k)) ? f : worst;
        }
        page.moment(worst < 0 ? Double.NaN : m.times()[worst]);
        page.raw("<th scope=\"row\">").text(m.names().get(k)).raw("</th>");
        cell(m.weights()[k], page);
        cell(1000 * m.rmsOf(k), page);
        cell(1000 * m.maxOf(k), page);
        cell(worst < 0 ? Double.NaN : m.times()[worst], page);
        page.raw("<td class=\"n\">").raw(Integer.toString(missing)).raw("</td></tr>\n");
    }

    private static void cell(double x, Html page) {
        page.raw("<td class=\"n\">").raw(Double.isNaN(x) ? "-" : Text.number(x)).raw("</td>");
    }

    /** Each field has the largest error of its frames, so that none is overlooked. */
    private static HeatMap errorMap(MarkerTracks m) {
        int frames = m.times().length, columns = Math.min(MAP_COLUMNS, frames);
        int rows = Math.min(MAP_ROWS, m.names().size());
        double[][] values = new double[rows][columns];
        List<String> xs = new ArrayList<>();
        for (int c = 0; c < columns; c++) {
            int first = (int) ((long) c * frames / columns), end = (int) ((c + 1L) * frames / columns);
            xs.add(Text.brief(m.times()[first]));
            for (int r = 0; r < rows; r++) {
                double largest = Double.NaN;
                for (int f = first; f < end; f++) {
                    double e = 1000 * m.error(f, r);
                    largest = Double.isNaN(largest) || e > largest ? e : largest;
                }
                values[rows - 1 - r][c] = largest;
            }
        }
        List<String> ys = new ArrayList<>(m.names().subList(0, rows));
        Collections.reverse(ys);
        return new HeatMap(
                "Error of each marker [mm]", "time [s]", "marker", xs, ys, values, 760, Math.max(240, 90 + 15 * rows));
    }
}
