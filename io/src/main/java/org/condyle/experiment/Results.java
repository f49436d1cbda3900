package org.condyle.experiment;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.regex.Pattern;
import org.condyle.expression.Dimension;
import org.condyle.expression.Evaluator;
import org.condyle.expression.Quantity;
import org.condyle.expression.Scope;
import org.condyle.geometry.freeform.LookupTable;
import org.condyle.geometry.freeform.Tabulated;
import org.condyle.io.model.ModelFile;
import org.condyle.simulate.Channels;
import org.condyle.simulate.EnergyLedger;
import org.condyle.simulate.Impact;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Recording;
import org.condyle.simulate.event.Omitted;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/** The results of a run as formulas see them. */
final class Results implements ResultSource {
    private static final Pattern MODE = Pattern.compile("mode-[0-9]+\\.(frequency|damping|growth)");

    /** Numbers of the run itself; a violation is in metres or radians, whatever its row has. */
    static final Map<String, Dimension> SCALARS = scalars();

    private static Map<String, Dimension> scalars() {
        Map<String, Dimension> all = new LinkedHashMap<>();
        for (String energy : List.of("initial", "final", "work", "dissipated", "residual")) {
            all.put("ledger." + energy, Dimension.ENERGY);
        }
        all.put("ledger.relativeResidual", Dimension.NONE);
        all.put("constraints.maxPosition", Dimension.UNKNOWN);
        all.put("constraints.maxVelocity", Dimension.UNKNOWN);
        all.put("run.time", Dimension.TIME);
        for (String number : List.of("steps", "rejected", "evaluations")) {
            all.put("run." + number, Dimension.NONE);
        }
        all.put("tables.memory", Dimension.NONE);
        all.put("tables.read", Dimension.NONE);
        return Collections.unmodifiableMap(all);
    }

    private final ModelFile file;
    private final Scope parameters;
    private final Recording recording;
    private final Map<String, String> renamed;
    private final Outcome outcome;
    private final Map<String, Double> numbers;
    private final Map<String, Map<String, Double>> others;
    private final Map<String, ChannelFormula> parsed = new HashMap<>();
    private final Set<String> missing = new LinkedHashSet<>();

    Results(ModelFile file, Channels channels, Experiment.Run run, Map<String, Map<String, Double>> others) {
        this.file = file;
        parameters = file.parameters();
        recording = run.recording();
        renamed = channels.renamed();
        outcome = run.outcome();
        numbers = run.numbers();
        this.others = others;
    }

    /** Values that formulas need but that do not exist. */
    Set<String> missing() {
        return missing;
    }

    /** Results of an equilibrium, a cycle or a quasi-static analysis: "mode-1.frequency", "cycle.period", "loss-1.time". */
    static boolean isMode(String name) {
        return name.indexOf('.') > 0
                && (MODE.matcher(name).matches() || Cycles.isResult(name) || StabilityLosses.isResult(name));
    }

    /** Whether a number of the run is called so. */
    static boolean isScalarName(String name) {
        return SCALARS.containsKey(name) || isMode(name);
    }

    @Override
    public boolean isScalar(String name) {
        return isScalarName(name);
    }

    @Override
    public boolean known() {
        return true;
    }

    private ChannelFormula parse(String expression) {
        ChannelFormula x = parsed.get(expression);
        if (x == null) {
            x = ChannelFormula.parse(expression, ChannelScope.of(parameters, recording, renamed));
            parsed.put(expression, x);
        }
        return x;
    }

    @Override
    public double[][] column(String expression) {
        ChannelFormula formula = parse(expression);
        Evaluator x = formula.expression().evaluator();
        int n = recording.rows();
        double[] values = new double[n], row = new double[formula.met().size() + 1];
        int[] columns = formula.met().stream().mapToInt(recording::indexOf).toArray();
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
    public double[][] ends(String expression) {
        return column(expression);
    }

    @Override
    public boolean gaps(String expression) {
        return parse(expression).met().stream()
                .anyMatch(n -> recording.channels().get(recording.indexOf(n)).gaps());
    }

    @Override
    public Dimension dimension(String expression) {
        return parse(expression).expression().dimension();
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
    public double extreme(String expression, boolean largest, double from, double to) {
        int c = recording.watchedAs(new Watch(expression.strip(), from, to).name());
        boolean met = c >= 0 && !(recording.most(c) < recording.least(c)); // the run may have ended before that time
        return !met ? Double.NaN : largest ? recording.most(c) : recording.least(c);
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
        Dimension dimension = SCALARS.get(name);
        if (dimension == null) {
            return isMode(name) ? Quantity.of(numbers.getOrDefault(name, Double.NaN)) : null;
        }
        EnergyLedger ledger = outcome.ledger();
        double x = switch (name) {
            case "ledger.initial" -> ledger.initial();
            case "ledger.final" -> ledger.last();
            case "ledger.work" -> ledger.totalWork();
            case "ledger.dissipated" -> ledger.totalDissipated();
            case "ledger.residual" -> ledger.residual();
            case "ledger.relativeResidual" -> ledger.relativeResidual();
            case "constraints.maxPosition" -> outcome.maxPosition();
            case "constraints.maxVelocity" -> outcome.maxVelocity();
            case "run.time" -> outcome.time();
            case "run.steps" -> outcome.steps();
            case "run.rejected" -> outcome.rejected();
            case "run.evaluations" -> outcome.evaluations();
            case "tables.memory" -> tables(LookupTable::memoryBytes);
            case "tables.read" -> tables(LookupTable::bytesRead);
            default -> throw new IllegalStateException(name);
        };
        return new Quantity(x, dimension);
    }

    /** Of all lookup tables of the model together. */
    private long tables(ToLongFunction<LookupTable> bytes) {
        return file.model().surfaces().stream()
                .mapToLong(s -> s.shape() instanceof Tabulated table ? bytes.applyAsLong(table.table()) : 0)
                .sum();
    }

    @Override
    public ModelFile file() {
        return file;
    }

    @Override
    public List<TouchEvent> happenings() {
        List<TouchEvent> all = new ArrayList<>();
        outcome.contacts().forEach(c -> all.add(TouchEvent.of(c)));
        outcome.impacts().forEach(i -> all.add(TouchEvent.of(i)));
        all.sort(Comparator.comparingDouble(TouchEvent::start)); // of one instant as listed
        return all;
    }

    @Override
    public long omitted(String name) {
        Omitted more = outcome.omitted();
        return more.events().getOrDefault(name, 0L) + omitted(more.contacts(), name) + omitted(more.impacts(), name);
    }

    private long omitted(Map<String, Long> counts, String name) {
        return counts.entrySet().stream()
                .filter(e -> ContactTerms.stands(name, e.getKey(), file.model()))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    @Override
    public double dissipated(String force) {
        if (omitted(outcome.omitted().impacts(), force) > 0) {
            missing.add("dissipated(" + force
                    + ") is not a number: not all impacts are listed; ledger.dissipated includes all of them");
            return Double.NaN;
        }
        double lost = outcome.ledger().dissipated().getOrDefault(force, 0.0); // who has no account loses nothing
        for (Impact i : outcome.impacts()) {
            boolean there =
                    i.at().equals(force) || file.model().contactOf(i.at()).equals(force);
            lost += there ? i.energyLost() : 0;
        }
        return lost;
    }

    @Override
    public void missing(String why) {
        missing.add(why);
    }

    @Override
    public Collection<String> scalarNames() {
        return SCALARS.keySet();
    }
}
