package org.condyle.view;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.condyle.io.results.AtomicFile;
import org.condyle.io.results.Filmed;
import org.condyle.text.ChannelId;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.Figure;
import org.condyle.tool.result.LoadShares;
import org.condyle.tool.result.MarkerTracks;
import org.condyle.tool.result.ResultTable;
import org.condyle.view.FilmReading.Part;
import org.condyle.view.muscle.MuscleHistory;
import org.condyle.view.muscle.MuscleSection;
import org.condyle.view.page.Html;
import org.condyle.view.page.PageHead;
import org.condyle.view.page.Text;
import org.condyle.view.plot.HeatMap;
import org.condyle.view.scene.MarkerPaths;
import org.condyle.view.scene.SceneJson;
import org.jspecify.annotations.Nullable;

/**
 * An analysis of a motion as one page, {@code report.html}: the moving model with its markers, the curves, the errors of each
 * marker and frame, the setup. It looks and behaves as the report of a run. The same result and date give the same bytes.
 */
public final class AnalysisReport {
    private static final int MOST_PLOTS = 40;
    private static final int MOST_CURVES = 6;
    private static final int MAP_COLUMNS = 120;
    private static final int MAP_ROWS = 60;

    /** Tools that compute the states of muscles. */
    private static final List<String> MUSCLE_RUNS = List.of("CMCTool", "ForwardTool");

    /**
     * Parts of a page about several analyses, as HTML of our own making.
     *
     * @param top      in place of the banner
     * @param first    figures beside the scene
     * @param sections after them, in place of the figures of the result
     */
    public record Parts(String top, String first, String sections) {}

    private final AnalysisResult result;
    private final @Nullable Parts parts;
    private final Html page = new Html();

    private AnalysisReport(AnalysisResult result, @Nullable Parts parts) {
        this.result = result;
        this.parts = parts;
    }

    /** Writes {@code report.html} into a folder, complete or not at all. */
    public static void write(AnalysisResult result, String version, String date, Path folder) throws IOException {
        AtomicFile.write(folder.resolve(Report.FILE), html(result, version, date));
    }

    /** The page. The date is the caller's, as it should be read. */
    public static String html(AnalysisResult result, String version, String date) {
        return new AnalysisReport(result, null).html(version, date);
    }

    /** A page about several analyses, whose summary the result is. */
    public static String html(AnalysisResult result, String version, String date, Parts parts) {
        return new AnalysisReport(result, parts).html(version, date);
    }

    private String html(String version, String date) {
        FilmReading film = film();
        MuscleHistory muscles = muscles(film);
        PlottedColumns curves = curves();
        DrawnColumns drawn = DrawnColumns.of(curves.columns(), curves.order());
        page.raw(PageHead.of(result.title(), PageScripts.policy(), PageScripts.STYLE));
        page.raw("<body>\n<header>\n<div><h1>").text(result.title()).raw("</h1>\n<p class=\"facts\">");
        fact("model", Path.of(result.model()).isAbsolute() ? last(result.model()) : result.model());
        fact("setup", Path.of(result.setup()).isAbsolute() ? last(result.setup()) : result.setup());
        page.raw("<span>Condyle ")
                .text(version)
                .raw("</span> <span>")
                .text(date)
                .raw("</span></p>\n");
        page.raw("</div>\n<button id=\"theme\" class=\"live\" type=\"button\" hidden=\"\">Dark</button>\n</header>\n");
        page.raw("<main>\n<div id=\"top\">\n");
        if (parts == null) {
            banner();
        } else {
            page.raw(parts.top());
        }
        page.raw("</div>\n");
        CurveSection.scene(page);
        if (parts == null) {
            CurveSection.first(curves, page);
            figures();
        } else {
            page.raw("<div class=\"plots\" id=\"first\">\n").raw(parts.first()).raw("</div>\n");
            page.raw(parts.sections());
        }
        page.raw(MuscleSection.html(muscles));
        markers();
        if (!curves.plots().isEmpty()) {
            CurveSection.beginPlots(curves, page);
            CurveSection.endPlots(drawn, "All numbers are in the files below.", page);
        }
        files();
        if (!result.source().isBlank()) {
            page.section("Setup")
                    .raw("<pre tabindex=\"0\">")
                    .text(result.source())
                    .raw("</pre>\n");
            page.endSection();
        }
        page.raw("</main>\n");
        double[] t = result.times();
        double from = t.length == 0 ? 0 : t[0], to = t.length == 0 ? 0 : t[t.length - 1];
        page.raw("<script type=\"application/json\" id=\"data\">");
        page.raw(PageData.json(drawn, curves.plots(), from, to, scene(film), MuscleSection.json(muscles)))
                .raw("</script>\n");
        page.raw("<script>").raw(PageScripts.VENDOR).raw("</script>\n");
        page.raw("<script>").raw(PageScripts.PAGE).raw("</script>\n");
        return page.raw("</body>\n</html>\n").toString();
    }

    private void fact(String name, String value) {
        if (!value.isBlank()) {
            page.raw("<span>").raw(name).raw(" <b>").text(value).raw("</b></span> ");
        }
    }

    /** A page that is sent to others need not tell the folders of its author. */
    private static String last(String path) {
        return String.valueOf(Path.of(path).getFileName());
    }

    private void banner() {
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
        list("Why", result.distrust());
        list("Warnings", result.warnings());
        list("Not in the translated model", result.losses());
        page.raw("</div>\n");
    }

    private void list(String heading, List<String> all) {
        if (!all.isEmpty()) {
            page.raw("<p>").raw(heading).raw(":</p>\n");
            Heading.Kinds.items("", all.stream().map(this::withoutFolders).toList(), page);
        }
    }

    /** A message with the plain names of the files that the analysis has read. */
    private String withoutFolders(String message) {
        String out = message;
        for (String file : result.inputs()) {
            out = Path.of(file).isAbsolute() ? out.replace(file, last(file)) : out;
        }
        return out;
    }

    private void figures() {
        List<Figure> told =
                result.figures().stream().filter(f -> !f.says().isEmpty()).toList();
        if (!told.isEmpty()) {
            page.section("Results").raw("<table class=\"outputs\"><tbody>\n");
            told.forEach(f -> page.row(f.says(), Text.quantity(f.value(), f.unit())));
            page.raw("</tbody></table>\n").endSection();
        }
    }

    /** The errors of every marker, and of every marker in every frame as a map. */
    private void markers() {
        MarkerTracks m = result.markers();
        if (m == null || m.times().length == 0 || m.names().isEmpty()) {
            return;
        }
        page.section("Markers");
        page.raw("<div class=\"plots\"><figure>").raw(errorMap(m).svg()).raw("</figure></div>\n");
        page.raw(
                "<div class=\"wide\"><table class=\"moments\"><thead><tr><th scope=\"col\">Marker</th><th scope=\"col\" class=\"n\">Weight</th>");
        page.raw(
                "<th scope=\"col\" class=\"n\">rms error [mm]</th><th scope=\"col\" class=\"n\">Largest error [mm]</th>");
        page.raw(
                "<th scope=\"col\" class=\"n\">at [s]</th><th scope=\"col\" class=\"n\">Frames without it</th></tr></thead><tbody>\n");
        IntStream.range(0, m.names().size())
                .boxed()
                .sorted((a, b) -> Double.compare(rank(m.rmsOf(b)), rank(m.rmsOf(a))))
                .forEach(k -> marker(m, k));
        page.raw("</tbody></table></div>\n<p class=\"quiet\">The marker with the largest error comes first. ");
        page.raw("A click on a row shows the instant of its largest error.</p>\n")
                .endSection();
    }

    private static double rank(double rms) {
        return Double.isNaN(rms) ? -1 : rms;
    }

    private void marker(MarkerTracks m, int k) {
        int worst = -1, missing = 0;
        for (int f = 0; f < m.times().length; f++) {
            double e = m.error(f, k);
            missing += Double.isNaN(e) ? 1 : 0;
            worst = !Double.isNaN(e) && (worst < 0 || e > m.error(worst, k)) ? f : worst;
        }
        page.moment(worst < 0 ? Double.NaN : m.times()[worst]);
        page.raw("<th scope=\"row\">").text(m.names().get(k)).raw("</th>");
        cell(m.weights()[k]);
        cell(1000 * m.rmsOf(k));
        cell(1000 * m.maxOf(k));
        cell(worst < 0 ? Double.NaN : m.times()[worst]);
        page.raw("<td class=\"n\">").raw(Integer.toString(missing)).raw("</td></tr>\n");
    }

    private void cell(double x) {
        page.raw("<td class=\"n\">").raw(Double.isNaN(x) ? "-" : Text.number(x)).raw("</td>");
    }

    /** Each field has the largest error of its frames, so that none is overlooked. */
    private static HeatMap errorMap(MarkerTracks m) {
        int frames = m.times().length, columns = Math.min(MAP_COLUMNS, frames);
        int rows = Math.min(MAP_ROWS, m.names().size());
        double[][] values = new double[rows][columns];
        List<String> xs = new ArrayList<>();
        for (int c = 0; c < columns; c++) {
            int first = (int) ((long) c * frames / columns), end = (int) ((c + 1L) * frames / columns);
            xs.add(Text.brief(m.times()[first]));
            for (int r = 0; r < rows; r++) {
                double largest = Double.NaN;
                for (int f = first; f < end; f++) {
                    double e = 1000 * m.error(f, r);
                    largest = Double.isNaN(largest) || e > largest ? e : largest;
                }
                values[rows - 1 - r][c] = largest;
            }
        }
        List<String> ys = new ArrayList<>(m.names().subList(0, rows));
        java.util.Collections.reverse(ys);
        return new HeatMap(
                "Error of each marker [mm]", "time [s]", "marker", xs, ys, values, 760, Math.max(240, 90 + 15 * rows));
    }

    private void files() {
        page.section("Files").raw("<ul>\n");
        result.files().forEach(f -> page.raw("<li><code>").text(f).raw("</code></li>\n"));
        page.raw("</ul>\n");
        if (!result.inputs().isEmpty()) {
            page.raw("<p class=\"quiet\">Made from ")
                    .text(withoutFolders(String.join(", ", result.inputs())))
                    .raw(".</p>\n");
        }
        page.endSection();
    }

    /** Columns of all tables; those of one table, group and unit share a plot. */
    private PlottedColumns curves() {
        List<Column> columns = new ArrayList<>();
        Map<String, List<Integer>> groups = new LinkedHashMap<>();
        Map<String, String> titles = new LinkedHashMap<>();
        for (ResultTable t : result.tables()) {
            for (ResultTable.Column c : t.columns()) {
                String key = t.file() + "\n" + c.group() + "\n" + c.unit();
                groups.computeIfAbsent(key, k -> new ArrayList<>()).add(columns.size());
                titles.put(key, title(t.title(), c.group()));
                columns.add(new Column(new ChannelId("", "", c.label()), null, c.unit(), false, t.times(), c.values()));
            }
        }
        PlottedColumns curves = new PlottedColumns(columns);
        List<String> keys = new ArrayList<>(groups.keySet());
        // what is zero all the time, such as the point of a reaction in its own frame, comes last
        keys.sort(Comparator.comparing(key -> groups.getOrDefault(key, List.of()).stream()
                .allMatch(c -> Arrays.stream(columns.get(c).value()).allMatch(x -> x == 0))));
        for (String key : keys) {
            List<Integer> all = new ArrayList<>(groups.getOrDefault(key, List.of()));
            if (all.size() > MOST_CURVES) { // of many what changes most is seen first
                all.sort(Comparator.comparingDouble(c -> -columns.get(c).range()));
            }
            String title = titles.getOrDefault(key, "");
            int parts = (all.size() + MOST_CURVES - 1) / MOST_CURVES;
            for (int i = 0; i < parts && curves.plots().size() < MOST_PLOTS; i++) {
                List<Integer> some = all.subList(MOST_CURVES * i, Math.min(all.size(), MOST_CURVES * (i + 1)));
                String which = parts == 1 ? title : title + " (" + (i + 1) + " of " + parts + ")";
                curves.plots().add(new PlottedColumns.Plot(-1, some, false, words(which, some, columns)));
            }
        }
        return curves;
    }

    private static String title(String table, String group) {
        return group.isEmpty() || group.equalsIgnoreCase(table) ? table : table + ", " + group;
    }

    private static AskedPlots.Words words(String title, List<Integer> some, List<Column> columns) {
        List<AskedPlots.Shown> y = some.stream()
                .map(columns::get)
                .map(c -> new AskedPlots.Shown(c.name(), c.unit(), 1))
                .toList();
        return new AskedPlots.Words(title, new AskedPlots.Shown("time", "s", 1), y, "", -1);
    }

    private @Nullable FilmReading film() {
        Filmed motion = result.motion();
        if (motion == null || motion.film().frames().isEmpty()) {
            return null;
        }
        return FilmReading.of(
                motion, result.title(), showsStates() ? EnumSet.of(Part.SCENE, Part.MUSCLES) : EnumSet.of(Part.SCENE));
    }

    /** Whether the analysis is about muscles whose states the motion has. */
    private boolean showsStates() {
        return result.shares() == null
                && (MUSCLE_RUNS.contains(result.tool())
                        || result.tables().stream().anyMatch(t -> t.file().endsWith("_TendonForce.sto")));
    }

    /** Of an optimisation what it found; else what the states of the motion say. */
    private MuscleHistory muscles(@Nullable FilmReading film) {
        Filmed motion = result.motion();
        LoadShares shares = result.shares();
        if (film == null || motion == null) {
            return MuscleHistory.NONE;
        }
        return shares != null ? MuscleHistory.of(shares, motion) : film.muscles();
    }

    private String scene(@Nullable FilmReading film) {
        if (film == null) {
            return "null";
        }
        MarkerTracks m = result.markers();
        MarkerPaths paths = m == null ? null : new MarkerPaths(m.names(), m.times(), m.measured(), m.model());
        return SceneJson.of(film.scene(), paths);
    }
}
