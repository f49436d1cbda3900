package org.condyle.contact;

/**
 * A linear spring, F = K δ with K [N/m].
 *
 * <p>No smooth bodies behave like this, but a flat punch does, and it suits walls and stops. A free collision takes π √(m/K),
 * whatever its speed.
 */
public record Hooke() implements NormalLaw {
    @Override
    public double force(double stiffness, double depth, double rate, double impactSpeed) {
        return depth <= 0 ? 0 : stiffness * depth;
    }

    @Override
    public double potential(double stiffness, double depth) {
        return depth <= 0 ? 0 : 0.5 * stiffness * depth * depth;
    }

    @Override
    public double exponent() {
        return 1;
    }

    @Override
    public boolean dissipates() {
        return false;
    }
}
