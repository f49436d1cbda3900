package org.condyle.muscle.law;

import org.condyle.function.ScalarFunction;

/**
 * Stretched tissue of most laws: an exponential that begins at some stretch and goes on as its tangent where it has become too large.
 *
 * <pre>  f(x) = s (exp(k (x - 1)) - c) for x > from,   0 otherwise  </pre>
 */
final class ExponentialCurve implements ScalarFunction {
    /** Exponent beyond which a curve without a line of its own goes on straight: 7e10, so that no stretch gives infinite forces. */
    static final double FAR = 25;

    private final double from;
    private final double k;
    private final double c;
    private final double s;
    private final double straight; // exponent where the line begins
    private final double atStraight;
    private final double before; // integral from -∞ to `from`

    ExponentialCurve(double from, double k, double c, double s, double straight) {
        this.from = from;
        this.k = k;
        this.c = c;
        this.s = s;
        this.straight = straight;
        atStraight = Math.exp(straight);
        before = s * (Math.exp(k * (from - 1)) / k - c * from);
    }

    @Override
    public double value(double x) {
        if (x <= from) {
            return 0;
        }
        double u = k * (x - 1);
        return s * ((u < straight ? Math.exp(u) : atStraight * (1 + (u - straight))) - c);
    }

    @Override
    public double slope(double x) {
        return x < from ? 0 : s * k * Math.exp(Math.min(straight, k * (x - 1)));
    }

    @Override
    public double integral(double x) {
        if (x <= from) {
            return 0;
        }
        double u = k * (x - 1), v = u - straight;
        return s * ((v < 0 ? Math.exp(u) : atStraight * (1 + v + 0.5 * v * v)) / k - c * x) - before;
    }
}
