package org.condyle.geometry.convex;

import org.condyle.geometry.shape.Convex;

/**
 * What of a point, a line or a polygon lies over a face: it is cut by the planes that stand on the sides of the face (I. Sutherland and
 * G. Hodgman, Comm. ACM 17 (1974) 32-42).
 */
public final class FlatClip {
    private static final int MOST = 3 * Convex.MOST_CORNERS;

    private double[] from = new double[3 * MOST];
    private double[] to = new double[3 * MOST];
    private final double[] side =
            new double[4]; // inward normal of a side, as long as the side, and its product with a point of the side
    private int count;

    /**
     * Cuts.
     *
     * @param points n points: 1, the two ends of a line, or a polygon
     * @param face   corners of the face in order, anticlockwise about its normal
     * @param slack  so far outside a point still lies over the face [m]
     */
    public void cut(double[] points, int n, double[] face, int corners, double[] normal, double slack) {
        System.arraycopy(points, 0, from, 0, 3 * n);
        count = n;
        for (int i = 0; i < corners && count > 0; i++) {
            double length = side(face, i, corners, normal);
            if (length > 0) {
                cut(slack * length);
            }
        }
    }

    /** Whether a point lies over the face. */
    public boolean over(double[] point, double[] face, int corners, double[] normal, double slack) {
        for (int i = 0; i < corners; i++) {
            double length = side(face, i, corners, normal);
            if (length > 0 && inside(point, 0) < -slack * length) {
                return false;
            }
        }
        return true;
    }

    /** The plane on the side after corner i; returns the length of the side. */
    private double side(double[] face, int i, int corners, double[] n) {
        int a = 3 * i, b = 3 * ((i + 1) % corners);
        double x = face[b] - face[a], y = face[b + 1] - face[a + 1], z = face[b + 2] - face[a + 2];
        side[0] = n[1] * z - n[2] * y;
        side[1] = n[2] * x - n[0] * z;
        side[2] = n[0] * y - n[1] * x;
        side[3] = side[0] * face[a] + side[1] * face[a + 1] + side[2] * face[a + 2];
        return Math.sqrt(side[0] * side[0] + side[1] * side[1] + side[2] * side[2]);
    }

    /** How far inside of the side a point is, times its length. */
    private double inside(double[] x, int at) {
        return side[0] * x[at] + side[1] * x[at + 1] + side[2] * x[at + 2] - side[3];
    }

    /** Keeps what lies inside of the plane, or outside by the slack at most, as {@link #inside} measures it. */
    private void cut(double slack) {
        int kept = 0, links = count < 3 ? count - 1 : count; // a line has one link, a polygon is closed
        double first = inside(from, 0) + slack, here = first;
        for (int i = 0; i < count; i++) {
            int a = 3 * i, b = i + 1 < count ? a + 3 : 0;
            double there = b > 0 ? inside(from, b) + slack : first;
            if (here >= 0) {
                System.arraycopy(from, a, to, 3 * kept++, 3);
            }
            if (i < links && ((here > 0 && there < 0) || (here < 0 && there > 0))) {
                double t = here / (here - there);
                for (int k = 0; k < 3; k++) {
                    to[3 * kept + k] = from[a + k] + t * (from[b + k] - from[a + k]);
                }
                kept++;
            }
            here = there;
        }
        double[] swap = from;
        from = to;
        to = swap;
        count = kept;
    }

    public int count() {
        return count;
    }

    /** The points that are left, in order. */
    public double[] points() {
        return from;
    }
}
