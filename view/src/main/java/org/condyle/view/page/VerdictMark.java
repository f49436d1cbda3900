package org.condyle.view.page;

import org.condyle.io.results.Evidence;
import org.condyle.io.results.Ruling;
import org.condyle.io.results.Verdict;

/** The mark of a verdict in pages: a sign, so that no colour is needed to read it, and the name of a style. */
public final class VerdictMark {
    private VerdictMark() {}

    public static String sign(Verdict v) {
        return !v.asExpected() ? "✗" : sign(v.ruling());
    }

    private static String sign(Ruling r) {
        return switch (r) {
            case HOLDS -> "✓";
            case CONTRADICTED -> "≠";
            case CANNOT_BE_JUDGED -> "?";
            case NOT_JUDGED -> "–";
        };
    }

    /** Style of a verdict: holds, contradicted, cannot-be-judged, not-judged, or wrong. */
    public static String kind(Verdict v) {
        return v.asExpected() ? v.ruling().word().replace(' ', '-') : "wrong";
    }

    /** What the verdict rests on if that is more than one test, to be unfolded; else nothing. */
    public static String evidence(Verdict v) {
        if (v.evidence().isEmpty()) {
            return "";
        }
        StringBuilder out = new StringBuilder("<details class=\"evidence\"><summary>");
        out.append(Text.escape(v.told())).append("</summary><ul>\n");
        for (Evidence e : v.evidence()) {
            out.append("<li class=\"").append(e.ruling().word()).append("\"><b>");
            out.append(sign(e.ruling()))
                    .append("</b> ")
                    .append(e.ruling().word())
                    .append(" for ");
            out.append(Text.escape(e.at()))
                    .append(": ")
                    .append(Text.judged(e.value(), e.unit()))
                    .append("</li>\n");
        }
        return out.append("</ul></details>").toString();
    }
}
