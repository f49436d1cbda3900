package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.meshpair.FoundationPair;
import org.condyle.geometry.meshpair.MeshPointsPair;
import org.condyle.geometry.shape.NearestPointShape;

/**
 * The lines of the table of {@link Pairs} for meshes: contacts at points, for laws of force. A law of pressure wants a
 * patch, which {@link FoundationPair} finds.
 */
final class MeshPairs {
    static final List<PairRule> RULES = List.of(
            PairRule.of("deepest vertices of both", Mesh.class, Mesh.class, MeshPointsPair::new),
            PairRule.of("deepest vertices", Mesh.class, NearestPointShape.class, MeshPointsPair::new));

    private MeshPairs() {}
}
