package org.condyle.geometry;

import java.util.List;

/** The lines of the table of {@link Pairs} for primitives and for what follows from their abilities. */
final class PrimitivePairs {
    /** Closed forms first. */
    static final List<PairRule> RULES = List.of(
            PairRule.of("closed form", Sphere.class, Sphere.class, SphereSpherePair::new),
            PairRule.of("nearest point of the centre", Sphere.class, Projection.class, SphereProjectionPair::new));

    private PrimitivePairs() {}
}
