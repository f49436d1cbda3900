package org.condyle.fit;

import org.condyle.math.Vec3;

/**
 * Forced motion beyond the sinus: where the segment was, and what moment it took. The moment about the centre is that of
 * the applied force and couple; its part along the segment is dropped, as it does not push the segment back, and the
 * magnitude of the rest is the resistance. Section 3.3.2 of the report "Human Joint Modelling", 1991.
 *
 * @param points     positions of a point on the axis of the segment [m], or directions
 * @param directions whether the points are directions
 * @param magnitude  measured resistance [N·m]; empty if forces are given
 * @param force      applied forces [N]; empty if magnitudes are given
 * @param at         where the forces act [m]
 * @param couple     applied moments in addition [N·m]
 */
public record Resistance(
        double[][] points, boolean directions, double[] magnitude, double[][] force, double[][] at, double[][] couple) {
    /** Magnitudes as measured. */
    public static Resistance ofMagnitudes(double[][] points, boolean directions, double[] magnitude) {
        return new Resistance(points, directions, magnitude, new double[0][], new double[0][], new double[0][]);
    }

    /** Direction of the segment from a centre; not of unit length. */
    double[] arm(int i, double[] centre) {
        double[] p = points[i];
        return directions ? p : new double[] {p[0] - centre[0], p[1] - centre[1], p[2] - centre[2]};
    }

    /** The resistance at each point about a centre [N·m]. */
    public double[] about(double[] centre) {
        if (magnitude.length > 0) {
            return magnitude;
        }
        double[] out = new double[points.length];
        for (int i = 0; i < out.length; i++) {
            double[] lever = {at[i][0] - centre[0], at[i][1] - centre[1], at[i][2] - centre[2]};
            double[] m = Vec3.cross(lever, force[i]), along = arm(i, centre);
            double square = 0, part = 0, length = 0;
            for (int k = 0; k < 3; k++) {
                m[k] += couple[i][k];
                square += m[k] * m[k];
                part += m[k] * along[k];
                length += along[k] * along[k];
            }
            out[i] = Math.sqrt(Math.max(0, square - part * part / length));
        }
        return out;
    }
}
