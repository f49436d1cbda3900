package org.condyle.muscle.law;

import org.condyle.math.Check;

/**
 * Size and architecture of a muscle. Fibres lie at an angle to the tendon and keep a constant height h = l₀ sin φ₀ (constant
 * thickness of the muscle), so that sin φ = h/l.
 *
 * @param maxIsometricForce      F₀, largest active force of the fibres at rest [N]
 * @param optimalFibreLength     l₀, fibre length at which F₀ is reached [m]
 * @param tendonSlackLength      l_s, length up to which the tendon has no force [m]; 0 for fibres that end at the bones, which needs
 *                               a rigid tendon; negative for the law of MuJoCo alone
 * @param pennation              φ₀, angle between fibres and tendon at l₀ [rad]
 * @param maxContractionVelocity v_m, fastest shortening [l₀/s, that is 1/s]
 */
public record Architecture(
        double maxIsometricForce,
        double optimalFibreLength,
        double tendonSlackLength,
        double pennation,
        double maxContractionVelocity) {
    /** Cosine of the largest angle of pennation that laws allow. */
    public static final double LEAST_COSINE = 0.1;

    /** Shortest fibre that any law computes with, in optimal fibre lengths. */
    public static final double SHORTEST = 0.01;

    public Architecture {
        Check.positive("max-isometric-force [N]", maxIsometricForce);
        Check.positive("optimal-fibre-length [m]", optimalFibreLength);
        Check.finite("tendon-slack-length [m]", tendonSlackLength);
        Check.within("pennation [rad]", pennation, 0, Math.acos(LEAST_COSINE));
        Check.positive("max-contraction-velocity [1/s]", maxContractionVelocity);
    }

    /** h = l₀ sin φ₀ [m]. */
    public double height() {
        return optimalFibreLength * Math.sin(pennation);
    }

    /** v_m l₀ [m/s]. */
    public double fastestShortening() {
        return maxContractionVelocity * optimalFibreLength;
    }

    /** Fibre length at the largest angle of pennation, or {@value #SHORTEST} l₀ if that is longer [m]. */
    public double shortestFibre() {
        return Math.max(height() / Math.sqrt(1 - LEAST_COSINE * LEAST_COSINE), SHORTEST * optimalFibreLength);
    }
}
