package org.condyle.app.text;

import java.util.ArrayList;
import java.util.List;
import org.condyle.io.results.Evidence;
import org.condyle.io.results.Ruling;
import org.condyle.io.results.Verdict;
import org.condyle.text.Quoted;

/** The verdict on a claim on the terminal. */
public final class ClaimLines {
    private ClaimLines() {}

    /** The verdict with its value and test; what it rests on if that is more than one test, and the reason where one is needed. */
    public static List<String> of(Verdict v) {
        List<String> lines = new ArrayList<>();
        lines.add("claim " + v.id() + ": " + mark(v) + " (" + Terminal.quantity(v.value(), v.unit()) + "; " + v.test()
                + ")");
        boolean open = v.ruling() == Ruling.CANNOT_BE_JUDGED;
        if ((open || !v.asExpected()) && !v.because().isEmpty()) {
            lines.add("  " + Quoted.visible(v.because()));
        }
        for (Evidence e : v.evidence()) {
            lines.add("  " + e.ruling().word() + " for " + Quoted.visible(e.at()) + ": "
                    + Terminal.quantity(e.value(), e.unit()));
        }
        return lines;
    }

    private static String mark(Verdict v) {
        String word = v.ruling().word();
        if (v.ruling() == Ruling.NOT_JUDGED) {
            return word + ": " + Quoted.visible(v.because());
        }
        if (!v.asExpected()) {
            return Terminal.bad(word + ", NOT as expected");
        }
        return v.is(Ruling.CANNOT_BE_JUDGED)
                ? Terminal.unsure(word + ", as expected")
                : Terminal.good(word + (v.holds() ? "" : ", as expected"));
    }
}
