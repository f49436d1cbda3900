package org.condyle.geometry.surrogate;

/** Straight lines between even nodes. The slopes jump at the nodes. */
record LinearBasis(double from, double to, int size) implements AxisBasis {
    @Override
    public double node(int i) {
        return from + (to - from) * i / (size - 1);
    }

    @Override
    public int support() {
        return 2;
    }

    @Override
    public int at(double x, double[] values, double[] slopes) {
        double h = (to - from) / (size - 1), s = (x - from) / h;
        int i = (int) Math.max(0, Math.min(size - 2, Math.floor(s)));
        values[1] = s - i;
        values[0] = 1 - values[1];
        slopes[1] = 1 / h;
        slopes[0] = -slopes[1];
        return i;
    }

    @Override
    public boolean cardinal() {
        return true;
    }
}
