package org.condyle.geometry.surrogate;

/** Chebyshev polynomials with samples at the roots of the next one. For smooth surfaces the error falls by a factor with each node. */
record ChebyshevBasis(double from, double to, int size) implements AxisBasis {
    @Override
    public double node(int i) {
        return 0.5 * (from + to) - 0.5 * (to - from) * Math.cos(Math.PI * (i + 0.5) / size);
    }

    @Override
    public int support() {
        return size;
    }

    @Override
    public int at(double x, double[] values, double[] slopes) {
        double scale = 2 / (to - from), s = scale * (x - 0.5 * (from + to));
        values[0] = 1;
        slopes[0] = 0;
        values[1] = s;
        slopes[1] = scale;
        for (int k = 2; k < size; k++) {
            values[k] = 2 * s * values[k - 1] - values[k - 2];
            slopes[k] = 2 * scale * values[k - 1] + 2 * s * slopes[k - 1] - slopes[k - 2];
        }
        return 0;
    }

    @Override
    public boolean cardinal() {
        return false;
    }
}
