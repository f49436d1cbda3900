package org.condyle.measures.wrap;

import java.util.Locale;

/**
 * The half-space of a surface's frame in which a path may lie on it, such as x &gt;= 0; or all of it. OpenSim calls it the
 * quadrant. As there, the plane between the halves belongs to the positive one.
 */
public enum Side {
    ALL(0, 0),
    X(0, 1),
    MINUS_X(0, -1),
    Y(1, 1),
    MINUS_Y(1, -1),
    Z(2, 1),
    MINUS_Z(2, -1);

    /** Axis of the frame, 0 to 2. */
    final int axis;
    /** 1, -1, or 0 for both halves. */
    final int sign;

    Side(int axis, int sign) {
        this.axis = axis;
        this.sign = sign;
    }

    /** The word of model files: all, x, -x, ... */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace("minus_", "-");
    }

    boolean all() {
        return sign == 0;
    }

    /** Whether a point of the surface's frame lies on the active side. */
    boolean holds(double[] x, int at) {
        return sign == 0 || x[at + axis] >= 0 == sign > 0;
    }
}
