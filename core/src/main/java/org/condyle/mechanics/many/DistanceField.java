package org.condyle.mechanics.many;

import org.condyle.mechanics.Motion;

/** A rigid surface that can compute the distance of points of the world from it. An instance belongs to one thread. */
public interface DistanceField {
    /** The name of the surface, for people. */
    String name();

    /** Body that carries it. */
    int body();

    /** Takes over where the body is. */
    void place(Motion motion);

    /**
     * Signed distances of places of the world, negative inside [m]. Many at a time, since a boundary has many.
     *
     * @param place    x, y and z of the places, an array each
     * @param normal   unit vectors out of the support at the nearest points, an array each for x, y and z: the gradients of
     *                 the distances
     * @param distance gets as many as there is room for
     */
    void distances(double[][] place, double[][] normal, double[] distance);

    /** A copy with its own scratch. */
    DistanceField forThread();
}
