package org.condyle.tool;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.condyle.analyse.InverseDynamics;
import org.condyle.analyse.motion.CoordinateMotion;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.Instant;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.State;
import org.condyle.muscle.Muscle;
import org.condyle.simulate.Listener;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.condyle.tool.motion.Course;
import org.condyle.tool.motion.Frames;
import org.condyle.tool.motion.InternalColumns;
import org.condyle.tool.motion.LoadPoints;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.RootResiduals;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;
import org.condyle.tool.setup.TimeRange;

/**
 * Inverse dynamics: the generalised forces that a motion takes, given all loads.
 *
 * <pre>  τ = M(q) v̇ + h(q, v) - Q  </pre>
 *
 * q, v and v̇ from a quintic spline through the coordinates (filtered if asked for), Q of all forces of the model and of the
 * external loads, but for those that the setup excludes. Constraints do not push.
 */
final class InverseDynamicsTool {
    static final String COORDINATES = "coordinates_file";
    static final String CUTOFF = "lowpass_cutoff_frequency_for_coordinates";

    static final SetupKeys KEYS = new SetupKeys()
            .key(ToolModel.KEY, "")
            .key(COORDINATES, "")
            .key(CUTOFF, "-1")
            .key("external_loads_file", "")
            .key("forces_to_exclude", "")
            .key("time_range", "")
            .key("output_gen_force_file", "inverse_dynamics.sto")
            .key("coordinates_in_degrees", "")
            .key("joints_to_report_body_forces", "")
            .and(RootResiduals.KEYS)
            .and(LoadPoints.KEYS)
            .withoutEffect("results_directory", "input_directory", "output_body_forces_file", "defaults");

    private InverseDynamicsTool() {}

    static AnalysisResult run(Setup setup, Listener listener) {
        ToolModel model = ToolModel.of(setup);
        Path file = setup.requiredPath(COORDINATES, "table of coordinates");
        Optional<Boolean> degrees = setup.has("coordinates_in_degrees")
                ? Optional.of(setup.flag("coordinates_in_degrees"))
                : Optional.empty();
        MotionFile table = MotionFile.read(file, "coordinates", model, degrees);
        TimeRange range = TimeRange.of(setup, "time_range");
        double[] own = table.times();
        range.rows(own, file.toString()); // the data themselves must have rows there
        double[] all = Course.filteredRows(table, setup.number(CUTOFF));
        int[] rows = range.within(own).rows(all, file.toString());
        double[] times = Arrays.copyOfRange(all, rows[0], rows[1]);
        model.requireLoads(times[0], times[times.length - 1]);
        ResultBuilder result = new ResultBuilder(setup, model, "Inverse dynamics");
        result.input(file.toString());
        result.addAll(table.warnings());
        result.warn(range.shortfall(own, file.toString()));
        // the row nearest to an end may lie up to half a step beyond it
        double slack = own.length < 2 ? 1e-3 : Math.max(1e-3, 0.5 * (own[own.length - 1] - own[0]) / (own.length - 1));
        boolean continued = times[0] < own[0] - slack || times[times.length - 1] > own[own.length - 1] + slack;
        result.warn(
                continued
                        ? "rows outside of " + own[0] + " s to " + own[own.length - 1]
                                + " s are of the continuation that the filter"
                                + " adds to the data, as OpenSim does it; do not use them"
                        : "");
        result.warn(
                setup.has("joints_to_report_body_forces")
                        ? "joints_to_report_body_forces is ignored; use an AnalyzeTool with a JointReaction"
                        : "");
        compute(setup, model, table, new Frames("", times, listener), result);
        return result.result();
    }

    private static void compute(Setup setup, ToolModel model, MotionFile table, Frames frames, ResultBuilder result) {
        double[] all = frames.all();
        CoordinateMotion motion =
                Course.motion(model, table, setup.number(CUTOFF), CoordinateMotion.Differentiation.COORDINATES_TWICE);
        Set<String> left = excluded(setup, model, result);
        InverseDynamics dynamics = InverseDynamics.ignoringConstraints(model.mechanism(), left);
        List<String> acting = forces(model, Muscle.class).stream()
                .filter(m -> !left.contains(m))
                .toList();
        InternalColumns fibres = InternalColumns.of(model, Optional.empty(), false);
        if (!acting.isEmpty()) {
            result.warn(acting.size() + " muscles (" + MotionFile.listed(acting)
                    + ") act with the activations of the start of the model, so that the efforts are what is missing beside"
                    + " them; for net joint moments give forces_to_exclude = Muscles");
        }
        RootResiduals residuals = new RootResiduals(setup, model);
        List<Place> places = model.labels().moving();
        int count = all.length, n = model.model().speeds();
        double[] acceleration = new double[n], efforts = new double[n], whole = new double[n];
        double[][] tau = new double[places.size()][count], coupled = new double[places.size()][count];
        boolean constrained = model.mechanism().rows() > 0;
        State s = model.initial();
        double[] past = s.memory;
        Instant contacts = new Instant(model.mechanism());
        for (int i = 0; frames.has(i); i++) {
            motion.at(all[i], s, acceleration);
            result.frame(s);
            if (past.length > 0) { // a state of a table has no past: what overlaps touches
                contacts.place(s);
                System.arraycopy(contacts.state().memory, 0, s.memory, 0, past.length);
            }
            if (!acting.isEmpty()) {
                fibres.at(i, s);
            }
            dynamics.efforts(s, acceleration, efforts);
            residuals.frame(s, efforts);
            if (constrained) {
                dynamics.coupled(efforts, whole);
            }
            for (int k = 0; k < places.size(); k++) {
                tau[k][i] = efforts[places.get(k).v()];
                coupled[k][i] = whole[places.get(k).v()];
            }
            frames.done(i);
        }
        double[] times = frames.times();
        result.times(times);
        frames.tell(result);
        String file = setup.outputName("output_gen_force_file", "inverse_dynamics.sto", ".sto");
        result.table(new ResultTable(file, "Inverse Dynamics", times, columns(model, places, frames.cut(tau)), false));
        if (constrained) {
            result.table(new ResultTable(
                    file.replaceAll("\\.(sto|mot)$", "") + "_coupled.sto",
                    "Inverse Dynamics with coupled coordinates",
                    times,
                    columns(model, places, frames.cut(coupled)),
                    false));
        }
        residuals.tell(result);
    }

    private static List<ResultTable.Column> columns(ToolModel model, List<Place> places, double[][] tau) {
        List<ResultTable.Column> columns = new ArrayList<>();
        for (int k = 0; k < places.size(); k++) {
            Place p = places.get(k);
            boolean length = p.coordinate().isLength();
            columns.add(new ResultTable.Column(
                    model.labels().label(p) + (length ? "_force" : "_moment"),
                    length ? "N" : "N*m",
                    p.joint().name(),
                    tau[k]));
        }
        return columns;
    }

    /** Names of forces and of groups: all, muscles, actuators (muscles among them). */
    static Set<String> excluded(Setup setup, ToolModel model, ResultBuilder result) {
        Set<String> out = new HashSet<>();
        for (String word : setup.words("forces_to_exclude")) {
            switch (word.toLowerCase(Locale.ROOT)) {
                case "none" -> {}
                case "muscles" -> out.addAll(forces(model, Muscle.class));
                case "actuators" -> out.addAll(forces(model, Actuator.class));
                case "all" -> out.addAll(model.model().forces().keySet());
                default -> {
                    if (model.model().forces().containsKey(word)) {
                        out.add(word);
                    } else if (!model.model().measures().containsKey(word)) {
                        result.warn(setup.at("forces_to_exclude") + ": forces_to_exclude: the model has no force "
                                + Quoted.of(word)
                                + DidYouMean.hint(word, model.model().forces().keySet()));
                    }
                }
            }
        }
        return out;
    }

    private static List<String> forces(ToolModel model, Class<?> kind) {
        return model.model().forces().entrySet().stream()
                .filter(f -> kind.isInstance(f.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }
}
