package org.condyle.tool;

import java.util.ArrayList;
import java.util.List;
import org.condyle.analyse.motion.CoordinateMotion;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.muscle.ComputedMuscleControl;
import org.condyle.expression.Dimension;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.StepOptions;
import org.condyle.io.model.RunSettings;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.State;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Recording;
import org.condyle.simulate.Simulation;
import org.condyle.text.ChannelId;
import org.condyle.tool.along.ControlsXml;
import org.condyle.tool.along.MotionAnalyses;
import org.condyle.tool.along.StatesAnalysis;
import org.condyle.tool.motion.Frames;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.Setup;

/** A run of a model that follows a motion, and its tables: states, controls, forces of the actuators, distances from the motion. */
record TrackingRun(
        ToolModel model,
        ComputedMuscleControl control,
        CoordinateMotion desired,
        ComputedMuscleControl.Options options,
        ResultBuilder result) {
    /**
     * Runs from the start to a time.
     *
     * @param every    time between rows [s]
     * @param accuracy of the integration
     * @param listener hears of every step
     */
    Recording run(double from, double until, double every, double accuracy, Listener listener) {
        State start = control.start(model.initial(), from);
        RunSettings run = model.file().run();
        String method = start.z.length > 0 ? "ros3w" : "dopri5";
        Plan plan = new Plan(
                until,
                every,
                new double[0],
                Integrators.create(method, StepOptions.accuracy(accuracy)),
                run.stabilisation().get(),
                List.of(),
                channels(),
                Double.POSITIVE_INFINITY);
        Simulation simulation = new Simulation(model.mechanism(), plan).controlledBy(control);
        listener.began("", start.time);
        Outcome outcome = simulation.run(start, listener);
        result.film(simulation.film());
        outcome.warnings().forEach(result::warn);
        outcome.distrust().forEach(result::distrust);
        if (outcome.end() == Outcome.End.INTERRUPTED) {
            result.interrupted(StepBudget.interrupted(outcome.time(), until));
        } else if (!outcome.regular()) {
            result.stopped(outcome.message());
        }
        return simulation.recording();
    }

    /** All of q, v and z, then the controls. */
    private List<Channel> channels() {
        List<Channel> all = new ArrayList<>(StateRows.channels(model.initial()));
        for (String name : control.actuators()) {
            int element = model.mechanism().forceNames().indexOf(name);
            all.add(new Channel(
                    ChannelId.of("u", "at" + element),
                    Dimension.UNKNOWN,
                    s -> ((Actuator) s.workspace.element(element)).control(s.state, s.workspace.motion)));
        }
        return all;
    }

    /** Names of the actuators that are controlled. */
    List<String> actuators() {
        return control.actuators();
    }

    /** Reads a row of the recording back into a state. */
    void state(Recording rows, int row, State s) {
        int at = StateRows.read(rows, row, s);
        for (int i = 0; i < control.actuators().size(); i++) {
            Control.set(s, control.balance().actuator(i).controlAt(), rows.value(at++, row));
        }
    }

    /** The tables of a run; all of them if the run itself was interrupted. */
    void report(Setup setup, Recording rows, Listener listener) {
        Frames frames = new Frames("tables", rows.times(), result.isInterrupted() ? Listener.NONE : listener);
        int n = rows.times().length, first = firstControl();
        Instant instant = new Instant(model.mechanism());
        MotionAnalyses analyses = new MotionAnalyses(setup, instant, n, result);
        analyses.add(new StatesAnalysis(model, instant, n, result.prefix() + "states.sto"));
        ColumnSet controls = new ColumnSet(n), forces = new ColumnSet(n);
        TrackingErrors errors = new TrackingErrors(setup, model, desired, options, n);
        TrackingLoads loads = new TrackingLoads(setup, model, control.balance());
        Actuator[] actuators = new Actuator[control.actuators().size()];
        for (int i = 0; i < actuators.length; i++) {
            String name = control.actuators().get(i);
            boolean muscle = control.balance().isMuscle(i);
            actuators[i] = (Actuator)
                    instant.workspace.element(model.mechanism().forceNames().indexOf(name));
            controls.add(name, "", muscle ? "controls" : "controls of motors");
            forces.add(name, muscle ? "N" : "", muscle ? "forces" : "forces of motors");
        }
        double[] ofActuators = new double[actuators.length];
        State s = model.initial();
        for (int row = 0; frames.has(row); row++) {
            state(rows, row, s);
            analyses.evaluate(instant, s);
            analyses.row(row, instant);
            for (int i = 0; i < actuators.length; i++) {
                ofActuators[i] = rows.value(first + i, row);
            }
            controls.row(row, ofActuators);
            for (int i = 0; i < actuators.length; i++) {
                ofActuators[i] = actuators[i].exertion(instant.state(), instant.workspace.motion);
            }
            forces.row(row, ofActuators);
            loads.row(instant.state(), ofActuators);
            errors.row(row, instant);
            frames.done(row);
        }
        frames.tell(result);
        double[] times = frames.times();
        result.times(times);
        String prefix = result.prefix();
        var controlTable = controls.table(prefix + "controls.sto", "Controls", times, false);
        result.table(controlTable);
        result.document(prefix + "controls.xml", ControlsXml.of(times, controlTable));
        result.table(forces.table(prefix + "Actuation_force.sto", "ActuatorForces", times, false));
        result.table(errors.table(prefix + "pErr.sto", times));
        analyses.finish(result, times);
        errors.tell(times, result);
        loads.tell(result);
        shortfalls();
    }

    private int firstControl() {
        State like = model.initial();
        return like.q.length + like.v.length + like.z.length;
    }

    private void shortfalls() {
        List<ComputedMuscleControl.Shortfall> all = control.shortfalls();
        result.figure("windows", control.windows(), "", "windows");
        result.figure("windows-out-of-reach", all.size(), "", "");
        if (all.isEmpty()) {
            return;
        }
        ComputedMuscleControl.Shortfall first = all.get(0), worst = first;
        for (ComputedMuscleControl.Shortfall f : all) {
            worst = Math.abs(f.missing()) > Math.abs(worst.missing()) ? f : worst;
        }
        result.distrust("in " + all.size() + " of " + control.windows() + " windows, the first at t = "
                + (float) first.time()
                + " s, the actuators cannot make the accelerations that the motion takes; most is missing at t = "
                + (float) worst.time() + " s: "
                + (worst.speed() < 0 ? worst.measure() : model.speedLabel(worst.speed()))
                + " lacks " + (float) worst.missing() + " "
                + unit(worst) + "; add or strengthen reserve actuators, or look for errors in loads and motion");
    }

    private String unit(ComputedMuscleControl.Shortfall f) {
        boolean length = f.speed() < 0
                || model.labels().moving().stream()
                        .anyMatch(p -> p.v() == f.speed() && p.coordinate().isLength());
        return f.ofForce() ? (length ? "N" : "N·m") : length ? "m/s²" : "rad/s²";
    }
}
