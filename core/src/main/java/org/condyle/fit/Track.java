package org.condyle.fit;

import java.util.Arrays;

/**
 * What was measured of the moving segment, in the axes of the fixed body.
 *
 * @param points     positions of a point on the axis of the segment [m], or directions of that axis of any length
 * @param directions whether the points are directions; there is no centre to be found then
 * @param contour    which points lie on the limit of voluntary motion; the others help to find the centre
 * @param emitted    positions of emitters, each on its own sphere about the centre [m]; usually the same as the points
 * @param emitter    which sphere, from 0
 * @param emitters   number of spheres
 */
public record Track(
        double[][] points, boolean directions, boolean[] contour, double[][] emitted, int[] emitter, int emitters) {
    /** Positions of one emitter along the limit of voluntary motion. */
    public static Track ofPositions(double[][] points) {
        return new Track(points, false, all(points.length), points, new int[points.length], 1);
    }

    /** Directions along the limit of voluntary motion. */
    public static Track ofDirections(double[][] directions) {
        return new Track(directions, true, all(directions.length), new double[0][], new int[0], 0);
    }

    static boolean[] all(int n) {
        boolean[] all = new boolean[n];
        Arrays.fill(all, true);
        return all;
    }
}
