package org.condyle.app.study;

import java.util.List;
import java.util.Locale;
import org.condyle.study.Findings;
import org.condyle.study.OutputFindings;
import org.condyle.view.page.Text;

/** The answer of a sample in one sentence for each output: which key decides. */
public final class SampleHeadlines {
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
        return o.name() + ": " + key + " "
                + (o.sensitivity() != null
                        ? o.sensitivity().sentence(most, Text.brief(w[most]) + unit)
                        : String.format(
                                Locale.ROOT,
                                "decides most (rank correlation %.2f)",
                                o.links().get(most).rank()));
    }
}
