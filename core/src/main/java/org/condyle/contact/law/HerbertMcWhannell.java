package org.condyle.contact.law;

/**
 * Dissipative Hertz contact of Herbert and McWhannell, "Shape and frequency composition of pulses from an impact pair",
 * Journal of Engineering for Industry 99 (1977) 513-518.
 *
 * <pre>  F = K δⁿ (1 + 6(1 - c)/((2c - 1)² + 3) δ̇/δ̇⁻)  </pre>
 *
 * This is the exact relation between a and c carried to the first power of a, so that it is right to second order in 1 - c:
 * the rebound is 0.723 for c = 0.7. As c goes to 0, a goes to 3/2 as with Hunt and Crossley, and the rebound to 0.49.
 */
public record HerbertMcWhannell(double restitution, double exponent) implements DissipativeHertz {
    public HerbertMcWhannell {
        DissipativeHertz.check("herbert-mcwhannell", restitution, exponent);
    }

    public HerbertMcWhannell(double restitution) {
        this(restitution, HERTZ_EXPONENT);
    }

    @Override
    public double damping() {
        double skew = 2 * restitution - 1;
        return 6 * (1 - restitution) / (skew * skew + 3);
    }
}
