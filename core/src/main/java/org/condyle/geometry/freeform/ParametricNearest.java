package org.condyle.geometry.freeform;

import org.condyle.geometry.shape.CurvatureTensor;
import org.condyle.geometry.tree.SampleTree;

/** Searches on one patch; belongs to one thread. */
final class ParametricNearest implements SampleTree.Score {
    private final ParametricSurface surface;
    private final ParametricGrid grid;
    private final SampleTree.Search search;
    private final double[] jet = new double[18];
    private final double lowU;
    private final double highU;
    private final double lowV;
    private final double highV;
    private double px;
    private double py;
    private double pz;
    private double u;
    private double v;
    private double lastX = Double.NaN; // the point written last, and its parameters
    private double lastY;
    private double lastZ;
    private double lastU;
    private double lastV;

    ParametricNearest(ParametricSurface surface, ParametricGrid grid, SampleTree tree) {
        this.surface = surface;
        this.grid = grid;
        search = tree.new Search(true);
        lowU = grid.u[0];
        highU = grid.u[grid.u.length - 1];
        lowV = grid.v[0];
        highV = grid.v[grid.v.length - 1];
    }

    @Override
    public double at(double x, double y, double z) {
        double dx = x - px, dy = y - py, dz = z - pz;
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    double project(double x, double y, double z, double hintU, double hintV, double sign, double[] out) {
        seek(x, y, z, hintU, hintV);
        return write(sign, out);
    }

    /** Sets u and v to those of the nearest point. */
    private void seek(double x, double y, double z, double hintU, double hintV) {
        px = x;
        py = y;
        pz = z;
        double best = Double.POSITIVE_INFINITY, bestU = lowU, bestV = lowV;
        if (hintU >= lowU && hintU <= highU && hintV >= lowV && hintV <= highV) {
            u = hintU;
            v = hintV;
            best = newton();
            bestU = u;
            bestV = v;
        }
        boolean known = best < Double.POSITIVE_INFINITY;
        double bx = jet[0], by = jet[1], bz = jet[2];
        search.run(this, best);
        for (int i = 0; i < search.count; i++) {
            if (known && search.leadsTo(i, bx, by, bz)) {
                continue;
            }
            u = grid.u[search.start[i] / grid.v.length];
            v = grid.v[search.start[i] % grid.v.length];
            double d = newton();
            if (d < best - 1e-15 * grid.size) {
                best = d;
                bestU = u;
                bestV = v;
                bx = jet[0];
                by = jet[1];
                bz = jet[2];
                known = true;
            }
        }
        u = bestU;
        v = bestV;
    }

    private double evaluate() {
        surface.jet(u, v, jet);
        return at(jet[0], jet[1], jet[2]);
    }

    /** Walks from (u, v) to a place where the distance is least nearby; returns the distance. */
    private double newton() {
        double d = evaluate();
        for (int k = 0; k < 40; k++) {
            leavePole();
            double rx = jet[0] - px, ry = jet[1] - py, rz = jet[2] - pz;
            double gu = rx * jet[3] + ry * jet[4] + rz * jet[5], gv = rx * jet[6] + ry * jet[7] + rz * jet[8];
            double e = dot(3, 3), f = dot(3, 6), g = dot(6, 6);
            double a = e + rx * jet[9] + ry * jet[10] + rz * jet[11];
            double b = f + rx * jet[12] + ry * jet[13] + rz * jet[14];
            double c = g + rx * jet[15] + ry * jet[16] + rz * jet[17];
            boolean holdU = !grid.closedU && ((u == lowU && gu > 0) || (u == highU && gu < 0));
            boolean holdV = !grid.closedV && ((v == lowV && gv > 0) || (v == highV && gv < 0));
            if (!(a > 1e-6 * e) || !(c > 1e-6 * g) || (!holdU && !holdV && !(a * c - b * b > 1e-6 * a * c))) {
                a = e; // the first fundamental form is never indefinite
                b = f;
                c = g;
            }
            // a pole has no direction of u (or v): a little of the other's scale keeps the step finite
            a += 1e-14 * (e + g) + 1e-300;
            c += 1e-14 * (e + g) + 1e-300;
            double su, sv;
            if (holdU || holdV) {
                su = holdU ? 0 : -gu / a;
                sv = holdV ? 0 : -gv / c;
            } else {
                double determinant = a * c - b * b;
                su = -(c * gu - b * gv) / determinant;
                sv = -(a * gv - b * gu) / determinant;
            }
            double slope = gu * su + gv * sv; // of half the square
            if (!(slope < 0) || !(slope > Double.NEGATIVE_INFINITY)) {
                return d;
            }
            double fromU = u, fromV = v, steep = steepness();
            double limit = Math.max(Math.abs(su) / (highU - lowU), Math.abs(sv) / (highV - lowV));
            double part = limit > 0.25 ? 0.25 / limit : 1;
            boolean moved = false;
            for (int half = 0; half < 30; half++) {
                u = grid.closedU ? wrap(fromU + part * su, lowU, highU) : clamp(fromU + part * su, lowU, highU);
                v = grid.closedV ? wrap(fromV + part * sv, lowV, highV) : clamp(fromV + part * sv, lowV, highV);
                double next = evaluate();
                // near the end rounding hides the gain: a step that makes it flatter is taken anyway
                double fuzz = 4e-16 * (grid.size + d);
                if (next < d - fuzz || (next <= d + fuzz && steepness() < 0.9 * steep)) {
                    d = next;
                    moved = true;
                    break;
                }
                part *= 0.4;
            }
            if (!moved) {
                u = fromU;
                v = fromV;
                return evaluate();
            }
            if (limit < 1e-14) {
                return d;
            }
        }
        return d;
    }

    /** How far the way to the asking point leans along u and v [m]. */
    private double steepness() {
        double rx = jet[0] - px, ry = jet[1] - py, rz = jet[2] - pz;
        return Math.abs(rx * jet[3] + ry * jet[4] + rz * jet[5]) / Math.sqrt(dot(3, 3) + 1e-300)
                + Math.abs(rx * jet[6] + ry * jet[7] + rz * jet[8]) / Math.sqrt(dot(6, 6) + 1e-300);
    }

    /** At a pole the way on is one of many meridians: turns to the one that leads nearer most steeply. */
    private void leavePole() {
        boolean atU = (grid.pole[0] && u == lowU) || (grid.pole[1] && u == highU);
        boolean atV = (grid.pole[2] && v == lowV) || (grid.pole[3] && v == highV);
        if (!atU && !atV) {
            return;
        }
        double inward = atV ? (v == lowV ? 1 : -1) : u == lowU ? 1 : -1;
        double[] meridian = atV ? grid.u : grid.v;
        int d = atV ? 6 : 3;
        double best = Double.POSITIVE_INFINITY, turn = atV ? u : v;
        for (double m : meridian) {
            surface.jet(atV ? m : u, atV ? v : m, jet);
            double rate = (jet[0] - px) * jet[d] + (jet[1] - py) * jet[d + 1] + (jet[2] - pz) * jet[d + 2];
            double slope = inward * rate / Math.sqrt(dot(d, d) + 1e-300);
            if (slope < best) {
                best = slope;
                turn = m;
            }
        }
        if (atV) {
            u = turn;
        } else {
            v = turn;
        }
        evaluate();
    }

    private double dot(int i, int j) {
        return jet[i] * jet[j] + jet[i + 1] * jet[j + 1] + jet[i + 2] * jet[j + 2];
    }

    private static double clamp(double x, double low, double high) {
        return Math.min(Math.max(x, low), high);
    }

    private static double wrap(double x, double low, double high) {
        double period = high - low;
        return x >= low && x <= high ? x : clamp(x - period * Math.floor((x - low) / period), low, high);
    }

    private boolean rim() {
        boolean endU = (u == lowU && !grid.pole[0]) || (u == highU && !grid.pole[1]);
        boolean endV = (v == lowV && !grid.pole[2]) || (v == highV && !grid.pole[3]);
        return (endU && !grid.closedU) || (endV && !grid.closedV);
    }

    private double write(double sign, double[] out) {
        double keptU = u, keptV = v;
        evaluate();
        out[0] = jet[0];
        out[1] = jet[1];
        out[2] = jet[2];
        out[6] = keptU;
        out[7] = keptV;
        lastX = jet[0];
        lastY = jet[1];
        lastZ = jet[2];
        lastU = keptU;
        lastV = keptV;
        normal(sign, out);
        double dx = px - out[0], dy = py - out[1], dz = pz - out[2];
        double along = dx * out[3] + dy * out[4] + dz * out[5];
        if (!rim()) {
            return along;
        }
        double square = dx * dx + dy * dy + dz * dz, aside = square - along * along;
        if (aside <= 1e-18 * square || square <= 1e-30 * grid.size * grid.size) {
            return along; // straight above or below the rim
        }
        double d = Math.sqrt(square);
        out[3] = dx / d;
        out[4] = dy / d;
        out[5] = dz / d;
        return d;
    }

    void normal(double atU, double atV, double sign, double[] out) {
        u = atU;
        v = atV;
        evaluate();
        normal(sign, out);
    }

    /** Unit normal at (u, v); beside a pole, where there is none at it. */
    private void normal(double sign, double[] out) {
        for (int k = 0; k < 2; k++) {
            double x = jet[4] * jet[8] - jet[5] * jet[7], y = jet[5] * jet[6] - jet[3] * jet[8];
            double z = jet[3] * jet[7] - jet[4] * jet[6], length = Math.sqrt(x * x + y * y + z * z);
            if (length > 1e-9 * (dot(3, 3) + dot(6, 6)) || (k == 1 && length > 0)) {
                out[3] = sign * x / length;
                out[4] = sign * y / length;
                out[5] = sign * z / length;
                return;
            }
            surface.jet(
                    lowU + (u - lowU) * (1 - 2e-7) + 1e-7 * (highU - lowU),
                    lowV + (v - lowV) * (1 - 2e-7) + 1e-7 * (highV - lowV),
                    jet);
        }
        out[3] = 0;
        out[4] = 0;
        out[5] = sign;
    }

    /** Curvature from the fundamental forms at the point of the surface nearest to (x, y, z). */
    void curvature(double x, double y, double z, double sign, double[] out) {
        if (x == lastX && y == lastY && z == lastZ) { // it has just been found: the common case, and the same answer
            u = lastU;
            v = lastV;
        } else {
            seek(x, y, z, Double.NaN, Double.NaN);
        }
        if (rim()) {
            CurvatureTensor.infinite(out);
            return;
        }
        evaluate();
        double nx = jet[4] * jet[8] - jet[5] * jet[7], ny = jet[5] * jet[6] - jet[3] * jet[8];
        double nz = jet[3] * jet[7] - jet[4] * jet[6], length = Math.sqrt(nx * nx + ny * ny + nz * nz);
        if (!(length > 1e-7 * (dot(3, 3) + dot(6, 6)))) { // a pole: what is seen just beside it
            surface.jet(
                    lowU + (u - lowU) * (1 - 2e-4) + 1e-4 * (highU - lowU),
                    lowV + (v - lowV) * (1 - 2e-4) + 1e-4 * (highV - lowV),
                    jet);
            nx = jet[4] * jet[8] - jet[5] * jet[7];
            ny = jet[5] * jet[6] - jet[3] * jet[8];
            nz = jet[3] * jet[7] - jet[4] * jet[6];
            length = Math.sqrt(nx * nx + ny * ny + nz * nz);
        }
        nx *= sign / length;
        ny *= sign / length;
        nz *= sign / length;
        double l = -(nx * jet[9] + ny * jet[10] + nz * jet[11]), m = -(nx * jet[12] + ny * jet[13] + nz * jet[14]);
        double n = -(nx * jet[15] + ny * jet[16] + nz * jet[17]);
        CurvatureTensor.ofForms(jet, l, m, n, out);
    }
}
