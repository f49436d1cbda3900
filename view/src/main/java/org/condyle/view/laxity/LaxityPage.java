package org.condyle.view.laxity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.condyle.tool.laxity.LaxityResult;
import org.condyle.tool.laxity.LaxityResult.Band;
import org.condyle.tool.laxity.LaxityResult.Curve;
import org.condyle.tool.laxity.LaxityResult.Knee;
import org.condyle.tool.laxity.LaxityResult.Share;
import org.condyle.tool.laxity.LaxityStatements;
import org.condyle.tool.laxity.LaxityTest;
import org.condyle.view.page.PageHead;
import org.condyle.view.page.Text;
import org.condyle.view.plot.Mark;
import org.condyle.view.plot.MarkPlot;

/**
 * Laxity of a knee as one page without scripts: curves of load over displacement with and without each ligament, bands, tables of
 * displacements and stiffness, shares of the ligaments, length changes, and what the literature states.
 */
public final class LaxityPage {
    private static final String STYLE = PageHead.STYLE + """
            @media (max-width: 40rem) { header { display: block } .theme { width: fit-content; margin-top: .5rem } .numbers { min-width: 36rem } }
            .curves { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)) }
            .curves figure { margin: 0 }
            .curves svg { width: 100%; height: auto }
            .numbers td, .numbers th { padding: .3rem 1.2rem .3rem 0; overflow-wrap: normal }
            .numbers .n { padding-right: 1.2rem }
            """;
    private static final int WIDTH = 420;
    private static final int HEIGHT = 300;

    private final LaxityResult r;
    private final StringBuilder out = new StringBuilder(1 << 16);

    private LaxityPage(LaxityResult r) {
        this.r = r;
    }

    /** The page. The date is the caller's, as it should be read. */
    public static String html(LaxityResult r, String model, String version, String date) {
        return new LaxityPage(r).page(model, version, date);
    }

    private String page(String model, String version, String date) {
        String title = r.title().startsWith("Laxity") ? r.title() : "Laxity: " + r.title();
        out.append(PageHead.of(title, PageHead.NO_SCRIPTS, STYLE));
        String facts = "<span>" + Text.escape(model) + "</span><span>"
                + r.flexions().size() + " flexions, "
                + (r.knees().size() - 1) + " ligaments cut</span>"
                + (r.samples() > 0 ? "<span>" + r.samples() + " samples of slack lengths</span>" : "") + "<span>"
                + seconds(r.seconds() + r.bandSeconds()) + " of processor time</span><span>Condyle "
                + Text.escape(version) + ", " + Text.escape(date) + "</span>";
        out.append("<body>\n").append(PageHead.header(title, facts)).append("<main>\n");
        statements();
        warnings();
        curves();
        displacements();
        shares();
        bands();
        lengths();
        return out.append("</main>\n</body>\n</html>\n").toString();
    }

    private static String seconds(double s) {
        return String.format(Locale.ROOT, s < 10 ? "%.2f s" : "%.0f s", s);
    }

    private void statements() {
        List<LaxityStatements.Statement> all = LaxityStatements.of(r);
        if (all.isEmpty()) {
            return;
        }
        open("What the literature states", "");
        head("Statement", "Where", "In this knee", "Verdict");
        for (LaxityStatements.Statement s : all) {
            out.append("<tr><td>")
                    .append(Text.escape(s.says()))
                    .append("</td><td>")
                    .append(Text.escape(s.where()));
            out.append("</td><td>").append(Text.escape(s.found())).append("</td><td><b>");
            out.append(s.holds() ? "holds" : "contradicted").append("</b></td></tr>\n");
        }
        close();
    }

    private void warnings() {
        if (!r.warnings().isEmpty()) {
            out.append("<section><h2>Remarks</h2>\n<ul class=\"warnings\">\n");
            r.warnings().forEach(w -> out.append("<li>").append(Text.escape(w)).append("</li>\n"));
            out.append("</ul></section>\n");
        }
    }

    private void curves() {
        out.append("<section><h2>Displacement over load</h2>\n"
                        + "<p class=\"quiet\">Displacements are from the neutral pose of each knee. Loading and")
                .append(" unloading are drawn both; of an elastic knee that does not jump they lie on each"
                        + " other.</p>\n");
        for (LaxityTest test : LaxityTest.values()) {
            out.append("<h3>").append(Text.escape(title(test))).append("</h3>\n<div class=\"curves\">\n");
            for (int f = 0; f < r.flexions().size(); f++) {
                out.append("<figure>").append(plot(test, f).svg()).append("</figure>\n");
            }
            out.append("</div>\n");
        }
        out.append("</section>\n");
    }

    private static String title(LaxityTest test) {
        return switch (test) {
            case DRAWER -> "Drawer, anterior positive";
            case VARUS -> "Varus and valgus, varus positive";
            case ROTATION -> "Rotation, internal positive";
        };
    }

    private MarkPlot plot(LaxityTest test, int f) {
        List<Mark> marks = new ArrayList<>(); // what is drawn last lies above the others
        Curve intact = r.knees().get(0).curve(test, f);
        int quarter = (intact.load().length - 1) / 4;
        r.bands().stream()
                .filter(b -> b.test() == test && b.flexion() == r.flexions().get(f))
                .forEach(b -> {
                    // from full + to full -
                    double[] once = Arrays.copyOfRange(intact.load(), quarter, 3 * quarter + 1);
                    double[] low = Arrays.copyOfRange(b.curves()[0], quarter, 3 * quarter + 1);
                    double[] high = Arrays.copyOfRange(b.curves()[2], quarter, 3 * quarter + 1);
                    marks.add(Mark.band("90 % of the samples", once, shown(test, low), shown(test, high)));
                });
        for (Knee k : r.knees().subList(1, r.knees().size())) {
            Curve c = k.curve(test, f);
            marks.add(Mark.line("no " + k.cut(), c.load(), shown(test, c.shift())));
        }
        marks.add(Mark.line("intact", intact.load(), shown(test, intact.shift())));
        return new MarkPlot(
                degrees(r.flexions().get(f)) + " of flexion",
                "load [" + test.loadUnit().replace("*", "·") + "]",
                test.direction(true) + " [" + test.shownUnit() + "]",
                marks,
                WIDTH,
                HEIGHT);
    }

    private static double[] shown(LaxityTest test, double[] x) {
        double[] out = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            out[i] = test.shown(x[i]);
        }
        return out;
    }

    private void displacements() {
        String about =
                "At full load, and tangent stiffness in the neutral pose and at full load. Coupled motion: lateral,"
                        + " anterior, proximal [mm], varus, internal [deg].";
        open("Laxity and stiffness", about);
        displacements(r.knees().get(0));
        close();
        for (Knee k : r.knees().subList(1, r.knees().size())) {
            out.append("<details><summary>Without ")
                    .append(Text.escape(k.cut()))
                    .append("</summary>\n");
            out.append("<div class=\"wide\" tabindex=\"0\"><table class=\"numbers\"><thead><tr>");
            displacements(k);
            out.append("</tbody></table></div></details>\n");
        }
    }

    private void displacements(Knee k) {
        head("Flexion", "Load", "Displacement", "Total", "Stiffness at 0", "at full load", "Coupled motion");
        for (Curve c : k.curves()) {
            for (int side = 0; side < 2; side++) {
                boolean plus = side == 0;
                LaxityTest t = c.test();
                row(
                        degrees(c.flexion()),
                        t.direction(plus),
                        number(t.shown(c.at(plus)), 3) + " " + t.shownUnit(),
                        plus ? number(t.shown(c.total()), 3) + " " + t.shownUnit() : "",
                        plus ? stiffness(t, c.stiffness()[0]) : "",
                        stiffness(t, c.stiffness()[1 + side]),
                        coupled(c.shifts()[side]));
            }
        }
    }

    private static String coupled(double[] s) {
        StringBuilder out = new StringBuilder();
        for (int k = 0; k < s.length; k++) {
            out.append(k == 0 ? "" : ", ").append(number(k < 3 ? 1000 * s[k] : Math.toDegrees(s[k]), 2));
        }
        return out.toString();
    }

    private static String stiffness(LaxityTest t, double si) {
        return t.isLength() ? number(si / 1000, 2) + " N/mm" : number(si * Math.PI / 180, 4) + " N·m/deg";
    }

    private void shares() {
        open(
                "Shares of the ligaments",
                "Resolved: part of the load that a ligament carries in the loaded equilibrium; increment: without what"
                        + " it carries in the neutral pose; moments of varus and valgus are about the centre of pressure."
                        + " Replayed (moments about C): drop of the load when it is cut and the pose of the intact knee is"
                        + " replayed. Reproduced: when the test coordinate alone is brought back. Shares below 1 % are not"
                        + " shown.");
        head("Load", "Flexion", "Ligament", "Resolved", "Increment", "Replayed", "Reproduced", "Load left");
        for (LaxityTest test : LaxityTest.values()) {
            for (boolean plus : new boolean[] {true, false}) {
                for (Share s : r.shares()) {
                    if (s.test() != test || s.positive() != plus || !(Math.abs(s.resolved()) >= 0.01)) {
                        continue;
                    }
                    row(
                            test.direction(plus),
                            degrees(s.flexion()),
                            s.ligament(),
                            percent(s.resolved()),
                            percent(s.increment()),
                            percent(s.replayed()),
                            percent(s.reproduced()),
                            Double.isNaN(s.left())
                                    ? "–"
                                    : number(s.left(), 3) + " "
                                            + test.loadUnit().replace("*", "·"));
                }
            }
        }
        close();
    }

    private void bands() {
        if (r.bands().isEmpty()) {
            return;
        }
        open(
                "Uncertain slack lengths",
                "Quantiles of " + r.samples()
                        + " samples, in which every fibre has a slack length of its own. The fibre that decides is the"
                        + " one whose slack length is most correlated with the total displacement.");
        head("Test", "Flexion", "Total: 5 %", "median", "95 %", "Decides", "Correlation", "Failed");
        for (Band b : r.bands()) {
            row(
                    b.test().title(),
                    degrees(b.flexion()),
                    number(b.test().shown(b.total()[0]), 2) + " " + b.test().shownUnit(),
                    number(b.test().shown(b.total()[1]), 2),
                    number(b.test().shown(b.total()[2]), 2),
                    b.decides(),
                    number(b.correlation(), 2),
                    String.valueOf(b.failed()));
        }
        close();
        Map<String, Double> one = r.bands().get(0).correlations();
        open("Correlation of the total displacement with each slack length", "");
        List<String> heads = new ArrayList<>(List.of("Test", "Flexion"));
        heads.addAll(one.keySet());
        head(heads.toArray(new String[0]));
        for (Band b : r.bands()) {
            List<String> cells = new ArrayList<>(List.of(b.test().title(), degrees(b.flexion())));
            b.correlations().values().forEach(v -> cells.add(number(v, 2)));
            row(cells.toArray(new String[0]));
        }
        close();
    }

    private void lengths() {
        open(
                "Length of the fibres along the neutral path",
                "Change from the first flexion; also of slack fibres, along the straight line.");
        List<String> heads = new ArrayList<>(List.of("Fibre", "Length"));
        r.flexions().forEach(f -> heads.add(degrees(f)));
        head(heads.toArray(new String[0]));
        for (int i = 0; i < r.fibres().size(); i++) {
            double first = r.lengths()[0][i];
            List<String> cells = new ArrayList<>(List.of(r.fibres().get(i), number(1000 * first, 2) + " mm"));
            for (double[] at : r.lengths()) {
                cells.add(String.format(Locale.ROOT, "%+.2f %%", 100 * (at[i] / first - 1)));
            }
            row(cells.toArray(new String[0]));
        }
        close();
    }

    private void open(String title, String quiet) {
        out.append("<section><h2>").append(Text.escape(title)).append("</h2>\n");
        if (!quiet.isEmpty()) {
            out.append("<p class=\"quiet\">").append(Text.escape(quiet)).append("</p>\n");
        }
        out.append("<div class=\"wide\" tabindex=\"0\"><table class=\"numbers\"><thead><tr>");
    }

    private void head(String... names) {
        for (String n : names) {
            out.append("<th scope=\"col\">").append(Text.escape(n)).append("</th>");
        }
        out.append("</tr></thead><tbody>\n");
    }

    private void row(String... cells) {
        out.append("<tr>");
        for (String c : cells) {
            boolean number = c.matches("[-+−]?[0-9].*");
            out.append(number ? "<td class=\"n\">" : "<td>")
                    .append(Text.escape(c))
                    .append("</td>");
        }
        out.append("</tr>\n");
    }

    private void close() {
        out.append("</tbody></table></div></section>\n");
    }

    private static String degrees(double angle) {
        return String.format(Locale.ROOT, "%.4f", Math.toDegrees(angle)).replaceFirst("\\.?0+$", "") + "°";
    }

    private static String percent(double x) {
        return Double.isFinite(x) ? String.format(Locale.ROOT, "%.1f %%", 100 * x) : "–";
    }

    private static String number(double x, int digits) {
        return Double.isFinite(x) ? String.format(Locale.ROOT, "%." + digits + "f", x) : "–";
    }
}
