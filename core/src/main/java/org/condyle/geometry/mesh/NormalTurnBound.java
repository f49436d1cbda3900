package org.condyle.geometry.mesh;

/**
 * How much the normal of a surface of curved faces can turn at most: within faces by curvature, and at edges, where the
 * patches of two faces share a curve but not quite their normals. Bounds, not samples: what depends on a place inside a
 * patch is a polynomial, and lies in the hull of its Bernstein coefficients. A cosine with a vector of a cone is no less
 * than the least with those that span the cone, if that is not negative.
 */
public final class NormalTurnBound {
    /** Six vectors a face whose convex cone holds all its normals: at corners 0, 1, 2, then between 0-1, 1-2, 2-0. */
    private final double[] normals;
    /** Least length of those normals, along the normal of the flat face. */
    private final double[] least;

    private final Mesh mesh;
    private final double[] s = new double[9];
    private final double[] t = new double[9];

    public NormalTurnBound(Mesh mesh) {
        this.mesh = mesh;
        int faces = mesh.faces();
        normals = new double[18 * faces];
        least = new double[faces];
        for (int f = 0; f < faces; f++) {
            fill(f);
        }
    }

    /** Bernstein coefficients of S_s × S_t, the product of two linear functions. */
    private void fill(int f) {
        tangents(f);
        least[f] = Double.POSITIVE_INFINITY;
        for (int k = 0; k < 6; k++) {
            int i = 3 * (k % 3), j = k < 3 ? i : 3 * ((k + 1) % 3), o = 18 * f + 3 * k;
            for (int x = 0; x < 3; x++) {
                int y = (x + 1) % 3, z = (x + 2) % 3;
                normals[o + x] =
                        0.5 * (s[i + y] * t[j + z] - s[i + z] * t[j + y] + s[j + y] * t[i + z] - s[j + z] * t[i + y]);
            }
            least[f] = Math.min(least[f], dot(normals, o, mesh.normals.face, 3 * f));
        }
    }

    /** s, t = S_s and S_t at the three corners. */
    private void tangents(int f) {
        double[] c = mesh.patch;
        int at = 15 * f;
        for (int i = 0; i < 3; i++) {
            s[i] = c[at + i];
            s[3 + i] = c[at + i] + 2 * c[at + 6 + i];
            s[6 + i] = c[at + i] + c[at + 12 + i];
            t[i] = c[at + 3 + i];
            t[3 + i] = c[at + 3 + i] + c[at + 12 + i];
            t[6 + i] = c[at + 3 + i] + 2 * c[at + 9 + i];
        }
    }

    /** Largest angle between a normal of a face and that of the flat face [rad]. */
    public double tilt(int f) {
        double cosine = 1;
        for (int i = 18 * f; i < 18 * f + 18; i += 3) {
            double size = Math.sqrt(dot(normals, i, normals, i));
            cosine = Math.min(cosine, dot(normals, i, mesh.normals.face, 3 * f) / size);
        }
        return cosine > 0 ? Math.acos(Math.min(1, cosine)) : Math.PI;
    }

    /**
     * Largest curvature of a face. In coordinates in which the flat face has the metric 1, that of the patch is no less than
     * (1 - ε)², ε by how much its tangents differ; and a symmetric form D is no more than its mean and what is left of it.
     */
    public double curvature(int f) {
        double[] c = mesh.patch, v = mesh.flat;
        int at = 15 * f, o = 12 * f;
        double l = v[o + 10] / Math.sqrt(v[o + 9]);
        double p = 1 / Math.sqrt(v[o + 9]), r = 1 / Math.sqrt(v[o + 11] - l * l), q = -l * p * r;
        tangents(f);
        double epsilon2 = 0;
        for (int k = 0; k < 9; k += 3) {
            double sum = 0;
            for (int i = 0; i < 3; i++) {
                double ds = s[k + i] - v[o + 3 + i], dt = t[k + i] - v[o + 6 + i], across = q * ds + r * dt;
                sum += p * ds * p * ds + across * across;
            }
            epsilon2 = Math.max(epsilon2, sum);
        }
        double mean2 = 0, rest2 = 0;
        for (int i = 0; i < 3; i++) {
            double u = 2 * c[at + 6 + i], w = c[at + 12 + i], d11 = p * p * u, d12 = p * (q * u + r * w);
            double d22 = q * q * u + 2 * q * r * w + 2 * r * r * c[at + 9 + i];
            mean2 += 0.25 * (d11 + d22) * (d11 + d22);
            rest2 += 0.25 * (d11 - d22) * (d11 - d22) + d12 * d12;
        }
        double metric = 1 - Math.sqrt(epsilon2);
        return metric > 0 ? (Math.sqrt(mean2) + Math.sqrt(rest2)) / (metric * metric) : Double.POSITIVE_INFINITY;
    }

    /** Largest angle at which face f meets its neighbour over edge k [rad]; π if there is none, or if it may be obtuse. */
    public double kink(int f, int k) {
        int g = mesh.neighbours[3 * f + k];
        int l = 0;
        while (g >= 0 && l < 3 && mesh.corners[3 * g + l] != mesh.corners[3 * f + (k + 1) % 3]) {
            l++;
        }
        if (g < 0 || l == 3 || !(least[f] > 0 && least[g] > 0)) {
            return Math.PI;
        }
        double flat = dot(mesh.normals.face, 3 * f, mesh.normals.face, 3 * g);
        if (!(Math.acos(Math.min(1, Math.max(-1, flat))) + tilt(f) + tilt(g) < Math.PI / 2)) {
            return Math.PI;
        }
        // along the edge both normals are quadratic, N and M, and N × M has degree four
        int[] n = {18 * f + 3 * k, 18 * f + 9 + 3 * k, 18 * f + 3 * ((k + 1) % 3)};
        int[] m = {18 * g + 3 * ((l + 1) % 3), 18 * g + 9 + 3 * l, 18 * g + 3 * l};
        double most = cross(n[0], m[0], 1, n[0], m[0], 0);
        most = Math.max(most, cross(n[0], m[1], 0.5, n[1], m[0], 0.5));
        most = Math.max(most, cross(n[2], m[1], 0.5, n[1], m[2], 0.5));
        most = Math.max(most, cross(n[2], m[2], 1, n[2], m[2], 0));
        most = Math.max(most, (cross(n[0], m[2], 1, n[2], m[0], 1) + 4 * cross(n[1], m[1], 1, n[1], m[1], 0)) / 6);
        return Math.asin(Math.min(1, most / (least[f] * least[g])));
    }

    /** Length of u a × b + w c × d of normals. */
    private double cross(int a, int b, double u, int c, int d, double w) {
        double sum = 0;
        for (int x = 0; x < 3; x++) {
            int y = (x + 1) % 3, z = (x + 2) % 3;
            double part = u * (normals[a + y] * normals[b + z] - normals[a + z] * normals[b + y])
                    + w * (normals[c + y] * normals[d + z] - normals[c + z] * normals[d + y]);
            sum += part * part;
        }
        return Math.sqrt(sum);
    }

    private static double dot(double[] a, int i, double[] b, int k) {
        return a[i] * b[k] + a[i + 1] * b[k + 1] + a[i + 2] * b[k + 2];
    }
}
