package org.condyle.optimise;

import java.util.Arrays;

/**
 * The exact solution of min Σ (c - t)²/(2 v) with B c = τ and low ≤ c ≤ high, v &gt; 0 the compliance of each control.
 *
 * <p>With multipliers λ of the rows, c = clip(t + v Bᵀλ). The dual function of λ is concave and piecewise quadratic, one
 * piece for each set of controls that are free. On its piece the answer is the shortest solution of A x = b in x =
 * (c - t)/√v, found by QR of the free columns, so that conditions are not squared. Where that answer leaves its piece,
 * the dual is climbed: by the exact maximum along the way to it, or, where the free columns leave a load that they
 * cannot reach, along that load. The value rises at each step, so no set comes twice and the end is exact. Rows that
 * depend on others, columns of zeros and equal bounds need no care from the caller. (Li and Swetits, "A new algorithm
 * for solving strictly convex quadratic programs", SIAM Journal on Optimization 7 (1997) 595-619, climb likewise.)
 *
 * <p>The set of free controls is the first guess for the next problem; nothing is allocated after construction.
 */
final class BoxQuadratic {
    /** A row of the free columns with less than this of its own left over depends on the others. */
    private static final double DEPENDENT = 1e-12;
    /** What rounding may leave of loads, controls and multipliers, relative to the terms of their sums. */
    private static final double ROUNDING = 1e-13;
    /** The same for problems that have not found their answer in so many pieces that rounding must be the reason. */
    private static final double MORE_ROUNDING = 2e-12;

    private static final int MANY_PIECES = 20;

    /** A product of vectors with less than this share of their sizes is a right angle. */
    private static final double NOTHING = 1e-14;

    private static final byte FREE = 0;
    private static final byte AT_LOW = -1;
    private static final byte AT_HIGH = 1;

    private final int m;
    private final int n;
    private final PivotedQr qr;
    private final DualAscent ascent;
    private final double[] rowScale;
    private final double[] entry;
    private final double[] a;
    private final double[] b;
    private final double[] root;
    private final double[] lower;
    private final double[] upper;
    private final double[] reach;
    private final int[] live;
    private int lives;
    private final byte[] side;
    private final int[] free;
    private int frees;
    private final double[] lambda;
    private final double[] next;
    private final double[] rest;
    private final double[] excess;
    private final double[] direction;
    private final double[] y;
    private final double[] x;
    private final double[] terms;
    private final double[] excessTerms;
    private double rounding;
    private double size;
    private boolean warm;
    private int pieces;

    BoxQuadratic(int rows, int controls) {
        m = rows;
        n = controls;
        qr = new PivotedQr(n, m);
        ascent = new DualAscent(n);
        rowScale = new double[m];
        entry = new double[m];
        a = new double[n * m];
        b = new double[m];
        root = new double[n];
        lower = new double[n];
        upper = new double[n];
        reach = new double[n];
        live = new int[n];
        side = new byte[n];
        free = new int[n];
        lambda = new double[m];
        next = new double[m];
        rest = new double[m];
        terms = new double[m];
        excessTerms = new double[m];
        excess = new double[m];
        direction = new double[m];
        y = new double[Math.max(n, m)];
        x = new double[n];
    }

    /** Forgets the last problem: the next one starts with all controls free. */
    void forget() {
        warm = false;
    }

    /**
     * Writes the controls and the multipliers λ of the rows; false where τ cannot be reached or rounding prevailed.
     *
     * @param compliance v of each control, positive
     * @param middle     t of each control
     */
    boolean solve(BoxProblem p, double[] compliance, double[] middle, double[] c, double[] multipliers) {
        load(p, compliance, middle);
        boolean solved = climb();
        if (solved) {
            refine();
        }
        for (int k = 0; k < lives; k++) {
            int i = live[k];
            double value = side[i] == AT_LOW ? p.low[i] : side[i] == AT_HIGH ? p.high[i] : middle[i] + root[i] * x[i];
            c[i] = p.clip(i, value);
        }
        for (int i = 0; i < n; i++) {
            if (root[i] == 0) {
                c[i] = p.clip(i, middle[i]);
            }
        }
        for (int j = 0; j < m; j++) {
            multipliers[j] = rowScale[j] * next[j];
        }
        warm = solved;
        return solved;
    }

    private boolean climb() {
        if (!warm) {
            Arrays.fill(side, FREE);
        }
        Arrays.fill(lambda, 0);
        pieces = 1;
        rounding = ROUNDING;
        collect();
        piece();
        if (consistent()) {
            return true;
        }
        System.arraycopy(next, 0, lambda, 0, m);
        int most = 50 + 4 * n;
        while (pieces++ < most) {
            rounding = pieces < MANY_PIECES ? ROUNDING : MORE_ROUNDING;
            classify();
            collect();
            piece();
            if (consistent()) {
                return true;
            }
            double step = ascend();
            if (!(step < Double.POSITIVE_INFINITY)) {
                return false;
            }
            for (int j = 0; j < m; j++) {
                lambda[j] += step * direction[j];
            }
        }
        return false;
    }

    /** Rows scaled by powers of two, which round nothing; controls that cannot move or push nothing leave the problem. */
    private void load(BoxProblem p, double[] compliance, double[] middle) {
        for (int i = 0; i < n; i++) {
            root[i] = p.low[i] < p.high[i] ? Math.sqrt(compliance[i]) : 0;
        }
        for (int j = 0; j < m; j++) {
            double largest = 0, whole = 0, sum = p.load[j];
            for (int i = 0; i < n; i++) {
                double value = p.matrix[j * n + i];
                largest = Math.max(largest, Math.abs(value) * root[i]);
                whole = Math.max(whole, Math.abs(value));
                sum -= value * (root[i] == 0 ? p.clip(i, middle[i]) : middle[i]);
            }
            rowScale[j] = largest > 0 ? Math.scalb(1.0, -Math.getExponent(largest)) : 0;
            b[j] = rowScale[j] * sum;
            entry[j] = rowScale[j] * whole;
        }
        lives = 0;
        for (int i = 0; i < n; i++) {
            if (root[i] == 0) {
                continue;
            }
            double largest = 0;
            for (int j = 0; j < m; j++) {
                double value = rowScale[j] * p.matrix[j * n + i] * root[i];
                a[i * m + j] = value;
                largest = Math.max(largest, Math.abs(value));
            }
            reach[i] = largest;
            if (largest == 0) {
                root[i] = 0;
                continue;
            }
            live[lives++] = i;
            lower[i] = (p.low[i] - middle[i]) / root[i];
            upper[i] = (p.high[i] - middle[i]) / root[i];
        }
    }

    /** Which controls are free at λ. */
    private void classify() {
        for (int k = 0; k < lives; k++) {
            int i = live[k];
            double g = dot(i, lambda);
            side[i] = g <= lower[i] ? AT_LOW : g >= upper[i] ? AT_HIGH : FREE;
        }
    }

    private void collect() {
        frees = 0;
        for (int k = 0; k < lives; k++) {
            int i = live[k];
            if ((side[i] == AT_LOW && lower[i] == Double.NEGATIVE_INFINITY)
                    || (side[i] == AT_HIGH && upper[i] == Double.POSITIVE_INFINITY)) {
                side[i] = FREE; // a bound of the frame before that is gone
            }
            if (side[i] == FREE) {
                free[frees++] = i;
            } else {
                x[i] = side[i] == AT_LOW ? lower[i] : upper[i];
            }
        }
    }

    /** The answer for the present set of free controls: x, the multipliers {@code next}, the load out of reach. */
    private void piece() {
        for (int j = 0; j < m; j++) {
            rest[j] = b[j];
            terms[j] = Math.abs(b[j]);
        }
        for (int k = 0; k < lives; k++) {
            int i = live[k];
            if (side[i] != FREE) {
                for (int j = 0; j < m; j++) {
                    double term = a[i * m + j] * x[i];
                    rest[j] -= term;
                    terms[j] += Math.abs(term);
                }
            }
        }
        for (int j = 0; j < m; j++) {
            double[] column = qr.column(j);
            for (int k = 0; k < frees; k++) {
                column[k] = a[free[k] * m + j];
            }
        }
        int rank = qr.factor(frees, m, DEPENDENT);
        for (int k = 0; k < rank; k++) {
            y[k] = rest[qr.order(k)];
        }
        qr.solveLower(y);
        for (int k = rank; k < m; k++) {
            excess[k] = rest[qr.order(k)] - qr.along(k, y);
            excessTerms[k] = terms[qr.order(k)] + qr.termsAlong(k, y);
        }
        multipliers(rank);
        qr.applyQ(y);
        for (int k = 0; k < frees; k++) {
            x[free[k]] = y[k];
        }
        size = 0;
        for (int k = 0; k < lives; k++) {
            size = Math.max(size, root[live[k]] * Math.abs(x[live[k]]));
        }
        for (int k = rank; k < m; k++) {
            excessTerms[k] += entry[qr.order(k)] * size;
        }
    }

    /** Soft controls beside stiff ones cost digits of the loads; what is missing is shared once more. */
    private void refine() {
        int rank = qr.rank();
        for (int k = 0; k < frees; k++) {
            int i = free[k];
            for (int j = 0; j < m; j++) {
                rest[j] -= a[i * m + j] * x[i];
            }
        }
        for (int k = 0; k < rank; k++) {
            y[k] = rest[qr.order(k)];
        }
        qr.solveLower(y);
        System.arraycopy(y, 0, direction, 0, rank);
        qr.solveUpper(direction);
        for (int k = 0; k < rank; k++) {
            next[qr.order(k)] += direction[k];
        }
        qr.applyQ(y);
        for (int k = 0; k < frees; k++) {
            x[free[k]] += y[k];
        }
    }

    /** R₁ λ₁ = y - R₂ λ₂, the multipliers λ₂ of dependent rows staying what they are. */
    private void multipliers(int rank) {
        System.arraycopy(y, 0, direction, 0, rank);
        for (int k = rank; k < m; k++) {
            int j = qr.order(k);
            next[j] = lambda[j];
            qr.addColumn(k, -lambda[j], direction);
        }
        qr.solveUpper(direction);
        for (int k = 0; k < rank; k++) {
            next[qr.order(k)] = direction[k];
        }
    }

    /** Whether the answer of this piece is that of the problem. */
    private boolean consistent() {
        for (int k = qr.rank(); k < m; k++) {
            if (!(Math.abs(excess[k]) <= rounding * excessTerms[k])) {
                return false;
            }
        }
        for (int k = 0; k < lives; k++) {
            int i = live[k];
            double slack = rounding * size / root[i];
            if (side[i] == FREE) {
                if (!(x[i] >= lower[i] - slack && x[i] <= upper[i] + slack)) {
                    return false;
                }
            } else {
                double g = 0, sum = 0;
                for (int j = 0; j < m; j++) {
                    double term = a[i * m + j] * next[j];
                    g += term;
                    sum += Math.abs(term);
                }
                double beyond = side[i] == AT_LOW ? lower[i] - g : g - upper[i];
                if (!(beyond >= -rounding * (sum + Math.abs(x[i])) - slack)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Chooses the direction and returns the step to the largest dual value along it; infinite where there is none. */
    private double ascend() {
        int rank = qr.rank();
        boolean outOfReach = false;
        for (int k = rank; k < m; k++) {
            outOfReach |= Math.abs(excess[k]) > MORE_ROUNDING * excessTerms[k];
        }
        if (outOfReach) {
            Arrays.fill(y, 0, rank, 0);
            for (int k = rank; k < m; k++) {
                qr.addColumn(k, -excess[k], y);
                direction[qr.order(k)] = excess[k];
            }
            qr.solveUpper(y);
            for (int k = 0; k < rank; k++) {
                direction[qr.order(k)] = y[k];
            }
        } else {
            for (int j = 0; j < m; j++) {
                direction[j] = next[j] - lambda[j];
            }
        }
        ascent.clear();
        double load = 0, flat = 0, length = 0;
        for (int j = 0; j < m; j++) {
            load += b[j] * direction[j];
            flat += (terms[j] + entry[j] * size) * Math.abs(direction[j]);
            length += Math.abs(direction[j]);
        }
        // Columns at right angles to the load out of reach stay so; their rounding would make corners far away.
        double none = outOfReach ? NOTHING * length : 0;
        for (int k = 0; k < lives; k++) {
            int i = live[k];
            double s = dot(i, direction);
            if ((outOfReach && side[i] == FREE) || Math.abs(s) <= none * reach[i]) {
                s = 0;
            }
            ascent.add(dot(i, lambda), s, lower[i], upper[i]);
        }
        return ascent.step(load, MORE_ROUNDING * flat);
    }

    private double dot(int i, double[] vector) {
        double sum = 0;
        for (int j = 0; j < m; j++) {
            sum += a[i * m + j] * vector[j];
        }
        return sum;
    }
}
