package org.condyle.tissue.fibre;

/**
 * The tension of a fibre as a function of its strain e = (l - l₀)/l₀. A fibre never pushes: laws are asked for positive
 * strains only, and the tension at zero strain is zero. Pure; may have scratch.
 */
public interface FibreLaw {
    /** Tension [N] at a strain above zero. */
    double tension(double strain);

    /** dF/de [N] at a strain above zero; at a corner that of one side. By differences, unless a law knows it. */
    default double slope(double strain) {
        double step = 1e-6 * strain;
        return (tension(strain + step) - tension(strain - step)) / (2 * step);
    }

    /** ∫ tension de from zero [N]; the energy of a fibre is this times its slack length. */
    double energy(double strain);

    /** The strain of a tension [N], 0 of none; the smallest one with more than that tension where the law is flat. */
    default double strain(double tension) {
        if (tension <= 0) {
            return 0;
        }
        double low = 0, high = 0.01;
        while (tension(high) < tension) {
            low = high;
            high *= 2;
            if (high > 1e6) {
                return Double.NaN; // it never has this tension
            }
        }
        double below = tension(low) - tension, above = tension(high) - tension;
        for (int i = 0; i < 100 && high - low > 2 * Math.ulp(high); i++) {
            double middle = i % 3 == 2 ? 0.5 * (low + high) : low - below * (high - low) / (above - below);
            middle = middle > low && middle < high ? middle : 0.5 * (low + high);
            double there = tension(middle) - tension;
            if (there < 0) {
                low = middle;
                below = there;
            } else {
                high = middle;
                above = there;
            }
        }
        return 0.5 * (low + high);
    }

    /** Strains above zero at which the law has a corner, where steps should end. */
    default double[] corners() {
        return new double[0];
    }

    /** Whether the derivative of the tension is continuous at all corners, and at zero strain, below which there is no tension. */
    default boolean smooth() {
        return false;
    }

    /** A copy with its own scratch for another thread; itself where there is none. */
    default FibreLaw forThread() {
        return this;
    }
}
