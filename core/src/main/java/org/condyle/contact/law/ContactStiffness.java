package org.condyle.contact.law;

import org.condyle.mechanics.ModelException;

/** Stiffness of a contact, made of materials and shape, so that a model need not give it. */
public final class ContactStiffness {
    private ContactStiffness() {}

    /**
     * K of F = K δ^1.5 between two smooth bodies [N/m^1.5], {@link HertzEllipse}; for a gap of equal curvatures 1/R
     *
     * <pre>  K = 4/(3(σ₁ + σ₂)) √R  </pre>
     *
     * @param curvatureMax larger principal curvature of the gap [1/m]: the sum of those of the bodies, negative where hollow
     * @param curvatureMin smaller one [1/m]
     */
    public static double point(Material a, Material b, double curvatureMax, double curvatureMin) {
        double compliance =
                notZero(a.compliance() + b.compliance(), "both bodies are rigid; give one of them a youngModulus");
        return HertzEllipse.of(curvatureMax, curvatureMin).forceFactor() / compliance;
    }

    /**
     * k_t of the tangential force k_t δ^0.5 δ_t between two smooth bodies that stick [N/m^1.5]: 8 G* times the radius of
     * contact, k_t = 8 G* √R for a circle, 1/G* = (2 - ν₁)/G₁ + (2 - ν₂)/G₂. Mindlin, "Compliance of elastic bodies in
     * contact", Journal of Applied Mechanics 16 (1949) 259-268. For an ellipse the radius of equal area is taken, where the
     * exact stiffness depends on direction.
     */
    public static double tangential(Material a, Material b, double curvatureMax, double curvatureMin) {
        double compliance = notZero(
                a.shearCompliance() + b.shearCompliance(), "both bodies are rigid; give one of them a youngModulus");
        return 8 * HertzEllipse.of(curvatureMax, curvatureMin).meanRadiusFactor() / compliance;
    }

    /** k of p = k δ between two layers in series, 1/(h₁/E_w1 + h₂/E_w2) [Pa/m]; a solid body counts as rigid. */
    public static double layer(Material a, Material b) {
        return 1
                / notZero(
                        a.layerCompliance() + b.layerCompliance(),
                        "neither material is a layer; give the thickness [m] of at least one");
    }

    private static double notZero(double compliance, String trouble) {
        if (!(compliance > 0)) {
            throw new ModelException(
                    "no stiffness can be computed from the materials: " + trouble + ", or give the stiffness");
        }
        return compliance;
    }
}
