package org.condyle.resistance;

/**
 * How the bone of a joint is turned now, in the joint axes of the parent, and what a resistance says about it. The bone
 * points along r, the z axis of its joint frame:
 *
 * <pre>
 *   r = (sin θ cos φ, sin θ sin φ, cos θ)      e_θ = ∂r/∂θ      e_φ = e_z × r/sin θ
 *   θ̇ = e_φ·ω      φ̇ = -e_θ·ω/sin θ      ψ̇ = (e_z + r)·ω/(1 + cos θ)
 * </pre>
 *
 * ψ is the torsion that remains when the swing from e_z to r is taken back by the shortest way.
 */
final class JointTurn {
    private static final double TURN = 2 * Math.PI;

    /** Rotation from the parent's joint axes to the child's, row by row. */
    final double[] rotation = new double[9];
    /** Spin of the child relative to the parent [rad/s]. */
    final double[] spin = new double[3];
    /** Couple on the child without damping [N·m]. */
    final double[] couple = new double[3];
    /** g with U̇ = g·ω, the gradient of the stored energy. */
    final double[] gradient = new double[3];
    /** Stored energy U [J]. */
    double energy;
    /** Viscosity that acts against the swing of the bone, beside that of the whole joint [N·m·s]. */
    double swingDamping;

    double theta;
    double phi;
    double psi;
    double sinTheta;
    double cosTheta;
    double cosPhi;
    double sinPhi;

    /** Polar angle, azimuth in [0, 2π) and torsion in (-π, π] from the rotation. */
    void findAngles() {
        double x = rotation[2], y = rotation[5], z = rotation[8];
        sinTheta = Math.sqrt(x * x + y * y);
        cosTheta = z;
        theta = Math.atan2(sinTheta, z);
        if (sinTheta > 0) {
            cosPhi = x / sinTheta;
            sinPhi = y / sinTheta;
        } else {
            cosPhi = 1;
            sinPhi = 0;
        }
        double azimuth = Math.atan2(sinPhi, cosPhi);
        phi = azimuth < 0 ? azimuth + TURN : azimuth;
        psi = Math.atan2(rotation[3] - rotation[1], rotation[0] + rotation[4]);
    }

    void clear() {
        java.util.Arrays.fill(couple, 0);
        java.util.Arrays.fill(gradient, 0);
        energy = 0;
        swingDamping = 0;
    }

    /** to += factor·e_φ, which is the gradient of θ. */
    void addAlongTheta(double factor, double[] to) {
        to[0] -= factor * sinPhi;
        to[1] += factor * cosPhi;
    }

    /** to -= factor·e_θ: with 1/sin θ, the gradient of φ. */
    void addAlongPhi(double factor, double[] to) {
        to[0] -= factor * cosTheta * cosPhi;
        to[1] -= factor * cosTheta * sinPhi;
        to[2] += factor * sinTheta;
    }

    /** to += factor·(e_z + r): with 1/(1 + cos θ), the gradient of ψ. */
    void addAlongPsi(double factor, double[] to) {
        addAlongBone(factor, to);
        to[2] += factor;
    }

    /** to += factor·r. */
    void addAlongBone(double factor, double[] to) {
        to[0] += factor * rotation[2];
        to[1] += factor * rotation[5];
        to[2] += factor * rotation[8];
    }

    double alongBone(double[] vector) {
        return vector[0] * rotation[2] + vector[1] * rotation[5] + vector[2] * rotation[8];
    }

    double thetaRate() {
        return -sinPhi * spin[0] + cosPhi * spin[1];
    }

    /** sin θ φ̇. */
    double sinThetaPhiRate() {
        return -cosTheta * (cosPhi * spin[0] + sinPhi * spin[1]) + sinTheta * spin[2];
    }

    /** (1 + cos θ) ψ̇. */
    double psiRateTimes() {
        return spin[2] + alongBone(spin);
    }

    /** The couple that follows from the energy. */
    void coupleFromGradient() {
        for (int k = 0; k < 3; k++) {
            couple[k] = -gradient[k];
        }
    }
}
