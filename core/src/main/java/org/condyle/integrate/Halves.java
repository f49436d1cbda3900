package org.condyle.integrate;

import java.util.function.Supplier;

/**
 * Values inside a step that is too long for dense output. The first value is the end of a separate step; for further
 * values the step is repeated in two halves, whose dense output is used. For methods of high order a half is as good as
 * exact: halving takes 2ᵖ off the error. Where even the dense output of a half is not {@link BaseStepper#calm}, each value is the end of a separate
 * step within the half: a stack on compliant contacts had a row with 3e-5 J too much between steps that were right to 2e-9 J.
 */
final class Halves {
    private final BaseStepper first;
    private final BaseStepper second;
    private final BaseStepper single;
    private int asked;
    private boolean taken;

    /** The helpers are steppers of the same method as the one they serve. */
    Halves(Supplier<BaseStepper> helpers) {
        first = helpers.get();
        second = helpers.get();
        single = helpers.get();
    }

    void allocate(Ode system) {
        first.serve(system);
        second.serve(system);
        single.serve(system);
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
            return alone(master, master, t, out);
        }
        if (asked == 2) {
            taken = take(master);
        }
        if (taken) {
            BaseStepper half = t <= first.time ? first : second;
            if (!half.calm() && t < half.time) {
                return alone(master, half, t, out);
            }
            half.sketch(t, out);
        }
        return taken;
    }

    /** y at t by a step from where another one began. */
    private boolean alone(BaseStepper master, BaseStepper from, double t, double[] out) {
        boolean there = single.stepInside(master, from.t0, from.y0, from.f0, t) == StepStatus.ACCEPTED;
        System.arraycopy(single.y, 0, out, 0, single.size);
        return there;
    }

    private boolean take(BaseStepper master) {
        double middle = 0.5 * (master.t0 + master.time);
        return first.stepInside(master, master.t0, master.y0, master.f0, middle) == StepStatus.ACCEPTED
                && second.stepInside(master, middle, first.y, first.f, master.time) == StepStatus.ACCEPTED;
    }
}
