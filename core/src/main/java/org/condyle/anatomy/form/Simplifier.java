package org.condyle.anatomy.form;

import java.util.Arrays;
import org.condyle.mechanics.Triangles;

/**
 * Fewer triangles for a closed surface: edges are drawn together to points, the one first that moves the surface least (quadric error metrics
 * of M. Garland and P. Heckbert, SIGGRAPH 1997). Large faces remain where the surface is flat, small ones where it bends. The surface stays
 * closed (link condition), and no face turns over.
 */
final class Simplifier {
    /** Each vertex is held at its place with this share of its area: flat regions get even faces, and a best place always exists. */
    private static final double HOLD = 2e-3;

    /** A face may turn by less than 57 degrees when an edge beside it is drawn together. */
    private static final double LEAST_COSINE = 0.55;

    private static final int Q = 10; // xx xy xz yy yz zz, x y z, constant

    private final double[] vertices;
    private final int[] start; // vertex at which each side of a face starts
    private final int[] twin; // the same side in the neighbour
    private final int[] out; // a side that starts at each vertex
    private final boolean[] dead;
    private final double[] quadrics;
    private final EdgeHeap heap;
    private final double[] best = new double[3];
    private final int[] stamp;
    private int stamps;
    private int faces;

    private Simplifier(Triangles t) {
        vertices = t.vertices().clone();
        start = t.corners().clone();
        faces = t.faces();
        twin = new int[start.length];
        out = new int[t.points()];
        stamp = new int[t.points()];
        dead = new boolean[faces];
        quadrics = new double[Q * t.points()];
        connect();
        for (int f = 0; f < faces; f++) {
            addQuadric(f);
        }
        heap = new EdgeHeap(start.length);
        for (int h = 0; h < start.length; h++) {
            if (h < twin[h]) {
                offer(h);
            }
        }
    }

    /** The surface with at most so many faces, if that is possible without turning a face over. */
    static Triangles reduce(Triangles t, int faces) {
        Simplifier s = new Simplifier(t);
        while (s.faces > faces && !s.heap.isEmpty()) {
            int h = s.heap.takeFirst();
            s.place(h);
            if (s.allowed(h)) {
                s.collapse(h);
            }
        }
        return s.result();
    }

    private static int next(int h) {
        return h % 3 == 2 ? h - 2 : h + 1;
    }

    private static int previous(int h) {
        return h % 3 == 0 ? h + 2 : h - 1;
    }

    private int end(int h) {
        return start[next(h)];
    }

    private void connect() {
        int[] first = new int[out.length],
                following = new int[start.length]; // lists of the sides that start at each vertex
        Arrays.fill(first, -1);
        for (int h = 0; h < start.length; h++) {
            out[start[h]] = h;
            following[h] = first[start[h]];
            first[start[h]] = h;
        }
        for (int h = 0; h < start.length; h++) {
            int g = first[end(h)];
            while (g >= 0 && end(g) != start[h]) {
                g = following[g];
            }
            if (g < 0) {
                throw new IllegalArgumentException(
                        "the surface is not closed: a side of face " + h / 3 + " has no neighbour");
            }
            twin[h] = g;
        }
    }

    private void addQuadric(int f) {
        double[] n = new double[3];
        double area = 0.5 * normal(3 * f, -1, n);
        if (area == 0) {
            return;
        }
        int p = 3 * start[3 * f];
        double d = -(n[0] * vertices[p] + n[1] * vertices[p + 1] + n[2] * vertices[p + 2]);
        double w = area / 3, hold = HOLD * w;
        for (int k = 0; k < 3; k++) {
            int v = start[3 * f + k], q = Q * v;
            double x = vertices[3 * v], y = vertices[3 * v + 1], z = vertices[3 * v + 2];
            quadrics[q] += w * n[0] * n[0] + hold;
            quadrics[q + 1] += w * n[0] * n[1];
            quadrics[q + 2] += w * n[0] * n[2];
            quadrics[q + 3] += w * n[1] * n[1] + hold;
            quadrics[q + 4] += w * n[1] * n[2];
            quadrics[q + 5] += w * n[2] * n[2] + hold;
            quadrics[q + 6] += w * n[0] * d - hold * x;
            quadrics[q + 7] += w * n[1] * d - hold * y;
            quadrics[q + 8] += w * n[2] * d - hold * z;
            quadrics[q + 9] += w * d * d + hold * (x * x + y * y + z * z);
        }
    }

    private double at(int vertex, int i, int moved) {
        return vertex == moved ? best[i] : vertices[3 * vertex + i];
    }

    /** Unit normal of a face, and twice its area; its corner {@code moved} is taken at {@link #best}. */
    private double normal(int h, int moved, double[] n) {
        int first = h - h % 3, a = start[first], b = start[first + 1], c = start[first + 2];
        double x = at(a, 0, moved), y = at(a, 1, moved), z = at(a, 2, moved);
        double ux = at(b, 0, moved) - x, uy = at(b, 1, moved) - y, uz = at(b, 2, moved) - z;
        double vx = at(c, 0, moved) - x, vy = at(c, 1, moved) - y, vz = at(c, 2, moved) - z;
        n[0] = uy * vz - uz * vy;
        n[1] = uz * vx - ux * vz;
        n[2] = ux * vy - uy * vx;
        double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
        for (int i = 0; i < 3 && length > 0; i++) {
            n[i] /= length;
        }
        return length;
    }

    private void offer(int h) {
        heap.put(Math.min(h, twin[h]), place(h));
    }

    /** The place where the two ends of a side cost least together, in {@link #best}, and that cost. */
    private double place(int h) {
        int p = Q * start[h], q = Q * end(h);
        double a = quadrics[p] + quadrics[q],
                b = quadrics[p + 1] + quadrics[q + 1],
                c = quadrics[p + 2] + quadrics[q + 2];
        double d = quadrics[p + 3] + quadrics[q + 3],
                e = quadrics[p + 4] + quadrics[q + 4],
                f = quadrics[p + 5] + quadrics[q + 5];
        double x = quadrics[p + 6] + quadrics[q + 6],
                y = quadrics[p + 7] + quadrics[q + 7],
                z = quadrics[p + 8] + quadrics[q + 8];
        double m = d * f - e * e, n = c * e - b * f, o = b * e - c * d;
        double determinant = a * m + b * n + c * o;
        best[0] = -(m * x + n * y + o * z) / determinant;
        best[1] = -(n * x + (a * f - c * c) * y + (b * c - a * e) * z) / determinant;
        best[2] = -(o * x + (b * c - a * e) * y + (a * d - b * b) * z) / determinant;
        return quadrics[p + 9] + quadrics[q + 9] + x * best[0] + y * best[1] + z * best[2];
    }

    private boolean allowed(int h) {
        int a = start[h], b = end(h);
        stamps++;
        int g = h;
        int ring = 0;
        do {
            stamp[end(g)] = stamps;
            ring++;
            g = next(twin[g]);
        } while (g != h);
        int common = 0;
        g = twin[h];
        do {
            common += stamp[end(g)] == stamps ? 1 : 0;
            ring++;
            g = next(twin[g]);
        } while (g != twin[h]);
        return common == 2 && ring < 24 && keepsFaces(h, a, b) && keepsFaces(twin[h], b, a);
    }

    private boolean keepsFaces(int h, int moved, int other) {
        double[] before = new double[3], after = new double[3];
        for (int g = next(twin[h]); g != h; g = next(twin[g])) {
            if (end(next(g)) == moved && (end(g) == other || start[previous(g)] == other)) {
                continue; // vanishes
            }
            double was = normal(g, -1, before), is = normal(g, moved, after);
            double longest = longest(g, moved);
            boolean sliver = is < 0.05 * longest;
            if (sliver
                    || (was > 1e-9
                            && before[0] * after[0] + before[1] * after[1] + before[2] * after[2] < LEAST_COSINE)) {
                return false;
            }
        }
        return true;
    }

    /** Square of the longest side of a face whose corner {@code moved} is taken at {@link #best}. */
    private double longest(int h, int moved) {
        double longest = 0;
        int first = h - h % 3;
        for (int k = 0; k < 3; k++) {
            int v = start[first + k], w = start[first + (k + 1) % 3];
            double sum = 0;
            for (int i = 0; i < 3; i++) {
                double d = at(v, i, moved) - at(w, i, moved);
                sum += d * d;
            }
            longest = Math.max(longest, sum);
        }
        return longest;
    }

    private void collapse(int h) {
        int a = start[h], b = end(h), t = twin[h];
        for (int e : new int[] {h, next(h), previous(h), next(t), previous(t)}) {
            heap.remove(Math.min(e, twin[e]));
        }
        int g = t;
        do { // sides that started at b start at a
            start[g] = a;
            g = next(twin[g]);
        } while (g != t);
        glue(twin[next(h)], twin[previous(h)]);
        glue(twin[next(t)], twin[previous(t)]);
        dead[h / 3] = true;
        dead[t / 3] = true;
        faces -= 2;
        System.arraycopy(best, 0, vertices, 3 * a, 3);
        for (int i = 0; i < Q; i++) {
            quadrics[Q * a + i] += quadrics[Q * b + i];
        }
        int first = out[a];
        g = first;
        do {
            offer(g);
            g = next(twin[g]);
        } while (g != first);
    }

    private void glue(int g, int h) {
        twin[g] = h;
        twin[h] = g;
        out[start[g]] = g;
        out[start[h]] = h;
    }

    private Triangles result() {
        int[] number = new int[vertices.length / 3];
        Arrays.fill(number, -1);
        double[] kept = new double[vertices.length];
        int[] corners = new int[3 * faces];
        int points = 0, n = 0;
        for (int h = 0; h < start.length; h++) {
            if (dead[h / 3]) {
                continue;
            }
            int v = start[h];
            if (number[v] < 0) {
                System.arraycopy(vertices, 3 * v, kept, 3 * points, 3);
                number[v] = points++;
            }
            corners[n++] = number[v];
        }
        return new Triangles(Arrays.copyOf(kept, 3 * points), corners);
    }
}
