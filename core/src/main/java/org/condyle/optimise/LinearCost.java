package org.condyle.optimise;

/**
 * The least Σ w |c - c*|, a linear programme in the parts of c above and below its target. It is solved by proximal
 * points: each step adds κ w (u - uₖ)²/(2 κ²), κ a length, to the cost of each part u and is an exact quadratic problem;
 * the steps end at an optimum after finitely many (Rockafellar, "Monotone operators and the proximal point algorithm",
 * SIAM Journal on Control and Optimization 14 (1976) 877-898).
 *
 * <p>Where many controls cost the same, the multipliers λ of any one answer tell what they all have in common: c is at
 * its target where |Bᵀλ| &lt; w, at a bound where it is &gt; w, and between the two where it is w. Among them the one
 * with the least Σ (c - c*)² is taken: a corner where the answer is unique, and where it is not an answer that depends on
 * nothing but the problem.
 */
final class LinearCost {
    private static final int MOST = 60;
    private static final double EQUAL = 1e-9;

    private final int m;
    private final int n;
    private final BoxQuadratic proximal;
    private final BoxQuadratic shortest;
    private final BoxProblem parts;
    private final BoxProblem face;
    private final double[] compliance;
    private final double[] middle;
    private final double[] part;
    private final double[] unit;
    private final double[] equal;
    private final double[] found;

    LinearCost(int rows, int controls) {
        m = rows;
        n = controls;
        proximal = new BoxQuadratic(m, 2 * n);
        shortest = new BoxQuadratic(m, n);
        parts = new BoxProblem(m, 2 * n);
        face = new BoxProblem(m, n);
        compliance = new double[2 * n];
        middle = new double[2 * n];
        part = new double[2 * n];
        unit = new double[n];
        java.util.Arrays.fill(unit, 1);
        equal = new double[m];
        found = new double[n];
    }

    /** Writes controls and multipliers; what they are worth is for {@link Optimality} to say. */
    void solve(BoxProblem p, Optimality check, double[] c, double[] lambda) {
        shortest.forget();
        proximal.forget();
        if (!shortest.solve(p, unit, p.target, c, lambda)) {
            return;
        }
        split(p, c);
        double length = 0;
        for (int k = 0; k < 2 * n; k++) {
            length = Math.max(length, 3 * part[k]);
        }
        for (int k = 0; k < MOST && length > 0; k++) {
            if (!step(length, lambda)) {
                return;
            }
            join(p, c);
            check.measure(p, p.load, c, lambda);
            if (check.worst() <= EQUAL / 100) {
                break;
            }
            if (k % 5 == 4) {
                length *= 4;
            }
        }
        shorten(p, check, c, lambda);
    }

    /** c = c* + up - down, both parts not negative. */
    private void split(BoxProblem p, double[] c) {
        for (int j = 0; j < m; j++) {
            double sum = p.load[j];
            for (int i = 0; i < n; i++) {
                double entry = p.matrix[j * n + i];
                parts.matrix[j * 2 * n + i] = entry;
                parts.matrix[j * 2 * n + n + i] = -entry;
                sum -= entry * p.target[i];
            }
            parts.load[j] = sum;
        }
        for (int i = 0; i < n; i++) {
            double t = p.target[i];
            parts.low[i] = Math.max(p.low[i] - t, 0);
            parts.high[i] = Math.max(p.high[i] - t, 0);
            parts.low[n + i] = Math.max(t - p.high[i], 0);
            parts.high[n + i] = Math.max(t - p.low[i], 0);
            parts.weight[i] = parts.weight[n + i] = p.weight[i];
            part[i] = Math.max(c[i] - t, 0);
            part[n + i] = Math.max(t - c[i], 0);
        }
    }

    private boolean step(double length, double[] lambda) {
        for (int k = 0; k < 2 * n; k++) {
            compliance[k] = length / parts.weight[k];
            middle[k] = part[k] - length;
        }
        return proximal.solve(parts, compliance, middle, part, lambda);
    }

    private void join(BoxProblem p, double[] c) {
        for (int i = 0; i < n; i++) {
            double up = part[i], down = part[n + i];
            boolean low = down == parts.high[n + i] && down > 0, high = up == parts.high[i] && up > 0;
            c[i] = low ? p.low[i] : high ? p.high[i] : p.clip(i, p.target[i] + (up - down));
        }
    }

    /** The answer of the least squares among all that cost the same. */
    private void shorten(BoxProblem p, Optimality check, double[] c, double[] lambda) {
        face.become(p);
        for (int i = 0; i < n; i++) {
            double g = 0, terms = p.weight[i];
            for (int j = 0; j < m; j++) {
                double term = p.matrix[j * n + i] * lambda[j];
                g += term;
                terms += Math.abs(term);
            }
            double beyond = Math.abs(g) - p.weight[i], rest = p.clip(i, p.target[i]);
            double end = g > 0 ? p.high[i] : p.low[i];
            if (beyond < -EQUAL * terms) {
                end = rest;
            } else if (beyond > EQUAL * terms) {
                rest = end;
            }
            face.low[i] = Math.min(rest, end);
            face.high[i] = Math.max(rest, end);
        }
        if (shortest.solve(face, unit, p.target, found, equal)) {
            check.measure(p, p.load, found, lambda);
            if (check.worst() <= Optimality.TOLERANCE) {
                System.arraycopy(found, 0, c, 0, n);
            }
        }
    }
}
