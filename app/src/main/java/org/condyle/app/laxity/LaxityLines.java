package org.condyle.app.laxity;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import org.condyle.text.Quoted;
import org.condyle.tool.laxity.LaxityResult;
import org.condyle.tool.laxity.LaxityResult.Curve;
import org.condyle.tool.laxity.LaxityResult.Knee;
import org.condyle.tool.laxity.LaxityResult.Share;
import org.condyle.tool.laxity.LaxityStatements;
import org.condyle.tool.laxity.LaxityTest;

/** Laxity on the terminal: a table of displacements, what carries the loads, what is stated. */
final class LaxityLines {
    private final PrintWriter out;

    LaxityLines(PrintWriter out) {
        this.out = out;
    }

    void print(LaxityResult r, Path folder, boolean page) {
        line("%s: displacement at full load", r.title());
        line("  %-14s %8s %22s %22s %22s", "", "flexion", "anterior, posterior", "varus, valgus", "internal, external");
        for (Knee k : r.knees()) {
            for (int f = 0; f < r.flexions().size(); f++) {
                StringBuilder cells = new StringBuilder();
                for (LaxityTest t : LaxityTest.values()) {
                    Curve c = k.curve(t, f);
                    cells.append(String.format(
                            Locale.ROOT,
                            " %8.3f %9.3f %-3s",
                            t.shown(c.at(true)),
                            t.shown(c.at(false)),
                            t.shownUnit()));
                }
                line(
                        "  %-14s %8s%s",
                        f > 0 ? "" : k.cut().isEmpty() ? "intact" : "no " + k.cut(), degrees(r, f), cells);
            }
        }
        shares(r);
        r.bands()
                .forEach(b -> line(
                        "  %s at %.4g deg over %d samples: total %.2f to %.2f %s (90 %%); the slack of %s decides"
                                + " (correlation %.2f)",
                        b.test().title(),
                        Math.toDegrees(b.flexion()),
                        r.samples() - b.failed(),
                        b.test().shown(b.total()[0]),
                        b.test().shown(b.total()[2]),
                        b.test().shownUnit(),
                        b.decides(),
                        b.correlation()));
        for (LaxityStatements.Statement s : LaxityStatements.of(r)) {
            line("  %s: %s (%s; %s)", s.holds() ? "holds" : "contradicted", s.says(), s.found(), s.where());
        }
        line(
                "  processor time: intact knee %.2f s, all %.2f s%s",
                r.intactSeconds(),
                r.seconds(),
                r.samples() > 0 ? String.format(Locale.ROOT, ", samples %.1f s", r.bandSeconds()) : "");
        line("  results in %s%s", folder, page ? "; open " + folder.resolve("report.html") : "");
    }

    /** The ligament that carries most of each load. */
    private void shares(LaxityResult r) {
        for (LaxityTest test : LaxityTest.values()) {
            for (boolean plus : new boolean[] {true, false}) {
                StringBuilder words = new StringBuilder();
                for (double f : r.flexions()) {
                    r.shares().stream()
                            .filter(s -> s.test() == test && s.positive() == plus && s.flexion() == f)
                            .reduce((a, b) -> b.resolved() > a.resolved() ? b : a)
                            .ifPresent(s -> words.append(share(s)));
                }
                line("  %s is carried most by%s", test.direction(plus), words);
            }
        }
    }

    private static String share(Share s) {
        return String.format(Locale.ROOT, "  %s %.1f %%", s.ligament(), 100 * s.resolved());
    }

    private static String degrees(LaxityResult r, int f) {
        return String.format(Locale.ROOT, "%.4f", Math.toDegrees(r.flexions().get(f)))
                        .replaceFirst("\\.?0+$", "") + " deg";
    }

    private void line(String format, Object... args) {
        out.println(Quoted.visible(String.format(Locale.ROOT, format, args)));
    }
}
