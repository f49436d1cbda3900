package org.condyle.measures.wrap;

import org.condyle.math.GaussLegendre;

/**
 * Plane sections of an ellipsoid through a line, as first guesses of geodesics. Coordinates divided by the semi-axes make the
 * ellipsoid a unit sphere and each section a circle. The half-plane at the angle ψ about the line has the tangent points of its
 * circle, and the length of the path in it is the sum of two straight parts and an integral over the arc.
 */
final class SectionGuess {
    /** Half-planes that are tried. */
    static final int SAMPLES = 12;

    private static final GaussLegendre RULE = new GaussLegendre(5);

    private static final int P1 = 0; // ends, divided by the semi-axes
    private static final int P2 = 3;
    private static final int ALONG = 6; // unit vectors: along the line, and two across it
    private static final int NEAR = 9;
    private static final int ACROSS = 12;
    private static final int UP = 15; // into the half-plane
    private static final int MIDDLE = 18; // centre of the circle
    private static final int RADIUS = 21;
    private static final int START = 22; // angles of the tangent points from ALONG to UP; the path goes clockwise
    private static final int END = 23;
    private static final int ARC = 24;
    static final int ROOM = 25;

    private final double[] axes;

    SectionGuess(WrapShape.Ellipsoid shape) {
        axes = new double[] {shape.a(), shape.b(), shape.c()};
    }

    /** Looks at a line; returns false unless it crosses the ellipsoid between its ends. */
    boolean begin(double[] s, int p, int w) {
        double dd = 0, pd = 0;
        for (int i = 0; i < 3; i++) {
            s[w + P1 + i] = s[p + i] / axes[i];
            s[w + P2 + i] = s[p + 3 + i] / axes[i];
            s[w + ALONG + i] = s[w + P2 + i] - s[w + P1 + i];
            dd += s[w + ALONG + i] * s[w + ALONG + i];
            pd += s[w + P1 + i] * s[w + ALONG + i];
        }
        double t = -pd / dd;
        if (!(t > 0 && t < 1)) {
            return false;
        }
        double nearest = 0, unit = 1 / Math.sqrt(dd);
        for (int i = 0; i < 3; i++) {
            s[w + NEAR + i] = s[w + P1 + i] + t * s[w + ALONG + i];
            s[w + ALONG + i] *= unit;
            nearest += s[w + NEAR + i] * s[w + NEAR + i];
        }
        if (!(nearest < 1)) {
            return false;
        }
        across(s, w, Math.sqrt(nearest));
        return true;
    }

    /** NEAR becomes the direction in which the line passes the centre; any one, but always the same, where it does not. */
    private static void across(double[] s, int w, double distance) {
        if (distance < 1e-9) {
            int k = Math.abs(s[w + ALONG]) < 0.6 ? 0 : 1;
            for (int i = 0; i < 3; i++) {
                s[w + NEAR + i] = i == k ? 1 : 0;
            }
        }
        double along = 0, square = 0;
        for (int i = 0; i < 3; i++) {
            along += s[w + NEAR + i] * s[w + ALONG + i];
        }
        for (int i = 0; i < 3; i++) {
            s[w + NEAR + i] -= along * s[w + ALONG + i];
            square += s[w + NEAR + i] * s[w + NEAR + i];
        }
        double unit = 1 / Math.sqrt(square);
        for (int i = 0; i < 3; i++) {
            s[w + NEAR + i] *= unit;
        }
        for (int i = 0; i < 3; i++) {
            int j = (i + 1) % 3, k = (i + 2) % 3;
            s[w + ACROSS + i] = s[w + ALONG + j] * s[w + NEAR + k] - s[w + ALONG + k] * s[w + NEAR + j];
        }
    }

    /** Length of the path in the half-plane at ψ [m]. */
    double length(double[] s, int w, double psi) {
        double c = Math.cos(psi), d = Math.sin(psi), x1 = 0, x2 = 0, height = 0, off = 0;
        for (int i = 0; i < 3; i++) {
            double up = c * s[w + NEAR + i] + d * s[w + ACROSS + i],
                    normal = c * s[w + ACROSS + i] - d * s[w + NEAR + i];
            s[w + UP + i] = up;
            s[w + MIDDLE + i] = normal;
            x1 += s[w + P1 + i] * s[w + ALONG + i];
            x2 += s[w + P2 + i] * s[w + ALONG + i];
            height += s[w + P1 + i] * up;
            off += s[w + P1 + i] * normal;
        }
        double radius = Math.sqrt(Math.max(0, 1 - off * off));
        for (int i = 0; i < 3; i++) {
            s[w + MIDDLE + i] *= off;
        }
        double d1 = Math.hypot(x1, height), d2 = Math.hypot(x2, height);
        double start = Math.atan2(height, x1) - Math.acos(Math.min(1, radius / d1));
        double end = Math.atan2(height, x2) + Math.acos(Math.min(1, radius / d2));
        if (height < 0) {
            start += 2 * Math.PI; // clockwise from P1 over the half-plane
        }
        s[w + RADIUS] = radius;
        s[w + START] = start;
        s[w + END] = end;
        double half = 0.5 * (start - end), middle = 0.5 * (start + end), arc = 0;
        for (int n = 0; n < RULE.size(); n++) {
            arc += RULE.weight[n] * speed(s, w, middle + half * RULE.node[n]);
        }
        arc *= half;
        s[w + ARC] = arc;
        return arc + straight(s, w, P1, start) + straight(s, w, P2, end);
    }

    /** |dx/dangle| on the circle, undivided. */
    private double speed(double[] s, int w, double angle) {
        double c = s[w + RADIUS] * Math.cos(angle), d = s[w + RADIUS] * Math.sin(angle), sum = 0;
        for (int i = 0; i < 3; i++) {
            double x = axes[i] * (c * s[w + UP + i] - d * s[w + ALONG + i]);
            sum += x * x;
        }
        return Math.sqrt(sum);
    }

    private double coordinate(double[] s, int w, double angle, int i) {
        return axes[i]
                * (s[w + MIDDLE + i]
                        + s[w + RADIUS] * (Math.cos(angle) * s[w + ALONG + i] + Math.sin(angle) * s[w + UP + i]));
    }

    private double straight(double[] s, int w, int p, double angle) {
        double c = s[w + RADIUS] * Math.cos(angle), d = s[w + RADIUS] * Math.sin(angle), sum = 0;
        for (int i = 0; i < 3; i++) {
            double r = s[w + MIDDLE + i] + c * s[w + ALONG + i] + d * s[w + UP + i];
            double x = axes[i] * (r - s[w + p + i]);
            sum += x * x;
        }
        return Math.sqrt(sum);
    }

    /** Whether the middle of the arc lies on the active side; after {@link #length}. */
    boolean holds(double[] s, int w, Side side) {
        return side.all() || coordinate(s, w, 0.5 * (s[w + START] + s[w + END]), side.axis) >= 0 == side.sign > 0;
    }

    /** The tangent point near P1, the direction there and the length of the arc, as a guess; after {@link #length}. */
    void write(double[] s, int w, int out, int direction) {
        double start = s[w + START], c = Math.cos(start), d = Math.sin(start), sum = 0;
        for (int i = 0; i < 3; i++) {
            s[out + SegmentRule.R1 + i] = coordinate(s, w, start, i);
            double t = axes[i] * (d * s[w + ALONG + i] - c * s[w + UP + i]);
            s[direction + i] = t;
            sum += t * t;
        }
        double unit = 1 / Math.sqrt(sum);
        for (int i = 0; i < 3; i++) {
            s[direction + i] *= unit;
        }
        s[out + SegmentRule.ARC] = s[w + ARC];
    }
}
