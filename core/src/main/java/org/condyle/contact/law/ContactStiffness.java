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

    /**
     * k of p = k δ between two layers that are taken for one, with the mean of the moduli, the mean of Poisson's ratios and
     * the sum of the thicknesses: E_w/(h₁ + h₂) [Pa/m]. For equal materials it is that of {@link #layer}. As in Bei and Fregly,
     * "Multibody dynamic simulation of knee contact mechanics", Medical Engineering and Physics 26 (2004) 777-789.
     */
    public static double averagedLayers(Material a, Material b) {
        if (!(a.thickness() > 0 && b.thickness() > 0)) {
            throw new ModelException(
                    "moduli can be averaged only if both materials are layers; give both a thickness, or take the layers"
                            + " in series, or give the stiffness");
        }
        double thickness = a.thickness() + b.thickness();
        Material mean = new Material(
                0.5 * (a.youngModulus() + b.youngModulus()), 0.5 * (a.poissonRatio() + b.poissonRatio()), thickness);
        return mean.layerModulus() / thickness;
    }

    private static double notZero(double compliance, String trouble) {
        if (!(compliance > 0)) {
            throw new ModelException(
                    "no stiffness can be computed from the materials: " + trouble + ", or give the stiffness");
        }
        return compliance;
    }
}
