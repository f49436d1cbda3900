package org.condyle.simulate.ode;

import java.util.List;
import java.util.Locale;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.RateSlopes;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.CheckpointTape;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.State;

/**
 * Detects that a run is very slow: thousands of steps without an event, over a small part of its time, and many more
 * than the forces at the start require. Some force is stiffer than intended, or a contact creeps. Also detects that it does
 * not advance at all, because its steps end at one instant again and again.
 */
public final class Stall {
    private static final int WINDOW = 5000; // steps
    private static final double PART = 0.06; // of the run
    private static final double STEPS_PER_RATE =
            100; // an oscillation of 1 rad/s takes an adaptive method about 5 steps a second
    private static final int LARGEST = 200; // speeds of a model whose rates are worth computing

    private static final int AT_ONE_INSTANT = 20_000; // steps
    private static final double INSTANT = 1e6; // of the smallest difference of times

    private final Mechanism mechanism;
    private final Stepper stepper;
    private final State start;
    private final double until;
    private double length; // of the run
    private long beginSteps;
    private double beginTime;
    private long instantSteps; // steps before the instant at which the run may stand still
    private double instant;
    private String said = "";

    public Stall(Mechanism mechanism, Stepper stepper, double until) {
        this.mechanism = mechanism;
        this.stepper = stepper;
        this.until = until;
        start = mechanism.model().newState();
    }

    /** Before the first step. */
    public void begin(State s) {
        start.set(s);
        length = until - s.time;
        beginTime = s.time;
        instantSteps = stepper.acceptedSteps();
        instant = s.time;
    }

    /** After a step: whether very many steps have passed without time going on, so that it never will. */
    public boolean standsStill() {
        double t = stepper.time();
        if (t - instant > INSTANT * Math.ulp(Math.max(Math.abs(t), length))) {
            instant = t;
            instantSteps = stepper.acceptedSteps();
        }
        return stepper.acceptedSteps() - instantSteps > AT_ONE_INSTANT;
    }

    /** After a step; true if now there is something to say. */
    public boolean stepped(boolean happened, State s, MechanicalOde ode, Workspace w) {
        long steps = stepper.acceptedSteps() - beginSteps;
        if (!happened && steps < WINDOW) {
            return false;
        }
        double advanced = stepper.time() - beginTime;
        beginSteps = stepper.acceptedSteps();
        beginTime = stepper.time();
        if (happened || !said.isEmpty() || !stepper.adaptive() || advanced > PART * length) {
            return false;
        }
        double rate = mechanism.model().speeds() > LARGEST ? 0 : RateSlopes.fastest(mechanism, start);
        double perSecond = steps / advanced;
        if (perSecond <= STEPS_PER_RATE * Math.max(rate, 1 / length)) {
            return false;
        }
        said = String.format(
                Locale.ROOT,
                "the run is very slow: around t = %.4g s it needs %.2g steps per second of motion, but at the start it needed"
                        + " about %.2g; %s. The remaining time would take %.2g steps. Some force is stiffer than at the start,"
                        + " or a contact creeps: check stiffness, friction and sizes, or use radau5",
                stepper.time(),
                perSecond,
                5 * Math.max(rate, 1 / length),
                Diagnosis.culprit(stepper.worstComponent(), ode, w, s),
                perSecond * (start.time + length - stepper.time()));
        return true;
    }

    /** What a checkpoint needs. */
    public void remember(CheckpointTape tape) {
        start.time = tape.pass(start.time);
        tape.pass(start.q);
        tape.pass(start.v);
        tape.pass(start.z);
        tape.pass(start.memory);
        length = tape.pass(length);
        beginSteps = tape.pass(beginSteps);
        beginTime = tape.pass(beginTime);
        instantSteps = tape.pass(instantSteps);
        instant = tape.pass(instant);
        said = tape.pass(said);
    }

    public String said() {
        return said;
    }

    public void warn(List<String> warnings) {
        if (!said.isEmpty()) {
            warnings.add(said);
        }
    }
}
