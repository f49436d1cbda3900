package org.condyle.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.condyle.study.distribution.DiscreteDistribution;
import org.condyle.study.distribution.Distribution;
import org.condyle.study.distribution.LogNormalDistribution;
import org.condyle.study.distribution.NormalDistribution;
import org.condyle.study.distribution.TriangularDistribution;
import org.condyle.study.distribution.TruncatedDistribution;
import org.condyle.study.distribution.UniformDistribution;
import org.jspecify.annotations.Nullable;

/** Reads what a key is drawn from. Numbers stay in the unit they are written in, as those of a range do. */
record DistributionReader(Document document, Problems problems, Map<String, Double> deviations) {
    /** Deviations that a covariance matrix gives, by path. */

    /** Null if the values are no distribution. */
    @Nullable
    Varied read(String path, Entry e) {
        if (!e.isMapping() || e.child("steps").isPresent() || e.child("by").isPresent()) {
            return null;
        }
        Part v = StudyShape.VALUES.read(e, new Problems());
        for (String end : List.of("from", "to", "spacing")) {
            e.child(end)
                    .ifPresent(x -> problems.error(
                            Code.NO_EFFECT, x, "belongs to a range", "the ends of a distribution stand inside of it"));
        }
        if (v.has("discrete")) {
            return discrete(path, v.entry("discrete"));
        } else if (v.has("data")) {
            return data(path, v.part("data"));
        }
        String kind = List.of("uniform", "normal", "log-normal", "triangular").stream()
                .filter(v::has)
                .findFirst()
                .orElse("");
        return kind.isEmpty() ? null : continuous(path, e, kind, v.part(kind));
    }

    private @Nullable Varied continuous(String path, Entry e, String kind, Part v) {
        String central = kind.equals("triangular") ? "mode" : "mean";
        if (kind.equals("uniform") || kind.equals("triangular")) {
            boolean ends =
                    v.has("from") && v.has("to") && !v.has("within") && (kind.equals("triangular") || !v.has("mean"));
            boolean middle = v.has(central) && v.has("within") && !v.has("from") && !v.has("to");
            if (!ends && !middle) {
                problems.error(
                        Code.MISSING_KEY,
                        v.entry(),
                        kind.equals("uniform")
                                ? "needs either 'from' and 'to', or 'mean' and 'within'"
                                : "needs 'mode' with either 'from' and 'to', or 'within'");
                return null;
            }
        }
        Numbers n = new Numbers(v, v.has(central) ? central : "from");
        Distribution d = n.failed
                ? null
                : guarded(v.entry(), () -> switch (kind) {
                    case "uniform" ->
                        v.has("within")
                                ? new UniformDistribution(
                                        n.at(central) - n.spread("within", central),
                                        n.at(central) + n.spread("within", central))
                                : new UniformDistribution(n.at("from"), n.at("to"));
                    case "triangular" ->
                        v.has("within")
                                ? new TriangularDistribution(
                                        n.at(central) - n.spread("within", central),
                                        n.at(central),
                                        n.at(central) + n.spread("within", central))
                                : new TriangularDistribution(n.at("from"), n.at(central), n.at("to"));
                    case "normal" -> n.truncated(new NormalDistribution(n.at("mean"), deviation(path, v, n)));
                    default -> n.truncated(new LogNormalDistribution(n.at("mean"), n.spread("deviation", "mean")));
                });
        return d == null ? null : new Varied(path, n.unit, List.of(), List.of(), List.of(), false, List.of(e), d);
    }

    private double deviation(String path, Part v, Numbers n) {
        Double given = deviations.get(path);
        if (v.has("deviation") && given != null) {
            throw new DocumentException(org.condyle.io.document.Problem.error(
                    Code.GIVEN_TWICE,
                    v.entry("deviation").at(),
                    v.entry("deviation").path(),
                    "'correlate.covariance' gives the deviation",
                    "give it only once"));
        } else if (!v.has("deviation") && given == null) {
            throw new DocumentException(org.condyle.io.document.Problem.error(
                    Code.MISSING_KEY,
                    v.entry().keyAt(),
                    v.entry().path(),
                    "missing key 'deviation': standard deviation, or a part of the mean such as 20 %"));
        }
        return given != null ? given : n.spread("deviation", "mean");
    }

    private @Nullable Varied discrete(String path, Entry given) {
        Entry values = given.isList() ? given : given.child("values").orElse(given);
        List<Entry> weights = given.isList()
                ? List.of()
                : given.child("weights").map(Entry::items).orElse(List.of());
        int n = values.items().size();
        if (n == 0 || (!weights.isEmpty() && weights.size() != n)) {
            problems.error(
                    Code.WRONG_COUNT,
                    given,
                    "has " + n + " values and " + weights.size() + " weights",
                    "each value needs one");
            return null;
        }
        double[] w = new double[n];
        java.util.Arrays.fill(w, 1);
        for (int i = 0; i < weights.size(); i++) {
            WrittenQuantity m = WrittenQuantity.read(weights.get(i), problems);
            w[i] = m == null ? 1 : m.number().doubleValue();
            if (w[i] < 0) {
                problems.error(
                        Code.NEGATIVE,
                        weights.get(i),
                        "a weight must not be negative, was " + weights.get(i).text());
                return null;
            }
        }
        Varied v = Varied.list(path, values);
        Distribution d = guarded(given, () -> new DiscreteDistribution(order(v), w));
        return d == null ? null : v.drawnFrom(d);
    }

    /** All rows of a column, equally probable. */
    private @Nullable Varied data(String path, Part v) {
        DataTable table =
                DataTable.read(v.text("file"), document.read(v.entry("file"), "file of samples", DataTable.LIMIT));
        String column = v.text("column");
        if (!table.has(column)) {
            problems.unknown(v.entry("column"), "column", column, table.columns());
            return null;
        }
        String unit = v.text("unit").isEmpty() ? table.unit(column) : v.text("unit");
        double[] x = table.column(column);
        List<WrittenQuantity> all = new ArrayList<>();
        for (double value : x) {
            all.add(new WrittenQuantity(new java.math.BigDecimal(value).round(Range.DIGITS), unit));
        }
        if (WrittenQuantity.parse("1 " + unit) == null) {
            problems.error(Code.UNKNOWN_UNIT, v.entry("unit"), "there is no unit '" + unit + "'");
            return null;
        }
        double[] weights = new double[x.length];
        java.util.Arrays.fill(weights, 1);
        Varied values = Varied.of(path, all, false, List.of(v.entry()));
        return values.drawnFrom(new DiscreteDistribution(order(values), weights));
    }

    /** Numbers from small to large, so that a low coordinate is a low value; words as they stand. */
    private static int[] order(Varied v) {
        return IntStream.range(0, v.size())
                .boxed()
                .sorted(Comparator.comparingDouble(i -> v.number(i)))
                .mapToInt(i -> i)
                .toArray();
    }

    private @Nullable Distribution guarded(Entry place, Supplier<Distribution> made) {
        try {
            return made.get();
        } catch (ExpressionException x) {
            throw x;
        } catch (DocumentException x) {
            problems.addAll(x.problems());
        } catch (IllegalArgumentException x) {
            problems.error(Code.MODEL_REFUSED, place, String.valueOf(x.getMessage()));
        }
        return null;
    }

    /** The numbers of a distribution, all in the unit of one of them. */
    private final class Numbers {
        private final Part v;
        private final String unit;
        private boolean failed;

        Numbers(Part v, String first) {
            this.v = v;
            WrittenQuantity m = WrittenQuantity.read(v.entry(first), problems);
            WrittenQuantity last =
                    v.has("to") ? WrittenQuantity.parse(v.entry("to").text()) : null;
            boolean zero = m != null && m.number().signum() == 0 && m.unit().isEmpty() && last != null;
            unit = m == null ? "" : zero && last != null ? last.unit() : m.unit();
            failed = m == null;
            for (String key : List.of("from", "to", "mean", "mode", "within", "deviation")) {
                v.entry().child(key).ifPresent(e -> check(key, e));
            }
        }

        private void check(String key, Entry e) {
            WrittenQuantity m = WrittenQuantity.read(e, problems);
            boolean spread = key.equals("within") || key.equals("deviation");
            if (m == null) {
                failed = true;
            } else if (!m.unit().equals(unit)
                    && !(m.number().signum() == 0 && m.unit().isEmpty())
                    && !(spread && m.unit().equals("%"))) {
                problems.error(
                        Code.WRONG_UNIT,
                        e,
                        "all numbers of a distribution must be in one unit"
                                + (unit.isEmpty() ? "; others have none" : "; others are in " + unit)
                                + (spread
                                        ? "; a part of the "
                                                + (v.entry().child("mode").isPresent() ? "mode" : "mean")
                                                + " is written as 20 %"
                                        : ""));
                failed = true;
            } else if (spread && m.number().signum() <= 0) {
                problems.error(Code.NOT_POSITIVE, e, "must be > 0, was " + e.text());
                failed = true;
            }
        }

        double at(String key) {
            WrittenQuantity m = WrittenQuantity.parse(v.entry(key).text());
            return m == null ? Double.NaN : m.number().doubleValue();
        }

        /** As it is written, or a part of another number. */
        double spread(String key, String of) {
            WrittenQuantity m = WrittenQuantity.parse(v.entry(key).text());
            boolean part = m != null && m.unit().equals("%") && !unit.equals("%");
            if (part && at(of) == 0) {
                throw new IllegalArgumentException("a part of 0 is 0; give '" + key + "' as a quantity");
            }
            return part ? Math.abs(at(of)) * Quantity.parse(v.entry(key).text()).si() : at(key);
        }

        Distribution truncated(Distribution d) {
            return v.has("from") || v.has("to")
                    ? new TruncatedDistribution(
                            d,
                            v.has("from") ? at("from") : Double.NEGATIVE_INFINITY,
                            v.has("to") ? at("to") : Double.POSITIVE_INFINITY)
                    : d;
        }
    }
}
