package org.condyle.forces;

/**
 * The maps 1 + b [a] + c [a]² of a rotation vector a whose b and c are functions of |a|: the rotation exp([a]), the left Jacobian J of the
 * exponential, δ exp([a]) = [J δa] exp([a]), and its inverse; their transposes have -b. Each with its derivative along δa. Valid for less
 * than a whole turn. Scratch of one thread, nothing is allocated.
 */
final class AxisSeries {
    private static final double SMALL = 1e-2; // |a|² below which series replace quotients that cancel

    private final double[] a = new double[3];
    private double b;
    private double c;
    private double bSlope; // by |a|²
    private double cSlope;
    private final double[] once = new double[3];
    private final double[] twice = new double[3];
    private final double[] inner = new double[3];

    private double vector(double[] v, int at, double factor) {
        double s = 0;
        for (int i = 0; i < 3; i++) {
            a[i] = factor * v[at + i];
            s += a[i] * a[i];
        }
        return s;
    }

    /** exp([a]) with a = factor v. */
    public AxisSeries exponential(double[] v, int at, double factor) {
        double s = vector(v, at, factor), t = Math.sqrt(s);
        if (s < SMALL) {
            b = 1 - s / 6 * (1 - s / 20 * (1 - s / 42));
            c = 0.5 - s / 24 * (1 - s / 30 * (1 - s / 56));
            bSlope = -1.0 / 6 + s / 60 * (1 - s / 28);
            cSlope = -1.0 / 24 + s / 360 * (1 - s / 37.333333333333336);
        } else {
            b = Math.sin(t) / t;
            c = (1 - Math.cos(t)) / s;
            bSlope = (Math.cos(t) - b) / (2 * s);
            cSlope = (0.5 * b - c) / s;
        }
        return this;
    }

    /** J with a = factor v. */
    public AxisSeries left(double[] v, int at, double factor) {
        double s = vector(v, at, factor), t = Math.sqrt(s);
        if (s < SMALL) {
            b = 0.5 - s / 24 * (1 - s / 30 * (1 - s / 56));
            c = 1.0 / 6 - s / 120 * (1 - s / 42 * (1 - s / 72));
            bSlope = -1.0 / 24 + s / 360 * (1 - s / 37.333333333333336);
            cSlope = -1.0 / 120 + s / 2520 * (1 - s / 48 * (1 - s / 82.5));
        } else {
            b = (1 - Math.cos(t)) / s;
            c = (t - Math.sin(t)) / (s * t);
            bSlope = (0.5 * Math.sin(t) / t - b) / s;
            cSlope = (0.5 * b - 1.5 * c) / s;
        }
        return this;
    }

    /** J⁻¹ with a = v. */
    public AxisSeries leftInverse(double[] v, int at) {
        double s = vector(v, at, 1), t = Math.sqrt(s);
        b = -0.5;
        bSlope = 0;
        c = s < 1e-4 ? 1.0 / 12 + s / 720 : 1 / s - (1 + Math.cos(t)) / (2 * t * Math.sin(t));
        if (s < SMALL) {
            cSlope = 1.0 / 720 + s / 15120 * (1 + s / 26.666666666666668);
        } else {
            double sine = Math.sin(0.5 * t);
            cSlope = (-2 / (s * t) + Math.cos(0.5 * t) / (2 * s * sine) + 1 / (4 * t * sine * sine)) / (2 * t);
        }
        return this;
    }

    /** The transpose of what was set last. */
    public AxisSeries transposed() {
        b = -b;
        bSlope = -bSlope;
        return this;
    }

    /** out = map u; out may be u. */
    public void apply(double[] u, int at, double[] out, int outAt) {
        cross(a, 0, u, at, once);
        cross(a, 0, once, 0, twice);
        for (int i = 0; i < 3; i++) {
            out[outAt + i] = u[at + i] + b * once[i] + c * twice[i];
        }
    }

    /** out += (derivative of the map along δa) u. */
    public void addSlope(double[] along, double[] u, int at, double[] out) {
        double ds = 2 * (a[0] * along[0] + a[1] * along[1] + a[2] * along[2]);
        cross(a, 0, u, at, once);
        cross(a, 0, once, 0, twice);
        for (int i = 0; i < 3; i++) {
            out[i] += bSlope * ds * once[i] + cSlope * ds * twice[i];
        }
        cross(along, 0, once, 0, twice);
        cross(along, 0, u, at, inner);
        cross(a, 0, inner, 0, once);
        for (int i = 0; i < 3; i++) {
            out[i] += b * inner[i] + c * (twice[i] + once[i]);
        }
    }

    /** out = u × v. */
    static void cross(double[] u, int at, double[] v, int vAt, double[] out) {
        double x = u[at + 1] * v[vAt + 2] - u[at + 2] * v[vAt + 1];
        double y = u[at + 2] * v[vAt] - u[at] * v[vAt + 2];
        double z = u[at] * v[vAt + 1] - u[at + 1] * v[vAt];
        out[0] = x;
        out[1] = y;
        out[2] = z;
    }
}
