package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.pair.BoxBoxPair;
import org.condyle.geometry.pair.CapsuleCapsulePair;
import org.condyle.geometry.pair.ConvexPair;
import org.condyle.geometry.pair.HalfSpaceConvexPair;
import org.condyle.geometry.pair.HalfSpacePointsPair;
import org.condyle.geometry.pair.HalfSpaceRimsPair;
import org.condyle.geometry.pair.ManifoldPair;
import org.condyle.geometry.pair.OnePointPair;
import org.condyle.geometry.pair.OverlapPair;
import org.condyle.geometry.pair.SphereProjectionPair;
import org.condyle.geometry.pair.SphereSpherePair;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Torus;
import org.condyle.mechanics.Shape;

/** The lines of the table of {@link Pairs} for primitives and for what follows from their abilities. */
final class PrimitivePairs {
    /** Closed forms first. */
    static final List<PairRule> RULES = List.of(
            PairRule.of("closed form", Sphere.class, Sphere.class, SphereSpherePair::new),
            PairRule.of(
                    "nearest point of the centre", Sphere.class, NearestPointShape.class, SphereProjectionPair::new),
            PairRule.of("eight corners", HalfSpace.class, Box.class, HalfSpacePointsPair::box),
            PairRule.of("two round ends", HalfSpace.class, Capsule.class, HalfSpacePointsPair::capsule),
            PairRule.of("three points of each rim", HalfSpace.class, Cylinder.class, HalfSpaceRimsPair::cylinder),
            PairRule.of("three points of the ring", HalfSpace.class, Torus.class, HalfSpaceRimsPair::torus),
            PairRule.of("lowest point", HalfSpace.class, Convex.class, HalfSpaceConvexPair::new),
            PairRule.of("closed form", Capsule.class, Capsule.class, CapsuleCapsulePair::new),
            PairRule.of("separating axes, clipped faces", Box.class, Box.class, BoxBoxPair::new),
            PairRule.of("GJK and EPA", Convex.class, Convex.class, ConvexPair::new));

    private static final int MOST_CORNERS = 200; // of a polyhedron that meets a half-space corner by corner

    /** Before the others, of bodies that cannot give way: all the points that carry. */
    static final List<PairRule> RIGID = List.of(
            new PairRule("flat parts, clipped", ManifoldPair::suits, ManifoldPair::new),
            new PairRule(
                    "all corners",
                    (a, b) -> a instanceof HalfSpace
                            && b instanceof Mesh m
                            && m.points() <= MOST_CORNERS
                            && m.polyhedron() != null,
                    HalfSpacePointsPair::polyhedron),
            PairRule.of("points of each rim", HalfSpace.class, Cylinder.class, HalfSpaceRimsPair::rigidCylinder));

    /** Before the others, of bodies that give way, for laws of force: one depth that changes smoothly. */
    static final List<PairRule> COMPLIANT = List.of(
            new PairRule("whole overlap", OverlapPair::suits, OverlapPair::new),
            new PairRule("one point of crowned forms", PrimitivePairs::onePoint, OnePointPair::new),
            new PairRule("GJK and EPA of polyhedra", PrimitivePairs::polyhedra, ConvexPair::new));

    private PrimitivePairs() {}

    private static boolean onePoint(Shape a, Shape b) {
        return !Pairs.isBall(a) && !Pairs.isBall(b) && OnePointPair.suits(a, b);
    }

    private static boolean polyhedra(Shape a, Shape b) {
        return (a instanceof Mesh || b instanceof Mesh)
                && !Pairs.isBall(a)
                && !Pairs.isBall(b)
                && ConvexPair.suits(a)
                && ConvexPair.suits(b);
    }
}
