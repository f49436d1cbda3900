package org.condyle.measures.wrap;

/**
 * The place of a torus about z where a line passes its centre circle most closely, with a frame there in which the tube is a
 * cylinder: origin K on the circle, z along the circle, x towards the centre of the torus.
 */
final class RingPoint {
    private static final int SAMPLES = 48;

    private RingPoint() {}

    /** Numbers: axes of the frame row by row, K, the point of the line. */
    static final int ORIGIN = 9;

    static final int NEAREST = 12;
    static final int DISTANCE = 15; // squared
    static final int ROOM = 16;

    /** The nearest place of all. */
    static void find(double[] s, int p, double radius, int out) {
        double best = Double.POSITIVE_INFINITY;
        int nearest = 0;
        for (int n = 0; find(s, p, radius, n, out); n++) {
            if (s[out + DISTANCE] < best) {
                best = s[out + DISTANCE];
                nearest = n;
            }
        }
        find(s, p, radius, nearest, out);
    }

    /**
     * The place number n, counted along the line, that is nearer than its neighbours.
     *
     * @return false if there are fewer such places
     */
    static boolean find(double[] s, int p, double radius, int n, int out) {
        double dx = s[p + 3] - s[p], dy = s[p + 4] - s[p + 1], dz = s[p + 5] - s[p + 2];
        double length = Math.sqrt(dx * dx + dy * dy + dz * dz), inverse = length > 0 ? 1 / length : 0;
        dx *= inverse;
        dy *= inverse;
        dz *= inverse;
        // no point of the line farther than 2 R from its foot under the centre is nearer to the circle than the foot is
        double foot = -(s[p] * dx + s[p + 1] * dy + s[p + 2] * dz), width = 4 * radius / SAMPLES;
        double before = Double.POSITIVE_INFINITY, here = square(s, p, dx, dy, dz, foot - 2 * radius, radius);
        int found = 0;
        for (int i = 0; i <= SAMPLES; i++) {
            double t = foot + 2 * radius * (2.0 * i / SAMPLES - 1);
            double after = i == SAMPLES ? Double.POSITIVE_INFINITY : square(s, p, dx, dy, dz, t + width, radius);
            if (here < before && here <= after && found++ == n) {
                write(s, p, dx, dy, dz, refine(s, p, dx, dy, dz, t, width, radius), radius, out);
                return true;
            }
            before = here;
            here = after;
        }
        return false;
    }

    private static void write(double[] s, int p, double dx, double dy, double dz, double t, double radius, int out) {
        double x = s[p] + t * dx, y = s[p + 1] + t * dy, ring = Math.hypot(x, y);
        double ex = ring > 0 ? x / ring : 1, ey = ring > 0 ? y / ring : 0;
        s[out] = -ex;
        s[out + 1] = -ey;
        s[out + 2] = 0;
        s[out + 3] = 0;
        s[out + 4] = 0;
        s[out + 5] = -1;
        s[out + 6] = ey;
        s[out + 7] = -ex;
        s[out + 8] = 0;
        s[out + ORIGIN] = radius * ex;
        s[out + ORIGIN + 1] = radius * ey;
        s[out + ORIGIN + 2] = 0;
        s[out + NEAREST] = x;
        s[out + NEAREST + 1] = y;
        s[out + NEAREST + 2] = s[p + 2] + t * dz;
        s[out + DISTANCE] = square(s, p, dx, dy, dz, t, radius);
    }

    /** Squared distance from the circle at the arc length t of the line. */
    private static double square(double[] s, int p, double dx, double dy, double dz, double t, double radius) {
        double ring = Math.hypot(s[p] + t * dx, s[p + 1] + t * dy) - radius, z = s[p + 2] + t * dz;
        return ring * ring + z * z;
    }

    /** The root of half the derivative, f = t - R ρ' + ..., by bisection and Newton steps inside a bracket of two samples. */
    private static double refine(
            double[] s, int p, double dx, double dy, double dz, double start, double width, double radius) {
        double low = start - width, high = start + width, t = start;
        for (int i = 0; i < 100; i++) {
            double x = s[p] + t * dx, y = s[p + 1] + t * dy, z = s[p + 2] + t * dz, ring = Math.hypot(x, y);
            if (ring == 0) {
                return t; // on the axis: every point of the circle is equally near
            }
            double along = (x * dx + y * dy) / ring; // ρ'
            double f = (ring - radius) * along + z * dz;
            double slope = along * along + (ring - radius) * (dx * dx + dy * dy - along * along) / ring + dz * dz;
            if (f > 0) {
                high = t;
            } else {
                low = t;
            }
            double next = t - f / slope;
            if (!(next > low && next < high)) {
                next = (low + high) / 2;
            }
            if (Math.abs(next - t) <= 1e-16 * radius) {
                return next;
            }
            t = next;
        }
        return t;
    }

    /** out = components of a point x in the frame. */
    static void into(double[] s, int frame, int x, int out) {
        double a = s[x] - s[frame + ORIGIN], b = s[x + 1] - s[frame + ORIGIN + 1], c = s[x + 2] - s[frame + ORIGIN + 2];
        for (int i = 0; i < 3; i++) {
            s[out + i] = s[frame + 3 * i] * a + s[frame + 3 * i + 1] * b + s[frame + 3 * i + 2] * c;
        }
    }

    /** And back; out may be x. */
    static void outOf(double[] s, int frame, double[] points, int x) {
        double a = points[x], b = points[x + 1], c = points[x + 2];
        for (int i = 0; i < 3; i++) {
            points[x + i] = s[frame + ORIGIN + i] + s[frame + i] * a + s[frame + 3 + i] * b + s[frame + 6 + i] * c;
        }
    }
}
