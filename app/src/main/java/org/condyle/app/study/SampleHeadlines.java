package org.condyle.app.study;

import java.util.List;
import java.util.Locale;
import org.condyle.study.Findings;
import org.condyle.study.OutputFindings;
import org.condyle.view.page.Text;

/** The answer of a sample in one sentence for each output: which key decides. */
public final class SampleHeadlines {
    private static final double WIDE = 0.6; // of an interval: nothing can be said about a part of the variance

    private SampleHeadlines() {}

    /** Which key decides, for each output. */
    public static List<String> of(Findings f) {
        return f.outputs().stream()
                .map(o -> headline(f, o))
                .filter(s -> !s.isEmpty())
                .toList();
    }

    private static String headline(Findings f, OutputFindings o) {
        double[] w = o.weights();
        int most = -1;
        for (int i = 0; i < w.length; i++) {
            most = Double.isFinite(w[i]) && (most < 0 || w[i] > w[most]) ? i : most;
        }
        if (most < 0) {
            return "";
        }
        String key = f.sample().factors().get(most), unit = o.unit().isEmpty() ? "" : " " + Text.unit(o.unit());
        if (o.sobol() != null) {
            double low = o.sobol().totalInterval()[most].low(),
                    high = o.sobol().totalInterval()[most].high();
            return high - low > WIDE
                    ? String.format(
                            Locale.ROOT,
                            "%s: %s decides most; so few samples do not tell which part of the variance (95 %% interval"
                                    + " %.0f to %.0f %%)",
                            o.name(),
                            key,
                            100 * low,
                            100 * high)
                    : String.format(
                            Locale.ROOT,
                            "%s: %s decides most, %.0f %% of the variance (95 %% interval %.0f to %.0f %%), %s by itself",
                            o.name(),
                            key,
                            100 * w[most],
                            100 * low,
                            100 * high,
                            byItself(o.sobol().first()[most], w[most]));
        }
        return o.name() + ": " + key
                + (o.morris() != null
                        ? " has the largest effect, " + Text.brief(w[most]) + unit
                        : String.format(
                                Locale.ROOT,
                                " decides most (rank correlation %.2f)",
                                o.links().get(most).rank()));
    }

    /** A part cannot be larger than the whole: where the sample says so, it cannot tell the two apart. */
    private static String byItself(double first, double total) {
        return first < total
                ? String.format(Locale.ROOT, "%.0f %%", 100 * first)
                : "all of it, as far as the sample tells,";
    }
}
