package org.condyle.io.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.XmlElement;

/** Forces and torques that are functions of time. */
final class PrescribedForces {
    private final Osim osim;

    PrescribedForces(Osim osim) {
        this.osim = osim;
    }

    void translate(XmlElement e) {
        Spot body = osim.frames.find(e, Sockets.path(e, "frame", "frame", "body"));
        boolean world = e.flag("forceIsGlobal", true), worldPoint = e.flag("pointIsGlobal", false);
        String name = e.attribute("name", "").strip();
        List<Entry> force = of(e, "forceFunctions", name + "_force"),
                torque = of(e, "torqueFunctions", name + "_torque"),
                point = of(e, "pointFunctions", name + "_point");
        if (!world && !Spot.isZero(body.xyz())) {
            osim.losses.matters(e, "acts in the axes of a frame that is turned in its body; it is left out");
            return;
        }
        if (!force.isEmpty()) {
            Draft d = osim.section("forces", e)
                    .mapping(osim.names.part(e, name, "force"), e.at())
                    .set("type", e.at(), "force")
                    .set("on", Draft.name(e.at(), body.body()))
                    .set("value", Draft.list(e.at(), force));
            if (!world) {
                d.set("axes", e.at(), "body");
            }
            place(e, d, body, point, worldPoint);
        }
        if (!torque.isEmpty() && world) {
            osim.section("forces", e)
                    .mapping(osim.names.part(e, name + "-torque", "force"), e.at())
                    .set("type", e.at(), "couple")
                    .set("on", Draft.name(e.at(), body.body()))
                    .set("value", Draft.list(e.at(), torque));
        } else if (!torque.isEmpty()) {
            osim.losses.matters(e, "its torque turns with its body; the torque is left out");
        }
    }

    private void place(XmlElement e, Draft d, Spot body, List<Entry> point, boolean world) {
        boolean moves = point.stream().anyMatch(p -> !isConstant(p));
        if (world && !point.isEmpty()) {
            d.set("point", Draft.list(e.at(), point));
        } else if (moves) {
            osim.losses.matters(e, "its point moves in its body; the force acts at the origin of the body here");
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
    private List<Entry> of(XmlElement e, String property, String name) {
        List<Entry> list = new ArrayList<>();
        List<XmlElement> functions = e.child(property)
                .or(() -> e.children("FunctionSet").stream()
                        .filter(f -> f.attribute("name", "").equals(property))
                        .findFirst())
                .map(p -> p.child("objects").map(XmlElement::children).orElse(p.children()))
                .orElse(List.of());
        for (int i = 0; i < Math.min(3, functions.size()); i++) {
            XmlElement f = functions.get(i);
            list.add(Draft.word(f.at(), "= " + osim.functions.formula(f, "t", name + "_" + "xyz".charAt(i))));
        }
        return list.size() == 3 ? list : List.of();
    }
}
