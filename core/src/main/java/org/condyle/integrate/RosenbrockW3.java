package org.condyle.integrate;

/**
 * Linearly implicit method of order 3(2) with four stages, ROS34PW2 of J. Rang and L. Angermann, "New Rosenbrock W-methods of
 * order 3 for partial differential algebraic equations of index 1", BIT 45 (2005) 761-787. It keeps its order with any matrix J
 * in place of the Jacobian:
 *
 * <pre>  (1 - h γ J) kᵢ = f(t₀ + αᵢ h, y₀ + h Σⱼ αᵢⱼ kⱼ) + h J Σⱼ γᵢⱼ kⱼ        y₁ = y₀ + h Σ bᵢ kᵢ  </pre>
 *
 * Here J has the slopes ∂żᵢ/∂zᵢ of the internal states on its diagonal, where they are negative, and nothing else. So a step costs
 * four evaluations and no matrices, the motion is integrated as by an explicit method, and fast internal states, such as the
 * fibres of muscles with stiff tendons, do not shorten the step: in their direction the method is L-stable. For accuracies from
 * 1e-3 to 1e-5; stiff contacts need {@link Radau5}.
 */
public final class RosenbrockW3 extends AdaptiveStepper {
    static final double GAMMA = 0.43586652150845900;
    static final double[][] ALPHA = {{}, {0.87173304301691801}, {0.84457060015369423, -0.11299064236484185}, {0, 0, 1}};
    static final double[][] OFF = {
        {},
        {-0.87173304301691801},
        {-0.90338057013044082, 0.054180672388095326},
        {0.24212380706095346, -1.2232505839045147, 0.54526025533510214}
    };
    static final double[] B = {0.24212380706095346, -1.2232505839045147, 1.5452602553351020, 0.43586652150845900};
    /** Weights of the order-2 result beside it. */
    static final double[] BESIDE = {0.37810903145819369, -0.096042292212423178, 0.5, 0.21793326075422950};

    private final StepController controller = new StepController(3, 0.04, 0.2, 6);
    private double[][] k = {};
    private double[] argument = NONE;
    private double[] errors = NONE;
    private double[] slopes = NONE; // at t0, for all components
    private double[] slopesAtEnd = NONE; // of internals, at time
    private double slopesTime = Double.NaN;
    private double endTime = Double.NaN;

    public RosenbrockW3(StepOptions options) {
        super(options);
    }

    @Override
    public int order() {
        return 3;
    }

    @Override
    int startOrder() {
        return 3;
    }

    @Override
    void allocate(Ode system) {
        super.allocate(system);
        k = new double[4][size];
        argument = new double[size];
        errors = new double[size];
        slopes = new double[size];
        slopesAtEnd = new double[system.internalSize()];
        slopesTime = endTime = Double.NaN;
    }

    @Override
    void arrived() {
        super.arrived();
        ode().internalSlopes(y, slopesAtEnd);
        endTime = time;
    }

    @Override
    StepStatus attempt(double end) {
        if (slopesTime != t0 && endTime == t0) { // else the step is tried again
            int at = ode().configurationSize() + ode().velocitySize();
            for (int i = 0; i < slopesAtEnd.length; i++) {
                slopes[at + i] = slopesAtEnd[i] < 0 ? slopesAtEnd[i] : 0; // not where it is not a number, either
            }
            slopesTime = t0;
        }
        double h = end - t0;
        System.arraycopy(f0, 0, k[0], 0, size);
        solve(0, h);
        for (int i = 1; i < 4; i++) {
            double when = 0;
            System.arraycopy(y0, 0, argument, 0, size);
            for (int j = 0; j < i; j++) {
                when += ALPHA[i][j];
                add(h * ALPHA[i][j], k[j], argument);
            }
            StepStatus status = evaluate(t0 + when * h, argument, k[i]);
            if (status != StepStatus.ACCEPTED) {
                return status;
            }
            solve(i, h);
        }
        System.arraycopy(y0, 0, y1, 0, size);
        for (int i = 0; i < size; i++) {
            errors[i] = 0;
        }
        for (int j = 0; j < 4; j++) {
            add(h * B[j], k[j], y1);
            add(h * (B[j] - BESIDE[j]), k[j], errors);
        }
        StepStatus status = finite(y1);
        if (status != StepStatus.ACCEPTED) {
            return status;
        }
        error = norm(errors);
        return !(error <= 1) && !forced ? status : evaluate(end, y1, f1);
    }

    /** k_i from the rates that it holds. */
    private void solve(int i, double h) {
        for (int c = 0; c < size; c++) {
            double s = slopes[c];
            if (s != 0) {
                double sum = 0;
                for (int j = 0; j < i; j++) {
                    sum += OFF[i][j] * k[j][c];
                }
                k[i][c] = (k[i][c] + h * s * sum) / (1 - h * GAMMA * s);
            }
        }
    }

    private void add(double factor, double[] x, double[] out) {
        if (factor != 0) {
            for (int i = 0; i < size; i++) {
                out[i] += factor * x[i];
            }
        }
    }

    @Override
    void dense(double t, double[] out) {
        Hermite.cubic(y0, f0, y, f, time - t0, (t - t0) / (time - t0), out, size);
    }

    @Override
    void clearHistory() {
        controller.clear();
    }

    @Override
    double afterAccepting(double h) {
        return controller.accepted(h, error, wanted);
    }

    @Override
    double afterRejecting(double h, StepStatus why) {
        return controller.rejected(h, error, why);
    }

    @Override
    boolean judgedByBalance() {
        return true;
    }

    @Override
    void remember(CheckpointTape tape) {
        super.remember(tape);
        controller.remember(tape);
        tape.pass(slopesAtEnd);
        endTime = tape.pass(endTime);
    }
}
