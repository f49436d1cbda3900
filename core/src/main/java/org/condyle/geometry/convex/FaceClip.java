package org.condyle.geometry.convex;

import org.condyle.geometry.shape.Placement;

/**
 * The part of a face of one box that lies over a face of another: the four corners cut by the four sides of the other
 * (I. Sutherland and G. Hodgman, Comm. ACM 17 (1974) 32-42). At most eight corners remain.
 */
public final class FaceClip {
    private static final int MOST = 16;

    private double[] from = new double[3 * MOST];
    private double[] to = new double[3 * MOST];
    private final double[] corner = new double[3];
    private int count;

    /**
     * Cuts.
     *
     * @param halfOwn   half edges of the box with the face that stays whole
     * @param own       axis of that face
     * @param other     origin and axes of the other box, seen from the first
     * @param halfOther half edges of the other box
     * @param nx        outward normal of the face, seen from the first box
     */
    public void cut(double[] halfOwn, int own, double[] other, double[] halfOther, double nx, double ny, double nz) {
        int face = 0;
        double most = -1, sign = 1;
        for (int j = 0; j < 3; j++) {
            double along = other[3 + j] * nx + other[6 + j] * ny + other[9 + j] * nz;
            if (Math.abs(along) > most) {
                most = Math.abs(along);
                face = j;
                sign = along > 0 ? -1 : 1; // the face that looks against the normal
            }
        }
        int u = (face + 1) % 3, v = (face + 2) % 3;
        count = 0;
        for (int k = 0; k < 4; k++) {
            corner[face] = sign * halfOther[face];
            corner[u] = k == 0 || k == 3 ? -halfOther[u] : halfOther[u];
            corner[v] = k < 2 ? -halfOther[v] : halfOther[v];
            Placement.toWorld(other, corner[0], corner[1], corner[2], from, 3 * count++);
        }
        for (int side = 1; side < 3; side++) {
            int axis = (own + side) % 3;
            cut(axis, 1, halfOwn[axis]);
            cut(axis, -1, halfOwn[axis]);
        }
    }

    /** Keeps what has sign·x[axis] ≤ limit. */
    private void cut(int axis, double sign, double limit) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int a = 3 * i, b = 3 * ((i + 1) % count);
            double here = limit - sign * from[a + axis], there = limit - sign * from[b + axis];
            if (here >= 0) {
                System.arraycopy(from, a, to, 3 * kept++, 3);
            }
            if ((here > 0 && there < 0) || (here < 0 && there > 0)) {
                double t = here / (here - there);
                for (int k = 0; k < 3; k++) {
                    to[3 * kept + k] = from[a + k] + t * (from[b + k] - from[a + k]);
                }
                kept++;
            }
        }
        double[] swap = from;
        from = to;
        to = swap;
        count = kept;
    }

    public int count() {
        return count;
    }

    /** Coordinate k of corner i, seen from the first box. */
    public double corner(int i, int k) {
        return from[3 * i + k];
    }
}
