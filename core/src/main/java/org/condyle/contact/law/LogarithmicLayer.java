package org.condyle.contact.law;

import org.condyle.math.Check;

/**
 * Elastic foundation of large strain, whose layer cannot be squeezed to nothing: Blankevoort, Kuiper, Huiskes and Grootenboer,
 * "Articular contact in a three-dimensional model of the knee", Journal of Biomechanics 24 (1991) 1019-1031.
 *
 * <pre>  p = -E_w ln(1 - δ/h) (1 + c δ̇),   k = E_w/h [Pa/m], c [s/m]  </pre>
 *
 * The pressure is infinite at δ = h, where a trial step may well end up. Beyond 0.95 h (p = 3 E_w, far from any sound result)
 * it therefore goes on along its tangent, 20 times as stiff as at the start: finite, continuous with its slope, and still
 * conservative.
 *
 * @param thickness   h of the layer, of both layers together if there are two alike [m]
 * @param dissipation c [s/m]
 */
public record LogarithmicLayer(double thickness, double dissipation) implements NormalLaw {
    /** Strain beyond which the pressure follows its tangent. */
    public static final double LARGEST_STRAIN = 0.95;

    private static final double LARGEST_PRESSURE = -Math.log1p(-LARGEST_STRAIN);
    private static final double LARGEST_SLOPE = 1 / (1 - LARGEST_STRAIN);

    public LogarithmicLayer {
        Check.positive("foundation-logarithmic thickness [m]", thickness);
        Check.notNegative("foundation-logarithmic dissipation [s/m]", dissipation);
    }

    /** An elastic layer. */
    public LogarithmicLayer(double thickness) {
        this(thickness, 0);
    }

    @Override
    public double force(double stiffness, double depth, double rate, double impactSpeed) {
        if (depth <= 0) {
            return 0;
        }
        double strain = depth / thickness, over = strain - LARGEST_STRAIN;
        double pressure = over <= 0 ? -Math.log1p(-strain) : LARGEST_PRESSURE + LARGEST_SLOPE * over;
        return stiffness * thickness * pressure * Math.max(0, 1 + dissipation * rate);
    }

    @Override
    public void slopes(double stiffness, double depth, double rate, double impactSpeed, double[] out) {
        double strain = depth / thickness, factor = 1 + dissipation * rate;
        boolean presses = depth > 0 && factor > 0;
        out[0] = presses ? stiffness * factor * (strain < LARGEST_STRAIN ? 1 / (1 - strain) : LARGEST_SLOPE) : 0;
        out[1] = presses && dissipation > 0 ? force(stiffness, depth, rate, impactSpeed) / factor * dissipation : 0;
    }

    @Override
    public double potential(double stiffness, double depth) {
        if (depth <= 0) {
            return 0;
        }
        double strain = Math.min(depth / thickness, LARGEST_STRAIN), over = depth / thickness - strain;
        // (1 - s) ln(1 - s) + s, written so that it does not cancel while s is small.
        double energy = strain * strain * (1 - (1 - strain) * LogRemainder.of(-strain));
        return stiffness * thickness * thickness * (energy + over * (LARGEST_PRESSURE + 0.5 * LARGEST_SLOPE * over));
    }

    @Override
    public double depthOf(double stiffness, double pressure) {
        double share = Math.max(0, pressure) / (stiffness * thickness);
        return thickness
                * (share <= LARGEST_PRESSURE
                        ? -Math.expm1(-share)
                        : LARGEST_STRAIN + (share - LARGEST_PRESSURE) / LARGEST_SLOPE);
    }

    @Override
    public double exponent() {
        return 1;
    }

    @Override
    public boolean dissipates() {
        return dissipation > 0;
    }

    @Override
    public boolean layer() {
        return true;
    }
}
