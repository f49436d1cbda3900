package org.condyle.optimise;

/**
 * The optimum of a motion by a primal-dual interior-point method with predictor and corrector (Mehrotra, "On the
 * implementation of a primal-dual interior point method", SIAM Journal on Optimization 2 (1992) 575-601), the linear
 * equations by {@link BlockKkt}. It ends near the optimum, inside all bounds; which bounds are reached is plain there.
 */
final class MotionInterior {
    private static final int MOST = 80;
    private static final double CLOSE = 1e-13;

    private final MotionProblem p;
    private final int n;
    private final BlockKkt kkt;
    private final boolean[][] fixed;
    private final double[][] diagonal;
    private final double[][] dual;
    private final double[][] right;
    private final double[][] missing;
    private final double[][] step;
    private final double[][] stepLambda;
    private final double[][] stepLow;
    private final double[][] stepHigh;
    private final double[][] aimLow;
    private final double[][] aimHigh;
    private final double[][] pushLow;
    private final double[][] pushHigh;
    private int pairs;
    private int steps;

    MotionInterior(MotionProblem p, BlockKkt kkt) {
        this.p = p;
        this.kkt = kkt;
        n = p.controls;
        fixed = new boolean[p.frames][n];
        diagonal = new double[p.frames][n];
        dual = new double[p.frames][n];
        right = new double[p.frames][n];
        missing = new double[p.frames][p.rows];
        step = new double[p.frames][n];
        stepLambda = new double[p.frames][p.rows];
        stepLow = new double[p.frames][n];
        stepHigh = new double[p.frames][n];
        aimLow = new double[p.frames][n];
        aimHigh = new double[p.frames][n];
        pushLow = new double[p.frames][n];
        pushHigh = new double[p.frames][n];
    }

    /** Multipliers of the lower bounds; 0 where there is none. */
    double[][] pushLow() {
        return pushLow;
    }

    /** Multipliers of the upper bounds; 0 where there is none. */
    double[][] pushHigh() {
        return pushHigh;
    }

    /** Improves c and λ, of which c gives the beginning. */
    void solve(double[][] c, double[][] lambda) {
        start(c);
        for (steps = 0; steps < MOST; steps++) {
            double gap = gap(c, 0), off = residuals(c, lambda);
            if ((gap <= CLOSE * p.size * p.steepness && off <= 100 * CLOSE)
                    || !(gap + off < Double.POSITIVE_INFINITY)) {
                return;
            }
            for (int f = 0; f < p.frames; f++) {
                for (int i = 0; i < n; i++) {
                    double d = p.stiffness(f, i);
                    d += pushLow[f][i] == 0 ? 0 : pushLow[f][i] / (c[f][i] - p.low[f][i]);
                    d += pushHigh[f][i] == 0 ? 0 : pushHigh[f][i] / (p.high[f][i] - c[f][i]);
                    diagonal[f][i] = d;
                }
            }
            if (!kkt.factor(diagonal, fixed)) {
                return;
            }
            direction(c, 0, false);
            double predicted = gap(c, length(c));
            direction(c, gap > 0 ? gap * Math.pow(predicted / gap, 3) : 0, true);
            double length = Math.min(1, 0.995 * length(c));
            if (!(length > 1e-8)) {
                return;
            }
            advance(c, lambda, length);
        }
    }

    /** Well inside the bounds, all of which push. */
    private void start(double[][] c) {
        pairs = 0;
        for (int f = 0; f < p.frames; f++) {
            for (int i = 0; i < n; i++) {
                fixed[f][i] = p.given(f, i);
                double room = Math.min(p.size, 0.5 * (p.high[f][i] - p.low[f][i]));
                double near = p.low[f][i] + 0.2 * room, far = p.high[f][i] - 0.2 * room;
                c[f][i] = Math.min(Math.max(c[f][i], near), far);
            }
        }
        for (int f = 0; f < p.frames; f++) {
            for (int i = 0; i < n; i++) {
                boolean low = !fixed[f][i] && p.low[f][i] > Double.NEGATIVE_INFINITY;
                boolean high = !fixed[f][i] && p.high[f][i] < Double.POSITIVE_INFINITY;
                pushLow[f][i] = low ? p.steepness : 0;
                pushHigh[f][i] = high ? p.steepness : 0;
                pairs += (low ? 1 : 0) + (high ? 1 : 0);
            }
        }
    }

    /** What the conditions lack, relative to their sizes. */
    private double residuals(double[][] c, double[][] lambda) {
        double worst = 0;
        for (int f = 0; f < p.frames; f++) {
            for (int i = 0; i < n; i++) {
                double g = p.slope(f, i, c) - pushLow[f][i] + pushHigh[f][i];
                for (int j = 0; j < p.rows; j++) {
                    g -= p.matrix[f][j * n + i] * lambda[f][j];
                }
                dual[f][i] = g;
                worst = fixed[f][i] ? worst : Math.max(worst, Math.abs(g) / p.steepness);
            }
            for (int j = 0; j < p.rows; j++) {
                double sum = p.load[f][j], terms = Math.abs(sum);
                for (int i = 0; i < n; i++) {
                    double term = p.matrix[f][j * n + i] * c[f][i];
                    sum -= term;
                    terms += Math.abs(term);
                }
                missing[f][j] = sum;
                worst = Math.max(worst, Optimality.share(Math.abs(sum), terms));
            }
        }
        return worst;
    }

    /** A Newton step towards products of push and room equal to {@code centre}; the corrector knows the one before. */
    private void direction(double[][] c, double centre, boolean corrector) {
        for (int f = 0; f < p.frames; f++) {
            for (int i = 0; i < n; i++) {
                double r = -dual[f][i];
                if (pushLow[f][i] > 0) {
                    aimLow[f][i] = centre - (corrector ? step[f][i] * stepLow[f][i] : 0);
                    r += aimLow[f][i] / (c[f][i] - p.low[f][i]) - pushLow[f][i];
                }
                if (pushHigh[f][i] > 0) {
                    aimHigh[f][i] = centre + (corrector ? step[f][i] * stepHigh[f][i] : 0);
                    r -= aimHigh[f][i] / (p.high[f][i] - c[f][i]) - pushHigh[f][i];
                }
                right[f][i] = r;
            }
        }
        kkt.solve(right, missing, step, stepLambda);
        for (int f = 0; f < p.frames; f++) {
            for (int i = 0; i < n; i++) {
                if (pushLow[f][i] > 0) {
                    double room = c[f][i] - p.low[f][i];
                    stepLow[f][i] = (aimLow[f][i] - pushLow[f][i] * step[f][i]) / room - pushLow[f][i];
                }
                if (pushHigh[f][i] > 0) {
                    double room = p.high[f][i] - c[f][i];
                    stepHigh[f][i] = (aimHigh[f][i] + pushHigh[f][i] * step[f][i]) / room - pushHigh[f][i];
                }
            }
        }
    }

    /** The longest step that passes no bound; more than 1 where none is near. */
    private double length(double[][] c) {
        double length = 1.01;
        for (int f = 0; f < p.frames; f++) {
            for (int i = 0; i < n; i++) {
                if (pushLow[f][i] > 0) {
                    length = Math.min(length, shrink(c[f][i] - p.low[f][i], step[f][i]));
                    length = Math.min(length, shrink(pushLow[f][i], stepLow[f][i]));
                }
                if (pushHigh[f][i] > 0) {
                    length = Math.min(length, shrink(p.high[f][i] - c[f][i], -step[f][i]));
                    length = Math.min(length, shrink(pushHigh[f][i], stepHigh[f][i]));
                }
            }
        }
        return length;
    }

    private static double shrink(double value, double rate) {
        return rate < 0 ? -value / rate : Double.POSITIVE_INFINITY;
    }

    /** Mean product of push and room after a step. */
    private double gap(double[][] c, double length) {
        double sum = 0, at = Math.min(1, length);
        for (int f = 0; f < p.frames; f++) {
            for (int i = 0; i < n; i++) {
                double x = c[f][i] + at * step[f][i];
                if (pushLow[f][i] > 0) {
                    sum += (x - p.low[f][i]) * (pushLow[f][i] + at * stepLow[f][i]);
                }
                if (pushHigh[f][i] > 0) {
                    sum += (p.high[f][i] - x) * (pushHigh[f][i] + at * stepHigh[f][i]);
                }
            }
        }
        return pairs == 0 ? 0 : sum / pairs;
    }

    private void advance(double[][] c, double[][] lambda, double length) {
        for (int f = 0; f < p.frames; f++) {
            for (int i = 0; i < n; i++) {
                c[f][i] += length * step[f][i];
                if (pushLow[f][i] > 0) {
                    pushLow[f][i] += length * stepLow[f][i];
                    c[f][i] = Math.max(c[f][i], Math.nextUp(p.low[f][i]));
                }
                if (pushHigh[f][i] > 0) {
                    pushHigh[f][i] += length * stepHigh[f][i];
                    c[f][i] = Math.min(c[f][i], Math.nextDown(p.high[f][i]));
                }
            }
            for (int j = 0; j < p.rows; j++) {
                lambda[f][j] += length * stepLambda[f][j];
            }
        }
    }
}
