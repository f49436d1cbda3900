package org.condyle.io.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.XmlElement;

/**
 * Forces between two frames that depend on three successive angles and on the displacement in the axes of the first frame. For
 * functions and expressions each of the six is a measure, along which a formula acts.
 */
final class Bushings {
    private static final List<String> ANGLES = List.of("first", "second", "third");
    private static final String[] PARTS = {"turn-x", "turn-y", "turn-z", "shift-x", "shift-y", "shift-z"};
    private static final String[] VARIABLES = {"theta_x", "theta_y", "theta_z", "delta_x", "delta_y", "delta_z"};

    private final Osim osim;
    private final XmlElement e;
    private final String name;
    private final Spot[] frames = new Spot[2];
    private final String[] measures = {"", "", "", "", "", ""};

    Bushings(Osim osim, XmlElement e) {
        this.osim = osim;
        this.e = e;
        name = e.attribute("name", "bushing").strip();
        for (int k = 0; k < 2; k++) {
            String number = Integer.toString(k + 1), path = Sockets.path(e, "frame" + number, "frame" + number);
            frames[k] = path.isEmpty()
                    ? osim.frames
                            .find(e, Sockets.path(e, "body_" + number, "body_" + number))
                            .then(
                                    Osim.vector(e, "location_body_" + number, 0, 0, 0),
                                    Osim.vector(e, "orientation_body_" + number, 0, 0, 0))
                    : osim.frames.find(e, path);
        }
    }

    /** {@code BushingForce}: springs and dampers along all six. */
    void linear() {
        Draft d = osim.section("forces", e)
                .mapping(osim.names.part(e, name, "force"), e.at())
                .set("type", e.at(), "bushing")
                .set("between", places(true))
                .set("turning", e.at(), "angles");
        three(d, "stiffness", "translational_stiffness", "N/m");
        three(d, "turning-stiffness", "rotational_stiffness", "N*m");
        three(d, "damping", "translational_damping", "N*s/m");
        three(d, "turning-damping", "rotational_damping", "N*m*s");
    }

    private void three(Draft d, String key, String property, String unit) {
        double[] v = Osim.vector(e, property, 0, 0, 0);
        if (!Spot.isZero(v)) {
            d.set(key, e.at(), v, unit);
        }
    }

    /** {@code FunctionBasedBushingForce}: a function of each. */
    void functions() {
        for (int i = 0; i < 6; i++) {
            String axis = "xyz".substring(i % 3, i % 3 + 1);
            String property = i < 3 ? "m_" + axis + "_theta_" + axis : "f_" + axis + "_delta_" + axis;
            XmlElement f = e.child(property + "_function")
                    .map(Functions::in)
                    .or(() -> e.children().stream()
                            .filter(x -> x.attribute("name", "").equals(property + "_function"))
                            .findFirst())
                    .orElse(null);
            if (f != null) {
                formula(i, osim.functions.formula(f, measure(i) + ".value", name + "_" + PARTS[i]));
            }
        }
        dampers();
    }

    /** {@code ExpressionBasedBushingForce}: an expression of all six. */
    void expressions() {
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
        double[] c = six("rotational_damping", "translational_damping");
        for (int i = 0; i < 6; i++) {
            damper(i, c[i]);
        }
    }

    private void damper(int i, double c) {
        if (c != 0) {
            along(i, "damper").set("damping", e.at(), c, i < 3 ? "N*m*s" : "N*s/m");
        }
    }

    private double[] six(String turning, String shifting) {
        double[] a = Osim.vector(e, turning, 0, 0, 0), b = Osim.vector(e, shifting, 0, 0, 0);
        return new double[] {a[0], a[1], a[2], b[0], b[1], b[2]};
    }

    private Draft along(int i, String type) {
        String wanted = name + "-" + PARTS[i] + (type.equals("damper") ? "-damper" : "-force");
        return osim.section("forces", e)
                .mapping(osim.names.part(e, wanted, "force"), e.at())
                .set("type", e.at(), type)
                .set("on", Draft.name(e.at(), measure(i)));
    }

    /** Name of the measure of one of the six; it is written when it is needed first. */
    private String measure(int i) {
        if (measures[i].isEmpty()) {
            measures[i] = osim.names.part(e, name + "-" + PARTS[i], "measure");
            Draft d = osim.section("measures", e).mapping(measures[i], e.at());
            if (i < 3) {
                d.set("type", e.at(), "cardan").set("between", places(true));
                d.set("sequence", e.at(), "xyz").set("angle", e.at(), ANGLES.get(i));
            } else {
                double[] axis = new double[3];
                axis[i - 3] = 1;
                d.set("type", e.at(), "component").set("between", places(false));
                d.set("along", e.at(), frames[0].direction(axis), "");
            }
        }
        return measures[i];
    }

    private Entry places(boolean turned) {
        double[] none = new double[3];
        List<Entry> list = new ArrayList<>();
        for (Spot f : frames) {
            list.add((turned ? f : new Spot(f.body(), f.at(), none)).entry(e.at()));
        }
        return Draft.list(e.at(), list);
    }
}
