package org.condyle.foreign.opensim;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlNumbers;
import org.condyle.foreign.opensim.write.JointAngles;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;

/**
 * Forces between two frames that depend on three successive angles and on the displacement in the axes of the first frame. For
 * functions and expressions each of the six is a measure, along which a formula acts.
 */
final class Bushings {
    private static final String[] PARTS = {"turn-x", "turn-y", "turn-z", "shift-x", "shift-y", "shift-z"};
    private static final String[] VARIABLES = {"theta_x", "theta_y", "theta_z", "delta_x", "delta_y", "delta_z"};
    private static final List<Property> LINEAR = Property.list(
            "translational_stiffness stiffness N/m 0 0 0",
            "rotational_stiffness turning-stiffness N*m 0 0 0",
            "translational_damping damping N*s/m 0 0 0",
            "rotational_damping turning-damping N*m*s 0 0 0");

    private final Osim osim;
    private final XmlElement e;
    private final String name;
    private final Spot[] frames = new Spot[2];
    private final String[] measures = {"", "", "", "", "", ""};

    private Bushings(Osim osim, XmlElement e) {
        this.osim = osim;
        this.e = e;
        name = e.attribute("name", "bushing").strip();
        for (int k = 1; k <= 2; k++) {
            frames[k - 1] = osim.frames.ofConstraint(e, k, Sockets.path(e, "frame" + k, "frame" + k));
        }
    }

    /** {@code BushingForce}: springs and dampers along all six. */
    static void linear(Osim osim, XmlElement e) {
        Bushings b = new Bushings(osim, e);
        Draft d =
                osim.force(e, b.name, "bushing").set("between", b.places(true)).set("turning", e.at(), "angles");
        LINEAR.stream()
                .filter(p -> !Spot.isZero(Osim.vector(e, p.property(), 0, 0, 0)))
                .forEach(p -> p.read(e, d));
    }

    /** {@code FunctionBasedBushingForce}: a function of each. */
    static void functions(Osim osim, XmlElement e) {
        new Bushings(osim, e).functions();
    }

    /** {@code ExpressionBasedBushingForce}: an expression of all six. */
    static void expressions(Osim osim, XmlElement e) {
        new Bushings(osim, e).expressions();
    }

    /** A bushing of the model file. Its moments usually follow the rotation vector. */
    static void write(Sheet s, String name, Part v) {
        XmlElement e = begin(s, name, v.list("between"));
        for (Property p : LINEAR) {
            v.entry().child(p.key()).ifPresent(x -> {
                if (x.items().stream().allMatch(Entry::isScalar)) {
                    e.set(p.property(), XmlNumbers.of(s.r.quantities.vector(x, "*")));
                } else {
                    s.matters(x, "bushing", "a BushingForce has a number for each axis and no full matrix: left out");
                }
            });
        }
        if (v.has("curves")) {
            s.matters(v.entry("curves"), "bushing", "a BushingForce is linear: curves are left out");
        }
        if (v.text("axes").equals("middle")) {
            s.matters(
                    v.entry(),
                    "bushing",
                    "a BushingForce acts in the axes of its first frame, and not half way between both: equal for small angles only");
        }
        boolean turns = v.entry().child("turning-stiffness").isPresent()
                || v.entry().child("turning-damping").isPresent();
        if (turns && !v.text("turning").equals("angles")) {
            s.matters(
                    v.entry(),
                    "bushing",
                    "its moments follow the rotation vector, those of a BushingForce three successive angles: equal for small"
                            + " angles only");
        }
    }

    /** A spring along one of three successive angles; false for any other measure. */
    static boolean writeAngle(Sheet s, String name, Entry measure, double k, double c) {
        int axis = JointAngles.which(measure);
        if (axis < 0) {
            return false;
        }
        XmlElement e = begin(s, name, Sheet.list(measure, "between"));
        double[] stiffness = new double[3], damping = new double[3];
        stiffness[axis] = k;
        damping[axis] = c;
        e.set("rotational_stiffness", XmlNumbers.of(stiffness));
        e.set("rotational_damping", XmlNumbers.of(damping));
        return true;
    }

    private static XmlElement begin(Sheet s, String name, List<Entry> between) {
        XmlElement e = s.object("ForceSet", "BushingForce", name);
        s.frames.connect(e, between);
        LINEAR.forEach(p -> Sheet.numbers(e, p.property(), 0, 0, 0));
        return e;
    }

    private void functions() {
        for (int i = 0; i < 6; i++) {
            char axis = "xyz".charAt(i % 3);
            String property = i < 3 ? "m_" + axis + "_theta_" + axis : "f_" + axis + "_delta_" + axis;
            XmlElement f = Functions.of(e, property + "_function");
            if (f != null) {
                formula(i, osim.functions.formula(f, measure(i) + ".value", name + "_" + PARTS[i]));
            }
        }
        dampers();
    }

    private void expressions() {
        for (int i = 0; i < 6; i++) {
            String property = (i < 3 ? "M" : "F") + "xyz".charAt(i % 3) + "_expression";
            String text = e.text(property, "0");
            Map<String, String> variables = new TreeMap<>();
            for (int j = 0; j < 6; j++) {
                if (text.contains(VARIABLES[j])) {
                    variables.put(VARIABLES[j], measure(j) + ".value");
                }
            }
            String formula = Expressions.translate(text, variables);
            if (formula == null) {
                osim.losses.matters(e, property + " has parts that are not known; this component is left out");
            } else {
                formula(i, formula);
            }
        }
        dampers();
    }

    private void formula(int i, String f) {
        if (!(Functions.isNumber(f) && Double.parseDouble(f) == 0)) {
            along(i, "torque").set("value", e.at(), "= -(" + f + ")");
        }
    }

    private void dampers() {
        for (int i = 0; i < 6; i++) {
            double c = Osim.vector(e, i < 3 ? "rotational_damping" : "translational_damping", 0, 0, 0)[i % 3];
            if (c != 0) {
                along(i, "damper").set("damping", e.at(), c, i < 3 ? "N*m*s" : "N*s/m");
            }
        }
    }

    private Draft along(int i, String type) {
        String wanted = name + "-" + PARTS[i] + (type.equals("damper") ? "-damper" : "-force");
        return osim.force(e, wanted, type).set("on", Draft.name(e.at(), measure(i)));
    }

    /** Name of the measure of one of the six; it is written when it is needed first. */
    private String measure(int i) {
        if (measures[i].isEmpty()) {
            measures[i] = osim.names.part(e, name + "-" + PARTS[i], "measure");
            Draft d = osim.section("measures", e).mapping(measures[i], e.at());
            if (i < 3) {
                Coordinates.CardanMeasure.write(d, e.at(), places(true), i);
            } else {
                d.set("type", e.at(), "component").set("between", places(false));
                d.set("along", e.at(), frames[0].direction(Spot.AXES[i - 3]), "");
            }
        }
        return measures[i];
    }

    private Entry places(boolean turned) {
        return Draft.list(
                e.at(),
                Arrays.stream(frames)
                        .map(f -> (turned ? f : f.unturned()).entry(e.at()))
                        .toList());
    }
}
