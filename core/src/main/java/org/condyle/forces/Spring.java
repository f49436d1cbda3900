package org.condyle.forces;

import org.condyle.math.Check;
import org.condyle.measures.MeasureLaw;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.State;

/**
 * Spring and damper along a measure: effort -k (x - x₀) - c ẋ. Along a line that is the tension k (L - L₀) + c L̇, positive
 * when it pulls the points together; with L₀ = 0 it passes through zero length smoothly (no damping acts at that very
 * point).
 */
public final class Spring extends MeasureLaw implements Passive {
    private final double stiffness;
    private final double rest;
    private final double damping;

    public Spring(Measure measure, double stiffness, double rest, double damping) {
        super(measure);
        Measure.Kind kind = measure.kind();
        this.stiffness = Check.notNegative("spring stiffness [" + kind.stiffness() + "]", stiffness);
        this.rest = measure.isLine()
                ? Check.notNegative("spring rest length [m]", rest)
                : Check.finite("spring rest [" + kind.dimension() + "]", rest);
        this.damping = Check.notNegative("spring damping [" + kind.damping() + "]", damping);
    }

    @Override
    protected double effort(State state, Motion motion, Measure.Reading now) {
        return -stiffness * (now.value - rest) - damping * now.rate;
    }

    @Override
    protected boolean dependsOnMeasureAlone() {
        return true;
    }

    @Override
    protected void effortSlopes(State state, Motion motion, Measure.Reading now, double[] out) {
        out[0] = -stiffness;
        out[1] = -damping;
    }

    @Override
    public double storedEnergy(State state, Motion motion) {
        double stretch = read(state, motion).value - rest;
        return 0.5 * stiffness * stretch * stretch;
    }

    @Override
    public double dissipation(State state, Motion motion) {
        double rate = read(state, motion).rate;
        return damping * rate * rate;
    }

    @Override
    public boolean dissipates() {
        return damping > 0;
    }

    @Override
    public ForceElement forThread() {
        return new Spring(measure, stiffness, rest, damping);
    }
}
