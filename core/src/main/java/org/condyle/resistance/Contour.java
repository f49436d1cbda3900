package org.condyle.resistance;

/**
 * A closed curve on the unit sphere about a joint, θ_s(φ, ψ): the free range of motion of the bone's direction. φ is the
 * azimuth and θ the polar angle from the pole of the joint axes; ψ is the torsion of the bone, on which most measured
 * contours do not depend.
 */
public interface Contour {
    /**
     * Writes θ_s, ∂θ_s/∂φ and ∂θ_s/∂ψ.
     *
     * @param phi azimuth in [0, 2π); its cosine and sine are known already
     */
    void jet(double phi, double cos, double sin, double psi, double[] out);

    /** θ_s alone, for pictures and tests. */
    default double polar(double phi, double psi) {
        double[] out = new double[3];
        jet(phi, Math.cos(phi), Math.sin(phi), psi, out);
        return out[0];
    }

    /** True if the contour depends on the torsion ψ. */
    default boolean dependsOnTorsion() {
        return false;
    }

    /** A copy with its own scratch for another thread; itself where there is none. */
    default Contour forThread() {
        return this;
    }
}
