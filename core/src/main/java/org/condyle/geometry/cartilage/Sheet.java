package org.condyle.geometry.cartilage;

import java.util.function.DoubleBinaryOperator;
import org.condyle.mechanics.Triangles;

/** A height z(x, y) over a region about the origin, as rings of nearly equal triangles; its front is towards z. */
final class Sheet {
    private Sheet() {}

    /**
     * @param a       half width of the region along x [m]
     * @param b       half width along y [m]
     * @param fullness exponent p of |x/a|^p + |y/b|^p = 1, its outline: 2 is an ellipse, more is fuller
     * @param rings   of triangles about the middle: 6 rings² faces
     */
    static Triangles over(double a, double b, double fullness, int rings, DoubleBinaryOperator height) {
        double[] points = new double[3 * (1 + 3 * rings * (rings + 1))];
        int[] faces = new int[18 * rings * rings];
        points[2] = height.applyAsDouble(0, 0);
        int f = 0;
        for (int k = 1; k <= rings; k++) {
            int inner = first(k - 1), outer = first(k), n = 6 * k;
            for (int i = 0; i < n; i++) {
                double angle = 2 * Math.PI * i / n, c = Math.cos(angle), s = Math.sin(angle);
                double r = Math.pow(Math.pow(Math.abs(c), fullness) + Math.pow(Math.abs(s), fullness), -1 / fullness);
                double x = a * r * c * k / rings, y = b * r * s * k / rings;
                points[3 * (outer + i)] = x;
                points[3 * (outer + i) + 1] = y;
                points[3 * (outer + i) + 2] = height.applyAsDouble(x, y);
            }
            for (int side = 0; side < 6; side++) {
                for (int i = 0; i < k; i++) {
                    int here = outer + side * k + i, next = outer + (side * k + i + 1) % n;
                    int below = inner(inner, k, side, i);
                    f = face(faces, f, here, next, below);
                    if (i < k - 1) {
                        f = face(faces, f, below, next, inner(inner, k, side, i + 1));
                    }
                }
            }
        }
        return new Triangles(points, faces);
    }

    /** Rings that have about so many faces. */
    static int rings(double faces) {
        return Math.max(2, (int) Math.round(Math.sqrt(faces / 6)));
    }

    private static int first(int ring) {
        return ring == 0 ? 0 : 1 + 3 * ring * (ring - 1);
    }

    /** Point i of a side of the ring below ring k. */
    private static int inner(int first, int k, int side, int i) {
        return k == 1 ? 0 : first + (side * (k - 1) + i) % (6 * (k - 1));
    }

    private static int face(int[] faces, int at, int a, int b, int c) {
        faces[at] = a;
        faces[at + 1] = b;
        faces[at + 2] = c;
        return at + 3;
    }
}
