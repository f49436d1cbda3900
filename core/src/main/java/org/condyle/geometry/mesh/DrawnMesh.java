package org.condyle.geometry.mesh;

import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Triangles;

/**
 * Triangles for pictures, as they are: edges with many faces, holes and faces that run the wrong way do no harm where nothing
 * touches them. {@link Mesh} is the surface for contacts.
 */
public record DrawnMesh(Triangles drawn) implements Shape {
    @Override
    public String type() {
        return "drawn mesh";
    }

    @Override
    public void bounds(double[] out) {
        double[] v = drawn.vertices();
        for (int k = 0; k < 3; k++) {
            out[k] = v.length == 0 ? 0 : Double.POSITIVE_INFINITY;
            out[3 + k] = -out[k];
        }
        for (int i = 0; i < v.length; i++) {
            out[i % 3] = Math.min(out[i % 3], v[i]);
            out[3 + i % 3] = Math.max(out[3 + i % 3], v[i]);
        }
    }

    @Override
    public MassProperties massProperties() {
        throw new ModelException(
                "mesh: it is only drawn, so it has no volume; give mass, mass centre and inertia of the"
                        + " body, or remove 'drawn-only'");
    }

    @Override
    public Triangles triangles(double tolerance) {
        return new Triangles(drawn.vertices().clone(), drawn.corners().clone());
    }

    @Override
    public boolean hasOwnTriangles() {
        return true;
    }

    @Override
    public boolean drawnOnly() {
        return true;
    }
}
