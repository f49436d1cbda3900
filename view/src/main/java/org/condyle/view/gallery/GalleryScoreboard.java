package org.condyle.view.gallery;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.condyle.io.results.Ruling;
import org.condyle.io.results.Verdict;
import org.condyle.view.page.Text;
import org.condyle.view.page.VerdictMark;

/** The top of the gallery: how the statements came out, in all and document by document, and which did not hold. */
public final class GalleryScoreboard {
    private static final List<String> HEADS = List.of(
            "runs", "statements", "✓ hold", "≠ contradicted, as expected", "? cannot be judged", "✗ not as expected");

    private final List<GalleryCard> cards;
    private final Map<String, List<GalleryCard>> documents;
    private final StringBuilder out;

    public GalleryScoreboard(List<GalleryCard> cards, Map<String, List<GalleryCard>> documents, StringBuilder out) {
        this.cards = cards;
        this.documents = documents;
        this.out = out;
    }

    public void write() {
        GalleryScore s = GalleryScore.of(cards);
        out.append("<div class=\"banner")
                .append(s.good() ? "\"><p class=\"good\"><b>✓ " : " bad\"><p class=\"bad\"><b>✗ ");
        out.append(s.good() ? "Every verdict is as expected." : trouble(s)).append("</b></p></div>\n");
        out.append("<dl class=\"score\">\n");
        tile(s.statements(), "statements tested", "");
        tile(s.hold(), "✓ hold", "good");
        tile(s.contradicted(), "≠ contradicted, as expected", "");
        if (s.open() > 0) {
            tile(s.open(), "? cannot be judged", "open");
        }
        tile(s.unexpected(), "✗ not as expected", s.unexpected() > 0 ? "bad" : "");
        if (s.stopped() > 0) {
            tile(s.stopped(), "■ runs stopped early", "bad");
        }
        if (s.untrusted() > 0) {
            tile(s.untrusted(), "✗ runs not to be trusted", "bad");
        }
        tile(s.runs(), "runs", "");
        out.append("</dl>\n");
        table();
        out.append("<p class=\"quiet\">Every statement of a model is tested and counted in each of its cases. A");
        out.append(
                " statement that the accurate solution contradicts is listed with the reason. The computed value is beside its test.");
        out.append(
                s.open() == 0
                        ? "</p>\n"
                        : " A statement cannot be judged if what its source leaves open decides it: the test holds for some of the possible values, and fails for others.</p>\n");
        exceptions("Not as expected", v -> !v.asExpected());
        exceptions("Contradicted, as expected", v -> v.is(Ruling.CONTRADICTED));
        exceptions("Cannot be judged", v -> v.is(Ruling.CANNOT_BE_JUDGED));
    }

    private static String trouble(GalleryScore s) {
        String wrong = s.unexpected() == 0
                ? ""
                : grouped(s.unexpected()) + (s.unexpected() == 1 ? " verdict is" : " verdicts are")
                        + " not as expected.";
        String early = s.stopped() == 0
                ? ""
                : grouped(s.stopped()) + (s.stopped() == 1 ? " run" : " runs") + " stopped early.";
        String doubted = s.untrusted() == 0
                ? ""
                : grouped(s.untrusted()) + (s.untrusted() == 1 ? " run is" : " runs are") + " not to be trusted.";
        return String.join(" ", wrong, early, doubted).strip().replace("  ", " ");
    }

    private void tile(int n, String what, String kind) {
        out.append("<div")
                .append(kind.isEmpty() ? "" : " class=\"" + kind + "\"")
                .append("><dt>")
                .append(what);
        out.append("</dt><dd>").append(grouped(n)).append("</dd></div>\n");
    }

    private void table() {
        out.append("<table class=\"documents\"><thead><tr><th scope=\"col\">Source</th>");
        HEADS.forEach(
                h -> out.append("<th scope=\"col\" class=\"n\">").append(h).append("</th>"));
        out.append("</tr></thead><tbody>\n");
        documents.forEach((name, all) -> {
            GalleryScore s = GalleryScore.of(all);
            out.append(s.good() ? "<tr>" : "<tr class=\"unexpected\">").append("<th scope=\"row\">");
            link(Gallery.anchor(name), Gallery.capital(name));
            out.append("<ul class=\"models\">");
            Gallery.grouped(all, GalleryCard::model).forEach((model, cases) -> {
                out.append("<li>");
                link("model-" + cases.get(0).anchor(), cases.get(0).title());
                out.append("</li> ");
            });
            out.append("</ul></th>");
            int[] counts = {
                s.runs(),
                s.statements(),
                s.hold(),
                s.contradicted(),
                s.open(),
                s.unexpected() + s.stopped() + s.untrusted()
            };
            for (int k = 0; k < counts.length; k++) {
                // A narrow page has no head: each number then says itself what it counts.
                out.append(counts[k] == 0 ? "<td class=\"n none\"" : "<td class=\"n\"")
                        .append(" data-of=\"");
                out.append(HEADS.get(k)).append("\">").append(counts[k] == 0 ? "–" : grouped(counts[k]));
                out.append("</td>");
            }
            out.append("</tr>\n");
        });
        out.append("</tbody></table>\n");
    }

    private void link(String anchor, String name) {
        out.append("<a href=\"#")
                .append(anchor)
                .append("\">")
                .append(text(name))
                .append("</a>");
    }

    private void exceptions(String heading, Predicate<Verdict> listed) {
        boolean[] begun = {false};
        for (GalleryCard c : cards) {
            for (Verdict v : c.verdicts()) {
                if (!listed.test(v)) {
                    continue;
                }
                if (!begun[0]) {
                    out.append("<section>\n<h2>").append(heading).append("</h2>\n<ul class=\"exceptions\">\n");
                    begun[0] = true;
                }
                out.append("<li class=\"")
                        .append(VerdictMark.kind(v))
                        .append("\"><b>")
                        .append(VerdictMark.sign(v));
                out.append("</b> ").append(text(v.says()));
                out.append(" <span class=\"quiet\">(").append(text(v.source())).append(")</span>: computed ");
                out.append(Text.quantity(v.value(), v.unit()))
                        .append(", ")
                        .append(v.ruling().word());
                out.append(v.told().isEmpty() ? "" : " (" + v.told() + ")");
                out.append(v.because().isBlank() ? "" : "; " + text(v.because()))
                        .append(". <a href=\"#");
                out.append(c.anchor()).append("\">").append(text(c.title()));
                out.append(c.caseName().isEmpty() ? "" : ", case " + text(c.caseName()))
                        .append("</a></li>\n");
            }
        }
        out.append(begun[0] ? "</ul>\n</section>\n" : "");
    }

    private static String grouped(long n) {
        return String.format(Locale.ROOT, "%,d", n).replace(',', '\u202F');
    }

    private static String text(String s) {
        return Text.escape(s);
    }
}
