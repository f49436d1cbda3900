package org.condyle.contact;

import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.NormalLaw;
import org.condyle.mechanics.ContactGeometry;

/** Whether the steps of a run must end where surfaces touch and part. */
public final class LocatedOnset {
    private LocatedOnset() {}

    /**
     * Why they must; empty if error control is enough. That is so for a force that begins at zero and
     * depends on the present alone, and for a half-space, behind which nothing can pass between two looks.
     */
    public static String why(ContactGeometry geometry, NormalLaw law, Tangential tangential) {
        if (geometry.candidates() == 0) {
            return "they press over an area";
        }
        if (geometry.maxValidDepth() < Double.POSITIVE_INFINITY) {
            return "none of them is a half-space, so that a long step could fly through";
        }
        if (law.needsImpactSpeed()) {
            return "the law needs the impact speed";
        }
        if (law.endsWithForce() || law.adhesive() || law.force(1, Double.MIN_NORMAL, 1, 1) > 1e-100) {
            return "the force of the law jumps";
        }
        return tangential.sticks() ? "friction that sticks begins there" : "";
    }
}
