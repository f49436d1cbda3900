package org.condyle.view.figure;

import org.condyle.math.Vec3;

/**
 * The point of view of a picture in space: the direction of the eye and what is up, in the axes of the picture.
 *
 * @param phi   azimuth of the eye [rad]
 * @param theta polar angle of the eye from the third axis [rad]
 * @param up    the direction that points upwards in the picture; not along the eye
 */
public record Eye(double phi, double theta, double[] up) {
    /** Three numbers: to the right, upwards, towards the eye. */
    double[] see(double x, double y, double z) {
        double[] e = direction(phi, theta), r = Vec3.cross(up, e);
        double size = Math.sqrt(r[0] * r[0] + r[1] * r[1] + r[2] * r[2]);
        if (!(size > 1e-6)) {
            throw new IllegalArgumentException(
                    "the eye is straight above: choose another direction of up, or of the eye");
        }
        double[] t = Vec3.cross(e, r);
        return new double[] {
            (x * r[0] + y * r[1] + z * r[2]) / size,
            (x * t[0] + y * t[1] + z * t[2]) / size,
            x * e[0] + y * e[1] + z * e[2]
        };
    }

    static double[] direction(double phi, double theta) {
        double s = Math.sin(theta);
        return new double[] {s * Math.cos(phi), s * Math.sin(phi), Math.cos(theta)};
    }
}
