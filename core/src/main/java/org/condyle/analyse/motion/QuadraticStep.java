package org.condyle.analyse.motion;

import java.util.Arrays;

/**
 * The step of a least-squares fit with equations and bounds: the δ with the smallest
 *
 * <pre>  ½ δᵀ H δ + gᵀ δ    with  A δ = b   and   lower ≤ n_c δ ≤ upper  </pre>
 *
 * Equations and those bounds that hold it are eliminated, the rest is a Cholesky solution. Active set: the bound that is
 * passed most is taken in, the one with the wrong sign of its multiplier is let go; the set is kept from call to call, as it
 * seldom changes between frames. Nothing is allocated after construction.
 */
final class QuadraticStep {
    /** How often a bound may be let go in one solution: a set that goes in circles comes to an end. */
    private static final int MOST_RELEASES = 3;

    private static final double PASSED = 1e-12; // a bound that is passed by less is kept [rad or m]
    private static final double SEEN = 1e-8; // smallest pivot of a direction that the data determine

    private final int n;
    private final int bounds;
    private final Elimination elimination;
    private final double[] image; // H T of one column
    private final double[] reduced; // Tᵀ H T, then its Cholesky factor, row by row
    private final double[] right;
    private final double[] gradient;
    private final double[] fixedImage;
    private final int[] releases;
    private final int[] numberOf; // of a bound among the equations; -1 if it is not one of them
    private int freedoms;
    private int rank;
    private boolean convex;

    /** +1 at the upper bound, -1 at the lower, 0 inside. */
    final int[] held;

    /** The step found last. */
    final double[] step;

    QuadraticStep(int n, int equations, int bounds) {
        this.n = n;
        this.bounds = bounds;
        elimination = new Elimination(n, equations + bounds);
        image = new double[n * n];
        reduced = new double[n * n];
        right = new double[n];
        gradient = new double[n];
        fixedImage = new double[n];
        releases = new int[bounds];
        numberOf = new int[bounds];
        held = new int[bounds];
        step = new double[n];
    }

    /** Freedoms that equations and held bounds leave. */
    int freedoms() {
        return freedoms;
    }

    /** How many of them the matrix determines. */
    int rank() {
        return rank;
    }

    /** Largest multiplier of the first {@code count} equations. */
    double largestMultiplier(int count) {
        double most = 0;
        for (int r = 0; r < count; r++) {
            most = Math.max(most, Math.abs(elimination.multiplier(r, gradient)));
        }
        return most;
    }

    /**
     * Finds the step.
     *
     * @param rows     of the equations, {@code count} of them
     * @param boundRow gradient of each bounded coordinate
     * @param lower    of n_c δ, already less the value of now
     * @return false if H has no minimum along what is free; the step is then useless
     */
    boolean solve(
            double[] h,
            double[] g,
            double[][] rows,
            double[] b,
            int count,
            double[][] boundRow,
            double[] lower,
            double[] upper) {
        Arrays.fill(releases, 0);
        for (int change = 0; change <= (MOST_RELEASES + 2) * (bounds + 1); change++) {
            eliminate(rows, b, count, boundRow, lower, upper);
            minimise(h, g);
            if (!convex) {
                return false;
            }
            if (!takeIn(boundRow, lower, upper) && !letGo()) {
                break;
            }
        }
        return true;
    }

    private void eliminate(
            double[][] rows, double[] b, int count, double[][] boundRow, double[] lower, double[] upper) {
        elimination.clear();
        for (int r = 0; r < count; r++) {
            elimination.add(rows[r], b[r]);
        }
        int number = count;
        for (int c = 0; c < bounds; c++) {
            numberOf[c] = -1;
            if (held[c] != 0) {
                boolean taken = elimination.add(boundRow[c], held[c] > 0 ? upper[c] : lower[c]);
                numberOf[c] = taken ? number : -1; // else the equations fix it, inside its range or not
                number++;
            }
        }
        freedoms = elimination.listFree();
    }

    private void minimise(double[] h, double[] g) {
        int rowsTaken = elimination.rank(), k = freedoms;
        Arrays.fill(step, 0);
        for (int r = 0; r < rowsTaken; r++) {
            step[elimination.pivot(r)] = elimination.right(r);
        }
        times(h, step, fixedImage);
        for (int i = 0; i < n; i++) {
            fixedImage[i] += g[i];
        }
        for (int j = 0; j < k; j++) { // column j of H T
            int f = elimination.free(j);
            for (int i = 0; i < n; i++) {
                double sum = h[n * i + f];
                for (int r = 0; r < rowsTaken; r++) {
                    sum -= h[n * i + elimination.pivot(r)] * elimination.factor(r, f);
                }
                image[n * j + i] = sum;
            }
        }
        for (int i = 0; i < k; i++) {
            int e = elimination.free(i);
            double sum = fixedImage[e];
            for (int r = 0; r < rowsTaken; r++) {
                sum -= elimination.factor(r, e) * fixedImage[elimination.pivot(r)];
            }
            right[i] = -sum;
            for (int j = 0; j <= i; j++) {
                double x = image[n * j + e];
                for (int r = 0; r < rowsTaken; r++) {
                    x -= elimination.factor(r, e) * image[n * j + elimination.pivot(r)];
                }
                reduced[n * i + j] = x;
            }
        }
        cholesky(k);
        for (int j = 0; j < k; j++) {
            step[elimination.free(j)] = right[j];
        }
        for (int r = 0; r < rowsTaken; r++) {
            double sum = elimination.right(r);
            for (int j = 0; j < k; j++) {
                sum -= elimination.factor(r, elimination.free(j)) * right[j];
            }
            step[elimination.pivot(r)] = sum;
        }
        times(h, step, gradient);
        for (int i = 0; i < n; i++) {
            gradient[i] += g[i];
        }
    }

    /** right = reduced⁻¹ right; a Gauss-Newton matrix is positive definite, as every direction has a small weight of its own. */
    private void cholesky(int k) {
        rank = 0;
        convex = true;
        for (int i = 0; i < k; i++) {
            for (int j = 0; j <= i; j++) {
                double x = reduced[n * i + j];
                for (int m = 0; m < j; m++) {
                    x -= reduced[n * i + m] * reduced[n * j + m];
                }
                if (i == j) {
                    rank += x > SEEN ? 1 : 0;
                    convex &= x > 0;
                    reduced[n * i + i] = Math.sqrt(Math.max(x, 1e-300));
                } else {
                    reduced[n * i + j] = x / reduced[n * j + j];
                }
            }
        }
        for (int i = 0; i < k; i++) {
            for (int m = 0; m < i; m++) {
                right[i] -= reduced[n * i + m] * right[m];
            }
            right[i] /= reduced[n * i + i];
        }
        for (int i = k - 1; i >= 0; i--) {
            for (int m = i + 1; m < k; m++) {
                right[i] -= reduced[n * m + i] * right[m];
            }
            right[i] /= reduced[n * i + i];
        }
    }

    private void times(double[] h, double[] x, double[] out) {
        for (int i = 0; i < n; i++) {
            double sum = 0;
            for (int j = 0; j < n; j++) {
                sum += h[n * i + j] * x[j];
            }
            out[i] = sum;
        }
    }

    /** Takes in the bound that the step passes most. */
    private boolean takeIn(double[][] boundRow, double[] lower, double[] upper) {
        int worst = -1;
        double most = PASSED;
        int side = 0;
        for (int c = 0; c < bounds; c++) {
            if (held[c] != 0) {
                continue;
            }
            double move = 0;
            for (int k = 0; k < n; k++) {
                move += boundRow[c][k] * step[k];
            }
            double above = move - upper[c], below = lower[c] - move;
            if (Math.max(above, below) > most) {
                most = Math.max(above, below);
                worst = c;
                side = above > below ? 1 : -1;
            }
        }
        if (worst >= 0) {
            held[worst] = side;
        }
        return worst >= 0;
    }

    /** Lets the bound go that pulls most instead of pushing. */
    private boolean letGo() {
        int worst = -1;
        double most = 0;
        for (int c = 0; c < bounds; c++) {
            if (held[c] == 0 || releases[c] >= MOST_RELEASES) {
                continue;
            }
            // without a place among the equations it says nothing
            double pull = numberOf[c] < 0 ? 0 : held[c] * elimination.multiplier(numberOf[c], gradient);
            if (pull > most) {
                most = pull;
                worst = c;
            }
        }
        if (worst >= 0) {
            held[worst] = 0;
            releases[worst]++;
        }
        return worst >= 0;
    }
}
