package org.condyle.dynamics.stepping;

import java.util.Arrays;

/**
 * The mean accelerations of the step found last and of the one before it, from which the next one is guessed. A step that was found may be
 * repeated, shorter or with another end: it becomes the one before as soon as another begins where it ended.
 */
public final class StepHistory {
    private static final double REACHES = 4; // lengths of a step that its accelerations are good for

    private final double[] acceleration; // of the step found last
    private final double[] before; // of the one that was taken before it
    private double beginTime = Double.NaN;
    private double endTime = Double.NaN;
    private boolean follows; // a step that is known
    private double lengthBefore; // of that [s]
    private double bend;
    private final StepErrors errors = new StepErrors();

    public StepHistory(int speeds) {
        acceleration = new double[speeds];
        before = new double[speeds];
    }

    /** What the steps so far were wrong by. */
    public StepErrors errors() {
        return errors;
    }

    /** How much accelerations have changed from the step before, times the length of the step [m/s or rad/s]; 0 after a jump. */
    public double bend() {
        return bend;
    }

    /** A step begins. */
    public void begin(double time) {
        errors.begin(time);
        if (time == endTime && time > beginTime) { // the step before was taken
            System.arraycopy(acceleration, 0, before, 0, before.length);
            follows = true;
            lengthBefore = endTime - beginTime;
        } else if (time != beginTime) {
            follows = false;
        }
        beginTime = time;
    }

    /** Velocities at the end of a step as they would be with the accelerations of the step before. */
    public void guess(double h, double[] v, double[] out) {
        double ahead = follows ? Math.min(h, REACHES * lengthBefore) : 0; // a step that was much shorter tells little
        for (int k = 0; k < out.length; k++) {
            out[k] = v[k] + ahead * before[k];
        }
    }

    /** Velocities at both ends of a step of length h. */
    public void reached(double h, double[] v, double[] end) {
        bend = 0;
        for (int k = 0; k < acceleration.length; k++) {
            acceleration[k] = (end[k] - v[k]) / h;
            bend = follows ? Math.max(bend, h * Math.abs(acceleration[k] - before[k])) : 0;
        }
    }

    /** A step was found, see {@link StepErrors#found}. */
    public void found(double until, double energy, double solution) {
        endTime = until;
        errors.found(until, energy, solution);
    }

    /** Numbers for a checkpoint. */
    public double[] kept() {
        int n = acceleration.length;
        double[] wrong = errors.history(), times = {beginTime, endTime, follows ? 1 : 0, lengthBefore};
        double[] out = Arrays.copyOf(acceleration, 2 * n + wrong.length + times.length);
        System.arraycopy(before, 0, out, n, n);
        System.arraycopy(wrong, 0, out, 2 * n, wrong.length);
        System.arraycopy(times, 0, out, 2 * n + wrong.length, times.length);
        return out;
    }

    /** Takes over what {@link #kept} gave. */
    public void keep(double[] kept) {
        int n = acceleration.length, at = errors.history(kept, 2 * n);
        System.arraycopy(kept, 0, acceleration, 0, n);
        System.arraycopy(kept, n, before, 0, n);
        beginTime = kept[at++];
        endTime = kept[at++];
        follows = kept[at++] != 0;
        lengthBefore = kept[at];
    }
}
