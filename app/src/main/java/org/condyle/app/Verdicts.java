package org.condyle.app;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.condyle.app.shell.Json;
import org.condyle.app.shell.Version;
import org.condyle.io.results.Evidence;
import org.condyle.io.results.Verdict;
import org.condyle.view.gallery.GalleryCard;
import org.condyle.view.gallery.GalleryScore;
import org.jspecify.annotations.Nullable;

/** All verdicts of many runs: for scripts as {@code verdicts.json}, for docs/validation.md as tables. */
final class Verdicts {
    static final String FILE = "verdicts.json";

    private static final int FORMAT = 1;

    private Verdicts() {}

    /** What is not finite is null; numbers read back exactly. */
    static String json(List<GalleryCard> cards, Map<String, String> leftOut) {
        GalleryScore score = GalleryScore.of(cards);
        Map<String, @Nullable Object> all = new LinkedHashMap<>();
        all.put("format", FORMAT);
        all.put("condyle", Version.text());
        all.put("asExpected", score.good());
        all.put("statements", score.statements());
        all.put("hold", score.hold());
        all.put("contradictedAsExpected", score.contradicted());
        all.put("cannotBeJudgedAsExpected", score.open());
        all.put("notAsExpected", score.unexpected());
        all.put("stoppedEarly", score.stopped());
        all.put("notToBeTrusted", score.untrusted());
        List<Object> runs = new ArrayList<>(), verdicts = new ArrayList<>(), missing = new ArrayList<>();
        cards.forEach(c -> {
            runs.add(run(c));
            c.verdicts().forEach(v -> verdicts.add(verdict(c, v)));
        });
        leftOut.forEach((run, because) -> missing.add(Map.of("run", run, "because", because)));
        all.put("runs", runs);
        all.put("leftOut", missing);
        all.put("verdicts", verdicts);
        return Json.text(all) + "\n";
    }

    private static Map<String, @Nullable Object> run(GalleryCard c) {
        Map<String, @Nullable Object> run = new LinkedHashMap<>();
        run.put("model", c.model());
        run.put("case", c.caseName());
        run.put("method", c.method());
        run.put("outcome", c.outcome());
        if (!c.stopped().isEmpty()) {
            run.put("message", c.stopped());
        }
        if (!c.distrust().isEmpty()) {
            run.put("distrust", c.distrust());
        }
        run.put("statements", c.verdicts().size());
        run.put("wallSeconds", c.wallSeconds());
        run.put("report", c.report().isEmpty() ? null : c.report());
        return run;
    }

    private static Map<String, @Nullable Object> verdict(GalleryCard c, Verdict v) {
        Map<String, @Nullable Object> one = new LinkedHashMap<>();
        one.put("model", c.model());
        one.put("case", c.caseName());
        one.put("method", c.method());
        one.put("id", v.id());
        one.put("source", v.source().strip());
        one.put("says", v.says());
        one.put("test", v.test());
        one.put("value", Double.isFinite(v.value()) ? v.value() : null);
        one.put("unit", v.unit());
        one.put("verdict", v.ruling().word());
        one.put("expected", v.expected().word());
        one.put("because", v.because());
        if (!v.evidence().isEmpty()) {
            one.put("evidence", v.evidence().stream().map(Evidence::fields).toList());
        }
        one.put("report", c.report().isEmpty() ? null : c.report());
        return one;
    }

    /** The tables of docs/validation.md, one for each model. */
    static String tables(List<GalleryCard> cards) {
        StringBuilder out = new StringBuilder();
        Map<String, List<GalleryCard>> models = cards.stream()
                .collect(Collectors.groupingBy(GalleryCard::model, LinkedHashMap::new, Collectors.toList()));
        models.forEach((model, cases) -> {
            out.append("### ").append(model).append("\n\n");
            out.append("| case | claim | test | source | reached | verdict |\n|---|---|---|---|---|---|\n");
            cases.forEach(c -> c.verdicts().forEach(v -> row(c, v, out)));
            out.append('\n');
        });
        return out.toString();
    }

    private static void row(GalleryCard c, Verdict v, StringBuilder out) {
        out.append("| ").append(c.caseName().isEmpty() ? "-" : c.caseName()).append(" | ");
        out.append(cell(v.says())).append(" | `").append(cell(v.test())).append("` | ");
        out.append(cell(v.source()).equals(cell(c.source())) ? "-" : cell(v.source()));
        out.append(" | ").append(rounded(v.value())).append(" | ");
        String reason = String.join(
                "; ", Stream.of(v.because(), v.told()).filter(s -> !s.isEmpty()).toList());
        out.append(
                v.holds() ? "holds" : "**" + v.ruling().word() + "**" + (reason.isEmpty() ? "" : ": " + cell(reason)));
        out.append(" |\n");
    }

    private static String cell(String text) {
        return text.strip().replaceAll("\\s+", " ").replace("|", "/");
    }

    /** Eleven digits, as many as the reference values have; of what is small three. */
    private static String rounded(double x) {
        if (x == 0) {
            return "0";
        }
        return Math.abs(x) < 1e-4 || !Double.isFinite(x)
                ? String.format(Locale.ROOT, "%.2e", x)
                : new BigDecimal(x)
                        .round(new MathContext(11))
                        .stripTrailingZeros()
                        .toPlainString();
    }
}
