package org.condyle.measures.wrap;

/**
 * The shortest way round a cylinder about z: unrolled, it is a straight line (equations of the section "Paths over
 * surfaces" in docs/theory.md). With l_i the lengths of the tangents and θ the angle of the arc in the plane across the
 * axis,
 *
 * <pre>  λ = l1 + Rθ + l2        L² = λ² + (z2 - z1)²        r1z = z1 + (z2 - z1) l1/λ  </pre>
 */
final class HelixRule extends SegmentRule {
    private final double radius;
    private final double half;
    private final Side side;

    HelixRule(WrapShape.Cylinder shape, Side side) {
        radius = shape.radius();
        half = shape.length() / 2;
        this.side = side;
    }

    @Override
    int room() {
        return CylinderSides.ROOM;
    }

    @Override
    int attempt(double[] s, int p, int out, int work) {
        int code = CylinderSides.decide(s, p, radius, side, work);
        if (code < WRAPPED) {
            return code;
        }
        double angle = CylinderSides.smoothAngle(s, p, radius, work);
        if (angle < 0) {
            return NONE;
        }
        double x1 = s[work + CylinderSides.R1X], y1 = s[work + CylinderSides.R1X + 1];
        double x2 = s[work + CylinderSides.R2X], y2 = s[work + CylinderSides.R2X + 1];
        double l1 = Math.sqrt((x1 - s[p]) * (x1 - s[p]) + (y1 - s[p + 1]) * (y1 - s[p + 1]));
        double l2 = Math.sqrt((x2 - s[p + 3]) * (x2 - s[p + 3]) + (y2 - s[p + 4]) * (y2 - s[p + 4]));
        double around = radius * angle, flat = l1 + around + l2, rise = s[p + 5] - s[p + 2];
        double slope = flat > 0 ? rise / flat : 0;
        s[out + R1] = x1;
        s[out + R1 + 1] = y1;
        s[out + R1 + 2] = s[p + 2] + slope * l1;
        s[out + R2] = x2;
        s[out + R2 + 1] = y2;
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
        s[out + EXTRA] = angle * s[work + CylinderSides.SENSE];
        return code;
    }

    @Override
    void trace(double[] s, int p, int result, int work, double[] points) {
        CylinderSides.helix(s, result + R1, result + R2, s[result + EXTRA], points);
    }
}
