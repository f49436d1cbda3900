package org.condyle.view;

/** A named sequence of points; what is not finite makes a gap. The arrays are used as they are. */
public record Curve(String name, double[] x, double[] y) {
    public Curve {
        if (x.length != y.length) {
            throw new IllegalArgumentException(
                    "curve '" + name + "' has " + x.length + " x and " + y.length + " y; the numbers must be equal");
        }
    }

    /** Whether a point has a place on a plot. */
    public boolean shows(int i) {
        return Math.abs(x[i]) <= Axis.LARGEST && Math.abs(y[i]) <= Axis.LARGEST;
    }
}
