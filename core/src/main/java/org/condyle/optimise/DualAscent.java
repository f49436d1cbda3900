package org.condyle.optimise;

/**
 * The largest value of a concave function of one variable α whose slope is load - Σ s clip(g + α s): from corner to
 * corner, with the sum of s² of the terms between their bounds as curvature. Exact but for rounding.
 */
final class DualAscent {
    private final double[] enter;
    private final double[] leave;
    private final double[] square;
    private int count;
    private double first;
    private double last;

    DualAscent(int most) {
        enter = new double[most];
        leave = new double[most];
        square = new double[most];
    }

    void clear() {
        count = 0;
        first = last = 0;
    }

    /** A term that moves with rate s from g and stops at the bounds. */
    void add(double g, double s, double lower, double upper) {
        if (s == 0) {
            return;
        }
        first += s * Math.min(Math.max(g, lower), upper);
        last += s * (s > 0 ? upper : lower);
        double toLower = (lower - g) / s, toUpper = (upper - g) / s;
        double end = Math.max(toLower, toUpper);
        if (end > 0) {
            enter[count] = Math.min(toLower, toUpper);
            leave[count] = end;
            square[count++] = s * s;
        }
    }

    /**
     * The step α ≥ 0 to the largest value; infinite where the function rises for ever.
     *
     * @param flat a slope that counts as none once all terms have stopped
     */
    double step(double load, double flat) {
        double slope = load - first, at = 0;
        while (slope > 0) {
            double curvature = 0, corner = Double.POSITIVE_INFINITY;
            for (int k = 0; k < count; k++) {
                if (enter[k] > at) {
                    corner = Math.min(corner, enter[k]);
                } else if (leave[k] > at) {
                    curvature += square[k];
                    corner = Math.min(corner, leave[k]);
                }
            }
            if (curvature > 0 && at + slope / curvature <= corner) {
                return at + slope / curvature;
            }
            if (corner == Double.POSITIVE_INFINITY) {
                return load - last <= flat ? at : corner; // the slope itself has gathered rounding on its way
            }
            slope -= curvature * (corner - at);
            at = corner;
        }
        return at;
    }
}
