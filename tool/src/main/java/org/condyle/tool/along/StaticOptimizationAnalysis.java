package org.condyle.tool.along;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntToDoubleFunction;
import java.util.regex.Pattern;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.muscle.MotionFrame;
import org.condyle.analyse.muscle.MotionReport;
import org.condyle.analyse.muscle.StaticOptimisation;
import org.condyle.io.document.DocumentException;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.ModelException;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;
import org.jspecify.annotations.Nullable;

/**
 * Controls and forces of muscles and motors that make the motion, each instant by itself or all together ({@link Smoothing}): {@code _activation}, {@code _force} and
 * {@code _controls.xml} as OpenSim's StaticOptimization writes them; and of each coordinate {@code _moment}, what the motion takes,
 * and {@code _missing}, what the actuators could not give.
 */
final class StaticOptimizationAnalysis extends TableAnalysis {
    private static final String LEAST = "least_activation", PUBLISHED = "published_strength";

    static final SetupKeys KEYS = AnalysisScope.keys()
            .key("use_model_force_set", "true")
            .key("activation_exponent", "2")
            .key("use_muscle_physiology", "true")
            .key("passive_forces", "false")
            .key("weights", "")
            .key(LEAST, "")
            .key(PUBLISHED, "false")
            .key(Smoothing.KEY, "0")
            .key(MeasuredActivations.FILE, "")
            .key(MeasuredActivations.WEIGHT, "10")
            .withoutEffect("optimizer_convergence_criterion", "optimizer_max_iterations", "forces_file");

    /** OpenSim before version 4 let activations vanish; since then the classes of muscles have a least control of 0.01. */
    private static final int LEAST_SINCE = 40000;

    private static final Pattern VERSION = Pattern.compile(".*an OpenSim model of version (\\d{1,9})");

    private final AnalysisScope scope;
    private final StaticOptimisation optimisation;
    private final @Nullable MeasuredActivations measured;
    private final @Nullable Smoothing smoothing;
    private final MotionReport report;
    private final List<Place> places;
    private final ColumnSet activations;
    private final ShareColumns shares;
    private @Nullable MotionFrame frame; // whose row is written

    /** The analysis that a setup asks for. */
    static MotionAnalysis of(AnalysisScope scope) {
        if (scope.setup().flag("use_model_force_set")) {
            return new StaticOptimizationAnalysis(scope);
        }
        Smoothing.refuse(scope.setup());
        return new IdealMotorsAnalysis(scope);
    }

    private StaticOptimizationAnalysis(AnalysisScope scope) {
        super(scope.rows());
        this.scope = scope;
        Setup setup = scope.setup();
        places = scope.model().labels().moving();
        optimisation = new StaticOptimisation(scope.model().mechanism(), options(setup));
        leastActivation();
        measured = setup.path(MeasuredActivations.FILE)
                .map(f -> new MeasuredActivations(setup, f, optimisation.actuators()))
                .orElse(null);
        if (measured != null) {
            scope.result().input(measured.file());
        }
        smoothing = Smoothing.of(scope, optimisation);
        String[] names = new String[scope.model().model().speeds()];
        for (int k = 0; k < names.length; k++) {
            names[k] = scope.model().model().speedName(k);
        }
        places.forEach(p -> names[p.v()] = scope.model().labels().label(p));
        report = new MotionReport(scope.model().model(), optimisation.actuators(), List.of(names));
        activations = table("activation", "Static Optimization", i -> frame().controls[i]);
        ColumnSet forces = table("force", "Static Optimization", i -> frame().efforts[i]),
                moments =
                        table(
                                "moment",
                                "Moments of the motion",
                                i -> frame().loads[places.get(i).v()]),
                missing =
                        table(
                                "missing",
                                "Missing moments",
                                i -> frame().missing[places.get(i).v()]);
        for (int i = 0; i < optimisation.actuators().size(); i++) {
            String name = optimisation.actuators().get(i);
            boolean muscle = optimisation.balance().isMuscle(i);
            activations.add(name, "", muscle ? "activations" : "controls of motors");
            forces.add(name, muscle ? "N" : "", muscle ? "forces" : "forces of motors");
        }
        for (Place p : places) {
            String unit = p.coordinate().isLength() ? "N" : "N*m",
                    label = scope.model().labels().label(p);
            moments.add(label, unit, p.joint().name());
            missing.add(label, unit, "missing");
        }
        shares = new ShareColumns(optimisation, places, scope.model().labels(), scope.rows());
    }

    /** The lower bound of the activations: that of a setup, or those of the muscles. */
    private void leastActivation() {
        Setup setup = scope.setup();
        double largest = 0;
        for (int i = 0; i < optimisation.actuators().size(); i++) {
            if (optimisation.balance().isMuscle(i)) {
                Actuator muscle = optimisation.balance().actuator(i);
                largest = Math.max(largest, muscle.leastControl());
                if (setup.has(LEAST)) {
                    double least = setup.number(LEAST);
                    if (!(least >= 0 && least < muscle.mostControl())) {
                        throw setup.problem(LEAST, "must lie between 0 and the largest control, was " + least);
                    }
                    optimisation.bounds(optimisation.actuators().get(i), least, muscle.mostControl());
                }
            }
        }
        boolean old = scope.model().file().notes().stream()
                .map(VERSION::matcher)
                .anyMatch(m -> m.matches() && Integer.parseInt(m.group(1)) < LEAST_SINCE);
        if (old && largest > 0 && !setup.has(LEAST)) {
            scope.result()
                    .warn("the least activation of muscles is " + largest + ", as in OpenSim since version 4; the model"
                            + " is older, and OpenSim 3 let activations vanish: --set AnalysisSet." + setup.type() + "."
                            + LEAST
                            + "=0 does so");
        }
    }

    private static StaticOptimisation.Options options(Setup setup) {
        double power = setup.number("activation_exponent");
        try {
            return new StaticOptimisation.Options(
                    power, strength(setup), setup.flag("passive_forces"), Set.of(), weights(setup));
        } catch (IllegalArgumentException e) {
            throw setup.problem("activation_exponent", String.valueOf(e.getMessage()));
        }
    }

    private static StaticOptimisation.Strength strength(Setup setup) {
        return !setup.flag("use_muscle_physiology")
                ? StaticOptimisation.Strength.RATED
                : setup.flag(PUBLISHED) ? StaticOptimisation.Strength.PUBLISHED : StaticOptimisation.Strength.OF_FIBRES;
    }

    /** Names and numbers in turn. */
    private static Map<String, Double> weights(Setup setup) {
        List<String> words = setup.words("weights");
        Map<String, Double> out = new LinkedHashMap<>();
        if (words.size() % 2 != 0) {
            throw setup.problem("weights", "needs actuators and numbers in turn, such as: soleus_r 2 tib_ant_r 0.5");
        }
        for (int i = 0; i < words.size(); i += 2) {
            double weight;
            try {
                weight = Double.parseDouble(words.get(i + 1));
            } catch (NumberFormatException e) {
                weight = Double.NaN;
            }
            if (!(weight > 0 && weight < Double.POSITIVE_INFINITY)) {
                throw setup.problem(
                        "weights",
                        "the weight of " + words.get(i) + " must be a positive number, was " + words.get(i + 1));
            }
            out.put(words.get(i), weight);
        }
        return out;
    }

    @Override
    public int leastRows() {
        return smoothing == null ? 1 : 2;
    }

    @Override
    public boolean needsMotion() {
        return true;
    }

    @Override
    public void row(int row, Instant instant, double[] acceleration) {
        if (measured != null) {
            measured.apply(optimisation, instant.state().time);
        }
        try {
            if (smoothing != null) {
                smoothing.add(instant.state(), acceleration);
            } else {
                write(row, optimisation.solve(instant.state(), acceleration));
            }
        } catch (ModelException e) {
            throw new DocumentException(Code.MODEL_REFUSED, scope.setup().at(), String.valueOf(e.getMessage()));
        }
    }

    private ColumnSet table(String file, String title, IntToDoubleFunction number) {
        return table(scope.file(file), title, false, each(number));
    }

    private MotionFrame frame() {
        return Objects.requireNonNull(frame);
    }

    private void write(int row, MotionFrame f) {
        report.add(f);
        shares.row(row, f);
        scope.result().shown(row).ifPresent(s -> shares.activate(s, f));
        frame = f;
        super.row(row, scope.instant(), f.loads);
    }

    @Override
    public void finish(ResultBuilder result, double[] times) {
        if (smoothing != null) {
            List<MotionFrame> frames = smoothing.solve();
            for (int k = 0; k < frames.size(); k++) {
                write(k, frames.get(k));
            }
        }
        result.shares(shares.shares(times));
        super.finish(result, times);
        String name = scope.file("controls");
        result.document(
                name.replaceAll("\\.sto$", ".xml"),
                ControlsXml.of(times, activations.table(name, "Controls", times, false)));
        String help = ". Reserves come with --reserves \"10 N*m\", or from a file (--actuators, key force_set_files)";
        report.distrust(help).forEach(result::distrust);
        report.warnings().forEach(result::warn);
        result.figure("optimality", report.worstOptimality(), "", "largest violation of the conditions of an optimum");
        result.figure("infeasible-frames", report.infeasible(), "", "frames in which the motion is out of reach");
        if (smoothing != null) {
            smoothing.tell(result);
        }
        for (Place p : places) {
            if (report.reserveShare(p.v()) > 0) {
                result.figure("reserve-share." + scope.model().labels().label(p), report.reserveShare(p.v()), "", "");
            }
        }
    }
}
