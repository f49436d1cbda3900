package org.condyle.contact;

import org.condyle.math.Check;

/**
 * Wear of two surfaces by the law of Archard, "Contact and rubbing of flat surfaces", Journal of Applied Physics 24 (1953) 981-988:
 *
 * <pre>  dh/dt = k p |v|  </pre>
 *
 * with the pressure and the sliding velocity at each spring of a patch, and a factor of each body. A body wears where it has springs itself.
 *
 * @param nameA  of surface A, as channels have it
 * @param factorA k of its wear [m²/N]; 0 for none
 * @param cycles how many passes each one of the run stands for if the surfaces change by their wear; 0 if they stay as they are and the
 *               depths are those of one pass
 */
public record Wear(String nameA, double factorA, String nameB, double factorB, double cycles) {
    public Wear {
        Check.notNegative("wear factor of '" + nameA + "' [m^2/N]", factorA);
        Check.notNegative("wear factor of '" + nameB + "' [m^2/N]", factorB);
        Check.notNegative("wear cycles [-]", cycles);
    }
}
