package org.condyle.view.plot;

import org.condyle.view.canvas.Axis;

/** A named sequence of points; what is not finite makes a gap. The arrays are used as they are. */
public record Curve(String name, double[] x, double[] y) {
    public Curve {
        if (x.length != y.length) {
            throw new IllegalArgumentException(
                    "curve '" + name + "' has " + x.length + " x and " + y.length + " y; the numbers must be equal");
        }
    }

    /** Whether x never falls from one shown point to the next: the curve runs to the right. */
    public boolean rises() {
        double last = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < x.length; i++) {
            if (shows(i)) {
                if (x[i] < last) {
                    return false;
                }
                last = x[i];
            }
        }
        return true;
    }

    /** Whether a point has a place on a plot. */
    public boolean shows(int i) {
        return Math.abs(x[i]) <= Axis.LARGEST && Math.abs(y[i]) <= Axis.LARGEST;
    }
}
