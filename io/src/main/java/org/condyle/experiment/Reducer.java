package org.condyle.experiment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.condyle.expression.Argument;
import org.condyle.expression.Call;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/**
 * The functions that reduce a recorded curve, or a list of events and contacts, to a number. {@code from=} and {@code
 * to=} limit the time that functions of a curve look at. Of a curve with gaps, such as a centre of pressure, they look at
 * the times at which it has a value.
 */
enum Reducer {
    MAX("max", "largest value"),
    MIN("min", "smallest value"),
    FIRST("first", "value at the start"),
    LAST("last", "value at the end"),
    MEAN("mean", "average over time"),
    RMS("rms", "root mean square over time"),
    INTEGRAL("integral", "integral over time"),
    RANGE("range", "largest value minus smallest value"),
    SETTLES("settles", "average over the last tenth of the run; not a number if it still changes by more than 1 %"),
    VALUE("value", "value at an instant: value(x, at=0.1 s)"),
    TIME("time", "time of the n-th occurrence of an event: time(name, 2)"),
    COUNT("count", "number of occurrences of an event, or of contacts of a pair"),
    CONTACT("contact", "the n-th contact of a pair, for one of its results: contact(spheres, 2).restitution"),
    IMPACT("impact", "the n-th impact at a contact or stop, for one of its results: impact(elbow.upper, 2).time"),
    DISSIPATED("dissipated", "energy that a force or contact has dissipated: dissipated(spheres)"),
    OTHER("other", "an output of another case: other(case, output)");

    /** Arguments that are written with their names. */
    private static final List<String> NAMED = List.of("at", "from", "to");

    private final String word;
    private final String about;

    Reducer(String word, String about) {
        this.word = word;
        this.about = about;
    }

    static @Nullable Reducer find(String word) {
        for (Reducer r : values()) {
            if (r.word.equals(word)) {
                return r;
            }
        }
        return null;
    }

    static String words() {
        return Arrays.stream(values()).map(Reducer::word).collect(java.util.stream.Collectors.joining(", "));
    }

    String word() {
        return word;
    }

    String about() {
        return about;
    }

    /** Whether a call is one of the function of the language that has the same name: {@code max(a, b)}. */
    boolean isOrdinary(Call call) {
        return (this == MAX || this == MIN) && call.plain().size() > 1;
    }

    /** @param scalar the value of an argument that is a formula over results itself */
    Quantity apply(Call call, ResultSource source, Function<Argument, Outputs.Scalar> scalar) {
        List<Argument> plain = call.plain();
        Map<String, Argument> named = new LinkedHashMap<>();
        for (Argument a : call.arguments()) {
            if (a.isNamed() && !NAMED.contains(a.name())) {
                throw a.error("'" + a.written() + "' is not an argument of " + word
                        + "(); the arguments are at=, from=, to=");
            } else if (a.isNamed()) {
                named.put(a.name(), a);
            }
        }
        if (plain.isEmpty() || plain.get(0).text().isEmpty()) {
            throw call.error(word + "() needs an argument: " + about);
        }
        Argument first = plain.get(0);
        String what = first.text();
        switch (this) {
            case TIME -> {
                boolean event = source.file().eventNames().contains(what);
                if (!event && ContactTerms.isName(what, source)) {
                    throw first.error(call + ": '" + what + "' is a contact, not an event; contact(" + what
                            + ", 1).start is the time at which it begins");
                }
                double[] times = first.read(source::eventTimes);
                int n = plain.size() > 1
                        ? (int) scalar.apply(plain.get(1)).value().si()
                        : 1;
                boolean there = n >= 1 && n <= times.length;
                if (!there && source.omitted(what) > 0) {
                    source.missing(call + " is not a number: of " + (times.length + source.omitted(what))
                            + " only the first " + times.length + " are listed");
                }
                return new Quantity(there ? times[n - 1] : source.known() ? Double.NaN : 1, Dimension.TIME);
            }
            case COUNT -> {
                return first.read(name -> count(name, source));
            }
            case CONTACT, IMPACT -> throw ContactTerms.needsField(call);
            case DISSIPATED -> {
                return new Quantity(first.read(source::dissipated), Dimension.ENERGY);
            }
            case OTHER -> {
                if (plain.size() != 2) {
                    throw call.error("other(case, output) needs a case and an output");
                }
                String output = plain.get(1).text();
                return new Quantity(first.read(name -> source.other(name, output)), Dimension.UNKNOWN);
            }
            case VALUE -> {
                Argument at = named.get("at");
                if (at == null || plain.size() != 1) {
                    throw call.error("value() needs an instant: value(x, at=0.1 s)");
                }
                Outputs.Scalar t = time(at, scalar);
                // An instant that only the run knows (the time of an event) has its own row in the recording.
                double x = !source.known() && !t.fixed()
                        ? first.read(source::column)[1][0]
                        : first.read(text -> source.at(text, t.value().si()));
                if (Double.isNaN(x) && first.read(source::gaps)) {
                    source.missing(call + " is not a number: nothing presses at that time");
                }
                return new Quantity(x, first.read(source::dimension));
            }
            default -> {
                if ((this == FIRST || this == LAST) && ContactTerms.isName(what, source)) {
                    throw ContactTerms.needsField(call);
                }
                return curve(call, first, named, source, scalar);
            }
        }
    }

    private static Quantity count(String what, ResultSource source) {
        List<String> events = source.file().eventNames();
        boolean event = events.contains(what), contact = ContactTerms.isName(what, source);
        if (event && contact) {
            throw new ExpressionException(
                    "count(" + what + "): '" + what + "' is the name of an event and of a contact; rename one of them",
                    0);
        }
        if (event) {
            return new Quantity(source.eventTimes(what).length + source.omitted(what), Dimension.NONE);
        }
        if (contact || what.equals(ContactTerms.ALL) || what.equals(ContactTerms.IMPACTS)) {
            return ContactTerms.count(what, source);
        }
        List<String> known = new ArrayList<>(ContactTerms.pairs(source));
        if (known.isEmpty()) {
            return new Quantity(
                    source.eventTimes(what).length + source.omitted(what),
                    Dimension.NONE); // who says that there is none
        }
        known.addAll(events);
        throw new ExpressionException(
                ExpressionException.Kind.UNKNOWN_NAME,
                "there is no event or contact '" + what + "'",
                DidYouMean.hint(what, known, "name"),
                0);
    }

    private static Outputs.Scalar time(Argument a, Function<Argument, Outputs.Scalar> scalar) {
        Outputs.Scalar t = scalar.apply(a);
        if (!t.value().dimension().agrees(Dimension.TIME)) {
            throw a.error(
                    ExpressionException.Kind.OTHER_DIMENSION,
                    "'" + a.text() + "' is " + t.value().dimension().describe(),
                    "a time [s] is needed");
        }
        return t;
    }

    private Quantity curve(
            Call call,
            Argument what,
            Map<String, Argument> named,
            ResultSource source,
            Function<Argument, Outputs.Scalar> scalar) {
        if (call.plain().size() != 1 || named.containsKey("at")) {
            throw call.error(word + "() needs exactly one curve: " + about);
        }
        Dimension dimension = what.read(source::dimension);
        Outputs.Scalar begin = named.containsKey("from") ? time(named.get("from"), scalar) : null;
        Outputs.Scalar end = named.containsKey("to") ? time(named.get("to"), scalar) : null;
        double from = begin == null ? Double.NEGATIVE_INFINITY : begin.value().si();
        double to = end == null ? Double.POSITIVE_INFINITY : end.value().si();
        boolean extreme = this == MAX || this == MIN || this == RANGE;
        if (extreme && (begin == null || begin.fixed()) && (end == null || end.fixed())) {
            double least = this == MAX ? 0 : what.read(text -> source.extreme(text, false, from, to));
            double most = this == MIN ? 0 : what.read(text -> source.extreme(text, true, from, to));
            if (!Double.isNaN(least) && !Double.isNaN(most)) {
                return new Quantity(source.known() ? this == MIN ? least : most - least : 1, dimension);
            }
        }
        boolean atEnd = (this == FIRST || this == LAST) && begin == null && end == null;
        double[][] c = atEnd ? what.read(source::ends) : window(what.read(source::column), from, to);
        boolean gaps = what.read(source::gaps);
        double x = gaps ? besidesGaps(c[0], c[1]) : reduce(c[0], c[1]);
        if (Double.isNaN(x) && gaps) {
            source.missing(
                    call
                            + " is not a number: in that time nothing presses, or it is not defined, as the axis of a body that does not turn");
        } else if (gaps && (this == FIRST || this == LAST)) {
            tellInstant(call, c, source);
        }
        return new Quantity(source.known() ? x : 1, this == INTEGRAL ? dimension.times(Dimension.TIME) : dimension);
    }

    /** The value next to a gap at the end is not that of the end. */
    private void tellInstant(Call call, double[][] c, ResultSource source) {
        int n = c[0].length, i = this == FIRST ? 0 : n - 1, step = this == FIRST ? 1 : -1;
        while (i >= 0 && i < n && Double.isNaN(c[1][i])) {
            i += step;
        }
        if (n > 0 && i != (this == FIRST ? 0 : n - 1) && i >= 0 && i < n) {
            source.missing(call + " is the value at t = " + (float) c[0][i] + " s: nothing presses "
                    + (this == FIRST ? "before" : "after") + " that");
        }
    }

    private static double[][] window(double[][] c, double from, double to) {
        int a = 0, b = c[0].length;
        while (a < b && c[0][a] < from) {
            a++;
        }
        while (b > a && c[0][b - 1] > to) {
            b--;
        }
        return new double[][] {Arrays.copyOfRange(c[0], a, b), Arrays.copyOfRange(c[1], a, b)};
    }

    /** Rows without a value are left out; integrals and means go over the pieces of the curve between its gaps. */
    private double besidesGaps(double[] t, double[] x) {
        int[] rows =
                IntStream.range(0, t.length).filter(i -> !Double.isNaN(x[i])).toArray();
        if (this != INTEGRAL && this != MEAN && this != RMS) {
            return reduce(
                    Arrays.stream(rows).mapToDouble(i -> t[i]).toArray(),
                    Arrays.stream(rows).mapToDouble(i -> x[i]).toArray());
        }
        double sum = 0, length = 0;
        for (int k = 1; k < rows.length; k++) {
            int i = rows[k];
            if (rows[k - 1] == i - 1) {
                sum += integral(new double[] {t[i - 1], t[i]}, new double[] {x[i - 1], x[i]}, this == RMS);
                length += t[i] - t[i - 1];
            }
        }
        return rows.length == 0
                ? Double.NaN
                : this == INTEGRAL
                        ? sum
                        : length == 0
                                ? this == MEAN ? x[rows[0]] : Math.abs(x[rows[0]])
                                : this == MEAN ? sum / length : Math.sqrt(sum / length);
    }

    private double reduce(double[] t, double[] x) {
        int n = t.length;
        if (n == 0) {
            return Double.NaN;
        }
        return switch (this) {
            case MAX -> Arrays.stream(x).max().orElse(Double.NaN);
            case MIN -> Arrays.stream(x).min().orElse(Double.NaN);
            case RANGE ->
                Arrays.stream(x).max().orElse(Double.NaN)
                        - Arrays.stream(x).min().orElse(Double.NaN);
            case FIRST -> x[0];
            case LAST -> x[n - 1];
            case INTEGRAL -> integral(t, x, false);
            case MEAN -> t[n - 1] > t[0] ? integral(t, x, false) / (t[n - 1] - t[0]) : x[0];
            case RMS -> t[n - 1] > t[0] ? Math.sqrt(integral(t, x, true) / (t[n - 1] - t[0])) : Math.abs(x[0]);
            case SETTLES -> settled(t, x);
            default -> Double.NaN;
        };
    }

    /** Trapezoidal rule, of the square if wanted. */
    private static double integral(double[] t, double[] x, boolean squared) {
        double sum = 0;
        for (int i = 1; i < t.length; i++) {
            double a = squared ? x[i - 1] * x[i - 1] : x[i - 1], b = squared ? x[i] * x[i] : x[i];
            sum += 0.5 * (a + b) * (t[i] - t[i - 1]);
        }
        return sum;
    }

    private static double settled(double[] t, double[] x) {
        int n = t.length;
        double begin = t[n - 1] - 0.1 * (t[n - 1] - t[0]);
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY, sum = 0;
        int count = 0;
        for (int i = 0; i < n; i++) {
            if (t[i] >= begin) {
                low = Math.min(low, x[i]);
                high = Math.max(high, x[i]);
                sum += x[i];
                count++;
            }
        }
        double all = Arrays.stream(x).max().orElse(0) - Arrays.stream(x).min().orElse(0);
        return high - low <= 0.01 * Math.max(all, Math.abs(high)) ? sum / count : Double.NaN;
    }
}
