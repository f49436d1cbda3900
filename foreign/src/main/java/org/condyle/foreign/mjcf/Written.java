package org.condyle.foreign.mjcf;

import java.util.ArrayList;
import java.util.List;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;

/** How places and orientations are written into a draft; what is zero is left out. */
final class Written {
    private Written() {}

    /** Sets {@code on}, {@code at} and {@code orientation} of a place. */
    static Draft place(Draft d, Position at, MjcfBody body, Frame frame) {
        d.set("on", at, body.name);
        position(d, "at", at, frame.origin());
        orientation(d, "orientation", at, frame.rotation());
        return d;
    }

    static Entry point(Position at, MjcfBody body, double[] where) {
        return new Draft(at).set("on", at, body.name).set("at", at, where, "m").entry();
    }

    static Entry frame(Position at, MjcfBody body, Frame frame) {
        return place(new Draft(at), at, body, frame).entry();
    }

    static void position(Draft d, String key, Position at, double[] p) {
        if (p[0] != 0 || p[1] != 0 || p[2] != 0) {
            d.set(key, at, p, "m");
        }
    }

    static void orientation(Draft d, String key, Position at, double[] rotation) {
        double[] q = Rotations.toQuaternion(rotation);
        if (q[1] != 0 || q[2] != 0 || q[3] != 0) {
            d.mapping(key, at).set("quaternion", at, q, "");
        }
    }

    /** A direction as a word if it is one of the axes. */
    static Entry direction(Position at, double[] axis) {
        String[] words = {"x", "y", "z"};
        for (int k = 0; k < 3; k++) {
            if (Math.abs(axis[k]) == 1) {
                return Draft.word(at, (axis[k] < 0 ? "-" : "") + words[k]);
            }
        }
        List<Entry> three = new ArrayList<>();
        for (double x : axis) {
            three.add(Draft.quantity(at, x, ""));
        }
        return Draft.list(at, three);
    }
}
