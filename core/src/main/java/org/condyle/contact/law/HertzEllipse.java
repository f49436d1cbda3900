package org.condyle.contact.law;

import org.condyle.mechanics.ModelException;
import org.hipparchus.special.elliptic.carlson.CarlsonEllipticIntegral;

/**
 * The ellipse in which two smooth bodies touch: Hertz (1881); Johnson, "Contact mechanics" (1985), chapter 4. With the gap
 * ½ κ₂ x² + ½ κ₁ y², κ₁ ≥ κ₂ &gt; 0, its semi-axes are a along x and b along y, k = b/a ≤ 1, and with the complete elliptic
 * integrals K and D = (K - E)/(1 - k²) of the modulus √(1 - k²)
 *
 * <pre>
 *   κ₁/κ₂ = (K - D)/(k² D),   a² = 2 δ D/(K κ₂),   F = 2π/3 E* a δ/K,   1/E* = σ₁ + σ₂
 * </pre>
 *
 * For a circle K = π/2, D = π/4, a² = R δ with R = 1/κ. Nothing is approximated; K and D are
 * Carlson's integrals.
 *
 * @param aspect       k, short over long semi-axis
 * @param first        K
 * @param reduced      D
 * @param curvatureMin κ₂ [1/m]
 */
public record HertzEllipse(double aspect, double first, double reduced, double curvatureMin) {
    /** Below this κ₂/κ₁ the contact is a line: the ellipse would be more than 10⁴ times as long as wide. */
    static final double LINE = 1e-8;

    /** The ellipse of a gap with these principal curvatures [1/m], for two spheres 1/R₁ + 1/R₂ twice. */
    public static HertzEllipse of(double curvatureMax, double curvatureMin) {
        if (!(curvatureMin > LINE * curvatureMax) || curvatureMin > curvatureMax || Double.isInfinite(curvatureMax)) {
            throw new ModelException("no stiffness can be computed from the curvatures of the gap, " + curvatureMax
                    + " and " + curvatureMin + " 1/m: " + why(curvatureMax, curvatureMin)
                    + "; give the stiffness of this contact");
        }
        double ratio = Math.log(curvatureMax / curvatureMin);
        // ln(κ₁/κ₂) is nearly straight in ln k with a slope between -3/2 and -2: secant.
        double x = -2 * ratio / 3, last = 0, lastError = -ratio;
        HertzEllipse found = integrals(Math.exp(x), curvatureMin);
        for (int i = 0; i < 30; i++) {
            double error = found.logRatio() - ratio;
            double change = error - lastError;
            if (change == 0 || Math.abs(error) < 4e-15 * (1 + ratio)) {
                break;
            }
            double next = Math.min(0, x - error * (x - last) / change);
            last = x;
            lastError = error;
            x = next;
            found = integrals(Math.exp(x), curvatureMin);
        }
        return found;
    }

    private static String why(double curvatureMax, double curvatureMin) {
        if (Double.isInfinite(curvatureMax) || Double.isInfinite(curvatureMin)) {
            return "an edge or corner has no radius";
        }
        if (Double.isNaN(curvatureMax + curvatureMin) || curvatureMin > curvatureMax) {
            return "two numbers are needed, the larger one first";
        }
        return curvatureMin < 0
                ? "the surfaces conform too closely to touch at a point"
                : "the surfaces touch along a line or an area, not at a point";
    }

    /** K = R_F(0, k², 1) and D = R_D(0, k², 1)/3: of k itself, since 1 - k² has lost a small k. */
    private static HertzEllipse integrals(double aspect, double curvatureMin) {
        double k2 = aspect * aspect;
        double first = CarlsonEllipticIntegral.rF(0.0, k2, 1.0), reduced = CarlsonEllipticIntegral.rD(0.0, k2, 1.0) / 3;
        return new HertzEllipse(aspect, first, reduced, curvatureMin);
    }

    private double logRatio() {
        return Math.log((first - reduced) / (aspect * aspect * reduced));
    }

    /** a at this depth [m]. */
    public double longSemiAxis(double depth) {
        return Math.sqrt(2 * Math.max(0, depth) * reduced / (first * curvatureMin));
    }

    /** b at this depth [m]. */
    public double shortSemiAxis(double depth) {
        return aspect * longSemiAxis(depth);
    }

    /** F/(E* δ^1.5) [m^0.5]; for a circle 4/3 √R. */
    public double forceFactor() {
        return 2 * Math.PI / 3 * longSemiAxis(1) / first;
    }

    /** Radius of the circle with the same area at depth 1 m, √(ab/δ) [m^0.5]; for a circle √R. */
    public double meanRadiusFactor() {
        return longSemiAxis(1) * Math.sqrt(aspect);
    }
}
