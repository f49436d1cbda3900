package org.condyle.io.model.read;

import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;

/** Turns entries into directions, rotations and places on bodies. */
public final class Frames {
    private final Quantities quantities;
    private final PartNames names;
    private final Problems problems;

    Frames(Quantities quantities, PartNames names, Problems problems) {
        this.quantities = quantities;
        this.names = names;
        this.problems = problems;
    }

    /** A direction: a word or a vector. */
    public double[] direction(Entry e) {
        if (e.isScalar()) {
            double[] out = new double[3];
            String word = e.text();
            int axis = Parts.AXES.indexOf(word.substring(word.length() - 1));
            out[Math.max(axis, 0)] = word.startsWith("-") ? -1 : 1;
            return out;
        }
        double[] v = quantities.inSpace(e, "");
        if (v[0] == 0 && v[1] == 0 && v[2] == 0) {
            problems.error(
                    Code.OUT_OF_RANGE,
                    e,
                    "a direction must not be zero",
                    "write x, y, z or three numbers that are not all 0");
            return new double[] {0, 0, 1};
        }
        return Rotations.unit(v);
    }

    public double[] rotation(Part v) {
        int ways = (v.has("axis") || v.has("angle") ? 1 : 0)
                + (v.has("xyz") ? 1 : 0)
                + (v.has("zyx") ? 1 : 0)
                + (v.has("quaternion") ? 1 : 0);
        if (ways > 1) {
            problems.error(
                    Code.KEYS_CLASH,
                    v.entry(),
                    "give the orientation in one way only: axis and angle, xyz, zyx, or quaternion");
        }
        if (v.has("quaternion")) {
            double[] q = quantities.tuple(v.entry("quaternion"), "");
            double length = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
            if (Math.abs(length - 1) > 1e-6) {
                problems.error(
                        Code.OUT_OF_RANGE,
                        v.entry("quaternion"),
                        "must have length 1, has " + (float) length,
                        "divide all four by that");
                return Mat3.identity();
            }
            double[] out = new double[9];
            Rotations.fromQuaternion(q, 0, out, 0);
            return out;
        }
        if (v.has("xyz")) {
            double[] a = quantities.tuple(v.entry("xyz"), "rad");
            return Mat3.times(
                    Mat3.times(Rotations.about(1, 0, 0, a[0]), Rotations.about(0, 1, 0, a[1])),
                    Rotations.about(0, 0, 1, a[2]));
        }
        if (v.has("zyx")) {
            double[] a = quantities.tuple(v.entry("zyx"), "rad");
            return Mat3.times(
                    Mat3.times(Rotations.about(0, 0, 1, a[0]), Rotations.about(0, 1, 0, a[1])),
                    Rotations.about(1, 0, 0, a[2]));
        }
        double[] axis = v.has("axis") ? direction(v.entry("axis")) : new double[] {0, 0, 1};
        double angle = v.has("angle") ? quantities.quantity(v, "angle", "rad") : 0;
        return Rotations.about(axis[0], axis[1], axis[2], angle);
    }

    public double[] orientation(Part v, String key) {
        return v.has(key) ? rotation(v.part(key)) : Mat3.identity();
    }

    /** A place on a body: name alone, or mapping. */
    public Place place(Part owner, String key, int item) {
        Entry e = owner.list(key).get(item);
        if (e.isScalar()) {
            return new Place(names.body(e), Frame.IDENTITY);
        }
        return place(Parts.FRAME.read(e, new Problems())); // its structure has been checked with the whole file
    }

    public Place place(Part v) {
        double[] turned = v.entry().child("orientation").isPresent() ? orientation(v, "orientation") : Mat3.identity();
        return new Place(names.body(v.entry("on")), new Frame(quantities.vector(v.entry("at"), "m"), turned));
    }
}
