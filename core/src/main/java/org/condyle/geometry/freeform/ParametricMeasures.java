package org.condyle.geometry.freeform;

import java.util.Arrays;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Triangles;

/** What can be measured on a parametric surface: samples, box, thickness, volume and moments, triangles. */
final class ParametricMeasures {
    private static final double[] NODE = {0.2386191860831969, 0.6612093864662645, 0.9324695142031521};
    private static final double[] WEIGHT = {0.4679139345726910, 0.3607615730481386, 0.1713244923791704};

    private ParametricMeasures() {}

    /** x, y, z of all nodes, v running fastest. */
    static double[] points(ParametricGrid g) {
        double[] out = new double[3 * g.u.length * g.v.length], w = new double[18];
        for (int i = 0; i < g.u.length; i++) {
            for (int j = 0; j < g.v.length; j++) {
                g.surface.jet(g.u[i], g.v[j], w);
                System.arraycopy(w, 0, out, 3 * (i * g.v.length + j), 3);
            }
        }
        return out;
    }

    /** Half the longest diagonal of a cell. */
    static double spacing(ParametricGrid g) {
        double[] p = points(g);
        double most = 0;
        for (int i = 0; i + 1 < g.u.length; i++) {
            for (int j = 0; j + 1 < g.v.length; j++) {
                int a = 3 * (i * g.v.length + j), b = a + 3 * g.v.length;
                most = Math.max(most, Math.max(apart(p, a, b + 3), apart(p, b, a + 3)));
            }
        }
        return 0.55 * most; // a little more, since cells are not flat
    }

    private static double apart(double[] p, int a, int b) {
        return Math.hypot(p[a] - p[b], Math.hypot(p[a + 1] - p[b + 1], p[a + 2] - p[b + 2]));
    }

    /** Box of the surface: the outermost sample of each axis, followed to its peak by ever finer nets. */
    static void bounds(ParametricGrid g, double[] out) {
        double[] w = new double[18];
        for (int side = 0; side < 6; side++) {
            int axis = side % 3;
            double sign = side < 3 ? -1 : 1, best = Double.NEGATIVE_INFINITY, atU = 0, atV = 0;
            for (double a : g.u) {
                for (double b : g.v) {
                    g.surface.jet(a, b, w);
                    if (sign * w[axis] > best) {
                        best = sign * w[axis];
                        atU = a;
                        atV = b;
                    }
                }
            }
            double firstU = g.u[0], lastU = g.u[g.u.length - 1], firstV = g.v[0], lastV = g.v[g.v.length - 1];
            double du = (lastU - firstU) / 4, dv = (lastV - firstV) / 4;
            for (int zoom = 0; zoom < 30; zoom++) {
                double fromU = atU, fromV = atV;
                for (int i = -4; i <= 4; i++) {
                    for (int j = -4; j <= 4; j++) {
                        double a = Math.min(Math.max(fromU + du * i / 4, firstU), lastU);
                        double b = Math.min(Math.max(fromV + dv * j / 4, firstV), lastV);
                        g.surface.jet(a, b, w);
                        if (sign * w[axis] > best) {
                            best = sign * w[axis];
                            atU = a;
                            atV = b;
                        }
                    }
                }
                du *= 0.4;
                dv *= 0.4;
            }
            out[side] = sign * (best + 1e-12 * g.size);
        }
    }

    /** Half the shortest way through a closed surface, between samples that face away from each other. */
    static double halfThickness(ParametricGrid g, boolean flipped) {
        if (!g.encloses() || volume(g, flipped) < 0) {
            return Double.POSITIVE_INFINITY;
        }
        int stepU = Math.max(1, g.u.length / 30), stepV = Math.max(1, g.v.length / 30);
        int n = 0;
        double[] s = new double[6 * g.u.length * g.v.length], w = new double[18];
        for (int i = 0; i < g.u.length; i += stepU) {
            for (int j = 0; j < g.v.length; j += stepV) {
                g.surface.jet(g.u[i], g.v[j], w);
                double x = w[4] * w[8] - w[5] * w[7], y = w[5] * w[6] - w[3] * w[8], z = w[3] * w[7] - w[4] * w[6];
                double length = (flipped ? -1 : 1) * Math.sqrt(x * x + y * y + z * z);
                if (length != 0) {
                    System.arraycopy(w, 0, s, 6 * n, 3);
                    s[6 * n + 3] = x / length;
                    s[6 * n + 4] = y / length;
                    s[6 * n + 5] = z / length;
                    n++;
                }
            }
        }
        double least = g.size;
        for (int i = 0; i < 6 * n; i += 6) {
            for (int j = 0; j < 6 * n; j += 6) {
                double x = s[i] - s[j], y = s[i + 1] - s[j + 1], z = s[i + 2] - s[j + 2];
                double d = Math.sqrt(x * x + y * y + z * z);
                boolean through = x * s[i + 3] + y * s[i + 4] + z * s[i + 5] > 0.95 * d
                        && -(x * s[j + 3] + y * s[j + 4] + z * s[j + 5]) > 0.7 * d;
                if (through && d > 0) {
                    least = Math.min(least, d);
                }
            }
        }
        return 0.5 * least;
    }

    static double volume(ParametricGrid g, boolean flipped) {
        return moments(g, flipped)[0];
    }

    /** Unit density, by the divergence theorem with 6 × 6 Gauss points a cell. */
    static MassProperties massProperties(ParametricGrid g, boolean flipped) {
        double[] m = moments(g, flipped);
        double v = m[0], cx = m[1] / v, cy = m[2] / v, cz = m[3] / v;
        double xx = m[4] - v * cx * cx, yy = m[5] - v * cy * cy, zz = m[6] - v * cz * cz;
        return new MassProperties(v, new double[] {cx, cy, cz}, new double[] {
            yy + zz, xx + zz, xx + yy, v * cx * cy - m[7], v * cx * cz - m[8], v * cy * cz - m[9]
        });
    }

    private static double[] moments(ParametricGrid g, boolean flipped) {
        double[] m = new double[10], w = new double[18];
        for (int i = 0; i + 1 < g.u.length; i++) {
            for (int j = 0; j + 1 < g.v.length; j++) {
                double hu = 0.5 * (g.u[i + 1] - g.u[i]), hv = 0.5 * (g.v[j + 1] - g.v[j]);
                for (int k = 0; k < 36; k++) {
                    int a = k / 6, b = k % 6;
                    double u = g.u[i] + hu + hu * (a < 3 ? -NODE[a] : NODE[a - 3]);
                    double v = g.v[j] + hv + hv * (b < 3 ? -NODE[b] : NODE[b - 3]);
                    g.surface.jet(u, v, w);
                    double f = hu * hv * WEIGHT[a % 3] * WEIGHT[b % 3] * (flipped ? -1 : 1);
                    double x = w[0], y = w[1], z = w[2];
                    double nx = f * (w[4] * w[8] - w[5] * w[7]), ny = f * (w[5] * w[6] - w[3] * w[8]);
                    double nz = f * (w[3] * w[7] - w[4] * w[6]);
                    m[0] += (x * nx + y * ny + z * nz) / 3;
                    m[1] += x * x * nx / 2;
                    m[2] += y * y * ny / 2;
                    m[3] += z * z * nz / 2;
                    m[4] += x * x * x * nx / 3;
                    m[5] += y * y * y * ny / 3;
                    m[6] += z * z * z * nz / 3;
                    m[7] += x * x * y * nx / 2;
                    m[8] += z * z * x * nz / 2;
                    m[9] += y * y * z * ny / 2;
                }
            }
        }
        return m;
    }

    static Triangles triangles(ParametricGrid g, boolean flipped) {
        int rows = g.u.length, columns = g.v.length;
        double[] p = points(g);
        int[] number = new int[rows * columns];
        Arrays.fill(number, -1);
        double[] vertices = new double[p.length];
        int[] corners = new int[6 * rows * columns];
        int n = 0, c = 0;
        for (int i = 0; i + 1 < rows; i++) {
            for (int j = 0; j + 1 < columns; j++) {
                int[] quad = {g.vertex(i, j), g.vertex(i + 1, j), g.vertex(i + 1, j + 1), g.vertex(i, j + 1)};
                for (int k : quad) {
                    if (number[k] < 0) {
                        System.arraycopy(p, 3 * k, vertices, 3 * n, 3);
                        number[k] = n++;
                    }
                }
                for (int half = 0; half < 2; half++) {
                    int a = number[quad[0]], b = number[quad[1 + half]], d = number[quad[2 + half]];
                    if (a != b && b != d && d != a) {
                        corners[c++] = a;
                        corners[c++] = flipped ? d : b;
                        corners[c++] = flipped ? b : d;
                    }
                }
            }
        }
        return new Triangles(Arrays.copyOf(vertices, 3 * n), Arrays.copyOf(corners, c));
    }
}
