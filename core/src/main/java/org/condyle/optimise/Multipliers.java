package org.condyle.optimise;

/**
 * Multipliers for given controls: the λ with which f' = Bᵀλ + (push of the bounds at which controls rest) holds best. On
 * the edge of what can be reached the controls are plain to see while their multipliers are far away or many.
 */
final class Multipliers {
    private final int m;
    private final int n;
    private final BoundedLeastSquares nearest;
    private final BoxProblem conditions;
    private final double[] weight;
    private final double[] answer;

    Multipliers(int rows, int controls) {
        m = rows;
        n = controls;
        nearest = new BoundedLeastSquares(n, m + n);
        conditions = new BoxProblem(n, m + n);
        weight = new double[n];
        answer = new double[m + n];
    }

    /** Writes λ of the rows for controls c, each of which rests at a bound or is free. */
    void find(BoxProblem p, double[] c, double[] lambda) {
        double steepest = 0;
        for (int i = 0; i < n; i++) {
            conditions.load[i] = p.slope(i, c[i]);
            steepest = Math.max(steepest, Math.abs(conditions.load[i]));
        }
        for (int j = 0; j < m; j++) {
            conditions.low[j] = Double.NEGATIVE_INFINITY;
            conditions.high[j] = Double.POSITIVE_INFINITY;
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                conditions.matrix[i * (m + n) + j] = p.matrix[j * n + i];
            }
            conditions.matrix[i * (m + n) + m + i] = 1;
            conditions.low[m + i] = c[i] == p.high[i] ? Double.NEGATIVE_INFINITY : 0;
            conditions.high[m + i] = c[i] == p.low[i] ? Double.POSITIVE_INFINITY : 0;
            weight[i] = 1 / Math.max(Math.abs(conditions.load[i]), steepest > 0 ? 1e-4 * steepest : 1);
        }
        nearest.solve(conditions, weight, answer);
        System.arraycopy(answer, 0, lambda, 0, m);
    }
}
