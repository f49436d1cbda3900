package org.condyle.io.mesh;

import org.condyle.mechanics.Triangles;

/** Whether a triangle has an area, asked without overflow for any finite coordinates. */
final class FlatFace {
    private FlatFace() {}

    static boolean is(Triangles mesh, int face) {
        double[] v = mesh.vertices();
        int a = 3 * mesh.corners()[3 * face];
        int b = 3 * mesh.corners()[3 * face + 1];
        int c = 3 * mesh.corners()[3 * face + 2];
        double[] u = new double[3];
        double[] w = new double[3];
        for (int k = 0; k < 3; k++) { // halves: the difference of two finite numbers may not be one
            u[k] = v[b + k] / 2 - v[a + k] / 2;
            w[k] = v[c + k] / 2 - v[a + k] / 2;
        }
        unit(u);
        unit(w);
        return u[1] * w[2] == u[2] * w[1] && u[2] * w[0] == u[0] * w[2] && u[0] * w[1] == u[1] * w[0];
    }

    /** Scales by a power of two, which rounds nothing, so that the products below neither overflow nor vanish. */
    private static void unit(double[] u) {
        int exponent = Math.getExponent(Math.max(Math.abs(u[0]), Math.max(Math.abs(u[1]), Math.abs(u[2]))));
        for (int k = 0; k < 3; k++) {
            u[k] = Math.scalb(u[k], -exponent);
        }
    }
}
