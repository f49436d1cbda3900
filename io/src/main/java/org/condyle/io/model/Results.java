package org.condyle.io.model;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.expression.Dimension;
import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;
import org.condyle.expression.Quantity;
import org.condyle.io.document.DidYouMean;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Recording;
import org.jspecify.annotations.Nullable;

/** The results of a run as formulas see them. */
final class Results implements Outputs.Source {
    static final List<String> SCALARS = List.of(
            "ledger.initial",
            "ledger.final",
            "ledger.work",
            "ledger.dissipated",
            "ledger.residual",
            "ledger.relativeResidual",
            "constraints.maxPosition",
            "constraints.maxVelocity",
            "run.time",
            "run.steps",
            "run.rejected",
            "run.evaluations");

    private final Parameters parameters;
    private final Recording recording;
    private final Outcome outcome;
    private final Map<String, Double> numbers;
    private final Map<String, Map<String, Double>> others;
    private final Set<String> missing = new LinkedHashSet<>();

    Results(Parameters parameters, Experiment.Run run, Map<String, Map<String, Double>> others) {
        this.parameters = parameters;
        recording = run.recording();
        outcome = run.outcome();
        numbers = run.numbers();
        this.others = others;
    }

    /** What formulas asked for in vain. */
    Set<String> missing() {
        return missing;
    }

    /** Results of an equilibrium: "mode-1.frequency". */
    static boolean isMode(String name) {
        return name.matches("mode-[0-9]+\\.(frequency|damping|growth)");
    }

    @Override
    public boolean known() {
        return true;
    }

    private ChannelScope scope() {
        return new ChannelScope(parameters, ChannelScope.units(recording.channels()));
    }

    @Override
    public double[][] column(String expression) {
        ChannelScope scope = scope();
        Evaluator x = Expression.parse(parameters.expand(expression), scope).evaluator();
        int n = recording.rows();
        double[] values = new double[n], row = new double[scope.met().size() + 1];
        int[] columns = scope.met().stream().mapToInt(recording::indexOf).toArray();
        for (int i = 0; i < n; i++) {
            row[0] = recording.time(i);
            for (int c = 0; c < columns.length; c++) {
                row[c + 1] = recording.value(columns[c], i);
            }
            values[i] = x.value(row);
        }
        return new double[][] {recording.times(), values};
    }

    @Override
    public Dimension dimension(String expression) {
        return Expression.parse(parameters.expand(expression), scope()).dimension();
    }

    @Override
    public double at(String expression, double time) {
        double[][] c = column(expression);
        int n = c[0].length;
        for (int i = 0; i < n; i++) {
            if (Math.abs(c[0][i] - time) <= 1e-12 * Math.max(1, Math.abs(time))) {
                return c[1][i];
            }
        }
        for (int i = 1; i < n; i++) { // between rows, for instants that were not known before the run
            if (c[0][i - 1] <= time && time <= c[0][i] && c[0][i] > c[0][i - 1]) {
                double s = (time - c[0][i - 1]) / (c[0][i] - c[0][i - 1]);
                return (1 - s) * c[1][i - 1] + s * c[1][i];
            }
        }
        return Double.NaN;
    }

    @Override
    public double extreme(String expression, boolean largest) {
        int c = recording.indexOf(expression.strip());
        return c < 0 ? Double.NaN : largest ? recording.most(c) : recording.least(c);
    }

    @Override
    public double[] eventTimes(String event) {
        return outcome.events().stream()
                .filter(e -> e.name().equals(event))
                .mapToDouble(e -> e.time())
                .toArray();
    }

    @Override
    public double other(String caseName, String output) {
        Map<String, Double> known = others.getOrDefault(caseName, Map.of());
        Double x = known.get(output);
        if (x == null && others.containsKey(caseName)) {
            missing.add("other(" + caseName + ", " + output + "): case '" + caseName + "' has no output '" + output
                    + "'" + DidYouMean.hint(output, known.keySet(), "output"));
        }
        return x == null ? Double.NaN : x;
    }

    @Override
    public @Nullable Quantity scalar(String name) {
        return switch (name) {
            case "ledger.initial" -> Quantity.of(outcome.ledger().initial());
            case "ledger.final" -> Quantity.of(outcome.ledger().last());
            case "ledger.work" -> Quantity.of(outcome.ledger().totalWork());
            case "ledger.dissipated" -> Quantity.of(outcome.ledger().totalDissipated());
            case "ledger.residual" -> Quantity.of(outcome.ledger().residual());
            case "ledger.relativeResidual" -> Quantity.of(outcome.ledger().relativeResidual());
            case "constraints.maxPosition" -> Quantity.of(outcome.maxPosition());
            case "constraints.maxVelocity" -> Quantity.of(outcome.maxVelocity());
            case "run.time" -> Quantity.of(outcome.time());
            case "run.steps" -> Quantity.of((double) outcome.steps());
            case "run.rejected" -> Quantity.of((double) outcome.rejected());
            case "run.evaluations" -> Quantity.of((double) outcome.evaluations());
            default -> isMode(name) ? Quantity.of(numbers.getOrDefault(name, Double.NaN)) : null;
        };
    }

    @Override
    public Collection<String> scalarNames() {
        return SCALARS;
    }
}
