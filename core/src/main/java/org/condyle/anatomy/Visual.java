package org.condyle.anatomy;

import java.util.function.Function;
import org.condyle.math.Check;
import org.condyle.mechanics.Triangles;

/**
 * A surface that pictures show on a body, such as a bone. Nothing can touch it and it has no mass, so that a model moves in the same way with
 * it and without.
 *
 * @param name    what it shows, {@code femur}
 * @param body    index of the body that carries it, 0 for the ground
 * @param surface gives its triangles in a frame of its own [m]; what is shown several times gives the same object
 * @param place   of that frame in the body: twelve numbers, origin and then matrix row by row (x = p + A X); the matrix may stretch
 * @param colour  as {@code #e8dcc4}; empty for the usual colour of what it is
 * @param opacity 1 for solid, 0 for invisible
 */
public record Visual(
        String name,
        int body,
        Kind kind,
        Function<Resolution, Triangles> surface,
        double[] place,
        String colour,
        double opacity) {
    /** What it is: a reader can look through bones. */
    public enum Kind {
        BONE,
        FURNITURE
    }

    public Visual {
        Check.tuple("place of a picture [m and -]", place, 12);
        Check.within("opacity of a picture [-]", opacity, 0, 1);
    }
}
