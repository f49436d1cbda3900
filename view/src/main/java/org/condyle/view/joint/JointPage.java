package org.condyle.view.joint;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import org.condyle.fit.Estimate;
import org.condyle.fit.JointFit;
import org.condyle.fit.LinearFit;
import org.condyle.fit.SphereFit;
import org.condyle.view.page.PageHead;
import org.condyle.view.page.Text;
import org.condyle.view.plot.PointPlot;

/** A fitted joint as one page without scripts: the sinus with its points and band, residuals, numbers with intervals. */
public final class JointPage {
    private static final String STYLE = PageHead.STYLE + """
            .seen { fill: var(--ink); fill-opacity: .55 }
            .wild { fill: none; stroke: var(--bad); stroke-width: 1.6 }
            .fit { fill: none; stroke: var(--in); stroke-width: 2.2; stroke-linejoin: round }
            .band { fill: var(--in); fill-opacity: .22 }
            .numbers td, .numbers th { padding: .35rem 1.6rem .35rem 0 }
            @media (max-width: 40rem) { header { display: block } }
            .joint-plots { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)) }
            .joint-plots figure { margin: 0 }
            .joint-plots svg { width: 100%; height: auto }
            """;
    private static final int STATIONS = 181;

    private final JointFit fit;
    private final double confidence;
    private final StringBuilder out = new StringBuilder(1 << 15);

    private JointPage(JointFit fit, double confidence) {
        this.fit = fit;
        this.confidence = confidence;
    }

    /**
     * The page.
     *
     * @param name    of the joint
     * @param sources what it was made from, a line each
     * @param remarks warnings of reading and fitting
     * @param yaml    the file that a model includes
     */
    public static String html(
            String name, JointFit fit, double confidence, List<String> sources, List<String> remarks, String yaml) {
        return new JointPage(fit, confidence).page(name, sources, remarks, yaml);
    }

    private String page(String name, List<String> sources, List<String> remarks, String yaml) {
        out.append(PageHead.of(name, PageHead.NO_SCRIPTS, STYLE));
        StringBuilder facts = new StringBuilder();
        sources.forEach(s -> facts.append("<span>").append(Text.escape(s)).append("</span>"));
        out.append("<body>\n").append(PageHead.header(name, facts.toString())).append("<main>\n");
        if (!remarks.isEmpty()) {
            out.append("<section><h2>Warnings</h2>\n<ul class=\"warnings\">\n");
            remarks.forEach(r -> out.append("<li>").append(Text.escape(r)).append("</li>\n"));
            out.append("</ul></section>\n");
        }
        plots();
        place();
        coefficients("Sinus", "rad", fit.sinus());
        JointFit.Field field = fit.resistance();
        if (field != null) {
            coefficients("Moment", "N*m", field.fit());
        }
        out.append("<section><h2>File</h2>\n<pre tabindex=\"0\">")
                .append(Text.escape(yaml))
                .append("</pre></section>\n");
        return out.append("</main>\n</body>\n</html>\n").toString();
    }

    private void plots() {
        double[] phi = degrees(fit.contour().phi()),
                theta = degrees(fit.contour().theta());
        double[][] curve = new double[STATIONS][];
        for (int i = 0; i < STATIONS; i++) {
            double at = 2 * Math.PI * i / (STATIONS - 1);
            Estimate e = fit.sinusAt(at, confidence);
            curve[i] = new double[] {
                Math.toDegrees(at), Math.toDegrees(e.value()), Math.toDegrees(e.low()), Math.toDegrees(e.high())
            };
        }
        boolean[] wild = wild(fit.sinus());
        out.append("<section><h2>Curves</h2>\n<div class=\"joint-plots\">\n");
        figure(
                new PointPlot("sinus over phi", "φ [deg]", "θ [deg]", phi, theta, wild, curve, 0, 360),
                "Sinus: points, fitted curve and its band of " + percent() + " confidence; outliers are crosses.");
        figure(
                new PointPlot(
                        "residuals of the sinus",
                        "φ [deg]",
                        "fitted − measured θ [deg]",
                        phi,
                        degrees(fit.sinus().residuals()),
                        wild,
                        new double[0][],
                        0,
                        360),
                "Residuals of the sinus; outliers beyond the picture are at its edge.");
        JointFit.Field f = fit.resistance();
        if (f != null) {
            double[] fitted = new double[f.moment().length];
            double most = 0;
            for (int i = 0; i < fitted.length; i++) {
                fitted[i] = f.moment()[i] + f.fit().residuals()[i];
                most = Math.max(most, f.moment()[i]);
            }
            double[][] equal = {{0, 0, 0, 0}, {most, most, most, most}};
            figure(
                    new PointPlot(
                            "fitted over measured moment",
                            "measured moment [N·m]",
                            "fitted moment [N·m]",
                            f.moment(),
                            fitted,
                            wild(f.fit()),
                            equal,
                            0,
                            most),
                    "Moment: the line is where fitted and measured moments are equal.");
            figure(
                    new PointPlot(
                            "residuals of the moment",
                            "φ [deg]",
                            "fitted − measured moment [N·m]",
                            degrees(f.phi()),
                            f.fit().residuals(),
                            wild(f.fit()),
                            new double[0][],
                            0,
                            360),
                    "Residuals of the moment.");
        }
        out.append("</div></section>\n");
    }

    private void figure(PointPlot plot, String caption) {
        out.append("<figure>").append(plot.svg()).append("<figcaption class=\"quiet\">");
        out.append(Text.escape(caption)).append("</figcaption></figure>\n");
    }

    private static boolean[] wild(LinearFit f) {
        boolean[] wild = new boolean[f.weights().length];
        for (int i = 0; i < wild.length; i++) {
            wild[i] = !(f.weights()[i] > 0);
        }
        return wild;
    }

    private static double[] degrees(double[] radians) {
        double[] d = new double[radians.length];
        for (int i = 0; i < d.length; i++) {
            d[i] = Math.toDegrees(radians[i]);
        }
        return d;
    }

    private String percent() {
        return Text.brief(100 * confidence) + " %";
    }

    private void place() {
        table("Centre and axes", "Quantity");
        SphereFit sphere = fit.sphere();
        if (sphere != null) {
            for (int k = 0; k < 3; k++) {
                row("centre " + "xyz".charAt(k), "mm", sphere.centre(k, confidence), 1000);
            }
            for (int g = 0; g < sphere.radii().length; g++) {
                boolean one = sphere.radii().length == 1;
                row(one ? "link length" : "radius " + (g + 1), "mm", sphere.radius(g, confidence), 1000);
            }
        }
        Estimate[] pole = fit.pole(confidence);
        row("pole φn", "deg", pole[0], Math.toDegrees(1));
        row("pole θn", "deg", pole[1], Math.toDegrees(1));
        out.append("</tbody></table></div></section>\n");
    }

    private void coefficients(String title, String unit, LinearFit f) {
        table(title, "Coefficient");
        for (int i = 0; i < f.coefficients().length; i++) {
            row("c" + (i + 1), unit, f.estimate(i, confidence), 1);
        }
        out.append("</tbody></table></div></section>\n");
    }

    private static String threeDigits(double x) {
        return Double.isFinite(x)
                ? Text.brief(new BigDecimal(x).round(new MathContext(3)).doubleValue())
                : "–";
    }

    private void table(String title, String first) {
        out.append("<section><h2>").append(title);
        out.append("</h2>\n<div class=\"wide\" tabindex=\"0\"><table class=\"numbers\"><thead><tr><th scope=\"col\">")
                .append(first);
        out.append("</th><th scope=\"col\" class=\"n\">value</th><th scope=\"col\" class=\"n\">± (")
                .append(percent());
        out.append(")</th><th scope=\"col\">unit</th></tr></thead><tbody>\n");
    }

    private void row(String name, String unit, Estimate e, double scale) {
        out.append("<tr><th scope=\"row\">").append(Text.escape(name)).append("</th><td class=\"n\">");
        out.append(Text.number(scale * e.value())).append("</td><td class=\"n\">");
        out.append(threeDigits(scale * e.halfWidth())).append("</td><td>").append(Text.escape(Text.unit(unit)));
        out.append("</td></tr>\n");
    }
}
