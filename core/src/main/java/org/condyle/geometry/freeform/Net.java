package org.condyle.geometry.freeform;

import org.condyle.math.Check;

/**
 * A control net: all that makes a {@link NurbsSurface}, as it stands in files.
 *
 * @param points  control points x, y, z [m], row by row; v runs along a row
 * @param weights one for each control point
 */
@SuppressWarnings("ArrayRecordComponent") // numbers of a file, read only
public record Net(int degreeU, int degreeV, double[] knotsU, double[] knotsV, double[] points, double[] weights) {
    /** A net of even clamped knots with weights of one; its points are not known yet. */
    public static Net even(int degreeU, int degreeV, int spansU, int spansV) {
        Check.within("degree in u", degreeU, 1, 9);
        Check.within("degree in v", degreeV, 1, 9);
        Check.within("spans in u", spansU, 1, 200);
        Check.within("spans in v", spansV, 1, 200);
        int rows = spansU + degreeU, columns = spansV + degreeV;
        double[] weights = new double[rows * columns];
        java.util.Arrays.fill(weights, 1);
        return new Net(
                degreeU,
                degreeV,
                NurbsSurface.clamped(rows, degreeU),
                NurbsSurface.clamped(columns, degreeV),
                new double[3 * rows * columns],
                weights);
    }

    /** The same net with other control points. */
    public Net withPoints(double[] other) {
        return new Net(degreeU, degreeV, knotsU, knotsV, other, weights);
    }

    public int rows() {
        return knotsU.length - degreeU - 1;
    }

    public int columns() {
        return knotsV.length - degreeV - 1;
    }

    public NurbsSurface surface() {
        return new NurbsSurface(degreeU, degreeV, knotsU, knotsV, points, weights);
    }
}
