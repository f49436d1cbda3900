package org.condyle.geometry.freeform;

import java.util.Arrays;
import org.condyle.math.Check;
import org.condyle.math.Knots;

/**
 * The basis functions of a B-spline (L. Piegl and W. Tiller, The NURBS Book, 1997). On each span between two different knots degree + 1 of them
 * live, which are kept as polynomials of s = (u - left knot) / length of the span.
 */
public final class BSplineBasis {
    final int degree;
    /** How many functions there are. */
    public final int count;

    private final double[] breaks;
    private final int[] first; // function that lives on a span, the lowest
    private final double[][][] functions; // [span][function][power of s]

    /** @param knots {@code count + degree + 1} numbers that do not decrease */
    public BSplineBasis(double[] knots, int degree) {
        this.degree = degree;
        count = knots.length - degree - 1;
        breaks = spans(knots, degree, count);
        first = new int[breaks.length - 1];
        functions = new double[breaks.length - 1][][];
        for (int i = 0; i + 1 < breaks.length; i++) {
            int k = span(knots, breaks[i], count);
            first[i] = k - degree;
            functions[i] = onSpan(knots, degree, k);
        }
    }

    /** Parameters where spans begin and end. */
    public double[] breaks() {
        return breaks.clone();
    }

    int spans() {
        return breaks.length - 1;
    }

    /** The span that holds u. */
    public int spanOf(double u) {
        return Knots.piece(breaks, breaks.length - 1, u);
    }

    /** The lowest function that lives on a span. */
    public int first(int span) {
        return first[span];
    }

    /** The degree + 1 functions of a span by powers of s. */
    public double[][] functions(int span) {
        return functions[span];
    }

    /** Values, slopes and second derivatives of the functions of a span at u: three numbers for each. */
    void at(int span, double u, double[] out) {
        double h = breaks[span + 1] - breaks[span], s = (u - breaks[span]) / h;
        for (int a = 0; a <= degree; a++) {
            double[] c = functions[span][a];
            double f = 0, f1 = 0, f2 = 0;
            for (int m = degree; m >= 0; m--) {
                f2 = f2 * s + 2 * f1;
                f1 = f1 * s + f;
                f = f * s + c[m];
            }
            out[3 * a] = f;
            out[3 * a + 1] = f1 / h;
            out[3 * a + 2] = f2 / (h * h);
        }
    }

    private static double[] spans(double[] knots, int degree, int points) {
        double[] out = new double[knots.length];
        int n = 0;
        for (int i = 0; i < knots.length; i++) {
            Check.finite("NURBS knot", knots[i]);
            if (i > 0 && knots[i] < knots[i - 1]) {
                throw new IllegalArgumentException("NURBS knots must not decrease: knot " + (i + 1) + " is " + knots[i]
                        + " after " + knots[i - 1]);
            }
            if (i >= degree && i <= points && (n == 0 || knots[i] > out[n - 1])) {
                out[n++] = knots[i];
            }
        }
        if (n < 2) {
            throw new IllegalArgumentException("NURBS knots span no range");
        }
        return Arrays.copyOf(out, n);
    }

    /** The last knot that is not beyond u and has a span behind it. */
    private static int span(double[] knots, double u, int points) {
        int k = points - 1;
        while (knots[k] > u || knots[k + 1] == knots[k]) {
            k--;
        }
        return k;
    }

    /**
     * Coefficients of the degree + 1 functions that live on the span [knots[k], knots[k + 1]], by powers of
     * s = (u - knots[k]) / (knots[k + 1] - knots[k]); the recursion of Cox and de Boor on polynomials.
     */
    private static double[][] onSpan(double[] knots, int degree, int k) {
        double h = knots[k + 1] - knots[k];
        double[][] old = {{1}};
        for (int p = 1; p <= degree; p++) {
            double[][] next = new double[p + 1][p + 1];
            for (int a = 0; a < p; a++) { // old[a] is N of index k - p + 1 + a and degree p - 1
                int i = k - p + 1 + a;
                double width = knots[i + p] - knots[i];
                // it enters N(i) with (u - knots[i]) / width and N(i - 1) with (knots[i + p] - u) / width
                double up = (knots[k] - knots[i]) / width, down = (knots[i + p] - knots[k]) / width, slope = h / width;
                for (int m = 0; m < p; m++) {
                    next[a + 1][m] += up * old[a][m];
                    next[a + 1][m + 1] += slope * old[a][m];
                    next[a][m] += down * old[a][m];
                    next[a][m + 1] -= slope * old[a][m];
                }
            }
            old = next;
        }
        return old;
    }
}
