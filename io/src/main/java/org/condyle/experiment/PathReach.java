package org.condyle.experiment;

import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.CoordinateRange;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.State;

/**
 * How short and how long a path gets while each coordinate that has a range goes through it, one after the other, the others as at
 * the start. Combinations of coordinates may reach farther.
 *
 * @param least [m]
 * @param most  [m]
 */
public record PathReach(double least, double most) {
    /** Of a line of the model; as long as it is at the start where no coordinate has a range. */
    public static PathReach of(Experiment experiment, Measure line) {
        Workspace workspace = new Workspace(experiment.mechanism());
        Measure.Reading reading = new Measure.Reading(line);
        CoordinateSweep sweep = new CoordinateSweep(experiment);
        double[] ends = {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        take(experiment.start(), line, workspace, reading, ends);
        for (Place p : new CoordinateNames(experiment.mechanism().model()).all()) {
            CoordinateRange range = experiment.mechanism().model().ranges().get(p.name());
            if (range != null && range.upper() - range.lower() > CoordinateSweep.NARROWEST) {
                sweep.of(p, range).forEach(s -> take(s, line, workspace, reading, ends));
            }
        }
        return new PathReach(ends[0], ends[1]);
    }

    private static void take(State s, Measure line, Workspace workspace, Measure.Reading reading, double[] ends) {
        Dynamics.place(s, workspace);
        line.read(s, workspace.motion, reading);
        ends[0] = Math.min(ends[0], reading.value);
        ends[1] = Math.max(ends[1], reading.value);
    }

    /** Whether it is an interval. */
    public boolean isRange() {
        return most > least;
    }
}
