package org.condyle.contact.law;

/**
 * An isotropic elastic material and, if it is a layer on a rigid base, its thickness. The compliances of the two bodies
 * of a contact are added; a {@link #RIGID} body has none.
 *
 * @param youngModulus E [Pa]
 * @param poissonRatio ν, from -1 (exclusive) to 0.5; below 0.5 for a layer
 * @param thickness    of the layer [m]; 0 if the body is solid, which is rigid compared with a layer
 */
public record Material(double youngModulus, double poissonRatio, double thickness) {
    /** Steel against cartilage, a floor against a ball. */
    public static final Material RIGID = new Material(Double.POSITIVE_INFINITY, 0, 0);

    public Material {
        if (!(youngModulus > 0)) {
            throw new IllegalArgumentException("material youngModulus [Pa] must be > 0, was " + youngModulus);
        }
        if (!(poissonRatio > -1 && poissonRatio <= 0.5)) {
            throw new IllegalArgumentException(
                    "material poissonRatio [-] must be > -1 and at most 0.5, was " + poissonRatio);
        }
        if (!(thickness >= 0) || Double.isInfinite(thickness)) {
            throw new IllegalArgumentException(
                    "material thickness [m] must be >= 0 (0 for a solid body), was " + thickness);
        }
        if (thickness > 0 && poissonRatio == 0.5) {
            throw new IllegalArgumentException(
                    "material poissonRatio [-] must be < 0.5 in a layer, was 0.5: a thin layer that"
                            + " cannot change its volume has no compliance; give 0.49 or less");
        }
    }

    /** A solid body. */
    public Material(double youngModulus, double poissonRatio) {
        this(youngModulus, poissonRatio, 0);
    }

    /** σ = (1 - ν²)/E, how a half-space yields at a point [1/Pa]. */
    public double compliance() {
        return (1 - poissonRatio * poissonRatio) / youngModulus;
    }

    /** G = E/(2(1 + ν)) [Pa]. */
    public double shearModulus() {
        return youngModulus / (2 * (1 + poissonRatio));
    }

    /** (2 - ν)/G, how a half-space yields to a tangential force [1/Pa]. */
    public double shearCompliance() {
        return (2 - poissonRatio) / shearModulus();
    }

    /** E_w = (1 - ν)E/((1 + ν)(1 - 2ν)), how a layer that cannot spread sideways resists [Pa]. */
    public double layerModulus() {
        double nu = poissonRatio;
        return (1 - nu) * youngModulus / ((1 + nu) * (1 - 2 * nu));
    }

    /** h/E_w, depth for each unit of pressure [m/Pa]. */
    public double layerCompliance() {
        return thickness / layerModulus();
    }
}
