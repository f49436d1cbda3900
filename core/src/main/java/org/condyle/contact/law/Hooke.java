package org.condyle.contact.law;

/**
 * A linear spring, F = K δ with K [N/m].
 *
 * <p>No smooth bodies behave like this, but a flat punch does, and it suits walls and stops. A free collision takes π √(m/K),
 * whatever its speed.
 */
public record Hooke() implements LinearLaw {
    @Override
    public double force(double stiffness, double depth, double rate, double impactSpeed) {
        return depth <= 0 ? 0 : stiffness * depth;
    }

    @Override
    public boolean dissipates() {
        return false;
    }
}
