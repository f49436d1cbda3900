package org.condyle.integrate;

/**
 * Checks the {@link Ode#balance} of a system over a step: it should not change. The embedded estimates judge every
 * component by itself, leave quadratures out and may miss a kink between their stages, as where the next face of a mesh
 * comes into contact; the balance is the true error of the whole and costs no evaluation.
 *
 * <pre>  error = |B(y1) - B(y0)| / (tolerance · largest size so far + rounding)  </pre>
 *
 * For smooth problems its error is of higher order than the estimates, so it rarely rejects a step. If a step and then
 * a shorter step from the same point are both rejected, there is a kink: it is enclosed by halving, and crossed in one
 * step as soon as the error, which is proportional to the square of that step, permits it; then the step returns to its
 * previous length.
 *
 * <p>Rounding, such as that of positions under stiff forces, does not shrink with the step. Where shortening does not
 * help, the change of the balance is taken for noise, which is ignored in the rest of the run. And where short steps
 * add up to what the long one was refused for, time and again, there is no error but a leak, a power that no account
 * contains: then there is no balance.
 */
final class BalanceControl {
    /** A hundred steps add up to 1e-8 at worst; a much smaller value would react to rounding. */
    private static final double FINEST = 1e-10;

    private static final int PATIENCE = 4;
    /** A kink is not enclosed more closely than this, relative to the step that met it. */
    private static final double CLOSEST = 1e-6;

    private static final int LEAKY = 4;

    private final double tolerance;
    private final ConservedQuantity balance = new ConservedQuantity();
    private boolean judged; // the balance is that of the end of the step under way
    private double here;
    private double largest;
    private double noise;

    /** The last refused step; another refusal before its end tells of a kink. */
    private double refusedEnd;

    private double refusedFrom;
    private double refusedChange;
    private double refusedStep;
    private double refusedError;
    private int refusals;
    /** The step that was refused first. */
    private double stepBefore;

    private double worst;
    private int tries;
    private int leaks;

    BalanceControl(double accuracy) {
        tolerance = Math.max(accuracy, FINEST);
    }

    /** A run begins. */
    void clear() {
        largest = 0;
        noise = 0;
        leaks = 0;
        refusedEnd = Double.NEGATIVE_INFINITY;
    }

    /** The state is now y, where rates were evaluated last. */
    void arrived(Ode ode, double[] y) {
        if (!judged) {
            ode.balance(y, balance);
        }
        judged = false;
        here = balance.value;
        largest = Math.max(largest, balance.size);
    }

    /** A step from t that would like to be h long: shorter before a kink. */
    double begin(double t, double h) {
        tries = 0;
        worst = 0;
        judged = false;
        return kink(t) ? Math.min(h, towards(refusedEnd - t)) : h;
    }

    private boolean kink(double t) {
        return refusedEnd > t && refusals > 1;
    }

    private double towards(double rest) {
        double ratio = rest / refusedStep;
        return refusedError * ratio * ratio < 0.5 || rest < CLOSEST * stepBefore ? rest : 0.5 * rest;
    }

    /** Error of a step from t of length h that ends at y, where rates were evaluated last; at most 1 is good. */
    double error(Ode ode, double t, double h, double[] y) {
        ode.balance(y, balance);
        judged = true;
        if (balance.size == 0 || leaks >= LEAKY || (kink(t) && h < CLOSEST * stepBefore)) {
            return 0;
        }
        double change = Math.abs(balance.value - here);
        double error = change / (tolerance * Math.max(largest, balance.size) + balance.rounding + noise);
        if (error <= 1) {
            return error;
        }
        worst = Math.max(worst, error);
        tries++;
        if (tries > PATIENCE && error > 0.25 * worst) {
            noise = 2 * change;
            return 0;
        }
        return error;
    }

    /** A step from t of length h was refused for this error; {@code shorter} is what its order would suggest. */
    double refuse(double t, double h, double error, double shorter) {
        if (t >= refusedEnd) {
            refusals = 0;
            stepBefore = h;
        }
        refusals++;
        refusedEnd = t + h;
        refusedFrom = here;
        refusedChange = balance.value - here;
        refusedStep = h;
        refusedError = error;
        return kink(t) ? 0.5 * h : shorter;
    }

    /** A step from t was taken to its end: how long the next may be, if that was over a kink. */
    double accept(double t, double end) {
        if (t >= refusedEnd || end < refusedEnd) {
            return 0;
        }
        // over a kink halves make an error of a half at most, on a smooth way much less
        boolean adds = (here - refusedFrom) / refusedChange > 0.75;
        leaks = leaks >= LEAKY || adds ? leaks + 1 : 0;
        return kink(t) ? stepBefore : 0;
    }

    void remember(CheckpointTape tape) {
        here = tape.pass(here);
        largest = tape.pass(largest);
        noise = tape.pass(noise);
        leaks = tape.pass(leaks);
        refusedEnd = tape.pass(refusedEnd);
        refusals = tape.pass(refusals);
        stepBefore = tape.pass(stepBefore);
        refusedFrom = tape.pass(refusedFrom);
        refusedChange = tape.pass(refusedChange);
        refusedStep = tape.pass(refusedStep);
        refusedError = tape.pass(refusedError);
    }
}
