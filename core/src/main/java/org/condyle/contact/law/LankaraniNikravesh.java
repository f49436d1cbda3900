package org.condyle.contact.law;

/**
 * Dissipative Hertz contact of Lankarani and Nikravesh, "A contact force model with hysteresis damping for impact analysis of
 * multibody systems", Journal of Mechanical Design 112 (1990) 369-376.
 *
 * <pre>  F = K δⁿ (1 + 3/4 (1 - c²) δ̇/δ̇⁻)  </pre>
 *
 * Made for restitutions c near 1: the rebound is 0.796 for c = 0.7, 0.66 for c = 0.
 */
public record LankaraniNikravesh(double restitution, double exponent) implements DissipativeHertz {
    public LankaraniNikravesh {
        DissipativeHertz.check("lankarani-nikravesh", restitution, exponent);
    }

    public LankaraniNikravesh(double restitution) {
        this(restitution, HERTZ_EXPONENT);
    }

    @Override
    public double damping() {
        return 0.75 * (1 - restitution * restitution);
    }
}
