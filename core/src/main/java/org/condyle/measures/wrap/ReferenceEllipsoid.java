package org.condyle.measures.wrap;

import org.condyle.measures.Vectors;

/**
 * An ellipsoid by the rules of OpenSim: the path lies in a plane through both ends and a point c of the surface
 * ({@link ContactGuess}); the way over the surface is a polygon with pieces of about 1 mm. A plane section is not a geodesic:
 * lengths are some micrometres off, and the force of a tension is not exactly the gradient of the length.
 */
final class ReferenceEllipsoid extends SegmentRule {
    private static final double NEAR = 1e-4; // of the ellipsoid's equation: on the surface
    private static final double PIECE = 0.001; // m
    private static final int MOST_PIECES = 499;

    static final int AXES = 0; // all scaled so that the mean of the semi-axes is 1
    static final int P1 = 3;
    static final int P2 = 6;
    static final int S1 = 9; // where the line enters and leaves
    static final int S2 = 12;
    static final int CONTACT = 15; // c
    static final int START = 18; // where the searches for the two tangent points begin
    private static final int N = 24;
    private static final int T1 = 27; // tangent points
    private static final int T2 = 30;
    private static final int CENTRE = 33; // of the rays
    private static final int U = 36;
    private static final int V = 39;
    private static final int POINT = 42; // of the polygon: this one, the one before, the first
    private static final int BEFORE = 45;
    private static final int FIRST = 48;
    private static final int OWN = 51;

    private final WrapShape.Ellipsoid shape;
    private final double scale;
    private final ContactGuess guess;
    private final Side side;

    ReferenceEllipsoid(WrapShape.Ellipsoid shape, Side side, PathWrap.Method method) {
        this.shape = shape;
        scale = 3 / (shape.a() + shape.b() + shape.c());
        this.side = side;
        guess = new ContactGuess(side, method);
    }

    @Override
    int room() {
        return OWN + Math.max(PlaneTangent.ROOM, ContactGuess.ROOM);
    }

    @Override
    int attempt(double[] s, int p, int out, int w) {
        s[w + AXES] = scale * shape.a();
        s[w + AXES + 1] = scale * shape.b();
        s[w + AXES + 2] = scale * shape.c();
        for (int i = 0; i < 6; i++) {
            s[w + P1 + i] = scale * s[p + i];
        }
        double e1 = value(s, w, P1), e2 = value(s, w, P2);
        if (e1 < -NEAR || e2 < -NEAR) {
            return INSIDE;
        }
        double cosine = Vectors.dot(s, w + P1, s, w + P2) / (Vectors.length(s, w + P1) * Vectors.length(s, w + P2));
        if (Math.abs(cosine - 1) < NEAR || !crossings(s, w)) {
            return NONE;
        }
        guess.find(s, w, w + OWN);
        double nu = plane(s, w);
        tangent(s, w, e1, P1, START, nu, T1);
        tangent(s, w, e2, P2, START + 3, nu, T2);
        s[out + ARC] = arc(s, w, nu, out) / scale;
        for (int i = 0; i < 3; i++) {
            s[out + R1 + i] = s[w + T1 + i] / scale;
            s[out + R2 + i] = s[w + T2 + i] / scale;
        }
        return MANDATORY;
    }

    private static double value(double[] s, int w, int at) {
        double sum = -1;
        for (int i = 0; i < 3; i++) {
            double x = s[w + at + i] / s[w + AXES + i];
            sum += x * x;
        }
        return sum;
    }

    /** Where the line goes in and out; false unless both are between the ends. */
    private static boolean crossings(double[] s, int w) {
        double aa = 0, bb = 0, cc = -1;
        for (int i = 0; i < 3; i++) {
            double d = (s[w + P1 + i] - s[w + P2 + i]) / s[w + AXES + i], x = s[w + P2 + i] / s[w + AXES + i];
            aa += d * d;
            bb += 2 * d * x;
            cc += x * x;
        }
        double square = bb * bb - 4 * aa * cc;
        if (square < 0) {
            return false;
        }
        double root = Math.sqrt(square), first = (-bb + root) / (2 * aa), second = (-bb - root) / (2 * aa);
        if (!(first > 0 && first < 1 && second > 0 && second < 1)) {
            return false;
        }
        for (int i = 0; i < 3; i++) {
            double d = s[w + P1 + i] - s[w + P2 + i];
            s[w + S1 + i] = s[w + P2 + i] + first * d;
            s[w + S2 + i] = s[w + P2 + i] + second * d;
        }
        return true;
    }

    /** n = unit((P1 - P2) × (P1 - c)); returns n·c. */
    private static double plane(double[] s, int w) {
        Vectors.subtract(s, w + P2, s, w + P1, s, w + U);
        Vectors.subtract(s, w + CONTACT, s, w + P1, s, w + V);
        Vectors.cross(s, w + U, s, w + V, s, w + N);
        Vectors.normalise(s, w + N);
        return Vectors.dot(s, w + N, s, w + CONTACT);
    }

    private static void tangent(double[] s, int w, double e, int p, int start, double nu, int r) {
        boolean touches = Math.abs(e) < NEAR;
        System.arraycopy(s, w + (touches ? p : start), s, w + r, 3);
        if (!touches) {
            PlaneTangent.slide(s, w + AXES, w + p, w + N, nu, w + r, w + OWN);
        }
    }

    /** Length of the polygon, scaled. */
    private double arc(double[] s, int w, double nu, int out) {
        double chord = Vectors.distance(s, w + T1, s, w + T2);
        s[out + EXTRA + 3] = 0;
        if (chord / scale < PIECE) {
            return chord;
        }
        int pieces = Math.min((int) (chord / scale / PIECE), MOST_PIECES);
        double angle = rays(s, w, nu);
        double length = polygon(s, w, angle, pieces);
        if (!side.all() && pieces >= 2 && (backwards(s, w, P1, T1, FIRST) || backwards(s, w, P2, T2, POINT))) {
            angle = -(2 * Math.PI - angle);
            length = polygon(s, w, angle, pieces);
        }
        s[out + EXTRA] = s[w + N];
        s[out + EXTRA + 1] = s[w + N + 1];
        s[out + EXTRA + 2] = s[w + N + 2];
        s[out + EXTRA + 3] = angle;
        s[out + EXTRA + 4] = nu;
        return length;
    }

    /** Centre and directions of the rays; returns the angle between those to the tangent points. */
    private static double rays(double[] s, int w, double nu) {
        int k = 0;
        for (int i = 1; i < 3; i++) {
            if (Math.abs(s[w + N + i]) > Math.abs(s[w + N + k])) {
                k = i;
            }
        }
        s[w + CENTRE] = s[w + CENTRE + 1] = s[w + CENTRE + 2] = 0;
        s[w + CENTRE + k] = nu / s[w + N + k];
        Vectors.subtract(s, w + CENTRE, s, w + T1, s, w + U);
        Vectors.subtract(s, w + CENTRE, s, w + T2, s, w + V);
        Vectors.normalise(s, w + U);
        Vectors.normalise(s, w + V);
        double along = Vectors.dot(s, w + U, s, w + V);
        for (int i = 0; i < 3; i++) {
            s[w + V + i] -= along * s[w + U + i];
        }
        double across = Vectors.normalise(s, w + V);
        return Math.atan2(across, along);
    }

    private static double polygon(double[] s, int w, double angle, int pieces) {
        double length = 0;
        System.arraycopy(s, w + T1, s, w + BEFORE, 3);
        double stepCos = Math.cos(angle / pieces), stepSin = Math.sin(angle / pieces), c = 1, d = 0;
        for (int i = 1; i < pieces; i++) {
            double next = c * stepCos - d * stepSin;
            d = d * stepCos + c * stepSin;
            c = next;
            ray(s, w, c, d);
            if (i == 1) {
                System.arraycopy(s, w + POINT, s, w + FIRST, 3);
            }
            length += Vectors.distance(s, w + BEFORE, s, w + POINT);
            System.arraycopy(s, w + POINT, s, w + BEFORE, 3);
        }
        return length + Vectors.distance(s, w + BEFORE, s, w + T2); // POINT stays the last but one
    }

    /** POINT = where the ray at an angle, of which c is the cosine and d the sine, meets the surface. */
    private static void ray(double[] s, int w, double c, double d) {
        double aa = 0, bb = 0, cc = -1;
        for (int i = 0; i < 3; i++) {
            double r = c * s[w + U + i] + d * s[w + V + i], x = s[w + CENTRE + i] / s[w + AXES + i];
            s[w + POINT + i] = r;
            aa += r * r / (s[w + AXES + i] * s[w + AXES + i]);
            bb += 2 * r / s[w + AXES + i] * x;
            cc += x * x;
        }
        double mu = (-bb + Math.sqrt(bb * bb - 4 * aa * cc)) / (2 * aa);
        for (int i = 0; i < 3; i++) {
            s[w + POINT + i] = s[w + CENTRE + i] + mu * s[w + POINT + i];
        }
    }

    /** Whether the polygon leaves a tangent point towards the end of the path there. */
    private static boolean backwards(double[] s, int w, int p, int r, int next) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += (s[w + p + i] - s[w + r + i]) * (s[w + next + i] - s[w + r + i]);
        }
        return sum > 0;
    }

    @Override
    void trace(double[] s, int p, int result, int w, double[] points) {
        s[w + AXES] = scale * shape.a();
        s[w + AXES + 1] = scale * shape.b();
        s[w + AXES + 2] = scale * shape.c();
        for (int i = 0; i < 3; i++) {
            s[w + T1 + i] = scale * s[result + R1 + i];
            s[w + T2 + i] = scale * s[result + R2 + i];
            s[w + N + i] = s[result + EXTRA + i];
        }
        double angle = s[result + EXTRA + 3];
        if (angle != 0) {
            rays(s, w, s[result + EXTRA + 4]);
        }
        int n = points.length / 3 - 1;
        for (int i = 0; i <= n; i++) {
            if (angle != 0) {
                ray(s, w, Math.cos(angle * i / n), Math.sin(angle * i / n));
            }
            for (int k = 0; k < 3; k++) {
                double straight = s[w + T1 + k] + (s[w + T2 + k] - s[w + T1 + k]) * i / n;
                points[3 * i + k] = (angle != 0 ? s[w + POINT + k] : straight) / scale;
            }
        }
    }
}
