package org.condyle.simulate;

import org.condyle.integrate.CheckpointTape;
import org.condyle.integrate.StepStatus;

/** Takes checkpoints of a run when they are due, and puts the run back into the instant of one. */
final class RunCheckpoints {
    private static final double[] NOTHING = {};

    private final RunParts run;
    private final OutcomeReport report;
    private double next;

    RunCheckpoints(RunParts run, OutcomeReport report) {
        this.run = run;
        this.report = report;
    }

    void begin(double start) {
        next = start + run.plan.checkpointEvery();
    }

    /** Whether one is due; then the next one is planned. */
    boolean takeDue(double time) {
        if (time < next) {
            return false;
        }
        double every = run.plan.checkpointEvery();
        next += every * Math.ceil((time - next) / every + 1e-9);
        return true;
    }

    Checkpoint take() {
        double[] accountValues = new double[run.accounts.size()];
        System.arraycopy(run.stepper.state(), run.ode.accountsAt(), accountValues, 0, accountValues.length);
        CheckpointTape tape = CheckpointTape.recording();
        tape.pass(accountValues);
        double[] memory = run.stepper.memory();
        tape.pass(memory, memory.length);
        remember(tape);
        return new Checkpoint(run.current.copy(), tape.numbers(), run.rows.recording.sofar());
    }

    /** Puts state, stepper and logs back; the status is that of the stepper. */
    StepStatus restore(Checkpoint c) {
        run.current.set(c.state());
        run.ode.store(run.current, run.y);
        CheckpointTape tape = CheckpointTape.playing(c.memory());
        double[] accountValues = new double[run.accounts.size()];
        tape.pass(accountValues);
        System.arraycopy(accountValues, 0, run.y, run.ode.accountsAt(), accountValues.length);
        run.latchMemory();
        run.plan.stabilisation().resume(run.current, run.workspace);
        StepStatus status = run.stepper.resume(run.ode, run.current.time, run.y, tape.pass(NOTHING, 0));
        if (status != StepStatus.ACCEPTED) {
            return status;
        }
        run.control.resume();
        run.rows.recording.restore(c.recording());
        remember(tape);
        run.evaluation.evaluate(run.current.time, run.y);
        if (run.mechanism.rows() > 0) { // as the step was settled
            run.evaluation.asInStep(run.current.time);
        }
        run.workspace.contacts.switching.settled(run.current, run.workspace);
        return status;
    }

    /** What a checkpoint needs beside the state and the stepper. */
    private void remember(CheckpointTape tape) {
        run.instant.initialEnergy = tape.pass(run.instant.initialEnergy);
        next = tape.pass(next);
        report.movedAtStart = tape.pass(report.movedAtStart);
        run.remember(tape);
    }
}
