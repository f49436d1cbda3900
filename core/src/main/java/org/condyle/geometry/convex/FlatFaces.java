package org.condyle.geometry.convex;

import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.FlatFaced;
import org.condyle.mechanics.Shape;
import org.jspecify.annotations.Nullable;

/** A convex body of flat faces: their planes and their corners, and the same in another frame. */
public final class FlatFaces {
    /** Corners of each face in order, three numbers each. */
    final double[][] corners;
    /** Outward unit normals of the faces. */
    final double[] normals;
    /** n·x of each face. */
    final double[] heights;

    private FlatFaces(double[][] corners, double[] normals) {
        this.corners = corners;
        this.normals = normals;
        heights = new double[corners.length];
        for (int f = 0; f < corners.length; f++) {
            heights[f] = along(f, corners[f], 0);
        }
    }

    /** The faces of a convex shape that has nothing else, such as a box; null of anything else. */
    public static @Nullable FlatFaces of(Shape s) {
        if (!(Convex.of(s) instanceof FlatFaced p)) {
            return null;
        }
        double[][] corners = new double[p.faces()][];
        double[] normals = new double[3 * p.faces()];
        for (int f = 0; f < p.faces(); f++) {
            corners[f] = p.face(f).clone();
            for (int k = 0; k < 3; k++) {
                normals[3 * f + k] = p.normal(f, k);
            }
        }
        return new FlatFaces(corners, normals);
    }

    /** A copy to be {@link #move moved}. */
    FlatFaces copy() {
        double[][] c = new double[corners.length][];
        for (int f = 0; f < c.length; f++) {
            c[f] = corners[f].clone();
        }
        return new FlatFaces(c, normals.clone());
    }

    /** Takes the place of other faces of the same number, seen from a frame in which theirs has origin and axes r. */
    void move(FlatFaces from, double[] r) {
        for (int f = 0; f < corners.length; f++) {
            double[] x = from.corners[f], y = corners[f];
            for (int k = 0; k < x.length; k += 3) {
                for (int i = 0; i < 3; i++) {
                    y[k + i] = r[i] + r[3 + 3 * i] * x[k] + r[4 + 3 * i] * x[k + 1] + r[5 + 3 * i] * x[k + 2];
                }
            }
            int k = 3 * f;
            double[] n = from.normals;
            double offset = from.heights[f];
            for (int i = 0; i < 3; i++) {
                normals[k + i] = r[3 + 3 * i] * n[k] + r[4 + 3 * i] * n[k + 1] + r[5 + 3 * i] * n[k + 2];
                offset += normals[k + i] * r[i];
            }
            heights[f] = offset;
        }
    }

    int count() {
        return corners.length;
    }

    /** n·x of a face at a point. */
    double along(int face, double[] x, int at) {
        int k = 3 * face;
        return normals[k] * x[at] + normals[k + 1] * x[at + 1] + normals[k + 2] * x[at + 2];
    }

    /** How far outside of a face a point is, negative inside. */
    double outside(int face, double[] x, int at) {
        return along(face, x, at) - heights[face];
    }

    /** The face that a point inside is nearest to. */
    int nearest(double[] x, int at) {
        int best = 0;
        double least = Double.NEGATIVE_INFINITY;
        for (int f = 0; f < corners.length; f++) {
            double out = outside(f, x, at);
            if (out > least) {
                least = out;
                best = f;
            }
        }
        return best;
    }

    /** Corners of the face that has most. */
    int mostCorners() {
        int most = 0;
        for (double[] c : corners) {
            most = Math.max(most, c.length / 3);
        }
        return most;
    }
}
