package org.condyle.contact.law;

/**
 * The area in which two smooth bodies touch at a point, from the curvatures of their gap: that of {@link HertzEllipse},
 * π a b = 2π k D δ/(K κ₂), without allocating anything, since channels ask for it at every instant. K and D come from the
 * arithmetic-geometric mean of 1 and k: with c₁ = (1 - k)/2 and cₙ₊₁ = cₙ²/(4 aₙ₊₁)
 *
 * <pre>  K = π/(2 a_∞),   D = K (½ + Σ 2ⁿ⁻¹ cₙ²/(1 - k²))  </pre>
 *
 * whose terms are all positive. Under the force F the pressure is largest in the middle, p₀ = 3F/(2π a b).
 */
public final class HertzArea {
    private static final double HALF_PI = Math.PI / 2;

    /** p₀ over the mean pressure. */
    public static final double PEAK = 1.5;

    private double curvatureMax = Double.NaN;
    private double curvatureMin = Double.NaN;
    private double perDepth;
    // K and D of the aspect looked at last
    private double first;
    private double reduced;

    /**
     * Area over depth [m], for a circle π R.
     *
     * @param larger  principal curvature of the gap [1/m]
     * @param smaller the other one
     * @return NaN where there is no ellipse: at an edge, along a line, or where surfaces conform
     */
    public double perDepth(double larger, double smaller) {
        if (larger == curvatureMax && smaller == curvatureMin) { // two spheres have the same ones all the time
            return perDepth;
        }
        curvatureMax = larger;
        curvatureMin = smaller;
        boolean ellipse =
                smaller > HertzEllipse.LINE * larger && smaller <= larger && larger < Double.POSITIVE_INFINITY;
        perDepth = ellipse ? solve(Math.log(larger / smaller), smaller) : Double.NaN;
        return perDepth;
    }

    /** The aspect k by the secants of {@link HertzEllipse#of}. */
    private double solve(double ratio, double smaller) {
        double x = -2 * ratio / 3, last = 0, lastError = -ratio;
        integrals(Math.exp(x));
        for (int i = 0; i < 30; i++) {
            double k = Math.exp(x), error = Math.log((first - reduced) / (k * k * reduced)) - ratio;
            double change = error - lastError;
            if (change == 0 || Math.abs(error) < 4e-15 * (1 + ratio)) {
                break;
            }
            double next = Math.min(0, x - error * (x - last) / change);
            last = x;
            lastError = error;
            x = next;
            integrals(Math.exp(x));
        }
        return 2 * Math.PI * Math.exp(x) * reduced / (first * smaller);
    }

    private void integrals(double k) {
        double a = 1, g = k, sum = 0.5, weight = 1;
        double c = 0.5 * (1 - k), overM = c / (2 * (1 + k)); // c₁, and c₁²/(1 - k²)
        while (true) {
            double mean = 0.5 * (a + g);
            g = Math.sqrt(a * g);
            a = mean;
            sum += weight * overM;
            if (c <= 1e-17 * a) {
                break;
            }
            double next = c * c / (2 * (a + g));
            overM *= (next / c) * (next / c);
            c = next;
            weight *= 2;
        }
        first = HALF_PI / a;
        reduced = first * sum;
    }
}
