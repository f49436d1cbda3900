package org.condyle.fit;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A joint as {@link JointFitter} found it.
 *
 * <p>Intervals of the coefficients belong to the axes that were found or given, and contain the uncertainty of the centre.
 *
 * @param sphere     null if directions were measured, which have no centre
 * @param plane      of the points on the contour
 * @param givenPole  whether the axes were given; otherwise the pole is the normal of the plane
 * @param axes       of the joint in the fixed body
 * @param noise      standard deviation of one coordinate of the points, from their distances to the centre [m]; of
 *                   directions, from the residuals of the sinus [rad]
 * @param link       mean distance of the points from the centre [m]; 1 for directions
 * @param sinus      coefficients [rad], with the points of {@code contour}
 * @param contour    points on the contour that were used
 * @param resistance null if no moments were measured
 * @param warnings   what a user should know before using the joint
 */
public record JointFit(
        @Nullable SphereFit sphere,
        PlaneFit plane,
        boolean givenPole,
        JointAxes axes,
        double noise,
        double link,
        LinearFit sinus,
        Contour contour,
        @Nullable Field resistance,
        List<String> warnings) {
    /**
     * Points on the contour.
     *
     * @param phi      about the pole [rad]
     * @param theta    from the pole [rad]
     * @param index    which point of the {@link Track}
     * @param coverage of the circle about the pole
     */
    public record Contour(double[] phi, double[] theta, int[] index, Coverage coverage) {}

    /**
     * Moments beyond the contour.
     *
     * @param moment   measured [N·m]
     * @param fit      coefficients [N·m]
     * @param coverage of the circle about the pole
     */
    public record Field(double[] phi, double[] theta, double[] moment, LinearFit fit, Coverage coverage) {}

    /** The centre [m]; the origin if directions were measured. */
    public double[] centre() {
        return sphere == null ? new double[3] : sphere.centre();
    }

    /** The sinus at an angle about the pole, with its interval [rad]. */
    public Estimate sinusAt(double phi, double confidence) {
        return sinus.at(SinusBasis.basis(phi), confidence);
    }

    /** (φn, θn) of the pole with intervals [rad]; given axes are certain. */
    public Estimate[] pole(double confidence) {
        double[] error = new double[2];
        if (!givenPole) {
            double[] tilt = plane.tilt(noise);
            double cp = Math.cos(axes.phi()), sp = Math.sin(axes.phi()), st = Math.sin(axes.theta());
            double[] up = {Math.cos(axes.theta()) * cp, Math.cos(axes.theta()) * sp, -st};
            for (int k = 0; k < 2; k++) {
                double[] a = plane.across()[k];
                double alongPhi = (-sp * a[0] + cp * a[1]) * tilt[k] / st;
                double alongTheta = (up[0] * a[0] + up[1] * a[1] + up[2] * a[2]) * tilt[k];
                error[0] += alongPhi * alongPhi;
                error[1] += alongTheta * alongTheta;
            }
        }
        double quantile = LeastSquares.quantile(confidence, sinus.freedom());
        return new Estimate[] {
            Estimate.of(axes.phi(), Math.sqrt(error[0]), quantile),
            Estimate.of(axes.theta(), Math.sqrt(error[1]), quantile)
        };
    }
}
