package org.condyle.measures.wrap;

import org.condyle.measures.Vectors;

/**
 * The geodesic that touches the straight parts to P1 and P2, by Newton steps with natural variations (A. Scholz, M. Sherman,
 * I. Stavness, S. Delp, A. Kecskeméthy, Multibody System Dynamics 36 (2016) 195-219): its start moves along and across it
 * by α, β, its direction turns by γ, its length grows by δ. With t, N, b = N × t at an end and u the direction of the
 * straight part there, the errors u·N and u·b vanish at both ends. In terms of them
 *
 * <pre>
 *   α h_tt + β h_tb = -e1N        β/l1 - γ = -e1b        η = y_c β + y_s γ,  ω = y_c' β + y_s' γ
 *   σ h_tt + η h_tb = -e2N        η/l2 + ω = e2b         δ = σ - α
 * </pre>
 *
 * where y are the Jacobi fields at the end. The coefficients are those at the solution, which keeps the convergence quadratic.
 */
record GeodesicSolver(WrapShape shape, GeodesicFlow flow) {
    private static final int MOST = 40;
    private static final double LAST = 1e-8; // an error whose square is lost in rounding

    private static final int N = GeodesicFlow.STATE; // at the end that is looked at
    private static final int B = N + 3;
    private static final int U = B + 3;
    private static final int T1 = U + 3; // direction at the start
    private static final int B1 = T1 + 3;
    private static final int ERRORS = B1 + 3; // e·N, e·b, l, h_tt, h_tb of the start, then of the end
    private static final int OWN = ERRORS + 10;
    static final int ROOM = OWN + GeodesicFlow.ROOM;

    /**
     * Improves a guess: R1 and ARC of the result, and the direction at R1.
     *
     * @return false if it does not converge
     */
    boolean solve(double[] s, int p, int out, int direction, int w) {
        System.arraycopy(s, direction, s, w + T1, 3);
        double reach = 0.3 * flow.size();
        for (int i = 0; i < MOST; i++) {
            errors(s, p, out + SegmentRule.R1, w + T1, 1, w, ERRORS);
            System.arraycopy(s, w + B, s, w + B1, 3);
            System.arraycopy(s, out + SegmentRule.R1, s, w, 3);
            System.arraycopy(s, w + T1, s, w + GeodesicFlow.V, 3);
            flow.shoot(s, w, s[out + SegmentRule.ARC], w + OWN);
            if (Double.isNaN(s[w])) {
                return false;
            }
            errors(s, p + 3, w, w + GeodesicFlow.V, -1, w, ERRORS + 5);
            int e = w + ERRORS, y = w + GeodesicFlow.NEIGHBOURS;
            double l1 = s[e + 2], l2 = s[e + 7];
            double side = s[y] + l2 * s[y + 1], turned = s[y + 2] + l2 * s[y + 3], under = l1 * side + turned;
            double beta = clamp(l1 * (l2 * s[e + 6] - turned * s[e + 1]) / under, reach);
            double gamma = l1 > 0 ? clamp(beta / l1 + s[e + 1], 0.5) : clamp(l2 * s[e + 6] / turned, 0.5);
            double eta = s[y] * beta + s[y + 2] * gamma;
            double alpha = clamp(-(s[e] + beta * s[e + 4]) / s[e + 3], reach);
            double sigma = clamp(-(s[e + 5] + eta * s[e + 9]) / s[e + 8], reach);
            double error = Math.max(
                    Math.max(Math.abs(s[e]), Math.abs(s[e + 1])), Math.max(Math.abs(s[e + 5]), Math.abs(s[e + 6])));
            double length = s[out + SegmentRule.ARC];
            move(s, out + SegmentRule.R1, w + T1, alpha, w + B1, beta);
            if (error < LAST) { // what remains after this step is below rounding: no other shot
                move(s, w, w + GeodesicFlow.V, sigma, w + B, eta);
                System.arraycopy(s, w, s, out + SegmentRule.R2, 3);
                s[out + SegmentRule.ARC] = length + sigma - alpha;
                System.arraycopy(s, y, s, out + SegmentRule.JACOBI, 4);
                System.arraycopy(s, w + T1, s, out + SegmentRule.EXTRA, 3);
                return true;
            }
            turn(s, out + SegmentRule.R1, w, gamma);
            s[out + SegmentRule.ARC] = length + sigma - alpha;
        }
        return false;
    }

    /** Points of the geodesic of a result, for pictures. */
    void trace(double[] s, int out, int w, double[] points) {
        int n = points.length / 3 - 1;
        System.arraycopy(s, out + SegmentRule.R1, s, w, 3);
        System.arraycopy(s, out + SegmentRule.EXTRA, s, w + GeodesicFlow.V, 3);
        System.arraycopy(s, w, points, 0, 3);
        for (int i = 1; i <= n; i++) {
            flow.shoot(s, w, s[out + SegmentRule.ARC] / n, w + OWN);
            System.arraycopy(s, w, points, 3 * i, 3);
        }
    }

    private static double clamp(double x, double most) {
        return Double.isNaN(x) ? 0 : Math.max(-most, Math.min(most, x));
    }

    /** x += a t + b b, back on the surface. */
    private void move(double[] s, int x, int t, double a, int b, double c) {
        for (int i = 0; i < 3; i++) {
            s[x + i] += a * s[t + i] + c * s[b + i];
        }
        flow.onto(s, x);
    }

    /** Turns T1 by an angle towards B1 and lays it into the tangent plane at x. */
    private void turn(double[] s, int x, int w, double angle) {
        double c = Math.cos(angle), d = Math.sin(angle);
        for (int i = 0; i < 3; i++) {
            s[w + T1 + i] = c * s[w + T1 + i] + d * s[w + B1 + i];
        }
        shape.normal(s, x, s, w + N);
        double along = Vectors.dot(s, w + T1, s, w + N);
        for (int i = 0; i < 3; i++) {
            s[w + T1 + i] -= along * s[w + N + i];
        }
        Vectors.normalise(s, w + T1);
    }

    /** Errors, length and curvatures at one end; the straight part leads from P to x (sign 1) or from x to P (-1). */
    private void errors(double[] s, int p, int x, int t, int sign, int w, int out) {
        shape.normal(s, x, s, w + N);
        Vectors.cross(s, w + N, s, t, s, w + B);
        for (int i = 0; i < 3; i++) {
            s[w + U + i] = sign * (s[x + i] - s[p + i]);
        }
        double length = Vectors.normalise(s, w + U);
        s[w + out] = Vectors.dot(s, w + U, s, w + N);
        s[w + out + 1] = Vectors.dot(s, w + U, s, w + B);
        s[w + out + 2] = length;
        s[w + out + 3] = shape.form(s, x, s, t, s, t);
        s[w + out + 4] = shape.form(s, x, s, t, s, w + B);
    }
}
