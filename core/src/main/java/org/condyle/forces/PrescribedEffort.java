package org.condyle.forces;

import org.condyle.measures.MeasureLaw;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/**
 * A prescribed effort along a measure, as a formula of time and motion: the torque of a motor on a joint. Positive
 * towards larger values, so that a cable pulls with a negative one. What it brings in is booked as work.
 */
public final class PrescribedEffort extends MeasureLaw implements ForceElement.Prescribed {
    private final Formula effort;

    public PrescribedEffort(Measure measure, Formula effort) {
        super(measure);
        this.effort = effort;
    }

    @Override
    protected double effort(State state, Motion motion, Measure.Reading now) {
        return effort.value(state, motion);
    }

    @Override
    protected boolean dependsOnMeasureAlone() {
        return effort.dependsOnTimeAlone();
    }

    @Override
    protected void effortSlopes(State state, Motion motion, Measure.Reading now, double[] out) {
        out[0] = out[1] = 0;
    }

    @Override
    public double suppliedPower(State state, Motion motion) {
        return effort.value(state, motion) * read(state, motion).rate;
    }

    @Override
    public ForceElement forThread() {
        return new PrescribedEffort(measure, effort.forThread());
    }
}
