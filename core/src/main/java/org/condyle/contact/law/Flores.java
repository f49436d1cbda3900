package org.condyle.contact.law;

/**
 * Dissipative Hertz contact of Flores, Machado, Silva and Martins, "On the continuous contact force models for soft materials
 * in multibody dynamics", Multibody System Dynamics 25 (2011) 357-375.
 *
 * <pre>  F = K δⁿ (1 + 8(1 - c)/(5c) δ̇/δ̇⁻)  </pre>
 *
 * The rebound is a little below c (0.683 for 0.7). As c goes to 0 the damping grows without bound and the rebound is 5c/8.
 */
public record Flores(double restitution, double exponent) implements DissipativeHertz {
    public Flores {
        DissipativeHertz.checkNotZero("flores", restitution, exponent);
    }

    public Flores(double restitution) {
        this(restitution, HERTZ_EXPONENT);
    }

    @Override
    public double damping() {
        return 8 * (1 - restitution) / (5 * restitution);
    }
}
