package org.condyle.optimise;

import java.util.Arrays;

/**
 * The load nearest to τ that controls within their bounds can reach: min |W (B c - τ)|. Columns enter one at a time, the
 * steepest first, and leave at their bounds; those inside are always independent. (Stark and Parker, "Bounded-variable
 * least squares: an algorithm and applications", Computational Statistics 10 (1995) 129-141; for bounds at zero it is
 * the method of Lawson and Hanson.)
 */
final class BoundedLeastSquares {
    private static final double STEEP = 1e-13;
    /** A control whose column is nearer than this to a right angle with the missing load is left to choose. */
    static final double SQUARE = 1e-6;

    private final int m;
    private final int n;
    private final PivotedQr qr;
    private final double[] a;
    private final double[] length;
    private final double[] missing;
    private final double[] goal;
    private final double[] right;
    private final double[] value;
    private final int[] inside;
    private int insides;
    private final boolean[] isInside;
    private final boolean[] refused;
    private double size;
    private double optimality;

    BoundedLeastSquares(int rows, int controls) {
        m = rows;
        n = controls;
        qr = new PivotedQr(m, m);
        a = new double[n * m];
        length = new double[n];
        missing = new double[m];
        goal = new double[m];
        right = new double[m];
        value = new double[n];
        inside = new int[m];
        isInside = new boolean[n];
        refused = new boolean[n];
    }

    /** The steepest way that is left, relative to the missing load; what rounding leaves where all is well. */
    double optimality() {
        return optimality;
    }

    /** Writes controls c that come nearest to the problem's load, rows weighted by {@code rowWeight}. */
    void solve(BoxProblem p, double[] rowWeight, double[] c) {
        load(p, rowWeight, c);
        int most = 100 + 20 * n;
        double stop = STEEP;
        while (most > 0) {
            Arrays.fill(refused, false);
            residual(c);
            int entering = -1;
            boolean moved = false;
            while (!moved && insides < m && (entering = steepest(p, c, stop)) >= 0) {
                moved = enter(p, c, entering);
                refused[entering] = true;
                most--;
            }
            if (!moved) {
                break;
            }
        }
        residual(c);
        Arrays.fill(refused, false);
        optimality = 0;
        for (int i = 0; i < n; i++) {
            double slope = Math.abs(push(i));
            if (length[i] > 0 && (isInside[i] || mayMove(p, c, i))) {
                double floor = STEEP * 100 * size;
                optimality = Math.max(optimality, slope / length[i] / Math.max(norm(missing), floor));
            }
        }
    }

    /**
     * Whether every answer has control i at a bound, because the missing load pushes it there.
     *
     * @return -1 for the lower, 1 for the upper bound, 0 where it may choose
     */
    int pushed(int i) {
        double distance = norm(missing), slope = push(i);
        double square = Math.max(SQUARE, 1e-12 * size / distance);
        if (!(Math.abs(slope) > square * length[i] * distance)) {
            return 0;
        }
        return slope > 0 ? 1 : -1;
    }

    private void load(BoxProblem p, double[] rowWeight, double[] c) {
        size = 0;
        for (int j = 0; j < m; j++) {
            goal[j] = rowWeight[j] * p.load[j];
        }
        for (int i = 0; i < n; i++) {
            c[i] = p.clip(i, 0);
            double sum = 0;
            for (int j = 0; j < m; j++) {
                a[i * m + j] = rowWeight[j] * p.matrix[j * n + i];
                sum += a[i * m + j] * a[i * m + j];
            }
            length[i] = p.low[i] < p.high[i] ? Math.sqrt(sum) : 0;
        }
        insides = 0;
        Arrays.fill(isInside, false);
    }

    private void residual(double[] c) {
        System.arraycopy(goal, 0, missing, 0, m);
        size = norm(goal);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                missing[j] -= a[i * m + j] * c[i];
            }
            size = Math.max(size, length[i] * Math.abs(c[i]));
        }
    }

    private int steepest(BoxProblem p, double[] c, double stop) {
        int best = -1;
        double most = stop * size;
        for (int i = 0; i < n; i++) {
            if (length[i] > 0 && !isInside[i] && !refused[i] && mayMove(p, c, i)) {
                double slope = Math.abs(push(i)) / length[i];
                if (slope > most) {
                    most = slope;
                    best = i;
                }
            }
        }
        return best;
    }

    private boolean mayMove(BoxProblem p, double[] c, int i) {
        return push(i) > 0 ? c[i] < p.high[i] : c[i] > p.low[i];
    }

    private double push(int i) {
        double sum = 0;
        for (int j = 0; j < m; j++) {
            sum += a[i * m + j] * missing[j];
        }
        return sum;
    }

    /** Lets a control move; false where rounding sends it the wrong way or its column depends on the others. */
    private boolean enter(BoxProblem p, double[] c, int entering) {
        boolean up = push(entering) > 0;
        inside[insides++] = entering;
        isInside[entering] = true;
        boolean first = true;
        while (insides > 0) {
            if (!leastSquares(c) || (first && (value[entering] > c[entering]) != up)) {
                drop(entering);
                return false;
            }
            first = false;
            double step = 1;
            int stopped = -1;
            for (int k = 0; k < insides; k++) {
                int i = inside[k];
                double bound = value[i] > c[i] ? p.high[i] : p.low[i];
                if (value[i] > p.high[i] || value[i] < p.low[i]) {
                    double s = Math.max(0, (bound - c[i]) / (value[i] - c[i]));
                    if (stopped < 0 || s < step) {
                        step = s;
                        stopped = i;
                    }
                }
            }
            for (int k = 0; k < insides; k++) {
                int i = inside[k];
                c[i] = stopped < 0 ? value[i] : p.clip(i, c[i] + step * (value[i] - c[i]));
            }
            if (stopped < 0) {
                return true;
            }
            c[stopped] = value[stopped] > p.high[stopped] ? p.high[stopped] : p.low[stopped];
            drop(stopped);
        }
        return true;
    }

    private void drop(int i) {
        isInside[i] = false;
        int kept = 0;
        for (int k = 0; k < insides; k++) {
            if (inside[k] != i) {
                inside[kept++] = inside[k];
            }
        }
        insides = kept;
    }

    /** The values of the inside controls that fit best while the others stay; false where they are dependent. */
    private boolean leastSquares(double[] c) {
        System.arraycopy(goal, 0, right, 0, m);
        for (int i = 0; i < n; i++) {
            if (!isInside[i]) {
                for (int j = 0; j < m; j++) {
                    right[j] -= a[i * m + j] * c[i];
                }
            }
        }
        for (int k = 0; k < insides; k++) {
            double[] column = qr.column(k);
            int i = inside[k];
            for (int j = 0; j < m; j++) {
                column[j] = a[i * m + j] / length[i];
            }
        }
        if (qr.factor(m, insides, 1e-12) < insides) {
            return false;
        }
        qr.applyQTransposed(right);
        qr.solveUpper(right);
        for (int k = 0; k < insides; k++) {
            int i = inside[qr.order(k)];
            value[i] = right[k] / length[i];
        }
        return true;
    }

    private static double norm(double[] vector) {
        double sum = 0;
        for (double v : vector) {
            sum += v * v;
        }
        return Math.sqrt(sum);
    }
}
