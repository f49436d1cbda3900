package org.condyle.io.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.XmlElement;
import org.jspecify.annotations.Nullable;

/** The classes of joints, each as a type of the model file with the same coordinates in the same sense. */
final class JointTypes {
    private final Osim osim;
    private final LinkReader.Link link;
    private final XmlElement e;
    private final String joint;
    private final Draft d;

    JointTypes(Osim osim, LinkReader.Link link, String joint, Draft d) {
        this.osim = osim;
        this.link = link;
        this.e = link.element();
        this.joint = joint;
        this.d = d;
    }

    void translate() {
        switch (e.name()) {
            case "WeldJoint" -> d.set("type", e.at(), "weld");
            case "PinJoint" -> simple("pin", List.of(0), "rad");
            case "SliderJoint" -> simple("slider", List.of(0), "m");
            case "UniversalJoint" -> simple("universal", List.of(0, 1), "rad", "rad");
            case "PlanarJoint" -> simple("planar", List.of(1, 2, 0), "rad", "m", "m");
            case "BallJoint" -> simple("ball-angles", List.of(0, 1, 2), "rad", "rad", "rad");
            case "FreeJoint" -> simple("free-angles", List.of(0, 1, 2, 3, 4, 5), "rad", "rad", "rad", "m", "m", "m");
            case "EllipsoidJoint" -> {
                simple("ellipsoid", List.of(0, 1, 2), "rad", "rad", "rad");
                d.set("radii", e.at(), Osim.vector(e, "radii_x_y_z", 1, 1, 1), "m");
            }
            case "ScapulothoracicJoint" -> scapula();
            case "GimbalJoint" -> gimbal();
            case "CustomJoint" -> new SpatialTransform(osim, link, joint, d).translate();
            default -> {
                d.set("type", e.at(), "weld");
                osim.losses.matters(e, "this kind of joint is not known; its bodies are fixed to each other here");
                if (!link.coordinates().isEmpty()) {
                    osim.losses.matters(link.coordinates().get(0), "the coordinates of this joint are missing");
                }
            }
        }
    }

    /**
     * A joint whose type exists.
     *
     * @param order which coordinate of OpenSim is which of ours
     * @param units of the coordinates, in the order of OpenSim
     */
    private void simple(String type, List<Integer> order, String... units) {
        boolean spins = type.equals("ball-angles") || type.equals("free-angles") || type.equals("ellipsoid");
        List<String> names = new ArrayList<>();
        for (int k = 0; k < units.length; k++) {
            names.add(coordinate(k, units[k], spins && k < 3));
        }
        List<Entry> ours = new ArrayList<>();
        order.forEach(k -> ours.add(Draft.name(e.at(), names.get(k))));
        d.set("type", e.at(), type).set("names", Draft.list(e.at(), ours));
    }

    private void scapula() {
        List<Entry> names = new ArrayList<>();
        for (int k = 0; k < 4; k++) {
            names.add(Draft.name(e.at(), coordinate(osim, link, joint, k, "rad", false, k == 3)));
        }
        d.set("type", e.at(), "scapulothoracic").set("names", Draft.list(e.at(), names));
        d.set("radii", e.at(), Osim.vector(e, "thoracic_ellipsoid_radii_x_y_z", 0.07, 0.15, 0.07), "m");
        d.set("winging-at", e.at(), Osim.vector(e, "scapula_winging_axis_origin", 0, 0), "m");
        d.set("winging-direction", e.at(), Osim.number(e, "scapula_winging_axis_direction", 0), "rad");
    }

    private void gimbal() {
        d.set("type", e.at(), "function");
        List<Entry> turns = new ArrayList<>();
        for (int k = 0; k < 3; k++) {
            String name = coordinate(k, "rad", false);
            d.mapping("coordinates", e.at()).set(name, e.at(), "rad");
            turns.add(new Draft(e.at())
                    .set("axis", e.at(), "xyz".substring(k, k + 1))
                    .set("value", e.at(), "= " + name)
                    .entry());
        }
        d.set("turns", Draft.list(e.at(), turns));
    }

    /** Makes a coordinate known; OpenSim names one that the file does not give after its joint. */
    private String coordinate(int k, String unit, boolean spin) {
        return coordinate(osim, link, joint, k, unit, spin, true);
    }

    static String coordinate(
            Osim osim, LinkReader.Link link, String joint, int k, String unit, boolean spin, boolean driving) {
        @Nullable
        XmlElement c = k < link.coordinates().size() ? link.coordinates().get(k) : null;
        String foreign = c == null ? "" : c.attribute("name", "").strip();
        if (foreign.isEmpty()) {
            foreign = link.name() + "_coord_" + k;
        }
        XmlElement place = c == null ? link.element() : c;
        String name = osim.names.coordinate(place, joint, foreign);
        CardanMeasure angle = spin ? new CardanMeasure(place, name + "-angle", link.parent(), link.child(), k) : null;
        osim.coordinates.add(foreign, new Coordinates.Known(joint, name, unit, angle, driving, c));
        return name;
    }
}
