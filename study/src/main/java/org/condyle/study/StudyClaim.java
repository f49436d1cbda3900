package org.condyle.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.condyle.expression.Call;
import org.condyle.expression.Condition;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Functional;
import org.condyle.expression.Scope;
import org.condyle.expression.Variable;
import org.condyle.study.statistics.Sensitivity;
import org.condyle.study.statistics.Summary;
import org.condyle.study.task.OutputColumn;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/**
 * A claim about all runs of a sample: {@code total(force, parameters.k) > 0.5}. The numbers are those of {@code sensitivity.json},
 * in the units of the table.
 */
public record StudyClaim(String id, String says, String test) {
    /** What a claim may ask for: of an output, or of an output and a key. */
    static final List<String> OF_OUTPUT = List.of("mean", "deviation", "quantile");

    static final List<String> OF_KEY = Stream.concat(
                    Stream.of("correlation", "rank"),
                    SamplingMethod.ALL.stream()
                            .map(SamplingMethod::estimator)
                            .filter(Objects::nonNull)
                            .flatMap(e -> e.claims().stream()))
            .toList();

    /** How it turned out. */
    public record Verdict(String id, String says, boolean holds, double value) {}

    /** Throws an {@link ExpressionException} if the test cannot be understood. */
    void check(Study study) {
        Condition.parse(test, new Numbers(study));
    }

    Verdict judge(Findings findings) {
        Numbers numbers = new Numbers(findings.study());
        List<Condition> conditions = Condition.parse(test, numbers);
        double[] x = numbers.asked.stream()
                .mapToDouble(a -> a.applyAsDouble(findings))
                .toArray();
        double value = Double.NaN;
        for (Condition c : conditions) {
            value = c.value().evaluator().value(x);
            if (!c.holds(x)) {
                return new Verdict(id, says, false, value);
            }
        }
        return new Verdict(id, says, true, value);
    }

    /** All claims of a study. */
    public static List<Verdict> judge(Study study, Findings findings) {
        return study.studyClaims().stream().map(c -> c.judge(findings)).toList();
    }

    /** The numbers that a test asks for, one variable each. */
    private static final class Numbers implements Scope {
        private final Study study;
        private final List<ToDoubleFunction<Findings>> asked = new ArrayList<>();

        Numbers(Study study) {
            this.study = study;
        }

        @Override
        public @Nullable Variable slot(String name) {
            return name.equals("failed") ? ask(Findings::failed) : null;
        }

        @Override
        public @Nullable Functional functional(String name) {
            return OF_OUTPUT.contains(name) || OF_KEY.contains(name) ? this::call : null;
        }

        @Override
        public List<String> names() {
            return List.of("failed");
        }

        private Variable ask(ToDoubleFunction<Findings> number) {
            asked.add(number);
            return new Variable(asked.size() - 1, Dimension.UNKNOWN);
        }

        private Variable call(Call c) {
            int wanted = c.name().equals("mean") || c.name().equals("deviation") ? 1 : 2;
            if (c.arguments().size() != wanted) {
                throw c.error(c.name() + " needs "
                        + (wanted == 1
                                ? "an output"
                                : OF_KEY.contains(c.name())
                                        ? "an output and a varied key"
                                        : "an output and a probability"));
            }
            List<String> columns =
                    study.outputs().stream().map(OutputColumn::column).toList();
            int output = index(c, 0, "output", columns);
            if (c.name().equals("quantile")) {
                double p = c.arguments()
                        .get(1)
                        .read(t -> org.condyle.expression.Expression.parse(t, Scope.EMPTY)
                                .constant());
                if (!List.of(0.05, 0.25, 0.5, 0.75, 0.95).contains(p)) {
                    throw c.arguments().get(1).error("the quantiles are those of 5, 25, 50, 75 and 95 %");
                }
                return ask(f -> of(f, output, s -> s.quantile(p).value()));
            } else if (OF_OUTPUT.contains(c.name())) {
                return ask(f -> of(f, output, c.name().equals("mean") ? Summary::mean : Summary::deviation));
            }
            Sample sample = Objects.requireNonNull(study.sample());
            int key = index(c, 1, "varied key", sample.factors());
            require(c, sample.method());
            return ask(f -> ofKey(f, output, c.name(), key));
        }

        private static void require(Call c, SamplingMethod method) {
            SamplingMethod wanted = SamplingMethod.of(c.name());
            if (wanted != null && !wanted.equals(method)) {
                throw c.error(c.name() + " needs the method '" + wanted.word() + "'");
            }
        }

        private static double of(Findings f, int output, ToDoubleFunction<Summary> number) {
            Summary s = f.outputs().get(output).summary();
            return s == null ? Double.NaN : number.applyAsDouble(s);
        }

        private static double ofKey(Findings f, int output, String what, int key) {
            OutputFindings o = f.outputs().get(output);
            Sensitivity.Estimator estimator = f.sample().method().estimator();
            if (estimator != null && estimator.claims().contains(what)) {
                return o.sensitivity() == null ? Double.NaN : estimator.claimed(o.sensitivity(), what)[key];
            }
            if (o.links().isEmpty()) {
                return Double.NaN;
            }
            return what.equals("rank")
                    ? o.links().get(key).rank()
                    : o.links().get(key).correlation();
        }

        private static int index(Call c, int argument, String what, List<String> known) {
            String name = c.arguments().get(argument).text();
            int i = known.indexOf(name);
            if (i < 0) {
                throw c.arguments()
                        .get(argument)
                        .error(
                                ExpressionException.Kind.UNKNOWN_NAME,
                                "there is no " + what + " '" + name + "'",
                                DidYouMean.hint(name, known, what));
            }
            return i;
        }
    }
}
