package org.condyle.geometry.mesh;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;

/**
 * What is usable of a list of triangles. Vertices at the same place become one (files of loose triangles repeat them,
 * rounded now this way, now that), faces without area are dropped, unused vertices forgotten.
 *
 * @param vertices kept vertices
 * @param corners  three vertices a face
 * @param faceIds  number that each kept face had in the source
 * @param welded   vertices that coincided with an earlier one
 * @param dropped  faces without area
 */
record MeshCleaning(double[] vertices, int[] corners, int[] faceIds, int welded, int dropped) {
    /** A face whose height is this small against its longest side has no area. */
    private static final double SLIVER = 1e-9;

    /** Vertices nearer than this part of the size of the mesh are one. */
    private static final double SAME = 1e-10;

    /** A cell of a lattice, wide enough that a vertex and its twin are in the same or in neighbouring cells. */
    private record Cell(long x, long y, long z) {}

    static MeshCleaning of(Triangles t) {
        double[] v = t.vertices();
        int[] sameAs = weld(v);
        int welded = 0;
        for (int i = 0; i < sameAs.length; i++) {
            welded += sameAs[i] == i ? 0 : 1;
        }
        int[] corners = new int[t.corners().length];
        int[] ids = new int[t.faces()];
        int kept = 0;
        for (int f = 0; f < t.faces(); f++) {
            int a = sameAs[t.corners()[3 * f]], b = sameAs[t.corners()[3 * f + 1]], c = sameAs[t.corners()[3 * f + 2]];
            if (a == b || b == c || c == a || flat(v, a, b, c)) {
                continue;
            }
            corners[3 * kept] = a;
            corners[3 * kept + 1] = b;
            corners[3 * kept + 2] = c;
            ids[kept++] = f;
        }
        if (kept == 0) {
            throw new ModelException("mesh: none of its " + t.faces() + " triangles has an area; check the file"
                    + " and its unit of length");
        }
        corners = Arrays.copyOf(corners, 3 * kept);
        double[] used = compact(v, corners);
        return new MeshCleaning(used, corners, Arrays.copyOf(ids, kept), welded, t.faces() - kept);
    }

    /** For each vertex the first one at its place. */
    private static int[] weld(double[] v) {
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < v.length; i++) {
            if (!Double.isFinite(v[i])) {
                throw new ModelException("mesh: vertex " + i / 3 + " has a coordinate " + v[i]
                        + " m; every coordinate must be a finite number");
            }
            low = Math.min(low, v[i]);
            high = Math.max(high, v[i]);
        }
        double near = SAME * (high - low), cell = near > 0 ? 8 * near : 1;
        int[] sameAs = new int[v.length / 3];
        Map<Cell, Integer> seen = new HashMap<>();
        for (int i = 0; i < sameAs.length; i++) {
            int twin = -1;
            for (int corner = 0; corner < 8 && twin < 0; corner++) { // the cells that a box of ± near reaches into
                Integer other = seen.get(new Cell(
                        cell(v[3 * i] - low, (corner & 1) == 0 ? near : -near, cell),
                        cell(v[3 * i + 1] - low, (corner & 2) == 0 ? near : -near, cell),
                        cell(v[3 * i + 2] - low, (corner & 4) == 0 ? near : -near, cell)));
                twin = other != null && close(v, i, other, near) ? other : -1;
            }
            sameAs[i] = twin < 0 ? i : twin;
            if (twin < 0) {
                seen.put(
                        new Cell(
                                cell(v[3 * i] - low, 0, cell),
                                cell(v[3 * i + 1] - low, 0, cell),
                                cell(v[3 * i + 2] - low, 0, cell)),
                        i);
            }
        }
        return sameAs;
    }

    private static long cell(double x, double shift, double width) {
        return (long) Math.floor((x + shift) / width);
    }

    private static boolean close(double[] v, int i, int j, double near) {
        return Math.abs(v[3 * i] - v[3 * j]) <= near
                && Math.abs(v[3 * i + 1] - v[3 * j + 1]) <= near
                && Math.abs(v[3 * i + 2] - v[3 * j + 2]) <= near;
    }

    private static boolean flat(double[] v, int a, int b, int c) {
        double[] n = new double[3];
        MeshNormals.cross(v, a, b, c, n);
        double longest = 0;
        int[] round = {a, b, c, a};
        for (int k = 0; k < 3; k++) {
            double sum = 0;
            for (int i = 0; i < 3; i++) {
                double d = v[3 * round[k] + i] - v[3 * round[k + 1] + i];
                sum += d * d;
            }
            longest = Math.max(longest, sum);
        }
        return !(Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]) > SLIVER * longest);
    }

    /** Keeps the vertices that faces use, in their order; renumbers the corners. */
    private static double[] compact(double[] v, int[] corners) {
        int[] place = new int[v.length / 3];
        for (int c : corners) {
            place[c] = 1;
        }
        double[] out = new double[v.length];
        int n = 0;
        for (int i = 0; i < place.length; i++) {
            if (place[i] == 1) {
                System.arraycopy(v, 3 * i, out, 3 * n, 3);
                place[i] = n++;
            }
        }
        for (int i = 0; i < corners.length; i++) {
            corners[i] = place[corners[i]];
        }
        return Arrays.copyOf(out, 3 * n);
    }
}
