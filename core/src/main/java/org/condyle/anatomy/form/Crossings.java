package org.condyle.anatomy.form;

import java.util.Arrays;
import java.util.Comparator;
import org.condyle.mechanics.Triangles;

/** Whether a closed surface crosses itself: a side of one face passes through another face. */
final class Crossings {
    /** In flat parts the signs are noise [mm³]. */
    private static final double COPLANAR = 1e-7;

    private final double[] vertices;
    private final int[] corners;
    private final double[] boxes;

    private Crossings(Triangles t) {
        vertices = t.vertices();
        corners = t.corners();
        boxes = new double[2 * corners.length];
        for (int f = 0; f < t.faces(); f++) {
            for (int i = 0; i < 3; i++) {
                double p = at(f, 0, i), q = at(f, 1, i), r = at(f, 2, i);
                boxes[6 * f + i] = Math.min(p, Math.min(q, r));
                boxes[6 * f + 3 + i] = Math.max(p, Math.max(q, r));
            }
        }
    }

    static boolean in(Triangles t) {
        return new Crossings(t).any(t.faces());
    }

    private double at(int face, int corner, int i) {
        return vertices[3 * corners[3 * face + corner] + i];
    }

    /** Faces in the order of their lower ends along the longest axis: each is compared with those that begin before it ends. */
    private boolean any(int faces) {
        int axis = longest();
        int[] order = java.util.stream.IntStream.range(0, faces)
                .boxed()
                .sorted(Comparator.comparingDouble(f -> boxes[6 * f + axis]))
                .mapToInt(Integer::intValue)
                .toArray();
        for (int i = 0; i < faces; i++) {
            int f = order[i];
            for (int j = i + 1; j < faces && boxes[6 * order[j] + axis] <= boxes[6 * f + 3 + axis]; j++) {
                int g = order[j];
                if (meet(f, g) && apart(f, g) && (pierces(f, g) || pierces(g, f))) {
                    return true;
                }
            }
        }
        return false;
    }

    private int longest() {
        double[] low = new double[3], high = new double[3];
        Arrays.fill(low, Double.POSITIVE_INFINITY);
        Arrays.fill(high, Double.NEGATIVE_INFINITY);
        for (int i = 0; i < vertices.length; i++) {
            low[i % 3] = Math.min(low[i % 3], vertices[i]);
            high[i % 3] = Math.max(high[i % 3], vertices[i]);
        }
        int axis = 0;
        for (int i = 1; i < 3; i++) {
            axis = high[i] - low[i] > high[axis] - low[axis] ? i : axis;
        }
        return axis;
    }

    private boolean meet(int f, int g) {
        for (int i = 0; i < 3; i++) {
            if (boxes[6 * f + i] > boxes[6 * g + 3 + i] || boxes[6 * g + i] > boxes[6 * f + 3 + i]) {
                return false;
            }
        }
        return true;
    }

    /** Faces with a common corner cannot cross but by turning over, which the simplifier does not allow. */
    private boolean apart(int f, int g) {
        for (int i = 3 * f; i < 3 * f + 3; i++) {
            for (int j = 3 * g; j < 3 * g + 3; j++) {
                if (corners[i] == corners[j]) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean pierces(int f, int g) {
        for (int k = 0; k < 3; k++) {
            int p = corners[3 * f + k], q = corners[3 * f + (k + 1) % 3];
            int a = corners[3 * g], b = corners[3 * g + 1], c = corners[3 * g + 2];
            double s = side(a, b, c, p), t = side(a, b, c, q);
            if (s * t < 0 && Math.min(Math.abs(s), Math.abs(t)) > COPLANAR) {
                double u = side(p, q, a, b), v = side(p, q, b, c), w = side(p, q, c, a);
                if ((u > 0 && v > 0 && w > 0) || (u < 0 && v < 0 && w < 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Six times the volume of a tetrahedron, with its sign. */
    private double side(int a, int b, int c, int p) {
        double ax = vertices[3 * a], ay = vertices[3 * a + 1], az = vertices[3 * a + 2];
        double ux = vertices[3 * b] - ax, uy = vertices[3 * b + 1] - ay, uz = vertices[3 * b + 2] - az;
        double vx = vertices[3 * c] - ax, vy = vertices[3 * c + 1] - ay, vz = vertices[3 * c + 2] - az;
        double wx = vertices[3 * p] - ax, wy = vertices[3 * p + 1] - ay, wz = vertices[3 * p + 2] - az;
        return (uy * vz - uz * vy) * wx + (uz * vx - ux * vz) * wy + (ux * vy - uy * vx) * wz;
    }
}
