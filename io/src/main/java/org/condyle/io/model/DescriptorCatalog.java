package org.condyle.io.model;

import java.util.List;
import java.util.Map;
import org.condyle.descriptor.FiniteAxis;
import org.condyle.descriptor.HelicalAxis;
import org.condyle.descriptor.InstantCentre;
import org.condyle.descriptor.Rolling;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Union;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Place;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.term.Datasheet;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Descriptor;
import org.condyle.mechanics.Frame;

/** What a model file can let be told of a motion. */
public final class DescriptorCatalog {
    private static final Catalog<Descriptor> CATALOG = new Catalog<>("descriptor");
    private static final String SHOWN = "20 cm";

    private DescriptorCatalog() {}

    /** Keys of what is told of two bodies. */
    private static MappingType ofBodies(String word, String about) {
        return MappingType.mapping(word, about)
                .need(
                        "between",
                        Parts.between(Parts.FRAME),
                        "a frame of the body from which is looked, and a frame of the body that moves")
                .key("shown", ValueType.quantity("m"), "length of the line in pictures", SHOWN);
    }

    private static MappingType ofAxis(String word, String about) {
        return ofBodies(word, about)
                .key(
                        "plane",
                        Parts.DIRECTION,
                        "normal of a plane through the origin of the first frame that the axis is cut with",
                        "x");
    }

    static {
        CATALOG.add(
                ofBodies("instant-centre", "the point about which a body turns in the plane at an instant")
                        .key("slowest", ValueType.quantity("rad/s"), "slower turns have no centre", "1e-6 rad/s"),
                "c = (x - v_y/w, y + v_x/w)",
                "-",
                "planar models; not a number where the body does not turn",
                (r, v) -> {
                    if (!r.planar) {
                        r.problems.error(
                                Code.WRONG_KIND,
                                v.entry(),
                                "is told of planar models, and this model is one in space",
                                "use type: helical-axis");
                    }
                    Place a = r.frames.place(v, "between", 0), b = r.frames.place(v, "between", 1);
                    return new InstantCentre(
                            a.body(),
                            a.frame(),
                            b.body(),
                            b.frame(),
                            r.quantities.positive(v, "slowest", "rad/s"),
                            r.quantities.positive(v, "shown", "m"));
                });
        CATALOG.add(
                ofAxis("helical-axis", "the axis about which a body turns, and along which it slides, at an instant")
                        .key("slowest", ValueType.quantity("rad/s"), "slower turns have no axis", "1e-6 rad/s"),
                "n = w/|w|, s = r + w x v/|w|^2, pitch = v.w/|w|^2",
                "J. Wittenburg, Kinematics, Springer 2016",
                "not a number where the body does not turn",
                (r, v) -> {
                    Place a = r.frames.place(v, "between", 0), b = r.frames.place(v, "between", 1);
                    return new HelicalAxis(
                            a.body(),
                            a.frame(),
                            b.body(),
                            b.frame(),
                            r.frames.direction(v.entry("plane")),
                            r.quantities.positive(v, "slowest", "rad/s"),
                            r.quantities.positive(v, "shown", "m"));
                });
        CATALOG.add(
                ofAxis("finite-axis", "the axis of the screw from the first position of a run to the present one")
                        .key("smallest", ValueType.quantity("rad"), "smaller turns have no axis", "1e-6 rad"),
                "x -> M x + d, phi = atan2(|a|, tr M - 1), n = a/|a|, t = n.d",
                "C. W. Spoor and F. E. Veldpaus, Journal of Biomechanics 13 (1980) 391-393",
                "angles up to half a turn; not a number where the body has not turned",
                (r, v) -> {
                    Place a = r.frames.place(v, "between", 0), b = r.frames.place(v, "between", 1);
                    return FiniteAxis.in(
                            r.builder,
                            a.body(),
                            a.frame(),
                            b.body(),
                            b.frame(),
                            r.frames.direction(v.entry("plane")),
                            r.quantities.positive(v, "smallest", "rad"),
                            r.quantities.positive(v, "shown", "m"));
                });
        CATALOG.add(
                MappingType.mapping("rolling", "how two surfaces in contact roll and slide on each other")
                        .need("contact", ValueType.reference("contact"), "the contact, between two surfaces")
                        .key(
                                "slowest",
                                ValueType.quantity("m/s"),
                                "contact points that move more slowly have no rolling fraction",
                                "1e-7 m/s"),
                "1 - |w_1 - w_2|/max(|w_1|, |w_2|), w_i the velocity of the contact point over surface i",
                "-",
                "not a number while the surfaces are apart, and the fraction where the contact point rests on both",
                DescriptorCatalog::rolling);
    }

    private static Descriptor rolling(ReaderContext r, Part v) {
        String name = v.text("contact");
        ContactGeometry.Owner contact = r.builder.contact(name);
        if (contact == null) {
            if (!r.names.isWritten("contacts", name)) {
                r.problems.unknown(v.entry("contact"), "contact", name, r.names.written("contacts"));
            } else if (!r.problems.hasErrors()) { // else the contact itself may be wrong
                r.problems.error(
                        Code.WRONG_KIND,
                        v.entry("contact"),
                        "'" + name + "' is no contact between two surfaces with a law at their points or faces",
                        "name a contact with 'between' and such a law");
            }
            return new InstantCentre(0, Frame.IDENTITY, 0, Frame.IDENTITY, 1, 1);
        }
        return new Rolling(
                contact,
                bodyName(r, contact.geometry().bodyA()),
                bodyName(r, contact.geometry().bodyB()),
                r.quantities.positive(v, "slowest", "m/s"),
                r.names.bodies.size());
    }

    private static String bodyName(ReaderContext r, int body) {
        return r.names.bodies.entrySet().stream()
                .filter(e -> e.getValue() == body)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }

    static Union union() {
        return CATALOG.union();
    }

    public static List<Datasheet> sheets() {
        return CATALOG.sheets();
    }

    /** Adds one to the model that is being built; after all contacts. */
    static void add(ReaderContext r, String name, Part v) {
        r.builder.descriptor(name, CATALOG.make(r, v));
    }
}
