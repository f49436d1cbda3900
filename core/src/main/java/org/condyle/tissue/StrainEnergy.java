package org.condyle.tissue;

/**
 * Energy of an isotropic elastic material per volume of its relaxed state, φ(ι₁, ι₂, J) [J/m³], zero when relaxed. The
 * invariants are those of the deformation gradient F: ι₁ = tr C, ι₂ = ½(ι₁² - tr C²), C = FᵀF, J = det F; so turning a
 * body costs nothing, and {@link Invariants} gives ∂φ/∂F. Stateless: shared by threads.
 */
public interface StrainEnergy {
    /** φ [J/m³]. */
    double value(double i1, double i2, double j);

    /** Writes ∂φ/∂ι₁, ∂φ/∂ι₂, ∂φ/∂J [Pa]. */
    void slopes(double i1, double i2, double j, double[] out3);

    /** True if a change of volume costs energy; otherwise a constraint must keep the volume. */
    boolean resistsVolume();

    /** Modulus of small shear [Pa]: a simple shear γ stores ½ G γ². */
    double shearModulus();
}
