package org.condyle.anatomy.furniture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;
import org.junit.jupiter.api.Test;

class FurnitureTest {
    @Test
    void everyPartIsClosedAndLooksOutwards() {
        for (Furniture piece : Furniture.all()) {
            for (Furniture.Part part : piece.parts()) {
                Triangles t = part.mesh().triangles();
                Map<Long, Integer> runs = new HashMap<>();
                int[] c = t.corners();
                double volume = 0;
                double[] v = t.vertices(), n = part.mesh().normals();
                for (int i = 0; i < c.length; i++) {
                    int a = c[i], b = c[i % 3 == 2 ? i - 2 : i + 1];
                    assertEquals(1, runs.merge(((long) a << 32) | b, 1, Integer::sum), piece.name());
                }
                for (long run : runs.keySet()) {
                    assertTrue(runs.containsKey((run << 32) | (run >>> 32)), piece.name() + " is closed");
                }
                for (int f = 0; f < c.length; f += 3) {
                    int p = 3 * c[f], q = 3 * c[f + 1], r = 3 * c[f + 2];
                    volume += v[p] * (v[q + 1] * v[r + 2] - v[q + 2] * v[r + 1])
                            + v[p + 1] * (v[q + 2] * v[r] - v[q] * v[r + 2])
                            + v[p + 2] * (v[q] * v[r + 1] - v[q + 1] * v[r]);
                }
                assertTrue(volume > 0, piece.name() + " " + part.material());
                for (int i = 0; i < n.length; i += 3) {
                    assertEquals(1, n[i] * n[i] + n[i + 1] * n[i + 1] + n[i + 2] * n[i + 2], 1e-9);
                }
            }
        }
    }

    /** A bevelled box lacks its edges only, and its large faces keep their normals. */
    @Test
    void boxHasItsVolumeAndFlatFaces() {
        var mesh = new Loft()
                .box(new double[] {1, 2, 3}, new double[] {0.5, 0.25, 1}, 0.01)
                .mesh();
        double[] v = mesh.triangles().vertices(), n = mesh.normals();
        int flat = 0;
        for (int i = 0; i < v.length; i += 3) {
            if (v[i + 1] == 2.25) {
                assertTrue(n[i + 1] > 0.99);
                flat++;
            }
        }
        assertEquals(9, flat); // eight corners and the middle
    }

    @Test
    void ballIsRound() {
        for (double[] v : List.of(
                Furniture.named("ball").parts().get(0).mesh().triangles().vertices())) {
            for (int i = 0; i < v.length; i += 3) {
                double r = Math.sqrt(v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]);
                assertTrue(r < 0.03351 && r > 0.032, "radius " + r);
            }
        }
    }

    @Test
    void everyPieceIsSmallAndHasLandmarks() {
        for (Furniture piece : Furniture.all()) {
            assertTrue(piece.faces() < 1600, piece.name() + " has " + piece.faces() + " triangles");
            assertTrue(!piece.landmarks().isEmpty());
        }
        assertThrows(ModelException.class, () -> Furniture.named("seet"));
        assertThrows(ModelException.class, () -> Furniture.named("seat").landmark("nose"));
    }
}
