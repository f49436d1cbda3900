package org.condyle.muscle.law;

import org.condyle.function.ScalarFunction;
import org.condyle.function.SmoothTable;
import org.condyle.math.Check;
import org.condyle.math.CubicSpline;
import org.condyle.math.HermiteSpline;

/**
 * Muscle of L. M. Schutte, M. M. Rodgers, F. E. Zajac, R. M. Glaser, "Improving the efficacy of electrical stimulation-induced leg cycle
 * ergometry", IEEE Transactions on Rehabilitation Engineering 1 (1993) 109-125, as in SIMM and OpenSim: curves of length by points, a
 * damper, and with A = a f_L, w = l̇ T/l₀
 *
 * <pre>
 *   F = A h(w) + b₀ w,   h = 0.15 (1 + w)/(0.15 - w) for w &lt; 0,   (1.4 w + k)/(w + k) for w > 0,   k = 0.13 · 0.15/1.15
 * </pre>
 *
 * which is a quadratic equation in w on either side. It needs no smallest activation: at A = 0 the damper alone sets the speed. A fibre whose
 * passive part pulls more than its tendon does not push back: F = max(0, f_T/cos φ - f_P), and what the passive part then gives is lost.
 * v_m is not used.
 */
public final class Schutte1993 extends HillLaw {
    private static final double SHORTENING = 0.15, MOST = 1.4, K = 0.13 * 0.15 / 1.15;

    // SIMM's muscle without curves of its own
    private static final double[][] TENDON = {
        {
            -10, -0.002, -0.001, 0, 0.00131, 0.00281, 0.00431, 0.00581, 0.00731, 0.00881, 0.0103, 0.0118, 0.0123, 9.2,
            9.201, 9.202, 20
        },
        {0, 0, 0, 0, 0.0108, 0.0257, 0.0435, 0.0652, 0.0915, 0.123, 0.161, 0.208, 0.227, 345, 345, 345, 345},
    };
    private static final double[][] ACTIVE = {
        {
            -5.307692, -4.307692, -1.923077, -0.884615, -0.269231, 0.230769, 0.461538, 0.52725, 0.62875, 0.71875,
            0.86125, 1.045, 1.2175, 1.43875, 1.5, 1.615385, 2, 2.961538, 3.692308, 5.461538, 9.901902
        },
        {
            0.012188, 0.021899, 0.036466, 0.052493, 0.075312, 0.114158, 0.157859, 0.226667, 0.636667, 0.856667, 0.95,
            0.993333, 0.77, 0.246667, 0.193821, 0.133252, 0.072683, 0.044417, 0.036341, 0.021899, 0.007332
        },
    };

    /**
     * Curves and numbers of the law.
     *
     * @param activeCurve     f_L over x; negative values count as 0
     * @param passiveCurve    f_P over x
     * @param tendonCurve     f_T over the strain of the tendon, read where that is positive
     * @param timeScale       T [s]
     * @param damping         b₀ [-]
     * @param leastActivation smallest activation that it computes with
     */
    public record Parameters(
            ScalarFunction activeCurve,
            ScalarFunction passiveCurve,
            ScalarFunction tendonCurve,
            double timeScale,
            double damping,
            double leastActivation) {
        public Parameters {
            Check.positive("time-scale [s]", timeScale);
            Check.positive("damping [-]", damping);
            Check.within("least-activation [-]", leastActivation, 0, 1);
        }

        public static Parameters defaults() {
            return of(usualActiveCurve(), usualPassiveCurve(), usualTendonCurve());
        }

        /** With the usual time scale and damping. */
        public static Parameters of(ScalarFunction active, ScalarFunction passive, ScalarFunction tendon) {
            return new Parameters(active, passive, tendon, 0.1, 0.1, 0);
        }

        Parameters forThread() {
            return new Parameters(
                    activeCurve.forThread(),
                    passiveCurve.forThread(),
                    tendonCurve.forThread(),
                    timeScale,
                    damping,
                    leastActivation);
        }
    }

    /** The tendon's curve over its stretch; nothing below 1. */
    private record OverStretch(ScalarFunction ofStrain) implements ScalarFunction {
        @Override
        public double value(double y) {
            return y <= 1 ? 0 : ofStrain.value(y - 1);
        }

        @Override
        public double slope(double y) {
            return y < 1 ? 0 : ofStrain.slope(y - 1);
        }

        @Override
        public double integral(double y) {
            return y <= 1 ? 0 : ofStrain.integral(y - 1);
        }
    }

    private final Parameters p;

    public Schutte1993(Architecture size, Parameters parameters, boolean elasticTendon) {
        super(
                size,
                new Use(elasticTendon, parameters.leastActivation, parameters.damping, 0, 1 / parameters.timeScale),
                parameters.passiveCurve,
                new OverStretch(parameters.tendonCurve));
        p = parameters;
    }

    /** Activation that belongs to it. */
    public static SchutteActivation activation(double timeScale) {
        return new SchutteActivation(timeScale);
    }

    /** f_L of a muscle without a curve of its own. */
    public static ScalarFunction usualActiveCurve() {
        return spline(ACTIVE);
    }

    /** f_P of a muscle without a curve of its own, exp(8 (x - 1) - 4), which never vanishes. */
    public static ScalarFunction usualPassiveCurve() {
        return new ExponentialCurve(0, 8, 0, Math.exp(-4), ExponentialCurve.FAR);
    }

    /** f_T of a muscle without a curve of its own. */
    public static ScalarFunction usualTendonCurve() {
        return spline(TENDON);
    }

    private static ScalarFunction spline(double[][] points) {
        return new SmoothTable(HermiteSpline.smooth(points[0], points[1], CubicSpline.Ends.THIRD_DIFFERENCES));
    }

    @Override
    public String name() {
        return "schutte1993";
    }

    @Override
    public double activeForceLength(double x) {
        return Math.max(0, p.activeCurve.value(x));
    }

    @Override
    protected double activeSlope(double x) {
        return p.activeCurve.value(x) > 0 ? p.activeCurve.slope(x) : 0;
    }

    @Override
    protected double carried(double force) {
        return Math.max(0, force);
    }

    @Override
    protected double contractile(double activation, double lengthFactor, double w) {
        double h = w < -1 ? 0 : w < 0 ? SHORTENING * (1 + w) / (SHORTENING - w) : (MOST * w + K) / (w + K);
        return activation * lengthFactor * h;
    }

    /** Roots of w² + b w + c = 0 with c ≤ 0, the one of the smaller size without cancellation. */
    @Override
    protected double speed(double activation, double lengthFactor, double force) {
        double active = activation * lengthFactor;
        if (force < active) {
            double b = -(force + SHORTENING * (active + damping)) / damping,
                    c = SHORTENING * (force - active) / damping;
            return 2 * c / (Math.sqrt(b * b - 4 * c) - b);
        }
        double b = K - (force - MOST * active) / damping, c = -K * (force - active) / damping;
        double root = Math.sqrt(b * b - 4 * c);
        return b > 0 ? -2 * c / (root + b) : 0.5 * (root - b);
    }

    /** The stop only; curves by points are smooth. */
    @Override
    public double[] fibreCorners() {
        return new double[] {stopCorner()};
    }

    @Override
    public double[] tendonCorners() {
        return new double[] {1};
    }

    @Override
    public Schutte1993 forThread() {
        return new Schutte1993(size, p.forThread(), elasticTendon());
    }
}
