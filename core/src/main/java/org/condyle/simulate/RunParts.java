package org.condyle.simulate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.VelocityJump;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.CheckpointTape;
import org.condyle.integrate.ContactStepper;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.State;
import org.condyle.simulate.event.EventFinder;
import org.condyle.simulate.ode.Accounts;
import org.condyle.simulate.ode.MechanicalOde;
import org.condyle.simulate.ode.Stall;

/** The parts of one run, connected once: state, equations, method, searches inside steps, logs. */
final class RunParts {
    final Plan plan;
    final Mechanism mechanism;
    final Workspace workspace;
    final State current; // at the end of the last step
    final double[] y; // the same as a vector, with the accounts; scratch while instants inside a step are evaluated
    final Accounts accounts;
    final MechanicalOde ode;
    final Stepper stepper;
    final VelocityJump jump;
    final EventFinder events;
    final Episodes episodes;
    final ImpactLog impacts;
    final RigidPhase rigid;
    final SmallSteps smallSteps;
    final Snapshot instant;
    final InstantEvaluation evaluation;
    final RowRecorder rows;
    final Extremes extremes;
    final Evidence evidence;
    final Stall stall;
    final Cautions cautions;
    final ControlSchedule control;

    RunParts(Mechanism mechanism, Plan plan) {
        this.mechanism = mechanism;
        this.plan = plan;
        workspace = workspace();
        stepper = workspace.contacts.canLast() && !plan.stepper().takesImpacts()
                ? new ContactStepper(plan.stepper())
                : plan.stepper();
        accounts = new Accounts(mechanism, workspace, stepper.takesImpacts());
        ode = new MechanicalOde(mechanism, workspace, plan.stabilisation(), accounts);
        current = mechanism.model().newState();
        y = new double[ode.size()];
        jump = new VelocityJump(workspace, stepper.takesImpacts());
        events = new EventFinder(plan.events(), ode, workspace, stepper, jump);
        episodes = new Episodes(ode, workspace, this::workspace, stepper, accounts);
        impacts = new ImpactLog(placesOfImpacts());
        rigid = new RigidPhase(workspace, plan.stabilisation(), plan.sequentialImpacts(), impacts, ode.lastingForces());
        smallSteps = new SmallSteps(ode, workspace, accounts, rigid, impacts, stepper, plan.until());
        instant = new Snapshot(workspace, accounts, impacts);
        evaluation = new InstantEvaluation(workspace, ode, stepper, plan, instant, y);
        rows = new RowRecorder(mechanism.model(), plan, instant, evaluation);
        extremes = new Extremes(rows.recording, instant, stepper, evaluation::inside);
        evidence = new Evidence(workspace, accounts, impacts, ode);
        stall = new Stall(mechanism, stepper, plan.until());
        cautions = new Cautions(mechanism, workspace);
        control = new ControlSchedule(mechanism.model(), current);
    }

    /** Where a method has a history, steps end at every touch, also at those that others may pass. */
    private Workspace workspace() {
        Map<String, UnaryOperator<ForceElement>> changed = new HashMap<>();
        mechanism.model().forces().forEach((name, e) -> {
            if (plan.stepper().remembers() && e instanceof ContactElement c && !c.located()) {
                changed.put(name, own -> ((ContactElement) own).locating());
            }
        });
        return new Workspace(mechanism, changed);
    }

    private List<String> placesOfImpacts() {
        List<String> places = new ArrayList<>();
        for (int i = 0; i < workspace.contacts.count(); i++) {
            places.add(workspace.contacts.name(i));
        }
        plan.events().forEach(e -> places.add(e.name()));
        return places;
    }

    /** The memory of the current state becomes that of all evaluations. */
    void latchMemory() {
        System.arraycopy(current.memory, 0, ode.memory(), 0, current.memory.length);
    }

    /** What a checkpoint needs of the logs and searches. */
    void remember(CheckpointTape tape) {
        rows.samples.remember(tape);
        rows.recording.remember(tape);
        rows.film.remember(tape);
        evidence.remember(tape);
        events.remember(tape);
        impacts.remember(tape);
        smallSteps.remember(tape);
        extremes.remember(tape);
        episodes.remember(tape);
        stall.remember(tape);
        cautions.remember(tape);
    }
}
