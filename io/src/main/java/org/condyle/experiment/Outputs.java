package org.condyle.experiment;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.expression.Variable;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.model.Claim;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.Output;
import org.condyle.io.model.ParameterScope;
import org.condyle.io.model.Texts;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.jspecify.annotations.Nullable;

/**
 * Formulas over the results of a run. Reducers turn a channel, or an expression of channels, into a number
 * ({@code max(knee.force)}, {@code value(elbow.angle, at=0.1)}); around them the ordinary expression language applies.
 *
 * <p>Used twice: before the run to learn which channels and instants are needed and to report mistakes
 * ({@link #prepare}), after it to evaluate.
 */
final class Outputs {
    private final ModelFile file;
    /** Those of the file, then those of the request by their text. */
    private final Map<String, Output> outputs = new LinkedHashMap<>();

    private final List<Claim> claims;
    private final RequiredChannels needs;
    /** Outputs that are known already: without it a chain in which each is used twice would take forever. */
    private final Map<Source, Map<String, Quantity>> done = new HashMap<>();

    /** What {@link #prepare} found wrong. */
    private Problems problems = new Problems();

    Outputs(ModelFile file, RunRequest request, Channels channels) {
        this.file = file;
        outputs.putAll(file.outputs());
        request.outputs().forEach(e -> outputs.putIfAbsent(e.text(), new Output(e, null, "")));
        claims = request.claims() ? file.claims() : List.of();
        needs = new RequiredChannels(file, channels);
    }

    /** Channels that outputs and claims read. */
    Set<String> channels() {
        return needs.channels();
    }

    /** Instants that {@code value(..., at=...)} asks for. */
    double[] instants() {
        return needs.instants();
    }

    /** What is watched for its extremes beside the recorded channels; made anew for each run. */
    List<Channel> watched() {
        return needs.watched();
    }

    /** Cases whose results {@code other(case, output)} asks for. */
    Set<String> otherCases() {
        return needs.otherCases();
    }

    /** Looks through all formulas without results: collects what they need, reports what is wrong. */
    void prepare(Problems problems) {
        this.problems = problems;
        outputs.forEach((name, o) -> {
            needs.reading(o.formula());
            shownIn(o, output(name, needs, new LinkedHashSet<>()));
        });
        for (Claim c : claims) {
            needs.reading(c.test());
            try {
                Judgement.judge(c.test().text(), this, needs);
            } catch (ExpressionException x) {
                report(c.test(), x);
            }
        }
        needs.tellLate(problems);
    }

    private void report(Entry e, ExpressionException x) {
        String said = String.valueOf(x.getMessage());
        boolean help = said.startsWith("unknown function") && !said.contains("did you mean");
        problems.add(
                Problem.error(e.at(), e.path(), said + (help ? "; functions of results are " + Reducer.words() : "")));
    }

    /** Whether an output can be shown in the unit its author asks for. */
    private void shownIn(Output output, Quantity value) {
        Entry unit = output.unit();
        if (unit == null) {
            return;
        }
        try {
            Dimension wanted = Units.parse(unit.text()).dimension();
            if (!wanted.agrees(value.dimension())) {
                problems.error(
                        unit,
                        "is the unit of " + wanted.describe() + ", but the output is "
                                + value.dimension().describe());
            }
        } catch (ExpressionException x) {
            report(unit, x);
        }
    }

    /** The unit that a value is shown in: the author's for an output that has one; empty for a plain number. */
    String unit(String outputOrFormula, Dimension dimension) {
        Output output = outputs.get(outputOrFormula.strip());
        if (output != null && output.unit() != null) {
            return output.unit().text();
        }
        boolean plain = !dimension.isKnown() || dimension.unit().equals("1");
        return plain ? "" : dimension.unit();
    }

    /** All outputs, in the order of the file; an output that cannot be computed is NaN. */
    Map<String, Quantity> evaluate(Results results) {
        Map<String, Quantity> out = new LinkedHashMap<>();
        outputs.keySet().forEach(name -> out.put(name, output(name, results, new LinkedHashSet<>())));
        return out;
    }

    private Quantity output(String name, Source source, Set<String> open) {
        Map<String, Quantity> known = done.computeIfAbsent(source, s -> new LinkedHashMap<>());
        Quantity before = known.get(name);
        if (before != null) {
            return before;
        }
        if (!open.add(name)) {
            throw new ExpressionException(
                    "outputs refer to each other in a ring: " + String.join(" -> ", open) + " -> " + name, 0);
        }
        Entry e = Objects.requireNonNull(outputs.get(name)).formula();
        Quantity value;
        try {
            value = scalar(Texts.formula(e), source, open);
        } catch (ExpressionException x) {
            if (source != needs) {
                throw x;
            }
            report(e, x); // here, and not again wherever it is used
            value = new Quantity(Double.NaN, Dimension.UNKNOWN);
        } finally {
            open.remove(name);
        }
        known.put(name, value);
        return value;
    }

    Quantity scalar(String text, Source source) {
        return scalar(text, source, new LinkedHashSet<>());
    }

    /** The value of a formula over results. */
    private Quantity scalar(String text, Source source, Set<String> open) {
        Map<String, Quantity> measured = new LinkedHashMap<>();
        String rest = reduce(text, source, measured, open);
        // What was measured enters as variables, not constants: a result may well be NaN.
        List<Double> slots = new ArrayList<>();
        Map<String, Variable> met = new LinkedHashMap<>();
        Expression x = Expression.parse(rest, new ParameterScope(file.parameters()) {
            @Override
            public @Nullable Variable slot(String name) {
                Variable known = met.get(name);
                if (known != null) {
                    return known;
                }
                Quantity q = measured.get(name);
                if (q == null && file.outputs().containsKey(name)) {
                    q = output(name, source, open);
                }
                if (q == null) {
                    q = source.scalar(name);
                }
                if (q == null) {
                    return null;
                }
                Variable v = new Variable(slots.size(), q.dimension());
                slots.add(q.si());
                met.put(name, v);
                return v;
            }

            @Override
            protected Collection<String> ownNames() {
                Set<String> all = new LinkedHashSet<>(file.outputs().keySet());
                all.addAll(source.scalarNames());
                return all;
            }
        });
        double[] values = slots.stream().mapToDouble(Double::doubleValue).toArray();
        return new Quantity(x.evaluator().value(values), x.dimension());
    }

    /** Text in which every call of a reducer is replaced by a name for its value. */
    private String reduce(String text, Source source, Map<String, Quantity> measured, Set<String> open) {
        StringBuilder out = new StringBuilder();
        int i = 0;
        while (i < text.length()) {
            int end = i;
            while (end < text.length()
                    && (Character.isLetterOrDigit(text.charAt(end)) || "_.-".indexOf(text.charAt(end)) >= 0)) {
                end++;
            }
            if (end == i || !Character.isLetter(text.charAt(i))) {
                int minus = text.indexOf('-', i); // in a name it is a letter, before one a sign: 1-last(ball.x)
                end = Math.max(minus < 0 ? end : Math.min(minus, end), i + 1);
                out.append(text, i, end);
                i = end;
                continue;
            }
            String word = text.substring(i, end);
            if (word.equals("ledger") && text.startsWith("(", end)) {
                throw new ExpressionException("entries of the ledger are written with a dot: ledger.residual", i);
            }
            Reducer reducer = Reducer.find(word);
            int close = end < text.length() && text.charAt(end) == '(' ? closing(text, end) : -1;
            if (reducer == null || close < 0) {
                out.append(word);
                i = end;
                continue;
            }
            List<String> arguments = split(text.substring(end + 1, close));
            boolean ordinary = (word.equals("max") || word.equals("min"))
                    && arguments.stream().filter(a -> !Reducer.isNamed(a)).count() > 1;
            if (ordinary) {
                out.append(word)
                        .append('(')
                        .append(reduce(text.substring(end + 1, close), source, measured, open))
                        .append(')');
                i = close + 1;
                continue;
            }
            String name = "measured" + measured.size() + "x", field = field(text, close + 1);
            Function<String, Quantity> inner = a -> scalar(a, source, open);
            measured.put(
                    name,
                    field.isEmpty()
                            ? reducer.apply(arguments, source, inner)
                            : ContactTerms.value(reducer, arguments, field, source, inner));
            out.append(name);
            i = close + 1 + (field.isEmpty() ? 0 : 1 + field.length());
        }
        return out.toString();
    }

    /** The word after a dot at {@code at}: {@code first(contacts).restitution}; empty if there is none. */
    private static String field(String text, int at) {
        int end = at + 1;
        while (at < text.length()
                && text.charAt(at) == '.'
                && end < text.length()
                && Character.isLetter(text.charAt(end))) {
            end++;
        }
        return end == at + 1 ? "" : text.substring(at + 1, end);
    }

    private static int closing(String text, int open) {
        int depth = 0;
        for (int i = open; i < text.length(); i++) {
            depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        throw new ExpressionException("a parenthesis is not closed", open);
    }

    /** Splits at commas outside parentheses. */
    static List<String> split(String text) {
        List<String> parts = new ArrayList<>();
        int depth = 0, from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
            if (c == ',' && depth == 0) {
                parts.add(text.substring(from, i).strip());
                from = i + 1;
            }
        }
        parts.add(text.substring(from).strip());
        return parts;
    }

    /** Where reducers get their columns from: a run, or nothing yet. */
    interface Source {
        /** False before the run: values are placeholders and only their form matters. */
        boolean known();

        /** Times and values of an expression of channels. */
        double[][] column(String expression);

        /** Dimension of a channel or expression. */
        Dimension dimension(String expression);

        /** Value of an expression of channels at an instant. */
        double at(String expression, double time);

        /** Smallest or largest value of an expression of channels in a time of the run, also inside steps; NaN if unknown. */
        double extreme(String expression, boolean largest, double from, double to);

        /** Times of the occurrences of an event. */
        double[] eventTimes(String event);

        /** An output of another case. */
        double other(String caseName, String output);

        /** The model that the formulas belong to. */
        ModelFile file();

        /** All contacts in the order of touching; none before the run. */
        List<TouchEvent> happenings();

        /** How often an event, or what is named of contacts, happened beyond those that are listed. */
        default long omitted(String name) {
            return 0;
        }

        /** What a force or contact has lost [J]. */
        double dissipated(String force);

        /** Tells why a value is not a number. */
        void missing(String why);

        /** Numbers of the run itself: "ledger.residual". */
        @Nullable
        Quantity scalar(String name);

        Collection<String> scalarNames();
    }
}
