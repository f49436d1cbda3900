package org.condyle.expression;

/**
 * Value, first and second derivative of each operation along a curve: {@code r, d, dd} are registers of all three.
 *
 * <p>For f(x(s)) the rule is f' x' and f'' x'² + f' x''. A rate that is exactly zero stays zero even where a slope is
 * infinite, so that sqrt of a resting 0 has rate 0 and not NaN. At a jump or a kink the derivative of one side is
 * given, or zero; there is no delta function.
 */
final class Taylor {
    private static final double LN10 = Math.log(10);

    private final double[] r;
    private final double[] d;
    private final double[] dd;

    Taylor(double[] r, double[] d, double[] dd) {
        this.r = r;
        this.d = d;
        this.dd = dd;
    }

    /** Registers {@code out} = operation of registers a, b, c. */
    void apply(Operation operation, int a, int b, int c, int out) {
        double x = r[a];
        switch (operation) {
            case NEGATE -> set(out, -x, -d[a], -dd[a]);
            case ADD -> set(out, x + r[b], d[a] + d[b], dd[a] + dd[b]);
            case SUBTRACT -> set(out, x - r[b], d[a] - d[b], dd[a] - dd[b]);
            case MULTIPLY -> set(out, x * r[b], d[a] * r[b] + x * d[b], dd[a] * r[b] + 2 * d[a] * d[b] + x * dd[b]);
            case DIVIDE -> quotient(x, d[a], dd[a], r[b], d[b], dd[b], out);
            case POWER -> power(a, b, out);
            case IF -> copy(x != 0 ? b : c, out);
            case MIN -> copy(x <= r[b] || Double.isNaN(x) ? a : b, out);
            case MAX -> copy(x >= r[b] || Double.isNaN(x) ? a : b, out);
            case CLAMP -> copy(Math.max(x, r[b]) > r[c] ? c : x < r[b] ? b : a, out);
            case ABS -> chain(out, a, Math.abs(x), Math.signum(x), 0);
            case MOD -> {
                double n = Math.floor(x / r[b]);
                set(out, x - n * r[b], d[a] - n * d[b], dd[a] - n * dd[b]);
            }
            case SIN -> {
                double f = Math.sin(x);
                chain(out, a, f, Math.cos(x), -f);
            }
            case COS -> {
                double f = Math.cos(x);
                chain(out, a, f, -Math.sin(x), -f);
            }
            case TAN -> {
                double f = Math.tan(x);
                chain(out, a, f, 1 + f * f, 2 * f * (1 + f * f));
            }
            case ASIN -> {
                double slope = 1 / Math.sqrt(1 - x * x);
                chain(out, a, Math.asin(x), slope, x * slope * slope * slope);
            }
            case ACOS -> {
                double slope = -1 / Math.sqrt(1 - x * x);
                chain(out, a, Math.acos(x), slope, x * slope * slope * slope);
            }
            case ATAN -> {
                double slope = 1 / (1 + x * x);
                chain(out, a, Math.atan(x), slope, -2 * x * slope * slope);
            }
            case SINH -> {
                double f = Math.sinh(x);
                chain(out, a, f, Math.cosh(x), f);
            }
            case COSH -> {
                double f = Math.cosh(x);
                chain(out, a, f, Math.sinh(x), f);
            }
            case TANH -> {
                double f = Math.tanh(x);
                chain(out, a, f, 1 - f * f, -2 * f * (1 - f * f));
            }
            case EXP -> {
                double f = Math.exp(x);
                chain(out, a, f, f, f);
            }
            case LOG -> chain(out, a, Math.log(x), 1 / x, -1 / (x * x));
            case LOG10 -> chain(out, a, Math.log10(x), 1 / (x * LN10), -1 / (x * x * LN10));
            case SQRT -> {
                double f = Math.sqrt(x);
                chain(out, a, f, 0.5 / f, -0.25 / (f * x));
            }
            case ATAN2 -> {
                // θ = atan2(y, x) with y in a, x in b:  r² θ' = x y' - y x',  r² θ'' = x y'' - y x'' - 2 θ' (x x' + y
                // y')
                double square = x * x + r[b] * r[b];
                double rate = (r[b] * d[a] - x * d[b]) / square;
                double second = (r[b] * dd[a] - x * dd[b] - 2 * rate * (r[b] * d[b] + x * d[a])) / square;
                set(out, Math.atan2(x, r[b]), square == 0 ? 0 : rate, square == 0 ? 0 : second);
            }
            case HYPOT -> {
                double f = Math.hypot(x, r[b]);
                double rate = f == 0 ? 0 : (x * d[a] + r[b] * d[b]) / f;
                double second = d[a] * d[a] + x * dd[a] + d[b] * d[b] + r[b] * dd[b] - rate * rate;
                set(out, f, rate, f == 0 ? 0 : second / f);
            }
            case SMOOTHSTEP, SMOOTHERSTEP -> {
                // u = (a - b) / (c - b) first, then the polynomial of u.
                quotient(x - r[b], d[a] - d[b], dd[a] - dd[b], r[c] - r[b], d[c] - d[b], dd[c] - dd[b], out);
                blend(out, operation == Operation.SMOOTHSTEP);
            }
            // Piecewise constant: comparisons, logic, sign, step, floor, ceil.
            default -> set(out, Arithmetic.value(operation, x, r[b], r[c]), 0, 0);
        }
    }

    /** Function of one argument with value f, slope f1 and curvature f2 at register a. */
    void chain(int out, int a, double f, double f1, double f2) {
        double rate = d[a];
        double second = times(f2, rate * rate) + times(f1, dd[a]);
        set(out, f, times(f1, rate), second);
    }

    private void quotient(double x, double dx, double ddx, double y, double dy, double ddy, int out) {
        double q = x / y;
        double rate = (dx - times(q, dy)) / y;
        set(out, q, rate, (ddx - 2 * times(rate, dy) - times(q, ddy)) / y);
    }

    private void blend(int out, boolean cubic) {
        double u = r[out];
        double w = 1 - u;
        boolean flat = u <= 0 || u >= 1;
        if (cubic) {
            chain(out, out, Arithmetic.cubic(u), flat ? 0 : 6 * u * w, flat ? 0 : 6 - 12 * u);
        } else {
            chain(out, out, Arithmetic.quintic(u), flat ? 0 : 30 * u * u * w * w, flat ? 0 : 60 * u * w * (1 - 2 * u));
        }
    }

    private void power(int a, int b, int out) {
        double x = r[a];
        double n = r[b];
        double f = Math.pow(x, n);
        if (d[b] == 0 && dd[b] == 0) {
            // 0·∞ at x = 0 is a true zero for n = 0 and n = 1.
            double f1 = n == 0 ? 0 : n * Math.pow(x, n - 1);
            double f2 = n == 0 || n == 1 ? 0 : n * (n - 1) * Math.pow(x, n - 2);
            chain(out, a, f, f1, f2);
            return;
        }
        // L = n ln x,  f = e^L
        double log = Math.log(x);
        double u = d[a] / x;
        double rate = d[b] * log + n * u;
        double second = dd[b] * log + 2 * d[b] * u + n * (dd[a] / x - u * u);
        set(out, f, f * rate, f * (second + rate * rate));
    }

    private void copy(int from, int out) {
        set(out, r[from], d[from], dd[from]);
    }

    private void set(int out, double value, double rate, double second) {
        r[out] = value;
        d[out] = rate;
        dd[out] = second;
    }

    private static double times(double slope, double rate) {
        return slope == 0 || rate == 0 ? 0 : slope * rate;
    }
}
