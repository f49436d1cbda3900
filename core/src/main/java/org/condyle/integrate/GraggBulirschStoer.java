package org.condyle.integrate;

import org.jspecify.annotations.Nullable;

/**
 * Extrapolated modified midpoint rule of variable order and step: R. Bulirsch and J. Stoer, Numer. Math. 8 (1966) 1-13,
 * with the order and step control of ODEX, Hairer, Nørsett, Wanner I, section II.9.
 *
 * <p>Row j divides the step into nⱼ = 2, 6, 10, 14, ... substeps and smooths the end after Gragg; the error expands in
 * h², so each row adds two orders. Row k converges to order 2k; k moves between 2 and 8, one more row is tried when it
 * promises to help. Rows are all of the form 4j - 2 so that the middle of the step can be extrapolated as well, see
 * {@link MidpointDense}.
 *
 * <p>For smooth problems at high accuracy with cheap rates. Steps are so long that the polynomial of dense output often
 * does not reach their accuracy. Its last terms tell, and then {@link #interpolate} takes the step again in {@link Halves},
 * which costs about as much again as the step.
 */
public final class GraggBulirschStoer extends AdaptiveStepper {
    static final int ROWS = 9;
    private static final double GIVE_UP = 1e20;
    /** What the last terms of dense output may amount to, in units of the accuracy. */
    private static final double NEGLIGIBLE = 0.1;

    private final int[] substeps = new int[ROWS + 1];
    private final double[] work = new double[ROWS + 1];
    private final double[] bestStep = new double[ROWS + 1];
    private final double[] workPerTime = new double[ROWS + 1];
    private final MidpointDense dense = new MidpointDense();

    private double[][] table = {};
    private double[] behind = NONE;
    private double[] ahead = NONE;
    private double[] difference = NONE;

    private int k;
    private int reached;
    private boolean first;
    private boolean rejectedBefore;
    private boolean unstable;

    private final @Nullable Halves halves;
    private boolean known;
    private boolean inHalves;

    public GraggBulirschStoer(StepOptions options) {
        this(options, new Halves(new GraggBulirschStoer(options, null), new GraggBulirschStoer(options, null)));
    }

    private GraggBulirschStoer(StepOptions options, @Nullable Halves halves) {
        super(options);
        this.halves = halves;
        for (int j = 1; j <= ROWS; j++) {
            substeps[j] = 4 * j - 2;
            work[j] = (j == 1 ? 1 : work[j - 1]) + substeps[j];
        }
    }

    @Override
    public int order() {
        return 2 * (ROWS - 1);
    }

    @Override
    int startOrder() {
        return 4;
    }

    @Override
    void allocate(Ode system) {
        super.allocate(system);
        table = new double[ROWS + 1][size];
        behind = new double[size];
        ahead = new double[size];
        difference = new double[size];
        dense.allocate(substeps, size);
        if (halves != null) {
            halves.allocate(system);
        }
    }

    @Override
    void clearHistory() {
        k = Math.max(2, Math.min(ROWS - 1, (int) (-Math.log10(accuracy) * 0.6 + 1.5)));
        first = true;
        rejectedBefore = false;
    }

    @Override
    StepStatus attempt(double end) {
        double h = end - t0;
        // A first or shortened step may be good long before row k - 1; a cut must be good somehow.
        boolean open = first || forced || wanted > 0;
        int rows = forced ? ROWS : k + 1;
        double before = Double.MAX_VALUE;
        unstable = false;
        known = false;
        dense.clear();
        for (int j = 1; j <= rows; j++) {
            StepStatus status = row(j, h, end);
            if (status != StepStatus.ACCEPTED) {
                return status;
            }
            if (j == 1) {
                continue;
            }
            extrapolate(j);
            judge(j, h);
            reached = j;
            if (!forced && (!(error < GIVE_UP) || (j > 2 && error >= before))) {
                unstable = true;
                error = Math.max(2, error);
                return StepStatus.ACCEPTED;
            }
            before = Math.max(4 * error, 1);
            if (error <= 1 && (open || j >= k - 1)) {
                break;
            }
            if (!open && hopeless(j)) {
                return StepStatus.ACCEPTED;
            }
        }
        if (error <= 1 || forced) {
            System.arraycopy(table[1], 0, y1, 0, size);
            StepStatus status = finite(y1);
            return status == StepStatus.ACCEPTED ? evaluate(end, y1, f1) : status;
        }
        return StepStatus.ACCEPTED;
    }

    /** True when not even row k + 1 can be expected to converge after row j. */
    private boolean hopeless(int j) {
        double gain = j == k - 1 ? substeps[k + 1] * substeps[k] / 4.0 : substeps[k + 1] / 2.0;
        return (j == k - 1 || j == k) && error > gain * gain;
    }

    /** Modified midpoint rule with the smoothing step of Gragg. */
    private StepStatus row(int j, double h, double end) {
        int n = substeps[j];
        double s = h / n;
        for (int i = 0; i < size; i++) {
            behind[i] = y0[i];
            ahead[i] = y0[i] + s * f0[i];
        }
        for (int m = 1; m <= n; m++) {
            double[] rates = dense.rates(j, m);
            StepStatus status = evaluate(m == n ? end : t0 + m * s, ahead, rates);
            if (status != StepStatus.ACCEPTED) {
                return status;
            }
            if (2 * m == n) {
                System.arraycopy(ahead, 0, dense.middle(j), 0, size);
            }
            if (m < n) {
                leap(2 * s, rates);
            }
        }
        double[] rates = dense.rates(j, n);
        for (int i = 0; i < size; i++) {
            table[j][i] = 0.5 * (behind[i] + ahead[i] + s * rates[i]);
        }
        return StepStatus.ACCEPTED;
    }

    private void leap(double length, double[] rates) {
        for (int i = 0; i < size; i++) {
            double y = behind[i] + length * rates[i];
            behind[i] = ahead[i];
            ahead[i] = y;
        }
    }

    /** Aitken-Neville in h²; afterwards table[1] is the best value and table[2] the one below it. */
    private void extrapolate(int j) {
        for (int l = j; l >= 2; l--) {
            double ratio = (double) substeps[j] / substeps[l - 1];
            double factor = 1 / (ratio * ratio - 1);
            double[] better = table[l];
            double[] other = table[l - 1];
            for (int i = 0; i < size; i++) {
                other[i] = better[i] + (better[i] - other[i]) * factor;
            }
        }
    }

    /** Error of row j, the step that would suit it, and what that would cost per unit of time. */
    private void judge(int j, double h) {
        System.arraycopy(table[1], 0, y1, 0, size);
        for (int i = 0; i < size; i++) {
            difference[i] = table[1][i] - table[2][i];
        }
        error = norm(difference);
        double exponent = 1.0 / (2 * j - 1);
        double least = Math.pow(0.02, exponent);
        double factor = Math.pow(error / 0.65, exponent) / 0.94;
        bestStep[j] = h / Math.min(4 / least, Math.max(least, factor));
        workPerTime[j] = work[j] / bestStep[j];
    }

    @Override
    double afterAccepting(double h) {
        first = false;
        if (wanted > 0) {
            rejectedBefore = false;
            return wanted; // says nothing about the best order of a free step
        }
        int best = bestOrder();
        double step;
        if (rejectedBefore) {
            k = Math.min(best, reached);
            step = Math.min(h, bestStep[k]);
        } else {
            if (best <= reached) {
                step = bestStep[best];
            } else if (reached < k && workPerTime[reached] < 0.8 * workPerTime[reached - 1]) {
                step = bestStep[reached] * work[best + 1] / work[reached];
            } else {
                step = bestStep[reached] * work[best] / work[reached];
            }
            k = best;
        }
        rejectedBefore = false;
        return step;
    }

    private int bestOrder() {
        int c = reached;
        if (c == 2) {
            return rejectedBefore ? 2 : 3;
        }
        if (c <= k) {
            int best = workPerTime[c - 1] < 0.8 * workPerTime[c] ? c - 1 : c;
            return workPerTime[c] < 0.9 * workPerTime[c - 1] ? Math.min(c + 1, ROWS - 1) : best;
        }
        int best = c > 3 && workPerTime[c - 2] < 0.8 * workPerTime[c - 1] ? c - 2 : c - 1;
        return workPerTime[c] < 0.9 * workPerTime[best] ? Math.min(c, ROWS - 1) : best;
    }

    @Override
    double afterRejecting(double h, StepStatus why) {
        rejectedBefore = true;
        if (why != StepStatus.TOO_INACCURATE) {
            return 0.25 * h;
        }
        if (unstable) {
            return 0.5 * h;
        }
        k = Math.max(2, Math.min(k, reached));
        if (k > 2 && workPerTime[k - 1] < 0.8 * workPerTime[k]) {
            k--;
        }
        return bestStep[k];
    }

    @Override
    void dense(double t, double[] out) {
        prepareDense();
        dense.evaluate((t - t0) / (time - t0), out);
    }

    private void prepareDense() {
        if (!dense.ready()) {
            dense.prepare(reached, time - t0, y0, f0, y1, f1);
        }
    }

    @Override
    void accurate(double t, double[] out) {
        if (!known && halves != null) {
            prepareDense();
            dense.lastTerms(difference);
            int blamed = worst;
            inHalves = norm(difference) > NEGLIGIBLE;
            worst = blamed;
            known = true;
            halves.clear();
        }
        if (!inHalves || halves == null || !halves.interpolate(this, t, out)) {
            dense(t, out);
        }
    }

    @Override
    void remember(CheckpointTape tape) {
        super.remember(tape);
        k = tape.pass(k);
        first = tape.pass(first);
        rejectedBefore = tape.pass(rejectedBefore);
    }
}
