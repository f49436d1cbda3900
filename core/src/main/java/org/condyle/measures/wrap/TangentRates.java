package org.condyle.measures.wrap;

import org.condyle.measures.Vectors;

/**
 * How fast the tangent points of a geodesic move over its surface when the ends of the straight parts move: the variations of
 * {@link GeodesicSolver} in closed form. In the frame of the surface, with B_i = Ṗ_i·b_i and Y = y + l2 y',
 *
 * <pre>
 *   β = (l1 B2 + Y_s B1)/(l1 Y_c + Y_s)      γ = (β - B1)/l1      η = y_c β + y_s γ
 *   α = (Ṗ1·N1/l1 - β h_tb)/h_tt             σ = -(Ṗ2·N2/l2 + η h_tb)/h_tt
 *   ρ̇1 = α t1 + β b1                         ρ̇2 = σ t2 + η b2
 * </pre>
 */
final class TangentRates {
    private static final int T = 0;
    private static final int N = 3;
    private static final int B = 6;
    private static final int END = 9; // the same at the other end
    static final int ROOM = 18;

    private TangentRates() {}

    /**
     * Writes ρ̇1, ρ̇2.
     *
     * @param p      where P1, P2 are
     * @param rates  where their velocities relative to the surface are, in its frame
     * @param result of the rule
     */
    static void find(WrapShape shape, double[] s, int p, int rates, int result, int out, int w) {
        int r1 = result + SegmentRule.R1, r2 = result + SegmentRule.R2, y = result + SegmentRule.JACOBI;
        double l1 = frame(shape, s, p, r1, 1, w), l2 = frame(shape, s, p + 3, r2, -1, w + END);
        double sideRate1 = Vectors.dot(s, rates, s, w + B), sideRate2 = Vectors.dot(s, rates + 3, s, w + END + B);
        double side = s[y] + l2 * s[y + 1], turned = s[y + 2] + l2 * s[y + 3];
        double beta = (l1 * sideRate2 + turned * sideRate1) / (l1 * side + turned);
        double gamma = l1 > 0 ? (beta - sideRate1) / l1 : 0;
        double eta = s[y] * beta + s[y + 2] * gamma;
        double alpha = along(shape, s, r1, w, Vectors.dot(s, rates, s, w + N) / l1, beta);
        double sigma = along(shape, s, r2, w + END, -Vectors.dot(s, rates + 3, s, w + END + N) / l2, eta);
        for (int i = 0; i < 3; i++) {
            s[out + i] = alpha * s[w + T + i] + beta * s[w + B + i];
            s[out + 3 + i] = sigma * s[w + END + T + i] + eta * s[w + END + B + i];
        }
    }

    private static double along(WrapShape shape, double[] s, int r, int w, double lift, double across) {
        return (lift - across * shape.form(s, r, s, w + T, s, w + B)) / shape.form(s, r, s, w + T, s, w + T);
    }

    /** Direction, normal and b = N × t at a tangent point; returns the length of the straight part. */
    private static double frame(WrapShape shape, double[] s, int p, int r, int sign, int w) {
        for (int i = 0; i < 3; i++) {
            s[w + T + i] = sign * (s[r + i] - s[p + i]);
        }
        double length = Vectors.normalise(s, w + T);
        shape.normal(s, r, s, w + N);
        Vectors.cross(s, w + N, s, w + T, s, w + B);
        return length;
    }
}
