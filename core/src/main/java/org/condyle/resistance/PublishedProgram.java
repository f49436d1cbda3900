package org.condyle.resistance;

/**
 * The bending moment of the FORTRAN program "Shoulderjoint" of 1991 (Human Joint Modelling, appendix G), with its faults, so
 * that its tables H.1 to H.4 come out. The program does not evaluate f. It looks for the points where the line from the pole
 * through (p, q) meets the curves f = 26 and f = 0, by the trigonometric roots of a cubic, and interpolates linearly between
 * them. Faults that matter:
 *
 * <ul>
 *   <li>between the two curves f is not linear along the line: at f = 6 the result is up to 44 % too large;
 *   <li>π is 3.14159, so that the root p = 0 comes out as about 1e-5 with a sign by chance; at φ = 5.5 it is taken for the
 *       point on f = 0;
 *   <li>whether the point lies between the two others is decided by comparing two lengths that are equal but for rounding;
 *   <li>with one real root the cube root is taken of the wrong term (never reached with the measured coefficients);
 *   <li>the result is laid along the bone, where a bending moment cannot point.
 * </ul>
 *
 * Operations are in the order of the listing.
 */
final class PublishedProgram {
    static final double OUTER = 26;
    private static final double PI = 3.14159f; // a REAL constant
    private static final double REACH = 2.5;

    private final double[] c;
    private final double[] root = new double[3];
    private int roots;

    /** Where the line meets f = 26, and where it meets f = 0. */
    double p2;

    double q2;
    double p3;
    double q3;

    PublishedProgram(EnginField field) {
        c = field.coefficients();
    }

    /** SUBROUTINE MOMENTSB. */
    double moment(double phi, double theta) {
        double p1 = theta * Math.cos(phi), q1 = theta * Math.sin(phi);
        double d1 = c[3] + (c[4] * q1) / p1 + (c[5] * q1 * q1) / (p1 * p1);
        double d2 = c[0] * Math.sqrt(1 + (q1 * q1) / (p1 * p1));
        double d3 = c[1] + (c[2] * q1) / p1;
        double d4 = c[6] + (c[7] * q1) / p1;
        double d5 = (c[8] * q1 * q1) / (p1 * p1);
        double d6 = (c[9] * q1 * q1 * q1) / (p1 * p1 * p1);
        if (p1 < 0) {
            d2 = -d2;
        }
        double d7 = d1 / (d4 + d5 + d6), d8 = (d2 + d3) / (d4 + d5 + d6), d9 = d4 + d5 + d6;
        findRoots(d7, d8, d9, -OUTER);
        p2 = chosen(p1);
        q2 = (q1 / p1) * p2;
        findRoots(d7, d8, d9, 0);
        p3 = chosen(p1);
        q3 = (q1 / p1) * p3;
        double e1 = Math.sqrt((p1 - p3) * (p1 - p3) + (q1 - q3) * (q1 - q3));
        double e2 = Math.sqrt((p1 - p2) * (p1 - p2) + (q1 - q2) * (q1 - q2));
        double e3 = Math.sqrt((p2 - p3) * (p2 - p3) + (q2 - q3) * (q2 - q3));
        return e1 + e2 <= e3 ? (e1 / (e1 + e2)) * OUTER : (e1 / (e1 - e2)) * OUTER;
    }

    /** SUBROUTINE MOMENTSC. */
    private void findRoots(double d7, double d8, double d9, double constant) {
        double d10 = (d7 * d7 - 3 * d8) / 9;
        double d11 = (d7 * d7 * d7) / 27 - (d7 * d8) / 6 + constant / (2 * d9);
        if (d10 * d10 * d10 - d11 * d11 >= 0) {
            double d12 = Math.acos(d11 / Math.sqrt(d10 * d10 * d10)), size = -2 * Math.sqrt(d10);
            roots = 3;
            root[0] = size * Math.cos(d12 / 3) - d7 / 3;
            root[1] = size * Math.cos((d12 + 2 * PI) / 3) - d7 / 3;
            root[2] = size * Math.cos((d12 + 4 * PI) / 3) - d7 / 3;
            return;
        }
        double d13 = Math.sqrt(d11 * d11 - d10 * d10 * d10);
        double d14 = d13 + Math.cbrt(Math.abs(d11)); // the cube root should be of the whole sum
        roots = 1;
        root[0] = (d11 < 0 ? d14 + d10 / d14 : -d14 - d10 / d14) - d7 / 3;
    }

    /** The last root on the side of p1, of three only one within 2.5; 0 where there is none. */
    private double chosen(double p1) {
        double chosen = 0;
        for (int i = 0; i < roots; i++) {
            boolean side = p1 > 0 ? root[i] > 0 : p1 < 0 && root[i] < 0;
            if (side && (roots == 1 || Math.abs(root[i]) < REACH)) {
                chosen = root[i];
            }
        }
        return chosen;
    }
}
