package org.condyle.view.export;

/** Rotation matrices as quaternions, for formats that know nothing else. */
final class Turn {
    private Turn() {}

    /**
     * The unit quaternion (x, y, z, w) of the rotation at {@code at}, on the same half of its sphere as {@code near}, so
     * that an animation takes the short way.
     */
    static double[] quaternion(double[] m, int at, double[] near) {
        double xx = m[at], yy = m[at + 4], zz = m[at + 8];
        // four times the square of each component; the largest is safe to divide by
        double[] square = {1 + xx - yy - zz, 1 - xx + yy - zz, 1 - xx - yy + zz, 1 + xx + yy + zz};
        int k = 0;
        for (int i = 1; i < 4; i++) {
            k = square[i] > square[k] ? i : k;
        }
        double yz = m[at + 7] - m[at + 5], zx = m[at + 2] - m[at + 6], xy = m[at + 3] - m[at + 1];
        double sxy = m[at + 3] + m[at + 1], szx = m[at + 2] + m[at + 6], syz = m[at + 7] + m[at + 5];
        double[][] rows = {
            {square[0], sxy, szx, yz}, {sxy, square[1], syz, zx}, {szx, syz, square[2], xy}, {yz, zx, xy, square[3]}
        };
        double[] q = rows[k];
        double length = 0, same = 0;
        for (int i = 0; i < 4; i++) {
            length += q[i] * q[i];
            same += q[i] * near[i];
        }
        double scale = (same < 0 ? -1 : 1) / Math.sqrt(length);
        for (int i = 0; i < 4; i++) {
            q[i] *= scale;
        }
        return q;
    }
}
