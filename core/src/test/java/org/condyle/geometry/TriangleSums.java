package org.condyle.geometry;

import org.condyle.mechanics.Triangles;

/** Brute force on triangles: volume integrals by tetrahedra from the origin, winding numbers by solid angles. */
public final class TriangleSums {
    private TriangleSums() {}

    /** Volume, mass centre (3), inertia about it (xx, yy, zz, xy, xz, yz): what the triangles enclose at density one. */
    public static double[] massProperties(Triangles t) {
        double volume = 0;
        double[] first = new double[3];
        double[] second = new double[9];
        double[] p = new double[12];
        for (int f = 0; f < t.faces(); f++) {
            corners(t, f, p);
            double v = determinant(p) / 6;
            volume += v;
            for (int i = 0; i < 3; i++) {
                double si = p[i] + p[3 + i] + p[6 + i];
                first[i] += v * si / 4;
                for (int j = 0; j < 3; j++) {
                    double sj = p[j] + p[3 + j] + p[6 + j];
                    second[3 * i + j] += v / 20 * (si * sj + p[i] * p[j] + p[3 + i] * p[3 + j] + p[6 + i] * p[6 + j]);
                }
            }
        }
        double[] c = {first[0] / volume, first[1] / volume, first[2] / volume};
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                second[3 * i + j] -= volume * c[i] * c[j];
            }
        }
        return new double[] {
            volume,
            c[0],
            c[1],
            c[2],
            second[4] + second[8],
            second[0] + second[8],
            second[0] + second[4],
            -second[1],
            -second[2],
            -second[5]
        };
    }

    /** How often the surface winds about a point: 1 inside, 0 outside, if normals point outwards. */
    public static double winding(Triangles t, double[] x) {
        double sum = 0;
        double[] p = new double[12];
        for (int f = 0; f < t.faces(); f++) {
            corners(t, f, p);
            for (int i = 0; i < 9; i++) {
                p[i] -= x[i % 3];
            }
            double a = length(p, 0), b = length(p, 3), c = length(p, 6);
            double below = a * b * c + dot(p, 0, 3) * c + dot(p, 3, 6) * a + dot(p, 6, 0) * b;
            sum += 2 * Math.atan2(determinant(p), below);
        }
        return sum / (4 * Math.PI);
    }

    public static void corners(Triangles t, int face, double[] out) {
        for (int k = 0; k < 3; k++) {
            System.arraycopy(t.vertices(), 3 * t.corners()[3 * face + k], out, 3 * k, 3);
        }
    }

    private static double determinant(double[] p) {
        return org.condyle.math.Mat3.determinant(p, 0);
    }

    private static double dot(double[] p, int i, int j) {
        return p[i] * p[j] + p[i + 1] * p[j + 1] + p[i + 2] * p[j + 2];
    }

    private static double length(double[] p, int i) {
        return Math.sqrt(dot(p, i, i));
    }
}
