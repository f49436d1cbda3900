package org.condyle.view;

import java.nio.file.Path;
import java.util.List;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.Figure;
import org.condyle.view.page.Html;
import org.condyle.view.page.Text;

/** Sections of a page about an analysis: what was read, how it ended, its numbers, its files and its setup. */
final class AnalysisSections {
    private AnalysisSections() {}

    static void facts(AnalysisResult result, String version, String date, Html page) {
        page.raw("<p class=\"facts\">");
        fact("model", Path.of(result.model()).isAbsolute() ? last(result.model()) : result.model(), page);
        fact("setup", Path.of(result.setup()).isAbsolute() ? last(result.setup()) : result.setup(), page);
        page.raw("<span>Condyle ")
                .text(version)
                .raw("</span> <span>")
                .text(date)
                .raw("</span></p>\n");
    }

    private static void fact(String name, String value, Html page) {
        if (!value.isBlank()) {
            page.raw("<span>").raw(name).raw(" <b>").text(value).raw("</b></span> ");
        }
    }

    /** A page that is sent to others need not tell the folders of its author. */
    private static String last(String path) {
        return String.valueOf(Path.of(path).getFileName());
    }

    static void banner(AnalysisResult result, Html page) {
        boolean bad = !result.stopped().isEmpty() || !result.distrust().isEmpty();
        boolean warned = !result.warnings().isEmpty() || !result.losses().isEmpty();
        String kind = bad ? "bad" : warned ? "warn" : "good";
        String words = !result.stopped().isEmpty()
                ? "✗ Stopped early"
                : bad ? "✗ Not to be trusted" : warned ? "! Completed with warnings" : "✓ Completed";
        page.raw("<div class=\"banner ")
                .raw(kind)
                .raw("\"><p class=\"")
                .raw(kind)
                .raw("\"><b>");
        page.raw(words)
                .raw("</b>")
                .raw(result.times().length == 0 ? "" : ", " + Html.counted(result.times().length, "frame"))
                .raw("</p>\n");
        if (!result.stopped().isEmpty()) {
            page.raw("<p>").text(result.stopped()).raw("</p>\n");
        }
        list("Why", result.distrust(), result, page);
        list("Warnings", result.warnings(), result, page);
        list("Not in the translated model", result.losses(), result, page);
        page.raw("</div>\n");
    }

    private static void list(String heading, List<String> all, AnalysisResult result, Html page) {
        if (!all.isEmpty()) {
            page.raw("<p>").raw(heading).raw(":</p>\n");
            Heading.Kinds.items(
                    "", all.stream().map(m -> withoutFolders(m, result)).toList(), page);
        }
    }

    /** A message with the plain names of the files that the analysis has read. */
    private static String withoutFolders(String message, AnalysisResult result) {
        String out = message;
        for (String file : result.inputs()) {
            out = Path.of(file).isAbsolute() ? out.replace(file, last(file)) : out;
        }
        return out;
    }

    static void figures(AnalysisResult result, Html page) {
        List<Figure> told =
                result.figures().stream().filter(f -> !f.says().isEmpty()).toList();
        if (!told.isEmpty()) {
            page.section("Results").raw("<table class=\"outputs\"><tbody>\n");
            told.forEach(f -> page.row(f.says(), Text.quantity(f.value(), f.unit())));
            page.raw("</tbody></table>\n").endSection();
        }
    }

    static void files(AnalysisResult result, Html page) {
        page.section("Files").raw("<ul>\n");
        result.files().forEach(f -> page.raw("<li><code>").text(f).raw("</code></li>\n"));
        page.raw("</ul>\n");
        if (!result.inputs().isEmpty()) {
            page.raw("<p class=\"quiet\">Made from ")
                    .text(withoutFolders(String.join(", ", result.inputs()), result))
                    .raw(".</p>\n");
        }
        page.endSection();
    }

    static void setup(AnalysisResult result, Html page) {
        if (!result.source().isBlank()) {
            page.section("Setup")
                    .raw("<pre tabindex=\"0\">")
                    .text(result.source())
                    .raw("</pre>\n");
            page.endSection();
        }
    }
}
