package org.condyle.geometry;

import org.condyle.geometry.deforming.Deformed;
import org.condyle.geometry.deforming.DeformedBall;
import org.condyle.geometry.deforming.DeformedCircle;
import org.condyle.geometry.deforming.DeformedConvex;
import org.condyle.geometry.deforming.DeformedMesh;
import org.condyle.geometry.mesh.FaceArea;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.meshpair.FoundationPair;
import org.condyle.geometry.meshpair.MeshPointsPair;
import org.condyle.geometry.meshpair.SpringSide;
import org.condyle.geometry.pair.BothSides;
import org.condyle.geometry.pair.Flipped;
import org.condyle.geometry.pair.HalfSpacePointsPair;
import org.condyle.geometry.pair.Passage;
import org.condyle.geometry.pair.SurfacePair;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.LineProfile;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Sphere;
import org.condyle.math.Mat3;
import org.condyle.math.Polar;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
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
    private DeformingPair(Surface a, boolean asIsA, Surface b, boolean asIsB, PairRule.Maker maker) {
        surfaceA = a;
        surfaceB = b;
        this.asIsA = asIsA;
        this.asIsB = asIsB;
        this.maker = maker;
        shapeA = asIsA ? null : deformed(a);
        shapeB = asIsB ? null : deformed(b);
        search = maker.make(shown(a, shapeA), shown(b, shapeB));
        passage = new Passage(a, b);
        seen = new Motion(1 + Math.max(a.body(), b.body()));
    }

    /** Contact at points. */
    static ContactGeometry points(Surface a, Surface b) {
        if (softMesh(a) && softMesh(b)) {
            throw new ModelException("meshes '" + a.name() + "' and '" + b.name()
                    + "' are both deformable and cannot touch at points; use a pressure law, such as foundation");
        }
        if (softMesh(a) && !isBall(b)) {
            return new DeformingPair(a, true, b, !b.deforms(), DeformingPair::vertices);
        }
        if (isFloor(a) && b.shape() instanceof Box) {
            return new DeformingPair(a, true, b, true, HalfSpacePointsPair::box);
        }
        if ((softMesh(b) && !isBall(a)) || (isFloor(b) && a.shape() instanceof Box)) {
            return new Flipped(points(b, a));
        }
        return new DeformingPair(inPlane(a), !round(a), inPlane(b), !round(b), Pairs::search);
    }

    /** Contact over patches: the mesh with the springs is taken as it is, the other surface is shown deformed. */
    static ContactGeometry patch(Surface a, Surface b, SpringSide springs, int pointsPerFace, FaceArea area) {
        if (springs == SpringSide.BOTH) {
            return new BothSides(
                    patch(a, b, SpringSide.ON_A, pointsPerFace, area),
                    patch(a, b, SpringSide.ON_B, pointsPerFace, area));
        }
        PairRule.Maker maker = (x, y) -> FoundationPair.between(x, y, springs, pointsPerFace, area);
        boolean onA = springs == SpringSide.ON_A;
        return new DeformingPair(a, !a.deforms() || onA, b, !b.deforms() || !onA, maker);
    }

    private static boolean softMesh(Surface s) {
        return s.deforms() && s.shape() instanceof Mesh;
    }

    private static boolean isBall(Surface s) {
        return !s.deforms() && s.shape() instanceof Sphere;
    }

    private static boolean isFloor(Surface s) {
        return !s.deforms() && s.shape() instanceof HalfSpace;
    }

    private static ContactGeometry vertices(Surface mesh, Surface other) {
        if (!(other.shape() instanceof NearestPointShape)) {
            throw new ModelException(
                    "surface '" + other.name() + "' (" + other.shape().type()
                            + ") cannot compute nearest points, which the vertices of '" + mesh.name()
                            + "' need; give one of them as a sphere or an ellipsoid");
        }
        return new MeshPointsPair(mesh, other);
    }

    /** A line of a planar model as the plane through it; what is round stays for {@link #deformed}. */
    private static Surface inPlane(Surface s) {
        if (!(s.shape() instanceof LineProfile)) {
            return s;
        }
        Frame upright = Frame.withZAlong(new double[3], new double[] {0, 1, 0});
        return new Surface(s.name(), s.body(), s.frame().then(upright), new HalfSpace(), s.deforms());
    }

    /** Whether it is shown deformed: also a rigid circle, so that it can meet another one that has become an ellipse. */
    private static boolean round(Surface s) {
        return s.deforms() || (s.shape() instanceof CircleProfile circle && !circle.hollow());
    }

    private static Deformed deformed(Surface s) {
        Shape shape = s.shape();
        if (shape instanceof Sphere sphere) {
            return DeformedBall.of(sphere);
        }
        if (shape instanceof Ellipsoid ellipsoid) {
            return DeformedBall.of(ellipsoid);
        }
        if (shape instanceof CircleProfile circle && !circle.hollow()) {
            return new DeformedCircle(circle);
        }
        if (shape instanceof Convex convex) {
            return new DeformedConvex(convex);
        }
        if (shape instanceof Mesh mesh) {
            if (!mesh.closed()) {
                throw new ModelException("surface '" + s.name() + "' (mesh) is on a deformable body and is open: it can"
                        + " have springs, but the depth of other bodies in it is not defined; close the mesh");
            }
            return new DeformedMesh(mesh);
        }
        throw new ModelException(
                "surface '" + s.name() + "' (" + shape.type() + ") is on a deformable body, for which"
                        + " contact needs a sphere, an ellipsoid, another convex solid, a circle or a mesh; or use law: distance");
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
