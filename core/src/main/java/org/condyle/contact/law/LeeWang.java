package org.condyle.contact.law;

/**
 * Dissipative Hertz contact of Lee and Wang, "On the dynamics of intermittent-motion mechanisms. Part 1: dynamic model and
 * response", Journal of Mechanisms, Transmissions, and Automation in Design 105 (1983) 534-540.
 *
 * <pre>  F = K δⁿ (1 + 3/4 (1 - c) δ̇/δ̇⁻)  </pre>
 *
 * Half the damping of Hunt and Crossley: even near 1 only half of the wanted loss of speed happens. The rebound is 0.869 for
 * c = 0.7, 0.66 for c = 0.
 */
public record LeeWang(double restitution, double exponent) implements DissipativeHertz {
    public LeeWang {
        DissipativeHertz.check("lee-wang", restitution, exponent);
    }

    public LeeWang(double restitution) {
        this(restitution, HERTZ_EXPONENT);
    }

    @Override
    public double damping() {
        return 0.75 * (1 - restitution);
    }
}
