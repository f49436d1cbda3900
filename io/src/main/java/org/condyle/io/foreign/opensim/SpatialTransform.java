package org.condyle.io.foreign.opensim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.XmlElement;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.jspecify.annotations.Nullable;

/** A {@code CustomJoint} as a {@code function} joint: three turns and three shifts, each a function of one coordinate. */
final class SpatialTransform {
    private static final double[][] AXES = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

    private final Osim osim;
    private final LinkReader.Link link;
    private final XmlElement e;
    private final String joint;
    private final Draft d;
    private final List<Axis> axes = new ArrayList<>();

    /** One of the six. */
    private record Axis(XmlElement at, boolean turn, double[] axis, String coordinate, String formula) {}

    SpatialTransform(Osim osim, LinkReader.Link link, String joint, Draft d) {
        this.osim = osim;
        this.link = link;
        this.e = link.element();
        this.joint = joint;
        this.d = d;
    }

    void translate() {
        Map<String, String> names = new LinkedHashMap<>(); // of coordinates, from those of OpenSim
        Map<String, String> units = units();
        for (int k = 0; k < link.coordinates().size(); k++) {
            String foreign = link.coordinates().get(k).attribute("name", "").strip();
            if (units.containsKey(foreign)) {
                names.put(foreign, JointTypes.coordinate(osim, link, joint, k, units.get(foreign), false, true));
            } else {
                osim.losses.matters(link.coordinates().get(k), "moves nothing in its joint and is left out");
            }
        }
        List<XmlElement> parts = parts();
        double[] scale = e.numbers("scale_factors", 1, 1, 1);
        if (!Arrays.equals(scale, new double[] {1, 1, 1})
                && e.child("TransformAxisSet").isPresent()) {
            osim.losses.matters(
                    e, "its scale factors are not used, as in OpenSim since version 2; shifts are as they are written");
        }
        for (int k = 0; k < parts.size(); k++) {
            axes.add(axis(parts.get(k), k, names));
        }
        if (names.isEmpty()) {
            constant();
            return;
        }
        d.set("type", e.at(), "function");
        names.forEach((foreign, name) ->
                d.mapping("coordinates", e.at()).set(name, e.at(), units.getOrDefault(foreign, "rad")));
        list("turns", true);
        list("shifts", false);
    }

    /** The six in their order; what is missing is no motion. */
    private List<XmlElement> parts() {
        return e.child("SpatialTransform")
                .map(t -> t.children("TransformAxis").stream().limit(6).toList())
                .orElseGet(this::oldParts);
    }

    /** Files before version 10901 have only the axes that move, in one list; what is a turn they say themselves. */
    private List<XmlElement> oldParts() {
        return e.child("TransformAxisSet").map(Osim::objects).orElse(List.of()).stream()
                .filter(a -> a.name().equals("TransformAxis"))
                .limit(6)
                .toList();
    }

    /** Coordinates that turn something are angles; the others are lengths, unless the file says otherwise. */
    private Map<String, String> units() {
        Map<String, String> units = new LinkedHashMap<>();
        List<XmlElement> parts = parts();
        for (int k = 0; k < parts.size(); k++) {
            for (String c : coordinates(parts.get(k))) {
                if (isTurn(parts.get(k), k)) {
                    units.put(c, "rad");
                } else {
                    units.putIfAbsent(c, "m");
                }
            }
        }
        for (XmlElement c : link.coordinates()) {
            String name = c.attribute("name", "").strip(),
                    motion = c.text("motion_type", "").toLowerCase(Locale.ROOT);
            if (units.containsKey(name) && (motion.startsWith("rotation") || motion.startsWith("translation"))) {
                units.put(name, motion.startsWith("rotation") ? "rad" : "m");
            }
        }
        return units;
    }

    private static boolean isTurn(XmlElement part, int index) {
        if (part.child("is_rotation").isPresent()) {
            return part.flag("is_rotation", true);
        }
        String name = part.attribute("name", "");
        return name.startsWith("rotation") || (!name.startsWith("translation") && index < 3);
    }

    private static String[] coordinates(XmlElement part) {
        String text = part.text("coordinates", part.text("coordinate", ""));
        return text.isEmpty() ? new String[0] : text.split("\\s+", 0);
    }

    private Axis axis(XmlElement part, int index, Map<String, String> names) {
        String[] given = coordinates(part);
        double[] dflt = AXES[index % 3];
        double[] axis = Osim.vector(part, "axis", dflt[0], dflt[1], dflt[2]);
        XmlElement function = function(part);
        String coordinate = "", formula;
        if (given.length > 1) {
            osim.losses.matters(part, "depends on several coordinates; it does not move here");
            formula = "0";
        } else if (given.length == 0) {
            formula = function == null ? "0" : osim.functions.formula(function, "0", joint + "_" + index);
        } else {
            coordinate = names.getOrDefault(given[0], "");
            if (coordinate.isEmpty()) {
                throw part.problem("coordinate '" + given[0] + "' is not one of its joint");
            }
            String curve = joint + "_" + part.attribute("name", Integer.toString(index));
            formula = osim.functions.formula(function, coordinate, curve);
        }
        return new Axis(part, isTurn(part, index), axis, coordinate, formula);
    }

    /** Directly below, or in {@code <function>} in old files; none is the coordinate itself. */
    private static @Nullable XmlElement function(XmlElement part) {
        for (XmlElement c : part.children()) {
            switch (c.name()) {
                case "coordinates", "coordinate", "axis", "is_rotation", "VisibleObject" -> {} // not a function
                case "function" -> {
                    return Functions.in(c);
                }
                default -> {
                    return c;
                }
            }
        }
        return null;
    }

    private void list(String key, boolean turns) {
        List<Entry> list = new ArrayList<>();
        for (Axis a : axes) {
            boolean nothing = Functions.isNumber(a.formula) && Double.parseDouble(a.formula) == 0;
            if (a.turn == turns && !nothing) {
                if (Spot.isZero(a.axis)) {
                    throw a.at.problem("its axis is zero");
                }
                list.add(new Draft(a.at.at())
                        .set("axis", direction(a))
                        .set("value", a.at.at(), "= " + a.formula)
                        .entry());
            }
        }
        if (!list.isEmpty()) {
            d.set(key, Draft.list(e.at(), list));
        }
    }

    private static Entry direction(Axis a) {
        for (int k = 0; k < 3; k++) {
            if (Arrays.equals(a.axis, AXES[k])) {
                return Draft.word(a.at.at(), "xyz".substring(k, k + 1));
            }
        }
        return Draft.quantities(a.at.at(), a.axis, "");
    }

    /** A joint without coordinates does not move: it is a weld, placed where its constants say. */
    private void constant() {
        double[] r = Mat3.identity(), p = new double[3];
        for (Axis a : axes) {
            double value = Functions.isNumber(a.formula) ? Double.parseDouble(a.formula) : 0;
            double[] u = Spot.isZero(a.axis) ? AXES[0] : Rotations.unit(a.axis);
            if (a.turn) {
                r = Mat3.times(r, Rotations.about(u[0], u[1], u[2], value));
            } else {
                for (int i = 0; i < 3; i++) {
                    p[i] += u[i] * value;
                }
            }
        }
        d.set("type", e.at(), "weld");
        boolean outer = d.has("reverse");
        link.parent()
                .turned(p, r)
                .write(d, e.at(), outer ? "child-at" : "at", outer ? "child-orientation" : "orientation");
    }
}
