package org.condyle.integrate;

/**
 * Step control of the explicit Runge-Kutta methods after Hairer, Nørsett, Wanner I, section II.4, with the stabilising
 * proportional-integral term of Gustafsson, ACM TOMS 17 (1991) 533-554:
 *
 * <pre>  h_new = 0.9 h  error^-(1/k - 0.75 β)  errorBefore^β,   k = order of the error estimate + 1  </pre>
 *
 * and after a rejected step no growth.
 */
final class StepController {
    private static final double SAFETY = 0.9;

    private final double beta;
    private final double exponent;
    private final double shrink;
    private final double grow;
    private double before = 1e-4;
    private boolean justRejected;

    StepController(int k, double beta, double shrink, double grow) {
        this.beta = beta;
        this.exponent = 1.0 / k - 0.75 * beta;
        this.shrink = shrink;
        this.grow = grow;
    }

    void clear() {
        before = 1e-4;
        justRejected = false;
    }

    /** The next step after one of length h; a step the limit had shortened does not forget what was wanted. */
    double accepted(double h, double error, double wanted) {
        double factor = SAFETY * Math.pow(Math.max(error, 1e-14), -exponent) * Math.pow(before, beta);
        double longest = justRejected ? 1.0 : grow;
        justRejected = false;
        if (wanted == 0) {
            before = Math.max(error, 1e-4);
        }
        return Math.max(wanted, h * Math.min(longest, Math.max(shrink, factor)));
    }

    /** The shorter step to try after an attempt of length h. */
    double rejected(double h, double error, StepStatus why) {
        justRejected = true;
        if (why != StepStatus.TOO_INACCURATE || !(error < 1e30)) {
            return 0.25 * h; // outside the domain: the estimate says nothing
        }
        return h * Math.max(shrink, SAFETY * Math.pow(error, -exponent));
    }

    void remember(CheckpointTape tape) {
        before = tape.pass(before);
        justRejected = tape.pass(justRejected);
    }
}
