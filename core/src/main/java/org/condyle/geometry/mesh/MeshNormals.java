package org.condyle.geometry.mesh;

/**
 * Normals of the features of a mesh. Faces, edges and vertices carry the angle-weighted pseudo-normals of Baerentzen and
 * Aanaes (IEEE TVCG 11, 2005), which tell inside from outside at any nearest point of a closed mesh. Corners carry the
 * normals of the curved surface that the mesh stands for: the mean of Max (Journal of Graphics Tools 4(2), 1999) over the
 * faces around the vertex, exact if the vertices lie on a sphere, taken only over faces that are not parted by a crease.
 */
public final class MeshNormals {
    public final double[] face;
    /** At 9f + 3k the normal of edge k of face f. */
    public final double[] edge;

    public final double[] vertex;
    /** At 9f + 3k the normal of the curved surface at corner k of face f. */
    final double[] corner;
    /** At 3f + k whether the surface bends sharply at that edge. */
    public final boolean[] crease;

    /** Whether a crease ends at a vertex. */
    final boolean[] sharp;

    private final double[] v;
    private final int[] corners;
    private final int[] neighbours;

    MeshNormals(double[] vertices, int[] corners, int[] neighbours, double creaseAngle) {
        v = vertices;
        this.corners = corners;
        this.neighbours = neighbours;
        int faces = corners.length / 3;
        face = new double[3 * faces];
        edge = new double[9 * faces];
        vertex = new double[vertices.length];
        corner = new double[9 * faces];
        crease = new boolean[3 * faces];
        sharp = new boolean[vertices.length / 3];
        double[] n = new double[3];
        for (int f = 0; f < faces; f++) {
            cross(v, corners[3 * f], corners[3 * f + 1], corners[3 * f + 2], n);
            System.arraycopy(n, 0, face, 3 * f, 3);
            unit(face, 3 * f);
        }
        edges(Math.cos(creaseAngle));
        vertices();
        cornerNormals();
    }

    private void edges(double cosine) {
        for (int e = 0; e < crease.length; e++) {
            int f = 3 * (e / 3), g = neighbours[e] < 0 ? f : 3 * neighbours[e];
            double dot = face[f] * face[g] + face[f + 1] * face[g + 1] + face[f + 2] * face[g + 2];
            crease[e] = dot < cosine;
            if (crease[e]) {
                sharp[corners[e]] = sharp[corners[e % 3 == 2 ? e - 2 : e + 1]] = true;
            }
            for (int i = 0; i < 3; i++) {
                edge[3 * e + i] = face[f + i] + face[g + i];
            }
            if (!unit(edge, 3 * e)) { // folded back onto itself
                System.arraycopy(face, f, edge, 3 * e, 3);
            }
        }
    }

    private void vertices() {
        for (int c = 0; c < corners.length; c++) {
            double angle = angle(c);
            for (int i = 0; i < 3; i++) {
                vertex[3 * corners[c] + i] += angle * face[3 * (c / 3) + i];
            }
        }
        for (int i = 0; i < vertex.length; i += 3) {
            unit(vertex, i);
        }
    }

    private double angle(int c) {
        int first = 3 * (c / 3);
        int o = 3 * corners[c],
                a = 3 * corners[first + (c + 1 - first) % 3],
                b = 3 * corners[first + (c + 2 - first) % 3];
        double ax = v[a] - v[o], ay = v[a + 1] - v[o + 1], az = v[a + 2] - v[o + 2];
        double bx = v[b] - v[o], by = v[b + 1] - v[o + 1], bz = v[b + 2] - v[o + 2];
        double x = ay * bz - az * by, y = az * bx - ax * bz, z = ax * by - ay * bx;
        return Math.atan2(Math.sqrt(x * x + y * y + z * z), ax * bx + ay * by + az * bz);
    }

    /** Corners of one vertex that no crease parts share one normal. */
    private void cornerNormals() {
        int[] group = new int[corners.length];
        for (int c = 0; c < group.length; c++) {
            group[c] = c;
        }
        for (int e = 0; e < crease.length; e++) {
            if (neighbours[e] >= 0 && !crease[e]) {
                int first = 3 * (e / 3);
                for (int end : new int[] {e, first + (e + 1 - first) % 3}) {
                    for (int c = 3 * neighbours[e]; c < 3 * neighbours[e] + 3; c++) {
                        if (corners[c] == corners[end]) {
                            group[top(group, c)] = top(group, end);
                        }
                    }
                }
            }
        }
        double[] sum = new double[3 * corners.length];
        for (int c = 0; c < corners.length; c++) {
            int first = 3 * (c / 3), to = 3 * top(group, c);
            int o = 3 * corners[c];
            int a = 3 * corners[first + (c + 1 - first) % 3], b = 3 * corners[first + (c + 2 - first) % 3];
            double ax = v[a] - v[o], ay = v[a + 1] - v[o + 1], az = v[a + 2] - v[o + 2];
            double bx = v[b] - v[o], by = v[b + 1] - v[o + 1], bz = v[b + 2] - v[o + 2];
            double weight = 1 / ((ax * ax + ay * ay + az * az) * (bx * bx + by * by + bz * bz));
            sum[to] += weight * (ay * bz - az * by);
            sum[to + 1] += weight * (az * bx - ax * bz);
            sum[to + 2] += weight * (ax * by - ay * bx);
        }
        for (int c = 0; c < corners.length; c++) {
            System.arraycopy(sum, 3 * top(group, c), corner, 3 * c, 3);
            if (!unit(corner, 3 * c)) {
                System.arraycopy(face, 3 * (c / 3), corner, 3 * c, 3);
            }
        }
    }

    private static int top(int[] group, int c) {
        while (group[c] != c) {
            group[c] = group[group[c]];
            c = group[c];
        }
        return c;
    }

    /** out = (b - a) × (c - a): twice the area, along the normal. */
    static void cross(double[] v, int a, int b, int c, double[] out) {
        double x = v[3 * b] - v[3 * a], y = v[3 * b + 1] - v[3 * a + 1], z = v[3 * b + 2] - v[3 * a + 2];
        double s = v[3 * c] - v[3 * a], t = v[3 * c + 1] - v[3 * a + 1], u = v[3 * c + 2] - v[3 * a + 2];
        out[0] = y * u - z * t;
        out[1] = z * s - x * u;
        out[2] = x * t - y * s;
    }

    /** Scales to length one; false, and unchanged, if there is no length. */
    public static boolean unit(double[] n, int at) {
        double length = Math.sqrt(n[at] * n[at] + n[at + 1] * n[at + 1] + n[at + 2] * n[at + 2]);
        if (!(length > 0)) {
            return false;
        }
        for (int i = 0; i < 3; i++) {
            n[at + i] /= length;
        }
        return true;
    }
}
