package org.condyle.geometry.csg;

import java.util.ArrayList;
import java.util.List;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.SampledShape;
import org.condyle.geometry.tree.SampleTree;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;
import org.jspecify.annotations.Nullable;

/**
 * Constructive solid geometry: union, intersection and difference of shapes that know their distance. The signed distances
 * of the parts, combined by minimum and maximum, are an implicit function of the whole: zero on its surface, right in sign
 * everywhere, never larger than the distance. The distance itself is that to the nearest of these points that lie on the
 * surface: the parts' own nearest points, the nearest points of the curves where two parts cross, and of the corners where
 * three do. That is exact unless the nearest point is one of a part's surface which is not the part's own nearest (the far
 * side of a thin part that is cut away): there the nearest of some samples, followed downhill, stands in.
 *
 * <p>Normals on edges and corners point from there to the asking point. Masses come from an octree: right to
 * 1e-5 for compact solids, to 5e-4 for rods and plates of a tenth to a fiftieth of their length ({@link CsgMass}).
 */
public final class Csg implements SampledShape {
    public static final int MINIMUM = -1;
    static final int MAXIMUM = -2;

    /** A shape and where it is in the frame of the whole. */
    public record Part(NearestPointShape shape, Frame frame) {
        public Part(NearestPointShape shape) {
            this(shape, Frame.IDENTITY);
        }
    }

    private final String type;
    public final List<Leaf> leaves = new ArrayList<>();
    public final int[] program; // postfix: leaf numbers, MINIMUM, MAXIMUM
    private final double[] box;
    private @Nullable SampleTree samples;
    private final ThreadLocal<CsgNearest> nearest;

    /** One shape of the flattened tree; {@code sign} is -1 if its inside is taken away. */
    public record Leaf(NearestPointShape shape, Frame frame, double sign) {}

    private Csg(String type, List<Part> parts, int operation, boolean difference) {
        if (parts.size() < 2) {
            throw new IllegalArgumentException("a " + type + " needs two parts or more, has " + parts.size());
        }
        this.type = type;
        List<Integer> code = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Part p = parts.get(i);
            boolean away = difference && i > 0;
            if (p.shape() instanceof Csg inner) { // De Morgan: what is taken away has minimum and maximum exchanged
                int first = leaves.size();
                for (Leaf leaf : inner.leaves) {
                    leaves.add(new Leaf(leaf.shape, within(p.frame(), leaf.frame), away ? -leaf.sign : leaf.sign));
                }
                for (int c : inner.program) {
                    code.add(c >= 0 ? first + c : away ? MINIMUM + MAXIMUM - c : c);
                }
            } else {
                code.add(leaves.size());
                leaves.add(new Leaf(p.shape(), p.frame(), away ? -1 : 1));
            }
            if (i > 0) {
                code.add(operation);
            }
        }
        program = code.stream().mapToInt(Integer::intValue).toArray();
        nearest = ThreadLocal.withInitial(() -> new CsgNearest(this));
        box = CsgBounds.box(this);
    }

    public static Csg union(Part... parts) {
        return new Csg("union", List.of(parts), MINIMUM, false);
    }

    public static Csg intersection(Part... parts) {
        return new Csg("intersection", List.of(parts), MAXIMUM, false);
    }

    /** The first part without all the others. */
    public static Csg difference(Part... parts) {
        return new Csg("difference", List.of(parts), MAXIMUM, true);
    }

    private static Frame within(Frame outer, Frame inner) {
        double[] o = outer.origin(), r = outer.rotation(), i = inner.origin();
        double[] at = new double[3];
        org.condyle.math.Mat3.times(r, 0, i[0], i[1], i[2], at, 0);
        return new Frame(
                new double[] {o[0] + at[0], o[1] + at[1], o[2] + at[2]},
                org.condyle.math.Mat3.times(r, inner.rotation()));
    }

    /** The implicit function: signed, zero on the surface, no larger than the distance, no steeper than one. */
    public double value(double x, double y, double z) {
        return nearest.get().value(x, y, z);
    }

    /** The implicit function and its gradient, of length one; on a ridge that of one of its sides. */
    public double value(double x, double y, double z, double[] gradient) {
        return nearest.get().value(x, y, z, gradient);
    }

    /** Points of the surface, made when they are first wanted. */
    @Override
    public synchronized SampleTree samples() {
        if (samples == null) {
            double side = Math.max(box[3] - box[0], Math.max(box[4] - box[1], box[5] - box[2]));
            samples = SampleTree.of(triangles(Double.isInfinite(side) ? 0.02 : side / 100));
        }
        return samples;
    }

    @Override
    public String type() {
        return type;
    }

    @Override
    public void bounds(double[] out) {
        System.arraycopy(box, 0, out, 0, 6);
    }

    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        return nearest.get().project(x, y, z, out);
    }

    @Override
    public void curvature(double x, double y, double z, double[] out) {
        nearest.get().curvature(x, y, z, out);
    }

    /** The least of the parts that add matter: cuts may leave less, which is not looked for. */
    @Override
    public double halfThickness() {
        double least = Double.POSITIVE_INFINITY;
        for (Leaf leaf : leaves) {
            least = leaf.sign > 0 ? Math.min(least, leaf.shape.halfThickness()) : least;
        }
        return least;
    }

    @Override
    public MassProperties massProperties() {
        for (double b : box) {
            if (Double.isInfinite(b)) {
                throw new ModelException("a " + type + " of infinite size has no mass; give the mass of the body");
            }
        }
        return CsgMass.of(this, box);
    }

    /** By marching tetrahedra on a grid of 128 cells to the longest side at most. */
    @Override
    public Triangles triangles(double tolerance) {
        return new CsgMesh(this, box, tolerance).triangles();
    }

    @Override
    public String toString() {
        return type + " of " + leaves.size();
    }
}
