package org.condyle.io.model.resistance;

import org.condyle.forces.KneeLoad;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Place;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.math.Mat3;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Frame;

/** Reads the loads of clinical tests of a knee. */
public final class KneeLoadReader {
    /** Axes of the frames: x lateral, y anterior, z proximal. */
    private static final String OURS = "lateral-anterior-proximal";
    /** As OpenSim has them: x anterior, y proximal, z to the right. */
    private static final String OPENSIM = "anterior-proximal-lateral";

    private static final double[] CYCLIC = {0, 1, 0, 0, 0, 1, 1, 0, 0}; // its columns are z, x, y

    private KneeLoadReader() {}

    public static void addTo(Catalog<ForceElement> catalog) {
        catalog.add(
                MappingType.mapping("knee-load", "loads of clinical tests of a knee: drawer, varus, internal rotation")
                        .need("between", Parts.between(Parts.FRAME), "frames of the femur and of the tibia")
                        .key(
                                "axes",
                                ValueType.choice(OURS, OPENSIM),
                                "axes x, y, z of these frames in a right knee; in a left one, what is lateral is"
                                        + " medial",
                                OURS)
                        .key("at", Parts.vector("m"), "point of the tibia at which the drawer acts, in its body")
                        .key("side", ValueType.choice("right", "left"), "which knee", "right")
                        .key("anterior", ValueType.expression("N"), "force of the drawer on the tibia", "0")
                        .key("varus", ValueType.expression("N*m"), "couple of varus; negative for valgus", "0")
                        .key("internal", ValueType.expression("N*m"), "couple of internal rotation", "0"),
                "F e2 at a point of the tibia, M e2, M e3; e3 is proximal in the tibia, e2 is perpendicular to it and"
                        + " to the lateral axis of the femur",
                "E. S. Grood and W. J. Suntay, Journal of Biomechanical Engineering 105 (1983) 136-144",
                "rigid bodies in space; has a potential only while the flexion is held",
                KneeLoadReader::read);
    }

    private static ForceElement read(ReaderContext r, Part v) {
        if (r.planar) {
            r.problems.error(
                    Code.WRONG_KIND,
                    v.entry(),
                    "these loads turn a knee in space, and this model is planar",
                    "remove 'plane', or test the drawer alone with a 'force'");
        }
        Place femur = r.frames.place(v, "between", 0), tibia = r.frames.place(v, "between", 1);
        boolean opensim = v.text("axes").equals(OPENSIM);
        Formula[] loads = {
            r.formulas.formula(v.entry("anterior"), "N"),
            r.formulas.formula(v.entry("varus"), "N*m"),
            r.formulas.formula(v.entry("internal"), "N*m")
        };
        return new KneeLoad(
                femur.body(),
                turned(femur.frame(), opensim),
                tibia.body(),
                turned(tibia.frame(), opensim),
                v.has("at") ? r.quantities.inSpace(v.entry("at"), "m") : tibia.at(),
                v.text("side").equals("left"),
                loads);
    }

    private static Frame turned(Frame frame, boolean opensim) {
        return opensim ? new Frame(frame.origin(), Mat3.times(frame.rotation(), CYCLIC)) : frame;
    }
}
