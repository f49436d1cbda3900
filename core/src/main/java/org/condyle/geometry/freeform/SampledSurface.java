package org.condyle.geometry.freeform;

import java.util.Arrays;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.tree.SampleTree;
import org.condyle.math.Check;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Triangles;

/**
 * A lookup table in place of a parametric surface: points and normals at the nodes of an even net of (u, v), between them
 * both are interpolated bilinearly. Nearest points solve x = s(u,v) + d n(u,v) on the table, with the interpolated normal,
 * which is continuous where the facets have kinks; places and distances are right to the square of the cell.
 *
 * <p>The whole table is kept in memory, six numbers a node. A window that holds only the neighbourhood of the contact
 * changes no result and would save memory that is no longer scarce (a million nodes take 48 MB).
 */
public final class SampledSurface implements NearestPointShape {
    private final ParametricShape source;
    private final int rows;
    private final int columns;
    private final double[] table; // x, y, z, then the outward unit normal, of each node; v runs fastest
    private final SampleTree tree;
    private final ThreadLocal<SampledNearest> nearest;

    /** Samples a patch at {@code rows} values of u and {@code columns} values of v. */
    public SampledSurface(ParametricShape source, int rows, int columns) {
        Check.within("rows of a sampled surface", rows, 2, 20_000);
        Check.within("columns of a sampled surface", columns, 2, 20_000);
        this.source = source;
        this.rows = rows;
        this.columns = columns;
        ParametricGrid g = source.grid();
        double u0 = g.u[0], u1 = g.u[g.u.length - 1], v0 = g.v[0], v1 = g.v[g.v.length - 1];
        table = new double[6 * rows * columns];
        double[] jet = new double[18], points = new double[3 * rows * columns];
        double[] out = new double[8];
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                double u = i == rows - 1 ? u1 : u0 + (u1 - u0) * i / (rows - 1);
                double v = j == columns - 1 ? v1 : v0 + (v1 - v0) * j / (columns - 1);
                int node = i * columns + j;
                source.surface().jet(u, v, jet);
                source.normal(u, v, out);
                System.arraycopy(jet, 0, points, 3 * node, 3);
                System.arraycopy(jet, 0, table, 6 * node, 3);
                System.arraycopy(out, 3, table, 6 * node + 3, 3);
            }
        }
        tree = new SampleTree(points, spacing(points));
        nearest = ThreadLocal.withInitial(() -> new SampledNearest(table, rows, columns, g, tree));
    }

    private double spacing(double[] p) {
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
        return nearest.get().project(x, y, z, hint[at], hint[at + 1], out);
    }

    /** From the differences of the normals: right to the first power of the cell. */
    @Override
    public void curvature(double x, double y, double z, double[] out) {
        nearest.get().curvature(x, y, z, out);
    }

    @Override
    public double halfThickness() {
        return source.halfThickness();
    }

    @Override
    public void bounds(double[] out) {
        Arrays.fill(out, 0, 3, Double.POSITIVE_INFINITY);
        Arrays.fill(out, 3, 6, Double.NEGATIVE_INFINITY);
        for (int i = 0; i < table.length; i += 6) {
            for (int k = 0; k < 3; k++) {
                out[k] = Math.min(out[k], table[i + k]);
                out[3 + k] = Math.max(out[3 + k], table[i + k]);
            }
        }
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

    public SampleTree tree() {
        return tree;
    }

    @Override
    public String toString() {
        return "sampled surface of " + rows + " x " + columns;
    }
}
