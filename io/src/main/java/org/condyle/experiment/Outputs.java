package org.condyle.experiment;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.condyle.expression.Argument;
import org.condyle.expression.Call;
import org.condyle.expression.Condition;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Functional;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.expression.Variable;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.model.Claim;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.Output;
import org.condyle.io.model.read.AngleUnit;
import org.condyle.io.model.read.ParameterScope;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
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

    /** Names of those that are evaluated for themselves, and not only where another one reads them. */
    private final Set<String> wanted = new LinkedHashSet<>();

    private final List<Claim> claims;
    private final RequiredChannels needs;
    private final AbsentParts absent;
    /** Outputs that read a channel of an angle; a ratio of speeds and lengths may be in rad as well. */
    private final Set<String> angles = new HashSet<>();
    /** Tests of claims that speak of an absent part. */
    private final Set<Entry> aboutAbsent = new HashSet<>();
    /** Outputs that are known already: without it a chain in which each is used twice would take forever. */
    private final Map<ResultSource, Map<String, Quantity>> done = new HashMap<>();

    /** What {@link #prepare} found wrong. */
    private Problems problems = new Problems();

    Outputs(ModelFile file, RunRequest request, Channels channels, AbsentParts absent) {
        this.file = file;
        this.absent = absent;
        outputs.putAll(file.outputs());
        request.outputs().forEach(e -> outputs.putIfAbsent(e.text(), new Output(e, null, "")));
        claims = request.judging() == Judging.NONE ? List.of() : file.claims();
        wanted.addAll(outputs.keySet());
        Set<String> only = request.only();
        if (only != null) {
            wanted.removeIf(name -> file.outputs().containsKey(name) && !only.contains(name));
        }
        needs = new RequiredChannels(file, channels);
    }

    /** Channels that outputs and claims read. */
    Set<String> channels() {
        return needs.channels();
    }

    /** Whether rows between the start and the end of the run are read. */
    boolean rows() {
        return needs.rows();
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
        for (String name : List.copyOf(wanted)) {
            Output o = Objects.requireNonNull(outputs.get(name));
            needs.reading(o.formula());
            try {
                shownIn(o, output(name, needs, new LinkedHashSet<>()));
            } catch (ExpressionException x) {
                absent.add(name); // it speaks of an absent part: all else was reported
                outputs.remove(name);
                wanted.remove(name);
            }
        }
        for (Claim c : claims) {
            c.readings().values().forEach(this::prepareTest);
        }
        needs.tellLate(problems);
        needs.tellRenamed(problems);
    }

    private void prepareTest(Entry test) {
        needs.reading(test);
        try {
            judge(test.text(), needs);
        } catch (ExpressionException x) {
            // as written, a file must not have claims that nothing can judge
            if (!file.description().changes().isEmpty() && absent.explains(x, test)) {
                aboutAbsent.add(test);
            } else {
                report(test, x);
            }
        }
    }

    /** Whether the test of a claim speaks of a part that was cut. */
    boolean aboutAbsent(Entry test) {
        return aboutAbsent.contains(test);
    }

    private void report(Entry e, ExpressionException x) {
        boolean help = x.kind() == ExpressionException.Kind.UNKNOWN_FUNCTION
                && x.hint().isEmpty();
        Texts.report(problems, e, help ? x.hinting("functions of results are " + Reducer.words()) : x);
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
                        Code.WRONG_UNIT,
                        unit,
                        "is the unit of " + wanted.describe() + ", but the output is "
                                + value.dimension().describe());
            }
        } catch (ExpressionException x) {
            report(unit, x);
        }
    }

    /** The unit that an output is shown in: the author's, where there is one, else that in which the file gives angles. */
    String unit(String name, Dimension dimension) {
        return unit(name, dimension, angles.contains(name) && file.description().anglesInDegrees());
    }

    /** The author's unit for an output that has one; empty for a plain number. */
    private String unit(String outputOrFormula, Dimension dimension, boolean inDegrees) {
        Output output = outputs.get(outputOrFormula.strip());
        if (output != null && output.unit() != null) {
            return output.unit().text();
        }
        boolean plain = !dimension.isKnown() || dimension.unit().equals("1");
        return plain ? "" : inDegrees && dimension.equals(Dimension.ANGLE) ? "deg" : dimension.unit();
    }

    /** All outputs, in the order of the file; an output that cannot be computed is NaN. */
    Map<String, Quantity> evaluate(Results results) {
        Map<String, Quantity> out = new LinkedHashMap<>();
        wanted.forEach(name -> out.put(name, output(name, results, new LinkedHashSet<>())));
        return out;
    }

    private Quantity output(String name, ResultSource source, Set<String> open) {
        Map<String, Quantity> known = done.computeIfAbsent(source, s -> new LinkedHashMap<>());
        Quantity before = known.get(name);
        if (before != null) {
            needs.meets(angles.contains(name));
            return before;
        }
        boolean met = needs.forgetAngle();
        if (!open.add(name)) {
            throw new ExpressionException(
                    ExpressionException.Kind.CYCLE,
                    "outputs refer to each other in a cycle: " + String.join(" -> ", open) + " -> " + name,
                    "",
                    0);
        }
        Entry e = Objects.requireNonNull(outputs.get(name)).formula();
        Quantity value;
        try {
            value = scalar(Texts.formula(e), source, open).value();
        } catch (ExpressionException x) {
            if (source != needs || absent.explains(x, e)) {
                throw x;
            }
            report(e, x); // here, and not again wherever it is used
            value = new Quantity(Double.NaN, Dimension.UNKNOWN);
        } finally {
            open.remove(name);
        }
        known.put(name, value);
        if (needs.metAngle()) {
            angles.add(name);
        }
        needs.meets(met);
        return value;
    }

    /** The value of a formula over results. */
    private Scalar scalar(String text, ResultSource source, Set<String> open) {
        ResultScope scope = new ResultScope(source, open);
        Expression x = Expression.parse(text, scope);
        return new Scalar(new Quantity(x.evaluator().value(scope.values()), x.dimension()), x.isConstant());
    }

    /** Judges the test of a claim. */
    Judgement judge(String test, ResultSource source) {
        ResultScope scope = new ResultScope(source, new LinkedHashSet<>());
        List<Condition> conditions = Condition.parse(test, scope);
        double[] values = scope.values();
        Condition shown = conditions.stream()
                .filter(c -> !c.holds(values))
                .findFirst()
                .orElse(conditions.get(conditions.size() - 1));
        Expression x = shown.value();
        String unit = unit(x.text(), x.dimension(), AngleUnit.isDegrees(test)); // beside the numbers of the test
        return new Judgement(x.evaluator().value(values), unit, shown.holds(values));
    }

    /**
     * A number that a formula gives.
     *
     * @param fixed whether it is known before the run, because the formula asks for no result
     */
    record Scalar(Quantity value, boolean fixed) {}

    /** Names and functions in formulas over results. What is measured is a variable, since a result may be NaN. */
    private final class ResultScope extends ParameterScope {
        private final ResultSource source;
        private final Set<String> open;
        private final List<Double> slots = new ArrayList<>();
        private final Map<String, Variable> met = new HashMap<>();

        ResultScope(ResultSource source, Set<String> open) {
            super(file.parameters());
            this.source = source;
            this.open = open;
        }

        double[] values() {
            return slots.stream().mapToDouble(Double::doubleValue).toArray();
        }

        private Variable add(Quantity q) {
            slots.add(q.si());
            return new Variable(slots.size() - 1, q.dimension());
        }

        @Override
        public @Nullable Variable slot(String name) {
            Variable known = met.get(name);
            if (known == null) {
                Quantity q = outputs.containsKey(name) && !isScalarItself(name)
                        ? output(name, source, open)
                        : source.scalar(name);
                known = q == null ? null : add(q);
                if (known != null) {
                    met.put(name, known);
                }
            }
            return known;
        }

        /** A study calls an output by its formula; the formula run.steps then asks for the scalar, not for the output again. */
        private boolean isScalarItself(String name) {
            return source.isScalar(name)
                    && Texts.formula(Objects.requireNonNull(outputs.get(name)).formula())
                            .strip()
                            .equals(name);
        }

        /** Without a look at the value: the s of 2 s is no call for the output s. */
        @Override
        public boolean isName(String name) {
            return outputs.containsKey(name) || source.isScalar(name) || isParameter(name);
        }

        @Override
        public @Nullable Functional functional(String name) {
            if (name.equals("ledger")) {
                return call -> {
                    throw call.error("entries of the ledger are written with a dot: ledger.residual");
                };
            }
            Reducer reducer = Reducer.find(name);
            return reducer == null ? null : call -> reducer.isOrdinary(call) ? null : add(measure(reducer, call));
        }

        private Quantity measure(Reducer reducer, Call call) {
            Function<Argument, Scalar> inner = a -> a.read(text -> scalar(text, source, open));
            return call.field().isEmpty()
                    ? reducer.apply(call, source, inner)
                    : ContactTerms.value(reducer, call, source, inner);
        }

        @Override
        protected Collection<String> ownNames() {
            Set<String> all = new LinkedHashSet<>(outputs.keySet());
            all.addAll(source.scalarNames());
            return all;
        }
    }
}
