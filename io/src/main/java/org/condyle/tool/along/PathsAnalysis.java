package org.condyle.tool.along;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.motion.PathAnalysis;
import org.condyle.experiment.JumpLines;
import org.condyle.experiment.PathJumpSearch;
import org.condyle.io.document.DocumentException;
import org.condyle.io.problem.Code;
import org.condyle.measures.wrap.WrappedPath;
import org.condyle.mechanics.ModelException;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.condyle.tool.motion.FrameNames;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/**
 * Lengths, lengthening speeds and moment arms of paths. The plain form of the command writes those of all muscles and ligaments;
 * as a part of {@link MuscleAnalysis} it writes those of muscles ({@code _Length}, {@code _MomentArm_knee_angle_r}).
 */
final class PathsAnalysis implements MotionAnalysis {
    private static final String ABOUT = "moment_arm_coordinate_list";

    static final SetupKeys KEYS =
            AnalysisScope.keys().key("muscle_list", "all").key(ABOUT, "all").key("compute_moments", "true");

    private final boolean muscles;
    private final AnalysisScope scope;
    private final PathAnalysis reader;
    private final List<Place> coordinates;
    private final ColumnSet lengths;
    private final ColumnSet speeds;
    private final List<ColumnSet> arms = new ArrayList<>();
    private final double[] numbers;
    private final PathJumpSearch jumps;

    private static List<Place> about(AnalysisScope scope) {
        try {
            return scope.model().labels().find(scope.setup().words(ABOUT));
        } catch (ModelException e) {
            throw scope.setup().problem(ABOUT, String.valueOf(e.getMessage()));
        }
    }

    /** All paths of the model, or those of the list. */
    PathsAnalysis(AnalysisScope scope) {
        this(scope, chosen(scope, PathAnalysis.paths(scope.model().model()).keySet(), "path"), false);
    }

    /** @param muscles whether files have the names of OpenSim's MuscleAnalysis */
    PathsAnalysis(AnalysisScope scope, List<String> names, boolean muscles) {
        this.scope = scope;
        this.muscles = muscles;
        boolean moments = scope.setup().flag("compute_moments");
        coordinates = about(scope).stream().filter(p -> moments && p.hasSpeed()).toList();
        reader = new PathAnalysis(
                scope.instant(), names, coordinates.stream().map(Place::name).toList());
        lengths = scope.columns();
        speeds = scope.columns();
        for (String n : reader.paths()) {
            lengths.add(n, "m", "lengths");
            speeds.add(n, "m/s", "lengthening speeds");
        }
        for (Place p : coordinates) {
            ColumnSet set = scope.columns();
            reader.paths()
                    .forEach(n -> set.add(
                            n,
                            p.coordinate().isLength() ? "1" : "m",
                            scope.model().labels().label(p)));
            arms.add(set);
        }
        numbers = new double[reader.paths().size()];
        Map<String, WrappedPath> jumping =
                PathJumpSearch.candidates(scope.model().model());
        jumping.keySet().retainAll(reader.paths());
        jumps = new PathJumpSearch(scope.model().mechanism(), jumping, JumpLines.SMALLEST);
    }

    /** The paths of {@code muscle_list} among those that are known; all if it says so. */
    static List<String> chosen(AnalysisScope scope, Collection<String> known, String what) {
        if (known.isEmpty()) {
            throw new DocumentException(
                    Code.NOTHING_TO_DO,
                    scope.setup().at(),
                    "the model " + scope.model().name() + " has no " + what + "s");
        }
        List<String> asked = scope.setup().words("muscle_list").stream()
                .map(FrameNames::last)
                .toList();
        if (asked.isEmpty() || asked.stream().anyMatch(a -> a.equalsIgnoreCase("all"))) {
            return List.copyOf(known);
        }
        for (String a : asked) {
            if (!known.contains(a)) {
                throw scope.setup()
                        .problem(
                                "muscle_list",
                                "the model has no " + what + " " + Quoted.of(a) + DidYouMean.hint(a, known));
            }
        }
        return asked;
    }

    /** What reads the paths; it has looked at the instant whose {@link #row} was asked for last. */
    PathAnalysis reader() {
        return reader;
    }

    /** The coordinates of the moment arms; none if moments are not wanted. */
    List<Place> coordinates() {
        return coordinates;
    }

    @Override
    public void row(int row, Instant instant) {
        reader.update();
        jumps.add(instant.state(), instant.workspace.motion);
        int n = numbers.length;
        for (int i = 0; i < n; i++) {
            numbers[i] = reader.length(i);
        }
        lengths.row(row, numbers);
        for (int i = 0; i < n; i++) {
            numbers[i] = reader.lengtheningSpeed(i);
        }
        speeds.row(row, numbers);
        for (int c = 0; c < coordinates.size(); c++) {
            for (int i = 0; i < n; i++) {
                numbers[i] = reader.momentArm(i, c);
            }
            arms.get(c).row(row, numbers);
        }
    }

    @Override
    public void finish(ResultBuilder result, double[] times) {
        JumpLines.ofMotion(jumps.find(), scope.model().labels()::label).forEach(result::warn);
        result.table(lengths.table(muscles ? scope.file("Length") : "lengths.sto", "Lengths", times, false));
        result.table(speeds.table(
                muscles ? scope.file("LengtheningSpeed") : "speeds.sto", "Lengthening speeds", times, false));
        for (int c = 0; c < coordinates.size(); c++) {
            String about = scope.model().labels().label(coordinates.get(c));
            String file = muscles ? scope.file("MomentArm_" + about) : "moment-arms_" + about + ".sto";
            result.table(arms.get(c).table(file, "Moment arms about " + about, times, false));
        }
    }
}
