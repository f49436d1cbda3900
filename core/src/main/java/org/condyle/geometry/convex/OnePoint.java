package org.condyle.geometry.convex;

import org.condyle.math.Rotations;

/**
 * The least overlap of two convex cores of which at least one is smooth ({@link Crowned}, an ellipsoid), and the one point where it is, to rounding,
 * from a rough normal. The depth along a unit vector n is f(n) = n·w(n), w the support point of A - B, and f is least at a contact. Where one body
 * has flat faces, f has a crease: n is then the normal of a face, it is perpendicular to an edge, or a corner touches. These are looked
 * at in turn: f of the smooth body with one corner of the other held fast is least among the normals of the face, of the edge or of the corner,
 * by Newton's method with a line search, and the first that the corners around confirm is the contact.
 */
public final class OnePoint {
    private static final int ROUNDS = 60;
    private static final int HALVINGS = 40;
    private static final double STEP = 1e-7; // of the normal, for differences: less than a crown
    private static final double AROUND = 5 * Crowned.CROWN; // normals that a contact may have which begins from another
    private static final int DIRECTIONS = 8;

    private final CoreDifference difference;
    private final boolean flatA;
    private final boolean flatB;
    private final double[] basis = new double[6];
    private final double[] corners = new double[3 * DIRECTIONS];
    private int count;
    private final double[] w = new double[3];
    private final double[] n = new double[3];
    private final double[] trial = new double[3];
    private final double[] unit = new double[3];
    private int pinned; // the corner that is held fast, -1 if none is
    private double size;

    /** Unit vector from A to B. */
    public final double[] normal = new double[3];
    /** The point of A's core. */
    public final double[] onA = new double[3];
    /** The point of B's core. */
    public final double[] onB = new double[3];
    /** Overlap of the cores, negative if they are apart. */
    public double depth;

    /** One of the two may have flat faces. */
    public OnePoint(CoreDifference difference, boolean flatA, boolean flatB) {
        this.difference = difference;
        this.flatA = flatA;
        this.flatB = flatB;
    }

    /** Searches near a unit normal. */
    public void search(double[] start) {
        depth = difference.support(start[0], start[1], start[2]);
        size = size();
        System.arraycopy(start, 0, normal, 0, 3);
        if (!(flatA || flatB)) {
            pinned = -1;
            free(start);
            propose();
        } else {
            gather(start);
            if (!(count > 2 && face(start)) && !edges(start)) {
                for (pinned = 0; pinned < count; pinned++) {
                    free(start);
                    propose();
                }
            }
        }
        finish();
    }

    /** The corners of the flat body that are farthest along normals about the start, in order around it. */
    private void gather(double[] start) {
        Rotations.tangents(start[0], start[1], start[2], basis);
        double[] from = flatA ? difference.p : difference.q;
        count = 0;
        for (int k = 0; k < DIRECTIONS; k++) {
            double c = AROUND * Math.cos(2 * Math.PI * k / DIRECTIONS),
                    s = AROUND * Math.sin(2 * Math.PI * k / DIRECTIONS);
            difference.support(
                    start[0] + c * basis[0] + s * basis[3],
                    start[1] + c * basis[1] + s * basis[4],
                    start[2] + c * basis[2] + s * basis[5]);
            if (count == 0 || !same(from, 0, 3 * (count - 1))) {
                System.arraycopy(from, 0, corners, 3 * count++, 3);
            }
        }
        if (count > 1 && same(corners, 0, 3 * (count - 1))) {
            count--;
        }
    }

    private boolean same(double[] x, int at, int corner) {
        double far = 0;
        for (int i = 0; i < 3; i++) {
            far = Math.max(far, Math.abs(x[at + i] - corners[corner + i]));
        }
        return far <= 1e-12 * size;
    }

    /** Tries the normal of the face; true if the point of the smooth body lies over it. */
    private boolean face(double[] start) {
        double best = 0;
        for (int k = 2; k < count; k++) {
            double ux = corners[3] - corners[0], uy = corners[4] - corners[1], uz = corners[5] - corners[2];
            double vx = corners[3 * k] - corners[0],
                    vy = corners[3 * k + 1] - corners[1],
                    vz = corners[3 * k + 2] - corners[2];
            double x = uy * vz - uz * vy,
                    y = uz * vx - ux * vz,
                    z = ux * vy - uy * vx,
                    area = Math.sqrt(x * x + y * y + z * z);
            if (area > best) {
                best = area;
                double sign = (x * start[0] + y * start[1] + z * start[2] > 0 ? 1 : -1) / area;
                n[0] = sign * x;
                n[1] = sign * y;
                n[2] = sign * z;
            }
        }
        if (!(best > 0)) {
            return false;
        }
        pinned = 0;
        propose();
        double[] point = flatA ? difference.q : difference.p;
        int sides = 0;
        for (int k = 0; k < count; k++) {
            int a = 3 * k, b = 3 * ((k + 1) % count);
            double ux = corners[b] - corners[a],
                    uy = corners[b + 1] - corners[a + 1],
                    uz = corners[b + 2] - corners[a + 2];
            double vx = point[0] - corners[a], vy = point[1] - corners[a + 1], vz = point[2] - corners[a + 2];
            double turn = n[0] * (uy * vz - uz * vy) + n[1] * (uz * vx - ux * vz) + n[2] * (ux * vy - uy * vx);
            sides += turn > 0 ? 1 : turn < 0 ? -1 : 0;
        }
        return Math.abs(sides) == count;
    }

    /** Tries the normals of the edges between neighbouring corners; true if the point of the smooth body lies beside one. */
    private boolean edges(double[] start) {
        for (int k = 0; k < count && count > 1; k++) {
            int a = 3 * k, b = 3 * ((k + 1) % count);
            double x = corners[b] - corners[a],
                    y = corners[b + 1] - corners[a + 1],
                    z = corners[b + 2] - corners[a + 2];
            double length = Math.sqrt(x * x + y * y + z * z);
            unit[0] = x / length;
            unit[1] = y / length;
            unit[2] = z / length;
            pinned = k;
            double along = unit[0] * start[0] + unit[1] * start[1] + unit[2] * start[2];
            for (int i = 0; i < 3; i++) {
                n[i] = start[i] - along * unit[i];
            }
            normalise(n);
            descend(1);
            double held = look(n), reach = propose();
            double[] point = flatA ? difference.q : difference.p;
            double beside = 0;
            for (int i = 0; i < 3; i++) {
                beside += (point[i] - corners[a + i]) * unit[i];
            }
            if (beside >= 0 && beside <= length && reach <= held + 1e-14 * size) {
                return true;
            }
        }
        return false;
    }

    private void free(double[] start) {
        System.arraycopy(start, 0, n, 0, 3);
        descend(2);
    }

    /** Keeps the normal n if the overlap along it is the least so far; returns that overlap. */
    private double propose() {
        double reach = difference.support(n[0], n[1], n[2]);
        if (reach <= depth) {
            depth = reach;
            System.arraycopy(n, 0, normal, 0, 3);
        }
        return reach;
    }

    private void finish() {
        depth = difference.support(normal[0], normal[1], normal[2]);
        double[] p = difference.p, q = difference.q;
        for (int i = 0; i < 3; i++) {
            onA[i] = flatA ? q[i] + depth * normal[i] : p[i];
            onB[i] = flatB ? p[i] - depth * normal[i] : q[i];
        }
    }

    /** Depth along a direction with the corner held fast; leaves the difference of the two points in w. */
    private double look(double[] x) {
        double f = difference.support(x[0], x[1], x[2]);
        System.arraycopy(difference.w, 0, w, 0, 3);
        if (pinned < 0) {
            return f;
        }
        f = 0;
        for (int i = 0; i < 3; i++) {
            w[i] = flatA ? corners[3 * pinned + i] - difference.q[i] : difference.p[i] - corners[3 * pinned + i];
            f += w[i] * x[i];
        }
        return f;
    }

    /** Least depth from n on: among all normals (2), or among those perpendicular to the edge (1). */
    private void descend(int freedom) {
        double f = look(n);
        for (int round = 0; round < ROUNDS; round++) {
            tangents(freedom);
            double gu = along(0), gv = freedom == 2 ? along(3) : 0, across = Math.sqrt(gu * gu + gv * gv);
            if (across <= 1e-17 * size) {
                return;
            }
            double uu = second(0, 0), vv = freedom == 2 ? second(3, 3) : 1;
            double uv = freedom == 2 ? 0.5 * (second(0, 3) + second(3, 0)) : 0;
            double a = uu - f,
                    c = freedom == 2 ? vv - f : 1,
                    lowest = 0.5 * (a + c) - Math.sqrt(0.25 * (a - c) * (a - c) + uv * uv);
            double lift = Math.max(0, 1e-9 * (Math.abs(a) + Math.abs(c)) - 2 * lowest); // to where it is convex
            a += lift;
            c += lift;
            double determinant = a * c - uv * uv;
            double su = -(c * gu - uv * gv) / determinant, sv = freedom == 2 ? -(a * gv - uv * gu) / determinant : 0;
            double step = Math.sqrt(su * su + sv * sv), scale = step > 0.3 ? 0.3 / step : 1;
            double next = f;
            boolean better = false;
            for (int k = 0; k < HALVINGS && !better; k++) {
                for (int i = 0; i < 3; i++) {
                    trial[i] = n[i] + scale * (su * basis[i] + sv * basis[3 + i]);
                }
                normalise(trial);
                next = look(trial);
                better = next < f - 1e-15 * size || (Math.abs(next - f) <= 1e-15 * size && smaller(freedom, across));
                scale *= 0.5;
            }
            if (!better) {
                return;
            }
            System.arraycopy(trial, 0, n, 0, 3);
            f = next;
            if (2 * scale * step < 1e-16) {
                return;
            }
        }
    }

    /** Whether the slope is less at the trial, where w was found. */
    private boolean smaller(int freedom, double across) {
        double square = 0, up = w[0] * trial[0] + w[1] * trial[1] + w[2] * trial[2];
        double beside = freedom == 2 ? 0 : w[0] * unit[0] + w[1] * unit[1] + w[2] * unit[2];
        for (int i = 0; i < 3; i++) {
            double x = w[i] - up * trial[i] - (freedom == 2 ? 0 : beside * unit[i]);
            square += x * x;
        }
        return square < across * across;
    }

    private void tangents(int freedom) {
        if (freedom == 2) {
            Rotations.tangents(n[0], n[1], n[2], basis);
            return;
        }
        basis[0] = unit[1] * n[2] - unit[2] * n[1];
        basis[1] = unit[2] * n[0] - unit[0] * n[2];
        basis[2] = unit[0] * n[1] - unit[1] * n[0];
        basis[3] = basis[4] = basis[5] = 0;
    }

    private double along(int t) {
        return w[0] * basis[t] + w[1] * basis[t + 1] + w[2] * basis[t + 2];
    }

    /** How the points part along one tangent as the normal turns along another, by central differences. */
    private double second(int of, int turning) {
        double up = nudge(of, turning, STEP), down = nudge(of, turning, -STEP);
        return (up - down) / (2 * STEP);
    }

    private double nudge(int of, int turning, double step) {
        for (int i = 0; i < 3; i++) {
            trial[i] = n[i] + step * basis[turning + i];
        }
        look(trial);
        return along(of);
    }

    private static void normalise(double[] x) {
        double length = Math.sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
        for (int i = 0; i < 3; i++) {
            x[i] /= length;
        }
    }

    private double size() {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            sum = Math.max(sum, Math.abs(difference.p[i]) + Math.abs(difference.q[i]) + Math.abs(difference.w[i]));
        }
        return sum;
    }
}
