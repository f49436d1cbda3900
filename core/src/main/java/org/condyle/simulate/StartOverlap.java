package org.condyle.simulate;

import java.math.BigDecimal;
import java.math.MathContext;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.RigidContacts;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;

/** Overlaps at the start of a run without compliance: small ones are removed, larger ones are refused. */
final class StartOverlap {
    /** An overlap that is mended [m or rad]. */
    private static final double FORGIVEN = 1e-3;

    private StartOverlap() {}

    /** Throws a {@link ModelException} that names the contact or stop if something overlaps too deep. */
    static void refuse(Mechanism mechanism, State start) {
        if (mechanism.model().unilaterals().isEmpty()
                && mechanism.model().manyBodyContacts().isEmpty()) {
            return;
        }
        Workspace w = new Workspace(mechanism);
        if (w.contacts.count() == 0) {
            return;
        }
        Dynamics.place(start, w);
        Dynamics.fillRates(w);
        w.contacts.find(start, w.motion);
        refuse(w.contacts);
    }

    static void refuse(RigidContacts contacts) {
        int worst = worst(contacts);
        if (worst >= 0 && contacts.gap(worst) < -FORGIVEN) {
            throw new Start.OverlapException(
                    describe(contacts, worst) + "; without compliance, surfaces must not overlap",
                    contacts.name(worst));
        }
    }

    /** The contact that overlaps most, -1 if none does. */
    static int worst(RigidContacts contacts) {
        int worst = -1;
        for (int i = 0; i < contacts.count(); i++) {
            if (contacts.gap(i) < -contacts.element(i).gapTolerance()
                    && (worst < 0 || contacts.gap(i) < contacts.gap(worst))) {
                worst = i;
            }
        }
        return worst;
    }

    static String describe(RigidContacts contacts, int i) {
        String depth = new BigDecimal(-contacts.gap(i))
                .round(new MathContext(3))
                .stripTrailingZeros()
                .toPlainString();
        return "'" + contacts.name(i) + "' overlaps by " + depth + " "
                + contacts.element(i).dimension() + " at the start";
    }
}
