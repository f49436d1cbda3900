package org.condyle.contact.law;

/**
 * Dissipative Hertz contact of Hunt and Crossley, "Coefficient of restitution interpreted as damping in vibroimpact",
 * Journal of Applied Mechanics 42 (1975) 440-445.
 *
 * <pre>  F = K δⁿ (1 + 3/2 (1 - c) δ̇/δ̇⁻)  </pre>
 *
 * Made for restitutions c near 1: the rebound is above c elsewhere, 0.768 for c = 0.7, 0.49 for c = 0.
 */
public record HuntCrossley(double restitution, double exponent) implements DissipativeHertz {
    public HuntCrossley {
        DissipativeHertz.check("hunt-crossley", restitution, exponent);
    }

    public HuntCrossley(double restitution) {
        this(restitution, HERTZ_EXPONENT);
    }

    @Override
    public double damping() {
        return 1.5 * (1 - restitution);
    }
}
