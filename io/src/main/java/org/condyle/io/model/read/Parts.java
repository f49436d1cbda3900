package org.condyle.io.model.read;

import java.util.List;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.ValueType;

/** Shapes that several elements share: points, frames, directions, orientations. */
public final class Parts {
    private Parts() {}

    public static final String LENGTH = "m";

    static final String REPEAT = "repeat";

    /** The key of parts that may stand for several. */
    public static final MappingType REPEATED = MappingType.mapping("repeated", "")
            .key(
                    REPEAT,
                    ValueType.quantity(""),
                    "number of parts NAME-1, NAME-2, ...; expressions can use their number i, and names {i}, {i+1}");

    /** Two numbers in the plane, three in space. */
    public static ValueType vector(String unit) {
        return ValueType.listOf(ValueType.quantity(unit), 2, 3);
    }

    static final List<String> SIGNED_AXES = List.of("x", "y", "z", "-x", "-y", "-z");

    public static final ValueType DIRECTION =
            ValueType.either(ValueType.choice(SIGNED_AXES), ValueType.listOf(ValueType.quantity(""), 2, 3));

    public static final MappingType ORIENTATION = MappingType.mapping(
                    "orientation", "an orientation, given in one of four ways")
            .key("axis", DIRECTION, "axis of a single rotation")
            .key("angle", ValueType.quantity("rad"), "angle of the single rotation; by default about z")
            .key("xyz", ValueType.tuple("rad", 3), "successive rotations about the body axes x, y and z")
            .key("zyx", ValueType.tuple("rad", 3), "successive rotations about the body axes z, y and x")
            .key("quaternion", ValueType.tuple("", 4), "unit quaternion, scalar first");

    public static final MappingType POINT = MappingType.mapping("point", "a point of a body")
            .key("on", ValueType.reference("body"), "the body", "ground")
            .key("at", vector(LENGTH), "position in the frame of the body", "[0, 0, 0]");

    public static final MappingType FRAME = MappingType.mapping("frame", "a frame fixed in a body")
            .including(POINT)
            .key("orientation", ORIENTATION, "orientation of its axes in the body");

    /** A body's name (its origin), or a mapping. */
    public static ValueType place(MappingType shape) {
        return ValueType.either(ValueType.reference("body"), shape);
    }

    public static ValueType between(MappingType shape) {
        return ValueType.listOf(place(shape), 2, 2);
    }

    static final List<String> AXES = List.of("x", "y", "z");
}
