package org.condyle.foreign.mjcf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.condyle.foreign.XmlElement;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Frame;
import org.jspecify.annotations.Nullable;

/** A body with what is fixed in it. The world is the body without a parent. */
final class MjcfBody {
    final XmlElement element;
    final String name;
    final @Nullable MjcfBody parent;
    /** In the frame of the parent, where all joints have their reference values. */
    final Frame frame;

    /** The same in the world. */
    final Frame home;

    final List<MjcfJoint> joints = new ArrayList<>(2);
    final List<MjcfGeom> geoms = new ArrayList<>(4);

    @Nullable
    XmlElement inertial;

    MjcfBody(XmlElement element, String name, @Nullable MjcfBody parent, Frame frame) {
        this.element = element;
        this.name = name;
        this.parent = parent;
        this.frame = frame;
        this.home = parent == null ? frame : parent.home.then(frame);
    }

    boolean isWorld() {
        return parent == null;
    }

    /** Cannot move: no joint between it and the world. */
    boolean isFixed() {
        return parent == null || (joints.isEmpty() && parent.isFixed());
    }

    /** The body without joints above it that moves with it, which may be itself. */
    MjcfBody carrier() {
        return parent == null || !joints.isEmpty() ? this : parent.carrier();
    }

    /** A frame of the world as this body sees it at the reference values. */
    Frame seen(Frame inWorld) {
        double[] back = Mat3.transpose(home.rotation()), o = home.origin(), p = inWorld.origin(), out = new double[3];
        Mat3.times(back, 0, p[0] - o[0], p[1] - o[1], p[2] - o[2], out, 0);
        return new Frame(out, Mat3.times(back, inWorld.rotation()));
    }

    Optional<XmlElement> inertial() {
        return Optional.ofNullable(inertial);
    }
}
