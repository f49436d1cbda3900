package org.condyle.foreign.mjcf;

import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Triangles;
import org.jspecify.annotations.Nullable;

/**
 * Volume, centre and inertia of a mesh as MuJoCo computes them: a sum over tetrahedra between the faces and a point inside, for the
 * volume and the centre the mean of the faces, for the inertia the centre. MuJoCo's usual rule ({@code inertia="legacy"}) counts the
 * volume of every tetrahedron as positive, so that it needs no closed surface and no faces that run one way, and counts hollows twice;
 * {@code "exact"} counts it with its sign.
 */
final class MeshVolume {
    private final double[] v;
    private final int[] corners;
    private final boolean signed;

    private MeshVolume(Triangles t, boolean signed) {
        v = t.vertices();
        corners = t.corners();
        this.signed = signed;
    }

    /** At density one; null if the mesh has no volume. */
    static @Nullable MassProperties of(Triangles t, boolean signed) {
        return new MeshVolume(t, signed).solid();
    }

    private @Nullable MassProperties solid() {
        double[] middle = middle(), centre = new double[3];
        double volume = 0;
        for (int f = 0; f < corners.length; f += 3) {
            double part = tetrahedron(f, middle);
            volume += part;
            for (int k = 0; k < 3; k++) {
                centre[k] += part * (at(f, k) + at(f + 1, k) + at(f + 2, k) + middle[k]) / 4;
            }
        }
        if (!(volume > 0) || !Double.isFinite(volume)) {
            return null;
        }
        for (int k = 0; k < 3; k++) {
            centre[k] /= volume;
        }
        double[] p = new double[6]; // integrals of xx, yy, zz, xy, xz, yz
        double about = 0;
        for (int f = 0; f < corners.length; f += 3) {
            double part = tetrahedron(f, centre);
            about += part;
            for (int j = 0; j < 6; j++) {
                int a = j < 3 ? j : j < 5 ? 0 : 1, b = j < 3 ? j : j == 3 ? 1 : 2;
                p[j] += part / 20 * products(f, centre, a, b);
            }
        }
        double scale = volume / about;
        double[] inertia = {
            scale * (p[1] + p[2]),
            scale * (p[0] + p[2]),
            scale * (p[0] + p[1]),
            -scale * p[3],
            -scale * p[4],
            -scale * p[5]
        };
        try {
            return new MassProperties(volume, centre, inertia);
        } catch (IllegalArgumentException e) {
            return null; // too small or too large to be numbers
        }
    }

    /** Twice the squares of the corners and the mixed products, about a point: 20 times the mean of a product over a tetrahedron. */
    private double products(int f, double[] c, int a, int b) {
        double sa = 0, sb = 0, same = 0;
        for (int i = 0; i < 3; i++) {
            double x = at(f + i, a) - c[a], y = at(f + i, b) - c[b];
            sa += x;
            sb += y;
            same += x * y;
        }
        return same + sa * sb;
    }

    private double at(int corner, int k) {
        return v[3 * corners[corner] + k];
    }

    /** The mean of all faces, weighted with their areas. */
    private double[] middle() {
        double[] sum = new double[3];
        double area = 0;
        for (int f = 0; f < corners.length; f += 3) {
            double[] n = cross(f);
            double a = Math.hypot(Math.hypot(n[0], n[1]), n[2]);
            area += a;
            for (int k = 0; k < 3; k++) {
                sum[k] += a * (at(f, k) + at(f + 1, k) + at(f + 2, k)) / 3;
            }
        }
        for (int k = 0; area > 0 && k < 3; k++) {
            sum[k] /= area;
        }
        return sum;
    }

    /** Twice the area of a face, along its normal. */
    private double[] cross(int f) {
        double ax = at(f + 1, 0) - at(f, 0), ay = at(f + 1, 1) - at(f, 1), az = at(f + 1, 2) - at(f, 2);
        double bx = at(f + 2, 0) - at(f, 0), by = at(f + 2, 1) - at(f, 1), bz = at(f + 2, 2) - at(f, 2);
        return new double[] {ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx};
    }

    private double tetrahedron(int f, double[] from) {
        double[] n = cross(f);
        double six = n[0] * (at(f, 0) - from[0]) + n[1] * (at(f, 1) - from[1]) + n[2] * (at(f, 2) - from[2]);
        return (signed ? six : Math.abs(six)) / 6;
    }
}
