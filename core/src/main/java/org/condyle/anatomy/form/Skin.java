package org.condyle.anatomy.form;

import java.util.Arrays;
import org.condyle.math.Vec3;
import org.condyle.mechanics.Triangles;

/**
 * The surface of a form: triangles, and at each vertex the outward normal of the form itself, so that few faces look smooth.
 *
 * @param normals x, y, z of a unit vector for each vertex
 */
public record Skin(Triangles triangles, double[] normals) {
    /** A face may turn by less than 26 degrees when its corners are moved to the surface. */
    private static final double LEAST_COSINE = 0.9;

    /**
     * With so many faces that the surface does not cross itself: a tenth more where the number asked for is too few, in the worst case those
     * of the cubes.
     *
     * @param cell  size of the cubes in which the surface is found [mm]; pieces thinner than that get lost
     * @param faces the number of triangles, about
     */
    public static Skin of(Field field, double cell, int faces) {
        Triangles whole = Polygoniser.of(field, cell);
        for (int n = faces; n < whole.faces(); n += n / 10) {
            Triangles t = onSurface(field, Simplifier.reduce(whole, n), 0.25 * cell);
            if (!Crossings.in(t)) {
                return new Skin(t, normals(field, t));
            }
        }
        return new Skin(whole, normals(field, whole));
    }

    private static Triangles onSurface(Field field, Triangles t, double reach) {
        double[] before = t.vertices(), v = before.clone();
        for (int i = 0; i < v.length; i += 3) {
            field.project(v, i, reach);
        }
        return new Triangles(keepTurned(before, v, t.corners()), t.corners());
    }

    /** Puts corners of faces back that the move has turned, as it happens in narrow crevices: of each the one that moved farthest. */
    private static double[] keepTurned(double[] before, double[] after, int[] corners) {
        boolean again = true;
        while (again) {
            again = false;
            for (int f = 0; f < corners.length; f += 3) {
                if (cosine(before, after, corners, f) < LEAST_COSINE) {
                    int farthest = 3 * corners[f];
                    for (int k = f + 1; k < f + 3; k++) {
                        farthest = moved(before, after, 3 * corners[k]) > moved(before, after, farthest)
                                ? 3 * corners[k]
                                : farthest;
                    }
                    System.arraycopy(before, farthest, after, farthest, 3);
                    again = true;
                }
            }
        }
        return after;
    }

    private static double moved(double[] before, double[] after, int o) {
        double x = after[o] - before[o], y = after[o + 1] - before[o + 1], z = after[o + 2] - before[o + 2];
        return x * x + y * y + z * z;
    }

    private static double cosine(double[] before, double[] after, int[] corners, int f) {
        double[] a = normal(before, corners, f), b = normal(after, corners, f);
        double product = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
        return product / (Vec3.length(a) * Vec3.length(b));
    }

    private static double[] normal(double[] v, int[] corners, int f) {
        int p = 3 * corners[f], q = 3 * corners[f + 1], r = 3 * corners[f + 2];
        double ux = v[q] - v[p], uy = v[q + 1] - v[p + 1], uz = v[q + 2] - v[p + 2];
        double wx = v[r] - v[p], wy = v[r + 1] - v[p + 1], wz = v[r + 2] - v[p + 2];
        return new double[] {uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx};
    }

    /** The gradient of the field; where it points into one of the faces around, as in a crevice, the mean normal of these. */
    private static double[] normals(Field field, Triangles t) {
        double[] v = t.vertices(), own = new double[v.length], mean = new double[v.length];
        double[] g = new double[4];
        for (int i = 0; i < v.length; i += 3) {
            field.gradient(v[i], v[i + 1], v[i + 2], g);
            System.arraycopy(g, 1, own, i, 3);
        }
        boolean[] inwards = new boolean[v.length / 3];
        for (int f = 0; f < t.corners().length; f += 3) {
            double[] n = normal(v, t.corners(), f);
            for (int k = f; k < f + 3; k++) {
                int o = 3 * t.corners()[k];
                inwards[o / 3] |= !(n[0] * own[o] + n[1] * own[o + 1] + n[2] * own[o + 2] > 0);
                for (int i = 0; i < 3; i++) {
                    mean[o + i] += n[i];
                }
            }
        }
        for (int i = 0; i < v.length; i += 3) {
            double[] from = inwards[i / 3] ? mean : own;
            double length = Vec3.length(Arrays.copyOfRange(from, i, i + 3));
            for (int k = 0; k < 3; k++) {
                own[i + k] = from[i + k] / length;
            }
        }
        return own;
    }
}
