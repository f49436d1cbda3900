package org.condyle.math;

/**
 * Sine and cosine of one angle together, at less than half the cost of {@link Math#sin} and {@link Math#cos} and to the
 * same accuracy (below one unit in the last place of 1). The polynomials are those of fdlibm's k_sin.c and k_cos.c (Sun
 * Microsystems 1993); the nearest multiple of π/2 is taken off first, in three parts as in e_rem_pio2.c.
 */
public final class SinCos {
    /** Beyond this the short reduction would lose digits. */
    private static final double LARGEST = 1e5;

    private static final double ROUND = 0x1.8p52; // adding it rounds to an integer
    private static final double TWO_OVER_PI = 6.36619772367581382433e-01;
    private static final double HALF_PI_1 = 1.57079632673412561417e+00; // first 33 bits of π/2
    private static final double HALF_PI_2 = 6.07710050630396597660e-11; // next 33 bits
    private static final double HALF_PI_3 = 2.02226624879595063154e-21; // the rest

    private SinCos() {}

    /** out[0] = sin x, out[1] = cos x. */
    public static void of(double x, double[] out) {
        if (!(Math.abs(x) < LARGEST)) {
            out[0] = Math.sin(x);
            out[1] = Math.cos(x);
            return;
        }
        double turns = (x * TWO_OVER_PI + ROUND) - ROUND;
        double r = ((x - turns * HALF_PI_1) - turns * HALF_PI_2) - turns * HALF_PI_3;
        double z = r * r;
        double s = r
                + r
                        * z
                        * (-1.66666666666666324348e-01
                                + z
                                        * (8.33333333332248946124e-03
                                                + z
                                                        * (-1.98412698298579493134e-04
                                                                + z
                                                                        * (2.75573137070700676789e-06
                                                                                + z
                                                                                        * (-2.50507602534068634195e-08
                                                                                                + z
                                                                                                        * 1.58969099521155010221e-10)))));
        double h = 0.5 * z, w = 1 - h;
        double c = w
                + (((1 - w) - h)
                        + z
                                * z
                                * (4.16666666666666019037e-02
                                        + z
                                                * (-1.38888888888741095749e-03
                                                        + z
                                                                * (2.48015872894767294178e-05
                                                                        + z
                                                                                * (-2.75573143513906633035e-07
                                                                                        + z
                                                                                                * (2.08757232129817482790e-09
                                                                                                        - z
                                                                                                                * 1.13596475577881948265e-11))))));
        switch ((int) turns & 3) {
            case 0 -> {
                out[0] = s;
                out[1] = c;
            }
            case 1 -> {
                out[0] = c;
                out[1] = -s;
            }
            case 2 -> {
                out[0] = -s;
                out[1] = -c;
            }
            default -> {
                out[0] = -c;
                out[1] = s;
            }
        }
    }
}
