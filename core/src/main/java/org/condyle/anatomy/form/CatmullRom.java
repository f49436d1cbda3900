package org.condyle.anatomy.form;

/** A smooth curve through rows of numbers: the cubic of E. Catmull and R. Rom (1974), ends repeated by reflection. */
final class CatmullRom {
    private CatmullRom() {}

    /** Rows through the given ones, with {@code pieces} steps from each to the next. */
    static double[][] refine(double[][] rows, int pieces) {
        if (rows.length == 1) {
            return new double[][] {rows[0].clone()};
        }
        double[][] out = new double[(rows.length - 1) * pieces + 1][rows[0].length];
        for (int n = 0; n < out.length; n++) {
            int i = Math.min(n / pieces, rows.length - 2);
            double t = (double) (n - i * pieces) / pieces;
            for (int k = 0; k < out[n].length; k++) {
                double b = rows[i][k], c = rows[i + 1][k];
                double a = i > 0 ? rows[i - 1][k] : 2 * b - c;
                double d = i + 2 < rows.length ? rows[i + 2][k] : 2 * c - b;
                out[n][k] = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
            }
        }
        return out;
    }
}
