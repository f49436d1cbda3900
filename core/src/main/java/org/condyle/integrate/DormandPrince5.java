package org.condyle.integrate;

import java.util.Arrays;

/**
 * Explicit Runge-Kutta pair of orders 5(4) by Dormand and Prince, "A family of embedded Runge-Kutta formulae", J. Comp.
 * Appl. Math. 6 (1980) 19-26, advanced with the order-5 result. Dense output of order 4 by Shampine as in DOPRI5 of
 * Hairer, Nørsett, Wanner I, section II.6. Seven stages, six evaluations per step.
 *
 * <p>The general-purpose method at accuracies from 1e-3 to 1e-7 for problems that are not stiff; with stiff contact the
 * step is bound by h λ &lt; 3.3 and {@link StiffnessSwitch} lets {@link Radau5} take over.
 */
public final class DormandPrince5 extends EmbeddedRungeKutta {
    private static final double[] C = {0, 1.0 / 5, 3.0 / 10, 4.0 / 5, 8.0 / 9, 1, 1};
    private static final double[][] A = {
        {},
        {1.0 / 5},
        {3.0 / 40, 9.0 / 40},
        {44.0 / 45, -56.0 / 15, 32.0 / 9},
        {19372.0 / 6561, -25360.0 / 2187, 64448.0 / 6561, -212.0 / 729},
        {9017.0 / 3168, -355.0 / 33, 46732.0 / 5247, 49.0 / 176, -5103.0 / 18656},
        {35.0 / 384, 0, 500.0 / 1113, 125.0 / 192, -2187.0 / 6784, 11.0 / 84},
    };
    /** Order 5 minus order 4. */
    private static final double[] E = {
        71.0 / 57600, 0, -71.0 / 16695, 71.0 / 1920, -17253.0 / 339200, 22.0 / 525, -1.0 / 40
    };
    /** Fifth coefficient of the dense output. */
    private static final double[] D = {
        -12715105075.0 / 11282082432.0,
        0,
        87487479700.0 / 32700410799.0,
        -10690763975.0 / 1880347072.0,
        701980252875.0 / 199316789632.0,
        -1453857185.0 / 822651844.0,
        69997945.0 / 29380423.0
    };

    private double[] end = NONE;
    private double[] bend = NONE;

    public DormandPrince5(StepOptions options) {
        super(options, A, C, new StepController(5, 0.04, 0.2, 10));
    }

    @Override
    public int order() {
        return 5;
    }

    @Override
    int startOrder() {
        return 5;
    }

    @Override
    int lastStage() {
        return 6;
    }

    @Override
    double stableTo() {
        return 3.3;
    }

    @Override
    boolean estimateNeedsLastStage() {
        return true;
    }

    @Override
    void allocate(Ode system) {
        super.allocate(system);
        end = new double[size];
        bend = new double[size];
    }

    @Override
    double estimate(double h) {
        Arrays.fill(errors, 0);
        combine(E, h, errors, errors);
        return norm(errors);
    }

    @Override
    void dense(double t, double[] out) {
        double h = time - t0;
        double s = (t - t0) / h;
        double r = 1 - s;
        combine(A[6], h, y0, end); // not y: the state may have been replaced
        Arrays.fill(bend, 0);
        combine(D, h, bend, bend);
        for (int i = 0; i < size; i++) {
            double rise = end[i] - y0[i];
            double first = h * k[0][i] - rise;
            double second = rise - h * k[6][i] - first;
            out[i] = y0[i] + s * (rise + r * (first + s * (second + r * bend[i])));
        }
    }
}
