package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Expression;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.FunctionWriter;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.jspecify.annotations.Nullable;

/** Forces and torques that are functions of time, {@code PrescribedForce}. */
final class PrescribedForces {
    private PrescribedForces() {}

    static void read(Osim o, XmlElement e) {
        Spot body = o.frames.find(e, Sockets.path(e, "frame", "frame", "body"));
        boolean world = e.flag("forceIsGlobal", true), worldPoint = e.flag("pointIsGlobal", false);
        String name = Osim.name(e);
        List<Entry> force = of(o, e, "forceFunctions", name + "_force"),
                torque = of(o, e, "torqueFunctions", name + "_torque"),
                point = of(o, e, "pointFunctions", name + "_point");
        if (!world && !Spot.isZero(body.xyz())) {
            o.losses.matters(e, "acts in the axes of a frame that is turned in its body; it is left out");
            return;
        }
        if (!force.isEmpty()) {
            Draft d = load(o, e, name, "force", body, force);
            if (!world) {
                d.set("axes", e.at(), "body");
            }
            place(o, e, d, body, point, worldPoint);
        }
        if (!torque.isEmpty() && world) {
            load(o, e, name + "-torque", "couple", body, torque);
        } else if (!torque.isEmpty()) {
            o.losses.matters(e, "its torque turns with its body; the torque is left out");
        }
    }

    private static Draft load(Osim o, XmlElement e, String name, String type, Spot body, List<Entry> value) {
        return o.force(e, name, type)
                .set("on", Draft.name(e.at(), body.body()))
                .set("value", Draft.list(e.at(), value));
    }

    private static void place(Osim o, XmlElement e, Draft d, Spot body, List<Entry> point, boolean world) {
        boolean moves = point.stream().anyMatch(p -> !isConstant(p));
        if (world && !point.isEmpty()) {
            d.set("point", Draft.list(e.at(), point));
        } else if (moves) {
            o.losses.matters(e, "its point moves in its body; the force acts at the origin of the body here");
        } else {
            double[] at = new double[3];
            for (int i = 0; i < point.size(); i++) {
                at[i] = Double.parseDouble(point.get(i).text().substring(2));
            }
            d.set("at", e.at(), body.point(at), "m");
        }
    }

    private static boolean isConstant(Entry formula) {
        return Functions.isNumber(formula.text().substring(2));
    }

    /** Three formulas of time; none if the file gives none. */
    private static List<Entry> of(Osim o, XmlElement e, String property, String name) {
        List<Entry> list = new ArrayList<>();
        List<XmlElement> functions = e.child(property)
                .or(() -> e.children("FunctionSet").stream()
                        .filter(f -> f.attribute("name", "").equals(property))
                        .findFirst())
                .map(p -> p.child("objects").map(XmlElement::children).orElse(p.children()))
                .orElse(List.of());
        for (int i = 0; i < Math.min(3, functions.size()); i++) {
            XmlElement f = functions.get(i);
            list.add(Draft.word(f.at(), "= " + o.functions.formula(f, "t", name + "_" + "xyz".charAt(i))));
        }
        return list.size() == 3 ? list : List.of();
    }

    static void write(Sheet s, String name, Part v) {
        boolean couple = v.variant().equals("couple");
        List<Entry> value = v.list("value");
        List<Entry> point = couple ? List.of() : v.list("point");
        boolean against = couple && !Sheet.word(v.entry(), "against", "ground").equals("ground");
        if (!ofTime(s, value) || !ofTime(s, point) || against) {
            s.matters(
                    v.entry(),
                    v.variant(),
                    "a PrescribedForce of OpenSim acts against the ground and depends on time only; it is left out");
            return;
        }
        XmlElement e = s.object("ForceSet", "PrescribedForce", couple ? name.replaceAll("-torque$", "") : name);
        Sheet.text(e, "socket_frame", s.bodyPath(s.r.names.body(v.entry("on"))));
        boolean body = !couple && v.text("axes").equals("body");
        Sheet.text(e, "forceIsGlobal", Boolean.toString(!body));
        Sheet.text(e, "pointIsGlobal", Boolean.toString(!point.isEmpty()));
        int first = couple && value.size() == 1 ? 2 : 0; // a couple in the plane is about z
        three(s, e, couple ? "torqueFunctions" : "forceFunctions", value, first, new double[3]);
        if (!couple) {
            three(s, e, "pointFunctions", point, 0, point.isEmpty() ? s.vector(v.entry(), "at") : new double[3]);
        }
    }

    /** Three functions, of which some are constants. */
    private static void three(
            Sheet s, XmlElement e, String property, List<Entry> functions, int first, double[] constants) {
        XmlElement set = e.add("FunctionSet");
        set.put("name", property);
        XmlElement list = set.add("objects");
        for (int i = 0; i < 3; i++) {
            @Nullable Entry f = i < first || i - first >= functions.size() ? null : functions.get(i - first);
            @Nullable Expression x = f == null ? null : s.formulas.parse(f, List.of("t"));
            if (f == null || x == null) {
                FunctionWriter.constant(list, constants[i]);
            } else {
                s.functions.ofTime(list, f, x);
            }
        }
    }

    private static boolean ofTime(Sheet s, List<Entry> all) {
        return all.stream().allMatch(e -> s.formulas.parse(e, List.of("t")) != null);
    }
}
