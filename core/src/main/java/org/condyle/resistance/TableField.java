package org.condyle.resistance;

import java.util.Arrays;
import org.condyle.math.CubicSpline;

/**
 * A field given by a table over φ and θ: bicubic splines, periodic in φ, with continuous second derivatives. Beyond the first and the
 * last θ of the table it goes on as a straight line in θ.
 *
 * <p>A spline is a linear function of its values. So the spline in θ, whose slopes at the rows are splines in φ of slopes, is the same as
 * the spline in φ of splines in θ, and is evaluated from two rows alone.
 */
public final class TableField implements MomentField {
    private static final double TURN = 2 * Math.PI;

    private final double[] theta;
    private final CubicSpline[] values; // of each row, over φ
    private final CubicSpline[] slopes; // ∂f/∂θ at each row, over φ
    private final double[] jet = new double[3];

    /**
     * A table.
     *
     * @param phi   azimuths, increasing over less than a turn [rad]
     * @param theta polar angles, increasing [rad]
     * @param f     one row for each θ, one column for each φ [N·m]
     */
    public TableField(double[] phi, double[] theta, double[][] f) {
        int n = phi.length, rows = theta.length;
        if (n < 3 || rows < 4) {
            throw new IllegalArgumentException(
                    "a moment field needs three or more azimuths and four or more polar angles, has " + n + " and "
                            + rows);
        }
        if (!(phi[n - 1] - phi[0] < TURN * (1 - 1e-12))) {
            throw new IllegalArgumentException(
                    "azimuths of a moment field cover less than a full turn, because it closes itself; from " + phi[0]
                            + " rad to " + phi[n - 1] + " rad is too much");
        }
        this.theta = theta.clone();
        double[][] slope = new double[rows][n];
        double[] column = new double[rows], out = new double[3];
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < rows; i++) {
                column[i] = f[i][k];
            }
            CubicSpline along = new CubicSpline(theta, column, CubicSpline.Ends.NOT_A_KNOT);
            for (int i = 0; i < rows; i++) {
                along.jet(theta[i], out);
                slope[i][k] = out[1];
            }
        }
        double[] x = Arrays.copyOf(phi, n + 1);
        x[n] = phi[0] + TURN;
        values = new CubicSpline[rows];
        slopes = new CubicSpline[rows];
        for (int i = 0; i < rows; i++) {
            values[i] = closed(x, f[i]);
            slopes[i] = closed(x, slope[i]);
        }
    }

    private TableField(double[] theta, CubicSpline[] values, CubicSpline[] slopes) {
        this.theta = theta;
        this.values = values;
        this.slopes = slopes;
    }

    private static CubicSpline closed(double[] x, double[] row) {
        double[] y = Arrays.copyOf(row, x.length);
        y[x.length - 1] = row[0];
        return new CubicSpline(x, y, CubicSpline.Ends.PERIODIC);
    }

    /** The row before θ, from 0 to the last but one. */
    private int rowBefore(double at) {
        int k = theta.length - 2;
        while (k > 0 && theta[k] > at) {
            k--;
        }
        return k;
    }

    @Override
    public void jet(double phi, double cos, double sin, double at, double[] out) {
        int last = theta.length - 1;
        if (at <= theta[0] || at >= theta[last]) {
            int end = at <= theta[0] ? 0 : last;
            double beyond = at - theta[end];
            values[end].jet(phi, jet);
            out[0] = jet[0];
            out[1] = jet[1];
            slopes[end].jet(phi, jet);
            out[0] += beyond * jet[0];
            out[1] += beyond * jet[1];
            out[2] = jet[0];
            return;
        }
        int k = rowBefore(at);
        double h = theta[k + 1] - theta[k], s = (at - theta[k]) / h, t = 1 - s;
        out[0] = out[1] = out[2] = 0;
        add(values[k], phi, t * t * (1 + 2 * s), -6 * s * t / h, out);
        add(values[k + 1], phi, s * s * (1 + 2 * t), 6 * s * t / h, out);
        add(slopes[k], phi, h * s * t * t, t * (t - 2 * s), out);
        add(slopes[k + 1], phi, -h * s * s * t, s * (s - 2 * t), out);
    }

    private void add(CubicSpline spline, double phi, double weight, double slope, double[] out) {
        spline.jet(phi, jet);
        out[0] += weight * jet[0];
        out[1] += weight * jet[1];
        out[2] += slope * jet[0];
    }

    @Override
    public void integrals(double phi, double cos, double sin, double from, double to, double[] out) {
        out[0] = out[1] = 0;
        addIntegrals(phi, to, 1, out);
        addIntegrals(phi, from, -1, out);
    }

    /** From the first row up to θ, of both. */
    private void addIntegrals(double phi, double to, double sign, double[] out) {
        int last = theta.length - 1;
        double before = Math.min(0, to - theta[0]), beyond = Math.max(0, to - theta[last]);
        addLine(phi, 0, before, sign, out);
        addLine(phi, last, beyond, sign, out);
        for (int k = 0; k < last && theta[k] < to; k++) {
            double h = theta[k + 1] - theta[k],
                    s = Math.min(1, (to - theta[k]) / h),
                    s2 = s * s,
                    s3 = s2 * s,
                    s4 = s3 * s;
            addArea(values[k], phi, sign * h * (s - s3 + 0.5 * s4), out);
            addArea(values[k + 1], phi, sign * h * (s3 - 0.5 * s4), out);
            addArea(slopes[k], phi, sign * h * h * (0.5 * s2 - 2 * s3 / 3 + 0.25 * s4), out);
            addArea(slopes[k + 1], phi, sign * h * h * (-s3 / 3 + 0.25 * s4), out);
        }
    }

    private void addLine(double phi, int row, double beyond, double sign, double[] out) {
        addArea(values[row], phi, sign * beyond, out);
        addArea(slopes[row], phi, sign * 0.5 * beyond * beyond, out);
    }

    private void addArea(CubicSpline spline, double phi, double weight, double[] out) {
        if (weight != 0) {
            spline.jet(phi, jet);
            out[0] += weight * jet[0];
            out[1] += weight * jet[1];
        }
    }

    @Override
    public MomentField forThread() {
        return new TableField(theta, values, slopes);
    }
}
