package org.condyle.simulate;

/**
 * One contact of a pair of surfaces, or of a coordinate with its stop, from touch to parting. At the stop of an angle depths
 * are in rad, speeds in rad/s and forces in N·m.
 *
 * @param pair         name of the contact element
 * @param start        when they touched [s]
 * @param end          when they parted [s]; NaN if they still touch
 * @param impactSpeed  closing speed at the touch [m/s or rad/s]
 * @param maxDepth     deepest overlap [m or rad]
 * @param maxForce     largest sum of normal forces [N or N·m]
 * @param partingSpeed opening speed when they parted [m/s or rad/s]; NaN if they still touch
 * @param dissipated   energy that the contact lost meanwhile [J]
 */
public record Episode(
        String pair,
        double start,
        double end,
        double impactSpeed,
        double maxDepth,
        double maxForce,
        double partingSpeed,
        double dissipated) {
    /** A contact gives back at most what it got; the rest is for what integration leaves. */
    private static final double MOST_RESTITUTION = 1.001;

    /**
     * Parting speed over impact speed. NaN if they still touch, if they touched at rest, and if they parted faster than
     * they came: then other forces or a rotation pressed them together or drove them apart, and the ratio says nothing of
     * the contact.
     */
    public double restitution() {
        return impactSpeed > 0 && partingSpeed <= MOST_RESTITUTION * impactSpeed
                ? partingSpeed / impactSpeed
                : Double.NaN;
    }
}
