package org.condyle.io.model;

import java.util.List;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;

/** Reads {@code rotor-inertia}: what a motor adds to the inertia of a coordinate. */
final class RotorReader {
    private RotorReader() {}

    static void read(ReaderContext r, Joint joint, Part v) {
        if (!v.has("rotor-inertia")) {
            return;
        }
        Entry e = v.entry("rotor-inertia");
        List<Entry> given = e.isList() ? e.items() : List.of(e);
        Mobility mobility = joint.mobility();
        Mobility.Coordinate[] all = mobility.coordinates();
        if (given.size() != all.length || mobility.plainCoordinates() < all.length) {
            r.problems.error(
                    Code.WRONG_COUNT,
                    e,
                    mobility.plainCoordinates() < all.length || all.length == 0
                            ? "a " + mobility.type() + " joint has no coordinates that a rotor can turn with"
                            : "needs " + all.length + (all.length == 1 ? " value" : " values, one for each coordinate")
                                    + ", has " + given.size());
            return;
        }
        for (int k = 0; k < all.length; k++) {
            double inertia = r.quantities.quantity(given.get(k), all[k].isLength() ? "kg" : "kg*m^2");
            if (!(inertia >= 0)) {
                r.problems.error(
                        Code.NEGATIVE,
                        given.get(k),
                        "must not be negative, was " + given.get(k).text());
                return;
            }
            r.builder.rotorInertia(joint, k, inertia);
        }
    }
}
