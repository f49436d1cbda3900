package org.condyle.geometry.freeform;

import org.condyle.mechanics.MassProperties;

/** What can be measured on a free-form profile: its box, its thickness, its area and moments. */
final class ProfileMeasures {
    private static final double[] NODE = {0.2386191860831969, 0.6612093864662645, 0.9324695142031521};
    private static final double[] WEIGHT = {0.4679139345726910, 0.3607615730481386, 0.1713244923791704};

    private ProfileMeasures() {}

    /**
     * Slab of unit thickness about z = 0, by Green's theorem with six Gauss points a segment: exact for cubic splines
     * over their length (the integrands are polynomials of degree 11), to rounding for smooth polar curves.
     */
    static MassProperties massProperties(CurveTable c) {
        double area = 0, sx = 0, sy = 0, xx = 0, yy = 0, xy = 0;
        double[] w = new double[6];
        for (int i = 0; i < c.segments; i++) {
            double middle = 0.5 * (c.t[i] + c.t[i + 1]), half = 0.5 * (c.t[i + 1] - c.t[i]);
            for (int k = 0; k < 6; k++) {
                c.jet(middle + half * (k < 3 ? -NODE[k] : NODE[k - 3]), w);
                double x = w[0], y = w[1], f = half * WEIGHT[k % 3];
                double fx = f * w[3], fy = f * w[2];
                area += 0.5 * (x * fx - y * fy);
                sx += 0.5 * x * x * fx;
                sy -= 0.5 * y * y * fy;
                xx += x * x * x * fx / 3;
                yy -= y * y * y * fy / 3;
                xy += 0.5 * x * x * y * fx;
            }
        }
        double cx = sx / area, cy = sy / area;
        xx -= area * cx * cx;
        yy -= area * cy * cy;
        xy -= area * cx * cy;
        double thick = area / 12;
        return new MassProperties(
                area, new double[] {cx, cy, 0}, new double[] {yy + thick, xx + thick, xx + yy, -xy, 0, 0});
    }

    /** Half the shortest way through a closed profile along an inward normal, over its samples. */
    static double halfThickness(CurveTable c) {
        double least = Double.POSITIVE_INFINITY;
        double[] w = new double[6];
        for (int i = 0; i < c.segments; i++) {
            c.jet(c.t[i], w);
            double speed = Math.hypot(w[2], w[3]), ix = -w[3] / speed, iy = w[2] / speed;
            for (int j = 0; j < c.segments; j++) {
                // where the inward ray crosses the chord j
                double ex = c.x[j + 1] - c.x[j], ey = c.y[j + 1] - c.y[j];
                double dx = c.x[j] - w[0], dy = c.y[j] - w[1], cross = ix * ey - iy * ex;
                double along = (dx * ey - dy * ex) / cross, part = (dx * iy - dy * ix) / cross;
                if (part >= 0 && part <= 1 && along > 1e-6 * speed && j != i && j + 1 != i) {
                    least = Math.min(least, 0.5 * along);
                }
            }
        }
        return least;
    }

    static void bounds(CurveTable c, double left, double[] out) {
        double[] box = new double[4];
        c.box(box);
        out[0] = box[0];
        out[1] = box[1];
        out[3] = box[2];
        out[4] = box[3];
        if (c.curve.closed() && left > 0) {
            out[0] = out[1] = Double.NEGATIVE_INFINITY;
            out[3] = out[4] = Double.POSITIVE_INFINITY;
        } else if (!c.curve.closed()) {
            // the solid reaches to infinity where its straight ends or its inside do: ask for the outward normals
            boolean[] free = {true, true, true, true};
            double[] w = new double[6];
            for (int end = 0; end < 2; end++) {
                c.jet(c.t[end == 0 ? 0 : c.segments], w);
                double s = end == 0 ? -1 : 1;
                free[0] &= s * w[2] >= 0;
                free[1] &= s * w[3] >= 0;
                free[2] &= s * w[2] <= 0;
                free[3] &= s * w[3] <= 0;
            }
            // An end that runs level to the side bounds nothing there; the matter fills the side away from the normal.
            double nx = 0, ny = 0;
            for (int i = 0; i <= c.segments; i += c.segments) {
                c.jet(c.t[i], w);
                nx -= left * w[3] / Math.hypot(w[2], w[3]);
                ny += left * w[2] / Math.hypot(w[2], w[3]);
            }
            out[0] = free[0] && nx < 0 ? out[0] : Double.NEGATIVE_INFINITY;
            out[1] = free[1] && ny < 0 ? out[1] : Double.NEGATIVE_INFINITY;
            out[3] = free[2] && nx > 0 ? out[3] : Double.POSITIVE_INFINITY;
            out[4] = free[3] && ny > 0 ? out[4] : Double.POSITIVE_INFINITY;
        }
        out[2] = Double.NEGATIVE_INFINITY;
        out[5] = Double.POSITIVE_INFINITY;
    }
}
