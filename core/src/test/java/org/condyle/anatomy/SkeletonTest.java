package org.condyle.anatomy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.mechanics.ModelException;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** All bones together. */
class SkeletonTest {
    private final List<Placement> bones = new Skeleton().bones;

    @Test
    void wholeSkeletonHasFewerThanThirtyThousandTriangles() {
        int faces = bones.stream()
                .mapToInt(p -> p.mesh(Resolution.USUAL).triangles().faces())
                .sum();
        assertTrue(faces < 30_000, faces + " triangles");
    }

    /** Two bytes a coordinate and a corner, written with 64 characters; left bones are drawn from the right ones. */
    @Test
    void wholeSkeletonNeedsLessThanFourHundredKilobytesInAPage() {
        int bytes = bones.stream()
                .map(Placement::bone)
                .distinct()
                .mapToInt(b -> {
                    var t = b.mesh(Resolution.USUAL).triangles();
                    return 2 * t.vertices().length + 2 * t.corners().length;
                })
                .sum();
        assertTrue(4 * bytes / 3 < 400_000, 4 * bytes / 3 + " bytes");
    }

    @Test
    void standsAsTallAsAnAdult() {
        double low = 0, high = 0, left = 0, right = 0;
        for (Placement p : bones) {
            double[] v = p.mesh(Resolution.USUAL).triangles().vertices();
            for (int i = 0; i < v.length; i += 3) {
                low = Math.min(low, v[i + 1]);
                high = Math.max(high, v[i + 1]);
                left = Math.min(left, v[i + 2]);
                right = Math.max(right, v[i + 2]);
            }
        }
        assertEquals(1.72, high - low, 0.05);
        assertEquals(right, -left, 0.005);
    }

    /** Neighbours are near each other and do not overlap much: the least distance of their surfaces is that of a joint. */
    @Test
    void jointsAreClosed() {
        near("femur", "knee centre", "tibia", "knee centre", 1e-9);
        near("radius", "wrist centre", "hand", "wrist centre", 1e-9);
        near("femur", "hip centre", "pelvis", "hip centre", 1e-9);
        for (String landmark : List.of("medial condyle", "lateral condyle")) {
            double[] p = placed("femur").point(landmark);
            double gap =
                    Surfaces.distance(placed("tibia").mesh(Resolution.USUAL).triangles(), p);
            assertTrue(gap > 0.001 && gap < 0.007, landmark + " is " + gap + " m from the tibia");
        }
    }

    private Placement placed(String name) {
        return bones.stream()
                .filter(p -> p.bone().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private void near(String first, String a, String second, String b, double tolerance) {
        Assertions.assertArrayEquals(placed(first).point(a), placed(second).point(b), tolerance);
    }

    @Test
    void unknownNamesAreAnsweredWithTheNearestOne() {
        String bone = Assertions.assertThrows(ModelException.class, () -> Bone.named("femurr"))
                .getMessage();
        assertEquals("there is no bone 'femurr'; did you mean 'femur'?", bone);
        String landmark = Assertions.assertThrows(
                        ModelException.class, () -> Bone.named("femur").landmark("hip center"))
                .getMessage();
        assertEquals("bone 'femur' has no landmark 'hip center'; did you mean 'hip centre'?", landmark);
    }
}
