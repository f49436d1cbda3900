package org.condyle.foreign.mjcf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;

/**
 * The joints. MuJoCo places a body by X = X_body J₁ J₂ ..., with J = T(p) R(a, q - ref) T(-p) for a hinge about the point p
 * and J = T(a (q - ref)) for a slide. Up to three slides and after them up to three hinges about one point are one
 * {@code function} joint, a single one is a pin or a slider; their coordinates have the names of MuJoCo's joints. A body
 * whose joints do not fit into one has bodies without mass between them.
 */
record JointWriter(Mjcf m) {
    void write(MjcfBody body) {
        Position at = body.element.at();
        MjcfBody parent = body.parent;
        if (parent == null) {
            return;
        }
        if (body.joints.isEmpty()) {
            String weld = m.names.part(body.element, body.name);
            connect(weld, at, "weld", parent.name, body.frame, body.name, Frame.IDENTITY);
            return;
        }
        List<List<MjcfJoint>> groups = groups(body.joints);
        String from = parent.name;
        Frame frame = body.frame;
        for (int i = 0; i < groups.size(); i++) {
            List<MjcfJoint> group = groups.get(i);
            boolean last = i == groups.size() - 1;
            MjcfJoint end = group.get(group.size() - 1);
            String to = last ? body.name : m.names.body(body.element, body.name + "_" + end.name());
            if (!last) {
                m.part("bodies", at, to).set("mass", at, 0, "kg");
            }
            group(body, group, from, frame, to);
            from = to;
            frame = Frame.IDENTITY;
        }
    }

    /** Runs of joints that one joint of a model file can have. */
    static List<List<MjcfJoint>> groups(List<MjcfJoint> joints) {
        List<List<MjcfJoint>> all = new ArrayList<>();
        List<MjcfJoint> run = new ArrayList<>();
        for (MjcfJoint j : joints) {
            if (!run.isEmpty() && !fits(run, j)) {
                all.add(run);
                run = new ArrayList<>();
            }
            run.add(j);
        }
        all.add(run);
        return all;
    }

    private static boolean fits(List<MjcfJoint> run, MjcfJoint next) {
        MjcfJoint before = run.get(run.size() - 1);
        long same = run.stream().filter(j -> j.kind() == next.kind()).count();
        if (next.isSlide()) {
            return before.isSlide() && same < 3;
        }
        return next.isHinge()
                && same < 3
                && (before.isSlide() || (before.isHinge() && Arrays.equals(before.at(), next.at())));
    }

    private void group(MjcfBody body, List<MjcfJoint> group, String parent, Frame frame, String child) {
        MjcfJoint last = group.get(group.size() - 1);
        Position at = last.element().at();
        if (group.size() > 1) {
            function(m.names.part(body.element, body.name), group, parent, frame, child);
            return;
        }
        double[] p = last.isSlide() ? new double[3] : last.at();
        Frame inParent = frame.then(Frame.at(p)), inChild = Frame.at(p);
        String type = switch (last.kind()) {
            case HINGE -> "pin";
            case SLIDE -> "slider";
            case BALL -> "ball";
            case FREE -> "free";
        };
        if (last.kind() == MjcfJoint.Kind.FREE) { // its coordinates are those of the world
            inParent = Frame.IDENTITY;
            inChild = Frame.IDENTITY;
        }
        double[] a = last.axis();
        if (last.isHinge() && last.ref() != 0) {
            inChild = new Frame(p, Rotations.about(a[0], a[1], a[2], last.ref()));
        } else if (last.isSlide() && last.ref() != 0) {
            inChild = Frame.at(a[0] * last.ref(), a[1] * last.ref(), a[2] * last.ref());
        }
        Draft joint = connect(last.name(), at, type, parent, inParent, child, inChild);
        boolean single = last.isHinge() || last.isSlide();
        if (single) {
            joint.set("axis", Written.direction(at, a));
            joint.set("names", Draft.list(at, List.of(Draft.word(at, last.name()))));
        }
        m.coordinates.put(last, new Coordinates.Place(last.name(), single ? last.name() : ""));
    }

    private void function(String name, List<MjcfJoint> group, String parent, Frame frame, String child) {
        MjcfJoint last = group.get(group.size() - 1);
        Position at = last.element().at();
        double[] p = last.isSlide() ? new double[3] : last.at();
        Draft joint = connect(name, at, "function", parent, frame.then(Frame.at(p)), child, Frame.at(p));
        List<Entry> turns = new ArrayList<>(), shifts = new ArrayList<>();
        for (MjcfJoint j : group) {
            Position here = j.element().at();
            joint.mapping("coordinates", at).set(j.name(), here, Coordinates.unit(j));
            String shift = j.ref() == 0 ? "" : " - (" + Draft.number(j.ref()) + (j.isSlide() ? " m" : "") + ")";
            (j.isSlide() ? shifts : turns)
                    .add(new Draft(here)
                            .set("axis", Written.direction(here, j.axis()))
                            .set("value", here, "= " + j.name() + shift)
                            .entry());
            m.coordinates.put(j, new Coordinates.Place(name, j.name()));
        }
        if (!turns.isEmpty()) {
            joint.set("turns", Draft.list(at, turns));
        }
        if (!shifts.isEmpty()) {
            joint.set("shifts", Draft.list(at, shifts));
        }
    }

    private Draft connect(
            String joined, Position at, String type, String parent, Frame inParent, String child, Frame inChild) {
        Draft joint = m.part("joints", at, joined);
        joint.set("type", at, type).set("parent", at, parent).set("child", at, child);
        Written.position(joint, "at", at, inParent.origin());
        Written.orientation(joint, "orientation", at, inParent.rotation());
        Written.position(joint, "child-at", at, inChild.origin());
        Written.orientation(joint, "child-orientation", at, inChild.rotation());
        return joint;
    }
}
