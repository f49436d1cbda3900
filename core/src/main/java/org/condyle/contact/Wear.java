package org.condyle.contact;

import org.condyle.math.Check;
import org.jspecify.annotations.Nullable;

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
 *               depths are those of {@code passes}
 * @param passes how many passes the run stands for if the surfaces stay as they are
 * @param beforeA what was worn off A before the run; null for nothing. It is part of the shape already, and only added to what is told
 * @param beforeB the same of B
 */
public record Wear(
        String nameA,
        double factorA,
        String nameB,
        double factorB,
        double cycles,
        double passes,
        @Nullable WornSurface beforeA,
        @Nullable WornSurface beforeB) {
    /** One pass, or so many cycles, of new surfaces. */
    public Wear(String nameA, double factorA, String nameB, double factorB, double cycles) {
        this(nameA, factorA, nameB, factorB, cycles, 1, null, null);
    }

    public Wear {
        Check.notNegative("wear factor of '" + nameA + "' [m^2/N]", factorA);
        Check.notNegative("wear factor of '" + nameB + "' [m^2/N]", factorB);
        Check.notNegative("wear cycles [-]", cycles);
        Check.positive("wear passes [-]", passes);
    }
}
