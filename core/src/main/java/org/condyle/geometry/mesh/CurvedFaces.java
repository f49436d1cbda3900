package org.condyle.geometry.mesh;

/**
 * Curved patches over the faces of a mesh: quadratic triangles through the vertices whose edges leave at right angles to
 * the corner normals (Nagata, Computer Aided Geometric Design 22, 2005, with the bulge of an edge along the mean of its
 * two normals).
 *
 * <pre>  S(s, t) = v₀ + s P + t Q + s² U + t² V + s t W,   0 ≤ s, t, s + t ≤ 1  </pre>
 *
 * Neighbours share the curve of their edge, so the surface has no cracks; a crease stays straight. The chord error h²/8R
 * of flat faces falls to third order and better. A face with no bulge is flat and cost nothing extra.
 */
public final class CurvedFaces {
    /** P, Q, U, V, W of each face. */
    final double[] patch;
    /** How far a face can bulge [m]. */
    final double[] bulge;
    /** How much nearer than the flat face the patch can be to a point before the face, and to one behind it [m]. */
    final double[] slack;
    /** How far a point of the patch can lie aside of its point on the flat face, in the plane of that [m]. */
    final double[] aside;
    /** Flat disc around each face: middle, radius, normal, and the bulge again. */
    final double[] disc;

    /** Normals farther apart than this belong to no common curve: cosine of 60 degrees. */
    private static final double APART = 0.5;

    private final double[] sag = new double[9];

    /** @param boxes receives the box around each patch: min, max */
    CurvedFaces(double[] v, int[] corners, MeshNormals normals, boolean curved, double[] boxes) {
        int faces = corners.length / 3;
        patch = new double[15 * faces];
        bulge = new double[faces];
        slack = new double[2 * faces];
        disc = new double[8 * faces];
        aside = new double[faces];
        for (int f = 0; f < faces; f++) {
            double most = 0;
            for (int k = 0; k < 3; k++) {
                double size = curved && !normals.crease[3 * f + k] ? sag(v, corners, normals, f, k) : clear(k);
                most = Math.max(most, size);
            }
            bulge[f] = 2.0 / 3 * most; // 2 (b₀b₁ + b₁b₂ + b₂b₀) is at most 2/3
            slacken(f, normals.face);
            surround(f, v, corners, normals.face);
            int o = 3 * corners[3 * f], a = 3 * corners[3 * f + 1], b = 3 * corners[3 * f + 2];
            for (int i = 0; i < 3; i++) {
                double s01 = sag[i], s12 = sag[3 + i], s20 = sag[6 + i];
                int at = 15 * f + i;
                patch[at] = v[a + i] - v[o + i] + 2 * s01;
                patch[at + 3] = v[b + i] - v[o + i] + 2 * s20;
                patch[at + 6] = -2 * s01;
                patch[at + 9] = -2 * s20;
                patch[at + 12] = 2 * (s12 - s01 - s20);
                // the patch stays within the hull of its corners and of the control points of its edges
                double m01 = 0.5 * (v[o + i] + v[a + i]) + s01;
                double m12 = 0.5 * (v[a + i] + v[b + i]) + s12, m20 = 0.5 * (v[b + i] + v[o + i]) + s20;
                boxes[6 * f + i] =
                        Math.min(Math.min(v[o + i], Math.min(v[a + i], v[b + i])), Math.min(m01, Math.min(m12, m20)));
                boxes[6 * f + 3 + i] =
                        Math.max(Math.max(v[o + i], Math.max(v[a + i], v[b + i])), Math.max(m01, Math.max(m12, m20)));
            }
        }
    }

    private void surround(int f, double[] v, int[] corners, double[] normals) {
        int at = 8 * f;
        double most = 0;
        for (int i = 0; i < 3; i++) {
            disc[at + i] =
                    (v[3 * corners[3 * f] + i] + v[3 * corners[3 * f + 1] + i] + v[3 * corners[3 * f + 2] + i]) / 3;
        }
        for (int c = 3 * f; c < 3 * f + 3; c++) {
            double x = v[3 * corners[c]] - disc[at], y = v[3 * corners[c] + 1] - disc[at + 1];
            double z = v[3 * corners[c] + 2] - disc[at + 2];
            most = Math.max(most, Math.sqrt(x * x + y * y + z * z));
        }
        disc[at + 3] = most * (1 + 1e-9);
        System.arraycopy(normals, 3 * f, disc, at + 4, 3);
        disc[at + 7] = bulge[f];
    }

    /** The bulge along the normal counts on one side only; what little of it lies in the plane counts on both. */
    private void slacken(int f, double[] n) {
        double up = 0, down = 0, across = 0;
        for (int k = 0; k < 9; k += 3) {
            double along = sag[k] * n[3 * f] + sag[k + 1] * n[3 * f + 1] + sag[k + 2] * n[3 * f + 2];
            double x = sag[k] - along * n[3 * f], y = sag[k + 1] - along * n[3 * f + 1];
            double z = sag[k + 2] - along * n[3 * f + 2];
            up = Math.max(up, along);
            down = Math.max(down, -along);
            across = Math.max(across, Math.sqrt(x * x + y * y + z * z));
        }
        aside[f] = 2.0 / 3 * across;
        slack[2 * f] = 2.0 / 3 * (up + across);
        slack[2 * f + 1] = 2.0 / 3 * (down + across);
    }

    private double clear(int k) {
        sag[3 * k] = sag[3 * k + 1] = sag[3 * k + 2] = 0;
        return 0;
    }

    /** How far the control point of edge k lies from the middle of the chord, as a vector. */
    private double sag(double[] v, int[] corners, MeshNormals normals, int f, int k) {
        int next = (k + 1) % 3, a = 3 * corners[3 * f + k], b = 3 * corners[3 * f + next];
        int n = 9 * f + 3 * k, m = 9 * f + 3 * next;
        double[] c = normals.corner;
        double cosine = c[n] * c[m] + c[n + 1] * c[m + 1] + c[n + 2] * c[m + 2];
        if (cosine < APART) {
            return clear(k);
        }
        double slope = 0;
        for (int i = 0; i < 3; i++) {
            slope += (c[m + i] - c[n + i]) * (v[b + i] - v[a + i]);
        }
        // mean normal (n + m)/|n + m|, whose cosine with either is |n + m|/2; |n + m|² = 2 + 2 cosine
        double size = 0.25 * slope / (1 + cosine);
        for (int i = 0; i < 3; i++) {
            sag[3 * k + i] = size * (c[n + i] + c[m + i]);
        }
        return Math.abs(size) * Math.sqrt(2 + 2 * cosine);
    }

    /** Outward normal, of any length, of the patch under the foot that {@code n} has found. */
    void normal(MeshNearestPoint n) {
        double[] c = patch;
        int at = 15 * n.face;
        double u = n.s, w = n.t;
        double sx = c[at] + 2 * u * c[at + 6] + w * c[at + 12];
        double sy = c[at + 1] + 2 * u * c[at + 7] + w * c[at + 13];
        double sz = c[at + 2] + 2 * u * c[at + 8] + w * c[at + 14];
        double tx = c[at + 3] + 2 * w * c[at + 9] + u * c[at + 12];
        double ty = c[at + 4] + 2 * w * c[at + 10] + u * c[at + 13];
        double tz = c[at + 5] + 2 * w * c[at + 11] + u * c[at + 14];
        n.nx = sy * tz - sz * ty;
        n.ny = sz * tx - sx * tz;
        n.nz = sx * ty - sy * tx;
    }

    /** out = S (3), then S_s × S_t (3), whose length is twice the area around. */
    public void at(double[] flat, int f, double u, double w, double[] out) {
        double[] c = patch;
        int at = 15 * f;
        double[] d = new double[6];
        for (int i = 0; i < 3; i++) {
            d[i] = c[at + i] + 2 * u * c[at + 6 + i] + w * c[at + 12 + i];
            d[3 + i] = c[at + 3 + i] + 2 * w * c[at + 9 + i] + u * c[at + 12 + i];
            out[i] = flat[12 * f + i]
                    + u * (c[at + i] + u * c[at + 6 + i] + w * c[at + 12 + i])
                    + w * (c[at + 3 + i] + w * c[at + 9 + i]);
        }
        out[3] = d[1] * d[5] - d[2] * d[4];
        out[4] = d[2] * d[3] - d[0] * d[5];
        out[5] = d[0] * d[4] - d[1] * d[3];
    }
}
