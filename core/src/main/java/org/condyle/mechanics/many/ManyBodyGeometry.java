package org.condyle.mechanics.many;

import java.util.List;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.UnilateralManyBody;
import org.condyle.mechanics.contact.ManyBodySet;

/**
 * Finds where many surfaces touch each other, each against all that are on other bodies. A search is a pure function of
 * the placements, down to the order of what it finds, so that a run can be repeated bit for bit. An instance belongs to
 * one thread.
 */
public interface ManyBodyGeometry {
    /** The surfaces that take part. */
    List<Surface> surfaces();

    /** Writes all overlaps, sorted by surface A and then by surface B. */
    void find(Motion motion, ManyBodySet out);

    /** Radius of a surface that is a sphere [m], infinite for a half-space; NaN if the surface has no one radius. */
    double radius(int surface);

    /** As {@link UnilateralManyBody#harmlessWay}. */
    default double harmlessWay(int surface) {
        return Double.POSITIVE_INFINITY;
    }

    /** As {@link UnilateralManyBody#lever}. */
    default double lever(int surface) {
        return 0;
    }

    /** As {@link UnilateralManyBody#longestStep}. */
    default double longestStep(Motion motion, double[] course, double wanted, int[] pair) {
        return Double.POSITIVE_INFINITY;
    }

    /** A copy with its own scratch. */
    ManyBodyGeometry forThread();
}
