package org.condyle.geometry.shape;

import org.condyle.mechanics.Triangles;

/** Triangles of a surface of revolution about z, from its profile (radius, height) in the half plane. */
final class Revolution {
    private static final int FEWEST = 8;
    private static final int MOST = 512;

    private Revolution() {}

    /** Parts of a full circle whose chords stay within the tolerance; bounded, so that a tiny tolerance costs no gigabytes. */
    static int parts(double radius, double tolerance) {
        // half of the tolerance for each of the two directions in which a doubly curved surface leaves its triangle
        double share = 0.5 * tolerance / radius;
        double wanted = share >= 1 ? FEWEST : share > 0 ? Math.PI / Math.acos(1 - share) : MOST;
        int parts = (int) Math.ceil(Math.min(MOST, Math.max(FEWEST, wanted)));
        return 4 * ((parts + 3) / 4); // so that the four quarters meet vertices, and bounds are reached
    }

    /**
     * Turns a profile about z. It runs with the solid on its left: for a solid about the axis from the bottom to the top,
     * each end on the axis (radius 0) becoming one vertex; a {@code ring} profile ends where it began.
     */
    static Triangles turn(double[] radius, double[] height, int around, boolean ring) {
        int n = radius.length;
        int[] first = new int[n];
        int count = 0;
        for (int i = 0; i < n; i++) {
            first[i] = count;
            count += radius[i] > 0 ? around : 1;
        }
        double[] vertices = new double[3 * count];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < (radius[i] > 0 ? around : 1); j++) {
                double angle = 2 * Math.PI * j / around;
                int v = 3 * (first[i] + j);
                vertices[v] = radius[i] * Math.cos(angle);
                vertices[v + 1] = radius[i] * Math.sin(angle);
                vertices[v + 2] = height[i];
            }
        }
        int bands = ring ? n : n - 1;
        int[] corners = new int[6 * around * bands];
        int c = 0;
        for (int i = 0; i < bands; i++) {
            int k = (i + 1) % n;
            for (int j = 0; j < around; j++) {
                int next = (j + 1) % around;
                int low = first[i] + (radius[i] > 0 ? j : 0), lowNext = first[i] + (radius[i] > 0 ? next : 0);
                int high = first[k] + (radius[k] > 0 ? j : 0), highNext = first[k] + (radius[k] > 0 ? next : 0);
                if (low != lowNext) {
                    corners[c++] = low;
                    corners[c++] = lowNext;
                    corners[c++] = highNext;
                }
                if (high != highNext) {
                    corners[c++] = low;
                    corners[c++] = highNext;
                    corners[c++] = high;
                }
            }
        }
        return new Triangles(vertices, java.util.Arrays.copyOf(corners, c));
    }

    /** A ball of radius one with {@code around} parts to the circle. */
    static Triangles unitBall(int around) {
        int half = around / 2;
        double[] radius = new double[half + 1];
        double[] height = new double[half + 1];
        for (int i = 0; i <= half; i++) {
            double angle = Math.PI * i / half;
            radius[i] = i == 0 || i == half ? 0 : Math.sin(angle);
            height[i] = -Math.cos(angle);
        }
        return turn(radius, height, around, false);
    }
}
