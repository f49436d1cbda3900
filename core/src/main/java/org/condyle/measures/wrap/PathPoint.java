package org.condyle.measures.wrap;

import org.condyle.math.Check;
import org.jspecify.annotations.Nullable;

/**
 * A point of a path on a body: fixed, or moving in the body as a function of a coordinate; always part of the path, or only
 * while a coordinate is in a range.
 *
 * @param at       in the frame of the body [m]; where a moving point is meaningless
 * @param moves    how it moves in the body; null if it is fixed
 * @param presence while it belongs to the path; null if it always does
 */
public record PathPoint(
        int body,
        double[] at,
        @Nullable Course moves,
        @Nullable Presence presence) {
    public PathPoint {
        at = Check.tuple("point of a path [m]", at, 3);
    }

    /** A fixed point that is always there. */
    public PathPoint(int body, double... at) {
        this(body, at, null, null);
    }

    /**
     * While a coordinate is in a range, the point belongs to the path: from - 1e-5 &lt;= q[q] &lt;= to + 1e-5, the margin of
     * OpenSim. The path may jump at the ends of the range.
     */
    public record Presence(int q, double from, double to) {
        private static final double MARGIN = 1e-5;

        boolean holds(double[] coordinates) {
            double x = coordinates[q];
            return from - MARGIN <= x && x <= to + MARGIN;
        }
    }
}
