package org.condyle.muscle.law;

import org.condyle.math.Check;

/**
 * Muscle of D. G. Thelen, "Adjustment of muscle mechanics model parameters to simulate dynamic contractions in older adults", Journal of
 * Biomechanical Engineering 125 (2003) 70-77, in the form of OpenSim 3 and later (Thelen2003Muscle). With the active force F = a f_L f_V
 * over F₀, A = a f_L and α = ¼ + ¾ a
 *
 * <pre>
 *   f_L = exp(-(x - 1)²/γ),   f_P = (exp(k_P (x - 1)/e_M) - 1)/(exp k_P - 1) for x > 1,   f_T: {@link ToeTendon}
 *   w = α (F - A)/(A + F/A_f)          0 &lt; F ≤ A
 *   w = α (F - A)/(c (A F_len - F))    A &lt; F &lt; θ A F_len,   c = (2 + 2/A_f)/(F_len - 1)
 * </pre>
 *
 * and the tangents outside. f_P has no straight end: 28 F₀ at x = 2 with the usual numbers. The speed is not defined at a = 0, so
 * activations below 0.01 are refused.
 */
public final class Thelen2003 extends GaussianHill {
    /** Times of activation that belong to it. */
    public static final FirstOrderActivation ACTIVATION = new FirstOrderActivation(0.015, 0.050);

    static final double LEAST_ACTIVATION = 0.01;

    // Smallest a f_L that speeds are derived from: f_L is as small at x = 4.5, far from any fibre, and vanishes
    // numerically at 20.
    private static final double LEAST_ACTIVE = 1e-12;

    /**
     * Numbers of the law, without unit.
     *
     * @param tendonStrain     strain of the tendon at F₀
     * @param passiveStrain    e_M, strain of the passive fibre at F₀
     * @param activeShape      γ, width of the active curve
     * @param passiveShape     k_P
     * @param velocityShape    A_f
     * @param lengtheningForce F_len, largest force of a lengthening fibre over its force at rest
     * @param linearAbove      θ, part of F_len above which the force-velocity curve is straight
     * @param leastActivation  0.01 or more
     */
    public record Parameters(
            double tendonStrain,
            double passiveStrain,
            double activeShape,
            double passiveShape,
            double velocityShape,
            double lengtheningForce,
            double linearAbove,
            double leastActivation) {
        public Parameters {
            Check.positive("tendon-strain [-]", tendonStrain);
            Check.positive("passive-strain [-]", passiveStrain);
            Check.positive("active-shape [-]", activeShape);
            Check.positive("passive-shape [-]", passiveShape);
            Check.positive("velocity-shape [-]", velocityShape);
            Check.within("lengthening-force [-]", lengtheningForce, 1.01, 10);
            Check.within("linear-above [-]", linearAbove, 1.001 / lengtheningForce, 0.9999);
            Check.within("least-activation [-]", leastActivation, LEAST_ACTIVATION, 1);
        }

        public static Parameters defaults() {
            return new Parameters(0.04, 0.6, 0.45, 5, 0.25, 1.4, 0.95, LEAST_ACTIVATION);
        }
    }

    private final Parameters p;
    private final double c;
    private final double straight; // f_V where the upper tangent begins
    private final double atStraight; // w/α there
    private final double tangent; // d(w/α)/df_V there

    public Thelen2003(Architecture size, Parameters parameters, boolean elasticTendon) {
        super(
                size,
                new Use(elasticTendon, parameters.leastActivation, 0, 0, size.maxContractionVelocity()),
                passive(parameters),
                tendon(parameters.tendonStrain),
                parameters.activeShape);
        p = parameters;
        c = (2 + 2 / p.velocityShape) / (p.lengtheningForce - 1);
        straight = p.linearAbove * p.lengtheningForce;
        double left = c * (p.lengtheningForce - straight);
        atStraight = (straight - 1) / left;
        tangent = c * (p.lengtheningForce - 1) / (left * left);
    }

    private static ExponentialCurve passive(Parameters p) {
        return new ExponentialCurve(
                1, p.passiveShape / p.passiveStrain, 1, 1 / Math.expm1(p.passiveShape), ExponentialCurve.FAR);
    }

    private static ToeTendon tendon(double strain) {
        double e3 = Math.exp(3), toe = 99 * strain * e3 / (166 * e3 - 67);
        return new ToeTendon(toe, 0.33, 0.67 / (strain - toe), 0);
    }

    @Override
    public String name() {
        return "thelen2003";
    }

    @Override
    protected double speed(double activation, double lengthFactor, double force) {
        double f = force / Math.max(LEAST_ACTIVE, activation * lengthFactor), af = p.velocityShape;
        double w = f <= 0
                ? -1 + (1 + 1 / af) * f
                : f <= 1
                        ? (f - 1) / (1 + f / af)
                        : f < straight
                                ? (f - 1) / (c * (p.lengtheningForce - f))
                                : atStraight + tangent * (f - straight);
        return spread(activation) * w;
    }

    @Override
    protected double contractile(double activation, double lengthFactor, double w) {
        double v = w / spread(activation), af = p.velocityShape;
        double f = v <= -1
                ? 0
                : v <= 0
                        ? (1 + v) / (1 - v / af)
                        : v <= atStraight
                                ? (1 + c * p.lengtheningForce * v) / (1 + c * v)
                                : straight + (v - atStraight) / tangent;
        return activation * lengthFactor * f;
    }

    /** α: fibres that are less active shorten more slowly. */
    private static double spread(double activation) {
        return 0.25 + 0.75 * activation;
    }

    @Override
    public double[] fibreCorners() {
        return new double[] {stopCorner(), 1};
    }

    @Override
    public double[] tendonCorners() {
        return new double[] {1};
    }
}
