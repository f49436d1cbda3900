package org.condyle.app.text;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.condyle.view.muscle.MuscleHistory;
import org.condyle.view.muscle.MuscleHistory.Course;

/** Muscles of a run for the terminal: the most active and the most strained one. All of them are in the report. */
public final class MuscleLines {
    private MuscleLines() {}

    /** One line; none without muscles. */
    public static List<String> of(MuscleHistory history) {
        if (history.isEmpty() || history.times().length == 0) {
            return List.of();
        }
        Course active = largest(history, Course::activation), tense = largest(history, Course::tension);
        int muscles = history.muscles().size();
        double tension = most(tense.tension());
        return List.of((muscles == 1 ? "1 muscle" : muscles + " muscles") + ": activation up to "
                + ContactLines.brief(most(active.activation())) + (muscles == 1 ? "" : " (" + active.name() + ")")
                + ", tension up to " + ContactLines.brief(tension) + " N (" + (muscles == 1 ? "" : tense.name() + ", ")
                + Math.round(100 * tension / tense.law().architecture().maxIsometricForce()) + " % of F0)");
    }

    private static Course largest(MuscleHistory history, Function<Course, double[]> quantity) {
        return history.muscles().stream()
                .max(Comparator.comparingDouble(m -> most(quantity.apply(m))))
                .orElseThrow();
    }

    private static double most(double[] values) {
        return java.util.Arrays.stream(values).max().orElse(Double.NaN);
    }
}
