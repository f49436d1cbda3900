package org.condyle.contact.law;

import org.condyle.math.Check;

/**
 * The family of laws that add hysteresis to Hertz:
 *
 * <pre>  F = K δⁿ (1 + a δ̇/δ̇⁻),   K [N/m^n]  </pre>
 *
 * They differ only in the damping number a as a function of the given restitution. The actual restitution is {@link
 * #effectiveRestitution}; it equals the given one only for {@link GonthierExact}. Compared by Machado, Moreira, Flores
 * and Lankarani, "Compliant contact force models in multibody dynamics: evolution of the Hertz contact theory",
 * Mechanism and Machine Theory 53 (2012) 99-121.
 *
 * <p>If a body is pulled off faster than δ̇⁻/a, the formula would be tensile; the force is zero instead. A free rebound
 * is never that fast, since a e &lt; 1.
 */
public interface DissipativeHertz extends NormalLaw {
    /** Exponent of Hertz: smooth bodies that touch at a point. */
    double HERTZ_EXPONENT = 1.5;

    /** The damping number a, not negative. */
    double damping();

    /** The restitution of a free collision under this law. */
    default double effectiveRestitution() {
        return Rebound.restitution(damping());
    }

    @Override
    default double force(double stiffness, double depth, double rate, double impactSpeed) {
        if (depth <= 0) {
            return 0;
        }
        double n = exponent(), a = damping();
        // The root is several times as fast as the power.
        double elastic = stiffness * (n == HERTZ_EXPONENT ? depth * Math.sqrt(depth) : Math.pow(depth, n));
        return a == 0 ? elastic : Math.max(0, elastic * (1 + a * rate / impactSpeed));
    }

    @Override
    default void slopes(double stiffness, double depth, double rate, double impactSpeed, double[] out) {
        double n = exponent(), a = damping(), factor = a == 0 ? 1 : 1 + a * rate / impactSpeed;
        if (depth <= 0 || factor <= 0) {
            out[0] = out[1] = 0;
            return;
        }
        double lower = stiffness * (n == HERTZ_EXPONENT ? Math.sqrt(depth) : Math.pow(depth, n - 1));
        out[0] = n * lower * factor;
        out[1] = a == 0 ? 0 : lower * depth * a / impactSpeed;
    }

    @Override
    default double potential(double stiffness, double depth) {
        double n = exponent() + 1;
        return depth <= 0 ? 0 : stiffness * Math.pow(depth, n) / n;
    }

    @Override
    default double depthOf(double stiffness, double force) {
        double n = exponent(), share = Math.max(0, force) / stiffness;
        return n == HERTZ_EXPONENT ? Math.cbrt(share * share) : Math.pow(share, 1 / n);
    }

    @Override
    default boolean dissipates() {
        return damping() > 0;
    }

    @Override
    default boolean inEllipse() {
        return exponent() == HERTZ_EXPONENT;
    }

    @Override
    default boolean needsImpactSpeed() {
        return damping() > 0;
    }

    /** Checks at the door of a law that takes any restitution in [0, 1]. */
    static void check(String law, double restitution, double exponent) {
        Check.within(law + " restitution [-]", restitution, 0, 1);
        Check.positive(law + " exponent [-]", exponent);
    }

    /** Checks at the door of a law whose damping grows without bound as the restitution goes to 0. */
    static void checkNotZero(String law, double restitution, double exponent) {
        check(law, restitution, exponent);
        if (restitution == 0) {
            throw new IllegalArgumentException(
                    law + " restitution [-] must be > 0, was 0: its damping would be infinite;"
                            + " give a small restitution such as 0.01, or use hunt-crossley, which permits 0");
        }
    }
}
