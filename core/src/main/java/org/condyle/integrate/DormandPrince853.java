package org.condyle.integrate;

import static org.condyle.integrate.DormandPrince853Tableau.A;
import static org.condyle.integrate.DormandPrince853Tableau.C;
import static org.condyle.integrate.DormandPrince853Tableau.D;
import static org.condyle.integrate.DormandPrince853Tableau.E3;
import static org.condyle.integrate.DormandPrince853Tableau.E5;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Explicit Runge-Kutta method of order 8 by Dormand and Prince, as DOP853 of Hairer, Nørsett, Wanner I, section II.10.
 * Two estimates of orders 5 and 3 are combined into one of order 7,
 *
 * <pre>  error = |e₅|² / √(|e₅|² + 0.01 |e₃|²)  </pre>
 *
 * Twelve evaluations per step. Dense output of order 7 costs three more in a step where it is asked for; its error is ten
 * to a hundred times that of the step, so {@link #interpolate} adds {@link RatesInside}, five or ten evaluations, or where the
 * step is so long that these would not help, as near the limit of stability, takes it again in {@link Halves}.
 *
 * <p>For smooth problems at accuracies from 1e-7 to 1e-13.
 */
public final class DormandPrince853 extends EmbeddedRungeKutta {
    private static final int LAST = 12;
    /** A last coefficient of dense output of less, in tolerances, is far below the error of steps: s⁴ (1 - s)³ is below 1/100. */
    private static final double CALM = 0.01;
    /** Steps of more h L are long: rates on the polynomial would not improve it. */
    private static final double LONG = 1.5;
    /** In steps of less h L one round of rates is enough. */
    private static final double SHORT = 0.3;

    /** Who provides values inside the present step. */
    private enum Inside {
        UNKNOWN,
        POLYNOMIAL,
        RATES,
        HALVES
    }

    private final @Nullable Halves halves;
    private final RatesInside improved = new RatesInside();
    private double[] argument = NONE;
    private double[] last = NONE;
    private double[][] poly = {};
    private boolean denseReady;
    private boolean denseFailed;
    private Inside inside = Inside.UNKNOWN;

    public DormandPrince853(StepOptions options) {
        this(options, new Halves(new DormandPrince853(options, null), new DormandPrince853(options, null)));
    }

    private DormandPrince853(StepOptions options, @Nullable Halves halves) {
        super(options, A, C, new StepController(8, 0.0, 1.0 / 3, 6));
        this.halves = halves;
    }

    @Override
    public int order() {
        return 8;
    }

    @Override
    int startOrder() {
        return 8;
    }

    @Override
    int lastStage() {
        return LAST;
    }

    @Override
    double stableTo() {
        return 6.1;
    }

    @Override
    boolean estimateNeedsLastStage() {
        return false;
    }

    @Override
    void allocate(Ode system) {
        super.allocate(system);
        argument = new double[size];
        last = new double[size];
        poly = new double[7][size];
        improved.allocate(size);
        if (halves != null) {
            halves.allocate(system);
        }
    }

    @Override
    StepStatus attempt(double end) {
        denseReady = false;
        inside = Inside.UNKNOWN;
        if (halves != null) {
            halves.clear();
        }
        return super.attempt(end);
    }

    @Override
    double estimate(double h) {
        Arrays.fill(errors, 0);
        combine(E3, h, errors, errors);
        double e3 = norm(errors);
        Arrays.fill(errors, 0);
        combine(E5, h, errors, errors);
        double e5 = norm(errors);
        double denominator = e5 * e5 + 0.01 * e3 * e3;
        return denominator == 0 ? 0 : e5 * e5 / Math.sqrt(denominator);
    }

    @Override
    void accurate(double t, double[] out) {
        if (inside == Inside.UNKNOWN) {
            inside = choose();
        }
        if (inside == Inside.POLYNOMIAL) {
            dense(t, out);
        } else if (inside == Inside.RATES) {
            improved.interpolate(y0, (t - t0) / (time - t0), out);
        } else if (halves == null || !halves.interpolate(this, t, out)) {
            dense(t, out);
        }
    }

    private Inside choose() {
        double h = time - t0;
        if (!denseReady) {
            prepareDense(h);
        }
        int blamed = worst;
        if (!denseFailed && norm(poly[6]) <= CALM) {
            worst = blamed;
            return Inside.POLYNOMIAL;
        }
        combine(A[LAST], h, y0, last);
        double length = length(h);
        boolean helps = length <= LONG && improved.prepare(this, h, last, k[LAST], length > SHORT ? 2 : 1);
        worst = blamed;
        return helps ? Inside.RATES : Inside.HALVES;
    }

    /** h L, guessed from two stages at the end of the step, as DOP853 guesses stiffness, and from both ends. */
    private double length(double h) {
        combine(A[LAST - 1], h, y0, argument);
        return h * Math.max(steepness(k[LAST - 1], argument, last), steepness(k[0], y0, last));
    }

    @Override
    void dense(double t, double[] out) {
        double h = time - t0;
        double s = (t - t0) / h;
        if (!denseReady) {
            prepareDense(h);
        }
        if (denseFailed) { // an extra stage left the domain of the rates
            Hermite.cubic(y0, f0, y, f, h, s, out, size);
            return;
        }
        double r = 1 - s;
        for (int i = 0; i < size; i++) {
            double p = poly[6][i] * s;
            p = (p + poly[5][i]) * r;
            p = (p + poly[4][i]) * s;
            p = (p + poly[3][i]) * r;
            p = (p + poly[2][i]) * s;
            p = (p + poly[1][i]) * r;
            out[i] = y0[i] + (p + poly[0][i]) * s;
        }
    }

    private void prepareDense(double h) {
        denseReady = true;
        denseFailed = false;
        int blamed = worst;
        for (int i = LAST + 1; i < C.length; i++) {
            if (stage(i, h, argument) != StepStatus.ACCEPTED) {
                worst = blamed;
                denseFailed = true;
                return;
            }
        }
        combine(A[LAST], h, y0, argument); // the end of the step, even if the state was replaced since
        for (int i = 0; i < size; i++) {
            double rise = argument[i] - y0[i];
            poly[0][i] = rise;
            poly[1][i] = h * k[0][i] - rise;
            poly[2][i] = 2 * rise - h * (k[LAST][i] + k[0][i]);
        }
        for (int j = 0; j < D.length; j++) {
            Arrays.fill(poly[3 + j], 0);
            combine(D[j], h, poly[3 + j], poly[3 + j]);
        }
    }
}
