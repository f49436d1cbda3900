package org.condyle.math;

import java.util.Arrays;

/**
 * How a tissue forgets: the part of the force of a step that is still there after a time, as a Prony series,
 *
 * <pre>  G(t) = g + Σ gᵢ e^(-t/τᵢ),   g = 1 - Σ gᵢ > 0,   G(0) = 1  </pre>
 *
 * The force of a history is ∫ G(t - s) dF(s), with the force F that the tissue would have if it were quick: of one term and a linear F it
 * is the standard linear solid, of a curved F the quasi-linear law of Fung, "Biomechanics: mechanical properties of living tissues"
 * (1981). With the part zᵢ of F that a term has forgotten,
 *
 * <pre>  τᵢ żᵢ = F - zᵢ,   force F - Σ gᵢ zᵢ  </pre>
 */
public final class Relaxation {
    private final double[] share;
    private final double[] time;
    private final double rest;
    private final double shortest;

    /**
     * @param shares gᵢ [-], each positive, together less than 1
     * @param times  τᵢ [s]
     */
    public Relaxation(double[] shares, double[] times) {
        if (shares.length == 0 || shares.length != times.length) {
            throw new IllegalArgumentException("a relaxation needs terms with a share and a time each, has "
                    + shares.length + " shares and " + times.length + " times");
        }
        double sum = 0, least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < shares.length; i++) {
            sum += Check.positive("share of term " + (i + 1) + " of a relaxation [-]", shares[i]);
            least = Math.min(least, Check.positive("time of term " + (i + 1) + " of a relaxation [s]", times[i]));
        }
        if (!(sum < 1)) {
            throw new IllegalArgumentException("shares of a relaxation must add up to less than 1, what is left is the"
                    + " stiffness after a long time; their sum was " + (float) sum);
        }
        share = shares.clone();
        time = times.clone();
        rest = 1 - sum;
        shortest = least;
    }

    /**
     * Fung's continuous spectrum, equal shares for equal ratios of times from τ₁ to τ₂,
     *
     * <pre>  G = (1 + C (E₁(t/τ₂) - E₁(t/τ₁)))/(1 + C ln(τ₂/τ₁))  </pre>
     *
     * by terms in the middle of equal parts of ln τ. Both ends, G(0) and G(∞), are exact; between them one term a decade is wrong by up to
     * 0.007 for C = 0.1 and four decades, two by 0.0011, four by 0.0003: near the ends of the spectrum, where the parts are cut off.
     *
     * @param factor    C [-]
     * @param perDecade terms for a ratio of times of 10
     */
    public static Relaxation fung(double factor, double from, double to, int perDecade) {
        Check.positive("factor of a spectrum [-]", factor);
        Check.positive("shortest time of a spectrum [s]", from);
        if (!(to > from) || to == Double.POSITIVE_INFINITY) {
            throw new IllegalArgumentException(
                    "the longest time of a spectrum must be longer than the shortest one, " + from + " s, was " + to);
        }
        double width = Math.log(to / from);
        int terms = Math.max(1, (int) Math.round(perDecade * width / Math.log(10)));
        double[] shares = new double[terms], times = new double[terms];
        for (int i = 0; i < terms; i++) {
            shares[i] = factor * width / terms / (1 + factor * width);
            times[i] = from * Math.exp(width * (i + 0.5) / terms);
        }
        return new Relaxation(shares, times);
    }

    /** Number of terms. */
    public int terms() {
        return share.length;
    }

    /** gᵢ [-]. */
    public double share(int i) {
        return share[i];
    }

    /** τᵢ [s]. */
    public double time(int i) {
        return time[i];
    }

    /** g, the part that is never forgotten. */
    public double rest() {
        return rest;
    }

    /** The shortest of the times [s]. */
    public double shortest() {
        return shortest;
    }

    /** G at a time after a step [s]. */
    public double at(double t) {
        double sum = rest;
        for (int i = 0; i < share.length; i++) {
            sum += share[i] * Math.exp(-t / time[i]);
        }
        return sum;
    }

    /** (1 - e^(-x))/x: what a ramp over the time x τ leaves of its height in a term. */
    public static double kept(double x) {
        return Math.abs(x) < 1e-300 ? 1 : -Math.expm1(-x) / x;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Relaxation r && Arrays.equals(share, r.share) && Arrays.equals(time, r.time);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(share) + Arrays.hashCode(time);
    }
}
