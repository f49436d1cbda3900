package org.condyle.integrate;

import org.condyle.math.Check;

/**
 * Methods whose step follows an error estimate. The loop is here: aim, attempt, judge, take or shrink. A method estimates
 * its error as a norm that must not exceed 1,
 *
 * <pre>  error² = mean over q, v, z of (eᵢ / scᵢ)²,   scᵢ = accuracy (scaleᵢ + max(|y0ᵢ|, |y1ᵢ|))  </pre>
 *
 * with the scaleᵢ of {@link Ode#scale} unless {@link #absoluteScales} says otherwise. A trial state outside the domain of the rates makes the
 * step shrink like an inaccurate one. Below {@code 16 ulp} of time the step fails: TOO_INACCURATE or what the rates said.
 */
public abstract class AdaptiveStepper extends BaseStepper {
    private static final double DEFAULT_ACCURACY = 1e-6;
    private static final int MOST_SHORTENINGS = 60;
    private static final double SAME = 1e-9; // of a step: rounding of times
    private static final double SEEN = 1e-7; // of a step: what is over sooner is not looked for
    private static final int SMOOTH = 4; // looks in a row that find nothing but a smooth force

    final double accuracy;
    private final double firstStep;
    final double maxStep;
    private double[] givenScales = NONE;
    private double[] scales = NONE;

    /** The step to try next. */
    double next;

    /** The step that was wanted when the limit made it shorter, else 0. */
    double wanted;

    /** Error norm of the last attempt; at most 1 is good. */
    double error;

    private static final double SHORT = 1e4; // of the smallest step there is: then the estimates alone judge

    private final BalanceControl balance;

    AdaptiveStepper(StepOptions options) {
        this(options, options.accuracy());
    }

    /** For a method that works inside with another accuracy than was asked for. */
    AdaptiveStepper(StepOptions options, double asked) {
        accuracy = options.accuracy() > 0 ? options.accuracy() : DEFAULT_ACCURACY;
        balance = new BalanceControl(asked > 0 ? asked : DEFAULT_ACCURACY);
        firstStep = options.step();
        maxStep = options.maxStep();
    }

    /** Typical sizes of the components of y, in their units, below which only absolute accuracy is asked. Before start. */
    public final void absoluteScales(double... typical) {
        for (double scale : typical) {
            Check.positive("absolute scale of a component", scale);
        }
        givenScales = typical.clone();
    }

    @Override
    public final boolean adaptive() {
        return true;
    }

    @Override
    public final double nextStep() {
        return next;
    }

    /** The step was taken with length h: judge it and return the step for the next one; {@link #wanted} may help. */
    abstract double afterAccepting(double h);

    /** The step of length h failed, by its error when {@code why} is TOO_INACCURATE: the shorter step to try. */
    abstract double afterRejecting(double h, StepStatus why);

    /** Order of the error estimate, for the first step. */
    abstract int startOrder();

    /** Forgets history of the method. */
    abstract void clearHistory();

    @Override
    void allocate(Ode system) {
        balance.clear();
        scales = new double[active];
        for (int i = 0; i < active; i++) {
            scales[i] = i < givenScales.length ? givenScales[i] : system.scale(i);
        }
    }

    @Override
    void arrived() {
        if (judgedByBalance()) {
            balance.arrived(ode(), y);
        }
    }

    @Override
    void begin() {
        clearHistory();
        next = Math.min(maxStep, firstStep > 0 ? firstStep : guessFirstStep());
    }

    @Override
    void jumped() {
        clearHistory();
        shorten();
    }

    /**
     * Shortens the next step until the rates at the end of an Euler step would change velocities by less than half. The
     * stages of a long step may all miss a short stiff contact, or be thrown past it by the first that meets it, and then
     * agree on nothing having happened. An Euler step can miss it, too, so shorter ones are looked at first.
     */
    private void shorten() {
        int from = ode().configurationSize(), to = from + ode().velocitySize();
        double speed = 1e-6; // m/s or rad/s: from rest the first step is as short as a slow start needs
        for (int i = from; i < to; i++) {
            speed = Math.max(speed, Math.abs(y[i]));
        }
        double longer = Double.POSITIVE_INFINITY;
        int smooth = 0;
        for (double h = next, least = SEEN * next; h > least && smooth < SMOOTH; h *= 0.25) {
            double change = change(h, from, to);
            if (change > 0.5 * speed) {
                next = h;
                break;
            }
            smooth = change <= 0.1 * longer ? smooth + 1 : 0; // rates that change like h change velocities like h²
            longer = change;
        }
        for (int k = 0; k < MOST_SHORTENINGS; k++) {
            double change = change(next, from, to);
            if (change <= 0.5 * speed) {
                return;
            }
            // forces grow like depth or steeper: with F ~ h the change goes like h²
            next *= Math.max(1e-3, Math.min(0.5, Math.sqrt(0.3 * speed / change)));
        }
    }

    /** How much the rates at the end of an Euler step would change velocities in that step; infinite where there are none. */
    private double change(double h, int from, int to) {
        for (int i = 0; i < size; i++) {
            y1[i] = y[i] + h * f[i];
        }
        if (evaluate(time + h, y1, f1) != StepStatus.ACCEPTED) {
            return Double.POSITIVE_INFINITY;
        }
        double change = 0;
        for (int i = from; i < to; i++) {
            change = Math.max(change, Math.abs(f1[i] - f[i]) * h);
        }
        return change;
    }

    /**
     * Whether the balance of the system may refuse a step, too: of one-step methods whose last stage is the end of the step.
     * Others would lose their history at every kink.
     */
    boolean judgedByBalance() {
        return false;
    }

    @Override
    public final StepStatus step(double limit) {
        checkLimit(limit);
        worst = -1;
        takeAsBeginning();
        double h = balance.begin(t0, next);
        double smallest = 16 * Math.ulp(Math.max(Math.abs(t0), h));
        double end = aim(h, limit);
        wanted = end - t0 < 0.99 * next ? next : 0; // more than rounding
        while (true) {
            h = end - t0;
            StepStatus status = attempt(end);
            boolean unbalanced = false;
            if (status == StepStatus.ACCEPTED && error <= 1 && judgedByBalance() && h > SHORT * smallest) {
                double imbalance = balance.error(ode(), t0, h, y1);
                unbalanced = imbalance > 1;
                error = Math.max(error, imbalance);
            }
            if (status == StepStatus.ACCEPTED && !(error <= 1)) {
                status = StepStatus.TOO_INACCURATE;
            }
            if (status == StepStatus.ACCEPTED) {
                accept(end);
                next = Math.min(maxStep, Math.max(afterAccepting(h), balance.accept(t0, end)));
                return status;
            }
            rejected++;
            double shorter = Math.min(afterRejecting(h, status), 0.9 * h);
            if (unbalanced) {
                shorter = Math.max(smallest, balance.refuse(t0, h, error, shorter));
            }
            wanted = 0;
            if (!(shorter >= smallest)) {
                return status;
            }
            end = aim(shorter, limit);
        }
    }

    /** End of a step of about h: the limit if it is near, half way to it if two steps are needed anyway. */
    private double aim(double h, double limit) {
        double rest = limit - t0;
        if (rest <= 1.01 * h && rest <= maxStep * (1 + SAME)) {
            return limit;
        }
        return t0 + (rest < 2 * h ? 0.5 * rest : h);
    }

    final double scale(int i) {
        return accuracy * (scales[i] + Math.max(Math.abs(y0[i]), Math.abs(y1[i])));
    }

    /** Norm of an error vector between y0 and y1; a large one leaves its worst component. */
    final double norm(double[] e) {
        double sum = 0;
        for (int i = 0; i < active; i++) {
            double r = e[i] / scale(i);
            sum += r * r;
        }
        double norm = Math.sqrt(sum / Math.max(1, active));
        if (!(norm <= 1)) {
            blame(e);
        }
        return norm;
    }

    /** Remembers the component of e that is largest against its scale. */
    final void blame(double[] e) {
        double largest = -1;
        for (int i = 0; i < active; i++) {
            double r = Math.abs(e[i]) / scale(i);
            if (Double.isNaN(r)) {
                worst = i;
                return;
            }
            if (r > largest) {
                largest = r;
                worst = i;
            }
        }
    }

    /**
     * First step of Hairer, Nørsett and Wanner (I, section II.4): so small that an explicit Euler step changes y by one
     * hundredth, and that the leading error term, guessed from the second derivative, stays one hundredth too.
     */
    private double guessFirstStep() {
        System.arraycopy(y, 0, y1, 0, size);
        double d0 = norm(y);
        double d1 = norm(f);
        double h0 = d0 < 1e-5 || d1 < 1e-5 ? 1e-6 : 0.01 * d0 / d1;
        h0 = Math.min(h0, maxStep);
        StepStatus status;
        double floor = 16 * Math.ulp(Math.max(Math.abs(time), h0));
        while (true) {
            for (int i = 0; i < size; i++) {
                y1[i] = y[i] + h0 * f[i];
            }
            status = evaluate(time + h0, y1, f1);
            if (status == StepStatus.ACCEPTED || h0 < floor) {
                break;
            }
            h0 *= 0.1;
        }
        worst = -1;
        if (status != StepStatus.ACCEPTED) {
            return h0; // the first step will meet the same trouble and report it
        }
        System.arraycopy(y, 0, y1, 0, size);
        for (int i = 0; i < active; i++) {
            f1[i] = (f1[i] - f[i]) / h0;
        }
        double largest = Math.max(d1, norm(f1));
        worst = -1;
        double h1 = largest <= 1e-15 ? Math.max(1e-6, h0 * 1e-3) : Math.pow(0.01 / largest, 1.0 / (startOrder() + 1));
        return Math.min(100 * h0, h1);
    }

    @Override
    void remember(CheckpointTape tape) {
        next = tape.pass(next);
        balance.remember(tape);
    }
}
