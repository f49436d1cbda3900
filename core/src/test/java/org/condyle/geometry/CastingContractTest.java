package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.meshpair.CastingPair;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Meshes;

/** Patches of rays under the contract of all searches. The same surface casts whichever is named first. */
class CastingContractTest extends ContactGeometryContractTest {
    private final Mesh ball = Mesh.flat(Meshes.sphere(0.1, 4));
    private final Mesh ring = Mesh.flat(Meshes.torus(0.08, 0.03, 16, 8));
    private final Mesh cup = Mesh.flat(Meshes.cup(0.05, 0.1, 8));

    @Override
    List<Case> cases() {
        return List.of(
                new Case(ball, ring, 0.1, 0.25), new Case(ring, ball, 0.11, 0.25), new Case(ball, cup, 0.02, 0.16));
    }

    @Override
    ContactGeometry pair(Surface a, Surface b) {
        return CastingPair.between(a, b, a.name().equals("a"), 0.05);
    }

    /** Depth is measured along the normal of one mesh and changes with the slope of the other one. */
    @Override
    boolean slides(Case c, ContactSet contacts, int entry) {
        return true;
    }

    @Override
    Strictness strictness(Case c) {
        return new Strictness(30, 1e-12, 1e-9);
    }
}
