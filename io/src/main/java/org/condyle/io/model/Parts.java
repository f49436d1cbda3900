package org.condyle.io.model;

import java.util.List;
import org.condyle.io.document.Kind;
import org.condyle.io.document.Shape;

/** Shapes that several elements share: points, frames, directions, orientations. */
final class Parts {
    private Parts() {}

    static final String LENGTH = "m";

    /** Two numbers in the plane, three in space. */
    static Kind vector(String unit) {
        return Kind.listOf(Kind.quantity(unit), 2, 3);
    }

    static final Kind DIRECTION =
            Kind.either(Kind.choice("x", "y", "z", "-x", "-y", "-z"), Kind.listOf(Kind.quantity(""), 2, 3));

    static final Shape ORIENTATION = Shape.mapping("orientation", "a turn, in one of three ways")
            .key("axis", DIRECTION, "axis of a single turn")
            .key("angle", Kind.quantity("rad"), "angle of the single turn; about z if no axis is given")
            .key("xyz", Kind.tuple("rad", 3), "turns about the body's own x, then y, then z")
            .key("quaternion", Kind.tuple("", 4), "unit quaternion, scalar first");

    static final Shape POINT = Shape.mapping("point", "a point of a body")
            .key("on", Kind.reference("body"), "the body")
            .orElse("ground")
            .key("at", vector(LENGTH), "where, in the body's own frame")
            .orElse("[0, 0, 0]");

    static final Shape FRAME = Shape.mapping("frame", "a frame fixed in a body")
            .including(POINT)
            .key("orientation", ORIENTATION, "how its axes are turned in the body");

    /** A body's name (its origin), or a mapping. */
    static Kind place(Shape shape) {
        return Kind.either(Kind.reference("body"), shape);
    }

    static Kind between(Shape shape) {
        return Kind.listOf(place(shape), 2, 2);
    }

    static final List<String> AXES = List.of("x", "y", "z");
}
