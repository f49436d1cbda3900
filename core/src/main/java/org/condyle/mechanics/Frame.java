package org.condyle.mechanics;

import org.condyle.math.Check;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;

/** A frame fixed in a body: origin [m] and rotation (columns are the frame's axes) in body coordinates. */
public record Frame(double[] origin, double[] rotation) {
    public static final Frame IDENTITY = at(0, 0, 0);

    public Frame {
        origin = Check.tuple("frame origin [m]", origin, 3);
        rotation = Check.tuple("frame rotation [-]", rotation, 9);
    }

    public static Frame at(double x, double y, double z) {
        return new Frame(new double[] {x, y, z}, Mat3.identity());
    }

    public static Frame at(double[] origin) {
        return new Frame(origin, Mat3.identity());
    }

    /** The frame at {@code origin} whose z axis points along {@code direction}. */
    public static Frame withZAlong(double[] origin, double[] direction) {
        return new Frame(origin, Rotations.withZAlong(direction));
    }

    /** A frame given in this one, in body coordinates. */
    public Frame then(Frame inner) {
        double[] at = new double[3];
        double[] o = inner.origin;
        Mat3.times(rotation, 0, o[0], o[1], o[2], at, 0);
        for (int k = 0; k < 3; k++) {
            at[k] += origin[k];
        }
        return new Frame(at, Mat3.times(rotation, inner.rotation));
    }
}
