package org.condyle.io.model.read;

import org.condyle.expression.UserFunction;
import org.condyle.function.LinearTable;

/** Straight lines between points. Its second derivative is taken as zero, also at the corners, where the slope jumps. */
record PolylineCurve(LinearTable table) implements UserFunction {
    @Override
    public int arguments() {
        return 1;
    }

    @Override
    public double value(double[] x) {
        return table.value(x[0]);
    }

    @Override
    public void jet(double x, double[] out) {
        out[0] = table.value(x);
        out[1] = table.slope(x);
        out[2] = 0;
    }
}
