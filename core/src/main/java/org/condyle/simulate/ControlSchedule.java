package org.condyle.simulate;

import org.condyle.mechanics.Model;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/**
 * The instants at which the inputs of a run change: where its controller is called, which is at the start and then at
 * the multiples of its interval, and the corners of inputs and controls that are functions of time.
 */
final class ControlSchedule {
    private static final double ROUNDING = 1e-12; // of a time that is a multiple of an interval

    private final State current;
    private final Controller.Inputs inputs;
    private final Signal.Input[] cornered; // inputs whose slope jumps at known instants
    private final double[] corners; // of functions of time inside of elements
    private Controller controller = Controller.NONE;
    private boolean called; // at least once
    private double next = Double.POSITIVE_INFINITY;

    ControlSchedule(Model model, State current) {
        this.current = current;
        inputs = new Controller.Inputs(model, current);
        cornered = model.inputs().values().stream()
                .filter(i -> i.corners().length > 0)
                .toArray(Signal.Input[]::new);
        corners = model.corners();
    }

    void use(Controller c) {
        double every = c.interval();
        if (!(every >= 0)) {
            throw new IllegalArgumentException(
                    "the interval of a controller must be > 0 s, or 0 for every accepted step, or"
                            + " infinite for the start only, was " + every + " s");
        }
        controller = c;
    }

    /** Calls the controller where its time has come; true if it changed an input. */
    boolean control(Snapshot instant) {
        boolean due = !called || current.time >= next;
        called = true;
        if (!due) {
            return false;
        }
        controller.control(instant, inputs);
        schedule();
        return inputs.takeChange();
    }

    /** A resumed run has called the controller before. */
    void resume() {
        called = true;
        schedule();
    }

    /** The next multiple of the interval, which follows from the time alone, so that a resumed run finds the same. */
    private void schedule() {
        double every = controller.interval();
        double origin = controller.origin(), passed = (current.time - origin) / every;
        double rounding = ROUNDING * Math.max(Math.abs(current.time), Math.abs(origin)) / every;
        next = every > 0 && Double.isFinite(every)
                ? origin + every * (Math.floor(passed + rounding) + 1)
                : current.time + every;
    }

    /** A bound of the end of a step that begins at {@code time}. */
    double limit(double time, double bound) {
        double limit = Math.min(next > time ? Math.min(bound, next) : bound, Model.next(corners, time));
        for (Signal.Input input : cornered) {
            limit = Math.min(limit, input.nextCorner(time));
        }
        return limit;
    }
}
