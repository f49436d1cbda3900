package org.condyle.anatomy.form;

import java.util.Arrays;
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

    /** Puts the corners of faces back that the move has turned, as it happens in narrow crevices. */
    private static double[] keepTurned(double[] before, double[] after, int[] corners) {
        boolean[] back = new boolean[after.length / 3];
        boolean again = true;
        while (again) {
            again = false;
            for (int f = 0; f < corners.length; f += 3) {
                if (cosine(before, after, corners, f) < LEAST_COSINE) {
                    for (int k = f; k < f + 3; k++) {
                        again |= !back[corners[k]];
                        back[corners[k]] = true;
                        System.arraycopy(before, 3 * corners[k], after, 3 * corners[k], 3);
                    }
                }
            }
        }
        return after;
    }

    private static double cosine(double[] before, double[] after, int[] corners, int f) {
        double[] a = normal(before, corners, f), b = normal(after, corners, f);
        double product = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
        return product / (length(a) * length(b));
    }

    private static double[] normal(double[] v, int[] corners, int f) {
        int p = 3 * corners[f], q = 3 * corners[f + 1], r = 3 * corners[f + 2];
        double ux = v[q] - v[p], uy = v[q + 1] - v[p + 1], uz = v[q + 2] - v[p + 2];
        double wx = v[r] - v[p], wy = v[r + 1] - v[p + 1], wz = v[r + 2] - v[p + 2];
        return new double[] {uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx};
    }

    private static double length(double[] a) {
        return Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
    }

    /** The gradient of the field; where it disagrees with the faces around, in a crevice, the mean normal of these. */
    private static double[] normals(Field field, Triangles t) {
        double[] v = t.vertices(), sum = new double[v.length];
        for (int f = 0; f < t.corners().length; f += 3) {
            double[] n = normal(v, t.corners(), f);
            for (int k = f; k < f + 3; k++) {
                for (int i = 0; i < 3; i++) {
                    sum[3 * t.corners()[k] + i] += n[i];
                }
            }
        }
        double[] g = new double[4];
        for (int i = 0; i < v.length; i += 3) {
            double[] mean = Arrays.copyOfRange(sum, i, i + 3);
            field.gradient(v[i], v[i + 1], v[i + 2], g);
            double[] own = {g[1], g[2], g[3]};
            double product = mean[0] * own[0] + mean[1] * own[1] + mean[2] * own[2];
            double[] chosen = product > 0.5 * length(mean) * length(own) ? own : mean;
            for (int k = 0; k < 3; k++) {
                sum[i + k] = chosen[k] / length(chosen);
            }
        }
        return sum;
    }
}
