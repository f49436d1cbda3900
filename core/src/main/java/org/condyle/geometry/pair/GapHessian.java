package org.condyle.geometry.pair;

import org.condyle.geometry.shape.CurvatureTensor;
import org.condyle.geometry.shape.NearestPointShape;

/**
 * How the distance from a surface B bends along a surface A, for Newton's method: second derivatives in two tangents of A, the
 * sum of both curvatures, of which an edge of B has that of its distance. Made positive, so that a step leads downhill.
 * Scratch of one thread.
 */
final class GapHessian {
    /** uu, vv, uv. */
    final double[] form = new double[3];

    private final NearestPointShape first;
    private final RelativeSurface second;
    private final double size;
    private final double[] tensorA = new double[CurvatureTensor.SIZE];
    private final double[] tensorB = new double[CurvatureTensor.SIZE];

    /** @param size of A */
    GapHessian(NearestPointShape first, RelativeSurface second, double size) {
        this.first = first;
        this.second = second;
        this.size = size;
    }

    /**
     * Makes the form at a point that B was looked at from last.
     *
     * @param onA      projection on A: point, normal
     * @param tangents two of A there
     * @param d        distance from B
     * @param facing   cosine between both normals
     * @return false on an edge of A
     */
    boolean make(double[] onA, double[] tangents, double d, double facing) {
        first.curvature(onA[0], onA[1], onA[2], tensorA);
        second.shape.curvature(second.foot[0], second.foot[1], second.foot[2], tensorB);
        double auu = quadratic(tangents, 0, 0), avv = quadratic(tangents, 3, 3);
        double auv = quadratic(tangents, 0, 3);
        double buu = second.quadratic(tensorB, tangents, 0, 0), bvv = second.quadratic(tensorB, tangents, 3, 3);
        double buv = second.quadratic(tensorB, tangents, 0, 3);
        // seen from d away B is rounder or sharper: K (1 + d K)⁻¹
        double m = 1 + d * buu, n = 1 + d * bvv, o = d * buv, determinant = m * n - o * o;
        if (!Double.isFinite(determinant)) { // an edge or a corner of B, which from d away is round
            bendOfB(onA, tangents, 1e-3 * Math.abs(d));
            buu = form[0];
            bvv = form[1];
            buv = form[2];
        } else if (determinant > 0.01) {
            double uu = (buu * n - buv * o) / determinant, vv = (bvv * m - buv * o) / determinant;
            buv = (buv * m - buu * o) / determinant;
            buu = uu;
            bvv = vv;
        }
        form[0] = buu - facing * auu;
        form[1] = bvv - facing * avv;
        form[2] = buv - facing * auv;
        double flat = 1e-6 / size;
        if (!(form[0] > flat && form[1] > flat && form[0] * form[1] - form[2] * form[2] > 1e-6 * form[0] * form[1])
                || !Double.isFinite(form[0] + form[1])) {
            makePositive();
        }
        return Double.isFinite(auu + avv + auv);
    }

    /** Turns what bends down in {@code form} up: where it is steepest across a valley a long step along it stays possible. */
    private void makePositive() {
        double mean = 0.5 * (form[0] + form[1]), half = 0.5 * (form[0] - form[1]);
        double radius = Math.sqrt(half * half + form[2] * form[2]), least = 0.1 / size;
        double most = Math.max(Math.abs(mean + radius), least), fewest = Math.max(Math.abs(mean - radius), least);
        double spread = radius > 0 ? 0.5 * (most - fewest) / radius : 0;
        form[0] = 0.5 * (most + fewest) + spread * half;
        form[1] = 0.5 * (most + fewest) - spread * half;
        form[2] *= spread;
    }

    /** form = uu, vv, uv of the second derivatives of the distance from B in A's tangent plane, by differences. */
    private void bendOfB(double[] onA, double[] tangents, double step) {
        double[] normal = second.normal;
        double x = normal[0], y = normal[1], z = normal[2];
        for (int t = 0; t < 6; t += 3) {
            double du = 0, dv = 0;
            for (int side = 1; side > -2; side -= 2) {
                double s = side * step;
                second.at(onA[0] + s * tangents[t], onA[1] + s * tangents[t + 1], onA[2] + s * tangents[t + 2]);
                du += side * (normal[0] * tangents[0] + normal[1] * tangents[1] + normal[2] * tangents[2]);
                dv += side * (normal[0] * tangents[3] + normal[1] * tangents[4] + normal[2] * tangents[5]);
            }
            form[t / 3] = (t == 0 ? du : dv) / (2 * step);
            form[2] = (t == 0 ? dv : form[2] * 2 * step + du) / (t == 0 ? 2 * step : 4 * step);
        }
        normal[0] = x;
        normal[1] = y;
        normal[2] = z;
    }

    private double quadratic(double[] tangents, int t, int s) {
        return CurvatureTensor.quadratic(
                tensorA, tangents[t], tangents[t + 1], tangents[t + 2], tangents[s], tangents[s + 1], tangents[s + 2]);
    }
}
