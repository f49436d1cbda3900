package org.condyle.tool.along;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
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
class PathsAnalysis extends TableAnalysis {
    private static final String ABOUT = "moment_arm_coordinate_list";

    static final SetupKeys KEYS =
            AnalysisScope.keys().key("muscle_list", "all").key(ABOUT, "all").key("compute_moments", "true");

    private final AnalysisScope scope;
    private final PathAnalysis reader;
    private final List<Place> coordinates;
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
        super(scope.rows());
        this.scope = scope;
        boolean moments = scope.setup().flag("compute_moments");
        coordinates = about(scope).stream().filter(p -> moments && p.hasSpeed()).toList();
        reader = new PathAnalysis(
                scope.instant(), names, coordinates.stream().map(Place::name).toList());
        columns(muscles ? scope.file("Length") : "lengths.sto", "Lengths", "m", "lengths", reader::length);
        columns(
                muscles ? scope.file("LengtheningSpeed") : "speeds.sto",
                "Lengthening speeds",
                "m/s",
                "lengthening speeds",
                reader::lengtheningSpeed);
        for (int c = 0; c < coordinates.size(); c++) {
            Place p = coordinates.get(c);
            int which = c;
            String about = scope.model().labels().label(p);
            columns(
                    muscles ? scope.file("MomentArm_" + about) : "moment-arms_" + about + ".sto",
                    "Moment arms about " + about,
                    p.coordinate().isLength() ? "1" : "m",
                    about,
                    i -> reader.momentArm(i, which));
        }
        Map<String, WrappedPath> jumping =
                PathJumpSearch.candidates(scope.model().model());
        jumping.keySet().retainAll(reader.paths());
        jumps = new PathJumpSearch(scope.model().mechanism(), jumping, JumpLines.SMALLEST);
    }

    /** A table with a column for each path. */
    private void columns(String file, String title, String unit, String group, IntToDoubleFunction number) {
        ColumnSet set = table(file, title, false, each(number));
        reader.paths().forEach(n -> set.add(n, unit, group));
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
    final PathAnalysis reader() {
        return reader;
    }

    /** The coordinates of the moment arms; none if moments are not wanted. */
    final List<Place> coordinates() {
        return coordinates;
    }

    @Override
    public void row(int row, Instant instant, double[] acceleration) {
        reader.update();
        jumps.add(instant.state(), instant.workspace.motion);
        super.row(row, instant, acceleration);
    }

    @Override
    public void finish(ResultBuilder result, double[] times) {
        JumpLines.ofMotion(jumps.find(), scope.model().labels()::label).forEach(result::warn);
        super.finish(result, times);
    }
}
