package org.condyle.experiment;

import org.condyle.simulate.Episode;
import org.condyle.simulate.Impact;
import org.jspecify.annotations.Nullable;

/**
 * A contact as formulas use it: the contact of a compliant run from touch to separation, or the impact of a rigid run,
 * which has no duration. So the outputs of a model do not depend on the contact method.
 */
record TouchEvent(@Nullable Episode contact, @Nullable Impact impact) {
    static TouchEvent of(Episode contact) {
        return new TouchEvent(contact, null);
    }

    static TouchEvent of(Impact impact) {
        return new TouchEvent(null, impact);
    }

    String at() {
        return contact != null ? contact.pair() : impact != null ? impact.at() : "";
    }

    double start() {
        return contact != null ? contact.start() : impact != null ? impact.time() : Double.NaN;
    }

    double end() {
        return contact != null ? contact.end() : start();
    }

    double speed() {
        return contact != null ? contact.impactSpeed() : impact != null ? impact.speedBefore() : Double.NaN;
    }
}
