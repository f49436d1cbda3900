package org.condyle.geometry;

import java.util.List;

/**
 * The lines of the table of {@link Pairs} for meshes: contacts at points, for laws of force. A law of pressure wants a
 * patch, which {@link FoundationPair} finds.
 */
final class MeshPairs {
    static final List<PairRule> RULES = List.of(
            PairRule.of("deepest vertices of both", Mesh.class, Mesh.class, MeshPointsPair::new),
            PairRule.of("deepest vertices", Mesh.class, Projection.class, MeshPointsPair::new));

    private MeshPairs() {}
}
