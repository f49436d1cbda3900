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
import org.condyle.tool.result.LoadShares;
import org.condyle.tool.result.ResultTable;
import org.condyle.view.FilmReading.Part;
import org.condyle.view.muscle.MuscleHistory;
import org.jspecify.annotations.Nullable;

/**
 * An analysis of a motion as one page, {@code report.html}: the moving model with its markers, the curves, the errors of each
 * marker and frame, the setup. It looks and behaves as the report of a run. The same result and date give the same bytes.
 */
public final class AnalysisReport {
    private static final int MOST_PLOTS = 40;
    private static final int MOST_CURVES = 6;
    private static final String CENTRE = ".center_of_";

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

    private AnalysisReport() {}

    /** Writes {@code report.html} into a folder, complete or not at all. */
    public static void write(AnalysisResult result, String version, String date, Path folder) throws IOException {
        AtomicFile.write(folder.resolve(Report.FILE), html(result, version, date));
    }

    /** The page. The date is the caller's, as it should be read. */
    public static String html(AnalysisResult result, String version, String date) {
        return html(result, version, date, null);
    }

    /** A page about several analyses, whose summary the result is. */
    public static String html(AnalysisResult result, String version, String date, @Nullable Parts parts) {
        FilmReading film = film(result);
        PlottedColumns curves = curves(result);
        double[] t = result.times();
        ReportContent content = new ReportContent(
                result.title(),
                version,
                date,
                null,
                result,
                parts,
                film,
                muscles(result, film),
                curves,
                DrawnColumns.of(curves),
                t.length == 0 ? 0 : t[0],
                t.length == 0 ? 0 : t[t.length - 1]);
        return ReportPage.html(content);
    }

    /** Columns of all tables; those of one table, group and unit share a plot. */
    private static PlottedColumns curves(AnalysisResult result) {
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
        curves.plots().addAll(new AskedPlots(columns).of(result.plots()));
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
        return new AskedPlots.Words(title, new AskedPlots.Shown("time", "s", 1), y, "", during(some, columns));
    }

    /** The area of a contact, if columns say where that contact presses: an open one presses nowhere, whatever its table says. */
    private static int during(List<Integer> some, List<Column> columns) {
        List<String> contacts = some.stream()
                .map(c -> columns.get(c).name())
                .map(n -> n.contains(CENTRE) ? n.substring(0, n.indexOf(CENTRE)) : "")
                .distinct()
                .toList();
        if (contacts.size() != 1 || contacts.get(0).isEmpty()) {
            return -1;
        }
        String area = contacts.get(0) + ".contact_area";
        return IntStream.range(0, columns.size())
                .filter(c -> columns.get(c).name().equals(area))
                .findFirst()
                .orElse(-1);
    }

    private static @Nullable FilmReading film(AnalysisResult result) {
        Filmed motion = result.motion();
        if (motion == null || motion.film().frames().isEmpty()) {
            return null;
        }
        return FilmReading.of(
                motion,
                result.title(),
                showsStates(result) ? EnumSet.of(Part.SCENE, Part.MUSCLES) : EnumSet.of(Part.SCENE));
    }

    /** Whether the analysis is about muscles whose states the motion has. */
    private static boolean showsStates(AnalysisResult result) {
        return result.shares() == null
                && (MUSCLE_RUNS.contains(result.tool())
                        || result.tables().stream().anyMatch(t -> t.file().endsWith("_TendonForce.sto")));
    }

    /** Of an optimisation what it found; else what the states of the motion say. */
    private static MuscleHistory muscles(AnalysisResult result, @Nullable FilmReading film) {
        Filmed motion = result.motion();
        LoadShares shares = result.shares();
        if (film == null || motion == null) {
            return MuscleHistory.NONE;
        }
        return shares != null ? MuscleHistory.of(shares, motion) : film.muscles();
    }
}
