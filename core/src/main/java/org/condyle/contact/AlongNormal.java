package org.condyle.contact;

import org.condyle.contact.law.NormalLaw;
import org.condyle.contact.law.StiffnessRule;
import org.condyle.math.Relaxation;
import org.jspecify.annotations.Nullable;

/**
 * What acts along the normal of a compliant contact.
 *
 * @param slowest    impact speed that slower touches are treated as [m/s]
 * @param relaxation how the force relaxes, null if it does not; the law, which is elastic, is that of a quick touch
 * @param relaxed    whether what overlaps at the start of a run has done so for ever, of a layer
 * @param wear       how the surfaces of a layer wear, null if they do not
 */
public record AlongNormal(
        NormalLaw law,
        StiffnessRule stiffness,
        double slowest,
        @Nullable Relaxation relaxation,
        boolean relaxed,
        @Nullable Wear wear) {
    /** Of a law without a past. */
    public AlongNormal(NormalLaw law, StiffnessRule stiffness, double slowest) {
        this(law, stiffness, slowest, null, false, null);
    }

    AlongNormal forThread() {
        return new AlongNormal(law.forThread(), stiffness, slowest, relaxation, relaxed, wear);
    }
}
