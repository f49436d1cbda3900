package org.condyle.foreign.mjcf;

import java.util.List;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.math.Rotations;

/** The start of a run: the reference pose, and each keyframe as a case. */
record KeyframeWriter(Mjcf m) {
    /**
     * Where MuJoCo begins: joints at their reference values, free bodies where the file places them.
     *
     * @param held joints whose value must be given although it is zero, because others follow from it
     */
    void reference(Set<MjcfJoint> held, Set<MjcfJoint> follow) {
        for (MjcfBody b : m.scene.bodies) {
            for (MjcfJoint j : b.joints) {
                boolean single = j.isHinge() || j.isSlide();
                boolean needed = single && !follow.contains(j) && (held.contains(j) || j.ref() != 0);
                if (!needed && j.kind() != MjcfJoint.Kind.FREE) {
                    continue;
                }
                double[] q = {j.ref(), 0, 0, 1, 0, 0, 0};
                if (!single) {
                    double[] p = b.frame.origin();
                    double[] r = Rotations.toQuaternion(b.frame.rotation());
                    q = new double[] {p[0], p[1], p[2], r[0], r[1], r[2], r[3]};
                }
                m.coordinates.setPosition(
                        m.draft.mapping("initial", b.element.at()), j.element().at(), j, q, 0);
            }
        }
    }

    void keys(Set<MjcfJoint> follow, List<ActuatorWriter.Driven> driven) {
        List<MjcfJoint> joints = m.scene.jointsInOrder();
        int nq = joints.stream().mapToInt(MjcfJoint::positions).sum();
        int nv = joints.stream().mapToInt(MjcfJoint::speeds).sum();
        int count = 0;
        for (XmlElement section : m.root.children("keyframe")) {
            for (XmlElement e : section.children("key")) {
                count++;
                String name = e.attribute("name", "key" + count);
                key(e, name, nq, nv, follow);
                drives(Attributes.plain(e), name, driven);
            }
        }
    }

    private void key(XmlElement e, String name, int nq, int nv, Set<MjcfJoint> follow) {
        Attributes a = Attributes.plain(e);
        double[] qpos = a.list("qpos"), qvel = a.list("qvel");
        if ((qpos.length != 0 && qpos.length != nq) || (qvel.length != 0 && qvel.length != nv)) {
            m.losses.matters(
                    e,
                    "the keyframe does not fit the joints that are there (qpos has " + qpos.length + " numbers of " + nq
                            + ", qvel " + qvel.length + " of " + nv + ") and is missing");
            return;
        }
        if (e.has("mpos") || e.has("mquat")) {
            m.losses.harmless(e, "poses of mocap bodies are not read: the bodies are fixed");
        }
        if (qpos.length == 0 && qvel.length == 0) {
            return;
        }
        Draft initial = m.part("cases", e.at(), Names.plain(name)).mapping("initial", e.at());
        int q = 0, v = 0;
        for (MjcfBody b : m.scene.bodies) {
            for (MjcfJoint j : b.joints) {
                boolean follows = follow.contains(j); // a constraint gives its value, and its speed
                if (qpos.length > 0 && !follows) {
                    m.coordinates.setPosition(initial, e.at(), j, qpos, q);
                }
                if (qvel.length > 0 && !follows) {
                    m.coordinates.setSpeed(initial, e.at(), j, qvel, v);
                }
                q += j.positions();
                v += j.speeds();
            }
        }
    }

    /** Controls and activations of a keyframe. */
    private void drives(Attributes a, String name, List<ActuatorWriter.Driven> driven) {
        double[] ctrl = a.list("ctrl"), act = a.list("act");
        int states =
                (int) driven.stream().filter(ActuatorWriter.Driven::hasState).count();
        boolean fits = (ctrl.length == 0 || ctrl.length == driven.size()) && (act.length == 0 || act.length == states);
        if (!fits) {
            m.losses.matters(
                    a.element(), "controls or activations of the keyframe do not fit the actuators and are missing");
            return;
        }
        Draft all = new Draft(a.element().at());
        int state = 0;
        for (int i = 0; i < driven.size(); i++) {
            ActuatorWriter.Driven d = driven.get(i);
            double activation = d.hasState() && act.length > 0 ? act[state] : Double.NaN;
            state += d.hasState() ? 1 : 0;
            if (ctrl.length > 0) {
                control(all, a, d, ctrl[i]);
            }
            if (d.force() != null && d.hasState() && activation >= 0 && activation <= 1) {
                all.mapping("forces", a.element().at())
                        .mapping(d.force(), a.element().at())
                        .set("start-activation", a.element().at(), activation, "");
            }
        }
        if (!all.isEmpty()) {
            Draft here = m.part("cases", a.element().at(), Names.plain(name));
            Entry made = all.entry();
            made.children().forEach(here::set);
        }
    }

    private static void control(Draft all, Attributes a, ActuatorWriter.Driven d, double written) {
        double u = Math.max(d.range()[0], Math.min(d.range()[1], written));
        if (d.input() != null) {
            all.mapping("inputs", a.element().at())
                    .mapping(d.input(), a.element().at())
                    .set("value", a.element().at(), u, "");
        } else if (d.force() != null) {
            all.mapping("forces", a.element().at())
                    .mapping(d.force(), a.element().at())
                    .set("control", a.element().at(), u, "");
        }
    }
}
