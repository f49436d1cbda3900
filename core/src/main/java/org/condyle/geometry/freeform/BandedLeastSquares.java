package org.condyle.geometry.freeform;

import java.util.Arrays;

/**
 * Linear least squares whose rows are narrow: few unknowns that stand together in each. Rows are turned one after the other into the
 * triangle R of a QR decomposition by Givens rotations (A. George and M. T. Heath, Linear Algebra and its Applications 34
 * (1980) 69-83), so that only R is kept and the digits are those of the rows, not of the normal equations.
 */
final class BandedLeastSquares {
    private static final double SINGULAR = 1e-13; // of the largest diagonal: unknowns that the rows do not determine
    private static final int TURNS = 60; // of the iterations for the condition

    private final int unknowns;
    private final int band;
    private final int sides;
    private final double[] r; // row j begins at unknown j
    private final double[] right;
    private final double[] carried;
    private final double[] carriedRight;
    private int last;

    /**
     * @param band  width of a row
     * @param sides right sides that are solved together
     */
    BandedLeastSquares(int unknowns, int band, int sides) {
        this.unknowns = unknowns;
        this.band = Math.min(band, unknowns);
        this.sides = sides;
        r = new double[unknowns * this.band];
        right = new double[unknowns * sides];
        carried = new double[this.band];
        carriedRight = new double[sides];
    }

    /**
     * Adds the equation Σ row[k] x[first + k] = rightSide; rows come in the order of {@code first}.
     *
     * @param factor of both sides, the root of the weight of the equation
     */
    void add(int first, double[] row, double factor, double[] rightSide) {
        if (first < last) {
            throw new IllegalArgumentException("rows must come in the order of their first unknowns");
        }
        last = first;
        for (int k = 0; k < band; k++) {
            carried[k] = k < row.length ? factor * row[k] : 0;
        }
        for (int s = 0; s < sides; s++) {
            carriedRight[s] = factor * rightSide[s];
        }
        for (int k = 0; k < band && first + k < unknowns; k++) {
            if (carried[k] != 0) {
                rotate(first + k, k);
            }
        }
    }

    /** Makes entry k of the carried row zero against row j of R. */
    private void rotate(int j, int k) {
        int at = j * band;
        double length = Math.hypot(r[at], carried[k]), c = r[at] / length, s = carried[k] / length;
        for (int m = 0; k + m < band; m++) {
            double own = r[at + m], other = carried[k + m];
            r[at + m] = c * own + s * other;
            carried[k + m] = c * other - s * own;
        }
        for (int m = 0; m < sides; m++) {
            double own = right[j * sides + m], other = carriedRight[m];
            right[j * sides + m] = c * own + s * other;
            carriedRight[m] = c * other - s * own;
        }
    }

    /** The first unknown that no row determines; -1 if there is none. */
    int undetermined() {
        double largest = 0;
        for (int j = 0; j < unknowns; j++) {
            largest = Math.max(largest, Math.abs(r[j * band]));
        }
        for (int j = 0; j < unknowns; j++) {
            if (!(Math.abs(r[j * band]) > SINGULAR * largest)) {
                return j;
            }
        }
        return -1;
    }

    /** The unknowns, {@code sides} numbers for each. */
    double[] solve() {
        double[] x = right.clone();
        back(x, sides);
        return x;
    }

    /** x = R⁻¹ x. */
    private void back(double[] x, int width) {
        for (int j = unknowns - 1; j >= 0; j--) {
            for (int s = 0; s < width; s++) {
                double sum = x[j * width + s];
                for (int m = 1; m < band && j + m < unknowns; m++) {
                    sum -= r[j * band + m] * x[(j + m) * width + s];
                }
                x[j * width + s] = sum / r[j * band];
            }
        }
    }

    /** x = R⁻ᵀ x. */
    private void forward(double[] x) {
        for (int j = 0; j < unknowns; j++) {
            x[j] /= r[j * band];
            for (int m = 1; m < band && j + m < unknowns; m++) {
                x[j + m] -= r[j * band + m] * x[j];
            }
        }
    }

    /** x = Rᵀ R x. */
    private double[] product(double[] x) {
        double[] y = new double[unknowns], out = new double[unknowns];
        for (int j = 0; j < unknowns; j++) {
            for (int m = 0; m < band && j + m < unknowns; m++) {
                y[j] += r[j * band + m] * x[j + m];
            }
        }
        for (int j = 0; j < unknowns; j++) {
            for (int m = 0; m < band && j + m < unknowns; m++) {
                out[j + m] += r[j * band + m] * y[j];
            }
        }
        return out;
    }

    /** Largest over least singular value, by power iterations: right to a few per cent. */
    double condition() {
        double[] wide = new double[unknowns], narrow = new double[unknowns];
        for (int j = 0; j < unknowns; j++) {
            wide[j] = 1 + 0.5 * Math.sin(j);
            narrow[j] = 1 - 0.5 * Math.cos(3.0 * j);
        }
        double largest = 1, least = 1;
        for (int n = 0; n < TURNS; n++) {
            wide = product(wide);
            largest = normalise(wide);
            forward(narrow);
            back(narrow, 1);
            least = normalise(narrow);
        }
        return Math.sqrt(largest * least);
    }

    private static double normalise(double[] x) {
        double length = Math.sqrt(Arrays.stream(x).map(v -> v * v).sum());
        for (int j = 0; j < x.length; j++) {
            x[j] /= length;
        }
        return length;
    }
}
