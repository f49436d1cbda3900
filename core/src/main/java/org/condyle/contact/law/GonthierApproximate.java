package org.condyle.contact.law;

/**
 * Approximate dissipative Hertz contact of Gonthier, McPhee, Lange and Piedboeuf, "A regularized contact model with asymmetric
 * damping and dwell-time dependent friction", Multibody System Dynamics 11 (2004) 209-233.
 *
 * <pre>  F = K δⁿ (1 + (1 - c²)/c δ̇/δ̇⁻)  </pre>
 *
 * It takes d = 1 - c² for the root that {@link GonthierExact} solves for; that costs nothing any more, so the exact law is the
 * one to use. The rebound is 0.670 for c = 0.7 and agrees with c as c goes to 0, where the damping grows without bound.
 */
public record GonthierApproximate(double restitution, double exponent) implements DissipativeHertz {
    public GonthierApproximate {
        DissipativeHertz.checkNotZero("gonthier-approximate", restitution, exponent);
    }

    public GonthierApproximate(double restitution) {
        this(restitution, HERTZ_EXPONENT);
    }

    @Override
    public double damping() {
        return (1 - restitution * restitution) / restitution;
    }
}
