package org.condyle.geometry.freeform;

import org.condyle.math.Check;

/** The lookup table of a parametric surface over an even net, computed when it is asked for: what tables are made from. */
public final class SurfaceSampler implements LookupTable {
    private static final int MOST = 20_000;

    private final ParametricShape source;
    private final int rows;
    private final int columns;

    public SurfaceSampler(ParametricShape source, int rows, int columns) {
        Check.within("rows of a sampled surface", rows, 2, MOST);
        Check.within("columns of a sampled surface", columns, 2, MOST);
        this.source = source;
        this.rows = rows;
        this.columns = columns;
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    /** Nodes are computed when they are asked for. */
    @Override
    public long memoryBytes() {
        return 0;
    }

    @Override
    public Cells cells() {
        Nodes nodes = new Nodes();
        return (i, j, out) -> {
            for (int k = 0; k < 4; k++) {
                nodes.write(i + k / 2, j + k % 2, out, WIDTH * k);
            }
        };
    }

    @Override
    public void each(Visitor visitor) {
        Nodes nodes = new Nodes();
        double[] row = new double[WIDTH];
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                nodes.write(i, j, row, 0);
                visitor.node(i, j, row, 0);
            }
        }
    }

    /** Computes rows; belongs to one thread. */
    private final class Nodes {
        private final double[] u = source.grid().u;
        private final double[] v = source.grid().v;
        private final double[] jet = new double[18];
        private final double[] out = new double[8];

        void write(int i, int j, double[] row, int at) {
            double atU = place(u, i, rows), atV = place(v, j, columns);
            source.surface().jet(atU, atV, jet);
            source.normal(atU, atV, out);
            row[at] = atU;
            row[at + 1] = atV;
            System.arraycopy(jet, 0, row, at + POINT, 3);
            System.arraycopy(out, 3, row, at + NORMAL, 3);
            double nx = out[3], ny = out[4], nz = out[5];
            double tx = jet[3], ty = jet[4], tz = jet[5], length = Math.sqrt(tx * tx + ty * ty + tz * tz);
            if (!(length > 1e-12 * source.grid().size)) { // a pole: across s_v, or across any axis
                boolean flat = !(Math.abs(jet[6]) + Math.abs(jet[7]) + Math.abs(jet[8]) > 0);
                double ax = flat ? (Math.abs(nx) < 0.6 ? 1 : 0) : jet[6], ay = flat ? 1 - ax : jet[7];
                double az = flat ? 0 : jet[8];
                tx = ay * nz - az * ny;
                ty = az * nx - ax * nz;
                tz = ax * ny - ay * nx;
                length = Math.sqrt(tx * tx + ty * ty + tz * tz);
            }
            tx /= length;
            ty /= length;
            tz /= length;
            row[at + TANGENT] = tx;
            row[at + TANGENT + 1] = ty;
            row[at + TANGENT + 2] = tz;
            row[at + BINORMAL] = ny * tz - nz * ty;
            row[at + BINORMAL + 1] = nz * tx - nx * tz;
            row[at + BINORMAL + 2] = nx * ty - ny * tx;
        }

        private static double place(double[] range, int i, int n) {
            double from = range[0], to = range[range.length - 1];
            return i == n - 1 ? to : from + (to - from) * i / (n - 1);
        }
    }
}
