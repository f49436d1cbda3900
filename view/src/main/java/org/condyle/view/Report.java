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
    public static void write(RunResult result, @Nullable FilmReading film, String date, Path dir) throws IOException {
        AtomicFile.write(dir.resolve(FILE), html(result, film, date));
    }

    /** The same with the date of today. */
    public static void write(RunResult result, Path dir) throws IOException {
        write(result, LocalDate.now(ZoneId.systemDefault()).toString(), dir);
    }

    /** The page. The date is the caller's, as it should be read. */
    public static String html(RunResult result, String date) {
        return html(result, film(result), date);
    }

    /** All that is read off the film of a run; null if it has none. */
    public static @Nullable FilmReading film(RunResult result) {
        Filmed filmed = result.filmed();
        return filmed == null ? null : FilmReading.of(filmed, Heading.title(result), FilmReading.Part.ALL);
    }

    static String html(RunResult result, @Nullable FilmReading film, String date) {
        Recording r = result.recording();
        Curves curves = new Curves(result, film == null ? null : film.channels());
        ReportContent content = new ReportContent(
                Heading.title(result),
                result.version(),
                date,
                result,
                null,
                null,
                film,
                film == null ? MuscleHistory.NONE : film.muscles(),
                curves,
                DrawnColumns.of(curves),
                r.rows() == 0 ? 0 : r.time(0),
                r.rows() == 0 ? 0 : r.time(r.rows() - 1));
        return ReportPage.html(content);
    }
}
