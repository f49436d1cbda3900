package org.condyle.dynamics.stepping;

import java.util.Locale;

/**
 * What steps of lasting contact were wrong by, added up over the steps that were taken. A step that was found may be repeated, shorter or
 * with another end, so that it counts as soon as another one begins where it ended or later.
 */
public final class StepErrors {
    private static final double FINE = 1e-8; // residual of the cones, of the largest speed or impulse, that is not told
    private static final int KEPT = 7;

    private double end = Double.NaN; // of the step found last [s]
    private double gain;
    private double residual;
    private double gained;
    private double roughest;
    private long rough;
    private long steps;

    /** A step begins: whether the one found last was taken. */
    public void begin(double time) {
        if (time >= end) {
            steps++;
            gained += gain;
            rough += residual > FINE ? 1 : 0;
            roughest = Math.max(roughest, residual);
        }
        end = Double.NaN;
        gain = residual = 0;
    }

    /**
     * A step was found.
     *
     * @param energy   that the discretisation brought in, and that was taken from the velocities [J]
     * @param solution residual of its cones
     */
    public void found(double until, double energy, double solution) {
        end = until;
        gain = energy;
        residual = solution;
    }

    /** Energy that the discretisation brought in, the step found last included [J]. */
    public double gained() {
        return gained + gain;
    }

    /** A warning about steps whose contacts were not solved well; empty if there were none. */
    public String missed() {
        long bad = rough + (residual > FINE ? 1 : 0);
        return bad == 0
                ? ""
                : String.format(
                        Locale.ROOT,
                        "in %d of %d steps of lasting contact the solver missed its tolerance, %.0e of the largest speed or impulse; the"
                                + " largest residual is %.2g",
                        bad,
                        steps + (end > Double.NEGATIVE_INFINITY ? 1 : 0),
                        FINE,
                        Math.max(roughest, residual));
    }

    /** Numbers for a checkpoint. */
    public double[] history() {
        return new double[] {end, gain, residual, gained, roughest, rough, steps};
    }

    /** Takes over what {@link #history} gave, from there on; returns where it ends. */
    public int history(double[] kept, int at) {
        end = kept[at];
        gain = kept[at + 1];
        residual = kept[at + 2];
        gained = kept[at + 3];
        roughest = kept[at + 4];
        rough = (long) kept[at + 5];
        steps = (long) kept[at + 6];
        return at + KEPT;
    }
}
