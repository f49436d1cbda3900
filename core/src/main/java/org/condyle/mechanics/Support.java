package org.condyle.mechanics;

/** A rigid surface that knows how far places of the world are from it. An instance belongs to one thread. */
public interface Support {
    /** The name of the surface, for people. */
    String name();

    /** Body that carries it. */
    int body();

    /** Takes over where the body is. */
    void place(Motion motion);

    /**
     * Signed distance of a place of the world, negative inside [m].
     *
     * @param normal unit vector out of the support at its nearest point (3): the gradient of the distance
     */
    double distance(double x, double y, double z, double[] normal);

    /** A copy with its own scratch. */
    Support forThread();
}
