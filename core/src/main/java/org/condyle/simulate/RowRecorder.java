package org.condyle.simulate;

import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.simulate.event.OutputTimes;

/** Writes the rows of a recording and the frames of the bodies at the times of the output. */
final class RowRecorder {
    private static final double ROUNDING = 1e-9; // of the time between two rows

    final Recording recording;
    final StateFrames film;
    final OutputTimes samples;
    private final Snapshot instant;
    private final InstantEvaluation evaluation;
    private final double hair; // rows so near the end of a step are taken there [s]

    RowRecorder(Model model, Plan plan, Snapshot instant, InstantEvaluation evaluation) {
        boolean regular = plan.stepper().interpolatesDearly() && plan.every() < Double.POSITIVE_INFINITY;
        hair = regular ? ROUNDING * plan.every() : 0;
        this.instant = instant;
        this.evaluation = evaluation;
        recording = new Recording(plan.channels());
        film = new StateFrames(model);
        samples = new OutputTimes(plan.until(), plan.every(), plan.alsoAt());
    }

    /** The row of the start, if it is due. */
    void start(double time) {
        if (samples.due(time)) {
            samples.take();
            keep();
        }
    }

    /** Rows inside the step, by dense output and put onto the constraints like the ends of steps. */
    void before(double end) {
        while (samples.due(Math.nextDown(end - hair))) {
            evaluation.row(samples.take());
            keep();
        }
    }

    /** The row at the end of a step, if it is due or if the instant is {@code special}. */
    void at(double end, boolean special) {
        boolean due = special;
        while (samples.due(end + hair)) {
            samples.take();
            due = true;
        }
        if (due) {
            keep();
        }
    }

    private void keep() {
        recording.add(instant);
        film.row(instant.state);
    }

    /** The frame at the end of a step, for the scene. */
    void frame(State current, boolean special, boolean touching) {
        if (special) {
            film.moment(current);
        } else if (touching) {
            film.inContact(current);
        }
    }
}
