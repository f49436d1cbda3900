package org.condyle.geometry.freeform;

import org.condyle.geometry.shape.CurvatureTensor;
import org.condyle.geometry.tree.SampleTree;
import org.condyle.math.Mat3;

/** Searches on one {@link SampledSurface}; belongs to one thread. */
final class SampledNearest implements SampleTree.Score {
    private static final int BOLD = 8; // long steps from a hint

    private final LookupTable.Cells cells;
    private final double[] corners = new double[4 * LookupTable.WIDTH]; // of the cell that was read last
    private final int[] startRow; // row of each sample of the tree
    private final int[] startColumn;
    private final double reach; // longest step, in cells
    private boolean settled; // whether Newton's method came to an end
    private boolean leads; // whether it did so at the nearest place: its normal leads to the point
    private final int rows;
    private final int columns;
    private final ParametricGrid grid;
    private final SampleTree.Search search;
    private final double[] jet = new double[9]; // point and its two slopes, by cell
    private final double[] normals = new double[9]; // the same of the interpolated normal, which is not of unit length
    private final double[] matrix = new double[9];
    private final double[] step = new double[3];
    private double px;
    private double py;
    private double pz;
    private double u; // in cells
    private double v;
    private double lambda;
    private double lastX = Double.NaN; // the point written last, and its parameters
    private double lastY;
    private double lastZ;
    private double lastU;
    private double lastV;
    private int readRow = -1;
    private int readColumn = -1;

    SampledNearest(LookupTable table, int[] startRow, int[] startColumn, ParametricGrid grid, SampleTree tree) {
        cells = table.cells();
        rows = table.rows();
        columns = table.columns();
        this.startRow = startRow;
        this.startColumn = startColumn;
        reach = Math.max(2, Math.max(startRow[1] - startRow[0], startColumn[1] - startColumn[0]));
        this.grid = grid;
        search = tree.new Search(true);
    }

    @Override
    public double at(double x, double y, double z) {
        double dx = x - px, dy = y - py, dz = z - pz;
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    void interpolate(double atU, double atV, double[] out) {
        u = atU * (rows - 1);
        v = atV * (columns - 1);
        cell();
        write(out);
    }

    void cell(double atU, double atV, double[] out) {
        u = atU;
        v = atV;
        cell();
        System.arraycopy(jet, 0, out, 0, 9);
        System.arraycopy(normals, 0, out, 9, 9);
    }

    private void write(double[] out) {
        double length = Math.sqrt(normals[0] * normals[0] + normals[1] * normals[1] + normals[2] * normals[2]);
        for (int k = 0; k < 3; k++) {
            out[k] = jet[k];
            out[3 + k] = normals[k] / length;
        }
    }

    /** Point and normal at (u, v) with their slopes, by the four corners of the cell. */
    private void cell() {
        int i = Math.min((int) u, rows - 2), j = Math.min((int) v, columns - 2);
        double s = u - i, t = v - j;
        if (i != readRow || j != readColumn) {
            cells.read(i, j, corners);
            readRow = i;
            readColumn = j;
        }
        for (int k = 0; k < 6; k++) {
            int c0 = LookupTable.POINT + k;
            double p = corners[c0], q = corners[c0 + LookupTable.WIDTH], r = corners[c0 + 2 * LookupTable.WIDTH];
            double w = corners[c0 + 3 * LookupTable.WIDTH];
            double[] to = k < 3 ? jet : normals;
            int c = k % 3;
            to[c] = (1 - s) * ((1 - t) * p + t * q) + s * ((1 - t) * r + t * w);
            to[3 + c] = (1 - t) * (r - p) + t * (w - q);
            to[6 + c] = (1 - s) * (q - p) + s * (w - r);
        }
    }

    /** @param sure a place found from a hint, whose normal leads to a point nearer than this, is taken as its nearest place [m] */
    double project(double x, double y, double z, double hintU, double hintV, double sure, double[] out) {
        boolean rim = seek(x, y, z, hintU, hintV, sure);
        write(out);
        out[6] = u;
        out[7] = v;
        lastX = out[0];
        lastY = out[1];
        lastZ = out[2];
        lastU = u;
        lastV = v;
        double dx = x - out[0], dy = y - out[1], dz = z - out[2];
        double along = dx * out[3] + dy * out[4] + dz * out[5];
        double d = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (leads) { // next to the surface the direction of what is left would be that of rounding
            return along;
        }
        // over the rim: as a patch has it; where no normal leads to x, the line to the nearest node stands in for one
        if (d * d - along * along > (rim ? 1e-18 : 1e-9) * d * d && d > 0) {
            double side = rim || along > 0 ? 1 : -1;
            out[3] = side * dx / d;
            out[4] = side * dy / d;
            out[5] = side * dz / d;
            return side * d;
        }
        return along;
    }

    /** Sets u, v and the cell to those of the nearest place; true if that is on the rim. */
    private boolean seek(double x, double y, double z, double hintU, double hintV, double sure) {
        px = x;
        py = y;
        pz = z;
        double best = Double.POSITIVE_INFINITY, bestU = 0, bestV = 0;
        boolean bestRim = false;
        leads = false;
        boolean warm = hintU >= 0 && hintU <= rows - 1 && hintV >= 0 && hintV <= columns - 1;
        if (warm) {
            u = hintU;
            v = hintV;
            bestRim = newton(true);
            best = at(jet[0], jet[1], jet[2]);
            bestU = u;
            bestV = v;
            leads = settled && !bestRim;
            if (leads && best < sure) {
                return false; // nothing else can be nearer
            }
        }
        search.run(this, best);
        for (int i = 0; i < search.count; i++) {
            int row = startRow[search.start[i] / startColumn.length];
            int column = startColumn[search.start[i] % startColumn.length];
            u = row;
            v = column;
            boolean rim = newton(false);
            double d = at(jet[0], jet[1], jet[2]);
            boolean ended = settled && !rim;
            if (d > search.value[i]) { // far away, where normals cross, it may lead astray
                u = row;
                v = column;
                rim = onRim();
                d = search.value[i];
                ended = false;
            }
            if (d < best) {
                best = d;
                bestU = u;
                bestV = v;
                bestRim = rim;
                leads = ended;
            }
        }
        u = bestU;
        v = bestV;
        cell();
        return bestRim;
    }

    /**
     * Solves s + λ n = x from (u, v); true if it ended on the rim.
     *
     * @param bold whether the first steps may be long: from a place that may be far away, of whose result one can be sure
     */
    private boolean newton(boolean bold) {
        cell();
        lambda = (px - jet[0]) * normals[0] + (py - jet[1]) * normals[1] + (pz - jet[2]) * normals[2];
        boolean rim = false;
        settled = false;
        for (int k = 0; k < 60; k++) {
            for (int c = 0; c < 3; c++) {
                matrix[3 * c] = jet[3 + c] + lambda * normals[3 + c];
                matrix[3 * c + 1] = jet[6 + c] + lambda * normals[6 + c];
                matrix[3 * c + 2] = normals[c];
            }
            if (Math.abs(Mat3.determinant(matrix, 0)) < 1e-300) {
                return rim; // a pole
            }
            Mat3.solve(
                    matrix,
                    0,
                    px - jet[0] - lambda * normals[0],
                    py - jet[1] - lambda * normals[1],
                    pz - jet[2] - lambda * normals[2],
                    step,
                    0);
            boolean holdU = !grid.closedU && ((u == 0 && step[0] < 0) || (u == rows - 1 && step[0] > 0));
            boolean holdV = !grid.closedV && ((v == 0 && step[1] < 0) || (v == columns - 1 && step[1] > 0));
            if (holdU || holdV) { // along the rim to where it is nearest
                step[0] = holdU ? 0 : towards(3);
                step[1] = holdV ? 0 : towards(6);
            }
            double longest = Math.max(Math.abs(step[0]), Math.abs(step[1]));
            // over kinks of the facets full steps can go to and fro for ever: they get shorter with time
            double most = bold && k < BOLD ? Double.POSITIVE_INFINITY : k < 20 ? reach : reach / (k - 18),
                    part = longest > most ? most / longest : 1;
            double toU = u + part * step[0], toV = v + part * step[1];
            double newU = grid.closedU ? wrap(toU, rows - 1) : Math.min(Math.max(toU, 0), rows - 1);
            double newV = grid.closedV ? wrap(toV, columns - 1) : Math.min(Math.max(toV, 0), columns - 1);
            rim = holdU || holdV || (!grid.closedU && newU != toU) || (!grid.closedV && newV != toV);
            double moved = Math.abs(newU - u) + Math.abs(newV - v);
            u = newU;
            v = newV;
            lambda += part * step[2];
            cell();
            if (rim) { // the normal no longer leads to x: the nearest along it
                double square = normals[0] * normals[0] + normals[1] * normals[1] + normals[2] * normals[2];
                lambda =
                        ((px - jet[0]) * normals[0] + (py - jet[1]) * normals[1] + (pz - jet[2]) * normals[2]) / square;
            }
            if (moved < 1e-13 * (rows + columns)) {
                settled = true;
                return rim;
            }
        }
        return rim;
    }

    private boolean onRim() {
        double near = 1e-9; // of a cell
        boolean endU = (u <= near && !grid.pole[0]) || (u >= rows - 1 - near && !grid.pole[1]);
        boolean endV = (v <= near && !grid.pole[2]) || (v >= columns - 1 - near && !grid.pole[3]);
        return (endU && !grid.closedU) || (endV && !grid.closedV);
    }

    /** How many cells along a slope of the surface the asking point is ahead. */
    private double towards(int slope) {
        double x = jet[slope], y = jet[slope + 1], z = jet[slope + 2], square = x * x + y * y + z * z;
        return square > 0 ? ((px - jet[0]) * x + (py - jet[1]) * y + (pz - jet[2]) * z) / square : 0;
    }

    private static double wrap(double x, double period) {
        return x >= 0 && x <= period ? x : Math.min(Math.max(x - period * Math.floor(x / period), 0), period);
    }

    void curvature(double x, double y, double z, double[] out) {
        if (x == lastX && y == lastY && z == lastZ) { // it has just been found: the common case, and the same answer
            u = lastU;
            v = lastV;
            cell();
        } else {
            seek(x, y, z, Double.NaN, Double.NaN, 0);
        }
        if (onRim()) {
            CurvatureTensor.infinite(out);
            return;
        }
        double length = Math.sqrt(normals[0] * normals[0] + normals[1] * normals[1] + normals[2] * normals[2]);
        double l = dot(3, 3) / length, n = dot(6, 6) / length, m = 0.5 * (dot(3, 6) + dot(6, 3)) / length;
        CurvatureTensor.ofForms(jet, l, m, n, out);
        for (int k = 0; k < CurvatureTensor.SIZE; k++) {
            out[k] = Double.isNaN(out[k]) ? 0 : out[k]; // a pole
        }
    }

    private double dot(int i, int j) {
        return normals[i] * jet[j] + normals[i + 1] * jet[j + 1] + normals[i + 2] * jet[j + 2];
    }
}
