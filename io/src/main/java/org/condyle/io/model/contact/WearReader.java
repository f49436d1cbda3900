package org.condyle.io.model.contact;

import java.util.Map;
import org.condyle.contact.Wear;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Quantities;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.surface.Surfaces;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/** Reads how the surfaces of a contact wear. */
final class WearReader {
    private static final String UNIT = "m^2/N";

    static final MappingType KIND = MappingType.mapping("wear", "wear by Archard: dh/dt = k p |v|")
            .need(
                    "factors",
                    ValueType.mapOf(ValueType.quantity("mm^3/(N*m)")),
                    "k of a surface of the contact by its name; the surface has springs on its faces")
            .key(
                    "cycles",
                    ValueType.number(),
                    "how many passes one of the run stands for while the surfaces change by their wear; 0 leaves them"
                            + " as they are and gives the wear of one pass",
                    "0");

    private WearReader() {}

    static @Nullable Wear read(ReaderContext r, Part v, Surfaces.Given a, Surfaces.Given b) {
        int before = r.problems.size();
        Part w = v.part("wear");
        double ofA = 0, ofB = 0;
        for (Map.Entry<String, Entry> e : w.entries("factors").entrySet()) {
            double k = r.quantities.quantity(e.getValue(), UNIT);
            if (!(k >= 0)) {
                r.problems.error(
                        Code.OUT_OF_RANGE,
                        e.getValue(),
                        "must not be negative, was " + Quantities.was(e.getValue(), k, UNIT));
            } else if (e.getKey().equals(a.name())) {
                ofA = k;
            } else if (e.getKey().equals(b.name())) {
                ofB = k;
            } else {
                r.problems.error(
                        Code.WRONG_WORD,
                        e.getValue(),
                        "is the factor of '" + e.getKey() + "', which is not in this contact",
                        "name " + a.name() + " or " + b.name());
            }
        }
        double cycles = r.quantities.notNegative(w, "cycles", "");
        return r.problems.size() > before ? null : new Wear(a.name(), ofA, b.name(), ofB, cycles);
    }
}
