package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Meshes;
import org.junit.jupiter.api.Test;

class MeshPointsPairTest extends ContactGeometryContractTest {
    private final Mesh ball = Mesh.smooth(Meshes.sphere(0.1, 6));
    private final Mesh box = Mesh.flat(Meshes.box(0.1, 0.08, 0.06, 1));

    @Override
    List<Case> cases() {
        return List.of(new Case(ball, new HalfSpace(), 0.03, 0.5), new Case(box, new HalfSpace(), 0.03, 0.5));
    }

    private static ContactSet find(Shape moving, Shape fixed, double x, double y, double z, double tilt) {
        Motion m = new Motion(2);
        double c = Math.cos(tilt), s = Math.sin(tilt);
        double[] p = {x, y, z, c, 0, s, 0, 1, 0, -s, 0, c};
        System.arraycopy(p, 0, m.placement, 12, 12);
        ContactSet out = new ContactSet(1);
        Pairs.between(surface("moving", 1, moving), surface("fixed", 0, fixed)).find(m, new double[0], 0, out);
        return out;
    }

    @Test
    void aBoxRestsOnItsFourCornersAlsoWhenItIsNotQuiteLevel() {
        for (int n : new int[] {1, 4}) {
            Mesh fine = Mesh.flat(Meshes.box(0.1, 0.08, 0.06, n));
            assertEquals(4, find(fine, new HalfSpace(), 0, 0, 0.059, 1e-4).count);
            ContactSet c = find(fine, new HalfSpace(), 0, 0, 0.059, 0.1);
            assertEquals(2, c.count);
            assertEquals(0.1 * Math.sin(0.1) + 0.06 * Math.cos(0.1) - 0.059, c.depth[0], 1e-15);
        }
    }

    @Test
    void aRingLyingAskewTouchesAtOnePlace() {
        Mesh ring = Mesh.smooth(Meshes.torus(0.08, 0.02, 36, 16));
        ContactSet c = find(ring, new HalfSpace(), 0, 0, 0.03, 0.2);
        assertEquals(1, c.count);
        double exact = 0.08 * Math.sin(0.2) + 0.02 - 0.03;
        assertEquals(exact, c.depth[0], 5e-4); // h²/8R = 0.4 mm for edges of 7.8 mm around the tube
    }

    @Test
    void aBarAcrossTwoBumpsTouchesTwice() {
        Mesh ring = Mesh.smooth(Meshes.torus(0.08, 0.02, 36, 16)); // upright: two bumps at ±0.08 to a bar along x
        Mesh bar = Mesh.flat(Meshes.box(0.12, 0.01, 0.01, 6));
        ContactSet c = find(bar, ring, 0, 0, 0.029, 0);
        assertEquals(2, c.count, "places");
        assertEquals(-0.16, -Math.abs(c.point[0] - c.point[3]), 0.05);
        for (int i = 0; i < 2; i++) {
            assertEquals(0.001, c.depth[i], 5e-4);
            assertTrue(c.normal[3 * i + 2] < -0.95, "down from the bar to the ring");
        }
    }
}
