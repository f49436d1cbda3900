package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.pair.BoxBoxPair;
import org.condyle.geometry.pair.CapsuleCapsulePair;
import org.condyle.geometry.pair.ConvexPair;
import org.condyle.geometry.pair.HalfSpaceConvexPair;
import org.condyle.geometry.pair.HalfSpacePointsPair;
import org.condyle.geometry.pair.HalfSpaceRimsPair;
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

    private PrimitivePairs() {}
}
