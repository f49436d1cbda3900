package org.condyle.io.model.read;

import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.jspecify.annotations.Nullable;

/** One coordinate of a joint; {@link #NONE} where the file was wrong. */
public record CoordinateRef(@Nullable Joint joint, int which) {
    static final CoordinateRef NONE = new CoordinateRef(null, 0);

    public int q() {
        return joint == null ? 0 : joint.qAt() + which;
    }

    public int v() {
        return joint == null ? 0 : joint.vAt() + which;
    }

    public Measure.Kind kind() {
        return joint == null
                ? Measure.Kind.ANGLE
                : Measure.Kind.of(joint.mobility().coordinates()[which].dimension());
    }
}
