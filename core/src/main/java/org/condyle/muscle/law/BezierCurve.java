package org.condyle.muscle.law;

import org.condyle.function.ScalarFunction;
import org.condyle.math.Check;

/**
 * Curve of M. Millard, T. Uchida, A. Seth, S. L. Delp, "Flexing computational muscle", Journal of Biomechanical Engineering 135 (2013)
 * 021005: nodes with slopes, joined by {@link BezierPiece}s, straight beyond the ends, with two continuous derivatives.
 */
final class BezierCurve implements ScalarFunction {
    private final double[] x; // nodes
    private final double[] y;
    private final double firstSlope;
    private final double lastSlope;
    private final BezierPiece[] pieces;
    private final double whole; // integral from the first node to the last
    private final double atZero;

    /** Nodes x, y, slope, and the curviness of the pieces between them, 0 to 1. */
    BezierCurve(String name, double[] x, double[] y, double[] slope, double[] curviness) {
        int n = x.length - 1;
        this.x = x.clone();
        this.y = y.clone();
        firstSlope = slope[0];
        lastSlope = slope[n];
        pieces = new BezierPiece[n];
        double area = 0;
        for (int i = 0; i < n; i++) {
            Check.within("curviness of the " + name + " curve [-]", curviness[i], 0, 1);
            double bend = slope[i] - slope[i + 1], width = x[i + 1] - x[i];
            boolean straight = Math.abs(bend) < 1e-12 * (1 + Math.abs(slope[i]));
            double cx = straight
                    ? 0.5 * (x[i] + x[i + 1])
                    : (y[i + 1] - y[i] - x[i + 1] * slope[i + 1] + x[i] * slope[i]) / bend;
            if (!(width > 0 && cx > x[i] && cx < x[i + 1])) {
                throw new IllegalArgumentException("the " + name + " curve cannot bend from (" + (float) x[i] + ", "
                        + (float) y[i] + ") with the slope " + (float) slope[i] + " to (" + (float) x[i + 1] + ", "
                        + (float) y[i + 1] + ") with the slope " + (float) slope[i + 1]
                        + ": its tangents do not meet between them; choose slopes on both sides of the straight line");
            }
            double cy = y[i + 1] + (cx - x[i + 1]) * slope[i + 1];
            double[] px = {x[i], cx, x[i + 1]}, py = {y[i], cy, y[i + 1]};
            pieces[i] = new BezierPiece(px, py, curviness[i], area);
            area = pieces[i].integral(x[i + 1]);
        }
        whole = area;
        atZero = fromFirst(0);
    }

    private BezierPiece piece(double at) {
        int i = 0;
        while (i < pieces.length - 1 && at > x[i + 1]) {
            i++;
        }
        return pieces[i];
    }

    @Override
    public double value(double at) {
        int n = pieces.length;
        if (at <= x[0]) {
            return y[0] + firstSlope * (at - x[0]);
        }
        if (at >= x[n]) {
            return y[n] + lastSlope * (at - x[n]);
        }
        return piece(at).value(at);
    }

    @Override
    public double slope(double at) {
        if (at <= x[0]) {
            return firstSlope;
        }
        if (at >= x[pieces.length]) {
            return lastSlope;
        }
        return piece(at).slope(at);
    }

    @Override
    public double integral(double at) {
        return fromFirst(at) - atZero;
    }

    private double fromFirst(double at) {
        int n = pieces.length;
        if (at <= x[0]) {
            double d = at - x[0];
            return d * (y[0] + 0.5 * firstSlope * d);
        }
        if (at >= x[n]) {
            double d = at - x[n];
            return whole + d * (y[n] + 0.5 * lastSlope * d);
        }
        return piece(at).integral(at);
    }

    /** The x at which p x + q y(x) = goal, of a curve that rises, p, q ≥ 0. It is found in one piece, without a root for every value. */
    double where(double p, double q, double goal) {
        int n = pieces.length;
        double first = goal - p * x[0] - q * y[0], last = goal - p * x[n] - q * y[n];
        if (first <= 0) {
            return x[0] + first / (p + q * firstSlope);
        }
        if (last >= 0) {
            return x[n] + last / (p + q * lastSlope);
        }
        int i = 0;
        while (i < n - 1 && goal > p * x[i + 1] + q * y[i + 1]) {
            i++;
        }
        return pieces[i].where(p, q, goal);
    }
}
