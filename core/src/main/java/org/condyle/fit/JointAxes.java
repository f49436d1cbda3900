package org.condyle.fit;

import org.condyle.math.Check;

/**
 * Axes of a joint in the axes of the fixed body: a turn φn about z and then θn about the new y, so that the pole, the z
 * axis of the joint, has the spherical angles (φn, θn). Appendix C of the report "Human Joint Modelling", 1991.
 *
 * <pre>
 *       cosθ cosφ   cosθ sinφ   -sinθ
 *  N =   -sinφ        cosφ        0       joint = N · fixed
 *       sinθ cosφ   sinθ sinφ    cosθ
 * </pre>
 *
 * Angles of directions are φ in [0, 2π) and θ in [0, π] [rad].
 *
 * @param phi   of the pole [rad]
 * @param theta of the pole [rad]
 */
public record JointAxes(double phi, double theta) {
    /** Axes parallel to those of the fixed body. */
    public static final JointAxes FIXED = new JointAxes(0, 0);

    public JointAxes {
        Check.finite("phi of the pole [rad]", phi);
        Check.within("theta of the pole [rad]", theta, 0, Math.PI);
    }

    /** Axes whose pole has this direction, of any length. */
    public static JointAxes ofPole(double[] pole) {
        double[] angles = angles(pole);
        return new JointAxes(angles[0], angles[1]);
    }

    /** The matrix N in rows: nine numbers. */
    public double[] matrix() {
        double cp = Math.cos(phi), sp = Math.sin(phi), ct = Math.cos(theta), st = Math.sin(theta);
        return new double[] {ct * cp, ct * sp, -st, -sp, cp, 0, st * cp, st * sp, ct};
    }

    /** The pole in the fixed body: a unit vector. */
    public double[] pole() {
        return direction(phi, theta);
    }

    /** Components in the joint of a vector of the fixed body. */
    public double[] toJoint(double[] fixed) {
        double[] n = matrix(), out = new double[3];
        for (int i = 0; i < 3; i++) {
            out[i] = n[3 * i] * fixed[0] + n[3 * i + 1] * fixed[1] + n[3 * i + 2] * fixed[2];
        }
        return out;
    }

    /** Components in the fixed body of a vector of the joint. */
    public double[] toFixed(double[] joint) {
        double[] n = matrix(), out = new double[3];
        for (int i = 0; i < 3; i++) {
            out[i] = n[i] * joint[0] + n[3 + i] * joint[1] + n[6 + i] * joint[2];
        }
        return out;
    }

    /** (φ, θ) in these axes of a direction (φ, θ) of the fixed body: equation C.1. */
    public double[] anglesInJoint(double phiFixed, double thetaFixed) {
        return angles(toJoint(direction(phiFixed, thetaFixed)));
    }

    /** (φ, θ) in the fixed body of a direction (φ, θ) of these axes. */
    public double[] anglesInFixed(double phiJoint, double thetaJoint) {
        return angles(toFixed(direction(phiJoint, thetaJoint)));
    }

    /** (φ, θ) in other axes, such as the mean of many subjects, of a direction (φ, θ) of these axes: equation C.2. */
    public double[] anglesIn(JointAxes other, double phiJoint, double thetaJoint) {
        return angles(other.toJoint(toFixed(direction(phiJoint, thetaJoint))));
    }

    /** The unit vector (sinθ cosφ, sinθ sinφ, cosθ). */
    public static double[] direction(double phi, double theta) {
        double s = Math.sin(theta);
        return new double[] {s * Math.cos(phi), s * Math.sin(phi), Math.cos(theta)};
    }

    /** (φ, θ) of a vector of any length. */
    public static double[] angles(double[] v) {
        double phi = Math.atan2(v[1], v[0]);
        if (phi < 0) {
            phi += 2 * Math.PI;
        }
        // -1e-17 + 2π rounds to 2π, which is 0.
        return new double[] {phi < 2 * Math.PI ? phi : 0, Math.atan2(Math.hypot(v[0], v[1]), v[2])};
    }
}
