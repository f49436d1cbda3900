package org.condyle.muscle.law;

import org.condyle.math.Check;

/**
 * Muscle of M. Millard, T. Uchida, A. Seth, S. L. Delp, "Flexing computational muscle: modeling and simulation of musculotendon
 * dynamics", Journal of Biomechanical Engineering 135 (2013) 021005 (Millard2012EquilibriumMuscle of OpenSim):
 *
 * <pre>  f_T(y) = (a f_L(x) f_V(w) + f_P(x) + β w) cos φ  </pre>
 *
 * with the curves of {@link MillardCurves}, C² all of them. The right side rises strictly in w, so that one speed belongs to each
 * state, even at a = 0. A damping below 0.001 counts as none; the speed is then an inverse of f_V alone, which therefore must not be
 * flat at its ends, and neither a nor f_L may vanish: the activation is 0.01 at least, f_L 0.1, and f_V has half of its slopes
 * near the ends there.
 */
public final class Millard2012 extends HillLaw {
    /** Times of activation that belong to it. */
    public static final FirstOrderActivation ACTIVATION = new FirstOrderActivation(0.010, 0.040);

    private static final double LEAST_DAMPING = 0.001, LEAST_ACTIVATION = 0.01, LEAST_ACTIVE = 0.1;

    /** How its strength is told. */
    public enum StrengthRule {
        /** With the angle of the fibres. */
        ANGLE,
        /**
         * As OpenSim computes it in static optimisation and computed muscle control: there sin φ is the height in metres over the length in
         * optimal fibre lengths, so that cos φ is almost 1. For comparison with its results only.
         */
        OPENSIM
    }

    /**
     * Numbers of the law, without unit.
     *
     * @param damping         β, force of the damper over F₀ at the speed v_m
     * @param leastActivation smallest activation that it computes with, 0.01 or more without damper
     * @param strengthRule    what static optimisation counts as the strength
     */
    public record Parameters(
            MillardCurves.Active active,
            MillardCurves.Velocity velocity,
            MillardCurves.Passive passive,
            MillardCurves.Tendon tendon,
            double damping,
            double leastActivation,
            StrengthRule strengthRule) {
        public Parameters {
            Check.notNegative("damping [-]", damping);
            Check.within("least-activation [-]", leastActivation, 0, 1);
        }

        public static Parameters defaults() {
            return new Parameters(
                    MillardCurves.Active.defaults(),
                    MillardCurves.Velocity.defaults(),
                    MillardCurves.Passive.defaults(),
                    MillardCurves.Tendon.defaults(),
                    0.1,
                    LEAST_ACTIVATION,
                    StrengthRule.ANGLE);
        }

        /** The same with another damping. */
        public Parameters withDamping(double other) {
            return new Parameters(active, velocity, passive, tendon, other, leastActivation, strengthRule);
        }

        boolean damped() {
            return damping >= LEAST_DAMPING;
        }
    }

    private final Parameters p;
    private final BezierCurve active;
    private final BezierCurve velocity;

    public Millard2012(Architecture size, Parameters parameters, boolean elasticTendon) {
        super(size, use(size, parameters, elasticTendon), parameters.passive.curve(), parameters.tendon.curve());
        p = parameters;
        MillardCurves.Velocity v = p.velocity;
        boolean mayVanish = p.damped() || !elasticTendon;
        active = p.active.curve(mayVanish ? 0 : Math.max(LEAST_ACTIVE, p.active.least()));
        velocity = mayVanish
                ? v.curve(0, 0)
                : v.curve(
                        Math.max(v.shorteningEnd(), 0.5 * v.shorteningNear()),
                        Math.max(v.lengtheningEnd(), 0.5 * v.lengtheningNear()));
    }

    private static Use use(Architecture size, Parameters p, boolean elastic) {
        double least = elastic && !p.damped() ? Math.max(LEAST_ACTIVATION, p.leastActivation) : p.leastActivation;
        double damping = p.damped() ? p.damping : 0;
        return new Use(elastic, least, damping, p.active.shortest(), size.maxContractionVelocity());
    }

    @Override
    public String name() {
        return "millard2012";
    }

    @Override
    public double activeForceLength(double x) {
        return active.value(x);
    }

    @Override
    protected double activeSlope(double x) {
        return active.slope(x);
    }

    @Override
    protected double contractile(double activation, double lengthFactor, double w) {
        return activation * lengthFactor * velocity.value(w);
    }

    @Override
    protected double speed(double activation, double lengthFactor, double force) {
        return velocity.where(damping, activation * lengthFactor, force);
    }

    @Override
    public double strength(double length, double rate) {
        double force = super.strength(length, rate);
        if (p.strengthRule == StrengthRule.ANGLE || force == 0) {
            return force;
        }
        double s = length - size.tendonSlackLength(), l = fibre(s);
        double sin = Math.min(1, size.height() / (l / size.optimalFibreLength()));
        return force / (s / l) * Math.sqrt(1 - sin * sin);
    }

    /** The stop only. */
    @Override
    public double[] fibreCorners() {
        return new double[] {stopCorner()};
    }

    @Override
    public double[] tendonCorners() {
        return new double[0];
    }

    /**
     * OpenSim, version 4.6 and before, divides the height of the muscle [m] by the length of the fibre in optimal lengths, so that
     * the fibre seems to pull almost along the tendon. Its speed has the true angle.
     */
    @Override
    public double publishedStrength(double length, double rate) {
        double s = length - size.tendonSlackLength();
        if (s < leastReach) {
            return 0;
        }
        double l = fibre(s), sine = Math.min(1, size.height() * size.optimalFibreLength() / l);
        return activeTension(l, s / l, rate) * l / s * Math.sqrt(1 - sine * sine);
    }
}
