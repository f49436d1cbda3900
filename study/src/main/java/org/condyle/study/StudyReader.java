package org.condyle.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.condyle.io.document.Document;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Fingerprint;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.document.YamlText;
import org.condyle.io.model.Description;
import org.condyle.io.problem.Code;
import org.condyle.study.task.Change;
import org.condyle.study.task.OutputColumn;
import org.condyle.study.task.Trace;
import org.condyle.study.task.WrittenAt;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/**
 * Reads a study file and looks through it: before anything is run, the model is read with every value that is written in
 * the file, so that a slip in the last of ten laws is found at once and not after a night. All problems are reported
 * together, at their places in the study file.
 */
final class StudyReader {
    private static final String NAME = "[A-Za-z_]\\w*(-\\w+)*";

    private final String name;
    private final Document document;
    private final String text;
    private final Function<Entry, Description> models;
    private final Problems problems = new Problems();
    /** Where each change of the model is written. */
    private final Map<String, Entry> places = new LinkedHashMap<>();

    private final WrittenAt writtenAt = new WrittenAt();

    StudyReader(String name, Document document, String text, Function<Entry, Description> models) {
        this.name = name;
        this.document = document;
        this.text = text;
        this.models = models;
    }

    Study read() {
        Part file = StudyShape.STUDY.read(document.root(), problems);
        problems.throwIfErrors();
        Description source = models.apply(file.entry("model"));
        List<Varied> varied = varied(file);
        List<Change> set = new ArrayList<>();
        file.entries("set").forEach((path, e) -> {
            set.add(new Change(path, YamlText.of(e)));
            places.put(path, e);
            if (file.entries("vary").containsKey(path)) {
                problems.error(Code.GIVEN_TWICE, e, "is also under 'vary'", "give it only once");
            }
        });
        Design design = design(file, varied);
        problems.throwIfErrors();

        List<Trace> traces = traces(file, varied);
        ClaimReader claims = new ClaimReader(file, problems);
        problems.throwIfErrors();
        Study bare = new Study(
                name,
                file.text("study"),
                text,
                source.name(),
                file.has("case") ? file.text("case") : "",
                varied,
                java.util.Objects.requireNonNull(design),
                set,
                List.of(),
                file.entry("claims").isScalar() && file.flag("claims"),
                claims.read(),
                List.of(),
                List.of(),
                new Fingerprint(Map.of()));
        StudyCheck check = new StudyCheck(source, bare, places, writtenAt, problems);
        check.atValues();
        problems.throwIfErrors();
        List<OutputColumn> outputs = outputs(file, check.outputs());
        problems.throwIfErrors();
        Study whole = bare.with(outputs, traces);
        check.atFormulas(whole);
        claims.check(whole);
        List<PlotRequest> plots = plots(file, whole);
        problems.throwIfErrors();
        return whole.with(plots, check.mark(whole));
    }

    private List<Varied> varied(Part file) {
        List<Varied> varied = new ArrayList<>();
        DistributionReader distributions = new DistributionReader(
                document,
                problems,
                file.has("correlate")
                        ? new CorrelationReader(file.part("correlate"), problems).deviations()
                        : Map.of());
        file.entries("vary").forEach((path, e) -> {
            Varied drawn = distributions.read(path, e);
            boolean wrong = drawn == null
                    && e.isMapping()
                    && e.child("steps").isEmpty()
                    && e.child("by").isEmpty();
            if (!wrong) { // what is wrong with a distribution has been told
                varied.add(drawn != null ? drawn : Varied.read(path, e, problems));
            }
            places.put(path, e);
        });
        if (file.entries("vary").isEmpty()) {
            problems.error(
                    Code.EMPTY,
                    file.entry("vary"),
                    "'vary' is empty",
                    "give a path and its values, such as parameters.c: [0.5, 0.7]");
        }
        if (file.has("case") && file.entries("vary").containsKey(Varied.CASE)) {
            problems.error(Code.GIVEN_TWICE, file.entry("case"), "the case is also under 'vary'", "give it only once");
        }
        return varied;
    }

    private @Nullable Design design(Part file, List<Varied> varied) {
        if (problems.hasErrors()) {
            return null;
        } else if (file.has("sample")) {
            return new SampleReader(file, problems).read(varied);
        }
        boolean grid = file.text("combine").equals("grid");
        count(file, varied, grid);
        return new Combination(varied, grid);
    }

    private void count(Part file, List<Varied> varied, boolean grid) {
        if (file.has("correlate")) {
            problems.error(Code.MISSING_KEY, file.entry("correlate"), "belongs to 'sample', which is not given");
        }
        for (Varied v : varied) {
            if (v.distribution() != null) {
                problems.error(
                        Code.MISSING_KEY,
                        file.entry("vary").child(v.path()).orElseThrow(),
                        "is a distribution",
                        "give how to draw from it, such as sample: {method: sobol, samples: 256}");
            }
        }
        for (Varied v : varied) {
            if (!grid && v.size() != varied.get(0).size()) {
                problems.error(
                        Code.WRONG_COUNT,
                        file.entry("vary").child(v.path()).orElseThrow(),
                        "has " + v.size() + " values and " + varied.get(0).path() + " "
                                + varied.get(0).size(),
                        "with 'combine: together' all keys need the same number of values");
            }
        }
        double runs = varied.stream().mapToDouble(Varied::size).reduce(1, (a, b) -> a * b);
        if (grid && runs > StudyShape.MOST) {
            problems.error(
                    Code.OVER_LIMIT,
                    file.entry("vary"),
                    String.format("makes %.0f runs; the limit is %d", runs, StudyShape.MOST));
        }
    }

    private List<Trace> traces(Part file, List<Varied> varied) {
        List<Trace> traces = new ArrayList<>();
        for (Entry e : file.list("curves")) {
            if (e.isMapping()) {
                Part v = StudyShape.CURVE.read(e, problems);
                Map<String, String> where = new LinkedHashMap<>();
                if (file.has("sample") && v.has("where")) {
                    problems.error(
                            Code.NO_EFFECT,
                            v.entry("where"),
                            "selects runs by listed values",
                            "the values of a sample are drawn");
                    continue;
                }
                v.entries("where").forEach((path, value) -> where.put(path, chosen(path, value, varied)));
                traces.add(new Trace(v.text("x"), v.text("y"), where));
                writtenAt.curve(v.text("x"), v.entry("x"));
                writtenAt.curve(v.text("y"), v.entry("y"));
            } else {
                traces.add(new Trace(Trace.TIME, e.text(), Map.of()));
                writtenAt.curve(e.text(), e);
            }
        }
        return traces;
    }

    /** One of the values of what is varied, as the table shows it. */
    private String chosen(String path, Entry value, List<Varied> varied) {
        Varied of =
                varied.stream().filter(v -> v.path().equals(path)).findFirst().orElse(null);
        if (of == null) {
            problems.unknown(
                    value, "varied key", path, varied.stream().map(Varied::path).toList());
            return "";
        }
        int i = of.values().indexOf(YamlText.of(value));
        WrittenQuantity m = value.isScalar() ? WrittenQuantity.parse(value.text()) : null;
        i = i < 0 && m != null ? of.values().indexOf(m.text()) : i;
        if (i < 0) {
            problems.error(
                    Code.UNKNOWN_NAME,
                    value,
                    value.form() + " is not among the values: " + String.join(", ", of.values()));
            return "";
        }
        return of.shown().get(i);
    }

    private List<OutputColumn> outputs(Part file, Set<String> known) {
        List<OutputColumn> wanted = new ArrayList<>();
        if (!file.has("outputs")) {
            known.forEach(o -> wanted.add(new OutputColumn(o, o, true)));
            if (known.isEmpty()) {
                problems.error(
                        Code.MISSING_KEY,
                        file.entry("model"),
                        "has no outputs",
                        "define the columns of the table under 'outputs'");
            }
            return wanted;
        }
        Entry given = file.entry("outputs");
        Map<String, Entry> columns = new LinkedHashMap<>(given.children());
        for (Entry e : given.items()) {
            if (columns.put(e.text(), e) != null) {
                problems.error(Code.GIVEN_TWICE, e, "is given twice");
            }
        }
        columns.forEach((column, e) -> {
            String formula = e.text().strip();
            writtenAt.output(formula, e);
            if (!known.contains(formula) && formula.matches(NAME) && isNoFormula(formula, known)) {
                problems.unknown(e, "output", formula, known);
            }
            wanted.add(new OutputColumn(column, formula, known.contains(formula)));
        });
        return wanted;
    }

    /** A word alone is no formula, because a parameter is no result; one with hyphens can be a difference. */
    private static boolean isNoFormula(String word, Set<String> known) {
        return !word.contains("-") || DidYouMean.nearest(word, known).isPresent();
    }

    private List<PlotRequest> plots(Part file, Study study) {
        Set<String> varied = new LinkedHashSet<>(), all = new LinkedHashSet<>(), outputs = new LinkedHashSet<>();
        study.varied().forEach(v -> varied.add(v.path()));
        study.outputs().forEach(o -> outputs.add(o.column()));
        all.addAll(varied);
        all.addAll(outputs);
        List<PlotRequest> plots = new ArrayList<>();
        for (Part v : file.has("plots") ? file.parts("plots") : List.<Part>of()) {
            String x = v.text("x");
            known(v.entry("x"), "column", all);
            study.varied().stream()
                    .filter(a -> a.path().equals(x) && !a.isNumeric())
                    .forEach(a -> problems.error(
                            Code.WRONG_KIND, v.entry("x"), "has words as values, not numbers", "use it for 'by'"));
            v.list("y").forEach(y -> known(y, "output", outputs));
            v.list("by").forEach(b -> known(b, "varied key", varied));
            List<String> by = v.has("by")
                    ? v.texts("by")
                    : varied.stream().filter(a -> !a.equals(x)).toList();
            v.texts("y").forEach(y -> plots.add(new PlotRequest(x, y, by)));
        }
        return plots;
    }

    private void known(Entry e, String what, Set<String> names) {
        if (!names.contains(e.text())) {
            problems.unknown(e, what, e.text(), names);
        }
    }
}
