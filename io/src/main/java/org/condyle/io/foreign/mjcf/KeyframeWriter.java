package org.condyle.io.foreign.mjcf;

import java.util.List;
import java.util.Set;
import org.condyle.io.document.Draft;
import org.condyle.io.foreign.Losses;
import org.condyle.io.foreign.XmlElement;
import org.condyle.math.Rotations;

/** The start of a run: the reference pose, and each keyframe as a case. */
final class KeyframeWriter {
    private final Scene scene;
    private final Draft draft;
    private final Coordinates coordinates;
    private final Losses losses;

    KeyframeWriter(Scene scene, Draft draft, Coordinates coordinates, Losses losses) {
        this.scene = scene;
        this.draft = draft;
        this.coordinates = coordinates;
        this.losses = losses;
    }

    /**
     * Where MuJoCo begins: joints at their reference values, free bodies where the file places them.
     *
     * @param held joints whose value must be given although it is zero, because others follow from it
     */
    void reference(Set<MjcfJoint> held, Set<MjcfJoint> follow) {
        for (MjcfBody b : scene.bodies) {
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
                coordinates.setPosition(
                        draft.mapping("initial", b.element.at()), j.element().at(), j, q, 0);
            }
        }
    }

    void keys(XmlElement root, Set<MjcfJoint> follow) {
        List<MjcfJoint> joints = scene.jointsInOrder();
        int nq = joints.stream().mapToInt(MjcfJoint::positions).sum();
        int nv = joints.stream().mapToInt(MjcfJoint::speeds).sum();
        int count = 0;
        for (XmlElement section : root.children("keyframe")) {
            for (XmlElement e : section.children("key")) {
                count++;
                key(e, e.attribute("name", "key" + count), nq, nv, follow);
            }
        }
    }

    private void key(XmlElement e, String name, int nq, int nv, Set<MjcfJoint> follow) {
        Attributes a = Attributes.plain(e);
        double[] qpos = a.list("qpos"), qvel = a.list("qvel");
        if ((qpos.length != 0 && qpos.length != nq) || (qvel.length != 0 && qvel.length != nv)) {
            losses.matters(
                    e,
                    "the keyframe does not fit the joints that are there (qpos has " + qpos.length + " numbers of " + nq
                            + ", qvel " + qvel.length + " of " + nv + ") and is missing");
            return;
        }
        if (e.has("act") || e.has("ctrl") || e.has("mpos") || e.has("mquat")) {
            losses.harmless(
                    e, "activations, controls and mocap poses of the keyframe belong to parts that are missing");
        }
        if (qpos.length == 0 && qvel.length == 0) {
            return;
        }
        Draft initial = draft.mapping("cases", e.at())
                .mapping(Names.plain(name), e.at())
                .mapping("initial", e.at());
        int q = 0, v = 0;
        for (MjcfBody b : scene.bodies) {
            for (MjcfJoint j : b.joints) {
                boolean follows = follow.contains(j); // a constraint gives its value, and its speed
                if (qpos.length > 0 && !follows) {
                    coordinates.setPosition(initial, e.at(), j, qpos, q);
                }
                if (qvel.length > 0 && !follows) {
                    coordinates.setSpeed(initial, e.at(), j, qvel, v);
                }
                q += j.positions();
                v += j.speeds();
            }
        }
    }
}
