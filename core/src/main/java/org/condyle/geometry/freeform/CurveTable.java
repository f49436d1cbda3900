package org.condyle.geometry.freeform;

import java.util.Arrays;

/**
 * A curve cut into short segments, and the search for its nearest point. Each segment knows how far the curve strays from
 * its chord (h² max|c''| / 8), so segments that cannot hold the nearest point are left out with certainty and Newton's
 * method is run only in the others: the answer does not depend on where the search began. About its centre of curvature a
 * point may have several feet on one segment, which is then searched by sixteenths. An open curve goes on straight beyond
 * its ends; parameters outside the range mean points there.
 */
public final class CurveTable {
    private static final double TURN = 0.2; // greatest change of direction over a segment [rad]
    private static final int MOST = 16_384;
    private static final double FAIR = 1 + 1e-15;
    private static final int PARTS = 16; // of a segment that may hold several feet

    public final Curve curve;
    public final int segments;
    public final double[] t; // segments + 1 parameters
    final double[] x;
    final double[] y;
    public final double[] length; // an upper bound of the arc length up to sample i
    private final double[] stray;
    private final double first;
    private final double last;

    CurveTable(Curve curve) {
        this.curve = curve;
        double[] breaks = curve.breaks();
        first = breaks[0];
        last = breaks[breaks.length - 1];
        double[] cuts = new double[MOST + 1];
        int n = 0;
        double[] w = new double[6];
        for (int i = 0; i + 1 < breaks.length; i++) {
            double from = breaks[i], to = breaks[i + 1];
            int parts = Math.max(1, Math.min(64, (int) Math.ceil(turn(from, to, w) / TURN)));
            if (breaks.length < 6) {
                parts = Math.max(parts, 8); // few pieces: enough samples to see several minima
            }
            if (n + parts > MOST) {
                throw new IllegalArgumentException("a profile may have " + MOST + " segments at most");
            }
            for (int k = 0; k < parts; k++) {
                cuts[n++] = from + (to - from) * k / parts;
            }
        }
        cuts[n] = last;
        segments = n;
        t = Arrays.copyOf(cuts, n + 1);
        x = new double[n + 1];
        y = new double[n + 1];
        length = new double[n + 1];
        stray = new double[n];
        for (int i = 0; i <= n; i++) {
            jet(t[i], w);
            x[i] = w[0];
            y[i] = w[1];
            if (!Double.isFinite(w[0] + w[1]) || !(Math.hypot(w[2], w[3]) > 0)) {
                throw new IllegalArgumentException("the profile has no tangent at parameter " + t[i]);
            }
        }
        for (int i = 0; i < n; i++) {
            double h = t[i + 1] - t[i], most = 0;
            for (int k = 0; k <= 8; k++) { // c'' is linear on a cubic piece, so that its ends would do
                double at = t[i] + h * (k == 0 ? 1e-9 : k == 8 ? 1 - 1e-9 : k / 8.0);
                jet(at, w);
                most = Math.max(most, Math.hypot(w[4], w[5]));
            }
            stray[i] = 1.02 * h * h * most / 8 + 1e-15 * (Math.abs(x[i]) + Math.abs(y[i]));
            double chord = Math.hypot(x[i + 1] - x[i], y[i + 1] - y[i]);
            // the mean of |c' - chord/h| is h max|c''| / 3 at most
            length[i + 1] = length[i] + chord + 0.35 * h * h * most;
        }
    }

    /** How much the direction changes, roughly; also how much the speed does, which bends the parameter. */
    private double turn(double from, double to, double[] w) {
        double sum = 0;
        for (int k = 0; k < 8; k++) {
            jet(from + (to - from) * (k + 0.5) / 8, w);
            sum += Math.hypot(w[4], w[5]) / Math.hypot(w[2], w[3]);
        }
        return sum * (to - from) / 8;
    }

    /** Point and derivatives at any parameter. */
    public void jet(double at, double[] out) {
        if (curve.closed()) {
            curve.jet(wrap(at), out);
        } else if (at < first || at > last) {
            double end = at < first ? first : last;
            curve.jet(end, out);
            out[0] += (at - end) * out[2];
            out[1] += (at - end) * out[3];
            out[4] = 0;
            out[5] = 0;
        } else {
            curve.jet(at, out);
        }
    }

    public double wrap(double at) {
        if (at >= first && at <= last) {
            return at;
        }
        double period = last - first;
        double in = at - period * Math.floor((at - first) / period);
        return Math.min(Math.max(in, first), last);
    }

    /** Parameter of the point nearest to (px, py). The hint may be NaN; {@code w} is scratch for six numbers. */
    public double nearest(double px, double py, double hint, double[] w) {
        double best = Double.POSITIVE_INFINITY, at = first;
        if (hint == hint && !Double.isInfinite(hint)) {
            // Newton where the last search ended gives a good first bound; it proves nothing and decides nothing.
            double guess = polish(px, py, hint, w);
            double d = squared(px, py, guess, w);
            if (d < best) {
                best = d;
                at = guess;
            }
        } else {
            for (int i = 0; i <= segments; i++) {
                double dx = x[i] - px, dy = y[i] - py, d = dx * dx + dy * dy;
                if (d < best) {
                    best = d;
                    at = t[i];
                }
            }
        }
        double root = Math.sqrt(best);
        for (int i = 0; i < segments; i++) {
            double bound = root + stray[i];
            if (chordSquared(i, px, py) >= bound * bound) {
                continue;
            }
            double here = within(i, px, py, w);
            double d = squared(px, py, here, w);
            // far away, where rounding hides who is nearer, the foot of a perpendicular beats a mere sample
            if (d < best || (here > t[i] && here < t[i + 1] && d <= FAIR * best)) {
                best = d;
                root = Math.sqrt(d);
                at = here;
            }
        }
        if (!curve.closed()) {
            for (int end = 0; end < 2; end++) {
                jet(end == 0 ? first : last, w);
                double ahead = ((px - w[0]) * w[2] + (py - w[1]) * w[3]) / (w[2] * w[2] + w[3] * w[3]);
                if (end == 0 ? ahead < 0 : ahead > 0) {
                    double here = (end == 0 ? first : last) + ahead;
                    double d = squared(px, py, here, w);
                    if (d <= FAIR * best) {
                        best = d;
                        at = here;
                    }
                }
            }
        }
        return at;
    }

    private double polish(double px, double py, double start, double[] w) {
        double at = start;
        for (int k = 0; k < 3; k++) {
            jet(at, w);
            double dx = w[0] - px, dy = w[1] - py;
            double slope = dx * w[2] + dy * w[3], speed = w[2] * w[2] + w[3] * w[3];
            double bend = Math.max(speed + dx * w[4] + dy * w[5], 0.1 * speed);
            double step = slope / bend;
            at -= step;
            if (!curve.closed()) {
                at = Math.min(Math.max(at, first), last);
            }
            if (Math.abs(step) < 1e-9 * (last - first)) {
                break;
            }
        }
        return at;
    }

    private double squared(double px, double py, double at, double[] w) {
        jet(at, w);
        double dx = w[0] - px, dy = w[1] - py;
        return dx * dx + dy * dy;
    }

    private double chordSquared(int i, double px, double py) {
        double ax = x[i + 1] - x[i], ay = y[i + 1] - y[i], bx = px - x[i], by = py - y[i];
        double along = ax * bx + ay * by, all = ax * ax + ay * ay;
        double f = along <= 0 ? 0 : along >= all ? 1 : along / all;
        double dx = bx - f * ax, dy = by - f * ay;
        return dx * dx + dy * dy;
    }

    /** The best parameter of segment i: an end, or a foot of a perpendicular. */
    private double within(int i, double px, double py, double[] w) {
        if (hollow(i, px, py, w)) {
            return foot(t[i], t[i + 1], px, py, w);
        }
        double from = t[i], before = slope(px, py, from, w), best = squared(px, py, t[i + 1], w), at = t[i + 1];
        if (squared(px, py, from, w) < best) {
            at = from;
            best = squared(px, py, from, w);
        }
        for (int k = 1; k <= PARTS; k++) {
            double to = k < PARTS ? t[i] + (t[i + 1] - t[i]) * k / PARTS : t[i + 1], after = slope(px, py, to, w);
            double here = before < 0 && after > 0 ? foot(from, to, px, py, w) : to;
            if (here != to && squared(px, py, here, w) < best) {
                best = squared(px, py, here, w);
                at = here;
            }
            from = to;
            before = after;
        }
        return at;
    }

    /** Whether the square of the distance is convex along segment i, so that it has one minimum, as its ends and middle say. */
    private boolean hollow(int i, double px, double py, double[] w) {
        for (int k = 0; k < 3; k++) {
            jet(t[i] + (t[i + 1] - t[i]) * (k == 0 ? 1e-9 : k == 1 ? 0.5 : 1 - 1e-9), w); // not of the next piece
            double speed = w[2] * w[2] + w[3] * w[3];
            if (!(speed + (w[0] - px) * w[4] + (w[1] - py) * w[5] > 0.25 * speed)) {
                return false;
            }
        }
        return true;
    }

    /** The best parameter between two with one minimum between them at most: an end, or found by bracketed Newton. */
    private double foot(double from, double to, double px, double py, double[] w) {
        double low = from, high = to;
        if (!(slope(px, py, low, w) < 0)) {
            return slope(px, py, high, w) <= 0 && squared(px, py, high, w) < squared(px, py, low, w) ? high : low;
        }
        if (!(slope(px, py, high, w) > 0)) {
            return high;
        }
        double at = 0.5 * (low + high);
        for (int k = 0; k < 60; k++) {
            double s = slope(px, py, at, w);
            if (s > 0) {
                high = at;
            } else {
                low = at;
            }
            double dx = w[0] - px, dy = w[1] - py;
            double bend = w[2] * w[2] + w[3] * w[3] + dx * w[4] + dy * w[5];
            double next = at - s / bend;
            if (!(next > low && next < high)) {
                next = bend > 0 && (next == low || next == high) ? next : 0.5 * (low + high);
            }
            double step = Math.abs(next - at);
            at = next;
            if (step <= 2 * Math.ulp(at) || s == 0) {
                break;
            }
        }
        return at;
    }

    private double slope(double px, double py, double at, double[] w) {
        jet(at, w);
        return (w[0] - px) * w[2] + (w[1] - py) * w[3];
    }

    /** Box around the described part: out = min x, min y, max x, max y. */
    void box(double[] out) {
        out[0] = out[1] = Double.POSITIVE_INFINITY;
        out[2] = out[3] = Double.NEGATIVE_INFINITY;
        for (int i = 0; i <= segments; i++) {
            double e = Math.max(i == 0 ? 0 : stray[i - 1], i == segments ? 0 : stray[i]);
            out[0] = Math.min(out[0], x[i] - e);
            out[1] = Math.min(out[1], y[i] - e);
            out[2] = Math.max(out[2], x[i] + e);
            out[3] = Math.max(out[3], y[i] + e);
        }
    }
}
