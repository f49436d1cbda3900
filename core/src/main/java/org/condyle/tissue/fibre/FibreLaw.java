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
