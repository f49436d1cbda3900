package org.condyle.contact.law;

/**
 * Dissipative Hertz contact whose free collisions have exactly the wanted restitution c: Gonthier, McPhee, Lange and
 * Piedboeuf, "A regularized contact model with asymmetric damping and dwell-time dependent friction", Multibody System
 * Dynamics 11 (2004) 209-233.
 *
 * <pre>  F = K δⁿ (1 + d/c δ̇/δ̇⁻),   (1 + d/c)/(1 - d) = e^(d(1 + 1/c))  </pre>
 *
 * As c goes to 0, a = d/c grows like 1/c: the bodies creep apart at the speed c δ̇⁻ while the force fades.
 */
public final class GonthierExact implements DissipativeHertz {
    private final double restitution;
    private final double exponent;
    private final double damping; // the root, solved for once: why this law is no record

    public GonthierExact(double restitution, double exponent) {
        DissipativeHertz.checkNotZero("gonthier", restitution, exponent);
        this.restitution = restitution;
        this.exponent = exponent;
        damping = Rebound.damping(restitution);
    }

    public GonthierExact(double restitution) {
        this(restitution, HERTZ_EXPONENT);
    }

    @Override
    public double damping() {
        return damping;
    }

    @Override
    public double exponent() {
        return exponent;
    }

    @Override
    public double effectiveRestitution() {
        return restitution;
    }

    @Override
    public String toString() {
        return "GonthierExact[restitution=" + restitution + ", exponent=" + exponent + "]";
    }
}
