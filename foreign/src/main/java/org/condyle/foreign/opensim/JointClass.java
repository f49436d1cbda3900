package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.jspecify.annotations.Nullable;

/**
 * A class of joints of OpenSim that is a type of the model file, with the same coordinates in the same sense.
 *
 * @param name  of the class
 * @param type  of the joint in the model file
 * @param order which coordinate of OpenSim each of ours is
 * @param units of the coordinates, in the order of OpenSim
 * @param spins whether the speeds of its first three coordinates are an angular velocity
 * @param first the first coordinate along which forces can act
 * @param keys  its numbers
 */
record JointClass(
        String name,
        String type,
        List<Integer> order,
        List<String> units,
        boolean spins,
        int first,
        List<Property> keys) {
    /** Of several with one name the first is read, of all each is written for its type. */
    static final List<JointClass> ALL = List.of(
            of("WeldJoint weld", ""),
            of("PinJoint pin", "rad"),
            of("SliderJoint slider", "m"),
            of("UniversalJoint universal", "rad rad"),
            new JointClass("PlanarJoint", "planar", List.of(1, 2, 0), List.of("rad", "m", "m"), false, 0, List.of()),
            of("BallJoint ball-angles", "rad rad rad").spinning(),
            of("BallJoint ball", "rad rad rad"),
            of("FreeJoint free-angles", "rad rad rad m m m").spinning(),
            new JointClass("FreeJoint", "free", List.of(3, 4, 5, 0, 1, 2), List.of(), false, 0, List.of()),
            of("EllipsoidJoint ellipsoid", "rad rad rad", "radii_x_y_z radii m 1 1 1")
                    .spinning(),
            of(
                            "ScapulothoracicJoint scapulothoracic",
                            "rad rad rad rad",
                            "thoracic_ellipsoid_radii_x_y_z radii m 0.07 0.15 0.07",
                            "scapula_winging_axis_origin winging-at m 0 0",
                            "scapula_winging_axis_direction winging-direction rad 0")
                    .drivenFrom(3));

    private static JointClass of(String names, String units, String... keys) {
        String[] both = names.split(" ", -1);
        List<String> each = units.isEmpty() ? List.of() : List.of(units.split(" ", -1));
        List<Integer> order = IntStream.range(0, each.size()).boxed().toList();
        return new JointClass(both[0], both[1], order, each, false, 0, Property.list(keys));
    }

    private JointClass spinning() {
        return new JointClass(name, type, order, units, true, first, keys);
    }

    private JointClass drivenFrom(int coordinate) {
        return new JointClass(name, type, order, units, spins, coordinate, keys);
    }

    /** The class of this name; null for those whose coordinates are not fixed, and for what is not known. */
    static @Nullable JointClass named(String name) {
        return ALL.stream().filter(c -> c.name.equals(name)).findFirst().orElse(null);
    }

    static @Nullable JointClass ofType(String type) {
        return ALL.stream().filter(c -> c.type.equals(type)).findFirst().orElse(null);
    }

    /** Reads a joint. */
    void read(Osim o, LinkReader.Link link, String joint, Draft d) {
        XmlElement e = link.element();
        List<Entry> names = new ArrayList<>();
        for (int k = 0; k < units.size(); k++) {
            names.add(Draft.name(e.at(), o.coordinates.add(link, joint, k, units.get(k), spins && k < 3, k >= first)));
        }
        d.set("type", e.at(), type);
        if (!names.isEmpty()) {
            d.set("names", Draft.list(e.at(), order.stream().map(names::get).toList()));
        }
        Property.read(keys, e, d);
    }

    /** Which coordinates of ours those of OpenSim are. */
    List<Integer> written() {
        return IntStream.range(0, order.size()).mapToObj(order::indexOf).toList();
    }
}
