package org.condyle.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.condyle.study.distribution.NormalDistribution;
import org.condyle.study.distribution.TruncatedDistribution;
import org.condyle.study.sampling.Copula;
import org.jspecify.annotations.Nullable;

/** Reads {@code correlate}: rank correlations, or covariances of normal distributions. */
final class CorrelationReader {
    private final Part c;
    private final Problems problems;

    CorrelationReader(Part correlate, Problems problems) {
        c = correlate;
        this.problems = problems;
    }

    /** Deviations that a covariance matrix gives, by key. */
    Map<String, Double> deviations() {
        Map<String, Double> all = new HashMap<>();
        if (c.has("covariance")) {
            List<String> keys = c.texts("keys");
            double[][] m = matrix(c.entry("covariance"), keys.size());
            for (int i = 0; i < keys.size() && m != null; i++) {
                all.put(keys.get(i), Math.sqrt(m[i][i]));
            }
        }
        return all;
    }

    /** Null if something is wrong, which has been reported. */
    @Nullable
    Copula copula(SamplingMethod method, List<Varied> varied, List<String> sources) {
        if (!method.dependence().isEmpty()) {
            problems.error(Code.KEYS_CLASH, c.entry(), method.dependence());
            return null;
        }
        List<Entry> keys = c.list("keys");
        Set<Integer> places = new LinkedHashSet<>();
        List<String> names = varied.stream().map(Varied::path).toList();
        for (Entry key : keys) {
            int at = names.indexOf(key.text());
            if (at < 0) {
                problems.unknown(key, "varied key", key.text(), names);
            } else if (!sources.get(at).equals(names.get(at))) {
                problems.error(
                        Code.KEYS_CLASH,
                        key,
                        "comes from a file with other keys, whose rows have their own correlation");
            } else if (!places.add(new ArrayList<>(new LinkedHashSet<>(sources)).indexOf(names.get(at)))) {
                problems.error(Code.GIVEN_TWICE, key, "is given twice");
            } else if (c.has("covariance") && !isNormal(varied.get(at))) {
                problems.error(
                        Code.WRONG_KIND,
                        key,
                        "has no normal distribution",
                        "a covariance needs one; 'rank' serves any distribution");
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
                    Code.BAD_CORRELATION,
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
                || (v.distribution() instanceof TruncatedDistribution t && t.of() instanceof NormalDistribution);
    }

    /** A square of numbers that is symmetric and has a positive diagonal; of ranks with 1 on it. */
    private double @Nullable [][] matrix(Entry e, int n) {
        List<Entry> rows = e.items();
        if (rows.size() != n || !rows.stream().allMatch(r -> r.items().size() == n)) {
            problems.error(
                    Code.WRONG_COUNT, e, "must have " + n + " rows of " + n + " numbers, one for each of 'keys'");
            return null;
        }
        double[][] m = new double[n][n];
        boolean rank = e.key().equals("rank");
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                Entry cell = rows.get(i).items().get(j);
                WrittenQuantity x = WrittenQuantity.read(cell, problems);
                m[i][j] = x == null ? 0 : x.number().doubleValue();
                if (x != null && j < i && m[i][j] != m[j][i]) {
                    problems.error(
                            Code.BAD_CORRELATION,
                            cell,
                            "the matrix is not symmetric: the opposite number is "
                                    + rows.get(j).items().get(i).text());
                } else if (x != null && rank && (i == j ? m[i][j] != 1 : Math.abs(m[i][j]) >= 1)) {
                    problems.error(
                            Code.BAD_CORRELATION,
                            cell,
                            i == j
                                    ? "a key has the correlation 1 with itself"
                                    : "a correlation lies between -1 and 1, was " + cell.text());
                } else if (x != null && i == j && !(m[i][j] > 0)) {
                    problems.error(Code.NOT_POSITIVE, cell, "a variance must be > 0, was " + cell.text());
                }
            }
        }
        return problems.hasErrors() ? null : m;
    }
}
