package org.condyle.io.foreign.mjcf;

import java.util.List;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Position;
import org.condyle.io.foreign.Losses;
import org.condyle.io.foreign.XmlElement;
import org.condyle.mechanics.Frame;

/**
 * What acts in joints. Springs and dampers are taken over exactly. Limits become ranges of coordinates: MuJoCo holds them by
 * its soft constraints, whose stiffness depends on the inertia and has no physical unit. Armature and dry friction are lost.
 */
final class JointForces {
    private final Draft draft;
    private final Names names;
    private final Coordinates coordinates;
    private final Options options;
    private final Losses losses;

    JointForces(Draft draft, Names names, Coordinates coordinates, Options options, Losses losses) {
        this.draft = draft;
        this.names = names;
        this.coordinates = coordinates;
        this.options = options;
        this.losses = losses;
    }

    void write(MjcfBody body) {
        for (MjcfJoint j : body.joints) {
            boolean single = j.isHinge() || j.isSlide();
            if (single) {
                spring(j);
            } else {
                threeSprings(body, j);
            }
            limits(j, single);
            lost(j);
        }
    }

    private void spring(MjcfJoint j) {
        double k = options.springs() ? j.stiffness() : 0, c = options.dampers() ? j.damping() : 0;
        if (k == 0 && c == 0) {
            return;
        }
        Position at = j.element().at();
        Draft force = force(j, k == 0 ? "damper" : "spring");
        force.set("on", at, coordinates.of(j).path());
        if (k > 0) {
            force.set("stiffness", at, k, j.isSlide() ? "N/m" : "N*m");
            force.set("rest", at, j.springRef(), Coordinates.unit(j));
        }
        if (c > 0) {
            force.set("damping", at, c, j.isSlide() ? "N*s/m" : "N*m*s");
        }
    }

    private Draft force(MjcfJoint j, String type) {
        Position at = j.element().at();
        Draft force = draft.mapping("forces", at).mapping(names.part(j.element(), j.name() + "_" + type), at);
        force.set("type", at, type);
        return force;
    }

    /** Of a ball joint: a moment against the rotation vector, which is what a bushing with three equal springs gives. */
    private void threeSprings(MjcfBody body, MjcfJoint j) {
        double k = options.springs() ? j.stiffness() : 0, c = options.dampers() ? j.damping() : 0;
        MjcfBody parent = body.parent;
        if ((k == 0 && c == 0) || parent == null) {
            return;
        }
        if (j.kind() == MjcfJoint.Kind.FREE || body.joints.size() > 1) {
            losses.matters(
                    j.element(),
                    "stiffness and damping of a free joint, or of a ball joint beside others, are missing");
            return;
        }
        Position at = j.element().at();
        Draft force = force(j, "bushing");
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

    private void limits(MjcfJoint j, boolean single) {
        if (!j.limited() || !options.limits()) {
            return;
        }
        if (single) {
            Position at = j.element().at();
            draft.mapping("coordinates", at)
                    .mapping(coordinates.of(j).path(), at)
                    .set("range", at, j.range(), Coordinates.unit(j))
                    .set("clamped", at, "true");
        }
        losses.matters(
                j.element(),
                single
                        ? "its range is kept by inverse kinematics only: MuJoCo's limit is a soft constraint without a"
                                + " stiffness in physical units; for a stop give the joint 'limits' with a stiffness"
                        : "the largest angle of a ball joint is missing; for a stop use a measure of type swing with"
                                + " 'limits'");
    }

    private void lost(MjcfJoint j) {
        XmlElement e = j.element();
        if (j.attributes().number("armature", 0) != 0) {
            losses.matters(
                    e,
                    "armature, the inertia of a motor that is added to the coordinate, is missing: the joint is lighter");
        }
        if (j.attributes().number("frictionloss", 0) != 0) {
            losses.matters(e, "frictionloss, dry friction in the joint, is missing");
        }
        if (j.attributes().list("stiffness").length > 1 || j.attributes().list("damping").length > 1) {
            losses.matters(e, "only the linear part of stiffness and damping acts");
        }
    }
}
