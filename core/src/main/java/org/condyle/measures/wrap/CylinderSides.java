package org.condyle.measures.wrap;

/**
 * Whether and on which side a piece of a path goes round a cylinder about z: the decisions of OpenSim. In the plane across the axis an end at distance D from it has the tangent points
 *
 * <pre>  r± = (R²/D) e ± (R √(D² - R²)/D) (z × e)  </pre>
 *
 * and a path from P1 to P2 either leaves r1+ counter-clockwise for r2-, or r1- clockwise for r2+.
 */
final class CylinderSides {
    /** Numbers that {@link #decide} writes: r1, r2 without z, angle from r1 to r2 [rad], its sense, whether it is the far pair. */
    static final int R1X = 0;

    static final int R2X = 2;
    static final int ANGLE = 4;
    static final int SENSE = 5;
    static final int FAR = 6;
    static final int ROOM = 7;

    private CylinderSides() {}

    /** Returns the code of {@link SegmentRule#attempt}. */
    static int decide(double[] s, int p, double radius, Side side, int out) {
        double x1 = s[p], y1 = s[p + 1], x2 = s[p + 3], y2 = s[p + 4];
        double d1 = Math.sqrt(x1 * x1 + y1 * y1), d2 = Math.sqrt(x2 * x2 + y2 * y2);
        if (d1 < radius || d2 < radius) {
            return SegmentRule.INSIDE;
        }
        int code = code(s, p, radius, side);
        if (code == SegmentRule.NONE) {
            return code;
        }
        double l1 = Math.sqrt((d1 - radius) * (d1 + radius)), l2 = Math.sqrt((d2 - radius) * (d2 + radius));
        double n1 = radius * radius / (d1 * d1), m1 = radius * l1 / (d1 * d1);
        double n2 = radius * radius / (d2 * d2), m2 = radius * l2 / (d2 * d2);
        // counter-clockwise: from r1+ to r2-; clockwise: from r1- to r2+
        double ax = n1 * x1 - m1 * y1, ay = n1 * y1 + m1 * x1, bx = n2 * x2 + m2 * y2, by = n2 * y2 - m2 * x2;
        double cx = n1 * x1 + m1 * y1, cy = n1 * y1 - m1 * x1, dx = n2 * x2 - m2 * y2, dy = n2 * y2 + m2 * x2;
        double left = Math.atan2(Math.abs(ax * by - ay * bx), ax * bx + ay * by);
        double right = Math.atan2(Math.abs(cx * dy - cy * dx), cx * dx + cy * dy);
        boolean leftHand = side.all()
                ? left < right
                : left(
                        active(side, ax, ay, s[p + 2]),
                        active(side, cx, cy, s[p + 2]),
                        active(side, dx, dy, s[p + 5]),
                        active(side, bx, by, s[p + 5]),
                        left > right);
        s[out + R1X] = leftHand ? ax : cx;
        s[out + R1X + 1] = leftHand ? ay : cy;
        s[out + R2X] = leftHand ? bx : dx;
        s[out + R2X + 1] = leftHand ? by : dy;
        s[out + SENSE] = leftHand ? 1 : -1;
        s[out + FAR] = leftHand == left < right ? 0 : 1;
        double rx = s[out + R1X], ry = s[out + R1X + 1], qx = s[out + R2X], qy = s[out + R2X + 1];
        double angle = leftHand ? left : right;
        boolean round = (rx + qx) * (rx - x1 + qx - x2) + (ry + qy) * (ry - y1 + qy - y2) < 0; // the long way
        s[out + ANGLE] = round ? 2 * Math.PI - angle : angle;
        return code;
    }

    private static boolean active(Side side, double x, double y, double z) {
        double value = side.axis == 0 ? x : side.axis == 1 ? y : z;
        return value >= 0 == side.sign > 0;
    }

    /** Which pair a side prefers: the counter-clockwise one if true. */
    private static boolean left(
            boolean first, boolean firstOther, boolean secondOther, boolean second, boolean longer) {
        if (first != firstOther) {
            return first;
        }
        if (first) {
            return !secondOther;
        }
        return !secondOther && (second || longer);
    }

    private static int code(double[] s, int p, double radius, Side side) {
        double dx = s[p + 3] - s[p], dy = s[p + 4] - s[p + 1], dz = s[p + 5] - s[p + 2];
        double across = dx * dx + dy * dy;
        boolean skew = across > 1e-24 * (across + dz * dz);
        double t = skew ? -(s[p] * dx + s[p + 1] * dy) / across : 0;
        double nx = s[p] + t * dx, ny = s[p + 1] + t * dy;
        boolean hit = skew && t > 0 && t < 1 && nx * nx + ny * ny < radius * radius;
        if (side.all()) {
            return hit ? SegmentRule.MANDATORY : SegmentRule.NONE;
        }
        boolean one = side.holds(s, p), two = side.holds(s, p + 3);
        if (!one && !two) {
            return SegmentRule.WRAPPED; // the path is pulled round to its side
        }
        if (hit) {
            return SegmentRule.MANDATORY;
        }
        boolean pulled = one != two && !active(side, nx, ny, s[p + 2] + t * dz);
        return pulled ? SegmentRule.WRAPPED : SegmentRule.NONE;
    }

    /** Points of a helix between two tangent points. */
    static void helix(double[] s, int r1, int r2, double angle, double[] points) {
        int n = points.length / 3 - 1;
        for (int i = 0; i <= n; i++) {
            point(s, r1, r2, angle, (double) i / n, points, 3 * i);
        }
    }

    /** The point at a fraction t of a helix; the angle has the sign of its sense. */
    static void point(double[] s, int r1, int r2, double angle, double t, double[] out, int at) {
        double c = Math.cos(t * angle), w = Math.sin(t * angle), x = s[r1], y = s[r1 + 1], z = s[r1 + 2];
        double rise = s[r2 + 2] - z;
        out[at] = c * x - w * y;
        out[at + 1] = w * x + c * y;
        out[at + 2] = z + t * rise;
    }
}
