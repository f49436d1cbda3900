package org.condyle.contact.law;

import java.util.function.DoubleUnaryOperator;

/**
 * Integrals with an error estimate: the Gauss rule with 7 points is compared with the Kronrod rule with 15 points, and
 * the interval is halved until the two agree. Piessens, de Doncker-Kapenga, Überhuber and Kahaner, "QUADPACK" (1983).
 * Allocates nothing.
 *
 * <p>A kink or a jump costs some 30 halvings; what is left there is below 1e-9 of the interval.
 */
final class Quadrature {
    private static final int DEEPEST = 30;
    private static final double TOLERANCE = 1e-13;

    private static final double[] NODES = {
        0.991455371120812639206854697526329, 0.949107912342758524526189684047851,
        0.864864423359769072789712788640926, 0.741531185599394439863864773280788,
        0.586087235467691130294144691258379, 0.405845151377397166906606412076961,
        0.207784955007898467600689403773245, 0,
    };
    private static final double[] KRONROD = {
        0.022935322010529224963732008058970, 0.063092092629978553290700663189204,
        0.104790010322250183839876322541518, 0.140653259715525918745189590510238,
        0.169004726639267902826583426598550, 0.190350578064785409913256402421014,
        0.204432940075298892414161999234649, 0.209482141084727828012999174891714,
    };
    /** Of every second node. */
    private static final double[] GAUSS = {
        0.129484966168869693270611432679082, 0.279705391489276667901467771423780,
        0.381830050505118944950369775488975, 0.417959183673469387755102040816327,
    };

    private Quadrature() {}

    static double integrate(DoubleUnaryOperator f, double from, double to) {
        return integrate(f, from, to, 0, DEEPEST);
    }

    /** @param size of the integral one level up, which says what is small */
    private static double integrate(DoubleUnaryOperator f, double from, double to, double size, int levels) {
        double middle = 0.5 * (from + to), half = 0.5 * (to - from);
        double centre = f.applyAsDouble(middle);
        double kronrod = KRONROD[7] * centre, gauss = GAUSS[3] * centre;
        for (int i = 0; i < 7; i++) {
            double both = f.applyAsDouble(middle - half * NODES[i]) + f.applyAsDouble(middle + half * NODES[i]);
            kronrod += KRONROD[i] * both;
            if (i % 2 == 1) {
                gauss += GAUSS[i / 2] * both;
            }
        }
        double value = half * kronrod, whole = Math.max(size, Math.abs(value));
        // A value that is not a number never agrees: it has to go up at once, not after 2^30 halvings.
        if (levels == 0 || !(Math.abs(half * (kronrod - gauss)) > TOLERANCE * whole)) {
            return value;
        }
        return integrate(f, from, middle, whole, levels - 1) + integrate(f, middle, to, whole, levels - 1);
    }
}
