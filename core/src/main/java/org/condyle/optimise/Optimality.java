package org.condyle.optimise;

/**
 * How far an answer is from the conditions of Karush, Kuhn and Tucker, computed afresh from the data of the problem. All
 * numbers are relative to the terms of the sums they come from, so that units and scales do not matter. The conditions
 * are necessary and sufficient: every problem here is convex.
 */
public final class Optimality {
    /** Residual up to which an answer is called optimal. */
    public static final double TOLERANCE = 1e-9;
    /** Terms smaller than this share of the largest of their kind are judged as if they had it. */
    private static final double SMALLEST = 1e-4;

    /** Of a control. Below power 2 the slope of the cost rises without bound at the target, and this matters there. */
    private static final double ROUNDING = 1e-15;

    private double stationarity;
    private double feasibility;
    private double complementarity;

    /** Slope of the cost minus Bᵀλ where no bound can balance it, relative to the largest terms. */
    public double stationarity() {
        return stationarity;
    }

    /** B c - τ row by row, relative to |τ| + |B| |c|, and what bounds are passed by. */
    public double feasibility() {
        return feasibility;
    }

    /** The smaller one of a bound's multiplier and the way to that bound; 0 where each control rests exactly. */
    public double complementarity() {
        return complementarity;
    }

    /** The largest of all. */
    public double worst() {
        return Math.max(feasibility, Math.max(stationarity, complementarity));
    }

    @Override
    public String toString() {
        return "stationarity " + stationarity + ", feasibility " + feasibility + ", complementarity " + complementarity;
    }

    void clear() {
        stationarity = feasibility = complementarity = 0;
    }

    /** Becomes the worse of the two in each respect. */
    void include(Optimality other) {
        stationarity = Math.max(stationarity, other.stationarity);
        feasibility = Math.max(feasibility, other.feasibility);
        complementarity = Math.max(complementarity, other.complementarity);
    }

    void measure(BoxProblem p, double[] load, double[] c, double[] lambda) {
        measure(p, load, c, lambda, 0, 0);
    }

    /** The same for a frame of a motion in which controls have this size and slopes of their costs this steepness. */
    void measure(BoxProblem p, double[] load, double[] c, double[] lambda, double size, double steepness) {
        clear();
        double largest = size;
        for (int i = 0; i < p.controls; i++) {
            largest = Math.max(largest, Math.max(Math.abs(c[i]), Math.abs(p.target[i])));
        }
        rows(p, load, c, largest);
        controls(p, c, lambda, largest, steepness);
    }

    private void rows(BoxProblem p, double[] load, double[] c, double largest) {
        for (int j = 0; j < p.rows; j++) {
            double sum = -load[j], terms = Math.abs(load[j]), entry = 0;
            for (int i = 0; i < p.controls; i++) {
                double term = p.matrix[j * p.controls + i] * c[i];
                sum += term;
                terms += Math.abs(term);
                entry = Math.max(entry, Math.abs(p.matrix[j * p.controls + i]));
            }
            feasibility = Math.max(feasibility, share(Math.abs(sum), Math.max(terms, SMALLEST * entry * largest)));
        }
    }

    private void controls(BoxProblem p, double[] c, double[] lambda, double largest, double steepness) {
        double steepest = steepness;
        for (int i = 0; i < p.controls; i++) {
            steepest = Math.max(steepest, terms(p, i, c[i], lambda));
        }
        for (int i = 0; i < p.controls; i++) {
            double low = p.low[i], high = p.high[i];
            double passed = Math.max(low - c[i], c[i] - high);
            if (!(passed <= 0)) {
                feasibility = Math.max(feasibility, share(passed, largest));
            }
            if (low == high) {
                continue;
            }
            double z = excess(p, i, c[i], lambda);
            double size = share(Math.abs(z), Math.max(terms(p, i, c[i], lambda), SMALLEST * steepest));
            double bound = z > 0 ? low : high; // the one that could balance the slope
            if (Double.isInfinite(bound)) {
                stationarity = Math.max(stationarity, size);
            } else {
                double gap = share(Math.abs(c[i] - bound), largest + Math.abs(bound));
                complementarity = Math.max(complementarity, Math.min(size, gap));
            }
        }
    }

    /** Slope of the cost minus (Bᵀλ)ᵢ; the slope is any that occurs within the rounding of c, most of all at a corner. */
    private static double excess(BoxProblem p, int i, double c, double[] lambda) {
        double g = 0;
        for (int j = 0; j < p.rows; j++) {
            g += p.matrix[j * p.controls + i] * lambda[j];
        }
        if (p.power >= 2) {
            return p.slope(i, c) - g;
        }
        double ulp = Math.max(ROUNDING * Math.max(Math.abs(c), Math.abs(p.target[i])), Double.MIN_NORMAL);
        return Math.max(p.slope(i, c - ulp), Math.min(p.slope(i, c + ulp), g)) - g;
    }

    private static double terms(BoxProblem p, int i, double c, double[] lambda) {
        double sum = p.power == 1 ? p.weight[i] : p.slopeTerms(i, c);
        for (int j = 0; j < p.rows; j++) {
            sum += Math.abs(p.matrix[j * p.controls + i] * lambda[j]);
        }
        return sum;
    }

    /** Of nothing, nothing is 0; what is not a number stays so. */
    static double share(double part, double whole) {
        return part == 0 ? 0 : part / whole;
    }
}
