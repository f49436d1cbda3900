package org.condyle.contact.law;

import org.condyle.math.Check;

/**
 * Elastic contact of smooth bodies at a point: Hertz, "Über die Berührung fester elastischer Körper", Journal für die reine
 * und angewandte Mathematik 92 (1881) 156-171.
 *
 * <pre>  F = K δⁿ,  n = 3/2  </pre>
 *
 * Holds for small strain, a contact area small against the bodies, no friction inside it, and impacts slow against the speed
 * of sound. K follows from materials and curvatures, {@link ContactStiffness}. A free collision takes 2.943275 δ_max/δ̇⁻.
 */
public record Hertz(double exponent) implements DissipativeHertz {
    public Hertz {
        Check.positive("hertz exponent [-]", exponent);
    }

    public Hertz() {
        this(HERTZ_EXPONENT);
    }

    @Override
    public double damping() {
        return 0;
    }
}
