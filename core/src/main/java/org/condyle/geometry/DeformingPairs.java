package org.condyle.geometry;

import java.util.List;
import java.util.function.BiPredicate;
import org.condyle.geometry.deforming.Deformed;
import org.condyle.geometry.deforming.DeformedBall;
import org.condyle.geometry.deforming.DeformedCircle;
import org.condyle.geometry.deforming.DeformedConvex;
import org.condyle.geometry.deforming.DeformedMesh;
import org.condyle.geometry.mesh.FaceArea;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.meshpair.FoundationPair;
import org.condyle.geometry.meshpair.MeshPointsPair;
import org.condyle.geometry.pair.BothSides;
import org.condyle.geometry.pair.Flipped;
import org.condyle.geometry.pair.HalfSpacePointsPair;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Ellipsoidal;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.LineProfile;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;

/** The lines of the table of {@link Pairs} for surfaces of which one or both are on bodies that deform. */
final class DeformingPairs {
    /** Which surfaces a line is for, in this order, and their contact at points. */
    private record Rule(BiPredicate<Surface, Surface> suits, PairRule.Maker maker) {}

    /** Those that are met otherwise than by the search of the shapes that they have become. */
    private static final List<Rule> RULES = List.of(
            new Rule(
                    (a, b) -> isSoftMesh(a) && !isRigidBall(b),
                    (a, b) -> new DeformingPair(a, true, b, !b.deforms(), DeformingPairs::vertices)),
            new Rule(
                    (a, b) -> !a.deforms() && a.shape() instanceof HalfSpace && b.shape() instanceof Box,
                    (a, b) -> new DeformingPair(a, true, b, true, HalfSpacePointsPair::box)));

    private DeformingPairs() {}

    /** Contact at points. */
    static ContactGeometry points(Surface a, Surface b) {
        if (isSoftMesh(a) && isSoftMesh(b)) {
            throw new ModelException("meshes '" + a.name() + "' and '" + b.name()
                    + "' are both deformable and cannot touch at points; use a pressure law, such as foundation");
        }
        for (Rule rule : RULES) {
            if (rule.suits().test(a, b)) {
                return rule.maker().make(a, b);
            }
            if (rule.suits().test(b, a)) {
                return new Flipped(rule.maker().make(b, a));
            }
        }
        return new DeformingPair(inSpace(a), !isShown(a), inSpace(b), !isShown(b), Pairs::search);
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

    private static boolean isSoftMesh(Surface s) {
        return s.deforms() && s.shape() instanceof Mesh;
    }

    private static boolean isRigidBall(Surface s) {
        return !s.deforms() && Pairs.isBall(s.shape());
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
    private static Surface inSpace(Surface s) {
        if (!(s.shape() instanceof LineProfile)) {
            return s;
        }
        Frame upright = Frame.withZAlong(new double[3], new double[] {0, 1, 0});
        return new Surface(s.name(), s.body(), s.frame().then(upright), new HalfSpace(), s.deforms());
    }

    /** Whether it is shown deformed: also a rigid circle, so that it can meet another one that has become an ellipse. */
    private static boolean isShown(Surface s) {
        return s.deforms() || (s.shape() instanceof CircleProfile circle && !circle.hollow());
    }

    /** What a search is shown of a surface. */
    static Deformed deformed(Surface s) {
        Shape shape = s.shape();
        if (shape instanceof Ellipsoidal ball) {
            return DeformedBall.of(ball);
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
}
