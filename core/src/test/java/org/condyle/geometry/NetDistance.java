package org.condyle.geometry;

import org.condyle.geometry.freeform.CurveProfile;
import org.condyle.geometry.freeform.CurveTable;
import org.condyle.geometry.freeform.ParametricSurface;

/**
 * The signed distance from a parametric surface or a curve by brute force: the nearest of very many points, then a walk
 * between its neighbours that halves its steps. What is nearest to the rim of an open surface is outside.
 */
final class NetDistance {
    private NetDistance() {}

    /** An open surface, its front where s_u × s_v points. */
    static SignedDistance of(ParametricSurface s, int n) {
        double[] us = s.breaksU(), vs = s.breaksV(), jet = new double[18];
        double u0 = us[0], du = us[us.length - 1] - u0, v0 = vs[0], dv = vs[vs.length - 1] - v0;
        double[] net = new double[3 * (n + 1) * (n + 1)];
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j <= n; j++) {
                s.jet(u0 + du * i / n, v0 + dv * j / n, jet);
                System.arraycopy(jet, 0, net, 3 * (i * (n + 1) + j), 3);
            }
        }
        return (x, y, z) -> {
            int best = 0;
            double least = Double.POSITIVE_INFINITY;
            for (int k = 0; k < net.length; k += 3) {
                double square = square(net[k] - x, net[k + 1] - y, net[k + 2] - z);
                if (square < least) {
                    least = square;
                    best = k / 3;
                }
            }
            double u = (double) (best / (n + 1)) / n, v = (double) (best % (n + 1)) / n;
            for (double step = 0.5 / n; step > 1e-9; ) {
                double nextU = u, nextV = v;
                for (int k = 0; k < 8; k++) {
                    double p = clamp(u + step * ((k < 4 ? k : k + 1) / 3 - 1));
                    double q = clamp(v + step * ((k < 4 ? k : k + 1) % 3 - 1));
                    s.jet(u0 + du * p, v0 + dv * q, jet);
                    double square = square(jet[0] - x, jet[1] - y, jet[2] - z);
                    if (square < least) {
                        least = square;
                        nextU = p;
                        nextV = q;
                    }
                }
                step *= nextU == u && nextV == v ? 0.5 : 1;
                u = nextU;
                v = nextV;
            }
            s.jet(u0 + du * u, v0 + dv * v, jet);
            double nx = jet[4] * jet[8] - jet[5] * jet[7], ny = jet[5] * jet[6] - jet[3] * jet[8];
            double nz = jet[3] * jet[7] - jet[4] * jet[6];
            boolean behind = (x - jet[0]) * nx + (y - jet[1]) * ny + (z - jet[2]) * nz < 0;
            boolean rim = u == 0 || u == 1 || v == 0 || v == 1;
            return behind && !rim ? -Math.sqrt(least) : Math.sqrt(least);
        };
    }

    /** A profile within its described range: the chords of so many points, which are n⁻² away from it. */
    static SignedDistance of(CurveProfile c, int n, boolean outwardIsLeft) {
        CurveTable t = c.table();
        double[] px = new double[n + 1], py = new double[n + 1], w = new double[6];
        for (int i = 0; i <= n; i++) {
            t.jet(t.t[0] + (t.t[t.segments] - t.t[0]) * i / n, w);
            px[i] = w[0];
            py[i] = w[1];
        }
        return (x, y, z) -> {
            double least = Double.POSITIVE_INFINITY, sign = 1;
            int coarse = 0, stride = 16;
            for (int i = 0; i <= n; i += stride) {
                double square = square(px[i] - x, py[i] - y, 0);
                if (square < least) {
                    least = square;
                    coarse = i;
                }
            }
            // all that a point beyond the stride from a sample could be is looked at again
            double reach = Math.sqrt(least) + 2 * stride * t.length[t.segments] / n;
            least = Double.POSITIVE_INFINITY;
            for (int i = 0; i < n; i++) {
                if (i % stride == 0
                        && square(px[i] - x, py[i] - y, 0) > reach * reach
                        && Math.abs(i - coarse) > stride) {
                    i += stride - 1;
                    continue;
                }
                double ex = px[i + 1] - px[i], ey = py[i + 1] - py[i], qx = x - px[i], qy = y - py[i];
                double along = clamp((qx * ex + qy * ey) / (ex * ex + ey * ey));
                double square = square(qx - along * ex, qy - along * ey, 0);
                if (square < least) {
                    least = square;
                    sign = ex * qy - ey * qx > 0 == outwardIsLeft ? 1 : -1;
                }
            }
            return sign * Math.sqrt(least);
        };
    }

    private static double square(double x, double y, double z) {
        return x * x + y * y + z * z;
    }

    private static double clamp(double x) {
        return Math.max(0, Math.min(1, x));
    }
}
