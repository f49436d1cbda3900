package org.condyle.muscle.law;

import org.condyle.function.ScalarFunction;

/** A law of Hill's kind whose active force over the length of the fibres is a Gaussian, f_L = exp(-(x - 1)²/γ). */
abstract class GaussianHill extends HillLaw {
    private final double activeShape;

    /** @param activeShape γ [-] */
    GaussianHill(Architecture size, Use use, ScalarFunction passive, ScalarFunction tendon, double activeShape) {
        super(size, use, passive, tendon);
        this.activeShape = activeShape;
    }

    @Override
    public double activeForceLength(double x) {
        return Math.exp(-(x - 1) * (x - 1) / activeShape);
    }

    @Override
    protected double activeSlope(double x) {
        return -2 * (x - 1) / activeShape * activeForceLength(x);
    }
}
