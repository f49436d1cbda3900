package org.condyle.io.model.read;

import org.condyle.expression.UserFunction;
import org.condyle.math.Spline;

/** A spline with a rule for what lies outside of its knots. */
final class SplineCurve implements UserFunction {
    /** What holds beyond the knots. */
    enum Outside {
        /** As the spline itself continues: a parabola. */
        EXTEND,
        /** Straight, with the slope at the end. */
        LINE,
        HOLD,
        ZERO
    }

    private final Spline spline;
    private final Outside outside;
    private final double[] firstJet = new double[3];
    private final double[] lastJet = new double[3];

    SplineCurve(Spline spline, Outside outside) {
        this.spline = spline;
        this.outside = outside;
        spline.jet(spline.first(), firstJet);
        spline.jet(spline.last(), lastJet);
    }

    @Override
    public int arguments() {
        return 1;
    }

    @Override
    public double value(double[] x) {
        double t = x[0];
        return isInside(t) ? spline.value(t) : beyond(t);
    }

    @Override
    public void jet(double x, double[] out) {
        if (isInside(x)) {
            spline.jet(x, out);
            return;
        }
        out[0] = beyond(x);
        out[1] = outside == Outside.LINE ? end(x)[1] : 0;
        out[2] = 0;
    }

    private boolean isInside(double x) {
        return outside == Outside.EXTEND || (x >= spline.first() && x <= spline.last());
    }

    private double[] end(double x) {
        return x < spline.first() ? firstJet : lastJet;
    }

    private double beyond(double x) {
        return switch (outside) {
            case ZERO -> 0;
            case LINE -> end(x)[0] + end(x)[1] * (x - (x < spline.first() ? spline.first() : spline.last()));
            default -> end(x)[0];
        };
    }
}
