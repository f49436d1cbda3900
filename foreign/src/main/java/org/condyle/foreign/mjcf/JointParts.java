package org.condyle.foreign.mjcf;

import org.condyle.foreign.XmlElement;
import org.condyle.mechanics.Frame;

/** Reads a joint: angles in radians, place and axis in the frame of its body. */
record JointParts(Compiler compiler, Names names) {
    MjcfJoint read(Attributes a, MjcfBody body, Frame offset) {
        XmlElement e = a.element();
        MjcfJoint.Kind kind = kind(e, e.name().equals("freejoint") ? "free" : a.text("type", "hinge"));
        boolean angular = kind == MjcfJoint.Kind.HINGE || kind == MjcfJoint.Kind.BALL;
        double[] axis = Placing.unit(e, "axis", a.vector("axis", 0, 0, 1));
        double[] range = a.vector("range", 0, 0);
        for (int i = 0; i < 2; i++) {
            range[i] = angular ? compiler.angle(range[i]) : range[i];
        }
        boolean scalar = kind == MjcfJoint.Kind.HINGE || kind == MjcfJoint.Kind.SLIDE;
        double ref = scalar ? a.number("ref", 0) : 0, springRef = scalar ? a.number("springref", 0) : 0;
        String wanted = e.attribute("name", body.name + "_j" + (body.joints.size() + 1));
        return new MjcfJoint(
                e,
                names.part(e, wanted),
                kind,
                offset.then(Frame.at(a.vector("pos", 0, 0, 0))).origin(),
                new Frame(new double[3], offset.rotation()).then(Frame.at(axis)).origin(),
                angular ? compiler.angle(ref) : ref,
                angular ? compiler.angle(springRef) : springRef,
                notNegative(a, "stiffness"),
                notNegative(a, "damping"),
                limited(a, range),
                range,
                a);
    }

    private static MjcfJoint.Kind kind(XmlElement e, String word) {
        return switch (word) {
            case "hinge" -> MjcfJoint.Kind.HINGE;
            case "slide" -> MjcfJoint.Kind.SLIDE;
            case "ball" -> MjcfJoint.Kind.BALL;
            case "free" -> MjcfJoint.Kind.FREE;
            default -> throw e.problem("the type of a joint is hinge, slide, ball or free, not \"" + word + "\"");
        };
    }

    private boolean limited(Attributes a, double[] range) {
        String word = a.text("limited", "auto");
        boolean on = word.equals("auto") ? compiler.autoLimits() && a.has("range") : a.flag("limited", false);
        if (on && !(range[0] <= range[1])) {
            throw a.element().problem("range must begin with its smaller value");
        }
        return on;
    }

    /** The first number: newer versions allow more of them, for forces that are not linear. */
    private static double notNegative(Attributes a, String key) {
        double[] all = a.list(key);
        double value = all.length == 0 ? 0 : all[0];
        if (value < 0) {
            throw a.element().problem(key + " must not be negative, is " + value);
        }
        return value;
    }
}
