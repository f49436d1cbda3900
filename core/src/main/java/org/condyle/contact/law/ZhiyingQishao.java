package org.condyle.contact.law;

/**
 * Dissipative Hertz contact of Zhiying and Qishao, "Analysis of impact process based on restitution coefficient", Journal of
 * Dynamics and Control 4 (2006) 294-298, as quoted by Machado and others (2012).
 *
 * <pre>  F = K δⁿ (1 + 3/4 (1 - c²) e^(2(1 - c)) δ̇/δ̇⁻)  </pre>
 *
 * The rebound is 0.680 for c = 0.7; as c goes to 0, a goes to 5.54 and the rebound to 0.18.
 */
public record ZhiyingQishao(double restitution, double exponent) implements DissipativeHertz {
    public ZhiyingQishao {
        DissipativeHertz.check("zhiying-qishao", restitution, exponent);
    }

    public ZhiyingQishao(double restitution) {
        this(restitution, HERTZ_EXPONENT);
    }

    @Override
    public double damping() {
        return 0.75 * (1 - restitution * restitution) * Math.exp(2 * (1 - restitution));
    }
}
