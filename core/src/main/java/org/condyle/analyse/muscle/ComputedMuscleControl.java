package org.condyle.analyse.muscle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.condyle.analyse.PrescribedMotion;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.math.Check;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Lagging;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Settling;
import org.condyle.mechanics.State;
import org.condyle.optimise.OptimumStatus;
import org.condyle.simulate.Controller;
import org.condyle.simulate.Snapshot;
import org.jspecify.annotations.Nullable;

/**
 * Controls of muscles and motors with which a running model follows a motion. At the beginning of each window it
 *
 * <ol>
 *   <li>wants the accelerations that bring the model back to the motion ({@link TrackedCourse}, {@link TrackedMeasures});
 *   <li>finds which forces the muscles can reach by the end of the window, with the least and the largest control, on the course
 *       that the model is expected to take ({@link ActuatorPrediction});
 *   <li>chooses efforts within these ranges that give the accelerations at the end of the window ({@link EffortTarget});
 *   <li>finds the control of each muscle that leads to its effort ({@link ControlSearch}).
 * </ol>
 *
 * Controls of muscles are constant over a window; those of actuators without delay change linearly from one to the next. Source: D.
 * G. Thelen, F. C. Anderson and S. L. Delp, "Generating dynamic simulations of movement using computed muscle control", Journal
 * of Biomechanics 36 (2003) 321-328; details as in OpenSim, so that its results are met.
 */
public final class ComputedMuscleControl implements Controller {
    /** Least control of a muscle that is foreseen, as in OpenSim. */
    public static final double LEAST_CONTROL = 0.02;

    /** Window of the start, after which a run with muscles begins [s]. */
    public static final double START = 0.03;

    private static final double UNLIMITED = 100; // control of an actuator with delay that has no limit
    private static final double IDLE = 0.01; // control before the start
    private static final double HELD = 0.2; // how long muscles adapt to a pose [s]
    private static final double NODE_SPACING = 0.005; // [s]
    private static final double FROZEN = 1; // a range of forces that is not worth a choice [N]

    private final Options options;
    private final Workspace workspace;
    private final ActuatorBalance balance;
    private final TrackedCourse course;
    private final TrackedMeasures measures;
    private final EffortTarget target;
    private final int[] lagging; // among the actuators
    private final Lagging[] laggers;
    private final Measure.Reading[] readings;
    private final ActuatorPrediction prediction;
    private final ControlSearch search;
    private final int nodes;
    private final State expected;
    private final double[] own;
    private final double[] going; // accelerations at the beginning of the window
    private final double[][] ofLaggers; // least control, largest, effort at each, wanted effort, control
    private final double[] controls;
    private final double[] least;
    private final double[] most;
    private final double[] fmin;
    private final double[] fmax;
    private final double[] efforts;
    private final List<Shortfall> shortfalls = new ArrayList<>();
    private final double[] bounds = new double[2];
    private @Nullable Limits limits;
    private double origin;
    private int windows;

    /**
     * What is asked for.
     *
     * @param window   time between two decisions [s]
     * @param fast     whether wanted accelerations are met exactly; otherwise they compete with the efforts
     * @param tasks    coordinates that follow the motion
     * @param measures measures, such as components of points, that follow courses of their own
     * @param excluded actuators that act by their own controls
     */
    public record Options(
            double window, boolean fast, List<TrackingTask> tasks, List<MeasureTask> measures, Set<String> excluded) {
        public Options {
            Check.positive("window of computed muscle control [s]", window);
            tasks = List.copyOf(tasks);
            measures = List.copyOf(measures);
            excluded = Set.copyOf(excluded);
            if (tasks.isEmpty() && measures.isEmpty()) {
                throw new ModelException("computed muscle control needs at least one coordinate or point to track");
            }
        }

        /** With tasks of coordinates only. */
        public Options(double window, boolean fast, List<TrackingTask> tasks, Set<String> excluded) {
            this(window, fast, tasks, List.of(), excluded);
        }
    }

    /**
     * A window in which the wanted accelerations were out of reach.
     *
     * @param time    beginning of the window [s]
     * @param speed   the generalised velocity that lacks most; -1 if a measure does
     * @param measure name of the measure that lacks most; empty if a generalised velocity does
     * @param missing [N, N·m] or, if {@code ofForce} is false, [m/s², rad/s²]
     */
    public record Shortfall(double time, int speed, String measure, double missing, boolean ofForce) {}

    public ComputedMuscleControl(Mechanism mechanism, PrescribedMotion desired, Options options) {
        this.options = options;
        workspace = new Workspace(mechanism);
        course = new TrackedCourse(mechanism, desired, options.tasks());
        balance = new ActuatorBalance(mechanism, options.excluded(), course.tracked());
        measures = new TrackedMeasures(mechanism, options.measures(), balance.instant());
        target = new EffortTarget(mechanism, balance, course, measures, options.fast());
        int n = balance.actuators();
        if (n == 0) {
            throw new ModelException(
                    "the model has no muscle and no motor that could be controlled; add actuators to it");
        }
        List<Integer> late = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            if (balance.actuator(i).controlAt() == Control.FORMULA) {
                String name = balance.names().get(i);
                throw new ModelException(
                        "actuator '" + name
                                + "' is controlled by a formula or a file, which cannot be changed; give it a number as control, or exclude it",
                        name);
            }
            if (lags(balance.actuator(i))) {
                late.add(i);
            }
        }
        lagging = late.stream().mapToInt(i -> i).toArray();
        laggers = late.stream().map(i -> (Lagging) balance.actuator(i)).toArray(Lagging[]::new);
        readings = Arrays.stream(laggers)
                .map(l -> new Measure.Reading(l.measure()))
                .toArray(Measure.Reading[]::new);
        nodes = 1 + Math.max(2, (int) Math.ceil(Math.max(START, options.window()) / NODE_SPACING));
        prediction = new ActuatorPrediction(laggers, nodes);
        search = new ControlSearch(prediction, laggers.length);
        expected = mechanism.model().newState();
        own = new double[prediction.internalSize()];
        going = new double[mechanism.model().speeds()];
        ofLaggers = new double[6][laggers.length];
        controls = new double[n];
        least = new double[n];
        most = new double[n];
        fmin = new double[n];
        fmax = new double[n];
        efforts = new double[n];
        for (int i = 0; i < n; i++) {
            limit(i, balance.actuator(i).leastControl(), balance.actuator(i).mostControl());
        }
    }

    /** Names of the actuators that are controlled. */
    public List<String> actuators() {
        return balance.names();
    }

    public ActuatorBalance balance() {
        return balance;
    }

    /** Changes the bounds of a control, from the next window on. */
    public void limit(int actuator, double leastControl, double mostControl) {
        if (!(leastControl <= mostControl)) {
            String name = balance.names().get(actuator);
            throw new ModelException(
                    "the least control of '" + name + "', " + leastControl + ", is above the largest, " + mostControl,
                    name);
        }
        boolean late = lags(balance.actuator(actuator));
        boolean pulls = balance.isMuscle(actuator);
        least[actuator] = late ? Math.max(pulls ? LEAST_CONTROL : -UNLIMITED, leastControl) : leastControl;
        most[actuator] = Math.max(least[actuator], late ? Math.min(UNLIMITED, mostControl) : mostControl);
    }

    private static boolean lags(Actuator a) {
        return a instanceof Lagging l && l.lags();
    }

    /** Bounds that change with time: of each window those of its end hold. */
    public interface Limits {
        /** Least and largest control of an actuator, as {@link #actuators} counts them; NaN for its own. */
        void at(int actuator, double time, double[] leastAndMost);
    }

    /** Changes the bounds of all controls, from the next window on. */
    public void limits(Limits overTime) {
        limits = overTime;
    }

    private void limitAt(double time) {
        Limits given = limits;
        for (int i = 0; given != null && i < controls.length; i++) {
            bounds[0] = bounds[1] = Double.NaN;
            given.at(i, time, bounds);
            Actuator a = balance.actuator(i);
            limit(
                    i,
                    Double.isNaN(bounds[0]) ? a.leastControl() : Math.max(a.leastControl(), bounds[0]),
                    Double.isNaN(bounds[1]) ? a.mostControl() : Math.min(a.mostControl(), bounds[1]));
        }
    }

    /** Windows in which the motion was out of reach. */
    public List<Shortfall> shortfalls() {
        return List.copyOf(shortfalls);
    }

    /** How many windows were decided. */
    public int windows() {
        return windows;
    }

    /**
     * The state at which a run begins: on the motion, with muscles that know what they will have to do. With muscles that is
     * {@link #START} after the time, else at the time.
     */
    public State start(State any, double time) {
        State s = any.copy();
        s.time = time;
        course.beginOnMotion(s);
        settleOthers(s);
        boolean late = own.length > 0;
        Arrays.fill(going, 0);
        if (late) {
            Arrays.fill(ofLaggers[5], IDLE);
            look(s, time + START);
            prediction.rest(ofLaggers[5], own);
            storeOwn(s);
            decide(s, START);
            prediction.hold(HELD);
            prediction.run(own, ofLaggers[5]);
            storeOwn(s);
        }
        decide(s, late ? START : options.window());
        if (late) {
            prediction.run(own, ofLaggers[5]); // along the course that was looked at
            course.at(time + START, expected);
            s.set(expected);
            storeOwn(s);
        }
        for (int i = 0; i < controls.length; i++) {
            Control.set(s, balance.actuator(i).controlAt(), controls[i]);
        }
        shortfalls.clear();
        windows = 0;
        origin = s.time;
        return s;
    }

    /** Muscles that are not controlled here adapt to the pose. */
    private void settleOthers(State s) {
        Dynamics.place(s, workspace);
        for (Internal e : workspace.abilities.internal) {
            if (e instanceof Settling settling) {
                settling.settle(s, workspace.motion, true);
            }
        }
    }

    @Override
    public double interval() {
        return options.window();
    }

    @Override
    public double origin() {
        return origin;
    }

    @Override
    public void control(Snapshot now, Inputs inputs) {
        State s = now.state;
        System.arraycopy(now.workspace.acceleration, 0, going, 0, going.length);
        decide(s, options.window());
        windows++;
        for (int i = 0; i < controls.length; i++) {
            Actuator a = balance.actuator(i);
            boolean late = lags(a) && ((Lagging) a).internals().count() > 0;
            double before = late ? controls[i] : a.control(s, now.workspace.motion);
            inputs.setControl(a.controlAt(), before, (controls[i] - before) / options.window());
        }
    }

    /** The controls of a window that begins at a state. */
    private void decide(State s, double window) {
        double end = s.time + window;
        limitAt(end);
        measures.begin(s);
        look(s, end);
        loadOwn(s);
        search.begin(own);
        ranges();
        course.at(end, expected);
        balance.update(expected, course.accelerations(end));
        for (int i = 0; i < controls.length; i++) {
            if (!lags(balance.actuator(i))) {
                fmin[i] = least[i] * balance.strength(i);
                fmax[i] = most[i] * balance.strength(i);
            }
        }
        if (target.solve(fmin, fmax, efforts) != OptimumStatus.OPTIMAL) {
            shortfalls.add(shortfall(s.time));
        }
        for (int i = 0; i < controls.length; i++) {
            double strength = balance.strength(i);
            controls[i] = strength > 0 ? efforts[i] / strength : least[i];
        }
        for (int k = 0; k < lagging.length; k++) {
            ofLaggers[4][k] = efforts[lagging[k]];
        }
        search.solve(ofLaggers[0], ofLaggers[2], ofLaggers[1], ofLaggers[3], ofLaggers[4], ofLaggers[5]);
        for (int k = 0; k < lagging.length; k++) {
            controls[lagging[k]] = ofLaggers[5][k];
        }
    }

    /** Lines of the muscles on the course that the model is expected to take. */
    private void look(State s, double end) {
        course.begin(s, going);
        prediction.course(s.time, end, 1 + Math.max(2, (int) Math.ceil((end - s.time) / NODE_SPACING - 1e-9)));
        for (int node = 0; laggers.length > 0 && node < prediction.nodes(); node++) {
            course.at(prediction.nodeTime(node), expected);
            Dynamics.place(expected, workspace);
            for (int k = 0; k < laggers.length; k++) {
                laggers[k].measure().read(expected, workspace.motion, readings[k]);
                prediction.node(node, k, readings[k].value, readings[k].rate);
            }
        }
    }

    /** What the muscles can reach. */
    private void ranges() {
        for (int k = 0; k < lagging.length; k++) {
            ofLaggers[0][k] = least[lagging[k]];
            ofLaggers[1][k] = most[lagging[k]];
        }
        search.efforts(ofLaggers[0], ofLaggers[2]);
        search.efforts(ofLaggers[1], ofLaggers[3]);
        for (int k = 0; k < lagging.length; k++) {
            int i = lagging[k];
            fmin[i] = ofLaggers[2][k];
            fmax[i] = ofLaggers[3][k] - fmin[i] < FROZEN ? fmin[i] : ofLaggers[3][k];
        }
    }

    private Shortfall shortfall(double time) {
        int worst = 0;
        for (int row = 1; row < target.rows(); row++) {
            if (Math.abs(target.missing(row)) > Math.abs(target.missing(worst))) {
                worst = row;
            }
        }
        return new Shortfall(
                time, target.speed(worst), target.measure(worst), target.missing(worst), target.ofForces());
    }

    private void loadOwn(State s) {
        int to = 0;
        for (Lagging l : laggers) {
            System.arraycopy(s.z, l.internals().at(), own, to, l.internals().count());
            to += l.internals().count();
        }
    }

    private void storeOwn(State s) {
        int from = 0;
        for (Lagging l : laggers) {
            System.arraycopy(own, from, s.z, l.internals().at(), l.internals().count());
            from += l.internals().count();
        }
    }
}
