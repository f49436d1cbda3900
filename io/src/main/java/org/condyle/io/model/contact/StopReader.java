package org.condyle.io.model.contact;

import java.util.List;
import org.condyle.contact.CompliantStop;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.PartNames;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.term.Treatment;
import org.condyle.io.problem.Code;
import org.condyle.joints.MeasureStop;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Mobility;

/** Reads {@code limits}: stops of the coordinates of a joint, or of a measure that has a name. */
public final class StopReader {
    private static final MappingType OF_COORDINATE = keys(MappingType.mapping("limits", "stops of a coordinate")
            .key("coordinate", ValueType.text(), "the limited coordinate, if the joint has several"));
    private static final MappingType OF_MEASURE = keys(MappingType.mapping("measure-limits", "stops of a measure"));

    private static MappingType keys(MappingType mapping) {
        return mapping.key("lower", ValueType.quantity("rad or m"), "smallest value")
                .key("upper", ValueType.quantity("rad or m"), "largest value")
                .key("impact", ImpactCatalog.kind(), "restitution, or a law of impact; for runs without compliance")
                .key("stiffness", ValueType.quantity("N*m or N/m"), "stiffness of the stop in a compliant run")
                .key("damping", ValueType.quantity("N*m*s or N*s/m"), "beside it", "0");
    }

    private final ReaderContext r;
    private final Treatment treatment;

    public StopReader(ReaderContext r, Treatment treatment) {
        this.r = r;
        this.treatment = treatment;
    }

    /** One mapping for one coordinate, or a list of them. */
    public static ValueType kind() {
        return ValueType.either(OF_COORDINATE, ValueType.listOf(OF_COORDINATE, 1, 6));
    }

    /** The stops of one measure. */
    public static ValueType kindOfMeasure() {
        return OF_MEASURE;
    }

    /** Stops of a measure, if it has them. */
    public void read(String name, Measure measure, Part v) {
        if (v.has("limits")) {
            stop(name, measure, v.part("limits"));
        }
    }

    public void read(Joint joint, Part v) {
        if (!v.has("limits")) {
            return;
        }
        boolean list = !v.entry("limits").isMapping();
        for (Part limits : list ? v.parts("limits") : List.of(v.part("limits"))) {
            stop(joint, limits);
        }
    }

    private void stop(Joint joint, Part v) {
        Mobility mobility = joint.mobility();
        int k = coordinate(mobility, v);
        if (k < 0) {
            return;
        }
        String coordinate = mobility.coordinates()[k].name();
        String name = mobility.coordinates().length == 1 ? joint.name() : joint.name() + "." + coordinate;
        stop(name, JointCoordinate.of(joint, k), v);
    }

    private void stop(String name, Measure measure, Part v) {
        String unit = measure.kind().dimension().unit(),
                per = measure.kind().stiffness().unit();
        double lower = v.has("lower") ? r.quantities.quantity(v, "lower", unit) : Double.NEGATIVE_INFINITY;
        double upper = v.has("upper") ? r.quantities.quantity(v, "upper", unit) : Double.POSITIVE_INFINITY;
        if (!v.has("lower") && !v.has("upper")) {
            r.problems.error(Code.MISSING_KEY, v.entry(), "give 'lower', 'upper' or both");
            return;
        }
        if (!(lower < upper)) {
            r.problems.error(
                    Code.NOT_INCREASING,
                    v.entry("upper"),
                    "must lie above 'lower', " + v.text("lower") + ", was " + v.text("upper"));
            return;
        }
        if (treatment != Treatment.COMPLIANT) {
            if (!v.has("impact")) {
                r.problems.error(
                        Code.MISSING_KEY,
                        v.entry(),
                        "missing key 'impact': the restitution of the stop in a run without compliance, such as"
                                + " impact: 0 for no rebound");
                return;
            }
            r.builder.unilateral(name, new MeasureStop(measure, lower, upper, ImpactCatalog.read(r, v)));
            return;
        }
        if (!v.has("stiffness")) {
            r.problems.error(
                    Code.MISSING_KEY,
                    v.entry(),
                    "missing key 'stiffness' (a quantity in " + per + "): a compliant run needs it for stops",
                    "or give" + " run: {contact: impulsive}");
            return;
        }
        double stiffness = r.quantities.positive(v, "stiffness", per);
        double damping =
                r.quantities.notNegative(v, "damping", measure.kind().damping().unit());
        for (int side = -1; side <= 1; side += 2) {
            double at = side < 0 ? lower : upper;
            if (Double.isFinite(at)) {
                r.builder.force(
                        name + (side < 0 ? ".lower" : ".upper"),
                        CompliantStop.in(r.builder, measure, side, at, stiffness, damping));
            }
        }
    }

    private int coordinate(Mobility mobility, Part v) {
        Mobility.Coordinate[] all = mobility.coordinates();
        int plain = mobility.plainCoordinates();
        if (!v.has("coordinate")) {
            if (plain == 1 && all.length == 1) {
                return 0;
            }
            r.problems.error(
                    plain == 0 ? Code.WRONG_KIND : Code.MISSING_KEY,
                    v.entry(),
                    plain == 0
                            ? "a " + mobility.type() + " joint has no single coordinate that can have a stop"
                            : "missing key 'coordinate': the joint has several");
            return -1;
        }
        Entry e = v.entry("coordinate");
        for (int k = 0; k < all.length; k++) {
            if (mobility.isPlain(k) && all[k].name().equals(e.text())) {
                return k;
            }
        }
        r.problems.unknown(e, "coordinate", e.text(), PartNames.plainNames(mobility));
        return -1;
    }
}
