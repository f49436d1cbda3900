package org.condyle.foreign.mjcf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.mechanics.Frame;

/**
 * What acts in joints. Springs, dampers and armature are taken over exactly. Limits become stops with a spring and a damper: MuJoCo holds
 * them by soft constraints, whose stiffness depends on the inertia, see {@link LimitStiffness}. Dry friction is lost.
 */
record JointForces(Mjcf m, CarriedInertia carried) {
    void write(MjcfBody body) {
        Map<String, List<MjcfJoint>> together = new LinkedHashMap<>(); // joints that are one joint here
        for (MjcfJoint j : body.joints) {
            if (j.isHinge() || j.isSlide()) {
                spring(j);
                together.computeIfAbsent(m.coordinates.of(j).joint(), k -> new ArrayList<>())
                        .add(j);
            } else {
                threeSprings(body, j);
                ballLost(j);
            }
            lost(j);
        }
        together.forEach((joint, list) -> {
            rotors(joint, list);
            limits(body, joint, list);
        });
    }

    private void spring(MjcfJoint j) {
        double k = m.options.springs() ? j.stiffness() : 0, c = m.options.dampers() ? j.damping() : 0;
        if (k == 0 && c == 0) {
            return;
        }
        m.spring(j.element(), j.name(), m.coordinates.of(j).path(), k, c, j.springRef(), !j.isSlide());
    }

    /** Of a ball joint: a moment against the rotation vector, which is what a bushing with three equal springs gives. */
    private void threeSprings(MjcfBody body, MjcfJoint j) {
        double k = m.options.springs() ? j.stiffness() : 0, c = m.options.dampers() ? j.damping() : 0;
        MjcfBody parent = body.parent;
        if ((k == 0 && c == 0) || parent == null) {
            return;
        }
        if (j.kind() == MjcfJoint.Kind.FREE || body.joints.size() > 1) {
            m.losses.matters(
                    j.element(),
                    "stiffness and damping of a free joint, or of a ball joint beside others, are missing");
            return;
        }
        Position at = j.element().at();
        Draft force = m.force(at, m.names.part(j.element(), j.name() + "_bushing"), "bushing");
        force.set(
                "between",
                Draft.list(
                        at,
                        List.of(
                                Written.frame(at, parent, body.frame.then(Frame.at(j.at()))),
                                Written.frame(at, body, Frame.at(j.at())))));
        force.set("stiffness", at, new double[3], "N/m").set("damping", at, new double[3], "N*s/m");
        force.set("turning-stiffness", at, new double[] {k, k, k}, "N*m");
        force.set("turning-damping", at, new double[] {c, c, c}, "N*m*s");
    }

    private void rotors(String joint, List<MjcfJoint> list) {
        List<Entry> all = new ArrayList<>();
        boolean any = false;
        for (MjcfJoint j : list) {
            double armature = armature(j);
            any |= armature > 0;
            all.add(Draft.quantity(j.element().at(), armature, j.isSlide() ? "kg" : "kg*m^2"));
        }
        if (any) {
            Position at = list.get(0).element().at();
            m.part("joints", at, joint).set("rotor-inertia", all.size() == 1 ? all.get(0) : Draft.list(at, all));
        }
    }

    private static double armature(MjcfJoint j) {
        double armature = j.attributes().number("armature", 0);
        if (armature < 0) {
            throw j.element().problem("armature must not be negative, is " + armature);
        }
        return armature;
    }

    private void limits(MjcfBody body, String joint, List<MjcfJoint> list) {
        List<Entry> stops = new ArrayList<>();
        for (MjcfJoint j : list) {
            if (!j.limited() || !m.options.limits()) {
                continue;
            }
            Position at = j.element().at();
            String unit = Coordinates.unit(j);
            m.part("coordinates", at, m.coordinates.of(j).path())
                    .set("range", at, j.range(), unit)
                    .set("clamped", at, "true");
            LimitStiffness hold = LimitStiffness.of(j.attributes(), carried.of(body, j));
            if (!(j.range()[0] < j.range()[1]) || hold == null) {
                m.losses.matters(
                        j.element(),
                        "its range is kept by inverse kinematics only: it is empty, or nothing is there to move");
                continue;
            }
            m.losses.matters(
                    j.element(),
                    "its range ends at stops, each a spring and a damper that hold as MuJoCo's soft constraint does at the"
                            + " reference pose; for others change 'limits' of the joint");
            stops.add(new Draft(at)
                    .set("coordinate", at, m.coordinates.of(j).coordinate())
                    .set("lower", at, j.range()[0], unit)
                    .set("upper", at, j.range()[1], unit)
                    .set("stiffness", at, hold.stiffness(), j.isSlide() ? "N/m" : "N*m")
                    .set("damping", at, hold.damping(), j.isSlide() ? "N*s/m" : "N*m*s")
                    .set("impact", at, 0, "")
                    .entry());
        }
        if (!stops.isEmpty()) {
            Position at = list.get(0).element().at();
            m.part("joints", at, joint).set("limits", Draft.list(at, stops));
        }
    }

    /** Of ball and free joints. */
    private void ballLost(MjcfJoint j) {
        if (j.limited() && m.options.limits()) {
            m.losses.matters(
                    j.element(),
                    "the largest angle of a ball joint is missing; for a stop use a measure of type swing with 'limits'");
        }
        if (armature(j) != 0) {
            m.losses.matters(j.element(), "armature of a ball or free joint is missing: the joint is lighter");
        }
    }

    private void lost(MjcfJoint j) {
        XmlElement e = j.element();
        if (j.attributes().number("frictionloss", 0) != 0) {
            m.losses.matters(e, "frictionloss, dry friction in the joint, is missing");
        }
        if (j.attributes().list("stiffness").length > 1 || j.attributes().list("damping").length > 1) {
            m.losses.matters(e, "only the linear part of stiffness and damping acts");
        }
    }
}
