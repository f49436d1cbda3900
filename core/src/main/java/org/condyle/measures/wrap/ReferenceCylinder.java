package org.condyle.measures.wrap;

/**
 * A cylinder about z by the rules of OpenSim up to version 4.3. The heights of the tangent points come from a plane through
 * the ends and an apex of the cylinder, and then from a loop that slides them along the axis until the helix meets the
 * straight parts within 0.1 degrees. Later versions run the loop only on paths with several surfaces; without it a length is
 * up to 0.1 mm too long. This class follows the earlier ones, whose published lengths it reproduces.
 */
final class ReferenceCylinder extends SegmentRule {
    private static final double PIECE = 0.002; // m of helix, to which the loop takes the angle
    private static final double COSINE = Math.cos(Math.toRadians(0.1));
    private static final int MOST = 100;

    private static final int W1 = CylinderSides.ROOM;
    private static final int W2 = W1 + 3;

    private final double radius;
    private final double half;
    private final Side side;

    ReferenceCylinder(double radius, double length, Side side) {
        this.radius = radius;
        half = length / 2;
        this.side = side;
    }

    @Override
    int room() {
        return W2 + 3;
    }

    @Override
    int attempt(double[] s, int p, int out, int work) {
        int code = CylinderSides.decide(s, p, radius, side, work);
        if (code < WRAPPED) {
            return code;
        }
        for (int i = 0; i < 2; i++) {
            s[out + R1 + i] = s[work + CylinderSides.R1X + i];
            s[out + R2 + i] = s[work + CylinderSides.R2X + i];
        }
        s[out + R1 + 2] = s[p + 2];
        s[out + R2 + 2] = s[p + 5];
        intoPlane(s, p, out, s[work + CylinderSides.FAR] != 0);
        if (Math.abs(s[out + R1 + 2]) > half && Math.abs(s[out + R2 + 2]) > half) {
            return NONE;
        }
        double angle = s[work + CylinderSides.ANGLE] * s[work + CylinderSides.SENSE];
        s[out + EXTRA] = angle;
        for (int i = 1; i <= MOST; i++) {
            double around = radius * angle, along = s[out + R2 + 2] - s[out + R1 + 2];
            s[out + ARC] = Math.sqrt(around * around + along * along); // Math.hypot takes ten times as long
            int pieces = (int) (s[out + ARC] / PIECE);
            if (pieces < 2 || i == MOST) {
                break;
            }
            CylinderSides.point(s, out + R1, out + R2, angle, 1.0 / pieces, s, work + W1);
            CylinderSides.point(s, out + R1, out + R2, angle, 1 - 1.0 / pieces, s, work + W2);
            boolean one = slide(s, p, out + R1, work + W1), two = slide(s, p + 3, out + R2, work + W2);
            if (!one && !two) {
                break;
            }
        }
        return code;
    }

    /** Slides both tangent points into the plane through the ends and the apex. */
    private void intoPlane(double[] s, int p, int out, boolean far) {
        double d1 = Math.hypot(s[p], s[p + 1]), d2 = Math.hypot(s[p + 3], s[p + 4]), t = d1 / (d1 + d2);
        double mx = s[p] + t * (s[p + 3] - s[p]), my = s[p + 1] + t * (s[p + 4] - s[p + 1]);
        double mz = s[p + 2] + t * (s[p + 5] - s[p + 2]);
        // n = (P1 - O) × (P2 - O) with O = (0, 0, mz), and v = z × n/|n|
        double a = s[p + 2] - mz, b = s[p + 5] - mz;
        double nx = s[p + 1] * b - a * s[p + 4],
                ny = a * s[p + 3] - s[p] * b,
                nz = s[p] * s[p + 4] - s[p + 1] * s[p + 3];
        double n = Math.sqrt(nx * nx + ny * ny + nz * nz), scale = n > 0 ? radius / n : 0;
        double vx = -ny * scale, vy = nx * scale;
        boolean plus = vx * mx + vy * my > 0 != far; // the nearer one of v and -v
        double ax = plus ? vx : -vx, ay = plus ? vy : -vy;
        // the plane through P1, P2 and the apex
        double ux = s[p + 3] - s[p], uy = s[p + 4] - s[p + 1], uz = s[p + 5] - s[p + 2];
        double wx = ax - s[p], wy = ay - s[p + 1], wz = mz - s[p + 2];
        double ex = uy * wz - uz * wy, ey = uz * wx - ux * wz, ez = ux * wy - uy * wx;
        if (ez == 0) {
            return; // parallel to the axis: no height is better than another
        }
        double z1 = s[p + 2] - (ex * (s[out + R1] - s[p]) + ey * (s[out + R1 + 1] - s[p + 1])) / ez;
        double z2 = s[p + 2] - (ex * (s[out + R2] - s[p]) + ey * (s[out + R2 + 1] - s[p + 1])) / ez;
        double rise = Math.abs(s[p + 5] - s[p + 2]);
        if (Math.abs(z1 - s[p + 5]) < rise) {
            s[out + R1 + 2] = z1;
        }
        if (Math.abs(z2 - s[p + 2]) < rise) {
            s[out + R2 + 2] = z2;
        }
    }

    /** One step of the loop at one end; false if the angles agree. */
    private static boolean slide(double[] s, int p, int r, int w) {
        if (agree(s, p, r, w)) {
            return false;
        }
        // the point of the generator through r that is closest to the line from P to w
        double dx = s[w] - s[p], dy = s[w + 1] - s[p + 1], dz = s[w + 2] - s[p + 2];
        double across = dx * dx + dy * dy;
        if (across == 0) {
            return false;
        }
        double t = ((s[r] - s[p]) * dx + (s[r + 1] - s[p + 1]) * dy) / across;
        s[r + 2] += 1.5 * (s[p + 2] + t * dz - s[r + 2]);
        return true;
    }

    /** Whether the lines p r and r w have the same angle to the axis, to the tolerance. */
    private static boolean agree(double[] s, int p, int r, int w) {
        double ax = s[r] - s[p], ay = s[r + 1] - s[p + 1], az = s[r + 2] - s[p + 2], a2 = ax * ax + ay * ay;
        double bx = s[w] - s[r], by = s[w + 1] - s[r + 1], bz = s[w + 2] - s[r + 2], b2 = bx * bx + by * by;
        double sizes = (a2 + az * az) * (b2 + bz * bz),
                cosine = Math.sqrt(a2 * b2) + az * bz; // of the difference, times the lengths
        return cosine >= COSINE * Math.sqrt(sizes);
    }

    @Override
    void trace(double[] s, int p, int result, int work, double[] points) {
        CylinderSides.helix(s, result + R1, result + R2, s[result + EXTRA], points);
    }
}
