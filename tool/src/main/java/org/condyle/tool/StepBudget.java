package org.condyle.tool;

import org.condyle.mechanics.State;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Simulation;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.setup.Setup;

/** Ends a run that takes more steps than the setup permits, or that somebody else wants to end. */
final class StepBudget implements Listener {
    private final Setup setup;
    private final String key;
    private final double most;
    private final Listener other;
    private long taken;
    private boolean asked;

    private StepBudget(Setup setup, String key, double most, Listener other) {
        this.setup = setup;
        this.key = key;
        this.most = most;
        this.other = other;
    }

    /** As many steps as a key of the setup permits. */
    static StepBudget of(Setup setup, String key, Listener other) {
        double most = setup.number(key);
        if (!(most >= 1)) {
            throw setup.problem(key, "must be 1 or more, was " + most);
        }
        return new StepBudget(setup, key, most, other);
    }

    /** The same, where -1 is no limit. */
    static StepBudget orEndless(Setup setup, String key, Listener other) {
        return setup.number(key) == -1
                ? new StepBudget(setup, key, Double.POSITIVE_INFINITY, other)
                : of(setup, key, other);
    }

    /** Runs, and tells the result how it ended. */
    Outcome run(Simulation simulation, State start, double until, ResultBuilder result) {
        other.began("", start.time);
        Outcome outcome = simulation.run(start, this);
        outcome.warnings().forEach(result::warn);
        outcome.distrust().forEach(result::distrust);
        if (outcome.end() == Outcome.End.INTERRUPTED && asked) {
            result.interrupted(interrupted(outcome.time(), until));
        } else if (outcome.end() == Outcome.End.INTERRUPTED) {
            result.stopped(setup.at(key) + ": the run has taken " + taken + " steps, the most that " + key
                    + " permits, and is at " + (float) outcome.time() + " s of " + (float) until
                    + " s; allow more steps, or end it earlier");
        } else if (!outcome.regular()) {
            result.stopped(outcome.message());
        }
        return outcome;
    }

    /** Where a run was when its listener asked for an end. */
    static String interrupted(double time, double until) {
        return "interrupted at t = " + (float) time + " s of " + (float) until + " s";
    }

    @Override
    public boolean stepped(double time, double until) {
        taken++;
        asked = !other.stepped(time, until);
        return !asked && (taken < most || time >= until);
    }

    @Override
    public void warned(String text) {
        other.warned(text);
    }
}
