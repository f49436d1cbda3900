package org.condyle.geometry.cartilage;

import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;

/**
 * Femoral cartilage as a shape that others touch, exactly: no triangles but those that are drawn. It is solid towards the axis of the
 * condyles. A foot is found by Newton's method on (x, θ) from the direction of the point if it is near the surface, otherwise from the
 * nearest of some samples. Beyond the ends of the sheet a point is outside, at its distance from the end.
 */
public final class FemoralShape implements NearestPointShape {
    private static final double NEAR = 3e-3; // m
    private static final int ALONG = 32;
    private static final int ACROSS = 20;
    private static final int MOST_STEPS = 60;
    private static final double CLOSE = 1e-11; // m; the next step would be a twentieth of the last one or less

    private final FemoralCartilage form;
    private final double edge;
    private final double[] box = new double[6];
    private final double[] samples = new double[5 * (ALONG + 1) * (ACROSS + 1)]; // x, θ, point

    public FemoralShape(FemoralCartilage form) {
        this.form = form;
        edge = 0.5 * (form.spacing() + form.condyleWidth());
        double[] jet = new double[FemoralCartilage.JET];
        int at = 0;
        for (int i = 0; i <= ALONG; i++) {
            double theta = FemoralCartilage.BACK + (FemoralCartilage.TOP - FemoralCartilage.BACK) * i / ALONG;
            for (int j = 0; j <= ACROSS; j++) {
                double x = edge * (2.0 * j / ACROSS - 1);
                form.jet(x < 0, Math.abs(x), theta, jet);
                samples[at] = x;
                samples[at + 1] = theta;
                samples[at + 2] = x;
                samples[at + 3] = jet[0] * Math.sin(theta);
                samples[at + 4] = -jet[0] * Math.cos(theta);
                at += 5;
            }
        }
        double[] points = form.triangles(4000).vertices();
        for (int k = 0; k < 3; k++) {
            box[k] = Double.POSITIVE_INFINITY;
            box[3 + k] = Double.NEGATIVE_INFINITY;
        }
        for (int i = 0; i < points.length; i++) {
            box[i % 3] = Math.min(box[i % 3], points[i]);
            box[3 + i % 3] = Math.max(box[3 + i % 3], points[i]);
        }
    }

    public FemoralCartilage form() {
        return form;
    }

    @Override
    public String type() {
        return "femoral-cartilage";
    }

    @Override
    public void bounds(double[] out) {
        System.arraycopy(box, 0, out, 0, 6);
    }

    @Override
    public MassProperties massProperties() {
        throw new ModelException("a sheet of cartilage has no volume; give the mass of the body");
    }

    /** The sheet, with a number of faces that suits the tolerance at a radius of 20 mm. */
    @Override
    public Triangles triangles(double tolerance) {
        double size = Math.sqrt(8 * 0.02 * Math.max(tolerance, 1e-9));
        return form.triangles((int) Math.min(Math.max(0.015 / (size * size), 1000), 8000));
    }

    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        double rho = Math.sqrt(y * y + z * z), theta = Math.atan2(y, -z), u = clampX(x), v = clampAngle(theta);
        form.jet(u < 0, Math.abs(u), v, out);
        if (!(Math.abs(rho - out[0]) < NEAR) || u != x || v != theta) {
            int s = nearestSample(x, y, z);
            u = samples[s];
            v = samples[s + 1];
        }
        double best = square(u, v, x, y, z, out);
        for (int step = 0; step < MOST_STEPS; step++) {
            // p - P = along r, along θ and along x, against the tangents (1, r_x) and (r_θ, r)
            double sign = u < 0 ? -1 : 1, r = out[0], rx = sign * out[1], rt = out[2], rxx = out[3], rtt = out[4];
            double sin = Math.sin(v), cos = Math.cos(v), dr = y * sin - z * cos - r, dt = y * cos + z * sin, dx = x - u;
            double gx = dx + rx * dr, gt = rt * dr + r * dt;
            double e = 1 + rx * rx, f = rx * rt, g = rt * rt + r * r;
            // second derivatives as far as they are at hand: the foot is where the gradient is zero, whatever they are
            double a = e - rxx * dr, b = f - rx * dt, c = g + (r - rtt) * dr - 2 * rt * dt;
            if (!(a > 0.1 * e) || !(c > 0.1 * g) || !(a * c - b * b > 0.05 * e * g)) {
                a = e;
                b = f;
                c = g;
            }
            double det = a * c - b * b, su = (c * gx - b * gt) / det, sv = (a * gt - b * gx) / det;
            double nextU = clampX(u + su), nextV = clampAngle(v + sv), next = square(nextU, nextV, x, y, z, out);
            boolean small = Math.abs(nextU - u) + r * Math.abs(nextV - v) < 1e-9; // rounding hides the gain
            for (int half = 0; next > best && !small && half < 8; half++) {
                su *= 0.4;
                sv *= 0.4;
                nextU = clampX(u + su);
                nextV = clampAngle(v + sv);
                next = square(nextU, nextV, x, y, z, out);
            }
            double moved = Math.abs(nextU - u) + r * Math.abs(nextV - v);
            u = nextU;
            v = nextV;
            best = next;
            if (moved <= CLOSE) {
                break;
            }
        }
        return write(u, v, x, y, z, out);
    }

    private int nearestSample(double x, double y, double z) {
        int best = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int s = 0; s < samples.length; s += 5) {
            double dx = x - samples[s + 2], dy = y - samples[s + 3], dz = z - samples[s + 4];
            double d = dx * dx + dy * dy + dz * dz;
            if (d < least) {
                least = d;
                best = s;
            }
        }
        return best;
    }

    /** Square of the distance from the point at (u, v), whose jet stays in out. */
    private double square(double u, double v, double x, double y, double z, double[] out) {
        form.jet(u < 0, Math.abs(u), v, out);
        double dx = x - u, dy = y - out[0] * Math.sin(v), dz = z + out[0] * Math.cos(v);
        return dx * dx + dy * dy + dz * dz;
    }

    private double write(double u, double v, double x, double y, double z, double[] out) {
        form.jet(u < 0, Math.abs(u), v, out);
        double sin = Math.sin(v), cos = Math.cos(v), r = out[0], rx = u < 0 ? -out[1] : out[1], rt = out[2] / r;
        double length = Math.sqrt(1 + rx * rx + rt * rt), nr = 1 / length, nt = -rt / length;
        out[0] = u;
        out[1] = r * sin;
        out[2] = -r * cos;
        out[3] = -rx / length;
        out[4] = nr * sin + nt * cos;
        out[5] = -nr * cos + nt * sin;
        double dx = x - u, dy = y - out[1], dz = z - out[2];
        double along = dx * out[3] + dy * out[4] + dz * out[5];
        double all = dx * dx + dy * dy + dz * dz, aside = all - along * along;
        boolean end = v <= FemoralCartilage.BACK || v >= FemoralCartilage.TOP || Math.abs(u) >= edge;
        if (!end || aside <= 1e-18 * all) {
            return along;
        }
        double distance = Math.sqrt(all);
        out[3] = dx / distance;
        out[4] = dy / distance;
        out[5] = dz / distance;
        return distance;
    }

    /** By differences of the normal. */
    @Override
    public void curvature(double x, double y, double z, double[] out) {
        double[] one = new double[6], n = new double[6], none = {};
        project(x, y, z, none, 0, n);
        double h = 1e-6;
        double[][] slope = new double[3][3];
        for (int k = 0; k < 3; k++) {
            for (int side = -1; side <= 1; side += 2) {
                project(
                        x + (k == 0 ? side * h : 0),
                        y + (k == 1 ? side * h : 0),
                        z + (k == 2 ? side * h : 0),
                        none,
                        0,
                        one);
                for (int i = 0; i < 3; i++) {
                    slope[i][k] += side * one[3 + i] / (2 * h);
                }
            }
        }
        out[0] = slope[0][0];
        out[1] = slope[1][1];
        out[2] = slope[2][2];
        out[3] = 0.5 * (slope[0][1] + slope[1][0]);
        out[4] = 0.5 * (slope[0][2] + slope[2][0]);
        out[5] = 0.5 * (slope[1][2] + slope[2][1]);
    }

    @Override
    public double halfThickness() {
        return 0.5 * Math.min(form.medial().posteriorRadius(), form.lateral().posteriorRadius());
    }

    private double clampX(double x) {
        return Math.min(Math.max(x, -edge), edge);
    }

    private static double clampAngle(double theta) {
        return Math.min(Math.max(theta, FemoralCartilage.BACK), FemoralCartilage.TOP);
    }
}
