package org.condyle.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.io.results.Ruling;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.Verdict;
import org.condyle.simulate.Outcome;
import org.condyle.view.page.Html;
import org.condyle.view.page.Text;

/** The top of the page: what was run, how it ended, what to know before trusting it; and at its end how to cite it. */
final class Heading {
    private Heading() {}

    static String title(RunResult result) {
        return result.title().isBlank() ? result.model() : result.title();
    }

    static void facts(RunResult result, String date, Html page) {
        page.raw("<p class=\"facts\"><span>model <b>").text(result.model()).raw("</b></span> ");
        if (!result.caseName().isEmpty()) {
            page.raw("<span>case <b>").text(result.caseName()).raw("</b></span> ");
        }
        page.raw("<span>Condyle ")
                .text(result.version())
                .raw("</span> <span>")
                .text(date)
                .raw("</span></p>\n");
    }

    static void banner(RunResult result, Html page) {
        Outcome outcome = result.outcome();
        boolean doubted = !outcome.trusted();
        boolean warned = !result.allWarnings().isEmpty();
        String calm = doubted ? "bad" : warned ? "warn" : "good";
        String completed = doubted ? "Completed" : warned ? "! Completed with warnings" : "✓ Completed";
        String reached = doubted ? "Reached " : warned ? "! With warnings, reached " : "✓ Reached ";
        long wrong = result.verdicts().stream().filter(v -> !v.asExpected()).count();
        String[] sign = switch (outcome.end()) {
            case COMPLETED -> new String[] {calm, completed};
            case STOPPED ->
                new String[] {calm, outcome.byEvent() ? reached + Text.escape(outcome.message()) : "■ Stopped"};
            case INTERRUPTED -> new String[] {"bad", "‖ Interrupted"};
            case FAILED -> new String[] {"bad", "✗ Failed"};
        };
        page.raw("<div class=\"banner ")
                .raw(wrong > 0 || doubted ? "bad" : sign[0])
                .raw("\">");
        distrust(outcome, page);
        page.raw("<p class=\"").raw(sign[0]).raw("\"><b>").raw(sign[1]).raw("</b>");
        reason(outcome, page);
        page.raw(outcome.regular() ? ". " : ". The results up to that time are below. ");
        claims(result.verdicts(), wrong, page);
        page.raw("</p>\n");
        if (warned) {
            Kinds.items("warnings", result.allWarnings(), page);
        }
        page.raw("<p class=\"quiet\">")
                .raw(Html.counted(outcome.steps(), "step"))
                .raw(" (");
        page.raw(Html.grouped(outcome.rejected())).raw(" rejected), ");
        page.raw(Html.counted(outcome.evaluations(), "evaluation")).raw(", ");
        page.raw(Html.counted(result.recording().rows(), "recorded row")).raw(", ");
        page.number(result.wallSeconds()).raw(" s of computing</p></div>\n");
    }

    /** What speaks against the numbers comes before all of them. */
    private static void distrust(Outcome outcome, Html page) {
        if (!outcome.trusted()) {
            page.raw("<p class=\"bad headline\"><b>✗ Not to be trusted</b></p>\n");
            Kinds.items("distrust", outcome.distrust(), page);
        }
    }

    /** When and why the run ended; the message of a failure tells when itself. */
    private static void reason(Outcome outcome, Html page) {
        if (outcome.end() != Outcome.End.FAILED) {
            page.raw(" at t = ").number(outcome.time()).raw(" s");
        }
        if (outcome.end() == Outcome.End.FAILED || (outcome.end() == Outcome.End.STOPPED && !outcome.byEvent())) {
            page.raw(": ").text(outcome.message());
        }
    }

    private static void claims(List<Verdict> all, long wrong, Html page) {
        if (all.isEmpty()) {
            return;
        }
        if (all.stream().allMatch(v -> v.asExpected() && v.holds())) {
            page.raw(all.size() == 1 ? "The claim holds." : "All " + all.size() + " claims hold.");
            return;
        }
        List<String> parts = new ArrayList<>();
        part(all, Ruling.HOLDS, " holds", " hold", parts);
        part(all, Ruling.CONTRADICTED, " is contradicted, as expected", " are contradicted, as expected", parts);
        part(all, Ruling.CANNOT_BE_JUDGED, " cannot be judged", " cannot be judged", parts);
        part(all, Ruling.NOT_JUDGED, " is not judged", " are not judged", parts);
        page.raw(wrong > 0 ? "<span class=\"wrong\">" : "<span>").raw(Html.counted(all.size(), "claim") + ": ");
        if (wrong > 0) {
            page.raw("<b>✗ " + wrong + (wrong == 1 ? " is" : " are") + " NOT as expected</b>");
            page.raw(parts.isEmpty() ? "" : "; ");
        }
        page.raw(String.join(", ", parts)).raw(".</span>");
    }

    private static void part(List<Verdict> all, Ruling ruling, String one, String many, List<String> parts) {
        long n = all.stream().filter(v -> v.is(ruling)).count();
        if (n > 0) {
            parts.add(n + (n == 1 ? one : many));
        }
    }

    static void notes(RunResult result, Html page) {
        if (!result.outcome().notes().isEmpty()) {
            page.section("Notes");
            items("notes", result.outcome().notes(), page);
            page.endSection();
        }
    }

    private static void items(String kind, List<String> lines, Html page) {
        page.raw("<ul class=\"").raw(kind).raw("\">\n");
        lines.forEach(w -> page.raw("<li>").text(w).raw("</li>\n"));
        page.raw("</ul>\n");
    }

    static void cite(RunResult result, String date, Html page) {
        page.section("How to cite").raw("<p>Condyle ").text(result.version());
        page.raw(", dynamics of human joints; model “")
                .text(title(result))
                .raw("” (")
                .text(result.model());
        page.text(result.caseName().isEmpty() ? "" : ", case " + result.caseName());
        page.raw("), computed ").text(date).raw(".</p>\n");
        if (!result.source().isBlank()) {
            page.raw("<p>Source of the model: ").text(result.source()).raw("</p>\n");
        }
        page.endSection();
    }

    /** Messages of one kind, which differ in names and numbers only, are told once with their count; the others can be unfolded. */
    static final class Kinds {
        private static final int MOST_OPEN = 3; // kinds that are seen at once: a banner is no list

        private Kinds() {}

        /** The messages as a list of items, in the order in which each kind is met first. */
        static void items(String style, List<String> messages, Html page) {
            Map<String, List<String>> kinds = new LinkedHashMap<>();
            messages.forEach(
                    m -> kinds.computeIfAbsent(kind(m), k -> new ArrayList<>()).add(m));
            List<List<String>> all = List.copyOf(kinds.values());
            list(style, all.subList(0, Math.min(MOST_OPEN, all.size())), page);
            if (all.size() > MOST_OPEN) {
                List<List<String>> more = all.subList(MOST_OPEN, all.size());
                int count = more.stream().mapToInt(List::size).sum();
                page.raw("<details class=\"alike\"><summary>and ").raw(Integer.toString(count));
                page.raw(" more of other kinds</summary>\n");
                list(style, more, page);
                page.raw("</details>\n");
            }
        }

        private static void list(String style, List<List<String>> kinds, Html page) {
            page.raw("<ul class=\"").raw(style).raw("\">\n");
            for (List<String> alike : kinds) {
                page.raw("<li>").text(alike.get(0));
                if (alike.size() > 1) {
                    page.raw("<details class=\"alike\"><summary>and ").raw(Integer.toString(alike.size() - 1));
                    page.raw(" more of this kind</summary><ul>\n");
                    alike.stream().skip(1).forEach(m -> page.raw("<li>").text(m).raw("</li>\n"));
                    page.raw("</ul></details>");
                }
                page.raw("</li>\n");
            }
            page.raw("</ul>\n");
        }

        /** A message without what is particular: names in quotes or with dots and underscores, and numbers. */
        static String kind(String message) {
            return message.replaceAll("'[^']*'", "''")
                    .replaceAll("(?<!\\S)[(]?[-+]?[.]?\\d\\S*", "0")
                    .replaceAll("\\S*[\\p{L}\\d][_.][\\p{L}\\d]\\S*", "''");
        }
    }
}
