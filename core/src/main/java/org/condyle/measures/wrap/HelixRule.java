package org.condyle.measures.wrap;

/**
 * The shortest way round a cylinder about z: unrolled, it is a straight line (equations of the section "Paths over
 * surfaces" in docs/theory.md). With l_i the lengths of the tangents, φ the angle from P1 to P2 round the axis and
 * α_i = acos(R/D_i) the angles from the ends to their tangent points,
 *
 * <pre>  θ = φ - α1 - α2        λ = l1 + Rθ + l2        L² = λ² + (z2 - z1)²        r1z = z1 + (z2 - z1) l1/λ  </pre>
 *
 * θ &lt; 0 says that the straight line passes. Without a side the path takes the shorter way round. A side is a wall from the axis
 * to infinity on the other side, which no path crosses: φ is the angle that does not cross it. So a path changes smoothly
 * wherever its ends go, as long as they do not go through the wall or into the cylinder.
 */
final class HelixRule extends SegmentRule {
    private static final int PHI = EXTRA + 1;

    private final double radius;
    private final double half;
    private final boolean walled; // the ends of the axis are no sides
    private final double wall; // its angle

    HelixRule(WrapShape.Cylinder shape, Side side) {
        radius = shape.radius();
        half = shape.length() / 2;
        walled = side == Side.X || side == Side.MINUS_X || side == Side.Y || side == Side.MINUS_Y;
        wall = Math.atan2(side.axis == 1 ? -side.sign : 0, side.axis == 0 ? -side.sign : 0);
    }

    @Override
    int room() {
        return 0;
    }

    @Override
    int attempt(double[] s, int p, int out, int work) {
        return lay(s, p, walled ? turnWithin(s, p) : turn(s, p), out, false);
    }

    @Override
    boolean passesWrong(double[] s, int p) {
        return walled && Math.abs(turnWithin(s, p)) > Math.PI;
    }

    @Override
    boolean hasOther() {
        return !walled;
    }

    @Override
    int sense(double[] s, int result) {
        return s[result + PHI] > 0 ? 1 : -1;
    }

    @Override
    int other(double[] s, int p, int out, int work) {
        double turn = turn(s, p);
        return lay(s, p, turn - Math.copySign(2 * Math.PI, turn), out, false);
    }

    @Override
    int again(double[] s, int p, int out, int work) {
        double before = s[out + PHI], turn = turn(s, p);
        return lay(s, p, turn + 2 * Math.PI * Math.rint((before - turn) / (2 * Math.PI)), out, true);
    }

    /** The angle from P1 to P2 round the axis, -π to π. */
    private static double turn(double[] s, int p) {
        double x1 = s[p], y1 = s[p + 1], x2 = s[p + 3], y2 = s[p + 4];
        return Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2);
    }

    /** The angle from P1 to P2 that does not cross the wall, -2π to 2π. */
    private double turnWithin(double[] s, int p) {
        return fromWall(s, p + 3) - fromWall(s, p);
    }

    /** The angle of a point from the wall, 0 to 2π. */
    private double fromWall(double[] s, int p) {
        double angle = Math.atan2(s[p + 1], s[p]) - wall;
        return angle < 0 ? angle + 2 * Math.PI : angle >= 2 * Math.PI ? angle - 2 * Math.PI : angle;
    }

    /** The way with a turn φ, counter-clockwise if it is positive. */
    private int lay(double[] s, int p, double phi, int out, boolean again) {
        double x1 = s[p], y1 = s[p + 1], x2 = s[p + 3], y2 = s[p + 4];
        double d1 = Math.sqrt(x1 * x1 + y1 * y1), d2 = Math.sqrt(x2 * x2 + y2 * y2);
        if (d1 < INNER * radius || d2 < INNER * radius) {
            return INSIDE;
        }
        double l1 = Math.sqrt(Math.max(0, (d1 - radius) * (d1 + radius))),
                l2 = Math.sqrt(Math.max(0, (d2 - radius) * (d2 + radius)));
        double angle = Math.abs(phi) - Math.atan2(l1, radius) - Math.atan2(l2, radius);
        if (!(angle > 0) && !again) {
            return NONE; // the straight line passes
        }
        double sense = Math.signum(phi), around = radius * angle, flat = l1 + around + l2, rise = s[p + 5] - s[p + 2];
        if (!(flat > 0)) {
            return NONE;
        }
        double slope = rise / flat;
        touch(s, x1, y1, d1, sense * l1, out + R1);
        touch(s, x2, y2, d2, -sense * l2, out + R2);
        s[out + R1 + 2] = s[p + 2] + slope * l1;
        s[out + R2 + 2] = s[p + 5] - slope * l2;
        if (Math.abs(s[out + R1 + 2]) > half && Math.abs(s[out + R2 + 2]) > half) {
            return NONE; // beyond its ends
        }
        double arc = around * Math.sqrt(1 + slope * slope);
        s[out + ARC] = arc;
        s[out + JACOBI] = 1; // it is flat: neighbours deviate in straight lines
        s[out + JACOBI + 1] = 0;
        s[out + JACOBI + 2] = arc;
        s[out + JACOBI + 3] = 1;
        s[out + EXTRA] = angle * sense;
        s[out + PHI] = phi;
        return WRAPPED;
    }

    /** The tangent point of an end at a distance d from the axis: (R²/d) e + (R l/d) z × e. */
    private void touch(double[] s, double x, double y, double d, double l, int out) {
        double n = radius * radius / (d * d), m = radius * l / (d * d);
        s[out] = n * x - m * y;
        s[out + 1] = n * y + m * x;
    }

    @Override
    void trace(double[] s, int p, int result, int work, double[] points) {
        CylinderSides.helix(s, result + R1, result + R2, s[result + EXTRA], points);
    }
}
