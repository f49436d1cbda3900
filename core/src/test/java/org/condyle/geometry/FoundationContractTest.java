package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.meshpair.FoundationPair;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Surface;
import org.condyle.scenes.Meshes;

/** Patches of springs under the contract of all searches. */
class FoundationContractTest extends ContactGeometryContractTest {
    private final Mesh ball = Mesh.smooth(Meshes.sphere(0.1, 4));
    private final Mesh ring = Mesh.smooth(Meshes.torus(0.08, 0.03, 16, 8));
    private final Mesh egg = Mesh.smooth(Meshes.ellipsoid(0.1, 0.07, 0.08, 4));

    @Override
    List<Case> cases() {
        return List.of(
                new Case(ball, egg, 0.15, 0.22),
                new Case(egg, ring, 0.11, 0.2),
                new Case(ring, ring, 0.1, 0.2),
                new Case(ball, new HalfSpace(), 0.03, 0.5),
                new Case(new Ellipsoid(0.05, 0.07, 0.06), egg, 0.1, 0.16));
    }

    @Override
    ContactGeometry pair(Surface a, Surface b) {
        boolean first = a.shape() instanceof Mesh, second = b.shape() instanceof Mesh;
        return FoundationPair.between(
                a, b, first && second ? SpringSide.BOTH : first ? SpringSide.ON_A : SpringSide.ON_B, 1);
    }

    /** Places of a search in another frame differ by rounding, which Newton's method on the patches ends with. */
    @Override
    Strictness strictness(Case c) {
        return new Strictness(30, 1e-10, 1e-6);
    }
}
