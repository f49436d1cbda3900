package org.condyle.geometry;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;

/**
 * What is usable of a list of triangles. Vertices at exactly the same place become one (files of loose triangles repeat
 * them), faces without area are dropped, unused vertices forgotten.
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

    private record Place(double x, double y, double z) {}

    static MeshCleaning of(Triangles t) {
        double[] v = t.vertices();
        int[] sameAs = new int[t.points()];
        int welded = 0;
        Map<Place, Integer> seen = new HashMap<>();
        for (int i = 0; i < t.points(); i++) {
            double x = v[3 * i] + 0.0, y = v[3 * i + 1] + 0.0, z = v[3 * i + 2] + 0.0; // -0 becomes 0
            if (!Double.isFinite(x + y + z)) {
                throw new ModelException("mesh: vertex " + i + " is at (" + x + ", " + y + ", " + z
                        + ") m; every coordinate must be a finite number");
            }
            Integer first = seen.putIfAbsent(new Place(x, y, z), i);
            sameAs[i] = first == null ? i : first;
            welded += first == null ? 0 : 1;
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
