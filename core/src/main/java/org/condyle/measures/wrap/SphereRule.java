package org.condyle.measures.wrap;

import org.condyle.measures.Vectors;

/**
 * A sphere about the origin. The path lies in the plane of the ends and the centre, where the tangent points of an end P are
 * at the angles ±acos(R/|P|) from it. This is the shortest way, and OpenSim's as well; but the way round the far side has
 * the length R(2π - angle) here, and a line through the centre gets a plane.
 */
final class SphereRule extends SegmentRule {
    private static final int U = 0; // unit vector to P1
    private static final int V = 3; // across it in the plane
    private static final int ROOM = 6;

    private final double radius;
    private final Side side;

    SphereRule(WrapShape.Sphere shape, Side side) {
        radius = shape.radius();
        this.side = side;
    }

    @Override
    int room() {
        return ROOM;
    }

    @Override
    int attempt(double[] s, int p, int out, int work) {
        return lay(s, p, out, work, true);
    }

    @Override
    int again(double[] s, int p, int out, int work) {
        return lay(s, p, out, work, false);
    }

    private int lay(double[] s, int p, int out, int work, boolean ifMet) {
        double d1 = Vectors.length(s, p), d2 = Vectors.length(s, p + 3);
        if (d1 < INNER * radius || d2 < INNER * radius) {
            return INSIDE;
        }
        if (ifMet && !met(s, p)) {
            return NONE;
        }
        double phi = plane(s, p, d1, work); // angle from P1 to P2, 0 to π
        double a1 = Math.atan2(Math.sqrt(Math.max(0, (d1 - radius) * (d1 + radius))), radius);
        double a2 = Math.atan2(Math.sqrt(Math.max(0, (d2 - radius) * (d2 + radius))), radius);
        boolean one = side.holds(s, p), two = side.holds(s, p + 3);
        // round the far side, unless that leads away from the active one
        boolean far = !(one && two) && side.sign * (step(s, p, work, -a1) + step(s, p + 3, work, phi + a2)) >= 0;
        double from = far ? -a1 : a1, arc = far ? phi + a1 + a2 - 2 * Math.PI : phi - a1 - a2;
        point(s, work, from, s, out + R1);
        point(s, work, from + arc, s, out + R2);
        double turned = far ? -arc : arc; // negative where the path has left the sphere
        s[out + ARC] = radius * turned;
        s[out + JACOBI] = Math.cos(turned);
        s[out + JACOBI + 1] = -Math.sin(turned) / radius;
        s[out + JACOBI + 2] = radius * Math.sin(turned);
        s[out + JACOBI + 3] = Math.cos(turned);
        s[out + EXTRA] = arc;
        return side.all() || !(one || two) ? WRAPPED : MANDATORY;
    }

    /** Whether the line meets the sphere twice between its ends. */
    private boolean met(double[] s, int p) {
        double dx = s[p + 3] - s[p], dy = s[p + 4] - s[p + 1], dz = s[p + 5] - s[p + 2];
        double length = dx * dx + dy * dy + dz * dz, along = -(s[p] * dx + s[p + 1] * dy + s[p + 2] * dz);
        if (!(along > 0 && along < length)) {
            return false; // with both ends outside, the closest point is between them if two roots are
        }
        double t = along / length, x = s[p] + t * dx, y = s[p + 1] + t * dy, z = s[p + 2] + t * dz;
        return x * x + y * y + z * z < radius * radius;
    }

    /** Unit vectors of the plane, from P1 towards P2; returns the angle between the ends. */
    private static double plane(double[] s, int p, double d1, int work) {
        for (int i = 0; i < 3; i++) {
            s[work + U + i] = s[p + i] / d1;
        }
        double along = Vectors.dot(s, p + 3, s, work + U);
        for (int i = 0; i < 3; i++) {
            s[work + V + i] = s[p + 3 + i] - along * s[work + U + i];
        }
        double across = Vectors.normalise(s, work + V);
        if (across < 1e-14 * d1) { // through the centre: any plane, but always the same
            int k = Math.abs(s[work]) < 0.6 ? 0 : 1;
            double c = s[work + U + k];
            for (int i = 0; i < 3; i++) {
                s[work + V + i] = (i == k ? 1 : 0) - c * s[work + U + i];
            }
            Vectors.normalise(s, work + V);
        }
        return Math.atan2(across, along);
    }

    private void point(double[] s, int work, double angle, double[] out, int at) {
        double c = radius * Math.cos(angle), w = radius * Math.sin(angle);
        for (int i = 0; i < 3; i++) {
            out[at + i] = c * s[work + U + i] + w * s[work + V + i];
        }
    }

    /** The component of r - P along the axis of the side. */
    private double step(double[] s, int p, int work, double angle) {
        int k = side.axis;
        return radius * (Math.cos(angle) * s[work + U + k] + Math.sin(angle) * s[work + V + k]) - s[p + k];
    }

    @Override
    void trace(double[] s, int p, int result, int work, double[] points) {
        plane(s, p, Vectors.length(s, p), work);
        double x = Vectors.dot(s, result + R1, s, work + U), y = Vectors.dot(s, result + R1, s, work + V);
        double from = Math.atan2(y, x), arc = s[result + EXTRA];
        int n = points.length / 3 - 1;
        for (int i = 0; i <= n; i++) {
            point(s, work, from + arc * i / n, points, 3 * i);
        }
    }
}
