package org.condyle.geometry.freeform;

import org.condyle.math.Jacobi3;

/** A simple surface near to points, whose two parameters they get to begin with. */
public enum BaseSurface {
    /** The plane through the two longer principal axes of the points: for caps. Parameters run along the edges of their smallest rectangle. */
    PLANE {
        @Override
        double[] coordinates(double[] points) {
            double[] axes = principal(points), centre = centre(points);
            double[] flat = new double[points.length / 3 * 2];
            for (int k = 0; k < flat.length / 2; k++) {
                flat[2 * k] = along(points, k, centre, axes, 0);
                flat[2 * k + 1] = along(points, k, centre, axes, 1);
            }
            return turned(flat, smallestRectangle(flat));
        }
    },
    /** A cylinder about that principal axis from which the points have the most equal distances: for condyles. u runs around it, v along it. */
    CYLINDER {
        @Override
        double[] coordinates(double[] points) {
            double[] axes = principal(points), centre = centre(points);
            double least = Double.POSITIVE_INFINITY;
            double[] best = new double[0];
            for (int axis = 0; axis < 3; axis++) {
                int p = (axis + 1) % 3, q = (axis + 2) % 3;
                double[] circle = circle(points, centre, axes, p, q);
                if (circle[2] < least) {
                    least = circle[2];
                    best = around(points, centre, axes, p, q, circle);
                }
            }
            return best;
        }
    };

    /** u and v of each point in a plane of this surface's own, right-handed with the side that s_u × s_v will point to. */
    abstract double[] coordinates(double[] points);

    /** u and v of each point, from 0 to 1. */
    double[] parameters(double[] points) {
        double[] out = coordinates(points);
        for (int d = 0; d < 2; d++) {
            double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
            for (int k = d; k < out.length; k += 2) {
                low = Math.min(low, out[k]);
                high = Math.max(high, out[k]);
            }
            if (!(high > low)) {
                throw new IllegalArgumentException(
                        "the points lie on a line; a surface needs points on both sides of it");
            }
            for (int k = d; k < out.length; k += 2) {
                out[k] = (out[k] - low) / (high - low);
            }
        }
        return out;
    }

    private static double[] centre(double[] points) {
        double[] c = new double[3];
        for (int k = 0; k < points.length; k++) {
            c[k % 3] += points[k] / (points.length / 3.0);
        }
        return c;
    }

    /** Principal axes as rows, the longest first, right-handed. */
    private static double[] principal(double[] points) {
        double[] c = centre(points), a = new double[9], v = new double[9];
        for (int k = 0; k < points.length; k += 3) {
            for (int i = 0; i < 9; i++) {
                a[i] += (points[k + i / 3] - c[i / 3]) * (points[k + i % 3] - c[i % 3]);
            }
        }
        Jacobi3.solve(a, v);
        int first = a[0] >= a[4] && a[0] >= a[8] ? 0 : a[4] >= a[8] ? 1 : 2;
        int x = (first + 1) % 3, y = (first + 2) % 3;
        int second = a[4 * x] >= a[4 * y] ? x : y;
        double[] out = new double[9];
        for (int i = 0; i < 3; i++) {
            out[i] = v[3 * i + first];
            out[3 + i] = v[3 * i + second];
        }
        for (int i = 0; i < 3; i++) {
            out[6 + i] = out[(i + 1) % 3] * out[3 + (i + 2) % 3] - out[(i + 2) % 3] * out[3 + (i + 1) % 3];
        }
        return out;
    }

    private static double along(double[] points, int k, double[] centre, double[] axes, int axis) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += (points[3 * k + i] - centre[i]) * axes[3 * axis + i];
        }
        return sum;
    }

    /** The turn of a rectangle about points of a plane that makes its area least. */
    private static double smallestRectangle(double[] flat) {
        double best = 0, least = Double.POSITIVE_INFINITY;
        for (double step = Math.toRadians(1), from = 0, to = Math.PI / 2; step > 1e-6; step /= 20) {
            for (double angle = from; angle < to; angle += step) {
                double area = area(flat, angle);
                if (area < least) {
                    least = area;
                    best = angle;
                }
            }
            from = best - step;
            to = best + step;
        }
        return best;
    }

    private static double area(double[] flat, double angle) {
        double[] t = turned(flat, angle), low = {1e300, 1e300}, high = {-1e300, -1e300};
        for (int k = 0; k < t.length; k++) {
            low[k % 2] = Math.min(low[k % 2], t[k]);
            high[k % 2] = Math.max(high[k % 2], t[k]);
        }
        return (high[0] - low[0]) * (high[1] - low[1]);
    }

    private static double[] turned(double[] flat, double angle) {
        double c = Math.cos(angle), s = Math.sin(angle);
        double[] out = new double[flat.length];
        for (int k = 0; k < flat.length; k += 2) {
            out[k] = c * flat[k] + s * flat[k + 1];
            out[k + 1] = c * flat[k + 1] - s * flat[k];
        }
        return out;
    }

    /** Centre in the plane of axes p and q of the circle nearest to the points (I. Kåsa 1976), and how far they miss it, relative to its radius. */
    private static double[] circle(double[] points, double[] centre, double[] axes, int p, int q) {
        int n = points.length / 3;
        double[] m = new double[9], right = new double[3];
        for (int k = 0; k < n; k++) {
            double x = along(points, k, centre, axes, p), y = along(points, k, centre, axes, q);
            double[] row = {x, y, 1};
            for (int i = 0; i < 9; i++) {
                m[i] += row[i / 3] * row[i % 3] / n;
            }
            for (int i = 0; i < 3; i++) {
                right[i] += row[i] * (x * x + y * y) / n;
            }
        }
        // the sums of x and y are zero, since they are seen from the centre
        double determinant = m[0] * m[4] - m[1] * m[1];
        double cx = (right[0] * m[4] - right[1] * m[1]) / determinant / 2;
        double cy = (right[1] * m[0] - right[0] * m[1]) / determinant / 2;
        double radius = Math.sqrt(right[2] + cx * cx + cy * cy), sum = 0;
        for (int k = 0; k < n; k++) {
            double x = along(points, k, centre, axes, p) - cx, y = along(points, k, centre, axes, q) - cy;
            double miss = Math.hypot(x, y) / radius - 1;
            sum += miss * miss / n;
        }
        return new double[] {cx, cy, Math.sqrt(sum)};
    }

    private static double[] around(double[] points, double[] centre, double[] axes, int p, int q, double[] circle) {
        double[] out = new double[points.length / 3 * 2];
        double middle = Math.atan2(-circle[1], -circle[0]); // to the centre of the points
        int axis = 3 - p - q;
        for (int k = 0; k < out.length / 2; k++) {
            double x = along(points, k, centre, axes, p) - circle[0], y = along(points, k, centre, axes, q) - circle[1];
            out[2 * k] = Math.IEEEremainder(Math.atan2(y, x) - middle, 2 * Math.PI);
            out[2 * k + 1] = along(points, k, centre, axes, axis);
        }
        return out;
    }
}
