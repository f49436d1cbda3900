package org.condyle.view;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import org.condyle.io.results.AtomicFile;
import org.condyle.io.results.Filmed;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Recording;
import org.condyle.view.muscle.MuscleHistory;
import org.condyle.view.muscle.MuscleSection;
import org.condyle.view.page.Html;
import org.condyle.view.page.PageHead;
import org.condyle.view.scene.SceneJson;
import org.jspecify.annotations.Nullable;

/**
 * A run as one page, {@code report.html}, to look at, to send and to print: it needs no other file and no network. Text
 * and tables can be read without scripts; scripts move the scene and the curves. The same result and date give the same
 * bytes.
 */
public final class Report {
    public static final String FILE = "report.html";

    private Report() {}

    /** Writes {@code report.html} into a folder, complete or not at all. */
    public static void write(RunResult result, String date, Path dir) throws IOException {
        AtomicFile.write(dir.resolve(FILE), html(result, date));
    }

    /** The same with what has been read off the film already. */
    public static void write(RunResult result, FilmReading film, String date, Path dir) throws IOException {
        AtomicFile.write(dir.resolve(FILE), html(result, film, date));
    }

    /** The same with the date of today. */
    public static void write(RunResult result, Path dir) throws IOException {
        write(result, LocalDate.now(ZoneId.systemDefault()).toString(), dir);
    }

    /** The page. The date is the caller's, as it should be read. */
    public static String html(RunResult result, String date) {
        Filmed filmed = result.filmed();
        return html(
                result,
                filmed == null ? null : FilmReading.of(filmed, Heading.title(result), FilmReading.Part.ALL),
                date);
    }

    static String html(RunResult result, @Nullable FilmReading film, String date) {
        Curves curves = new Curves(result, film == null ? null : film.channels());
        MuscleHistory muscles = film == null ? MuscleHistory.NONE : film.muscles();
        DrawnColumns drawn = DrawnColumns.of(curves.columns(), curves.order());
        Html page = new Html();
        page.raw(PageHead.of(Heading.title(result), PageScripts.policy(), PageScripts.STYLE));
        page.raw("<body>\n<header>\n<div><h1>").text(Heading.title(result)).raw("</h1>\n");
        Heading.facts(result, date, page);
        page.raw(
                "</div>\n<button id=\"theme\" class=\"live\" type=\"button\" hidden=\"\">Dark</button>\n</header>\n<main>\n");
        page.raw("<div id=\"top\">\n");
        Heading.banner(result, page);
        page.raw("</div>\n");
        CurveSection.scene(page);
        CurveSection.first(curves, page);
        page.raw(MuscleSection.html(muscles));
        CurveSection.plots(curves, drawn, page);
        Heading.notes(result, page);
        ModelSection.changes(result, page);
        ResultTables.outputs(result, page);
        ResultTables.claims(result, page);
        MomentTables.impacts(result, page);
        MomentTables.contacts(result, page);
        MomentTables.events(result, page);
        ResultTables.energy(result, page);
        ResultTables.constraints(result, page);
        Heading.cite(result, date, page);
        ModelSection.text(result, page);
        page.raw("</main>\n");
        Recording r = result.recording();
        double from = r.rows() == 0 ? 0 : r.time(0);
        double to = r.rows() == 0 ? 0 : r.time(r.rows() - 1);
        scripts(
                PageData.json(
                        drawn,
                        curves.plots(),
                        from,
                        to,
                        film == null ? "null" : SceneJson.of(film.scene()),
                        MuscleSection.json(muscles)),
                page);
        return page.raw("</body>\n</html>\n").toString();
    }

    private static void scripts(String data, Html page) {
        page.raw("<script type=\"application/json\" id=\"data\">").raw(data).raw("</script>\n");
        page.raw("<script>").raw(PageScripts.VENDOR).raw("</script>\n");
        page.raw("<script>").raw(PageScripts.PAGE).raw("</script>\n");
    }
}
