package org.condyle.view.gallery;

import java.util.ArrayList;
import java.util.List;
import org.condyle.io.results.Verdict;
import org.condyle.view.page.Text;
import org.condyle.view.page.VerdictMark;

/** One card of the gallery. What did not hold comes first, then what this case says itself; the rest can be unfolded. */
public final class GalleryCardWriter {
    private static final int SHOWN = 3;

    private final GalleryCard card;
    private final List<Verdict> inherited;
    private final StringBuilder out;

    public GalleryCardWriter(GalleryCard card, List<Verdict> inherited, StringBuilder out) {
        this.card = card;
        this.inherited = inherited;
        this.out = out;
    }

    public void write() {
        out.append("<article class=\"card").append(card.asExpected() ? "" : " unexpected");
        out.append("\" id=\"").append(card.anchor()).append("\">\n");
        out.append("<h4>").append(card.caseName().isEmpty() ? "the model without a case" : text(card.caseName()));
        out.append("</h4>\n");
        out.append(
                card.picture().isEmpty()
                        ? "<p class=\"still\">no motion, so no curve</p>\n"
                        : "<figure>" + card.picture() + "</figure>\n");
        out.append("<p class=\"tally\">").append(tally()).append("</p>\n");
        if (!card.stopped().isEmpty()) {
            out.append("<p class=\"wrong\"><b>■ Stopped early:</b> ").append(text(card.stopped()));
            out.append("; its statements were not judged.</p>\n");
        }
        if (!card.distrust().isEmpty()) {
            out.append("<p class=\"wrong\"><b>✗ Not to be trusted:</b> ");
            out.append(text(String.join("; ", card.distrust()))).append("</p>\n");
        }
        List<Verdict> sorted = sorted();
        int shown =
                (int) Math.max(SHOWN, sorted.stream().filter(v -> rank(v) < 2).count());
        shown = sorted.size() <= shown + 1 ? sorted.size() : shown; // one alone is not worth folding
        list(sorted.subList(0, shown));
        if (shown < sorted.size()) {
            out.append("<details><summary>").append(sorted.size() - shown).append(" more</summary>\n");
            list(sorted.subList(shown, sorted.size()));
            out.append("</details>\n");
        }
        out.append("<p class=\"foot\"><span class=\"quiet\">")
                .append(text(card.method()))
                .append("</span>");
        if (!card.report().isEmpty()) {
            String name = card.caseName().isEmpty() ? card.title() : card.title() + ", " + card.caseName();
            out.append(" <a href=\"").append(text(card.report())).append("\" aria-label=\"Report: ");
            out.append(text(name)).append("\">Report →</a>");
        }
        out.append("</p>\n</article>\n");
    }

    private String tally() {
        GalleryScore s = GalleryScore.of(List.of(card));
        List<String> parts = new ArrayList<>();
        if (s.unexpected() > 0) {
            parts.add("<b class=\"no\">✗ " + s.unexpected() + " NOT as expected</b>");
        }
        if (s.contradicted() > 0) {
            parts.add("<b>≠ " + s.contradicted() + " contradicted, as expected</b>");
        }
        if (s.open() > 0) {
            parts.add("<b class=\"open\">? " + s.open() + " cannot be judged</b>");
        }
        if (s.hold() > 0) {
            parts.add("<b class=\"yes\">✓ " + (s.hold() == s.statements() && s.hold() > 1 ? "all " : "") + s.hold()
                    + (s.hold() == 1 ? " holds" : " hold") + "</b>");
        }
        return String.join(" · ", parts);
    }

    private List<Verdict> sorted() {
        List<Verdict> all = new ArrayList<>(card.verdicts());
        all.sort((a, b) -> Integer.compare(rank(a), rank(b)));
        return all;
    }

    /** The keeping of books, which every run does, comes last. */
    private int rank(Verdict v) {
        boolean repeats = inherited.stream()
                .anyMatch(w -> w.id().equals(v.id()) && w.test().equals(v.test()));
        boolean books = v.test().startsWith("ledger") || v.test().startsWith("constraints.max");
        return !v.asExpected() ? 0 : !v.holds() ? 1 : books ? 4 : repeats ? 3 : 2;
    }

    private void list(List<Verdict> verdicts) {
        if (verdicts.isEmpty()) {
            return;
        }
        out.append("<ul class=\"statements\">\n");
        for (Verdict v : verdicts) {
            String word = v.ruling().word();
            out.append("<li class=\"").append(VerdictMark.kind(v)).append("\"><span class=\"mark\" role=\"img\"");
            out.append(" aria-label=\"")
                    .append(word)
                    .append(v.asExpected() ? "" : ", not as expected")
                    .append("\">");
            out.append(VerdictMark.sign(v)).append("</span><div>").append(text(v.says()));
            out.append(v.asExpected() ? "" : " <b>(" + word + ", NOT as expected)</b>");
            out.append(
                    v.source().strip().replaceAll("\\s+", " ").equals(card.source())
                                    || v.source().isBlank()
                            ? ""
                            : " <span class=\"quiet\">· " + text(v.source()) + "</span>");
            out.append(v.because().isBlank() ? "" : "<div>Why: " + text(v.because()) + "</div>");
            out.append(VerdictMark.evidence(v));
            out.append("<div class=\"test\"><code>").append(text(v.test())).append("</code> <span>");
            out.append(Text.judged(v.value(), v.unit())).append("</span></div></div></li>\n");
        }
        out.append("</ul>\n");
    }

    private static String text(String s) {
        return Text.escape(s);
    }
}
