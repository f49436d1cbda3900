package org.condyle.integrate;

/**
 * Values inside a step that is too long for dense output. The first value is the end of a separate step; for further
 * values the step is repeated in two halves, whose dense output is used. For methods of high order a half is as good as
 * exact: halving takes 2ᵖ off the error.
 */
final class Halves {
    private final BaseStepper first;
    private final BaseStepper second;
    private int asked;
    private boolean taken;

    /** The helpers are steppers of the same method as the one they serve. */
    Halves(BaseStepper first, BaseStepper second) {
        this.first = first;
        this.second = second;
    }

    void allocate(Ode system) {
        first.serve(system);
        second.serve(system);
    }

    /** The last step is another one. */
    void clear() {
        asked = 0;
        taken = false;
    }

    /** y at t inside the last step of {@code master}; false where no helper gets there. */
    boolean interpolate(BaseStepper master, double t, double[] out) {
        asked++;
        if (asked == 1) {
            boolean there = first.stepInside(master, master.t0, master.y0, master.f0, t) == StepStatus.ACCEPTED;
            System.arraycopy(first.y, 0, out, 0, first.size);
            return there;
        }
        if (asked == 2) {
            taken = take(master);
        }
        if (taken) {
            (t <= first.time ? first : second).sketch(t, out);
        }
        return taken;
    }

    private boolean take(BaseStepper master) {
        double middle = 0.5 * (master.t0 + master.time);
        return first.stepInside(master, master.t0, master.y0, master.f0, middle) == StepStatus.ACCEPTED
                && second.stepInside(master, middle, first.y, first.f, master.time) == StepStatus.ACCEPTED;
    }
}
