package org.condyle.study;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.condyle.study.sampling.Copula;
import org.jspecify.annotations.Nullable;

/** Reads {@code sample} and {@code correlate}: how the values of the runs are drawn. */
record SampleReader(Part file, Problems problems) {
    /** Null if something is wrong, which has been reported. */
    @Nullable
    Design read(List<Varied> varied) {
        Entry vary = file.entry("vary");
        for (Varied v : varied) {
            if (v.distribution() == null) {
                problems.error(
                        Code.WRONG_FORM,
                        vary.child(v.path()).orElse(vary),
                        "is not a distribution",
                        "with 'sample' every key needs one, such as {discrete: [1, 2, 5]}");
            }
        }
        if (file.entry().child("combine").isPresent()) {
            problems.error(
                    Code.NO_EFFECT,
                    file.entry("combine"),
                    "belongs to lists and ranges",
                    "'sample' draws all keys together");
        }
        if (problems.hasErrors()) {
            return null;
        }
        Part s = file.part("sample");
        SamplingMethod method = SamplingMethod.named(s.text("method"));
        List<String> sources = sources(varied);
        int factors = new HashSet<>(sources).size();
        Copula copula = file.has("correlate")
                ? new CorrelationReader(file.part("correlate"), problems).copula(method, varied, sources)
                : null;
        int samples = samples(s, method, varied, sources);
        String levels = method.levels().apply(s.integer("levels"));
        if (!levels.isEmpty()) {
            problems.error(Code.OUT_OF_RANGE, s.entry("levels"), levels);
        }
        if (factors > method.mostKeys()) {
            problems.error(Code.OVER_LIMIT, vary, "has more keys than the sequence of Sobol' has dimensions");
        }
        if (problems.hasErrors()) {
            return null;
        }
        String mark = file.has("correlate") ? org.condyle.io.document.YamlText.of(file.entry("correlate")) : "";
        long seed = Long.parseLong(s.text("seed"));
        Sample made = new Sample(varied, sources, method, samples, seed, s.integer("levels"), copula, mark);
        if (made.runs() > Integer.MAX_VALUE) {
            problems.error(
                    Code.OVER_LIMIT,
                    s.entry("samples"),
                    String.format(Locale.ROOT, "makes %d runs; the limit is %d", made.runs(), Integer.MAX_VALUE));
            return null;
        }
        return made;
    }

    /** Each key by itself; keys of one file together. */
    private List<String> sources(List<Varied> varied) {
        List<String> all = new ArrayList<>();
        for (Varied v : varied) {
            Entry e = file.entry("vary").child(v.path()).orElseThrow();
            all.add(e.find("data.file").map(Entry::text).orElse(v.path()));
        }
        for (int i = 0; i < all.size(); i++) { // a file with one key is named by the key
            String source = all.get(i);
            if (all.stream().filter(source::equals).count() == 1) {
                all.set(i, varied.get(i).path());
            }
        }
        return all;
    }

    private int samples(Part s, SamplingMethod method, List<Varied> varied, List<String> sources) {
        if (!method.rows()) {
            if (!s.has("samples")) {
                problems.add(Problem.error(
                        Code.MISSING_KEY,
                        s.entry().keyAt(),
                        s.entry().path(),
                        "missing key 'samples': number of points, such as 1024"));
                return 1;
            }
            return s.integer("samples");
        }
        int rows = varied.get(0).size();
        boolean data = file.entry("vary").children().values().stream()
                .allMatch(e -> e.find("data.file").isPresent());
        if (!data || new HashSet<>(sources).size() > 1) {
            problems.error(
                    Code.WRONG_FORM,
                    s.entry("method"),
                    "takes all keys from the rows of one file",
                    "give each key as 'data' of it");
        } else if (s.has("samples") && s.integer("samples") > rows) {
            problems.error(Code.OUT_OF_RANGE, s.entry("samples"), "the file has " + rows + " rows");
        }
        return s.has("samples") ? s.integer("samples") : rows;
    }
}
