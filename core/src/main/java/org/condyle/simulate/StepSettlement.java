package org.condyle.simulate;

import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.TimeStepping;
import org.condyle.integrate.StepStatus;
import org.condyle.mechanics.Switching;
import org.condyle.simulate.event.Event;

/**
 * What happens between two steps: the accepted end of a step is corrected and becomes the state, elements change their
 * memory, events add and release constraints and strike, rigid contacts collide. Where any of this changes the motion, the stepper
 * begins again from here.
 */
final class StepSettlement {
    private final RunParts run;
    private final Event[] acting; // events that add or release constraints, or strike
    private final TimeStepping.Witness witness = this::listImpact;
    private boolean jumped; // elements or contacts changed what they do at the instant settled last
    private boolean touched; // a contact began or ended at the instant settled last
    private boolean struck; // an impulse acted at the instant settled last

    StepSettlement(RunParts run) {
        this.run = run;
        acting = run.plan.events().stream()
                .filter(e -> e.switches() || e.strikes())
                .toArray(Event[]::new);
    }

    /** Whether a contact began or ended at the instant that was settled last. */
    boolean touched() {
        return touched;
    }

    /** The accepted end of a step becomes the state: corrected, remembered, accounted for. */
    StepStatus settle() {
        touched = false;
        double time = run.stepper.time();
        run.ode.load(time, run.stepper.state(), run.current);
        boolean moved = Configurations.tidy(run.mechanism, run.current);
        moved |= run.plan.stabilisation().afterStep(run.current, run.workspace);
        System.arraycopy(run.stepper.state(), 0, run.y, 0, run.y.length);
        run.ode.store(run.current, run.y);
        if (moved) {
            run.evidence.corrected(time, run.stepper.state(), run.y);
            StepStatus replaced = run.stepper.replace(run.y); // leaves the workspace evaluated at y
            if (replaced != StepStatus.ACCEPTED) {
                return replaced;
            }
            run.evaluation.show(time, run.y);
        } else {
            run.evaluation.evaluate(time, run.y);
        }
        boolean contact = run.workspace.contacts.lasting(); // the step has no smooth course inside
        boolean searched = !contact && run.extremes.arrive(); // at the left side of what may jump here
        if (searched) {
            run.extremes.search();
            run.evaluation.endAgain(moved);
        }
        StepStatus status = commit();
        if (status != StepStatus.ACCEPTED) {
            return status;
        }
        run.evidence.settled(run.instant);
        if (jumped || contact || !run.extremes.searching()) {
            run.rows.recording.note(run.instant);
            run.extremes.begin();
        } else {
            run.extremes.goOn(searched);
        }
        run.events.settled(run.current);
        touched |= run.episodes.settled(run.instant, run.current);
        return StepStatus.ACCEPTED;
    }

    /** Elements remember; where that changes what they do, the instant is evaluated again. */
    StepStatus commit() {
        boolean changed = run.control.control(run.instant);
        for (Switching e : run.workspace.abilities.switching) {
            changed |= e.commit(run.current, run.workspace.motion);
        }
        changed |= act();
        if (run.stepper.takesImpacts()) {
            run.ode.tell(run.current, witness);
        } else if (run.rigid.settle(run.current, struck)) {
            changed = true;
            touched = true;
            run.rigid.listRests(run.events.log());
            if (run.rigid.isStuck()) {
                return takeSmallSteps();
            }
        }
        run.latchMemory();
        jumped = changed;
        return changed ? restart() : StepStatus.ACCEPTED;
    }

    private StepStatus takeSmallSteps() {
        StepStatus status = run.smallSteps.go(run.current, run.y);
        run.rigid.listRests(run.events.log());
        run.evaluation.evaluate(run.stepper.time(), run.y);
        jumped = true;
        return status;
    }

    private StepStatus restart() {
        run.ode.store(run.current, run.y); // an element may have let a spring go
        StepStatus status = run.stepper.jump(run.y);
        run.evaluation.evaluate(run.stepper.time(), run.y);
        return status;
    }

    /** What the events of this instant add and release, and their impulses; true if there is any. */
    private boolean act() {
        boolean switched = false;
        struck = false;
        for (Event e : acting) {
            if (!run.events.happened(e)) {
                continue;
            }
            if (run.jump.changes(run.current, e.add(), e.release())) {
                run.jump.change(run.current, e.add(), e.release());
                if (!e.add().isEmpty()) {
                    run.impacts.add(new Impact(
                            run.current.time, e.name(), run.jump.speed(), 0, run.jump.lost(), run.jump.impulse()));
                }
                switched = true;
            }
            if (e.strikes()) {
                run.jump.strike(run.current, e.impulses());
                run.impacts.bring(run.jump.work(), run.jump.free());
                run.impacts.lose(run.jump.lost());
                struck = true;
            }
        }
        if (switched) {
            run.plan.stabilisation().rowsChanged();
            run.evidence.rowsChanged();
        }
        return switched || struck;
    }

    private void listImpact(int i, double before, double after, double energy, double impulse) {
        run.impacts.list(new Impact(run.current.time, run.workspace.contacts.name(i), before, after, energy, impulse));
    }
}
