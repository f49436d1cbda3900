package org.condyle.geometry.freeform;

import java.util.Arrays;
import org.condyle.geometry.shape.SampledShape;
import org.condyle.geometry.tree.SampleTree;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Triangles;

/**
 * A lookup table in place of a parametric surface: points and normals at the nodes of a net of (u, v), between them both are
 * interpolated bilinearly and the normal is made a unit vector. Nearest points solve x = s(u,v) + d n(u,v) on the table, with
 * the interpolated normal, which is continuous where the facets have kinks; places and distances are right to the square of
 * the cell.
 *
 * <p>A search begins at some of the nodes, {@value #MOST} along u and v at most, which are kept in memory; it reads the table
 * cell by cell from there. Where the table is kept, as a whole in memory or in a file behind a window, changes no result.
 */
public final class SampledSurface implements SampledShape, Tabulated {
    private static final int MOST = 128; // pieces between the nodes where searches begin
    private static final double NEAR = 1e-3; // of the reach: nearer, kinks of the interpolation make no second place
    private static final int FEWEST = 16; // the same for the deepest place

    private final LookupTable table;
    private final ParametricShape source;
    private final SampleTree tree;
    private final double[] box = new double[6];
    private final double reach;
    private final SampleTree coarse; // for searches of the deepest place
    private final ThreadLocal<SampledNearest> nearest;

    /** Samples a patch at {@code rows} values of u and {@code columns} values of v. */
    public SampledSurface(ParametricShape source, int rows, int columns) {
        this(WholeTable.copyOf(new SurfaceSampler(source, rows, columns)), source);
    }

    /** A table whose surface is not known otherwise; its volume and its picture are those of a net of some of its points. */
    public static SampledSurface of(LookupTable table) {
        NetSurface net = new NetSurface(table);
        return new SampledSurface(table, new ParametricShape(net, net.flipped()));
    }

    /** @param source the surface that was sampled */
    public SampledSurface(LookupTable table, ParametricShape source) {
        this.table = table;
        this.source = source;
        int[] rows = NetSurface.some(table.rows(), MOST), columns = NetSurface.some(table.columns(), MOST);
        int[] row = NetSurface.index(table.rows(), rows), column = NetSurface.index(table.columns(), columns);
        double[] points = new double[3 * rows.length * columns.length], normals = points.clone();
        Arrays.fill(box, 0, 3, Double.POSITIVE_INFINITY);
        Arrays.fill(box, 3, 6, Double.NEGATIVE_INFINITY);
        table.each((i, j, values, at) -> {
            for (int k = 0; k < 3; k++) {
                double x = values[at + LookupTable.POINT + k];
                box[k] = Math.min(box[k], x);
                box[3 + k] = Math.max(box[3 + k], x);
                if (row[i] >= 0 && column[j] >= 0) {
                    points[3 * (row[i] * columns.length + column[j]) + k] = x;
                    normals[3 * (row[i] * columns.length + column[j]) + k] = values[at + LookupTable.POINT + 3 + k];
                }
            }
        });
        tree = new SampleTree(points, spacing(points, rows.length, columns.length));
        reach = TableReach.of(points, normals, rows.length, columns.length);
        coarse = coarser(points, rows.length, columns.length);
        nearest = ThreadLocal.withInitial(() -> new SampledNearest(table, rows, columns, source.grid(), tree));
    }

    /** As few of the samples as see all places where a smooth surface can be deepest: it is curved little between them. */
    private SampleTree coarser(double[] p, int rows, int columns) {
        for (int pieces = FEWEST; pieces < Math.max(rows, columns) - 1; pieces *= 2) {
            int[] row = NetSurface.some(rows, pieces), column = NetSurface.some(columns, pieces);
            double[] few = new double[3 * row.length * column.length];
            for (int i = 0; i < row.length; i++) {
                for (int j = 0; j < column.length; j++) {
                    System.arraycopy(p, 3 * (row[i] * columns + column[j]), few, 3 * (i * column.length + j), 3);
                }
            }
            double spacing = spacing(few, row.length, column.length);
            if (spacing <= 0.25 * reach) {
                return new SampleTree(few, spacing);
            }
        }
        return tree;
    }

    private static double spacing(double[] p, int rows, int columns) {
        double most = 0;
        for (int i = 0; i + 1 < rows; i++) {
            for (int j = 0; j + 1 < columns; j++) {
                int a = 3 * (i * columns + j), b = a + 3 * columns + 3;
                most = Math.max(most, Math.hypot(p[a] - p[b], Math.hypot(p[a + 1] - p[b + 1], p[a + 2] - p[b + 2])));
            }
        }
        return 0.55 * most;
    }

    /** Interpolated point and unit normal at 0 ≤ u, v ≤ 1 over the table. */
    public void at(double u, double v, double[] out) {
        nearest.get().interpolate(u, v, out);
    }

    /**
     * Point and interpolated normal at (u, v), which count cells, each with its slopes along u and v.
     *
     * @param out s, s_u, s_v, then the same of the normal, which is not of unit length: eighteen numbers
     */
    public void cell(double u, double v, double[] out) {
        nearest.get().cell(u, v, out);
    }

    /** The parameter u, in cells, brought back into the table: around if it is closed, otherwise to its rim. */
    public double inU(double u) {
        return within(u, table.rows() - 1, source.grid().closedU);
    }

    /** The same for v. */
    public double inV(double v) {
        return within(v, table.columns() - 1, source.grid().closedV);
    }

    private static double within(double x, int last, boolean closed) {
        double in = closed && !(x >= 0 && x <= last) ? x - last * Math.floor(x / last) : x;
        return Math.min(Math.max(in, 0), last);
    }

    /** The rows that it is made of. */
    @Override
    public LookupTable table() {
        return table;
    }

    @Override
    public String type() {
        return "sampled surface";
    }

    @Override
    public int hintSize() {
        return 2;
    }

    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        return nearest.get().project(x, y, z, hint[at], hint[at + 1], NEAR * reach, out);
    }

    @Override
    public double glance(double x, double y, double z, double[] hint, int at, double[] out) {
        return nearest.get().project(x, y, z, hint[at], hint[at + 1], reach, out);
    }

    /** From the differences of the normals: right to the first power of the cell. */
    @Override
    public void curvature(double x, double y, double z, double[] out) {
        nearest.get().curvature(x, y, z, out);
    }

    @Override
    public double reach() {
        return reach;
    }

    @Override
    public double halfThickness() {
        return source.halfThickness();
    }

    @Override
    public void bounds(double[] out) {
        System.arraycopy(box, 0, out, 0, 6);
    }

    /** Those of the surface that was sampled. */
    @Override
    public MassProperties massProperties() {
        return source.massProperties();
    }

    /** Those of the surface that was sampled. */
    @Override
    public Triangles triangles(double tolerance) {
        return source.triangles(tolerance);
    }

    @Override
    public SampleTree samples() {
        return coarse;
    }

    @Override
    public String toString() {
        return "sampled surface of " + table.rows() + " x " + table.columns();
    }
}
