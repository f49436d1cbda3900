package org.condyle.resistance;

import org.condyle.math.CubicSpline;

/** A contour through measured pairs (φ, θ_s): the periodic cubic spline in φ. */
public final class ContourTable implements Contour {
    private static final double TURN = 2 * Math.PI;

    private final CubicSpline spline;

    /** @param phi azimuths of less than a full turn [rad], increasing; the curve closes itself */
    public ContourTable(double[] phi, double[] theta) {
        spline = closed(phi, theta);
    }

    /** The periodic spline through pairs of less than a turn. */
    static CubicSpline closed(double[] phi, double[] theta) {
        int n = phi.length;
        if (n < 3 || theta.length != n) {
            throw new IllegalArgumentException("a contour needs three or more azimuths with a polar angle each, has "
                    + n + " azimuths and " + theta.length + " polar angles");
        }
        if (!(phi[n - 1] - phi[0] < TURN * (1 - 1e-12))) {
            throw new IllegalArgumentException("azimuths of a contour cover less than a full turn, because the curve"
                    + " closes itself; from " + phi[0] + " rad to " + phi[n - 1] + " rad is too much");
        }
        for (double t : theta) {
            if (!(t > 0 && t < Math.PI)) {
                throw new IllegalArgumentException("polar angles of a contour lie between 0 and pi, was " + t);
            }
        }
        double[] x = java.util.Arrays.copyOf(phi, n + 1), y = java.util.Arrays.copyOf(theta, n + 1);
        x[n] = phi[0] + TURN;
        y[n] = theta[0];
        return new CubicSpline(x, y, CubicSpline.Ends.PERIODIC);
    }

    @Override
    public void jet(double phi, double cos, double sin, double psi, double[] out) {
        spline.jet(phi, out);
        out[2] = 0;
    }
}
