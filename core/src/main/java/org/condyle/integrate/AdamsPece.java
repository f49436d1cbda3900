package org.condyle.integrate;

import java.util.Arrays;

/**
 * Adams-Bashforth-Moulton of variable order 1 to 12 and variable step, PECE with local extrapolation, in the manner of
 * STEP by L.F. Shampine and M.K. Gordon, Computer Solution of Ordinary Differential Equations, Freeman 1975.
 *
 * <p>Two evaluations per step whatever the order: the choice when evaluations are expensive and the solution is smooth.
 * Not for stiff systems, and after every discontinuity (start, cut) it climbs again from order 1. Dense output is the
 * interpolating polynomial of the step. The book's propagated round-off control is left out: accuracies below 1e-13 are
 * not sensible here. Unlike its driver DE the method does not overshoot a limit, because rates beyond it may not exist.
 */
public final class AdamsPece extends AdaptiveStepper {
    static final int HIGHEST = 12;

    /** Coefficients of the error of the Adams formulas with equal steps, |γ*ₖ|. */
    private static final double[] GAMMA = {
        1, .5, .0833, .0417, .0264, .0188, .0143, .0114, .00936, .00789, .00679, .00592, .00524, .00468
    };

    private final AdamsCoefficients c = new AdamsCoefficients();
    private final double[] g = new double[HIGHEST + 2];
    private final double[] w = new double[HIGHEST + 2];

    /** Modified divided differences of the rates at the newest point, from 1; {@code trial} those after the attempt. */
    private double[][] phi = {};

    private double[][] trial = {};
    private double[] slope = NONE;
    private double[] anchor = NONE;
    private double anchorTime;

    private int k;
    private boolean climbing;
    private boolean fresh;
    private int failures;
    private double tried;
    private int lower;
    private double errorHere;
    private double errorBelow;

    public AdamsPece(StepOptions options) {
        super(options);
    }

    @Override
    public boolean remembers() {
        return true;
    }

    @Override
    public int order() {
        return HIGHEST;
    }

    @Override
    int startOrder() {
        return 1;
    }

    @Override
    void allocate(Ode system) {
        super.allocate(system);
        phi = new double[HIGHEST + 3][size];
        trial = new double[HIGHEST + 3][size];
        slope = new double[size];
        anchor = new double[size];
    }

    @Override
    void clearHistory() {
        fresh = true;
    }

    private void climbFromOrderOne() {
        System.arraycopy(f0, 0, phi[1], 0, size);
        Arrays.fill(phi[2], 0);
        c.clear();
        k = 1;
        climbing = true;
        fresh = false;
        failures = 0;
    }

    @Override
    StepStatus attempt(double end) {
        if (forced) { // a cut: the polynomial of the step is the solution there
            dense(end, y1);
            return evaluate(end, y1, f1);
        }
        if (fresh) {
            climbFromOrderOne();
        }
        double h = end - t0;
        if (Math.abs(h - c.lastStep()) <= 8 * Math.ulp(end)) {
            h = c.lastStep(); // equal steps stay equal although time is rounded
        }
        tried = h;
        c.prepare(h, k);
        predict(h);
        StepStatus status = evaluate(end, y1, slope);
        if (status != StepStatus.ACCEPTED) {
            return status;
        }
        estimate(h);
        if (!(error <= 1)) {
            return status;
        }
        double correction = h * c.g[k + 1];
        for (int i = 0; i < size; i++) {
            y1[i] += correction * (slope[i] - trial[1][i]);
        }
        status = finite(y1);
        return status == StepStatus.ACCEPTED ? evaluate(end, y1, f1) : status;
    }

    /** y1 = prediction; trial = differences of the predicting polynomial at the new point. */
    private void predict(double h) {
        System.arraycopy(phi[k + 1], 0, trial[k + 2], 0, size);
        Arrays.fill(trial[k + 1], 0);
        Arrays.fill(y1, 0);
        for (int j = k; j >= 1; j--) {
            double factor = j > c.equalSteps ? c.beta[j] : 1.0;
            double weight = c.g[j];
            double[] old = phi[j];
            double[] here = trial[j];
            double[] above = trial[j + 1];
            for (int i = 0; i < size; i++) {
                double star = factor * old[i];
                y1[i] += weight * star;
                here[i] = star + above[i];
            }
        }
        for (int i = 0; i < size; i++) {
            y1[i] = y0[i] + h * y1[i];
        }
    }

    /** Errors at the orders k, k - 1 and k - 2; decides whether the order should fall. */
    private void estimate(double h) {
        double here = 0;
        double below = 0;
        double below2 = 0;
        for (int i = 0; i < active; i++) {
            double change = slope[i] - trial[1][i];
            double r = 1 / scale(i);
            here += (change * r) * (change * r);
            if (k > 1) {
                double d = (trial[k][i] + change) * r;
                below += d * d;
            }
            if (k > 2) {
                double d = (trial[k - 1][i] + change) * r;
                below2 += d * d;
            }
        }
        int n = Math.max(1, active);
        double size0 = h * Math.sqrt(here / n);
        error = size0 * (c.g[k] - c.g[k + 1]);
        errorHere = size0 * c.sigma[k + 1] * GAMMA[k];
        errorBelow = k > 1 ? h * c.sigma[k] * GAMMA[k - 1] * Math.sqrt(below / n) : 0;
        double errorBelow2 = k > 2 ? h * c.sigma[k - 1] * GAMMA[k - 2] * Math.sqrt(below2 / n) : 0;
        boolean fall = k > 2 ? Math.max(errorBelow, errorBelow2) <= errorHere : k == 2 && errorBelow <= 0.5 * errorHere;
        lower = fall ? k - 1 : k;
        if (!(error <= 1)) {
            for (int i = 0; i < size; i++) {
                f1[i] = slope[i] - trial[1][i];
            }
            blame(f1);
        }
    }

    @Override
    double afterRejecting(double h, StepStatus why) {
        climbing = false;
        c.refused();
        failures++;
        if (why != StepStatus.TOO_INACCURATE) {
            return 0.25 * h;
        }
        double factor = failures > 3 && 0.5 < 0.25 * errorHere ? Math.sqrt(0.5 / errorHere) : 0.5;
        k = failures >= 3 ? 1 : lower;
        return factor * h;
    }

    @Override
    double afterAccepting(double h) {
        failures = 0;
        moveDifferences();
        c.taken(tried, k);
        chooseOrder();
        if (climbing || 0.5 >= errorHere * Math.pow(2, k + 1)) {
            return 2 * tried;
        }
        if (0.5 >= errorHere) {
            return tried;
        }
        double ratio = Math.pow(0.5 / errorHere, 1.0 / (k + 1));
        return tried * Math.max(0.5, Math.min(0.9, ratio));
    }

    private void moveDifferences() {
        for (int i = 0; i < size; i++) {
            double top = f[i] - trial[1][i];
            trial[k + 1][i] = top;
            trial[k + 2][i] = top - trial[k + 2][i];
        }
        for (int j = 1; j <= k; j++) {
            for (int i = 0; i < size; i++) {
                trial[j][i] += trial[k + 1][i];
            }
        }
        double[][] old = phi;
        phi = trial;
        trial = old;
        System.arraycopy(y, 0, anchor, 0, size);
        anchorTime = time;
    }

    /** Raises the order while climbing or when order k + 1 promises less error, lowers it when k - 1 does. */
    private void chooseOrder() {
        if (lower < k || k == HIGHEST) {
            climbing = false;
        }
        if (climbing) {
            k++;
            errorHere = 0;
        } else if (lower < k) {
            fall();
        } else if (k + 1 <= c.equalSteps) {
            double above = tried * GAMMA[k + 1] * norm(phi[k + 2]);
            worst = -1;
            if (k > 1 && errorBelow <= Math.min(errorHere, above)) {
                fall();
            } else if (k < HIGHEST && above < (k > 1 ? 1.0 : 0.5) * errorHere) {
                k++;
                errorHere = above;
            }
        }
    }

    private void fall() {
        k--;
        errorHere = errorBelow;
    }

    @Override
    void wasCut() {
        fresh = true;
        next = Math.min(next, 0.25 / Math.sqrt(Math.max(1e-300, norm(f)))); // start of the book
        worst = -1;
    }

    /** The newest rate changed by δ, and with it every difference that contains it once. */
    @Override
    void wasReplaced() {
        if (fresh) {
            return;
        }
        for (int j = 1; j <= c.lastOrder() + 2; j++) {
            for (int i = 0; i < size; i++) {
                phi[j][i] += f[i] - f1[i];
            }
        }
    }

    @Override
    void dense(double t, double[] out) {
        double h = t - anchorTime;
        int n = c.lastOrder() + 1;
        for (int i = 1; i <= n; i++) {
            w[i] = 1.0 / i;
        }
        g[1] = 1;
        double reach = 0;
        for (int j = 2; j <= n; j++) {
            double psi = c.psi[j - 1];
            double gamma = (h + reach) / psi;
            double eta = h / psi;
            for (int i = 1; i <= n + 1 - j; i++) {
                w[i] = gamma * w[i] - eta * w[i + 1];
            }
            g[j] = w[1];
            reach = psi;
        }
        System.arraycopy(anchor, 0, out, 0, size);
        for (int j = n; j >= 1; j--) {
            double weight = h * g[j];
            double[] difference = phi[j];
            for (int i = 0; i < size; i++) {
                out[i] += weight * difference[i];
            }
        }
    }

    @Override
    void remember(CheckpointTape tape) {
        super.remember(tape);
        tape.pass(phi);
        c.remember(tape);
        k = tape.pass(k);
        climbing = tape.pass(climbing);
        fresh = tape.pass(fresh);
        failures = tape.pass(failures);
    }
}
