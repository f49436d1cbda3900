package org.condyle.geometry;

import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;

/**
 * One line of the table of {@link Pairs}: which shapes it is for, in this order, and how their contacts are found.
 *
 * @param method for people: "closed form", "GJK and EPA", "nearest point"
 */
record PairRule(String method, Test suits, Maker maker) {
    /** Whether the line is for a first and a second shape. */
    @FunctionalInterface
    interface Test {
        boolean suits(Shape a, Shape b);
    }

    /** Makes the search for two surfaces that suit. */
    @FunctionalInterface
    interface Maker {
        ContactGeometry make(Surface a, Surface b);
    }

    /** A line for two kinds of shape or ability. */
    public static PairRule of(String method, Class<?> a, Class<?> b, Maker maker) {
        return new PairRule(method, (x, y) -> a.isInstance(x) && b.isInstance(y), maker);
    }
}
