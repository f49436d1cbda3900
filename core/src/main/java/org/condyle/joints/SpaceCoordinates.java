package org.condyle.joints;

import java.util.Arrays;
import java.util.stream.Stream;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.Mobility.Coordinate;

/** Names of coordinates that joints in space share. */
final class SpaceCoordinates {
    private SpaceCoordinates() {}

    /** x, y, z. */
    static Coordinate[] place() {
        return axes("", Dimension.LENGTH);
    }

    /** Angles about the axes of a body, one after the other: angle-x, angle-y, angle-z. */
    static Coordinate[] angles() {
        return axes("angle-", Dimension.ANGLE);
    }

    /** Angular velocity: spin-x, spin-y, spin-z. */
    static Coordinate[] spin() {
        return axes("spin-", Dimension.ANGLE);
    }

    /** A unit quaternion, scalar first. */
    static Coordinate[] quaternion() {
        return named(Dimension.NONE, "q0", "q1", "q2", "q3");
    }

    /** Some behind each other. */
    static Coordinate[] both(Coordinate[] first, Coordinate[] second) {
        return Stream.concat(Arrays.stream(first), Arrays.stream(second)).toArray(Coordinate[]::new);
    }

    private static Coordinate[] axes(String before, Dimension dimension) {
        return named(dimension, before + "x", before + "y", before + "z");
    }

    private static Coordinate[] named(Dimension dimension, String... names) {
        return Arrays.stream(names).map(n -> new Coordinate(n, dimension)).toArray(Coordinate[]::new);
    }
}
