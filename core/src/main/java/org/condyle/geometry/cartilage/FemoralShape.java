package org.condyle.geometry.cartilage;

import org.condyle.geometry.shape.CurvatureTensor;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;

/**
 * Femoral cartilage as a shape that others touch, exactly: no triangles but those that are drawn. It is solid towards the axis of the
 * condyles. The surface is all of the rectangle of x and θ, so that it goes on in the notch and beside the narrow ends of the cartilage,
 * where nothing is drawn. Beyond the rim a point is outside, at its distance from the rim: as for any open sheet, the distance jumps
 * there behind the surface.
 *
 * <p>A foot is sought by Newton's method on (x, θ) from each sample of a net that is no farther than its neighbours in the net and may
 * lead to the nearest foot, so from every valley of the distance that the net shows: both condyles, the notch and the groove.
 */
public final class FemoralShape implements NearestPointShape {
    private static final int ALONG = 64;
    private static final int ACROSS = 48;
    private static final int SAMPLE = 3;
    private static final int ROW = SAMPLE * (ACROSS + 1);
    private static final int MOST = 100; // evaluations of a search
    private static final double LARGEST_TURN = 0.2; // of one step [rad]; across, a tenth of the width
    private static final double CLOSE = 1e-9; // m; after such a step the error is its square over some millimetres
    private static final double STRAIGHT = 1e-13; // m; nearer to the normal at the rim than this is on it

    private final FemoralCartilage form;
    private final double edge;
    private final double[] box = new double[6];
    private final double[] across = new double[ACROSS + 1]; // x of the columns
    private final double[] along = new double[3 * (ALONG + 1)]; // θ of the rows, its sine and cosine
    private final double[] samples = new double[ROW * (ALONG + 1)]; // points
    private final double spacing; // of the columns
    private final double steepest; // slope of ρ - r(x, θ) where ρ is at least the least radius there is inside
    private final double core; // that radius
    private final double gap; // no point of the surface is farther from its nearest sample

    public FemoralShape(FemoralCartilage form) {
        this.form = form;
        edge = 0.5 * (form.spacing() + form.condyleWidth());
        spacing = 2 * edge / ACROSS;
        for (int j = 0; j <= ACROSS; j++) {
            across[j] = edge * (2.0 * j / ACROSS - 1);
        }
        double[] jet = new double[FemoralCartilage.JET];
        for (int i = 0; i <= ALONG; i++) {
            double theta = FemoralCartilage.BACK + (FemoralCartilage.TOP - FemoralCartilage.BACK) * i / ALONG;
            along[3 * i] = theta;
            along[3 * i + 1] = Math.sin(theta);
            along[3 * i + 2] = Math.cos(theta);
            for (int j = 0; j <= ACROSS; j++) {
                int s = ROW * i + SAMPLE * j;
                form.jet(across[j] < 0, Math.abs(across[j]), theta, jet);
                samples[s] = across[j];
                samples[s + 1] = jet[0] * along[3 * i + 1];
                samples[s + 2] = -jet[0] * along[3 * i + 2];
            }
        }
        gap = 0.6 * longestDiagonal(); // half of it if cells were flat
        core = 0.8 * leastRadius();
        steepest = steepest();
        for (int k = 0; k < 3; k++) {
            double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
            for (int s = k; s < samples.length; s += SAMPLE) {
                low = Math.min(low, samples[s]);
                high = Math.max(high, samples[s]);
            }
            double stray = k == 0 ? 0 : gap * gap / (8 * halfThickness()); // of the surface beyond its samples
            box[k] = low - stray;
            box[3 + k] = high + stray;
        }
    }

    private double leastRadius() {
        double least = Double.POSITIVE_INFINITY;
        for (int s = 0; s < samples.length; s += SAMPLE) {
            least = Math.min(least, Math.hypot(samples[s + 1], samples[s + 2]));
        }
        return least;
    }

    /** The largest slope at samples; the part of it between them follows from the largest bend along the net. */
    private double steepest() {
        double[] jet = new double[FemoralCartilage.JET];
        double most = 0;
        double dx = 0.5 * spacing, dt = 0.5 * (FemoralCartilage.TOP - FemoralCartilage.BACK) / ALONG;
        for (int i = 0; i <= ALONG; i++) {
            for (int j = 0; j <= ACROSS; j++) {
                form.jet(across[j] < 0, Math.abs(across[j]), along[3 * i], jet);
                double a = Math.abs(jet[1]) + Math.abs(jet[3]) * dx + Math.abs(jet[4]) * dt;
                double t = (Math.abs(jet[2]) + Math.abs(jet[4]) * dx + Math.abs(jet[5]) * dt) / core;
                most = Math.max(most, a * a + t * t);
            }
        }
        return Math.sqrt(1 + most);
    }

    /** Of the cells of the net. */
    private double longestDiagonal() {
        double longest = 0;
        for (int i = 0; i < ALONG; i++) {
            for (int j = 0; j < ACROSS; j++) {
                int s = ROW * i + SAMPLE * j;
                longest =
                        Math.max(longest, square(s, samples[s + ROW + 3], samples[s + ROW + 4], samples[s + ROW + 5]));
                s += SAMPLE;
                longest =
                        Math.max(longest, square(s, samples[s + ROW - 3], samples[s + ROW - 2], samples[s + ROW - 1]));
            }
        }
        return Math.sqrt(longest);
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

    /**
     * The function ρ - r(x, θ), with r constant beyond the rim, vanishes on the surface and is no steeper than a number, so that it bounds the
     * distance by its value over that; this holds as far as neither the axis nor the plane where θ jumps is within the bound. Inside, the
     * point of the surface at the same x and θ is no nearer than the nearest.
     */
    @Override
    public double below(double x, double y, double z, double[] scratch) {
        double theta = Math.atan2(y, -z), rho = Math.sqrt(y * y + z * z);
        form.jet(x < 0, Math.abs(clampX(x)), clampAngle(theta), scratch);
        double over = rho - scratch[0];
        if (over > 0) {
            return Math.min(over / steepest, Math.min(rho - core, z > 0 ? Math.abs(y) : rho));
        }
        return Math.abs(x) <= edge && theta == clampAngle(theta) ? over : Double.NEGATIVE_INFINITY;
    }

    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        double u = clampX(x), v = clampAngle(Math.atan2(y, -z)), least = Double.POSITIVE_INFINITY;
        form.jet(u < 0, Math.abs(u), v, out); // some point of the surface bounds the distance
        double dx = x - u, dy = y - out[0] * Math.sin(v), dz = z + out[0] * Math.cos(v);
        double reach = Math.sqrt(dx * dx + dy * dy + dz * dz) + gap;
        for (int i = 0; i <= ALONG; i++) {
            double aside = y * along[3 * i + 2] + z * along[3 * i + 1]; // from the plane of this row
            if (Math.abs(aside) > reach) {
                continue;
            }
            int first = column(Math.ceil((x - reach + edge) / spacing)), last = column((x + reach + edge) / spacing);
            double before = Double.POSITIVE_INFINITY;
            for (int j = first; j <= last; j++) {
                double d = square(ROW * i + SAMPLE * j, x, y, z);
                boolean candidate = d <= before && d <= reach * reach;
                before = d;
                if (!candidate || !isValley(i, j, d, x, y, z)) {
                    continue;
                }
                double found = descend(across[j], along[3 * i], x, y, z, out);
                if (found < least) {
                    least = found;
                    u = out[0];
                    v = out[1];
                    reach = Math.min(reach, Math.sqrt(found) + gap);
                }
            }
        }
        return write(u, v, x, y, z, out);
    }

    private static int column(double x) {
        return (int) Math.min(Math.max(x, 0), ACROSS);
    }

    /** Whether none of the neighbours of a sample is nearer. */
    private boolean isValley(int row, int column, double distance, double x, double y, double z) {
        for (int i = Math.max(row - 1, 0); i <= Math.min(row + 1, ALONG); i++) {
            for (int j = Math.max(column - 1, 0); j <= Math.min(column + 1, ACROSS); j++) {
                if (square(ROW * i + SAMPLE * j, x, y, z) < distance) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Walks from (u, v) to where the distance is least nearby: out[0], out[1]. Returns its square. */
    private double descend(double startU, double startV, double x, double y, double z, double[] out) {
        double u = startU, v = startV, best = Double.POSITIVE_INFINITY;
        double fromU = u, fromV = v, su = 0, sv = 0;
        boolean hidden = false;
        for (int evaluation = 0; evaluation < MOST; evaluation++) {
            form.jet(u < 0, Math.abs(u), v, out);
            // the way to the point along x, r and θ
            double r = out[0], sin = Math.sin(v), cos = Math.cos(v);
            double dx = x - u, dr = y * sin - z * cos - r, dt = y * cos + z * sin, square = dx * dx + dr * dr + dt * dt;
            if (!(square < best) && !hidden) { // too far: back by more than half
                su *= 0.4;
                sv *= 0.4;
                boolean over = !(Math.abs(su) + r * Math.abs(sv) > 0.01 * CLOSE);
                u = over ? fromU : clampX(fromU + su);
                v = over ? fromV : clampAngle(fromV + sv);
                if (over) {
                    break;
                }
                continue;
            }
            best = square;
            // against the tangents (1, r_x, 0) and (0, r_θ, r)
            double rx = u < 0 ? -out[1] : out[1],
                    rt = out[2],
                    rxx = out[3],
                    rxt = u < 0 ? -out[4] : out[4],
                    rtt = out[5];
            double gu = dx + rx * dr, gv = rt * dr + r * dt;
            boolean holdU = (u >= edge && gu > 0) || (u <= -edge && gu < 0);
            boolean holdV = (v >= FemoralCartilage.TOP && gv > 0) || (v <= FemoralCartilage.BACK && gv < 0);
            double e = 1 + rx * rx, f = rx * rt, g = rt * rt + r * r;
            double a = e - rxx * dr, b = f - rxt * dr - rx * dt, c = g + (r - rtt) * dr - 2 * rt * dt;
            boolean saddle = !(holdU || holdV) && !(a * c - b * b > 1e-6 * a * c);
            if (!(a > 1e-6 * e) || !(c > 1e-6 * g) || saddle) {
                a = e; // the first fundamental form is never indefinite
                b = f;
                c = g;
            }
            if (holdU || holdV) {
                b = 0;
                gu = holdU ? 0 : gu;
                gv = holdV ? 0 : gv;
            }
            double det = a * c - b * b;
            su = (c * gu - b * gv) / det;
            sv = (a * gv - b * gu) / det;
            hidden = gu * su + gv * sv <= 1e-12 * best; // rounding hides the gain: the step is taken anyway
            double part = Math.min(1, Math.min(0.2 * edge / Math.abs(su), LARGEST_TURN / Math.abs(sv)));
            su *= part;
            sv *= part;
            fromU = u;
            fromV = v;
            u = clampX(fromU + su);
            v = clampAngle(fromV + sv);
            if (!(Math.abs(u - fromU) + r * Math.abs(v - fromV) > CLOSE)) {
                break;
            }
        }
        out[0] = u;
        out[1] = v;
        return best;
    }

    /** Square of the distance from a sample. */
    private double square(int s, double x, double y, double z) {
        double dx = x - samples[s], dy = y - samples[s + 1], dz = z - samples[s + 2];
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
        double height = dx * out[3] + dy * out[4] + dz * out[5];
        if (!isRim(u, v)) {
            return height;
        }
        double ax = dx - height * out[3], ay = dy - height * out[4], az = dz - height * out[5];
        double aside = Math.sqrt(ax * ax + ay * ay + az * az), distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (!(aside > STRAIGHT + 1e-9 * distance)) {
            return height; // straight above or below the rim
        }
        out[3] = dx / distance;
        out[4] = dy / distance;
        out[5] = dz / distance;
        return distance;
    }

    private boolean isRim(double u, double v) {
        return v <= FemoralCartilage.BACK || v >= FemoralCartilage.TOP || Math.abs(u) >= edge;
    }

    /** That of the level ρ - r(x, θ) = 0 through the point; infinite at the rim. */
    @Override
    public void curvature(double x, double y, double z, double[] out) {
        double theta = Math.atan2(y, -z), rho = Math.sqrt(y * y + z * z);
        if (isRim((1 + 1e-12) * x, (1 + 1e-12) * theta)) { // a point of the rim has rounded coordinates
            CurvatureTensor.infinite(out);
            return;
        }
        form.jet(x < 0, Math.abs(x), theta, out);
        double sin = y / rho, cos = -z / rho, rx = x < 0 ? -out[1] : out[1], rt = out[2] / rho;
        double xx = -out[3], xt = (x < 0 ? out[4] : -out[4]) / rho, tt = (1 - out[5] / rho) / rho, mixed = rt / rho;
        CurvatureTensor.ofImplicit(
                -rx,
                sin - rt * cos,
                -cos - rt * sin,
                xx,
                2 * mixed * sin * cos + tt * cos * cos,
                tt * sin * sin - 2 * mixed * sin * cos,
                xt * cos,
                xt * sin,
                mixed * (sin * sin - cos * cos) + tt * sin * cos,
                out);
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

    @Override
    public String toString() {
        return "femoral cartilage";
    }
}
