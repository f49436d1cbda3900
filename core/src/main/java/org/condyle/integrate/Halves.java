package org.condyle.integrate;

/**
 * Dense output of a step that was too long for it: the step is taken again in two halves by a pair of helpers, and their
 * own dense output is used. For methods of high order, where a half is as good as exact: halving takes 2ᵖ off the error.
 */
final class Halves {
    private final BaseStepper first;
    private final BaseStepper second;

    /** The helpers are steppers of the same method as the one they serve. */
    Halves(BaseStepper first, BaseStepper second) {
        this.first = first;
        this.second = second;
    }

    void allocate(Ode system) {
        first.serve(system);
        second.serve(system);
    }

    /** Takes the last step of {@code master} again; false where a half does not succeed. */
    boolean take(BaseStepper master) {
        double middle = 0.5 * (master.t0 + master.time);
        return first.stepInside(master, master.t0, master.y0, master.f0, middle) == StepStatus.ACCEPTED
                && second.stepInside(master, middle, first.y, first.f, master.time) == StepStatus.ACCEPTED;
    }

    void interpolate(double t, double[] out) {
        (t <= first.time ? first : second).sketch(t, out);
    }
}
