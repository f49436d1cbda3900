package org.condyle.mechanics;

import java.util.List;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.mechanics.contact.ManyBodySet;

/**
 * Rigid contact among many bodies, for time-stepping. Unlike the candidates of a {@link Unilateral}, its contacts have
 * no names and no memory, because there may be thousands of them.
 */
public interface UnilateralManyBody {
    /** The surfaces that take part. */
    List<Surface> surfaces();

    /** Writes all overlaps, sorted by surface A and then by surface B. */
    void find(Motion motion, ManyBodySet out);

    /**
     * How far a surface may move in a step, at any speed of others that move no farther for their size, without being
     * able to pass one of them [m]; infinite if there is nothing that it could pass.
     */
    default double harmlessWay(int surface) {
        return Double.POSITIVE_INFINITY;
    }

    /** Way of a surface for a turn of its body by 1 rad, at most [m]. */
    default double lever(int surface) {
        return 0;
    }

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

    /** What acts along the surfaces. */
    DryFriction friction();

    /** What can be recorded. */
    default List<Signal> signals() {
        return List.of();
    }

    /** A copy with its own scratch for another thread. */
    UnilateralManyBody forThread();
}
