package org.condyle.geometry.freeform;

/**
 * How near to a surface every point must be so that a place whose normal leads to it is its nearest place: the reach of the surface (H. Federer,
 * Transactions of the American Mathematical Society 93 (1959) 418-491, theorem 4.18),
 *
 * <pre>  inf |q - p|²/(2 |(q - p)·n_p|)  </pre>
 *
 * over all pairs of places p, q. For a plane it is infinite, for a ball its radius; between two sheets it is half their distance. Here it is taken over some
 * nodes of a table, and a quarter of it is promised.
 */
final class TableReach {
    private static final int MOST = 40; // nodes along u and v
    private static final double PROMISED = 0.25;

    private TableReach() {}

    /**
     * The promised reach [m].
     *
     * @param p       points of nodes, one after the other
     * @param n       their unit normals
     * @param rows    of nodes
     * @param columns of nodes
     */
    static double of(double[] p, double[] n, int rows, int columns) {
        int[] row = NetSurface.some(rows, MOST), column = NetSurface.some(columns, MOST);
        double least = Double.POSITIVE_INFINITY;
        for (int i : row) {
            for (int j : column) {
                int a = 3 * (i * columns + j);
                for (int k : row) {
                    for (int l : column) {
                        int b = 3 * (k * columns + l);
                        double x = p[b] - p[a], y = p[b + 1] - p[a + 1], z = p[b + 2] - p[a + 2];
                        double square = x * x + y * y + z * z;
                        double height = Math.abs(x * n[a] + y * n[a + 1] + z * n[a + 2]);
                        if (height > 1e-9 * Math.sqrt(square)) {
                            least = Math.min(least, square / (2 * height));
                        }
                    }
                }
            }
        }
        return PROMISED * least;
    }
}
