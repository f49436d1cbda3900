package org.condyle.geometry.shape;

import org.condyle.mechanics.Triangles;

/** Pictures of profiles: a polygon drawn out along z. */
public final class ProfileTriangles {
    private ProfileTriangles() {}

    /** The strip between z = -half and half whose outside lies to the right of the way from point to point. */
    public static Triangles of(double[] x, double[] y, double half) {
        int n = x.length;
        double[] vertices = new double[6 * n];
        for (int i = 0; i < n; i++) {
            for (int side = 0; side < 2; side++) {
                int v = 3 * (2 * i + side);
                vertices[v] = x[i];
                vertices[v + 1] = y[i];
                vertices[v + 2] = side == 0 ? -half : half;
            }
        }
        int[] corners = new int[6 * (n - 1)];
        for (int i = 0; i + 1 < n; i++) {
            int a = 2 * i, c = 6 * i;
            corners[c] = a;
            corners[c + 1] = a + 2;
            corners[c + 2] = a + 3;
            corners[c + 3] = a;
            corners[c + 4] = a + 3;
            corners[c + 5] = a + 1;
        }
        return new Triangles(vertices, corners);
    }

    /** How many equal parts of a full circle stay within a tolerance of it. */
    static int parts(double tolerance, double radius) {
        double ratio = Math.min(Math.max(tolerance / radius, 1e-6), 0.5);
        return Math.min(2000, Math.max(8, (int) Math.ceil(Math.PI / Math.acos(1 - ratio))));
    }
}
