package org.condyle.geometry;

import org.condyle.geometry.deforming.Deformed;
import org.condyle.geometry.pair.Passage;
import org.condyle.geometry.pair.SurfacePair;
import org.condyle.math.Mat3;
import org.condyle.math.Polar;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.jspecify.annotations.Nullable;

/**
 * Two surfaces of which one or both are on bodies that deform. The search between them is that of rigid ones: it is shown
 * a {@link Deformed} shape in a frame that moves and turns with the body but does not stretch; of A = R U it has R. Where
 * a search asks only for places of points of a shape, as of corners over a plane and of the springs of a mesh, it takes
 * the body's placement as it is.
 */
public final class DeformingPair implements ContactGeometry {
    private final Surface surfaceA;
    private final Surface surfaceB;
    private final PairRule.Maker maker;
    private final boolean asIsA;
    private final boolean asIsB;
    private final @Nullable Deformed shapeA;
    private final @Nullable Deformed shapeB;
    private final ContactGeometry search;
    private final Passage passage;
    private final Motion seen;
    private final double[] map = new double[9];
    private final double[] turn = new double[18];

    /**
     * A pair whose search is made of what it is shown.
     *
     * @param asIsA whether it takes the placement of A as it is
     * @throws ModelException if a shape is not known deformed
     */
    DeformingPair(Surface a, boolean asIsA, Surface b, boolean asIsB, PairRule.Maker maker) {
        surfaceA = a;
        surfaceB = b;
        this.asIsA = asIsA;
        this.asIsB = asIsB;
        this.maker = maker;
        shapeA = asIsA ? null : DeformingPairs.deformed(a);
        shapeB = asIsB ? null : DeformingPairs.deformed(b);
        search = maker.make(shown(a, shapeA), shown(b, shapeB));
        passage = new Passage(a, b);
        seen = new Motion(1 + Math.max(a.body(), b.body()));
    }

    private static Surface shown(Surface s, @Nullable Deformed shape) {
        return shape == null ? s : new Surface(s.name(), s.body(), Frame.IDENTITY, shape);
    }

    private void look(Motion motion) {
        look(motion, surfaceA, shapeA);
        look(motion, surfaceB, shapeB);
    }

    private void look(Motion motion, Surface s, @Nullable Deformed shape) {
        int at = Motion.SIZE * s.body();
        if (shape == null) {
            System.arraycopy(motion.placement, at, seen.placement, at, Motion.SIZE);
            return;
        }
        Mat3.times(motion.placement, at + 3, s.frame().rotation(), 0, map, 0);
        Polar.rotation(map, 0, turn);
        shape.follow(turn, map);
        motion.position(s.body(), s.frame().origin(), seen.placement, at);
        System.arraycopy(turn, 0, seen.placement, at + 3, 9);
    }

    @Override
    public int bodyA() {
        return surfaceA.body();
    }

    @Override
    public int bodyB() {
        return surfaceB.body();
    }

    @Override
    public boolean deforms() {
        return true;
    }

    @Override
    public int candidates() {
        return search.candidates();
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        look(motion);
        search.find(seen, memory, at, out);
    }

    @Override
    public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
        look(motion);
        search.curvatures(seen, contacts, entry, out);
    }

    @Override
    public double maxValidDepth() {
        return search.maxValidDepth();
    }

    @Override
    public boolean passable() {
        return SurfacePair.passable(SurfacePair.thickness(surfaceA), SurfacePair.thickness(surfaceB));
    }

    /** The surfaces as they were made move with the bodies; they are as much thinner as these are pressed flat. */
    @Override
    public double longestStep(Motion motion, double[] course, ContactSet found) {
        return passable()
                ? passage.longestStep(motion, course, found, Math.min(thin(motion, surfaceA), thin(motion, surfaceB)))
                : Double.POSITIVE_INFINITY;
    }

    private double thin(Motion motion, Surface s) {
        double thickness = SurfacePair.thickness(s);
        if (!s.deforms()) {
            return thickness;
        }
        Mat3.inverse(motion.placement, Motion.SIZE * s.body() + 3, map, 0);
        double sum = 0; // 1/|A⁻¹| is below the least stretch
        for (double x : map) {
            sum += x * x;
        }
        return thickness / Math.sqrt(sum);
    }

    @Override
    public int memories() {
        return search.memories();
    }

    @Override
    public void remember(Motion motion, ContactSet contacts, double[] memory, int at) {
        look(motion);
        search.remember(seen, contacts, memory, at);
    }

    @Override
    public ContactGeometry forThread() {
        return new DeformingPair(surfaceA, asIsA, surfaceB, asIsB, maker);
    }
}
