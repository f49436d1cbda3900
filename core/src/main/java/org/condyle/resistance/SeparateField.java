package org.condyle.resistance;

import org.condyle.function.ScalarFunction;

/** A moment M(θ) against bending times a factor C(φ) for its direction. */
public record SeparateField(ScalarFunction moment, ScalarFunction direction) implements MomentField {
    @Override
    public void jet(double phi, double cos, double sin, double theta, double[] out) {
        double factor = direction.value(phi), m = moment.value(theta);
        out[0] = factor * m;
        out[1] = direction.slope(phi) * m;
        out[2] = factor * moment.slope(theta);
    }

    @Override
    public void integrals(double phi, double cos, double sin, double from, double to, double[] out) {
        double work = moment.integral(to) - moment.integral(from);
        out[0] = direction.value(phi) * work;
        out[1] = direction.slope(phi) * work;
    }

    @Override
    public MomentField forThread() {
        return new SeparateField(moment.forThread(), direction.forThread());
    }
}
