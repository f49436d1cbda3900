package org.condyle.view.surface;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.geometry.freeform.SurfaceFit;
import org.condyle.view.page.PageHead;
import org.condyle.view.page.Text;
import org.condyle.view.plot.HeatMap;

/** A fitted surface as one page without scripts: maps of its residuals and of its points, numbers, the keys that use it. */
public final class SurfacePage {
    private static final int FIELDS = 24; // of a map along u and v
    private static final String STYLE = PageHead.STYLE + """
            .maps { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)) }
            .maps figure { margin: 0 }
            .maps svg { width: 100%; height: auto }
            .numbers td { padding: .3rem 1.6rem .3rem 0 }
            """;

    private SurfacePage() {}

    /**
     * The page.
     *
     * @param file    of the surface
     * @param source  file of the points
     * @param remarks warnings
     */
    public static String html(String file, String source, SurfaceFit fit, List<String> remarks) {
        StringBuilder out = new StringBuilder(1 << 16);
        out.append(PageHead.of(file, PageHead.NO_SCRIPTS, STYLE));
        out.append("<body>\n")
                .append(PageHead.header(file, "<span>fitted to " + Text.escape(source) + "</span>"))
                .append("<main>\n");
        if (!remarks.isEmpty()) {
            out.append("<section><h2>Warnings</h2>\n<ul class=\"warnings\">\n");
            remarks.forEach(r -> out.append("<li>").append(Text.escape(r)).append("</li>\n"));
            out.append("</ul></section>\n");
        }
        numbers(out, fit);
        out.append("<section><h2>Residuals</h2>\n<div class=\"maps\">\n");
        figure(
                out,
                map("signed distance [µm]", fit, true),
                "Mean distance of the points of each field from the surface over its parameters, positive outside. Fields without points are empty.");
        figure(out, map("points", fit, false), "Number of points in each field.");
        out.append("</div></section>\n<section><h2>In a model</h2>\n<pre tabindex=\"0\">")
                .append(Text.escape("surfaces:\n  NAME: {on: BODY, shape: {nurbs: {file: " + file + "}}}\n"))
                .append("</pre></section>\n");
        return out.append("</main>\n</body>\n</html>\n").toString();
    }

    private static void numbers(StringBuilder out, SurfaceFit fit) {
        out.append("<section><h2>Numbers</h2>\n<table class=\"numbers\">\n");
        row(out, "points", String.valueOf(fit.distances().length));
        row(out, "degrees", fit.net().degreeU() + ", " + fit.net().degreeV());
        row(out, "control points", fit.net().rows() + " × " + fit.net().columns());
        row(out, "distance, root mean square", format("%.4g mm", 1000 * fit.rms()));
        row(out, "distance, largest", format("%.4g mm (point %d)", 1000 * fit.largest(), fit.farthest() + 1));
        row(out, "corrections of the parameters", String.valueOf(fit.rounds()));
        row(out, "condition of the equations", format("%.3g", fit.condition()));
        row(out, "pieces without points", String.valueOf(fit.empty()));
        out.append("</table></section>\n");
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }

    private static void row(StringBuilder out, String name, String value) {
        out.append("<tr><td>").append(name).append("</td><td>").append(value).append("</td></tr>\n");
    }

    private static void figure(StringBuilder out, HeatMap map, String caption) {
        out.append("<figure>")
                .append(map.svg())
                .append("<figcaption class=\"quiet\">")
                .append(caption)
                .append("</figcaption></figure>\n");
    }

    private static HeatMap map(String title, SurfaceFit fit, boolean distance) {
        double[][] sum = new double[FIELDS][FIELDS], count = new double[FIELDS][FIELDS];
        double[] ends = {
            fit.net().knotsU()[fit.net().degreeU()],
                    fit.net().knotsU()[fit.net().rows()],
            fit.net().knotsV()[fit.net().degreeV()],
                    fit.net().knotsV()[fit.net().columns()]
        };
        for (int k = 0; k < fit.distances().length; k++) {
            int c = field(fit.parameters()[2 * k], ends[0], ends[1]),
                    r = field(fit.parameters()[2 * k + 1], ends[2], ends[3]);
            sum[r][c] += 1e6 * fit.distances()[k];
            count[r][c]++;
        }
        List<String> names = new ArrayList<>();
        for (int i = 0; i < FIELDS; i++) {
            names.add(format("%.2f", (i + 0.5) / FIELDS));
            for (int j = 0; j < FIELDS; j++) {
                sum[i][j] = count[i][j] == 0 ? Double.NaN : distance ? sum[i][j] / count[i][j] : count[i][j];
            }
        }
        return new HeatMap(title, "u", "v", names, names, sum, 560, 440);
    }

    private static int field(double x, double from, double to) {
        return (int) Math.max(0, Math.min(FIELDS - 1, Math.floor(FIELDS * (x - from) / (to - from))));
    }
}
