package org.condyle.optimise;

/**
 * The least Σ w |c - c*|^p for any p &gt; 1 by Newton's method: the cost is replaced by its parabola at the present
 * controls, the parabola is minimised exactly with all bounds by {@link BoxQuadratic}, and the way there is cut short
 * where it overshoots.
 *
 * <p>Above 2 the controls themselves advance; they stay within reach of the load, and the cost falls. Below 2 the cost is
 * too sharp at its target for that, while its inverse c = c* ± (|g|/(w p))^(1/(p-1)) is smooth: there the multipliers
 * advance, the controls are those of g = Bᵀλ within their bounds, and the dual value rises. Either way the search is for
 * the extreme of a function without corners along a line, and only its slope is needed.
 */
final class PowerNewton {
    private static final int MOST = 200;
    /** Stiffness varies by at most this between controls; it would be 0 or infinite at the target. */
    private static final double FLATTEST = 1e-9;
    /** The same below 2, where the stiff ones need not move. */
    private static final double STIFFEST = 1e-12;
    /** Far below what is asked for, yet above rounding. */
    private static final double ENOUGH = 1e-13;

    private final int m;
    private final int n;
    private final BoxQuadratic quadratic;
    private final BoxProblem problem;
    private final PivotedQr rowsQr;
    private final double[] here;
    private final double[] there;
    private final double[] trial;
    private final double[] compliance;
    private final double[] middle;
    private final double[] lambda;
    private final double[] nextLambda;
    private final double[] trialLambda;
    private final double[] missing;
    private final double[] best;
    private final double[] bestLambda;
    private final Multipliers multipliers;
    private double least;
    private double flattest;
    private double nearest;
    private boolean warm;
    private int steps;

    PowerNewton(int rows, int controls, BoxQuadratic quadratic, Multipliers multipliers) {
        m = rows;
        n = controls;
        this.quadratic = quadratic;
        this.multipliers = multipliers;
        problem = new BoxProblem(m, n);
        rowsQr = new PivotedQr(n, m);
        here = new double[n];
        there = new double[n];
        trial = new double[n];
        compliance = new double[n];
        middle = new double[n];
        lambda = new double[m];
        nextLambda = new double[m];
        trialLambda = new double[m];
        missing = new double[m];
        best = new double[n];
        bestLambda = new double[m];
    }

    void forget() {
        warm = false;
    }

    /** Writes the best controls and multipliers found; what they are worth is for {@link Optimality} to say. */
    void solve(BoxProblem p, Optimality check, double[] c, double[] lambdas) {
        least = Double.POSITIVE_INFINITY;
        reduce(p);
        if (warm) {
            descend(p, check);
        }
        if (!(least <= Optimality.TOLERANCE)) {
            warm = false;
            if (start(p)) {
                descend(p, check);
                recover(p, check);
            } else {
                judge(p, check, here, lambda);
            }
        }
        warm = least <= Optimality.TOLERANCE;
        System.arraycopy(best, 0, c, 0, n);
        System.arraycopy(bestLambda, 0, lambdas, 0, m);
    }

    /** On the edge of what can be reached, where the search for multipliers may fail, there is little choice of controls. */
    private void recover(BoxProblem p, Optimality check) {
        for (int k = 0; k < 2 && !(least <= Optimality.TOLERANCE); k++) {
            multipliers.find(problem, there, nextLambda);
            judge(p, check, there, nextLambda);
            start(p);
            System.arraycopy(here, 0, there, 0, n);
        }
    }

    /** The problem without the rows that others imply: they would spoil the arithmetic of soft and stiff controls. */
    private void reduce(BoxProblem p) {
        problem.become(p);
        for (int j = 0; j < m; j++) {
            double[] row = rowsQr.column(j);
            double largest = 0;
            for (int i = 0; i < n; i++) {
                row[i] = p.low[i] < p.high[i] ? p.matrix[j * n + i] : 0;
                largest = Math.max(largest, Math.abs(row[i]));
            }
            for (int i = 0; i < n && largest > 0; i++) {
                row[i] /= largest;
            }
        }
        int rank = rowsQr.factor(n, m, 1e-11);
        for (int k = rank; k < m; k++) {
            int j = rowsQr.order(k);
            problem.load[j] = 0;
            java.util.Arrays.fill(problem.matrix, j * n, j * n + n, 0);
        }
    }

    /** The answer for p = 2. */
    private boolean start(BoxProblem p) {
        for (int i = 0; i < n; i++) {
            compliance[i] = 0.5 / p.weight[i];
        }
        quadratic.forget();
        return quadratic.solve(p, compliance, p.target, here, lambda);
    }

    private void descend(BoxProblem p, Optimality check) {
        boolean dual = p.power < 2;
        boolean first = warm || dual;
        flattest = dual ? STIFFEST : 0.01;
        int idle = 0;
        for (steps = 0; steps < MOST && idle < 8; steps++) {
            parabola(p, here);
            boolean solved = quadratic.solve(problem, compliance, middle, there, nextLambda);
            double before = least;
            judge(p, check, there, nextLambda);
            if (!solved) { // too soft beside too stiff; or out of reach
                flattest *= 100;
                if (flattest > 1) {
                    return;
                }
                continue;
            }
            if (first) {
                System.arraycopy(nextLambda, 0, lambda, 0, m);
                System.arraycopy(there, 0, here, 0, n);
                first = false;
            } else if (dual) {
                double step = step(p, true);
                for (int j = 0; j < m; j++) {
                    lambda[j] += step * (nextLambda[j] - lambda[j]);
                }
            } else {
                double step = step(p, false);
                flattest = step < 1 ? Math.min(1, 10 * flattest) : Math.max(FLATTEST, 0.01 * flattest);
                for (int i = 0; i < n; i++) {
                    here[i] = p.clip(i, here[i] + step * (there[i] - here[i]));
                }
            }
            if (dual) {
                controls(p, lambda, here);
                judge(p, check, here, lambda);
                // Those next to their targets from the multipliers, which know their slopes, the others from the
                // parabola,
                // which knows the load.
                for (int i = 0; i < n; i++) {
                    trial[i] = Math.abs(here[i] - p.target[i]) < 1e3 * nearest ? here[i] : there[i];
                }
                judge(p, check, trial, lambda);
            }
            if (least <= ENOUGH) {
                return;
            }
            // Rounding ends the progress of what is good enough; of what is not, only the number of steps does.
            idle = least <= Optimality.TOLERANCE && !(least < 0.5 * before) ? idle + 1 : 0;
            if (idle > 1) {
                return;
            }
        }
    }

    private void judge(BoxProblem p, Optimality check, double[] c, double[] multipliers) {
        check.measure(p, p.load, c, multipliers);
        if (check.worst() < least) {
            least = check.worst();
            System.arraycopy(c, 0, best, 0, n);
            System.arraycopy(multipliers, 0, bestLambda, 0, m);
        }
    }

    /** Value, slope and curvature of each control's cost at c: compliance 1/f'', middle c - f'/f''. */
    private void parabola(BoxProblem p, double[] c) {
        double largest = 0;
        for (int i = 0; i < n; i++) {
            largest = Math.max(largest, Math.abs(c[i] - p.target[i]));
        }
        double exponent = p.power - 2;
        nearest = largest > 0 ? largest * Math.pow(flattest, 1 / Math.abs(exponent)) : 1;
        for (int i = 0; i < n; i++) {
            double d = Math.max(Math.abs(c[i] - p.target[i]), Math.max(nearest, Double.MIN_NORMAL));
            double curvature = p.weight[i] * p.power * (p.power - 1) * Math.pow(d, exponent);
            compliance[i] = 1 / curvature;
            middle[i] = c[i] - p.slope(i, c[i]) / curvature;
        }
    }

    /** The controls whose costs have the slopes g = Bᵀλ, within their bounds. */
    private void controls(BoxProblem p, double[] multipliers, double[] out) {
        double exponent = 1 / (p.power - 1);
        for (int i = 0; i < n; i++) {
            double g = 0;
            for (int j = 0; j < m; j++) {
                g += p.matrix[j * n + i] * multipliers[j];
            }
            double d = Math.pow(Math.abs(g) / (p.weight[i] * p.power), exponent);
            out[i] = p.clip(i, p.target[i] + (g < 0 ? -d : d));
        }
    }

    /**
     * How far to go: all the way unless the value rises no more before, and further below 2 where it still rises. The
     * slope along the way falls from a positive value, so its root is bracketed and need not be exact.
     */
    private double step(BoxProblem p, boolean dual) {
        double whole = slope(p, dual, 0);
        double near = 0, far = 1, nearSlope = whole, farSlope = slope(p, dual, 1);
        while (dual && farSlope > 0.3 * whole && far < 1e6) {
            near = far;
            nearSlope = farSlope;
            far *= 2;
            farSlope = slope(p, true, far);
        }
        if (!(whole > 0) || !(farSlope < -0.3 * whole)) {
            return far;
        }
        for (int k = 0; k < 40; k++) {
            // The chord, but not too near to an end: some slopes are of a high power of the way.
            double chord = near + (far - near) * Math.min(0.9, Math.max(0.1, nearSlope / (nearSlope - farSlope)));
            double slope = slope(p, dual, chord);
            if (Math.abs(slope) <= 0.1 * whole) {
                return chord;
            }
            if (slope > 0) {
                near = chord;
                nearSlope = slope;
            } else {
                far = chord;
                farSlope = slope;
            }
        }
        return near > 0 ? near : far;
    }

    /** Slope of what is to rise: minus the cost along the controls, or the dual value along the multipliers. */
    private double slope(BoxProblem p, boolean dual, double step) {
        double sum = 0;
        if (!dual) {
            for (int i = 0; i < n; i++) {
                double d = there[i] - here[i];
                sum -= d * p.slope(i, here[i] + step * d);
            }
            return sum;
        }
        for (int j = 0; j < m; j++) {
            trialLambda[j] = lambda[j] + step * (nextLambda[j] - lambda[j]);
        }
        controls(p, trialLambda, trial);
        problem.missing(trial, missing);
        for (int j = 0; j < m; j++) {
            sum += missing[j] * (nextLambda[j] - lambda[j]);
        }
        return sum;
    }
}
