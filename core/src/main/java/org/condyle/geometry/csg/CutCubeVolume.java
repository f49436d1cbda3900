package org.condyle.geometry.csg;

/**
 * The share of a cube that lies below a plane; R. Scardovelli, S. Zaleski, "Analytical relations connecting linear interfaces
 * and volume fractions in rectangular grids", Journal of Computational Physics 164 (2000) 228-237.
 */
public final class CutCubeVolume {
    private CutCubeVolume() {}

    /** For the plane with the normal n whose signed height at the cube's centre is {@code f}: where f + n x is not above 0. */
    public static double below(double f, double[] n, double side) {
        double x = Math.abs(n[0]), y = Math.abs(n[1]), z = Math.abs(n[2]), reach = x + y + z;
        double least = Math.min(x, Math.min(y, z)) / reach, most = Math.max(x, Math.max(y, z)) / reach;
        double middle = Math.max(0, 1 - least - most);
        // from the lowest corner, in reaches; beyond the half the cube is seen from its other end
        double a = 0.5 - f / (reach * side);
        return a <= 0
                ? 0
                : a >= 1 ? 1 : a <= 0.5 ? share(a, least, middle, most) : 1 - share(1 - a, least, middle, most);
    }

    /** For the components m1 to m3 of the normal, which rise and whose sum is one, and a in (0, 1/2]. */
    private static double share(double a, double m1, double m2, double m3) {
        double both = m1 + m2;
        if (a >= both && m3 >= both) {
            return (2 * a - both) / (2 * m3); // four edges are cut
        }
        if (a >= m1 && a < m2) {
            return (a * (a - m1) + m1 * m1 / 3) / (2 * m2 * m3);
        }
        // a corner; less those beyond the walls it pierces
        double cut = cube(a) - cube(a - m1) - cube(a - m2) - cube(a - m3);
        return cut / (6 * m1 * m2 * m3);
    }

    private static double cube(double a) {
        return a > 0 ? a * a * a : 0;
    }
}
