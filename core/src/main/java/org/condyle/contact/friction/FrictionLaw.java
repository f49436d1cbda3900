package org.condyle.contact.friction;

/**
 * Friction as a function of the sliding speed: the magnitude of a force against the sliding. Friction that really sticks
 * has a state and is a {@code StickSlip}.
 */
public interface FrictionLaw {
    /**
     * Friction at an instant.
     *
     * @param normalForce force along the normal, not negative [N]
     * @param speed       sliding speed, not negative [m/s]
     * @return friction against the sliding, not negative, zero at speed zero [N]
     */
    double force(double normalForce, double speed);

    /** Writes its derivatives by normal force and by speed. */
    void slopes(double normalForce, double speed, double[] out);
}
