package org.condyle.view;

import java.util.List;
import java.util.Map;
import org.condyle.io.results.Presentation;
import org.condyle.io.results.RunResult;
import org.condyle.view.page.Html;
import org.condyle.view.page.Text;
import org.condyle.view.page.YamlHtml;
import org.jspecify.annotations.Nullable;

/** The model file of a run: changes by the case and the settings, and its text with the changes marked. */
final class ModelSection {
    static final int MOST_ROWS = 100;

    private ModelSection() {}

    static void changes(RunResult result, Html page) {
        List<Presentation.Change> changes = result.shown().changes().stream()
                .filter(c -> !c.path().matches("(outputs|claims|plots)\\..*|picture(\\..*)?"))
                .toList();
        if (changes.isEmpty()) {
            return;
        }
        page.section("Changed for this run").raw("<div class=\"wide\" tabindex=\"0\" role=\"region\"");
        page.raw(" aria-label=\"Changed for this run\"><table class=\"changes\"><thead><tr><th scope=\"col\">Key</th>");
        page.raw("<th scope=\"col\">in the file</th><th scope=\"col\">in this run</th><th scope=\"col\">by</th>");
        page.raw("</tr></thead><tbody>\n");
        for (Presentation.Change c : changes.subList(0, Math.min(MOST_ROWS, changes.size()))) {
            page.raw("<tr><th scope=\"row\"><code>").text(c.path()).raw("</code></th>");
            cell("in the file:", c.before(), "not there", page);
            cell("in this run:", c.after(), "removed", page);
            page.raw("<td data-what=\"by\">").text(c.by()).raw("</td></tr>\n");
        }
        page.raw("</tbody></table></div>\n").more(changes.size() - MOST_ROWS);
        page.raw(
                "<p class=\"quiet\">The model file below shows what was run, also other outputs, claims and plots; its changed lines are marked.</p>\n");
        page.endSection();
    }

    /** @param what head of the column, which narrow screens show in the cell */
    private static void cell(String what, @Nullable String value, String otherwise, Html page) {
        if (value == null) {
            page.raw("<td data-what=\"")
                    .raw(what)
                    .raw("\" class=\"quiet\">")
                    .raw(otherwise)
                    .raw("</td>");
        } else {
            page.raw("<td data-what=\"")
                    .raw(what)
                    .raw("\"><code>")
                    .text(Text.shortened(value, 200))
                    .raw("</code></td>");
        }
    }

    static void text(RunResult result, Html page) {
        page.section("Model file").raw("<pre tabindex=\"0\" aria-label=\"Model file\">");
        Map<Integer, String> notes = result.shown().notes();
        String html = YamlHtml.html(result.modelText());
        if (notes.isEmpty()) {
            page.raw(html);
        } else {
            String[] lines = html.split("\n", -1);
            for (int i = 0; i < lines.length; i++) {
                String note = notes.get(i);
                page.raw(i > 0 ? "\n" : "");
                if (note == null) {
                    page.raw(lines[i]);
                } else {
                    page.raw("<mark>").raw(lines[i]).raw("</mark>  <span class=\"was\">← ");
                    page.text(Text.shortened(note, 120)).raw("</span>");
                }
            }
        }
        page.raw("</pre>\n").endSection();
    }
}
