package org.condyle.measures.wrap;

/**
 * Geodesics of a surface by their differential equation, with their neighbours (Jacobi fields): at unit speed
 *
 * <pre>  x'' = -h(x', x') N        y'' + K y = 0  </pre>
 *
 * where K is the Gauss curvature and y the distance of a neighbour. The integrator is the extrapolated midpoint rule of Gragg,
 * Bulirsch and Stoer (Hairer, Nørsett, Wanner, Solving Ordinary Differential Equations I, section II.9), whose last rows differ
 * by less than 1e-12; an arc over a quarter of an ellipsoid takes one or two of its steps.
 */
abstract class GeodesicFlow {
    /** State: x, v, then y and y' of the two neighbours. */
    static final int X = 0;

    static final int V = 3;
    static final int NEIGHBOURS = 6;
    static final int STATE = 10;

    private static final int ROWS = 8;
    private static final double TOLERANCE = 1e-12;
    private static final int RATE = 0;
    private static final int BEFORE = STATE;
    private static final int NOW = 2 * STATE;
    private static final int BEGIN = 3 * STATE; // slopes at the beginning of a step
    private static final int TABLE = 4 * STATE;
    static final int ROOM = TABLE + ROWS * STATE;

    private static final double[][] FACTORS = new double[ROWS][ROWS]; // of row j and column k of the extrapolation

    static {
        for (int j = 0; j < ROWS; j++) {
            for (int k = 1; k <= j; k++) {
                double ratio = (j + 1.0) / (j - k + 1.0); // steps 2, 4, 6, ...
                FACTORS[j][k] = 1 / (ratio * ratio - 1);
            }
        }
    }

    /** Slopes of a state. */
    abstract void slopes(double[] s, int state, int out);

    /** Brings a point near the surface onto it. */
    abstract void onto(double[] s, int x);

    /** The largest turn per length of a geodesic through x in the direction v [1/m]; only steps depend on it. */
    abstract double turn(double[] s, int x, int v);

    /** A length that is large for the surface [m]. */
    abstract double size();

    /** Follows the geodesic from x, v at {@code state} over a length, backwards if it is negative; neighbours begin with (1, 0) and (0, 1). */
    final void shoot(double[] s, int state, double length, int work) {
        s[state + NEIGHBOURS] = 1;
        s[state + NEIGHBOURS + 1] = 0;
        s[state + NEIGHBOURS + 2] = 0;
        s[state + NEIGHBOURS + 3] = 1;
        double left = Math.abs(length), sense = Math.signum(length), limit = 1;
        if (!(left < 20 * size())) { // longer than any that touches two straight parts
            s[state] = Double.NaN;
            return;
        }
        while (left > 0) {
            double wanted = limit / turn(s, state + X, state + V);
            double step = wanted >= left ? left : left / Math.ceil(left / wanted);
            if (step(s, state, sense * step, work)) {
                left = step == left ? 0 : left - step;
            } else {
                limit /= 2;
                if (limit < 1e-4) {
                    s[state] = Double.NaN; // no geodesic: the start was not a point and a direction of the surface
                    return;
                }
            }
        }
    }

    /** One step of the extrapolation; leaves the state untouched and returns false if it did not settle. */
    private boolean step(double[] s, int state, double step, int work) {
        slopes(s, state, work + BEGIN);
        for (int j = 0; j < ROWS; j++) {
            midpoint(s, state, step, 2 * (j + 1), work);
            // NOW is column 0 of row j; the table holds the row before, then this one
            double change = 0;
            for (int i = 0; i < STATE; i++) {
                double value = s[work + NOW + i], kept;
                for (int k = 1; k <= j; k++) {
                    int at = work + TABLE + STATE * (k - 1) + i;
                    kept = s[at];
                    s[at] = value;
                    double next = value + (value - kept) * FACTORS[j][k];
                    if (k == j) {
                        double size = i < V ? size() : i < NEIGHBOURS ? 1 : scale(i);
                        change = Math.max(change, Math.abs(next - value) / size);
                    }
                    value = next;
                }
                s[work + TABLE + STATE * j + i] = value;
            }
            if (j >= 2 && change < TOLERANCE) {
                System.arraycopy(s, work + TABLE + STATE * j, s, state, STATE);
                return true;
            }
        }
        return false;
    }

    /** Sizes of y and y': neighbours are needed to fewer digits, they only guide Newton steps. */
    private double scale(int i) {
        return 1e4 * (i == NEIGHBOURS + 1 ? 1 / size() : i == NEIGHBOURS + 2 ? size() : 1);
    }

    private void midpoint(double[] s, int state, double step, int count, int work) {
        double h = step / count;
        for (int i = 0; i < STATE; i++) {
            s[work + BEFORE + i] = s[state + i];
            s[work + NOW + i] = s[state + i] + h * s[work + BEGIN + i];
        }
        for (int n = 1; n < count; n++) {
            slopes(s, work + NOW, work + RATE);
            for (int i = 0; i < STATE; i++) {
                double next = s[work + BEFORE + i] + 2 * h * s[work + RATE + i];
                s[work + BEFORE + i] = s[work + NOW + i];
                s[work + NOW + i] = next;
            }
        }
    }

    /** Of an ellipsoid: x'' = -(Σ v²/a²)/(Σ x²/a⁴) x/a², K = 1/((abc)² (Σ x²/a⁴)²). */
    static final class OnEllipsoid extends GeodesicFlow {
        private final double a2;
        private final double b2;
        private final double c2;
        private final double k;
        private final double size;

        OnEllipsoid(WrapShape.Ellipsoid e) {
            a2 = 1 / (e.a() * e.a());
            b2 = 1 / (e.b() * e.b());
            c2 = 1 / (e.c() * e.c());
            k = a2 * b2 * c2;
            size = e.size();
        }

        @Override
        void slopes(double[] s, int y, int out) {
            double gx = s[y] * a2, gy = s[y + 1] * b2, gz = s[y + 2] * c2, u = s[y + 3], v = s[y + 4], w = s[y + 5];
            double inverse = 1 / (gx * gx + gy * gy + gz * gz);
            double f = -(u * u * a2 + v * v * b2 + w * w * c2) * inverse, gauss = -k * inverse * inverse;
            s[out] = u;
            s[out + 1] = v;
            s[out + 2] = w;
            s[out + 3] = f * gx;
            s[out + 4] = f * gy;
            s[out + 5] = f * gz;
            s[out + 6] = s[y + 7];
            s[out + 7] = gauss * s[y + 6];
            s[out + 8] = s[y + 9];
            s[out + 9] = gauss * s[y + 8];
        }

        @Override
        void onto(double[] s, int x) {
            double f = 1 / Math.sqrt(s[x] * s[x] * a2 + s[x + 1] * s[x + 1] * b2 + s[x + 2] * s[x + 2] * c2);
            s[x] *= f;
            s[x + 1] *= f;
            s[x + 2] *= f;
        }

        @Override
        double turn(double[] s, int x, int v) {
            double gx = s[x] * a2, gy = s[x + 1] * b2, gz = s[x + 2] * c2;
            return (s[v] * s[v] * a2 + s[v + 1] * s[v + 1] * b2 + s[v + 2] * s[v + 2] * c2)
                    / Math.sqrt(gx * gx + gy * gy + gz * gz);
        }

        @Override
        double size() {
            return size;
        }
    }

    /** Of a torus: curvature 1/r around the tube and (ρ - R)/(r ρ) along the ring at the distance ρ from the axis. */
    static final class OnTorus extends GeodesicFlow {
        private final WrapShape.Torus torus;

        OnTorus(WrapShape.Torus torus) {
            this.torus = torus;
        }

        @Override
        void slopes(double[] s, int y, int out) {
            double r = torus.tube(), ring = Math.hypot(s[y], s[y + 1]), excess = ring - torus.radius();
            double f = -torus.form(s, y, s, y + V, s, y + V) / r, gauss = -excess / (r * r * ring);
            for (int i = 0; i < 3; i++) {
                s[out + i] = s[y + V + i];
            }
            s[out + 3] = f * s[y] * excess / ring;
            s[out + 4] = f * s[y + 1] * excess / ring;
            s[out + 5] = f * s[y + 2];
            s[out + 6] = s[y + 7];
            s[out + 7] = gauss * s[y + 6];
            s[out + 8] = s[y + 9];
            s[out + 9] = gauss * s[y + 8];
        }

        @Override
        void onto(double[] s, int x) {
            double ring = Math.hypot(s[x], s[x + 1]), excess = ring - torus.radius();
            double f = torus.tube() / Math.hypot(excess, s[x + 2]), to = (torus.radius() + f * excess) / ring;
            s[x] *= to;
            s[x + 1] *= to;
            s[x + 2] *= f;
        }

        @Override
        double turn(double[] s, int x, int v) {
            return 1 / torus.tube();
        }

        @Override
        double size() {
            return torus.radius();
        }
    }
}
