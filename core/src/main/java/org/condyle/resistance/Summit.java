package org.condyle.resistance;

/**
 * Weight that takes a potential to a constant where its angle ends at half a turn. There the direction or the torsion of a
 * bone is not defined (θ = π) or jumps (ψ = ±π), so that only a constant is a continuous potential. The weight is 1 up to
 * 175 degrees and falls to 0 at 180 degrees, with zero slope at both ends.
 */
final class Summit {
    static final double BEGIN = Math.toRadians(175);
    private static final double WIDTH = Math.PI - BEGIN;

    private Summit() {}

    static double weight(double angle) {
        double x = (Math.PI - Math.abs(angle)) / WIDTH;
        return x >= 1 ? 1 : x * x * (3 - 2 * x);
    }

    static double slope(double angle) {
        double x = (Math.PI - Math.abs(angle)) / WIDTH;
        return x >= 1 ? 0 : -Math.signum(angle) * 6 * x * (1 - x) / WIDTH;
    }
}
