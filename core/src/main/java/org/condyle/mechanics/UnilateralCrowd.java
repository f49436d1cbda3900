package org.condyle.mechanics;

import java.util.List;

/**
 * Many that cannot pass each other, in a run by time-stepping. Unlike the candidates of a {@link Unilateral} its contacts
 * have no names and no memory: they come and go by thousands.
 */
public interface UnilateralCrowd {
    /** Who is in the crowd. */
    List<Surface> surfaces();

    /** Writes all overlaps, sorted by surface A and then by surface B. */
    void find(Motion motion, CrowdSet out);

    /**
     * How long its members may go on with the velocities they have so that none comes out on the other side of another,
     * unseen [s].
     *
     * @param course as that of {@link Unilateral#longestStep}
     * @param wanted a length above which nothing need be known [s]
     * @param pair   out: the two surfaces that allow no more, untouched if {@code wanted} is allowed
     */
    default double longestStep(Motion motion, double[] course, double wanted, int[] pair) {
        return Double.POSITIVE_INFINITY;
    }

    /** Newton's coefficient of restitution: u⁺ + e u⁻ ≥ 0. */
    double restitution();

    /** Coefficient of friction. */
    double friction();

    /** What can be recorded. */
    default List<Signal> signals() {
        return List.of();
    }

    /** A copy with its own scratch for another thread. */
    UnilateralCrowd forThread();
}
