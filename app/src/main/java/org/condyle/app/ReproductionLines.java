package org.condyle.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.condyle.app.text.Terminal;
import org.condyle.io.document.Entry;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.results.Ruling;
import org.condyle.io.results.Verdict;
import org.condyle.view.gallery.GalleryCard;
import org.condyle.view.gallery.GalleryScore;

/** Lines of {@code condyle reproduce} on the terminal. */
final class ReproductionLines {
    private ReproductionLines() {}

    /** What can be reproduced. */
    static void list(PrintWriter out) {
        int width = Library.names().stream().mapToInt(String::length).max().orElse(0);
        for (String name : Library.names()) {
            Description source = Library.find(name);
            List<Published> cases = Published.of(source);
            int claims = cases.stream().mapToInt(Published::claims).sum();
            String title = source.document().find("title").map(Entry::text).orElse("");
            out.println(name
                    + " ".repeat(width - name.length())
                    + String.format(Locale.ROOT, "%4d runs, %3d statements  %s", cases.size(), claims, title));
        }
        out.println();
        out.println("condyle reproduce NAME...     recomputes these; NAME may be a folder, such as contact");
        out.println("condyle reproduce all         recomputes all of them");
    }

    /** One line a model, then all together. */
    static void say(List<GalleryCard> cards, List<String> leftOut, double seconds, PrintWriter out) {
        Map<String, List<GalleryCard>> models = new LinkedHashMap<>();
        cards.forEach(
                c -> models.computeIfAbsent(c.model(), m -> new ArrayList<>()).add(c));
        int width = models.keySet().stream().mapToInt(String::length).max().orElse(0);
        models.forEach((model, cases) -> out.println(
                "  " + model + " ".repeat(width - model.length()) + "  " + verdict(GalleryScore.of(cases))));
        leftOut.forEach(l -> out.println("  not run: " + l));
        out.println(verdict(GalleryScore.of(cards)) + "; " + Terminal.duration(seconds));
    }

    private static String verdict(GalleryScore s) {
        List<String> parts = new ArrayList<>();
        parts.add(s.runs()
                + (s.runs() == 1 ? " run: " : " runs: ")
                + Terminal.good(s.hold() + (s.hold() == 1 ? " statement holds" : " statements hold")));
        if (s.contradicted() > 0) {
            parts.add(s.contradicted() + " contradicted, as expected");
        }
        if (s.open() > 0) {
            parts.add(s.open() + " cannot be judged, as expected");
        }
        if (s.unexpected() > 0) {
            parts.add(Terminal.bad(s.unexpected() + " NOT as expected"));
        }
        if (s.stopped() > 0) {
            parts.add(Terminal.bad(s.stopped() + " stopped early"));
        }
        if (s.untrusted() > 0) {
            parts.add(Terminal.bad(s.untrusted() + " not to be trusted"));
        }
        return String.join(", ", parts);
    }

    private static String verb(Ruling r) {
        return r == Ruling.CONTRADICTED ? "is contradicted" : r.word();
    }

    /** A line for everything that is not as it should be. */
    static List<String> trouble(List<GalleryCard> cards) {
        List<String> lines = new ArrayList<>();
        for (GalleryCard c : cards) {
            String name = c.caseName().isEmpty() ? c.model() : c.model() + " " + c.caseName();
            if (!c.stopped().isEmpty()) {
                lines.add(name + ": " + c.stopped());
            }
            c.distrust().forEach(why -> lines.add(name + ": not to be trusted: " + why));
            for (Verdict v : c.verdicts()) {
                if (!v.asExpected()) {
                    lines.add(name + ": claim " + v.id() + " " + verb(v.ruling()) + ", NOT as expected ("
                            + Terminal.number(v.value()) + "; " + v.test() + ")"
                            + (v.told().isEmpty() ? "" : "; " + v.told()));
                }
            }
        }
        return lines;
    }
}
