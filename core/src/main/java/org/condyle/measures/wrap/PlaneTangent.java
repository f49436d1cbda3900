package org.condyle.measures.wrap;

import org.condyle.measures.Vectors;

/**
 * The point r in which a line from P touches an ellipsoid, in the plane n·r = ν. OpenSim finds it by damped least-squares
 * steps from a start on the surface and stops at a squared residual of 1e-8; the steps are followed here because where they
 * stop shows in the sixth digit of a length. Unknowns are r and d, residuals
 *
 * <pre>  n·r - ν,   Σ (r/a)² - 1,   g·r + d,   g·P + d        with g = 2 r/a²  </pre>
 */
final class PlaneTangent {
    private static final double ENOUGH = 1e-8;
    private static final int MOST = 50;
    private static final int MOST_TRIALS = 1000;

    private static final int RESIDUAL = 0; // four
    private static final int GRADIENT = 4; // derivative of residual j with respect to unknown i at 4 i + j
    private static final int NORMAL = 20; // matrix of the normal equations
    private static final int LU = 36;
    private static final int RIGHT = 52;
    private static final int STEP = 56;
    private static final int OFFSET = 60; // d
    static final int ROOM = 61;

    private PlaneTangent() {}

    /** Moves r, which is a point of the surface in or near the plane, to the tangent point. */
    static void slide(double[] s, int a, int p, int n, double nu, int r, int w) {
        s[w + OFFSET] = 0;
        for (int i = 0; i < 3; i++) {
            s[w + OFFSET] -= 2 * s[r + i] * s[r + i] / (s[a + i] * s[a + i]);
        }
        double now = residual(s, a, p, n, nu, r, w), before = now, damping = 0.01;
        for (int count = 0; now > ENOUGH && count < MOST; count++) {
            double reach = equations(s, a, p, n, r, w);
            int trials = 0;
            while (now >= before && trials++ < MOST_TRIALS) {
                solve(s, w, damping, reach / 16);
                before = now;
                now = moved(s, a, p, n, nu, r, w, 1);
                damping *= 4;
            }
            damping /= 8;
            double factor = 0.5;
            trials = 0;
            while (now <= before && trials++ < MOST_TRIALS) {
                factor *= 2;
                before = now;
                now = moved(s, a, p, n, nu, r, w, factor);
            }
            now = moved(s, a, p, n, nu, r, w, -factor); // the last doubling was one too many
            before = now;
        }
    }

    private static double moved(double[] s, int a, int p, int n, double nu, int r, int w, double factor) {
        for (int i = 0; i < 3; i++) {
            s[r + i] += factor * s[w + STEP + i];
        }
        s[w + OFFSET] += factor * s[w + STEP + 3];
        return residual(s, a, p, n, nu, r, w);
    }

    private static double residual(double[] s, int a, int p, int n, double nu, int r, int w) {
        double surface = -1, own = s[w + OFFSET], far = s[w + OFFSET];
        for (int i = 0; i < 3; i++) {
            double g = 2 * s[r + i] / (s[a + i] * s[a + i]);
            surface += s[r + i] * s[r + i] / (s[a + i] * s[a + i]);
            own += g * s[r + i];
            far += g * s[p + i];
        }
        double plane = Vectors.dot(s, n, s, r) - nu;
        s[w + RESIDUAL] = plane;
        s[w + RESIDUAL + 1] = surface;
        s[w + RESIDUAL + 2] = own;
        s[w + RESIDUAL + 3] = far;
        return plane * plane + surface * surface + own * own + far * far;
    }

    /** The normal equations; returns the share of a step that is tried, small where r is just below P. */
    private static double equations(double[] s, int a, int p, int n, int r, int w) {
        double along = 0, toR = 0, toCentre = 0;
        for (int i = 0; i < 3; i++) {
            double a2 = s[a + i] * s[a + i];
            int row = w + GRADIENT + 4 * i;
            s[row] = s[n + i];
            s[row + 1] = 2 * s[r + i] / a2;
            s[row + 2] = 4 * s[r + i] / a2;
            s[row + 3] = 2 * s[p + i] / a2;
            double d = s[p + i] - s[r + i];
            along += d * s[p + i];
            toR += d * d;
            toCentre += s[p + i] * s[p + i];
        }
        int last = w + GRADIENT + 12;
        s[last] = s[last + 1] = 0;
        s[last + 2] = s[last + 3] = 1;
        for (int i = 0; i < 4; i++) {
            double right = 0;
            for (int j = 0; j < 4; j++) {
                right -= s[w + GRADIENT + 4 * i + j] * s[w + RESIDUAL + j];
                double sum = 0;
                for (int k = 0; k < 4; k++) {
                    sum += s[w + GRADIENT + 4 * i + k] * s[w + GRADIENT + 4 * j + k];
                }
                s[w + NORMAL + 4 * i + j] = sum;
            }
            s[w + RIGHT + i] = right;
        }
        double scale = Math.sqrt(toR * toCentre), cosine = scale > 0 ? along / scale : 0;
        return cosine > 0.1 ? 1 - Math.pow(cosine, 100) : 1;
    }

    /** Step of the damped equations times a factor, by elimination: the matrix is positive definite. */
    private static void solve(double[] s, int w, double damping, double factor) {
        System.arraycopy(s, w + NORMAL, s, w + LU, 16);
        System.arraycopy(s, w + RIGHT, s, w + STEP, 4);
        for (int i = 0; i < 4; i++) {
            s[w + LU + 5 * i] *= 1 + damping;
        }
        for (int k = 0; k < 4; k++) {
            for (int i = k + 1; i < 4; i++) {
                double f = s[w + LU + 4 * i + k] / s[w + LU + 5 * k];
                for (int j = k; j < 4; j++) {
                    s[w + LU + 4 * i + j] -= f * s[w + LU + 4 * k + j];
                }
                s[w + STEP + i] -= f * s[w + STEP + k];
            }
        }
        for (int k = 3; k >= 0; k--) {
            for (int j = k + 1; j < 4; j++) {
                s[w + STEP + k] -= s[w + LU + 4 * k + j] * s[w + STEP + j];
            }
            s[w + STEP + k] /= s[w + LU + 5 * k];
        }
        for (int i = 0; i < 4; i++) {
            s[w + STEP + i] *= factor;
        }
    }
}
