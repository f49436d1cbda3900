package org.condyle.integrate;

/**
 * Values inside a step that is too long for dense output. The first value is the end of a separate step; for further
 * values the step is repeated in two halves, whose dense output is used. For methods of high order a half is as good as
 * exact: halving takes 2ᵖ off the error.
 *
 * <p>That is so where rates are smooth. The stages of a half may be thrown over a kink that those of the step did not meet, such as the end of
 * a stiff contact: then its own estimate, which no step is refused for here, is large, and its values are not believed.
 */
final class Halves {
    /** Largest error of a half, in tolerances: dense output of the step itself may be as wrong as that. */
    private static final double BELIEVED = 10;

    private final AdaptiveStepper first;
    private final AdaptiveStepper second;
    private int asked;
    private boolean taken;

    /** The helpers are steppers of the same method as the one they serve. */
    Halves(AdaptiveStepper first, AdaptiveStepper second) {
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

    /** y at t inside the last step of {@code master}; false where no helper gets there, or none that can be believed. */
    boolean interpolate(BaseStepper master, double t, double[] out) {
        asked++;
        if (asked == 1) {
            boolean there = goes(first, master, master.t0, master.y0, master.f0, t);
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
        return goes(first, master, master.t0, master.y0, master.f0, middle)
                && goes(second, master, middle, first.y, first.f, master.time);
    }

    private static boolean goes(
            AdaptiveStepper helper, BaseStepper master, double from, double[] y, double[] f, double to) {
        return helper.stepInside(master, from, y, f, to) == StepStatus.ACCEPTED && helper.error <= BELIEVED;
    }
}
