package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.integrate.StepStatus;
import org.condyle.mechanics.ModelException;
import org.condyle.simulate.event.Omitted;
import org.condyle.simulate.ode.Diagnosis;

/** Describes how a run ended: the reason, the ledger, the logs, the warnings and whether to trust the numbers. */
final class OutcomeReport {
    private final RunParts run;

    /** Overlaps that were removed at the start, for the warnings; empty if there were none. */
    String movedAtStart = "";

    OutcomeReport(RunParts run) {
        this.run = run;
    }

    /** Says why, then goes back to the last good instant, which is what the ledger and the channels show. */
    Outcome failed(StepStatus status) {
        String wedged = run.rigid.ahead(run.current);
        String why = wedged.isEmpty()
                ? Diagnosis.explain(status, run.ode, run.stepper, run.workspace, run.current)
                : "stopped at t = " + run.stepper.time() + " s: " + wedged;
        run.evaluation.evaluate(run.stepper.time(), run.stepper.state());
        return outcome(Outcome.End.FAILED, why);
    }

    /** An element met what it cannot deal with: a contact that should make its stiffness of a corner. */
    Outcome refused(ModelException e) {
        Dynamics.momenta(run.instant.state, run.workspace); // the last good instant, or the start
        Dynamics.fillRates(run.workspace);
        if (run.stepper.acceptedSteps() == 0) {
            run.instant.initialEnergy = run.instant.totalEnergy();
        }
        return outcome(Outcome.End.FAILED, "stopped at t = " + run.stepper.time() + " s: " + e.getMessage());
    }

    Outcome outcome(Outcome.End end, String message) {
        EnergyLedger ledger = run.instant.ledger(run.evidence.largestEnergy());
        Trust trust = end == Outcome.End.FAILED // which nobody takes for a result
                ? new Trust()
                : run.evidence
                        .judge(ledger, run.plan.ledger(), run.stepper.acceptedSteps(), run.stepper.takesImpacts())
                        .bounds(run.cautions.distrust())
                        .saw(run.rigid.overlapped());
        return new Outcome(
                end,
                run.stepper.time(),
                message,
                run.stepper.acceptedSteps(),
                run.stepper.rejectedSteps(),
                run.stepper.evaluations(),
                ledger,
                run.evidence.maxPosition(),
                run.evidence.maxVelocity(),
                run.events.log().list(),
                run.impacts.list(),
                run.episodes.list(run.instant),
                warnings(),
                trust.reasons(),
                notes(),
                omitted());
    }

    private List<String> notes() {
        long stiff = run.stepper.stiffSteps(), all = run.stepper.acceptedSteps();
        return stiff == 0
                ? List.of()
                : List.of(stiff + " of " + all
                        + " steps are implicit ones of radau5, because the integrator was stiff there: forces that"
                        + " depend on velocities, such as friction, or internal states are too fast for its steps");
    }

    private List<String> warnings() {
        List<String> list = new ArrayList<>(run.episodes.warnings());
        run.smallSteps.warn(list);
        String missed = run.ode.missed(run.stepper.acceptedSteps());
        if (!missed.isEmpty()) {
            list.add(missed);
        }
        if (!movedAtStart.isEmpty()) {
            list.add(movedAtStart);
        }
        run.stall.warn(list);
        run.cautions.warn(list);
        omitted().warn(list);
        return list;
    }

    private Omitted omitted() {
        return new Omitted(run.events.log().omitted(), run.impacts.omitted(), run.episodes.omitted());
    }
}
