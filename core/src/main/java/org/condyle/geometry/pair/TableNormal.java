package org.condyle.geometry.pair;

import org.condyle.geometry.freeform.SampledSurface;
import org.condyle.geometry.shape.CurvatureTensor;
import org.condyle.math.Rotations;

/**
 * The place of a lookup table A where its interpolated normal is opposite to the normal of B, by Newton's method over the
 * parameters. Between its nodes a table is flat, so that the point which is deepest in B is mostly a node, from which the
 * contact would jump to the next; the interpolated normals are continuous, and so is the place that they define. Scratch of one
 * thread.
 */
final class TableNormal {
    private static final double DONE = 1e-14; // sine between the normals
    private static final double GOOD = 1e-11; // what kinks at the borders of cells leave

    private final SampledSurface table;
    private final RelativeSurface second;
    private final double[] cell = new double[18]; // point, normal, each with its slopes along u and v
    private final double[] tensor = new double[CurvatureTensor.SIZE];
    private final double[] tangents = new double[6];
    private double u;
    private double v;
    private double distance;
    private double across; // n_B along the two tangents of A
    private double along;
    private double suu; // slopes of A along u and v, in the tangents
    private double suv;
    private double svu;
    private double svv;
    private double a; // slopes of what is across and along
    private double b;
    private double c;
    private double d;

    private final double reach; // a place that is farther away must be deeper

    TableNormal(SampledSurface table, RelativeSurface second) {
        this.table = table;
        this.second = second;
        reach = 2 * table.samples().spacing;
    }

    /** Moves the projection {@code onA} to the place; false, and nothing moved, if there is none near or it is not the deepest. */
    boolean refine(double[] onA) {
        u = onA[6];
        v = onA[7];
        double error = look(), before = distance;
        for (int k = 0; k < 30 && error > DONE; k++) {
            double determinant = a * d - b * c;
            if (!(error < 0.7) || determinant == 0 || !Double.isFinite(determinant)) {
                return false;
            }
            double du = -(d * across - b * along) / determinant, dv = -(a * along - c * across) / determinant;
            double fromU = u, fromV = v, part = 1, next = error;
            for (int half = 0; half < 12; half++, part *= 0.5) {
                u = table.inU(fromU + part * du);
                v = table.inV(fromV + part * dv);
                next = look();
                if (next < (1 - 0.1 * part) * error) {
                    break;
                }
            }
            if (!(next < error)) {
                u = fromU;
                v = fromV;
                error = look();
                break;
            }
            error = next;
        }
        // M = K_A + K_B, from M S = J: positive where A is deepest
        double area = suu * svv - suv * svu, determinant = a * d - b * c;
        boolean deepest = determinant / area > 0 && (a * svv - b * svu) / area > 0;
        double x = cell[0] - onA[0], y = cell[1] - onA[1], z = cell[2] - onA[2];
        boolean near = x * x + y * y + z * z < reach * reach || distance < before;
        if (!(error < GOOD) || !deepest || !near) {
            return false;
        }
        double length = Math.sqrt(cell[9] * cell[9] + cell[10] * cell[10] + cell[11] * cell[11]);
        for (int i = 0; i < 3; i++) {
            onA[i] = cell[i];
            onA[3 + i] = cell[9 + i] / length;
        }
        onA[6] = u;
        onA[7] = v;
        return true;
    }

    /** Distance of the place from B. */
    double distance() {
        return distance;
    }

    /** Reads the cell at (u, v), asks B and makes the slopes; returns the sine between the normals, or infinity. */
    private double look() {
        table.cell(u, v, cell);
        distance = second.at(cell[0], cell[1], cell[2]);
        double[] n = second.normal;
        double length = Math.sqrt(cell[9] * cell[9] + cell[10] * cell[10] + cell[11] * cell[11]);
        Rotations.tangents(-n[0], -n[1], -n[2], tangents);
        if (!(dot(9, n, 0) < 0)) {
            return Double.POSITIVE_INFINITY;
        }
        across = dot(9, tangents, 0) / length;
        along = dot(9, tangents, 3) / length;
        second.shape.curvature(second.foot[0], second.foot[1], second.foot[2], tensor);
        double k = second.quadratic(tensor, tangents, 0, 0), m = second.quadratic(tensor, tangents, 0, 3);
        double l = second.quadratic(tensor, tangents, 3, 3);
        // seen from the distance away B is rounder or sharper: K (1 + d K)⁻¹
        double p = 1 + distance * k, q = 1 + distance * l, o = distance * m, whole = p * q - o * o;
        double kk = (k * q - m * o) / whole, ll = (l * p - m * o) / whole, mm = (m * p - k * o) / whole;
        suu = dot(3, tangents, 0);
        suv = dot(6, tangents, 0);
        svu = dot(3, tangents, 3);
        svv = dot(6, tangents, 3);
        a = dot(12, tangents, 0) / length + kk * suu + mm * svu;
        b = dot(15, tangents, 0) / length + kk * suv + mm * svv;
        c = dot(12, tangents, 3) / length + mm * suu + ll * svu;
        d = dot(15, tangents, 3) / length + mm * suv + ll * svv;
        return Math.sqrt(across * across + along * along);
    }

    private double dot(int at, double[] x, int from) {
        return cell[at] * x[from] + cell[at + 1] * x[from + 1] + cell[at + 2] * x[from + 2];
    }
}
