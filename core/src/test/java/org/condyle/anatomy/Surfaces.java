package org.condyle.anatomy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.condyle.mechanics.Triangles;

/** What can be asked of a surface of triangles, written down independently of the code that makes it. */
final class Surfaces {
    private Surfaces() {}

    /** Edges that do not have exactly two faces which run along them in opposite directions. */
    static int badEdges(Triangles t) {
        Map<Long, Integer> runs = new HashMap<>();
        int[] c = t.corners();
        int bad = 0;
        for (int i = 0; i < c.length; i++) {
            int a = c[i], b = c[i % 3 == 2 ? i - 2 : i + 1];
            bad += a == b ? 1 : 0;
            bad += runs.merge(((long) a << 32) | b, 1, Integer::sum) > 1 ? 1 : 0;
        }
        for (long run : runs.keySet()) {
            bad += runs.containsKey((run << 32) | (run >>> 32)) ? 0 : 1;
        }
        return bad;
    }

    /** Volume inside, by the divergence theorem; negative if the faces look inwards. */
    static double volume(Triangles t) {
        double sum = 0;
        for (int f = 0; f < t.faces(); f++) {
            double[] p = corner(t, f, 0), q = corner(t, f, 1), r = corner(t, f, 2);
            sum += p[0] * (q[1] * r[2] - q[2] * r[1])
                    + p[1] * (q[2] * r[0] - q[0] * r[2])
                    + p[2] * (q[0] * r[1] - q[1] * r[0]);
        }
        return sum / 6;
    }

    static double[] corner(Triangles t, int face, int k) {
        int v = 3 * t.corners()[3 * face + k];
        return new double[] {t.vertices()[v], t.vertices()[v + 1], t.vertices()[v + 2]};
    }

    static double[] minus(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }

    static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    /** Normal of a face with the length of twice its area. */
    static double[] normal(Triangles t, int face) {
        double[] p = corner(t, face, 0);
        return cross(minus(corner(t, face, 1), p), minus(corner(t, face, 2), p));
    }

    /** Distance of a point from the nearest face. */
    static double distance(Triangles t, double[] p) {
        double best = Double.POSITIVE_INFINITY;
        for (int f = 0; f < t.faces(); f++) {
            best = Math.min(best, distance(p, corner(t, f, 0), corner(t, f, 1), corner(t, f, 2)));
        }
        return best;
    }

    private static double distance(double[] p, double[] a, double[] b, double[] c) {
        double[] n = cross(minus(b, a), minus(c, a));
        double size = Math.sqrt(dot(n, n));
        boolean inside = dot(cross(minus(b, a), minus(p, a)), n) >= 0
                && dot(cross(minus(c, b), minus(p, b)), n) >= 0
                && dot(cross(minus(a, c), minus(p, c)), n) >= 0;
        if (inside && size > 0) {
            return Math.abs(dot(minus(p, a), n)) / size;
        }
        return Math.min(toSide(p, a, b), Math.min(toSide(p, b, c), toSide(p, c, a)));
    }

    private static double toSide(double[] p, double[] a, double[] b) {
        double[] e = minus(b, a), d = minus(p, a);
        double s = Math.max(0, Math.min(1, dot(d, e) / dot(e, e)));
        double[] r = {d[0] - s * e[0], d[1] - s * e[1], d[2] - s * e[2]};
        return Math.sqrt(dot(r, r));
    }

    /** Length along x, y or z of what lies between two heights. */
    static double extent(Triangles t, int axis, double lowest, double highest) {
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        double[] v = t.vertices();
        for (int i = 0; i < v.length; i += 3) {
            if (v[i + 1] >= lowest && v[i + 1] <= highest) {
                low = Math.min(low, v[i + axis]);
                high = Math.max(high, v[i + axis]);
            }
        }
        return high - low;
    }

    static double extent(Triangles t, int axis) {
        return extent(t, axis, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** Number of pieces, and handles of all of them together: V - E + F = 2 pieces - 2 handles. */
    static int[] piecesAndHandles(Triangles t) {
        int[] parent = new int[t.points()];
        for (int i = 0; i < parent.length; i++) {
            parent[i] = i;
        }
        int pieces = parent.length;
        int[] c = t.corners();
        for (int i = 0; i < c.length; i++) {
            int a = root(parent, c[i]), b = root(parent, c[i % 3 == 2 ? i - 2 : i + 1]);
            pieces -= a == b ? 0 : 1;
            parent[a] = b;
        }
        int euler = t.points() - t.faces() / 2;
        return new int[] {pieces, pieces - euler / 2};
    }

    private static int root(int[] parent, int i) {
        int at = i;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }

    /** The cut with a plane, as far as it is nearer than {@code reach} to a point: its middle (three numbers) and its area. */
    static double[] section(Triangles t, double[] point, double[] normal, double reach) {
        double length = Math.sqrt(dot(normal, normal)), area = 0;
        double[] middle = new double[3];
        for (int f = 0; f < t.faces(); f++) {
            double[][] ends = new double[2][];
            for (int k = 0; k < 3; k++) {
                double[] p = corner(t, f, k), q = corner(t, f, (k + 1) % 3);
                double a = dot(minus(p, point), normal), b = dot(minus(q, point), normal);
                if (a < 0 != b < 0) {
                    double s = a / (a - b);
                    double[] cut = {p[0] + s * (q[0] - p[0]), p[1] + s * (q[1] - p[1]), p[2] + s * (q[2] - p[2])};
                    ends[a < 0 ? 0 : 1] = cut;
                }
            }
            if (ends[0] == null) {
                continue;
            }
            double[] u = minus(ends[0], point), v = minus(ends[1], point);
            if (dot(u, u) < reach * reach && dot(v, v) < reach * reach) {
                double part = 0.5 * dot(cross(u, v), normal) / length;
                area += part;
                for (int i = 0; i < 3; i++) {
                    middle[i] += part * (u[i] + v[i]) / 3;
                }
            }
        }
        return new double[] {
            point[0] + middle[0] / area, point[1] + middle[1] / area, point[2] + middle[2] / area, Math.abs(area)
        };
    }

    /** Pairs of faces without a common corner of which a side of one passes through the other. */
    static List<int[]> crossings(Triangles t) {
        double longest = 0;
        double[] v = t.vertices();
        int[] c = t.corners();
        for (int i = 0; i < c.length; i++) {
            int j = i % 3 == 2 ? i - 2 : i + 1;
            for (int k = 0; k < 3; k++) {
                longest = Math.max(longest, Math.abs(v[3 * c[i] + k] - v[3 * c[j] + k]));
            }
        }
        double cell = Math.max(longest / 4, 1e-4);
        Map<Long, List<Integer>> buckets = new HashMap<>();
        List<int[]> found = new ArrayList<>();
        for (int f = 0; f < t.faces(); f++) {
            int[] low = new int[3], high = new int[3];
            for (int k = 0; k < 3; k++) {
                double a = corner(t, f, 0)[k], b = corner(t, f, 1)[k], d = corner(t, f, 2)[k];
                low[k] = (int) Math.floor(Math.min(a, Math.min(b, d)) / cell);
                high[k] = (int) Math.floor(Math.max(a, Math.max(b, d)) / cell);
            }
            java.util.Set<Integer> near = new java.util.LinkedHashSet<>();
            for (int x = low[0]; x <= high[0]; x++) {
                for (int y = low[1]; y <= high[1]; y++) {
                    for (int z = low[2]; z <= high[2]; z++) {
                        List<Integer> bucket =
                                buckets.computeIfAbsent((x * 4001L + y) * 4001L + z, k -> new ArrayList<>());
                        near.addAll(bucket);
                        bucket.add(f);
                    }
                }
            }
            for (int g : near) {
                if (apart(c, f, g) && (pierces(t, f, g) || pierces(t, g, f))) {
                    found.add(new int[] {g, f});
                }
            }
        }
        return found;
    }

    private static boolean apart(int[] c, int f, int g) {
        for (int i = 3 * f; i < 3 * f + 3; i++) {
            for (int j = 3 * g; j < 3 * g + 3; j++) {
                if (c[i] == c[j]) {
                    return false;
                }
            }
        }
        return true;
    }

    /** True if a side of face f passes through face g. */
    private static boolean pierces(Triangles t, int f, int g) {
        double[] a = corner(t, g, 0), b = corner(t, g, 1), c = corner(t, g, 2);
        for (int k = 0; k < 3; k++) {
            double[] p = corner(t, f, k), q = corner(t, f, (k + 1) % 3);
            double s = side(a, b, c, p), r = side(a, b, c, q);
            if (s * r >= 0
                    || Math.min(Math.abs(s), Math.abs(r)) < 1e-16) { // coplanar, as in flat parts: the signs are noise
                continue;
            }
            double u = side(p, q, a, b), v = side(p, q, b, c), w = side(p, q, c, a);
            if ((u > 0 && v > 0 && w > 0) || (u < 0 && v < 0 && w < 0)) {
                return true;
            }
        }
        return false;
    }

    /** Six times the volume of a tetrahedron, with its sign. */
    private static double side(double[] a, double[] b, double[] c, double[] p) {
        return dot(cross(minus(b, a), minus(c, a)), minus(p, a));
    }
}
