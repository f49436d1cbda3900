package org.condyle.geometry.surrogate;

import org.condyle.geometry.freeform.BSplineBasis;

/** Cubic spline through even nodes with two continuous derivatives; the second and the last but one node are no knots, so that cubics are exact. */
final class CubicBasis implements AxisBasis {
    private final double from;
    private final double to;
    private final BSplineBasis functions;
    private final double[] breaks;

    CubicBasis(double from, double to, int size) {
        this.from = from;
        this.to = to;
        double[] knots = new double[size + 4];
        for (int i = 0; i < knots.length; i++) {
            int node = i < 4 ? 0 : i >= size ? size - 1 : i - 2;
            knots[i] = from + (to - from) * node / (size - 1);
        }
        functions = new BSplineBasis(knots, 3);
        breaks = functions.breaks();
    }

    @Override
    public int size() {
        return functions.count;
    }

    @Override
    public double node(int i) {
        return from + (to - from) * i / (size() - 1);
    }

    @Override
    public int support() {
        return 4;
    }

    @Override
    public int at(double x, double[] values, double[] slopes) {
        int span = functions.spanOf(x);
        double h = breaks[span + 1] - breaks[span], t = (x - breaks[span]) / h;
        double[][] pieces = functions.functions(span);
        for (int k = 0; k < 4; k++) {
            double[] c = pieces[k];
            values[k] = c[0] + t * (c[1] + t * (c[2] + t * c[3]));
            slopes[k] = (c[1] + t * (2 * c[2] + 3 * t * c[3])) / h;
        }
        return functions.first(span);
    }

    @Override
    public boolean cardinal() {
        return false;
    }
}
