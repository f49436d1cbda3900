package org.condyle.view.gallery;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.condyle.io.results.AtomicFile;
import org.condyle.io.results.Verdict;
import org.condyle.view.page.PageHead;
import org.condyle.view.page.Resource;
import org.condyle.view.page.Text;

/**
 * Published results as they were computed again, on one page, {@code gallery.html}: a scoreboard, then a card for each
 * run with its curves, statements and verdicts. No scripts, nothing from the network; links lead to the reports of the
 * runs, and the scene of each model is a picture beside its report. The same cards give the same bytes, but for the date and the time it took.
 */
public final class Gallery {
    public static final String FILE = "gallery.html";

    private static final String STYLE = PageHead.STYLE + Resource.text("gallery.css");

    private final List<GalleryCard> cards;
    private final List<String> leftOut;
    private final StringBuilder out = new StringBuilder(1 << 18);

    private Gallery(List<GalleryCard> cards, List<String> leftOut) {
        this.cards = cards;
        this.leftOut = leftOut;
    }

    /** Writes {@code gallery.html} into a folder, complete or not at all. */
    public static void write(List<GalleryCard> cards, List<String> leftOut, String version, String date, Path dir)
            throws IOException {
        AtomicFile.write(dir.resolve(FILE), html(cards, leftOut, version, date));
    }

    /**
     * The page.
     *
     * @param leftOut what was not run, each with the reason
     * @param version of the program that computed it
     * @param date    when, as it should be read; the only part that differs from run to run
     */
    public static String html(List<GalleryCard> cards, List<String> leftOut, String version, String date) {
        return new Gallery(List.copyOf(cards), List.copyOf(leftOut)).page(version, date);
    }

    private String page(String version, String date) {
        Map<String, List<GalleryCard>> documents = documents();
        out.append(PageHead.of(
                "Condyle gallery: published results, recomputed",
                PageHead.NO_SCRIPTS + "; img-src data: 'self' file:",
                STYLE));
        String facts = "<span>Condyle " + text(version) + "</span> <span class=\"date\">" + text(date) + "</span>";
        out.append("<body class=\"gallery\">\n");
        out.append(PageHead.header("Published results, recomputed", facts)).append("<main>\n");
        new GalleryScoreboard(cards, documents, out).write();
        leftOut();
        documents.forEach(this::document);
        return out.append("</main>\n</body>\n</html>\n").toString();
    }

    /** Cards by the document they come from; where most was tested comes first. */
    private Map<String, List<GalleryCard>> documents() {
        Map<String, List<GalleryCard>> sorted = new LinkedHashMap<>();
        grouped(cards, GalleryCard::document).entrySet().stream()
                .sorted(Comparator.comparingInt(
                        e -> -GalleryScore.of(e.getValue()).statements()))
                .forEach(e -> sorted.put(e.getKey(), e.getValue()));
        return sorted;
    }

    private void leftOut() {
        if (!leftOut.isEmpty()) {
            out.append("<p class=\"quiet\">Not run: ")
                    .append(text(String.join("; ", leftOut)))
                    .append(".</p>\n");
        }
    }

    private void document(String name, List<GalleryCard> all) {
        out.append("<section id=\"").append(anchor(name)).append("\">\n<h2>").append(text(capital(name)));
        out.append("</h2>\n");
        grouped(all, GalleryCard::model).forEach((model, cases) -> {
            GalleryCard first = cases.get(0);
            out.append("<h3 id=\"model-").append(first.anchor()).append("\">").append(text(first.title()));
            out.append(" <code>").append(text(model)).append("</code></h3>\n");
            out.append("<p class=\"quiet\">Source: ")
                    .append(text(first.source()))
                    .append("</p>\n");
            if (!first.scene().isEmpty()) {
                out.append("<img class=\"scene\" src=\"").append(text(first.scene()));
                out.append("\" alt=\"").append(text(first.title())).append(", as it looks\" loading=\"lazy\"");
                out.append(" width=\"").append(GalleryScene.WIDTH).append("\" height=\"");
                out.append(GalleryScene.HEIGHT).append("\"/>\n");
            }
            out.append("<div class=\"cards\">\n");
            cases.forEach(c -> new GalleryCardWriter(c, inherited(c, first), out).write());
            out.append("</div>\n");
        });
        out.append("</section>\n");
    }

    /** Statements of the model as it stands, which its cases repeat. */
    private static List<Verdict> inherited(GalleryCard c, GalleryCard first) {
        return c.caseName().isEmpty() || !first.caseName().isEmpty() ? List.of() : first.verdicts();
    }

    public static <T> Map<String, List<T>> grouped(List<T> all, Function<T, String> by) {
        Map<String, List<T>> groups = new LinkedHashMap<>();
        all.forEach(
                x -> groups.computeIfAbsent(by.apply(x), k -> new ArrayList<>()).add(x));
        return groups;
    }

    /** A name for the address of a part of the page; different texts have different ones. */
    public static String anchor(String name) {
        String plain =
                name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        boolean kept = name.matches("[a-z0-9/-]*");
        return kept ? plain : plain + "-" + Integer.toHexString(name.hashCode());
    }

    public static String capital(String s) {
        return s.isEmpty() ? s : s.substring(0, 1).toUpperCase(Locale.ROOT) + s.substring(1);
    }

    private static String text(String s) {
        return Text.escape(s);
    }
}
