package org.condyle.experiment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.io.document.DidYouMean;
import org.jspecify.annotations.Nullable;

/**
 * The functions that make a number of a recorded curve or of what happened. {@code from=} and {@code to=} limit the time
 * that functions of a curve look at.
 */
enum Reducer {
    MAX("max", "largest value"),
    MIN("min", "smallest value"),
    FIRST("first", "value at the beginning"),
    LAST("last", "value at the end"),
    MEAN("mean", "average over time"),
    RMS("rms", "root of the mean square over time"),
    INTEGRAL("integral", "integral over time"),
    RANGE("range", "largest less smallest value"),
    SETTLES("settles", "average over the last tenth of the run; not a number if it still moves by more than 1 %"),
    VALUE("value", "value at an instant: value(x, at=0.1 s)"),
    TIME("time", "time of the n-th occurrence of an event: time(name, 2)"),
    COUNT("count", "how often an event occurred, or a pair touched"),
    CONTACT("contact", "the n-th contact of a pair, for one of its results: contact(spheres, 2).restitution"),
    IMPACT("impact", "the n-th impact at a contact or stop, for one of its results: impact(elbow.upper, 2).time"),
    DISSIPATED("dissipated", "energy that a force or contact has lost: dissipated(spheres)"),
    OTHER("other", "an output of another case: other(case, output)");

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

    /** The call as it was written, for messages. */
    String call(List<String> arguments) {
        return word + "(" + String.join(", ", arguments) + ")";
    }

    static boolean isNamed(String argument) {
        return argument.matches("(at|from|to)\\s*=[^=].*");
    }

    Quantity apply(List<String> arguments, Outputs.Source source, Function<String, Quantity> scalar) {
        List<String> plain = new ArrayList<>();
        Map<String, String> named = new LinkedHashMap<>();
        for (String a : arguments) {
            if (isNamed(a)) {
                int eq = a.indexOf('=');
                named.put(a.substring(0, eq).strip(), a.substring(eq + 1).strip());
            } else if (a.matches("[A-Za-z]\\w*\\s*=[^=].*")) {
                throw new ExpressionException(
                        "'" + a + "' is no argument of " + word + "(); known are at=, from=, to=", 0);
            } else {
                plain.add(a);
            }
        }
        if (plain.isEmpty() || plain.get(0).isEmpty()) {
            throw new ExpressionException(word + "() needs something to look at: " + about, 0);
        }
        String what = plain.get(0);
        switch (this) {
            case TIME -> {
                boolean event = source.file().eventNames().contains(what);
                if (!event && ContactTerms.isName(what, source)) {
                    throw new ExpressionException(
                            call(arguments) + ": '" + what + "' is a contact, no event; contact(" + what
                                    + ", 1).start is when it begins",
                            0);
                }
                double[] times = source.eventTimes(what);
                int n = plain.size() > 1 ? (int) scalar.apply(plain.get(1)).si() : 1;
                boolean there = n >= 1 && n <= times.length;
                if (!there && source.omitted(what) > 0) {
                    source.missing(call(arguments) + " is not a number: of " + (times.length + source.omitted(what))
                            + " only the first " + times.length + " are listed");
                }
                return new Quantity(there ? times[n - 1] : source.known() ? Double.NaN : 1, Dimension.TIME);
            }
            case COUNT -> {
                return count(what, source);
            }
            case CONTACT, IMPACT -> throw ContactTerms.needsField(call(arguments));
            case DISSIPATED -> {
                return new Quantity(source.dissipated(what), Dimension.ENERGY);
            }
            case OTHER -> {
                if (plain.size() != 2) {
                    throw new ExpressionException("other(case, output) needs a case and an output", 0);
                }
                return new Quantity(source.other(what, plain.get(1)), Dimension.UNKNOWN);
            }
            case VALUE -> {
                String at = named.get("at");
                if (at == null || plain.size() != 1) {
                    throw new ExpressionException("value() needs an instant: value(x, at=0.1 s)", 0);
                }
                // An instant that only the run knows (the time of an event) has its own row in the recording.
                double t = time(at, scalar);
                double x = !source.known() && later(at, source) ? source.column(what)[1][0] : source.at(what, t);
                return new Quantity(x, source.dimension(what));
            }
            default -> {
                if ((this == FIRST || this == LAST) && ContactTerms.isName(what, source)) {
                    throw ContactTerms.needsField(call(arguments));
                }
                return curve(what, plain, named, source, scalar);
            }
        }
    }

    /** Whether a time is known only when the run is done. */
    private static boolean later(String time, Outputs.Source source) {
        return time.indexOf('(') >= 0
                || source.file().outputs().keySet().stream().anyMatch(time::contains);
    }

    private static Quantity count(String what, Outputs.Source source) {
        List<String> events = source.file().eventNames();
        boolean event = events.contains(what), contact = ContactTerms.isName(what, source);
        if (event && contact) {
            throw new ExpressionException(
                    "count(" + what + "): '" + what + "' is an event, and a contact too; give one another name", 0);
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
                "there is no event or contact '" + what + "'" + DidYouMean.hint(what, known, "name"), 0);
    }

    private static double time(String text, Function<String, Quantity> scalar) {
        Quantity t = scalar.apply(text);
        if (!t.dimension().agrees(Dimension.TIME)) {
            throw new ExpressionException(
                    "'" + text + "' is " + t.dimension().describe() + "; a time [s] is needed", 0);
        }
        return t.si();
    }

    private Quantity curve(
            String what,
            List<String> plain,
            Map<String, String> named,
            Outputs.Source source,
            Function<String, Quantity> scalar) {
        if (plain.size() != 1 || named.containsKey("at")) {
            throw new ExpressionException(word + "() looks at one curve: " + about, 0);
        }
        Dimension dimension = source.dimension(what);
        double from = named.containsKey("from") ? time(named.get("from"), scalar) : Double.NEGATIVE_INFINITY;
        double to = named.containsKey("to") ? time(named.get("to"), scalar) : Double.POSITIVE_INFINITY;
        boolean extreme = this == MAX || this == MIN || this == RANGE;
        if (extreme && named.values().stream().noneMatch(edge -> later(edge, source))) {
            double least = this == MAX ? 0 : source.extreme(what, false, from, to);
            double most = this == MIN ? 0 : source.extreme(what, true, from, to);
            if (!Double.isNaN(least) && !Double.isNaN(most)) {
                return new Quantity(source.known() ? this == MIN ? least : most - least : 1, dimension);
            }
        }
        double[][] c = window(source.column(what), from, to);
        double x = c[0].length == 0 ? Double.NaN : reduce(c[0], c[1]);
        return new Quantity(source.known() ? x : 1, this == INTEGRAL ? dimension.times(Dimension.TIME) : dimension);
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

    private double reduce(double[] t, double[] x) {
        int n = t.length;
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
