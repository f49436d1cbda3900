package org.condyle.app.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.condyle.study.Findings;
import org.condyle.study.PlotRequest;
import org.condyle.study.Study;
import org.condyle.study.StudyClaim;
import org.condyle.study.Table;
import org.condyle.study.Varied;
import org.condyle.study.task.Row;
import org.condyle.study.task.Trace;
import org.condyle.view.TableReport;
import org.condyle.view.page.Text;
import org.condyle.view.plot.Curve;
import org.condyle.view.plot.SvgPlot;
import org.jspecify.annotations.Nullable;

/** The table of a study as a page: its plots, the curves of its runs, its rows. */
public final class StudyPage {
    private static final int MOST_CURVES = 14;
    private static final int MOST_PLOTS = 16;
    private static final int MOST_ROWS = 20;

    private final Table table;
    private final Study study;
    private final String version;
    private final String date;

    private final @Nullable SamplePage sample;

    /** @param findings of a study whose values were drawn; null for others */
    public StudyPage(
            Table table, @Nullable Findings findings, List<StudyClaim.Verdict> verdicts, String version, String date) {
        this.table = table;
        sample = findings == null ? null : new SamplePage(findings, verdicts);
        study = table.study();
        this.version = version;
        this.date = date;
    }

    /** What was varied, as it is in one run: "flores, 0.7". */
    public static String values(Study study, int run) {
        return values(study, run, study.varied().stream().map(Varied::path).toList());
    }

    /** The values of some of the paths. */
    private static String values(Study study, int run, List<String> paths) {
        double[] at = study.valuesOf(run);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < at.length; i++) {
            Varied v = study.varied().get(i);
            if (paths.contains(v.path())) {
                String word = v.isNumeric() ? Text.brief(v.number(at[i])) : v.shown(at[i]);
                String key = v.path().substring(v.path().lastIndexOf('.') + 1);
                String unit = v.unit().isEmpty() ? "" : " " + TableReport.unit(v.unit());
                words.add(v.isNumeric() ? key + " " + word + unit : word.isEmpty() ? "without a case" : word);
            }
        }
        return String.join(", ", words);
    }

    public TableReport.Page page() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("study", study.name());
        facts.put("model", study.model());
        int bad = table.irregular().size(), wrong = table.wrong().size();
        List<String> told = new ArrayList<>();
        if (!table.isComplete()) {
            told.add("Interrupted: the same command continues from here.");
        }
        if (bad > 0) {
            told.add(bad + " stopped early or were refused; the last column of the table below gives the reason.");
        }
        int doubted = table.untrusted().size();
        if (doubted > 0) {
            told.add(doubted + (doubted == 1 ? " run is" : " runs are")
                    + " not to be trusted; the last column of the table below gives the reason.");
        }
        if (study.claims()) {
            told.add(
                    wrong == 0 ? "Every claim is as expected." : wrong + " runs have claims that are not as expected.");
        }
        String done = table.isComplete()
                ? "All " + study.runs() + " runs are done"
                : table.rows().size() + " of " + study.runs() + " runs are done";
        List<TableReport.Pictures> pictures = new ArrayList<>();
        if (sample != null) {
            pictures.addAll(sample.pictures());
            told.addAll(0, sample.headlines());
        } else {
            pictures.add(outputs());
            pictures.add(new StudyMaps(table).pictures());
            if (!study.traces().isEmpty()) {
                pictures.add(curves());
            }
        }
        boolean held = sample == null || sample.claimsHold();
        return new TableReport.Page(
                study.title(),
                facts,
                version,
                date,
                new TableReport.Banner(
                        bad == 0 && doubted == 0 && wrong == 0 && held && table.isComplete(), done, told),
                sample == null ? List.of() : sample.sheets(),
                pictures.stream().filter(p -> !p.plots().isEmpty()).toList(),
                sample == null ? List.of() : sample.details(),
                columns(),
                lines(),
                table.rows().size(),
                Table.FILE,
                study.text());
    }

    private List<PlotRequest> wishes() {
        if (!study.plots().isEmpty()) {
            return study.plots();
        }
        String x = study.varied().stream()
                .filter(Varied::isNumeric)
                .map(Varied::path)
                .findFirst()
                .orElse("run");
        List<String> by = study.varied().stream()
                .map(Varied::path)
                .filter(p -> !p.equals(x) && !x.equals("run"))
                .toList();
        return study.outputs().stream()
                .map(o -> new PlotRequest(x, o.column(), by))
                .toList();
    }

    private TableReport.Pictures outputs() {
        List<PlotRequest> wishes = wishes();
        Set<String> notes = new LinkedHashSet<>();
        List<SvgPlot> plots =
                wishes.stream().limit(MOST_PLOTS).map(w -> plot(w, notes)).toList();
        if (wishes.size() > MOST_PLOTS) {
            notes.add("The first " + MOST_PLOTS + " of " + wishes.size() + " plots are drawn.");
        }
        return new TableReport.Pictures("Results over varied values", plots, List.copyOf(notes));
    }

    private SvgPlot plot(PlotRequest w, Set<String> notes) {
        Map<String, List<Row>> groups = new LinkedHashMap<>();
        for (Row r : table.rows()) {
            groups.computeIfAbsent(values(study, r.run(), w.by()), k -> new ArrayList<>())
                    .add(r);
        }
        Set<Integer> drawn = spread(groups.size());
        if (drawn.size() < groups.size()) {
            notes.add(drawn.size() + " of " + groups.size() + " curves are drawn; the table contains all.");
        }
        boolean log = study.varied().stream().anyMatch(v -> v.path().equals(w.x()) && v.log());
        boolean counts =
                table.unit(output(w.y())).isEmpty() && table.rows().stream().allMatch(r -> isWhole(value(w.y(), r)));
        List<Curve> curves = new ArrayList<>();
        int number = 0;
        for (Map.Entry<String, List<Row>> g : groups.entrySet()) {
            if (drawn.contains(number++)) {
                double[] x =
                        g.getValue().stream().mapToDouble(r -> value(w.x(), r)).toArray();
                double[] y =
                        g.getValue().stream().mapToDouble(r -> value(w.y(), r)).toArray();
                for (int i = 0; log && i < x.length; i++) {
                    x[i] = StrictMath.log10(Math.abs(x[i]));
                }
                Curve curve = new Curve(g.getKey().isEmpty() ? w.y() : g.getKey(), x, y);
                curves.add(counts ? steps(curve) : curve);
            }
        }
        String label = log ? "log₁₀ of " + label(w.x()) : label(w.x());
        return new SvgPlot(w.y() + " over " + w.x(), label, label(w.y()), curves, 560, 420);
    }

    private static boolean isWhole(double x) {
        return Double.isNaN(x) || x == Math.rint(x);
    }

    /** A count does not slope from one run to the next: it holds half of the way to each side. */
    private static Curve steps(Curve c) {
        int n = c.x().length;
        double[] x = new double[2 * n], y = new double[2 * n];
        for (int i = 0; i < n; i++) {
            x[2 * i] = i == 0 ? c.x()[i] : 0.5 * (c.x()[i - 1] + c.x()[i]);
            x[2 * i + 1] = i == n - 1 ? c.x()[i] : 0.5 * (c.x()[i] + c.x()[i + 1]);
            y[2 * i] = y[2 * i + 1] = c.y()[i];
        }
        return new Curve(c.name(), x, y);
    }

    private TableReport.Pictures curves() {
        List<SvgPlot> plots = new ArrayList<>();
        Set<String> notes = new LinkedHashSet<>();
        for (Trace t : study.traces()) {
            List<Curve> curves = new ArrayList<>();
            String x = t.x(), y = t.y();
            for (Row r : table.rows()) {
                for (Row.Curve c : r.curves()) {
                    if (c.of().equals(t)) {
                        curves.add(new Curve(values(study, r.run()), array(c.x()), array(c.y())));
                        x = t.x() + bracketed(c.xUnit());
                        y = t.y() + bracketed(c.yUnit());
                    }
                }
            }
            plots.add(new SvgPlot(t.y() + " over " + t.x(), x, y, curves, 560, 480));
            if (t.where().isEmpty() && curves.size() < table.rows().size()) {
                notes.add("Curves of " + curves.size() + " of " + table.rows().size() + " runs, evenly spaced.");
            }
        }
        return new TableReport.Pictures("Curves of runs", plots, List.copyOf(notes));
    }

    /** Numbers from 0 below n, all of them or evenly spread. */
    private static Set<Integer> spread(int n) {
        Set<Integer> all = new TreeSet<>();
        for (int i = 0; i < Math.min(n, MOST_CURVES); i++) {
            all.add(n <= MOST_CURVES ? i : (int) Math.round((double) i * (n - 1) / (MOST_CURVES - 1)));
        }
        return all;
    }

    private double value(String column, Row r) {
        if (column.equals("run")) {
            return r.run();
        }
        double[] at = study.valuesOf(r.run());
        for (int i = 0; i < at.length; i++) {
            if (study.varied().get(i).path().equals(column)) {
                return study.varied().get(i).number(at[i]);
            }
        }
        return table.output(r, output(column));
    }

    private int output(String column) {
        for (int i = 0; i < study.outputs().size(); i++) {
            if (study.outputs().get(i).column().equals(column)) {
                return i;
            }
        }
        throw new IllegalStateException("no output " + column);
    }

    private String label(String column) {
        for (Varied v : study.varied()) {
            if (v.path().equals(column)) {
                return column + bracketed(v.unit());
            }
        }
        return column.equals("run") ? column : column + bracketed(table.unit(output(column)));
    }

    private static String bracketed(String unit) {
        return unit.isEmpty() ? "" : " [" + TableReport.unit(unit) + "]";
    }

    private static double[] array(List<Double> list) {
        return list.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private List<TableReport.Column> columns() {
        List<TableReport.Column> columns = new ArrayList<>(List.of(new TableReport.Column("run", "", true)));
        study.varied().forEach(v -> columns.add(new TableReport.Column(v.path(), v.unit(), v.isNumeric())));
        for (int i = 0; i < study.outputs().size(); i++) {
            columns.add(new TableReport.Column(study.outputs().get(i).column(), table.unit(i), true));
        }
        columns.add(new TableReport.Column("outcome", "", false));
        return columns;
    }

    /** The first rows; half of them are kept for runs that went wrong, whose reasons are asked for first. */
    private List<TableReport.Line> lines() {
        Map<Integer, Row> shown = new TreeMap<>();
        Stream.of(table.irregular(), table.untrusted(), table.wrong())
                .flatMap(List::stream)
                .limit(MOST_ROWS / 2)
                .forEach(r -> shown.put(r.run(), r));
        for (int i = 0; i < table.rows().size() && shown.size() < MOST_ROWS; i++) {
            Row r = table.rows().get(i);
            shown.put(r.run(), r);
        }
        return shown.values().stream().map(this::cells).toList();
    }

    private TableReport.Line cells(Row r) {
        List<TableReport.Cell> cells = new ArrayList<>();
        cells.add(TableReport.Cell.of(Integer.toString(r.run())));
        double[] at = study.valuesOf(r.run());
        for (int i = 0; i < at.length; i++) {
            Varied v = study.varied().get(i);
            cells.add(v.isNumeric() ? TableReport.Cell.of(v.number(at[i])) : TableReport.Cell.of(v.shown(at[i])));
        }
        for (int i = 0; i < study.outputs().size(); i++) {
            cells.add(r.outputs().isEmpty() ? TableReport.Cell.of("") : TableReport.Cell.of(table.output(r, i)));
        }
        String outcome = r.outcome().word(), why = r.why();
        String claims = r.wrong().isEmpty() ? "" : "; not as expected: " + String.join(", ", r.wrong());
        cells.add(TableReport.Cell.of(outcome + (why.isEmpty() ? "" : ": " + why) + claims));
        return new TableReport.Line(cells, r.outcome().good() && r.wrong().isEmpty());
    }
}
