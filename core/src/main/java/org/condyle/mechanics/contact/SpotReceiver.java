package org.condyle.mechanics.contact;

/**
 * Receives all places at which a contact presses at an instant, one after the other. Forces are those on body B; their
 * opposites act on body A at the same place.
 */
public interface SpotReceiver {
    /**
     * A place with its force.
     *
     * @param x           the place in the world [m], as y and z
     * @param fx          force on B in the world, normal force and friction together [N], as fy and fz
     * @param normalForce magnitude of the normal force, negative where it pulls [N]; 0 for friction that is told on its own
     * @param area        that the force acts over [m²]; NaN where it is not known
     * @param peak        largest pressure there [Pa]; NaN where it is not known
     * @param feature     what of the surfaces is there, as a {@link ContactSet} has it; -1 for nothing
     */
    void spot(
            int bodyA,
            int bodyB,
            double x,
            double y,
            double z,
            double fx,
            double fy,
            double fz,
            double normalForce,
            double area,
            double peak,
            int feature);

    /** A couple on B, and its opposite on A, that belongs to the place told last. */
    void couple(int bodyA, int bodyB, double tx, double ty, double tz);

    /** A force on B at a place that belongs to all places told before, in proportion to their normal forces. */
    void spread(int bodyA, int bodyB, double x, double y, double z, double fx, double fy, double fz);
}
