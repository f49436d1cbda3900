package org.condyle.muscle.law;

import org.condyle.math.Check;

/**
 * Smooth muscle of F. De Groote, A. L. Kinney, A. V. Rao, B. J. Fregly, "Evaluation of direct collocation optimal control problem
 * formulations for solving the muscle redundancy problem", Annals of Biomedical Engineering 44 (2016) 2922-2936, with the constants of
 * OpenSim's DeGrooteFregly2016Muscle, whose curves pass through (1, 1), (0, 1) and the tendon's slack length.
 *
 * <pre>
 *   f_L = Σ b₁ exp(-½ ((x - b₂)/(b₃ + b₄ x))²)          f_P = (exp(4 (x - 1)/e₀) - o)/(exp 4 - o),   o = exp(-3.2/e₀)
 *   f_V = d₁ asinh(d₂ w + d₃) + d₄                      f_T = (exp(k_T (y - 1)) - 1)/5 for y > 1,    k_T = ln 6/e_T
 * </pre>
 *
 * All curves are infinitely smooth but the tendon's, which is cut off where it would push, and straight where none is meant to be
 * used: f_V beyond |w| = 10, exponentials above 7e10. They hold for x from 0.2, where f_P is zero and the fibre stops, to 1.8.
 *
 * <p>The state is the fibre length. The paper's own, the tendon force, is a function of it; but a slack tendon has no force that could tell
 * how slack it is, and the continued curve tends to -0.2 there, which a step may not pass.
 */
public final class DeGroote2016 extends HillLaw {
    /** Times of activation that belong to it; the smoothing is not the published 0.1, see {@link SmoothActivation}. */
    public static final SmoothActivation ACTIVATION = new SmoothActivation(0.015, 0.060, 10);

    private static final double[][] B = {
        {0.8150671134243542, 1.055033428970575, 0.162384573599574, 0.063303448465465},
        {0.433004984392647, 0.716775413397760, -0.029947116970696, 0.200356847296188},
        {0.1, 1, 0.353553390593274, 0},
    };
    private static final double D1 = -0.3211346127989808, D2 = -8.149, D3 = -0.374, D4 = 0.8825327733249912;
    private static final double SHORTEST = 0.2; // l₀
    private static final double STRAIGHT = 10; // |w| beyond which f_V is straight
    private static final double LEAST_ACTIVATION = 0.01, LEAST_DAMPING = 0.001;

    /**
     * Numbers of the law, without unit.
     *
     * @param tendonStrain    e_T, strain of the tendon at F₀
     * @param passiveStrain   e₀, strain of the passive fibre at F₀
     * @param activeWidth     width of the active curve over its usual one
     * @param damping         β, force of the damper over F₀ at the speed v_m
     * @param leastActivation 0.01 or more; 0 or more with a damping of 0.001 or more
     */
    public record Parameters(
            double tendonStrain, double passiveStrain, double activeWidth, double damping, double leastActivation) {
        public Parameters {
            Check.positive("tendon-strain [-]", tendonStrain);
            Check.positive("passive-strain [-]", passiveStrain);
            Check.positive("active-width [-]", activeWidth);
            Check.notNegative("damping [-]", damping);
            Check.within("least-activation [-]", leastActivation, damping < LEAST_DAMPING ? LEAST_ACTIVATION : 0, 1);
        }

        public static Parameters defaults() {
            return new Parameters(0.049, 0.6, 1, 0, LEAST_ACTIVATION);
        }
    }

    private static final double HIGH = smooth(STRAIGHT), LOW = smooth(-STRAIGHT);
    private static final double HIGH_SLOPE = smoothSlope(STRAIGHT), LOW_SLOPE = smoothSlope(-STRAIGHT);

    private final Parameters p;
    private final double kT;

    public DeGroote2016(Architecture size, Parameters parameters, boolean elasticTendon) {
        super(
                size,
                new Use(
                        elasticTendon,
                        parameters.leastActivation,
                        parameters.damping,
                        SHORTEST,
                        size.maxContractionVelocity()),
                passive(parameters.passiveStrain),
                new ExponentialCurve(1, Math.log(6) / parameters.tendonStrain, 1, 0.2, ExponentialCurve.FAR));
        p = parameters;
        kT = Math.log(6) / p.tendonStrain;
    }

    private static ExponentialCurve passive(double e0) {
        double o = Math.exp(-3.2 / e0);
        return new ExponentialCurve(SHORTEST, 4 / e0, o, 1 / (Math.exp(4) - o), ExponentialCurve.FAR);
    }

    @Override
    public String name() {
        return "degroote2016";
    }

    /** Fibre length at which the tendon pulls with t F₀, t > -0.2: the state of OpenSim's muscle and of the paper [m]. */
    public double fibreLength(double length, double normalisedTendonForce) {
        double y = 1 + Math.log(5 * normalisedTendonForce + 1) / kT;
        return fibre(length - y * size.tendonSlackLength());
    }

    @Override
    public double activeForceLength(double x) {
        double at = 1 + (x - 1) / p.activeWidth, sum = 0;
        for (double[] b : B) {
            double r = (at - b[1]) / (b[2] + b[3] * at);
            sum += b[0] * Math.exp(-0.5 * r * r);
        }
        return sum;
    }

    @Override
    protected double activeSlope(double x) {
        double at = 1 + (x - 1) / p.activeWidth, sum = 0;
        for (double[] b : B) {
            double width = b[2] + b[3] * at, r = (at - b[1]) / width;
            double bell = b[0] * Math.exp(-0.5 * r * r);
            sum -= bell == 0 ? 0 : bell * r * (1 - b[3] * r) / width;
        }
        return sum / p.activeWidth;
    }

    @Override
    protected double contractile(double activation, double lengthFactor, double w) {
        return activation * lengthFactor * velocity(w);
    }

    private static double velocity(double w) {
        return w > STRAIGHT
                ? HIGH + HIGH_SLOPE * (w - STRAIGHT)
                : w < -STRAIGHT ? LOW + LOW_SLOPE * (w + STRAIGHT) : smooth(w);
    }

    private static double velocitySlope(double w) {
        return smoothSlope(Math.max(-STRAIGHT, Math.min(STRAIGHT, w)));
    }

    private static double smooth(double w) {
        double u = D2 * w + D3, size = Math.abs(u);
        double asinh = Math.log1p(size + size * size / (1 + Math.sqrt(1 + size * size)));
        return D1 * Math.copySign(asinh, u) + D4;
    }

    private static double smoothSlope(double w) {
        double u = D2 * w + D3;
        return D1 * D2 / Math.sqrt(1 + u * u);
    }

    private static double inverse(double factor) {
        return factor > HIGH
                ? STRAIGHT + (factor - HIGH) / HIGH_SLOPE
                : factor < LOW ? -STRAIGHT + (factor - LOW) / LOW_SLOPE : (Math.sinh((factor - D4) / D1) - D3) / D2;
    }

    /** Closed form without damper; with one by Newton's method between rest and the speed that one of the two alone would allow. */
    @Override
    protected double speed(double activation, double lengthFactor, double force) {
        double active = activation * lengthFactor;
        if (damping == 0) {
            return inverse(force / active);
        }
        double rest = active * velocity(0), end = (force - rest) / damping;
        double low = Math.min(0, end), high = Math.max(0, end), w = 0;
        for (int i = 0; i < 100; i++) {
            double g = active * velocity(w) + damping * w - force;
            if (g > 0) {
                high = w;
            } else {
                low = w;
            }
            double step = g / (active * velocitySlope(w) + damping), next = w - step;
            if (!(next >= low && next <= high)) {
                next = 0.5 * (low + high);
            }
            if (Math.abs(next - w) <= 1e-15 * (1 + Math.abs(w))) {
                return next;
            }
            w = next;
        }
        return w;
    }

    /** The stop only. */
    @Override
    public double[] fibreCorners() {
        return new double[] {stopCorner()};
    }

    @Override
    public double[] tendonCorners() {
        return new double[] {1};
    }
}
