package org.condyle.simulate;

/**
 * One contact of a pair of surfaces, or of a coordinate with its stop, from touch to parting. At the stop of an angle depths
 * are in rad, speeds in rad/s and forces in N·m.
 *
 * @param pair        name of the contact element
 * @param start       when they touched [s]
 * @param end         when they parted [s]; NaN if they still touch, touched at rest, or were driven apart faster than they came, or touched at rest at the end of the run
 * @param impactSpeed closing speed at the touch [m/s or rad/s]
 * @param maxDepth    deepest overlap [m or rad]
 * @param maxForce    largest sum of normal forces [N or N·m]
 * @param restitution parting speed over impact speed; NaN if they still touch
 * @param dissipated  energy that the contact lost meanwhile [J]
 */
public record Episode(
        String pair,
        double start,
        double end,
        double impactSpeed,
        double maxDepth,
        double maxForce,
        double restitution,
        double dissipated) {}
