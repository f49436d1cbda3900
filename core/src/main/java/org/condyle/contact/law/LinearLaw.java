package org.condyle.contact.law;

/** A law whose elastic part is a linear spring, K δ; what is lost to rate each adds in its own way. */
interface LinearLaw extends NormalLaw {
    @Override
    default double potential(double stiffness, double depth) {
        return depth <= 0 ? 0 : 0.5 * stiffness * depth * depth;
    }

    @Override
    default double depthOf(double stiffness, double force) {
        return Math.max(0, force) / stiffness;
    }

    @Override
    default double stretched(double stiffness, double depth, double forgotten) {
        double stretch = depth - forgotten / stiffness;
        return 0.5 * stiffness * stretch * stretch;
    }

    @Override
    default double exponent() {
        return 1;
    }
}
