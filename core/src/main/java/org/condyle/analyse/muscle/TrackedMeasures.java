package org.condyle.analyse.muscle;

import java.util.List;
import org.condyle.analyse.motion.Instant;
import org.condyle.dynamics.BodyAccelerations;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/**
 * The measures that follow courses, and the accelerations that bring them back to these, with the errors of the beginning t of a
 * window and the acceleration of its end t₁:
 *
 * <pre>  ẍ_w = ka ẍ_d(t₁) + kv (ẋ_d(t) - ẋ) + kp (x_d(t) - x)  </pre>
 */
final class TrackedMeasures {
    private final MeasureTask[] tasks;
    private final Measure.Reading[] readings;
    private final Workspace workspace;
    private final BodyAccelerations accelerations;
    private final Instant instant;
    private final Forces push;
    private final double[] feedback;
    private final double[] jet = new double[3];
    private final double[] second = new double[Motion.SIZE];

    /** @param instant where the equations of the window's end are written down */
    TrackedMeasures(Mechanism mechanism, List<MeasureTask> tasks, Instant instant) {
        this.tasks = tasks.toArray(MeasureTask[]::new);
        this.instant = instant;
        readings = tasks.stream().map(t -> new Measure.Reading(t.measure())).toArray(Measure.Reading[]::new);
        workspace = new Workspace(mechanism);
        accelerations = new BodyAccelerations(instant.workspace);
        push = new Forces(mechanism.model().bodies().size(), mechanism.model().speeds());
        feedback = new double[this.tasks.length];
    }

    int count() {
        return tasks.length;
    }

    MeasureTask task(int i) {
        return tasks[i];
    }

    /** Takes the errors at the beginning of a window. */
    void begin(State s) {
        if (tasks.length == 0) {
            return;
        }
        Dynamics.place(s, workspace);
        Dynamics.fillRates(workspace);
        for (int i = 0; i < tasks.length; i++) {
            MeasureTask t = tasks[i];
            t.measure().read(s, workspace.motion, readings[i]);
            t.course().jet(s.time, jet);
            feedback[i] = t.velocity() * (jet[1] - readings[i].rate) + t.position() * (jet[0] - readings[i].value);
        }
    }

    /** ẍ_w of a task [m/s² or rad/s²]. */
    double wanted(int i, double end) {
        tasks[i].course().jet(end, jet);
        return tasks[i].feedforward() * jet[2] + feedback[i];
    }

    /** Takes the accelerations that the instant has. */
    void look() {
        Dynamics.fillRates(instant.workspace);
        accelerations.update();
    }

    /** Writes the gradient of a measure along the generalised velocities; returns ẍ at the accelerations of {@link #look}. */
    double gradient(int i, double[] out) {
        Measure measure = tasks[i].measure();
        Dynamics.jacobian(measure, readings[i], push, instant.state(), instant.workspace, out);
        double sum = measure.curvature(readings[i]);
        for (int b = 1; b < push.dual.length / Motion.SIZE; b++) {
            accelerations.read(b, second);
            for (int k = 0; k < Motion.SIZE; k++) {
                sum += push.dual[Motion.SIZE * b + k] * second[k];
            }
        }
        for (int k = 0; k < push.generalised.length; k++) {
            sum += push.generalised[k] * instant.workspace.acceleration[k];
        }
        return sum;
    }
}
