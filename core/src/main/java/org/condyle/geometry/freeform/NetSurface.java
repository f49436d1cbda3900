package org.condyle.geometry.freeform;

/** Bilinear pieces between some nodes of a table: what a table from a file is measured and drawn by. */
final class NetSurface implements ParametricSurface {
    private static final int MOST = 60; // pieces along u and v

    private final int rows;
    private final int columns;
    private final double[] points;
    private double side; // how far the normals of the table agree with s_u × s_v

    NetSurface(LookupTable table) {
        int[] fromRow = some(table.rows(), MOST), fromColumn = some(table.columns(), MOST);
        rows = fromRow.length;
        columns = fromColumn.length;
        points = new double[3 * rows * columns];
        double[] normals = new double[points.length];
        int[] row = index(table.rows(), fromRow), column = index(table.columns(), fromColumn);
        table.each((i, j, values, at) -> {
            if (row[i] >= 0 && column[j] >= 0) {
                int node = 3 * (row[i] * columns + column[j]);
                System.arraycopy(values, at + LookupTable.POINT, points, node, 3);
                System.arraycopy(values, at + LookupTable.NORMAL, normals, node, 3);
            }
        });
        double[] w = new double[18];
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                jet(i, j, w);
                int n = 3 * (i * columns + j);
                side += normals[n] * (w[4] * w[8] - w[5] * w[7])
                        + normals[n + 1] * (w[5] * w[6] - w[3] * w[8])
                        + normals[n + 2] * (w[3] * w[7] - w[4] * w[6]);
            }
        }
    }

    /** Whether the outward normals of the table are opposite to s_u × s_v. */
    boolean flipped() {
        return side < 0;
    }

    /** Indices 0 ... n - 1, at most about {@code most} pieces, always with the first and the last. */
    static int[] some(int n, int most) {
        int stride = stride(n, most), count = (n - 2) / stride + 2;
        int[] out = new int[count];
        for (int i = 0; i < count; i++) {
            out[i] = Math.min(i * stride, n - 1);
        }
        return out;
    }

    static int stride(int n, int most) {
        return Math.max(1, (n - 1 + most - 1) / most);
    }

    /** Place of each of n indices among some of them, or -1. */
    static int[] index(int n, int[] some) {
        int[] out = new int[n];
        java.util.Arrays.fill(out, -1);
        for (int i = 0; i < some.length; i++) {
            out[some[i]] = i;
        }
        return out;
    }

    @Override
    public double[] breaksU() {
        return breaks(rows);
    }

    @Override
    public double[] breaksV() {
        return breaks(columns);
    }

    private static double[] breaks(int n) {
        double[] out = new double[n];
        for (int i = 0; i < n; i++) {
            out[i] = i;
        }
        return out;
    }

    @Override
    public void jet(double u, double v, double[] out) {
        int i = Math.min((int) u, rows - 2), j = Math.min((int) v, columns - 2);
        double s = u - i, t = v - j;
        int a = 3 * (i * columns + j), b = a + 3 * columns;
        for (int k = 0; k < 3; k++) {
            double p = points[a + k], q = points[a + 3 + k], r = points[b + k], w = points[b + 3 + k];
            out[k] = (1 - s) * ((1 - t) * p + t * q) + s * ((1 - t) * r + t * w);
            out[3 + k] = (1 - t) * (r - p) + t * (w - q);
            out[6 + k] = (1 - s) * (q - p) + s * (w - r);
            out[9 + k] = 0;
            out[12 + k] = p - q - r + w;
            out[15 + k] = 0;
        }
    }
}
