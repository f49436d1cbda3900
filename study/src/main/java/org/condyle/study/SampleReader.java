package org.condyle.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.document.Values;
import org.condyle.study.distribution.NormalDistribution;
import org.condyle.study.distribution.TruncatedDistribution;
import org.condyle.study.sampling.Copula;
import org.condyle.study.sampling.SobolSequence;
import org.jspecify.annotations.Nullable;

/** Reads {@code sample} and {@code correlate}: how the values of the runs are drawn. */
final class SampleReader {
    private final Values file;
    private final Problems problems;

    SampleReader(Values file, Problems problems) {
        this.file = file;
        this.problems = problems;
    }

    /** Deviations that a covariance matrix gives, by key. */
    Map<String, Double> deviations() {
        Map<String, Double> all = new HashMap<>();
        if (file.has("correlate") && file.values("correlate").has("covariance")) {
            List<String> keys = file.values("correlate").texts("keys");
            double[][] c = matrix(file.values("correlate").entry("covariance"), keys.size());
            for (int i = 0; i < keys.size() && c != null; i++) {
                all.put(keys.get(i), Math.sqrt(c[i][i]));
            }
        }
        return all;
    }

    /** Null if something is wrong, which has been reported. */
    @Nullable
    Design read(List<Varied> varied) {
        Entry vary = file.entry("vary");
        for (Varied v : varied) {
            if (v.distribution() == null) {
                problems.error(
                        vary.child(v.path()).orElse(vary),
                        "is not a distribution; with 'sample' every key needs one, such as {discrete: [1, 2, 5]}");
            }
        }
        if (file.entry().child("combine").isPresent()) {
            problems.error(file.entry("combine"), "belongs to lists and ranges; 'sample' draws all keys together");
        }
        if (problems.hasErrors()) {
            return null;
        }
        Values s = file.values("sample");
        SamplingMethod method = SamplingMethod.named(s.text("method"));
        List<String> sources = sources(varied);
        int factors = new HashSet<>(sources).size();
        Copula copula = file.has("correlate") ? copula(method, varied, sources) : null;
        int samples = samples(s, method, varied, sources);
        if (method == SamplingMethod.MORRIS && s.integer("levels") % 2 != 0) {
            problems.error(s.entry("levels"), "must be even, was " + s.integer("levels"));
        }
        if ((method == SamplingMethod.SOBOL ? 1 : 2) * factors > SobolSequence.MOST) {
            problems.error(vary, "has more keys than the sequence of Sobol' has dimensions");
        }
        double runs = (double) samples * method.block(factors);
        if (runs > Integer.MAX_VALUE) {
            problems.error(
                    s.entry("samples"),
                    String.format(Locale.ROOT, "makes %.0f runs; the limit is %d", runs, Integer.MAX_VALUE));
        }
        if (problems.hasErrors()) {
            return null;
        }
        String mark = file.has("correlate") ? org.condyle.io.document.YamlText.of(file.entry("correlate")) : "";
        long seed = Long.parseLong(s.text("seed"));
        return new Sample(varied, sources, method, samples, seed, s.integer("levels"), copula, mark);
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

    private int samples(Values s, SamplingMethod method, List<Varied> varied, List<String> sources) {
        if (method != SamplingMethod.ROWS) {
            if (!s.has("samples")) {
                problems.add(Problem.error(
                        s.entry().keyAt(), s.entry().path(), "missing key 'samples': number of points, such as 1024"));
                return 1;
            }
            return s.integer("samples");
        }
        int rows = varied.get(0).size();
        boolean data = file.entry("vary").children().values().stream()
                .allMatch(e -> e.find("data.file").isPresent());
        if (!data || new HashSet<>(sources).size() > 1) {
            problems.error(
                    s.entry("method"), "takes all keys from the rows of one file; give each key as 'data' of it");
        } else if (s.has("samples") && s.integer("samples") > rows) {
            problems.error(s.entry("samples"), "the file has " + rows + " rows");
        }
        return s.has("samples") ? s.integer("samples") : rows;
    }

    private @Nullable Copula copula(SamplingMethod method, List<Varied> varied, List<String> sources) {
        Values c = file.values("correlate");
        if (method == SamplingMethod.SALTELLI || method == SamplingMethod.MORRIS || method == SamplingMethod.ROWS) {
            problems.error(
                    c.entry(),
                    method == SamplingMethod.ROWS
                            ? "the rows of a file have their own correlation"
                            : "the method '" + method.word() + "' needs independent keys; without 'correlate', or with "
                                    + "another method, correlations with the outputs can still be computed");
            return null;
        }
        List<Entry> keys = c.list("keys");
        Set<Integer> places = new java.util.LinkedHashSet<>();
        List<String> names = varied.stream().map(Varied::path).toList();
        for (Entry key : keys) {
            int at = names.indexOf(key.text());
            if (at < 0) {
                problems.unknown(key, "varied key", key.text(), names);
            } else if (!sources.get(at).equals(names.get(at))) {
                problems.error(key, "comes from a file with other keys, whose rows have their own correlation");
            } else if (!places.add(new ArrayList<>(new java.util.LinkedHashSet<>(sources)).indexOf(names.get(at)))) {
                problems.error(key, "is given twice");
            } else if (c.has("covariance") && !(isNormal(varied.get(at)))) {
                problems.error(
                        key, "has no normal distribution; a covariance needs one; 'rank' serves any distribution");
            }
        }
        boolean rank = c.has("rank");
        Entry place = c.entry(rank ? "rank" : "covariance");
        double[][] m = matrix(place, keys.size());
        if (m == null || problems.hasErrors()) {
            return null;
        }
        double[][] normal = new double[m.length][m.length];
        for (int i = 0; i < m.length; i++) {
            for (int j = 0; j < m.length; j++) {
                double r = rank ? m[i][j] : m[i][j] / Math.sqrt(m[i][i] * m[j][j]);
                normal[i][j] = i == j ? 1 : rank ? Copula.ofRanks(r) : r;
            }
        }
        double smallest = Copula.smallestEigenvalue(rank ? m : normal);
        double mapped = Copula.smallestEigenvalue(normal);
        if (!(Math.min(smallest, mapped) > 1e-12)) {
            problems.error(
                    place,
                    String.format(
                            Locale.ROOT,
                            "is not positive definite: no keys can be correlated like this; the smallest eigenvalue%s is %.3g",
                            rank
                                    ? (smallest > 1e-12 ? " of the correlation of normal numbers with these ranks" : "")
                                    : " of the correlation",
                            smallest > 1e-12 ? mapped : smallest));
            return null;
        }
        return new Copula(places.stream().mapToInt(i -> i).toArray(), normal);
    }

    private static boolean isNormal(Varied v) {
        return v.distribution() instanceof NormalDistribution
                || v.distribution() instanceof TruncatedDistribution t && t.of() instanceof NormalDistribution;
    }

    /** A square of numbers that is symmetric and has a positive diagonal; of ranks with 1 on it. */
    private double @Nullable [][] matrix(Entry e, int n) {
        List<Entry> rows = e.items();
        if (rows.size() != n || !rows.stream().allMatch(r -> r.items().size() == n)) {
            problems.error(e, "must have " + n + " rows of " + n + " numbers, one for each of 'keys'");
            return null;
        }
        double[][] m = new double[n][n];
        boolean rank = e.key().equals("rank");
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                Entry cell = rows.get(i).items().get(j);
                Measure x = Measure.read(cell, problems);
                m[i][j] = x == null ? 0 : x.number().doubleValue();
                if (x != null && j < i && m[i][j] != m[j][i]) {
                    problems.error(
                            cell,
                            "the matrix is not symmetric: the opposite number is "
                                    + rows.get(j).items().get(i).text());
                } else if (x != null && rank && (i == j ? m[i][j] != 1 : Math.abs(m[i][j]) >= 1)) {
                    problems.error(
                            cell,
                            i == j
                                    ? "a key has the correlation 1 with itself"
                                    : "a correlation lies between -1 and 1, was " + cell.text());
                } else if (x != null && i == j && !(m[i][j] > 0)) {
                    problems.error(cell, "a variance must be > 0, was " + cell.text());
                }
            }
        }
        return problems.hasErrors() ? null : m;
    }
}
