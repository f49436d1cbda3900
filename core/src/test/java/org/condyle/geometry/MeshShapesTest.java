package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.mechanics.Shape;
import org.condyle.scenes.Meshes;

class MeshShapesTest extends ShapeContractTest {
    @Override
    List<Mesh> shapes() {
        return List.of(
                Mesh.smooth(Meshes.ellipsoid(0.03, 0.02, 0.025, 6)),
                Mesh.flat(Meshes.torus(0.05, 0.02, 18, 9)),
                Mesh.smooth(Meshes.dish(0.02, 0.06, 0.01, 6)),
                Mesh.flat(Meshes.box(0.3, 0.2, 0.1, 2)),
                Mesh.smooth(Meshes.cup(0.02, 0.06, 8)));
    }

    @Override
    boolean closed(Shape s) {
        return ((Mesh) s).closed();
    }
}
