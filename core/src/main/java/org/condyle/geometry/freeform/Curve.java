package org.condyle.geometry.freeform;

import org.condyle.math.Check;
import org.condyle.math.HermiteSpline;

/** A curve in the xy plane by a parameter; smooth between its breaks, with a continuous tangent across them. */
public interface Curve {
    /** Parameters where pieces begin and end, increasing: the range of the curve and its knots. */
    double[] breaks();

    /** out = x, y, then first and second derivatives x', y', x'', y'' at a parameter inside the range. */
    void jet(double t, double[] out);

    /** Whether it ends where it begins. */
    boolean closed();

    /** y = Σ cₖ xᵏ. */
    record Polynomial(double[] coefficients, double from, double to) implements Curve {
        public Polynomial {
            Check.finite("polynomial from [m]", from);
            Check.finite("polynomial to [m]", to);
            if (coefficients.length == 0 || !(to > from)) {
                throw new IllegalArgumentException("a polynomial profile needs coefficients and a range, has "
                        + coefficients.length + " coefficients over [" + from + ", " + to + "] m");
            }
            coefficients = Check.tuple("polynomial coefficients", coefficients, coefficients.length);
        }

        @Override
        public double[] breaks() {
            double[] out = new double[9]; // a few pieces, so that bounds of the second derivative are local
            for (int i = 0; i < 9; i++) {
                out[i] = from + (to - from) * i / 8;
            }
            out[8] = to;
            return out;
        }

        @Override
        public void jet(double t, double[] out) {
            double y = 0, slope = 0, bend = 0;
            for (int k = coefficients.length - 1; k >= 0; k--) {
                bend = bend * t + 2 * slope;
                slope = slope * t + y;
                y = y * t + coefficients[k];
            }
            out[0] = t;
            out[1] = y;
            out[2] = 1;
            out[3] = slope;
            out[4] = 0;
            out[5] = bend;
        }

        @Override
        public boolean closed() {
            return false;
        }
    }

    /** y over x. */
    record Graph(HermiteSpline spline) implements Curve {
        @Override
        public double[] breaks() {
            return spline.knots();
        }

        @Override
        public void jet(double t, double[] out) {
            spline.jet(t, out, 3);
            out[0] = t;
            out[1] = out[3];
            out[3] = out[4];
            out[2] = 1;
            out[4] = 0;
        }

        @Override
        public boolean closed() {
            return false;
        }
    }

    /** x and y over the length of the polygon through the points. */
    record Loop(HermiteSpline x, HermiteSpline y) implements Curve {
        @Override
        public double[] breaks() {
            return x.knots();
        }

        @Override
        public void jet(double t, double[] out) {
            x.jet(t, out, 0);
            double px = out[0], dx = out[1], bend = out[2];
            y.jet(t, out, 3);
            out[0] = px;
            out[1] = out[3];
            out[2] = dx;
            out[3] = out[4];
            out[4] = bend;
        }

        @Override
        public boolean closed() {
            return true;
        }
    }

    /** Radius over the angle. */
    record Polar(HermiteSpline radius, boolean closed) implements Curve {
        @Override
        public double[] breaks() {
            return radius.knots();
        }

        @Override
        public void jet(double t, double[] out) {
            radius.jet(t, out, 0);
            double r = out[0], dr = out[1], ddr = out[2];
            double c = Math.cos(t), s = Math.sin(t);
            out[0] = r * c;
            out[1] = r * s;
            out[2] = dr * c - r * s;
            out[3] = dr * s + r * c;
            out[4] = (ddr - r) * c - 2 * dr * s;
            out[5] = (ddr - r) * s + 2 * dr * c;
        }
    }
}
