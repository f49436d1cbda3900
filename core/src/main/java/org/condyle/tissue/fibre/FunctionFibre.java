package org.condyle.tissue.fibre;

import org.condyle.function.ScalarFunction;

/** A tension given by a formula or a table of the strain. */
public final class FunctionFibre implements FibreLaw {
    private final ScalarFunction function;

    /** @param function tension over strain [N], not negative for strains above zero */
    public FunctionFibre(ScalarFunction function) {
        this.function = function;
    }

    @Override
    public double tension(double strain) {
        return function.value(strain);
    }

    @Override
    public double slope(double strain) {
        return function.slope(strain);
    }

    @Override
    public double energy(double strain) {
        return function.integral(strain);
    }

    @Override
    public FibreLaw forThread() {
        return new FunctionFibre(function.forThread());
    }
}
