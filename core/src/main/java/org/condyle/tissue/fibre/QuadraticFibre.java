package org.condyle.tissue.fibre;

import org.condyle.math.Check;

/** T = k (l - l₀)² = k l₀² e²; C¹ at slack. J. Wismans et al., Journal of Biomechanics 13 (1980) 677-685. */
public final class QuadraticFibre implements FibreLaw {
    private final double factor;

    /**
     * @param stiffness k [N/m²]
     * @param slack     l₀ [m]
     */
    public QuadraticFibre(double stiffness, double slack) {
        factor = Check.notNegative("ligament stiffness [N/m^2]", stiffness)
                * slack
                * Check.positive("ligament slack length [m]", slack);
    }

    @Override
    public double tension(double strain) {
        return factor * strain * strain;
    }

    @Override
    public double slope(double strain) {
        return 2 * factor * strain;
    }

    @Override
    public double strain(double tension) {
        return tension <= 0 ? 0 : Math.sqrt(tension / factor);
    }

    @Override
    public boolean smooth() {
        return true;
    }

    @Override
    public double energy(double strain) {
        return factor * strain * strain * strain / 3;
    }
}
