package org.condyle.geometry;

import java.util.List;

/** The lines of the table of {@link Pairs} for primitives and for what follows from their abilities. */
final class PrimitivePairs {
    /** Closed forms first. */
    static final List<PairRule> RULES = List.of(
            PairRule.of("closed form", Sphere.class, Sphere.class, SphereSpherePair::new),
            PairRule.of("nearest point of the centre", Sphere.class, Projection.class, SphereProjectionPair::new),
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
