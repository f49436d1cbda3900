package org.condyle.simulate;

import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.integrate.StepStatus;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.event.Event;
import org.jspecify.annotations.Nullable;

/**
 * One run of one mechanism: the start and the loop of steps. Used once, by one thread. {@link RunParts} holds what it
 * works with, {@link StepSettlement} is what happens between two steps, {@link RowRecorder} writes the rows,
 * {@link RunCheckpoints} interrupts and resumes, and {@link OutcomeReport} describes the end.
 */
public final class Simulation {
    private final RunParts run;
    private static final double ROUNDING = 1e-9; // of a step

    private final Plan plan;
    private final Stepper stepper;
    private final StepSettlement settlement;
    private final OutcomeReport report;
    private final RunCheckpoints checkpoints;
    private final boolean limited; // an element says how long steps may be

    public Simulation(Mechanism mechanism, Plan plan) {
        this.plan = plan;
        run = new RunParts(mechanism, plan);
        stepper = run.stepper;
        settlement = new StepSettlement(run);
        report = new OutcomeReport(run);
        checkpoints = new RunCheckpoints(run, report);
        limited = !stepper.takesImpacts() && run.workspace.abilities.stepLimits.length > 0;
    }

    public Recording recording() {
        return run.rows.recording;
    }

    public StateFrames film() {
        return run.rows.film;
    }

    /** The state at the end of the run. */
    public State last() {
        return run.current.copy();
    }

    /** Lets a controller set inputs from the start on; before the run. */
    public Simulation controlledBy(Controller c) {
        run.control.use(c);
        return this;
    }

    /** Runs from a state. */
    public Outcome run(State start, Listener listener) {
        run.rows.recording.showTo(listener);
        run.current.set(start);
        run.instant.state.set(start);
        try {
            report.movedAtStart = run.rigid.begin(run.current);
        } catch (ModelException e) {
            stepper.start(run.ode, start.time, run.y);
            return report.refused(e);
        }
        run.jump.begin(run.current);
        Dynamics.beginDescriptors(run.current, run.workspace);
        run.rows.samples.begin(start.time);
        run.ode.store(run.current, run.y);
        run.latchMemory();
        checkpoints.begin(start.time);
        Event happened;
        try {
            StepStatus status = stepper.start(run.ode, start.time, run.y);
            if (status != StepStatus.ACCEPTED) {
                return report.failed(status);
            }
            run.evaluation.evaluate(start.time, run.y);
            run.instant.initialEnergy = run.instant.totalEnergy();
            happened = run.events.start(run.current);
            status = settlement.commit(); // what touches already
            if (status != StepStatus.ACCEPTED) {
                return report.failed(status);
            }
        } catch (ModelException e) {
            return report.refused(e);
        }
        recordStart(start.time);
        if (happened != null && happened.stops()) {
            return stopped(happened);
        }
        run.stall.begin(run.current);
        run.cautions.look(run.current, listener);
        return loop(listener);
    }

    private void recordStart(double time) {
        if (run.impacts.list().isEmpty() && run.impacts.inPlay() == 0) { // what an impact at the start takes was there
            run.instant.initialEnergy = run.instant.totalEnergy();
        }
        run.evidence.settled(run.instant);
        run.events.begin(run.current);
        run.episodes.settled(run.instant, run.current);
        run.rows.start(time);
        run.rows.recording.note(run.instant);
        run.extremes.begin();
        run.rows.film.moment(run.current);
        run.events.occurred(time);
    }

    /** Goes on from a checkpoint; from here every number is the one the uninterrupted run gives. */
    public Outcome resume(Checkpoint c, Listener listener) {
        run.rows.recording.showTo(listener);
        StepStatus status = checkpoints.restore(c);
        return status == StepStatus.ACCEPTED ? loop(listener) : report.failed(status);
    }

    private Outcome loop(Listener listener) {
        while (stepper.time() < plan.until()) {
            Event happened;
            try {
                StepStatus status = stepper.step(limit());
                if (status != StepStatus.ACCEPTED) {
                    run.ode.load(stepper.time(), stepper.state(), run.current);
                    return report.failed(status);
                }
                happened = run.events.find();
                run.events.contactsFired(run.rigid.fired());
                run.episodes.searchStep();
                run.rows.before(stepper.time());
                status = settlement.settle();
                if (status != StepStatus.ACCEPTED) {
                    return report.failed(status);
                }
            } catch (ModelException e) {
                return report.refused(e);
            }
            Outcome end = finishStep(happened, listener);
            if (end != null) {
                return end;
            }
        }
        return report.outcome(Outcome.End.COMPLETED, "");
    }

    /** Records the settled end of a step and tells the listener; the outcome if the run ends here. */
    private @Nullable Outcome finishStep(@Nullable Event happened, Listener listener) {
        double time = stepper.time();
        String lost = run.episodes.tunnelled(run.current);
        if (!lost.isEmpty()) {
            return report.outcome(Outcome.End.FAILED, lost);
        }
        boolean special = run.events.any() || settlement.touched();
        run.rows.at(time, special);
        run.rows.frame(run.current, special || time >= plan.until(), run.episodes.touching());
        run.events.occurred(time);
        if (run.stall.stepped(special, run.current, run.ode, run.workspace)) {
            listener.warned(run.stall.said());
        }
        if (run.stall.standsStill()) {
            return report.outcome(Outcome.End.FAILED, run.events.standstill(time));
        }
        run.cautions.look(run.current, listener);
        if (happened != null && happened.stops()) {
            return stopped(happened);
        }
        if (!listener.stepped(time, plan.until())) {
            return report.outcome(Outcome.End.INTERRUPTED, "interrupted");
        }
        if (checkpoints.takeDue(time)) {
            listener.checkpoint(checkpoints.take());
        }
        return null;
    }

    private Outcome stopped(Event by) {
        return report.outcome(Outcome.End.STOPPED, "event '" + by.name() + "'");
    }

    /** How far the next step may go. */
    private double limit() {
        double now = stepper.time();
        double limit = run.control.limit(now, Math.min(plan.until(), run.extremes.nextEdge(now)));
        if (run.workspace.contacts.lasting()) { // rows are ends of its steps, which have no smooth course inside
            limit = Math.min(limit, run.rows.samples.nextAfter(now));
        } else if (stepper.interpolatesDearly()) {
            double row = run.rows.samples.nextAfter(now), rest = row - now, step = stepper.nextStep();
            // Ending there loses the rest of a step, passing costs half a step; steps from row to row need neither.
            boolean better = rest > 0.5 * step || Math.abs(step - plan.every()) < 0.01 * step;
            limit = better && rest <= 1.01 * step && row < limit - ROUNDING * step ? row : limit;
        }
        double longest =
                stepper.takesImpacts() ? Double.POSITIVE_INFINITY : run.workspace.contacts.switching.longestStep();
        if (limited) {
            Dynamics.place(run.current, run.workspace);
            Dynamics.fillRates(run.workspace);
            for (ForceElement.StepLimit e : run.workspace.abilities.stepLimits) {
                longest = Math.min(longest, e.longestStep(run.current, run.workspace.motion));
            }
        }
        return Math.min(limit, now + longest);
    }
}
