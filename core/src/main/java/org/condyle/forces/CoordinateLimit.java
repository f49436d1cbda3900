package org.condyle.forces;

import org.condyle.math.Check;
import org.condyle.measures.MeasureLaw;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.State;

/**
 * Soft limits of a coordinate or another measure: beyond a limit a spring whose stiffness grows in smoothly, and a damper that
 * grows in with it. The CoordinateLimitForce of OpenSim.
 *
 * <pre>
 *   Q = -K_up s(x_up) δ_up + K_low s(x_low) δ_low - c (s(x_up) + s(x_low)) q̇
 *   δ_up = q - q_up, δ_low = q_low - q,   x = δ/τ,   s(x) = x³ (10 - 15 x + 6 x²) from 0 to 1 on [0, 1]
 * </pre>
 *
 * The spring stores K δ² x³ (2 - 5/2 x + 6/7 x²) up to x = 1 and K (δ²/2 - τ²/7) beyond. Unlike a stop it does not begin with
 * a corner, and its damper can pull back from the limit.
 */
public final class CoordinateLimit extends MeasureLaw implements Passive {
    private final double lower;
    private final double lowerStiffness;
    private final double upper;
    private final double upperStiffness;
    private final double damping;
    private final double transition;

    /**
     * @param lower      lower limit [rad or m]; minus infinity for none
     * @param upper      upper limit [rad or m], not below the lower one; infinity for none
     * @param damping    c beyond a limit [N·m·s or N·s/m]
     * @param transition τ, how far beyond a limit the stiffness is whole [rad or m]
     */
    public CoordinateLimit(
            Measure measure,
            double lower,
            double lowerStiffness,
            double upper,
            double upperStiffness,
            double damping,
            double transition) {
        super(measure);
        Measure.Kind kind = measure.kind();
        if (!(lower <= upper)) {
            throw new IllegalArgumentException(
                    "the upper limit must not lie below the lower one, " + lower + ", was " + upper);
        }
        this.lower = lower;
        this.upper = upper;
        this.lowerStiffness = Check.notNegative("lower stiffness [" + kind.stiffness() + "]", lowerStiffness);
        this.upperStiffness = Check.notNegative("upper stiffness [" + kind.stiffness() + "]", upperStiffness);
        this.damping = Check.notNegative("limit damping [" + kind.damping() + "]", damping);
        this.transition = Check.positive("limit transition [" + kind.dimension() + "]", transition);
    }

    /** s: from 0 at the limit to 1 a transition beyond it, with two continuous derivatives. */
    private double grown(double beyond) {
        double x = Math.min(1, beyond / transition);
        return x <= 0 ? 0 : x * x * x * (10 - x * (15 - 6 * x));
    }

    private double energy(double stiffness, double beyond) {
        if (beyond <= 0) {
            return 0;
        }
        double x = beyond / transition;
        return x < 1
                ? stiffness * beyond * beyond * x * x * x * (2 - x * (2.5 - x * 6 / 7))
                : stiffness * (0.5 * beyond * beyond - transition * transition / 7);
    }

    @Override
    protected double effort(State state, Motion motion, Measure.Reading now) {
        double above = now.value - upper, below = lower - now.value, up = grown(above), low = grown(below);
        double effort = -damping * (up + low) * now.rate;
        if (up > 0) {
            effort -= upperStiffness * up * above;
        }
        if (low > 0) {
            effort += lowerStiffness * low * below;
        }
        return effort;
    }

    /** With the slope 30 x² (1 - x)² of what grows in. */
    @Override
    protected void effortSlopes(State state, Motion motion, Measure.Reading now, double[] out) {
        double above = now.value - upper, below = lower - now.value, up = grown(above), low = grown(below);
        double upSlope = grownSlope(above), lowSlope = grownSlope(below);
        out[0] = -damping * (upSlope - lowSlope) * now.rate
                - upperStiffness * (up + upSlope * above)
                - lowerStiffness * (low + lowSlope * below);
        out[1] = -damping * (up + low);
    }

    private double grownSlope(double beyond) {
        double x = beyond / transition;
        return x <= 0 || x >= 1 ? 0 : 30 * x * x * (1 - x) * (1 - x) / transition;
    }

    @Override
    protected boolean dependsOnMeasureAlone() {
        return true;
    }

    @Override
    public double storedEnergy(State state, Motion motion) {
        double x = read(state, motion).value;
        return energy(upperStiffness, x - upper) + energy(lowerStiffness, lower - x);
    }

    @Override
    public double dissipation(State state, Motion motion) {
        Measure.Reading now = read(state, motion);
        return damping * (grown(now.value - upper) + grown(lower - now.value)) * now.rate * now.rate;
    }

    @Override
    public boolean dissipates() {
        return damping > 0;
    }

    @Override
    public ForceElement forThread() {
        return new CoordinateLimit(measure, lower, lowerStiffness, upper, upperStiffness, damping, transition);
    }
}
