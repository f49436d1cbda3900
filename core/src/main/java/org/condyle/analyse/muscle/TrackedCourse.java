package org.condyle.analyse.muscle;

import java.util.List;
import org.condyle.analyse.PrescribedMotion;
import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;

/**
 * The course that a tracked model is expected to take in the next window, and the accelerations that bring it back to the motion:
 *
 * <pre>  q(t') = q_d(t') + (q - q_d(t)),   v(t') = v_d(t') + (v - v_d(t)),
 *  a = ka v̇_d(t₁) + kv (v_d(t) - v) + kp (q_d(t) - q)  </pre>
 *
 * with the acceleration of the window's end t₁ and the errors of its beginning t. Coordinates without a task go on with the
 * acceleration that they have, and dependent ones follow the constraints.
 */
final class TrackedCourse {
    private static final int MOST_ITERATIONS = 10;
    private static final double CLOSED = 1e-12; // violation that counts as none, in the unit of a row

    private final PrescribedMotion desired;
    private final Workspace workspace;
    private final FreeDirections directions;
    private final CoordinateNames.Place[] places;
    private final TrackingTask[] tasks;
    private final boolean[] tracked;
    private final CoordinateNames.Place[] untracked;
    private final State begin; // of the motion
    private final State there; // of the motion, at another time
    private final State now; // of the model
    private final double[] acceleration;
    private final double[] going; // accelerations of the model at the beginning
    private final double[] ignored;

    TrackedCourse(Mechanism mechanism, PrescribedMotion desired, List<TrackingTask> tasks) {
        Model model = mechanism.model();
        this.desired = desired;
        this.tasks = tasks.toArray(TrackingTask[]::new);
        workspace = new Workspace(mechanism);
        CoordinateNames names = new CoordinateNames(model);
        places = tasks.stream().map(t -> place(names, t)).toArray(CoordinateNames.Place[]::new);
        tracked = new boolean[model.speeds()];
        for (CoordinateNames.Place p : places) {
            if (tracked[p.v()]) {
                throw new ModelException("coordinate '" + p.name() + "' has two tasks; leave one of them out");
            }
            tracked[p.v()] = true;
        }
        untracked =
                names.all().stream().filter(p -> p.plain() && !tracked[p.v()]).toArray(CoordinateNames.Place[]::new);
        directions = new FreeDirections(workspace, tracked);
        begin = model.newState();
        there = model.newState();
        now = model.newState();
        acceleration = new double[model.speeds()];
        going = new double[model.speeds()];
        ignored = new double[model.speeds()];
    }

    private static CoordinateNames.Place place(CoordinateNames names, TrackingTask task) {
        CoordinateNames.Place p = names.find(task.coordinate());
        if (!p.plain()) {
            throw new ModelException("coordinate '" + p.name()
                    + "' cannot be tracked: its rate is not a speed of joint '"
                    + p.joint().name() + "' ("
                    + p.joint().mobility().type() + "); use a joint whose angles are coordinates");
        }
        return p;
    }

    /** Puts a state on the motion at its time, with the dependent coordinates that the constraints demand. */
    void beginOnMotion(State s) {
        desired.at(s.time, begin, ignored);
        System.arraycopy(begin.q, 0, s.q, 0, s.q.length);
        System.arraycopy(begin.v, 0, s.v, 0, s.v.length);
        close(s);
    }

    /** Moves dependent coordinates and their speeds onto the constraints, by Newton. */
    private void close(State s) {
        if (workspace.mechanism.rows() == 0) {
            return;
        }
        Dynamics.constrain(s, workspace);
        for (int k = 0; k < MOST_ITERATIONS && violation() > CLOSED; k++) {
            move(workspace.rows.value);
            Configurations.advance(workspace.mechanism, s.q, ignored, s.q);
            Dynamics.constrain(s, workspace);
        }
        move(workspace.velocityError);
        for (int k = 0; k < s.v.length; k++) {
            s.v[k] += ignored[k];
        }
    }

    private double violation() {
        double worst = 0;
        for (int r = 0; r < workspace.mechanism.rows(); r++) {
            worst = Math.max(worst, Math.abs(workspace.rows.value[r]));
        }
        return worst;
    }

    private void move(double[] violation) {
        directions.update(violation);
        directions.particular(ignored);
        for (int k = 0; k < ignored.length; k++) {
            ignored[k] = -ignored[k];
        }
    }

    /** Takes the state of the model at the beginning of a window, and its accelerations. */
    void begin(State s, double[] accelerations) {
        now.set(s);
        System.arraycopy(accelerations, 0, going, 0, going.length);
        desired.at(s.time, begin, ignored);
    }

    /** Writes the state that is expected at a time of the window; internal states and memory are those of the beginning. */
    void at(double time, State out) {
        desired.at(time, there, ignored);
        out.set(now);
        out.time = time;
        for (int k = 0; k < out.q.length; k++) {
            out.q[k] = there.q[k] + (now.q[k] - begin.q[k]);
        }
        for (int k = 0; k < out.v.length; k++) {
            out.v[k] = there.v[k] + (now.v[k] - begin.v[k]);
        }
        double dt = time - now.time;
        for (CoordinateNames.Place p : untracked) {
            out.q[p.q()] = now.q[p.q()] + dt * (now.v[p.v()] + 0.5 * dt * going[p.v()]);
            out.v[p.v()] = now.v[p.v()] + dt * going[p.v()];
        }
        close(out);
    }

    /** Accelerations that are wanted at the end of the window; to read, not to write. */
    double[] accelerations(double end) {
        desired.at(end, there, acceleration);
        for (int i = 0; i < tasks.length; i++) {
            int q = places[i].q(), v = places[i].v();
            acceleration[v] = tasks[i].feedforward() * acceleration[v]
                    + tasks[i].velocity() * (begin.v[v] - now.v[v])
                    + tasks[i].position() * (begin.q[q] - now.q[q]);
        }
        return acceleration;
    }

    /** Of each generalised velocity whether it has a task. */
    boolean[] tracked() {
        return tracked.clone();
    }

    boolean isTracked(int speed) {
        return tracked[speed];
    }

    /** Weight of the task along a generalised velocity. */
    double weight(int speed) {
        for (int i = 0; i < tasks.length; i++) {
            if (places[i].v() == speed) {
                return tasks[i].weight();
            }
        }
        return 1;
    }
}
