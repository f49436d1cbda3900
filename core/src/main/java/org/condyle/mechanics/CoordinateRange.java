package org.condyle.mechanics;

/**
 * The values that a coordinate takes in normal use [rad or m]. No force keeps it there: stops and limit forces do that.
 *
 * @param clamped whether inverse kinematics must not leave the range
 */
public record CoordinateRange(double lower, double upper, boolean clamped) {
    public CoordinateRange {
        if (!(lower <= upper)) {
            throw new IllegalArgumentException(
                    "range of a coordinate: the lower value " + lower + " must not be above the upper value " + upper);
        }
    }

    /** The value of the range that is nearest to {@code q}. */
    public double nearest(double q) {
        return Math.max(lower, Math.min(upper, q));
    }
}
