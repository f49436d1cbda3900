package org.condyle.io.model.muscle;

import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.muscle.Bhargava2004;
import org.condyle.muscle.Metabolism;
import org.condyle.muscle.Umberger2010;
import org.condyle.muscle.law.Architecture;

/** Reads which metabolic cost of a muscle is told. */
public final class MetabolismReader {
    /** The keys. */
    public static final MappingType TYPE = MappingType.mapping(
                    "metabolism", "the chemical power of a muscle as a channel")
            .key("model", ValueType.choice("umberger2010", "bhargava2004"), "whose model", "umberger2010")
            .key("slow-fibres", ValueType.number(), "part of slow fibres, 0 to 1", "0.5")
            .key("mass", ValueType.quantity("kg"), "of the fibres; by default their volume times 1059.7 kg/m^3")
            .key(
                    "specific-tension",
                    ValueType.quantity("Pa"),
                    "force per cross section, which gives the volume",
                    "0.25 MPa")
            .key(
                    "scaling",
                    ValueType.number(),
                    "umberger2010: factor of heat, 1 without and 1.5 with oxygen; by default 1.5");

    private MetabolismReader() {}

    /** The cost that the keys describe. */
    public static Metabolism read(ReaderContext r, Part v, Architecture a) {
        double slow = r.quantities.within(v, "slow-fibres", 0, 1);
        double tension = r.quantities.positive(v, "specific-tension", "Pa");
        double mass = v.has("mass") ? r.quantities.positive(v, "mass", "kg") : Metabolism.mass(a, tension);
        if (v.text("model").equals("umberger2010")) {
            double scaling = v.has("scaling") ? r.quantities.positive(v, "scaling", "") : Umberger2010.AEROBIC;
            return new Umberger2010(mass, slow, scaling);
        }
        if (v.has("scaling")) {
            r.problems.error(Code.NO_EFFECT, v.entry("scaling"), "has no effect with model: bhargava2004");
        }
        return new Bhargava2004(mass, slow);
    }
}
