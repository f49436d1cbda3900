package org.condyle.muscle.law;

import org.condyle.math.Check;

/**
 * Muscle of D. G. Thelen, Journal of Biomechanical Engineering 125 (2003) 70-77, in the form that OpenSim had before version 3
 * (Thelen2003Muscle_Deprecated). Needed for files of that time; new models have no reason to use it. It differs from {@link
 * Thelen2003} in
 *
 * <pre>
 *   f_P = exp(k_P (x - 1)/e_M - k_P) for all x, straight above 1 + e_M;   f_T with other constants, + 0.001 y: it is never slack
 *   l̇ = w (V₀ + a (v_m - V₀)) l₀,   A = max(a, 1e-6) f_L
 *   w = (F - A)/(A + F/A_f + d)          0 ≤ F &lt; A
 *   w = (F - A)/(c (A F_len - F) + d)    A ≤ F &lt; 0.95 A F_len,   c = (2 + 2/A_f)/(F_len - 1)
 * </pre>
 *
 * and secants outside. d keeps the denominators from zero and is no damper: it does not lose energy.
 */
public final class Thelen2003Deprecated extends GaussianHill {
    /** Times of activation that belong to it. */
    public static final PlainActivation ACTIVATION = new PlainActivation(0.010, 0.040);

    private static final double LEAST_ACTIVATION = 1e-6; // in A
    private static final double LEAST_ACTIVE = 1e-12; // as in Thelen2003
    private static final double STRAIGHT = 0.95, SECANT = 1e-6;

    /** How its strength is told. */
    public enum StrengthRule {
        /**
         * As OpenSim does for this muscle: the tension of an elastic tendon in equilibrium at full activation, passive fibres included, times
         * a curve of the speed.
         */
        OLDER,
        /** As for all others: active tension along a rigid tendon. */
        PRESENT
    }

    /**
     * Numbers of the law, without unit unless told.
     *
     * @param tendonStrain     strain of the tendon at F₀
     * @param passiveStrain    e_M, strain of the passive fibre at F₀
     * @param activeShape      γ, width of the active curve
     * @param passiveShape     k_P
     * @param velocityShape    A_f
     * @param lengtheningForce F_len, largest force of a lengthening fibre over its force at rest
     * @param passiveVelocity  V₀, fastest shortening without activation [l₀/s]
     * @param damping          d
     * @param leastActivation  smallest activation that it computes with
     * @param strengthRule     what static optimisation counts as the strength
     */
    public record Parameters(
            double tendonStrain,
            double passiveStrain,
            double activeShape,
            double passiveShape,
            double velocityShape,
            double lengtheningForce,
            double passiveVelocity,
            double damping,
            double leastActivation,
            StrengthRule strengthRule) {
        public Parameters {
            Check.positive("tendon-strain [-]", tendonStrain);
            Check.positive("passive-strain [-]", passiveStrain);
            Check.positive("active-shape [-]", activeShape);
            Check.positive("passive-shape [-]", passiveShape);
            Check.positive("velocity-shape [-]", velocityShape);
            Check.within("lengthening-force [-]", lengtheningForce, 1.06, 10);
            Check.positive("passive-velocity [1/s]", passiveVelocity);
            Check.notNegative("damping [-]", damping);
            Check.within("least-activation [-]", leastActivation, 0, 1);
        }

        public static Parameters defaults() {
            return new Parameters(0.033, 0.6, 0.5, 4, 0.3, 1.8, 5, 0.05, 0, StrengthRule.OLDER);
        }
    }

    private final Parameters p;
    private final double c;
    private final double toe;

    public Thelen2003Deprecated(Architecture size, Parameters parameters, boolean elasticTendon) {
        super(
                size,
                new Use(elasticTendon, parameters.leastActivation, 0, 0, size.maxContractionVelocity()),
                new ExponentialCurve(
                        0,
                        parameters.passiveShape / parameters.passiveStrain,
                        0,
                        Math.exp(-parameters.passiveShape),
                        parameters.passiveShape),
                new ToeTendon(0.609 * parameters.tendonStrain, 0.333333, 1.712 / parameters.tendonStrain, 0.001),
                parameters.activeShape);
        Check.positive("tendon-slack-length, which this law needs for its strength [m]", size.tendonSlackLength());
        p = parameters;
        c = (2 + 2 / p.velocityShape) / (p.lengtheningForce - 1);
        toe = 0.609 * p.tendonStrain;
    }

    @Override
    public String name() {
        return "thelen2003-deprecated";
    }

    /** Even the slack part of the tendon pulls a little. */
    @Override
    protected double slackTendon() {
        return 0;
    }

    private static double active(double activation, double lengthFactor) {
        return Math.max(LEAST_ACTIVE, Math.max(LEAST_ACTIVATION, activation) * lengthFactor);
    }

    /** Fastest shortening over that at full activation. */
    private double spread(double activation) {
        double v = size.maxContractionVelocity();
        return (p.passiveVelocity + Math.min(1, activation) * (v - p.passiveVelocity)) / v;
    }

    private double shortening(double a, double force) {
        return (force - a) / (a + force / p.velocityShape + p.damping);
    }

    private double lengthening(double a, double force) {
        return (force - a) / (c * (a * p.lengtheningForce - force) + p.damping);
    }

    /** dw/dF below zero force. */
    private double lowSlope(double a) {
        return (shortening(a, SECANT) - shortening(a, 0)) / SECANT;
    }

    /** dw/dF above 0.95 A F_len. */
    private double highSlope(double a, double most) {
        return (lengthening(a, (STRAIGHT + SECANT) * most) - lengthening(a, STRAIGHT * most)) / (SECANT * most);
    }

    @Override
    protected double speed(double activation, double lengthFactor, double force) {
        double a = active(activation, lengthFactor), most = a * p.lengtheningForce, end = STRAIGHT * most;
        double w = force < 0
                ? shortening(a, 0) + lowSlope(a) * force
                : force < a
                        ? shortening(a, force)
                        : force < end
                                ? lengthening(a, force)
                                : lengthening(a, end) + highSlope(a, most) * (force - end);
        return spread(activation) * w;
    }

    @Override
    protected double contractile(double activation, double lengthFactor, double w) {
        double a = active(activation, lengthFactor), most = a * p.lengtheningForce, end = STRAIGHT * most;
        double v = w / spread(activation);
        if (v <= 0) {
            double force = (a + v * (a + p.damping)) / (1 - v / p.velocityShape);
            return Math.max(0, force);
        }
        double atEnd = lengthening(a, end);
        return v <= atEnd ? (a + v * (c * most + p.damping)) / (1 + c * v) : end + (v - atEnd) / highSlope(a, most);
    }

    @Override
    public double strength(double length, double rate) {
        if (p.strengthRule == StrengthRule.PRESENT) {
            return super.strength(length, rate);
        }
        double l = equilibrium(1, length, 0);
        double n = -Math.cos(size.pennation()) * rate / unitSpeed;
        double slower = 1.8 - 1.8 / (1 + Math.exp((0.04 - n) / 0.18));
        return size.maxIsometricForce() * tendonForceLength((length - reach(l)) / size.tendonSlackLength()) * slower;
    }

    /** The stop only: the passive curve has no corner. */
    @Override
    public double[] fibreCorners() {
        return new double[] {stopCorner()};
    }

    @Override
    public double[] tendonCorners() {
        return new double[] {1, 1 + toe};
    }
}
