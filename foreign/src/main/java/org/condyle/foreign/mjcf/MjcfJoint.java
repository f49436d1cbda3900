package org.condyle.foreign.mjcf;

import org.condyle.foreign.XmlElement;

/**
 * A joint of a body. MuJoCo moves the body by its joints one after the other, each about or along its own axis, which the
 * joints before it have moved.
 *
 * @param at    the point about which it turns, in the frame of the body [m]
 * @param axis  unit vector in the frame of the body
 * @param ref   value of the coordinate where the body is as the file places it [rad or m]
 * @param range smallest and largest value [rad or m]
 */
record MjcfJoint(
        XmlElement element,
        String name,
        Kind kind,
        double[] at,
        double[] axis,
        double ref,
        double springRef,
        double stiffness,
        double damping,
        boolean limited,
        double[] range,
        Attributes attributes) {
    enum Kind {
        HINGE,
        SLIDE,
        BALL,
        FREE
    }

    boolean isHinge() {
        return kind == Kind.HINGE;
    }

    boolean isSlide() {
        return kind == Kind.SLIDE;
    }

    /** Numbers of the joint in MuJoCo's qpos. */
    int positions() {
        return kind == Kind.FREE ? 7 : kind == Kind.BALL ? 4 : 1;
    }

    /** Numbers of the joint in MuJoCo's qvel. */
    int speeds() {
        return kind == Kind.FREE ? 6 : kind == Kind.BALL ? 3 : 1;
    }
}
