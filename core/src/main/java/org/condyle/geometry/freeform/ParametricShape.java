package org.condyle.geometry.freeform;

import org.condyle.geometry.shape.SampledShape;
import org.condyle.geometry.tree.SampleTree;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;

/**
 * A parametric surface as a shape: NURBS, Bézier, B-spline or any other. Its outward normal is s_u × s_v, or the other way
 * if {@code flipped}.
 *
 * <p>The nearest point is sought from the nearest samples of a net and from the hint by damped Newton on (u, v); with up to
 * four starts it is the nearest of all in practice, not by proof. A surface that closes upon itself is a solid. An open one
 * is the front of a solid without end behind it: a point whose nearest point is on the rim counts as outside, at its
 * distance from the rim, so that what slides over the rim falls off; behind the patch the distance therefore jumps there.
 */
public final class ParametricShape implements SampledShape {
    private final ParametricSurface surface;
    private final boolean flipped;
    private final ParametricGrid grid;
    private final SampleTree tree;
    private final double halfThickness;
    private final double[] box = new double[6];
    // Shapes are shared by threads and may own no scratch; each thread finds its own here.
    private final ThreadLocal<ParametricNearest> nearest;

    public ParametricShape(ParametricSurface surface, boolean flipped) {
        this.surface = surface;
        this.flipped = flipped;
        grid = new ParametricGrid(surface, 0.25, 60);
        double[] points = ParametricMeasures.points(grid);
        tree = new SampleTree(points, ParametricMeasures.spacing(grid));
        nearest = ThreadLocal.withInitial(() -> new ParametricNearest(this.surface, grid, tree));
        ParametricMeasures.bounds(grid, box);
        halfThickness = ParametricMeasures.halfThickness(grid, flipped);
    }

    public ParametricShape(ParametricSurface surface) {
        this(surface, false);
    }

    public ParametricSurface surface() {
        return surface;
    }

    ParametricGrid grid() {
        return grid;
    }

    @Override
    public SampleTree samples() {
        return tree;
    }

    /** out[3...5] = the outward unit normal at (u, v). */
    void normal(double u, double v, double[] out) {
        nearest.get().normal(u, v, flipped ? -1 : 1, out);
    }

    @Override
    public String type() {
        return "patch";
    }

    @Override
    public int hintSize() {
        return 2;
    }

    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        return nearest.get().project(x, y, z, hint[at], hint[at + 1], flipped ? -1 : 1, out);
    }

    @Override
    public void curvature(double x, double y, double z, double[] out) {
        nearest.get().curvature(x, y, z, flipped ? -1 : 1, out);
    }

    @Override
    public double halfThickness() {
        return halfThickness;
    }

    /** The box of the front; what is behind an open patch has no end, but nothing meets it there. */
    @Override
    public void bounds(double[] out) {
        System.arraycopy(box, 0, out, 0, 6);
    }

    @Override
    public MassProperties massProperties() {
        if (!grid.encloses() || ParametricMeasures.volume(grid, flipped) < 0) {
            throw new ModelException("a surface that is open or inverted has no finite volume;"
                    + " close it, flip it, or give the mass of the body");
        }
        return ParametricMeasures.massProperties(grid, flipped);
    }

    @Override
    public Triangles triangles(double tolerance) {
        // a chord that turns by t strays from its arc by size t / 16 or so
        double turn = Math.min(0.5, Math.sqrt(4 * Math.max(tolerance, 1e-12) / grid.size));
        return ParametricMeasures.triangles(new ParametricGrid(surface, turn, 400), flipped);
    }

    @Override
    public String toString() {
        return "patch of " + (grid.u.length - 1) + " x " + (grid.v.length - 1) + " cells";
    }
}
