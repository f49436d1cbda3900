package org.condyle.integrate;

import org.condyle.math.Check;

/**
 * Implicit integration of the second-order structure with the algorithmic acceleration a of Chung and Hulbert, J. Appl.
 * Mech. 60 (1993) 371-375, in the Lie-group form of Brüls, Cardona and Arnold, Mech. Mach. Theory 48 (2012) 121-137:
 *
 * <pre>
 *   q₁ = q₀ ⊕ (h v₀ + h² ((1/2 - β) a₀ + β a₁))
 *   v₁ = v₀ + h ((1 - γ) a₀ + γ a₁)
 *   (1 - αm) a₁ + αm a₀ = (1 - αf) v̇(t₁, q₁, v₁, z₁) + αf v̇₀
 * </pre>
 *
 * Internals z are first-order unknowns with an algorithmic rate of the same kind (Jansen, Whiting and Hulbert, Comp.
 * Meth. Appl. Mech. Eng. 190 (2000) 305-319); quadratures w follow the trapezoidal rule. Order 2 throughout, fixed step,
 * unconditionally stable for linear systems. Three named sets of parameters:
 *
 * <ul>
 *   <li>{@link #newmark}: αm = αf = 0, γ = 1/2, β = 1/4, no damping (Newmark 1959, average acceleration);
 *   <li>{@link #hht}: αm = 0, αf = α in [0, 1/3] (Hilber, Hughes, Taylor 1977);
 *   <li>{@link #chungHulbert}: by the spectral radius ρ at infinite frequency, 1 keeps and 0 annihilates.
 * </ul>
 *
 * The unknowns (v̇, ż) are found by fixed-point iteration where that contracts quickly, else by Newton with a
 * finite-difference Jacobian that is kept as long as it converges, see {@link ModifiedNewton}. A step whose iteration fails
 * returns NOT_CONVERGED; the step is not shortened.
 */
public final class GeneralisedAlpha extends FixedStepper implements ModifiedNewton.Residual {
    private static final double DEFAULT_ACCURACY = 1e-10;
    private static final double ROUND_OFF = Math.ulp(1.0);

    private final double alphaM;
    private final double alphaF;
    private final double beta;
    private final double gamma;
    private final double accuracy;

    private int nq;
    private int nv;
    private int unknowns;
    private double h;
    private double end;
    private double reach;
    /** Algorithmic rates of (v, z): at the beginning of the step, at the current point. */
    private double[] a0 = NONE;

    private double[] a = NONE;
    private double[] q = NONE;
    private double[] dq = NONE;
    private double[] moved = NONE;
    private ModifiedNewton newton = new ModifiedNewton(0);

    private GeneralisedAlpha(StepOptions options, double alphaM, double alphaF, double beta, double gamma) {
        super(options);
        this.alphaM = alphaM;
        this.alphaF = alphaF;
        this.beta = beta;
        this.gamma = gamma;
        accuracy = options.accuracy() > 0 ? options.accuracy() : DEFAULT_ACCURACY;
    }

    public static GeneralisedAlpha newmark(StepOptions options) {
        return new GeneralisedAlpha(options, 0, 0, 0.25, 0.5);
    }

    /** Hilber, Hughes and Taylor with numerical damping alpha, 0 (as {@link #newmark}) to 1/3. */
    public static GeneralisedAlpha hht(StepOptions options, double alpha) {
        Check.within("hht alpha [-]", alpha, 0.0, 1.0 / 3);
        return new GeneralisedAlpha(options, 0, alpha, 0.25 * (1 + alpha) * (1 + alpha), 0.5 + alpha);
    }

    /** Chung and Hulbert with spectral radius rho at infinite frequency, 0 (annihilates) to 1 (keeps). */
    public static GeneralisedAlpha chungHulbert(StepOptions options, double rho) {
        Check.within("generalised-alpha spectral radius [-]", rho, 0.0, 1.0);
        double alphaM = (2 * rho - 1) / (rho + 1);
        double alphaF = rho / (rho + 1);
        double gamma = 0.5 + alphaF - alphaM;
        return new GeneralisedAlpha(options, alphaM, alphaF, 0.25 * (gamma + 0.5) * (gamma + 0.5), gamma);
    }

    @Override
    public int order() {
        return 2;
    }

    @Override
    void allocate(Ode system) {
        nq = system.configurationSize();
        nv = system.velocitySize();
        unknowns = active - nq;
        a0 = new double[unknowns];
        a = new double[unknowns];
        q = new double[nq];
        dq = new double[nv];
        moved = new double[nq];
        newton = new ModifiedNewton(unknowns);
    }

    @Override
    void begin() {
        super.begin();
        System.arraycopy(f, nq, a, 0, unknowns);
        newton.clear();
    }

    @Override
    StepStatus attempt(double to) {
        end = to;
        h = to - t0;
        if (!forced) {
            System.arraycopy(a, 0, a0, 0, unknowns);
        }
        reach = 0;
        for (int i = 0; i < nq; i++) {
            q[i] = y0[i];
            reach = Math.max(reach, Math.abs(q[i]));
        }
        System.arraycopy(y0, active, y1, active, size - active);
        StepStatus status = newton.solve(this, a0, h);
        if (status != StepStatus.ACCEPTED) {
            return status;
        }
        for (int i = active; i < size; i++) {
            y1[i] = y0[i] + 0.5 * h * (f0[i] + f1[i]);
        }
        return finite(y1);
    }

    @Override
    public StepStatus residual(double[] x, double[] r) {
        place(x);
        StepStatus status = evaluate(end, y1, f1);
        for (int i = 0; i < unknowns; i++) {
            double mean = (1 - alphaF) * f1[nq + i] + alphaF * f0[nq + i];
            r[i] = (mean - alphaM * a0[i]) / (1 - alphaM) - x[i];
        }
        return status;
    }

    /** y1 from the algorithmic rates x at the end of the step. */
    private void place(double[] x) {
        for (int i = 0; i < nv; i++) {
            dq[i] = h * y0[nq + i] + h * h * ((0.5 - beta) * a0[i] + beta * x[i]);
        }
        if (nq > 0) {
            ode().advance(q, dq, moved);
            System.arraycopy(moved, 0, y1, 0, nq);
        }
        for (int i = 0; i < unknowns; i++) {
            y1[nq + i] = y0[nq + i] + h * ((1 - gamma) * a0[i] + gamma * x[i]);
        }
    }

    /** Change of an unknown: about √ε of v or of the rate itself, and for q clearly more than its round-off. */
    @Override
    public double increment(int i) {
        double speed = Math.sqrt(ROUND_OFF) * Math.max(Math.abs(y0[nq + i]), 1e-3);
        if (i < nv) {
            speed = Math.max(speed, Math.pow(ROUND_OFF, 2.0 / 3) * reach / h);
        }
        return Math.max(speed / (h * gamma), Math.sqrt(ROUND_OFF) * Math.abs(a0[i]));
    }

    /** What an unknown may be wrong by; a stiff velocity is known to the round-off of q over h, not better. */
    @Override
    public double tolerance(int i) {
        double inRate = accuracy * (1 + Math.abs(y0[nq + i])) + 16 * ROUND_OFF * reach / h;
        return inRate / (h * gamma) + 16 * ROUND_OFF * Math.abs(a0[i]);
    }

    @Override
    public void blame(int i) {
        worst = nq + i;
    }

    @Override
    void wasTaken() {
        newton.solution(a);
    }

    @Override
    void remember(CheckpointTape tape) {
        super.remember(tape);
        tape.pass(a);
        newton.remember(tape);
    }
}
