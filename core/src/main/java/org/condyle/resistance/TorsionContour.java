package org.condyle.resistance;

import org.condyle.math.CubicSpline;

/**
 * A contour that depends on the torsion of the bone, θ_s(φ, ψ), from a table: a periodic cubic spline in φ for each row ψ,
 * and cubic pieces with continuous slope between rows. The torsion is an angle, so the last row is joined to the first.
 */
public final class TorsionContour implements Contour {
    private static final double TURN = 2 * Math.PI;

    private final double[] psi;
    private final CubicSpline[] rows;
    private final double[] jet = new double[3];
    private final double[][] near = new double[4][2]; // value and φ-slope of four rows
    private final double[] at = new double[4]; // their ψ

    /** @param theta one row for each ψ, one column for each φ [rad] */
    public TorsionContour(double[] phi, double[] psi, double[][] theta) {
        if (psi.length < 2 || theta.length != psi.length) {
            throw new IllegalArgumentException("a contour that depends on torsion needs a row for each of two or more"
                    + " torsions, has " + psi.length + " torsions and " + theta.length + " rows");
        }
        for (int i = 1; i < psi.length; i++) {
            if (!(psi[i] > psi[i - 1])) {
                throw new IllegalArgumentException(
                        "torsions must increase: number " + (i + 1) + " is " + psi[i] + " after " + psi[i - 1]);
            }
        }
        if (!(psi[psi.length - 1] - psi[0] < TURN * (1 - 1e-12))) {
            throw new IllegalArgumentException("torsions cover less than a full turn, from " + psi[0] + " rad to "
                    + psi[psi.length - 1] + " rad is too much");
        }
        this.psi = psi.clone();
        rows = new CubicSpline[psi.length];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = ContourTable.closed(phi, theta[i]);
        }
    }

    private TorsionContour(double[] psi, CubicSpline[] rows) {
        this.psi = psi;
        this.rows = rows;
    }

    @Override
    public void jet(double phi, double cos, double sin, double torsion, double[] out) {
        double x = torsion - TURN * Math.floor((torsion - psi[0]) / TURN);
        int k = psi.length - 1;
        while (psi[k] > x) {
            k--;
        }
        for (int j = 0; j < 4; j++) {
            int row = k + j - 1, wrapped = Math.floorMod(row, psi.length);
            at[j] = psi[wrapped] + TURN * Math.floorDiv(row, psi.length);
            rows[wrapped].jet(phi, jet);
            near[j][0] = jet[0];
            near[j][1] = jet[1];
        }
        double h = at[2] - at[1], s = (x - at[1]) / h;
        for (int d = 0; d < 2; d++) {
            double m1 = slope(1, d) * h, m2 = slope(2, d) * h;
            double y1 = near[1][d], y2 = near[2][d];
            double c2 = 3 * (y2 - y1) - 2 * m1 - m2, c3 = m1 + m2 - 2 * (y2 - y1);
            out[d] = y1 + s * (m1 + s * (c2 + s * c3));
            if (d == 0) {
                out[2] = (m1 + s * (2 * c2 + 3 * s * c3)) / h;
            }
        }
    }

    /** Slope of the parabola through three neighbouring rows at the middle one. */
    private double slope(int j, int d) {
        double h0 = at[j] - at[j - 1], h1 = at[j + 1] - at[j];
        double s0 = (near[j][d] - near[j - 1][d]) / h0, s1 = (near[j + 1][d] - near[j][d]) / h1;
        return (h1 * s0 + h0 * s1) / (h0 + h1);
    }

    @Override
    public boolean dependsOnTorsion() {
        return true;
    }

    @Override
    public Contour forThread() {
        return new TorsionContour(psi, rows);
    }
}
