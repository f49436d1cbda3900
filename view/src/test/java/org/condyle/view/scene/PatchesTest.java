package org.condyle.view.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.condyle.io.results.RunResult;
import org.condyle.mechanics.SceneSketch;
import org.condyle.view.page.ScriptJson;
import org.condyle.view.scene.Patches.Samples;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;

/** What the page colours surfaces by: samples of tractions, few and even, at the right places with the right values. */
class PatchesTest {
    /** Points all over a square of 1 m, of two elements; the pressure is 100 x - 50 Pa. */
    private static Samples square(int count) {
        Random chance = new Random(11);
        double[] contacts = new double[SceneSketch.CONTACT * count];
        int[] elements = new int[count];
        for (int i = 0; i < count; i++) {
            double x = chance.nextDouble(), y = chance.nextDouble();
            double[] row = {x, y, 0, 0, 0, 1, 1e-3, 100 * x - 50};
            System.arraycopy(row, 0, contacts, SceneSketch.CONTACT * i, SceneSketch.CONTACT);
            elements[i] = y < 0.5 ? 3 : 7;
        }
        return new Samples(contacts, elements);
    }

    private static double middle(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    @Test
    void mergedSamplesAreFewAndKeepForcesAndTheField() {
        Samples some = Patches.merged(square(5000), 200);
        assertTrue(some.count() > 100 && some.count() <= 200, some.count() + " samples");
        double force = 0;
        for (int i = 0; i < some.count(); i++) {
            int k = SceneSketch.CONTACT * i;
            force += some.contacts()[k + 5];
            assertEquals(
                    100 * some.contacts()[k] - 50, some.contacts()[k + 7], 1e-9, "means of a linear field lie on it");
            assertEquals(some.contacts()[k + 1] < 0.5 ? 3 : 7, some.elements()[i], "elements are not mixed");
        }
        assertEquals(5000, force, 1e-6);
        // no place of the patch is left bare
        double spacing = middle(Patches.spacings(some.contacts(), false));
        for (double x = 0.05; x < 1; x += 0.1) {
            for (double y = 0.05; y < 1; y += 0.1) {
                double nearest = 1;
                for (int i = 0; i < some.count(); i++) {
                    double dx = some.contacts()[SceneSketch.CONTACT * i] - x,
                            dy = some.contacts()[SceneSketch.CONTACT * i + 1] - y;
                    nearest = Math.min(nearest, Math.hypot(dx, dy));
                }
                assertTrue(nearest < 1.2 * spacing, nearest + " m to the next sample, spacing " + spacing + " m");
            }
        }
    }

    @Test
    void pushesAndPullsAreNotAveraged() {
        double[] contacts = new double[SceneSketch.CONTACT * 100];
        for (int i = 0; i < 100; i++) {
            contacts[SceneSketch.CONTACT * i] = 1e-9 * i;
            contacts[SceneSketch.CONTACT * i + 7] = i % 2 == 0 ? 10 : -2;
        }
        Samples two = Patches.merged(new Samples(contacts, new int[100]), 3);
        double[] pressures = {two.contacts()[7], two.contacts()[SceneSketch.CONTACT + 7]};
        Arrays.sort(pressures);
        assertEquals(-2, pressures[0], 1e-12);
        assertEquals(10, pressures[1], 1e-12);
    }

    @Test
    void theSpacingOfALatticeIsItsStep() {
        double[] contacts = new double[SceneSketch.CONTACT * 64];
        for (int i = 0; i < 64; i++) {
            contacts[SceneSketch.CONTACT * i] = 0.02 * (i % 8);
            contacts[SceneSketch.CONTACT * i + 1] = 0.02 * (i / 8);
        }
        assertEquals(0.02, middle(Patches.spacings(contacts, false)), 1e-12);
        assertEquals(0.02, middle(Patches.spacings(Arrays.copyOf(contacts, 8 * SceneSketch.CONTACT), true)), 1e-12);
        assertEquals(0, middle(Patches.spacings(Arrays.copyOf(contacts, SceneSketch.CONTACT), true)));
    }

    /** A ball of radius R, d deep: the pressure is k times what of the ball is below the floor. */
    @Test
    void aFoundationsPressureIsThatOfTheOverlapWhereItIsDrawn() {
        RunResult run = SceneJsonTest.run("contact/foundation", "medium");
        Decoded page = new Decoded(SceneMaker.of("", Objects.requireNonNull(run.filmed())));
        double radius = 20e-3, depth = 1e-3, stiffness = 0.55 * 5e6 / (1.45 * 0.1 * 3e-3), most = 0;
        double[] t = page.tractions(page.times.length - 1);
        assertTrue(t.length / 4 > 60, t.length / 4 + " samples");
        for (int i = 0; i < t.length; i += 4) {
            double across = Math.hypot(t[i], t[i + 2]);
            double overlap = depth - (radius - Math.sqrt(radius * radius - across * across));
            assertEquals(stiffness * overlap, t[i + 3], 0.03 * stiffness * depth, "at " + across + " m");
            most = Math.max(most, t[i + 3]);
        }
        assertEquals(stiffness * depth, most, 0.03 * stiffness * depth);
        assertEquals(0, page.json.get("most").get("adhesion").asDouble());
        assertEquals(0, page.tractions(0).length, "before it touches nothing is coloured");
    }

    /** Adhesion is largest, p_a/4, at 2^(1/3) d0, which the flat bottom passes as it is pulled off. */
    @Test
    void adhesionHasItsOwnEndOfTheScale() {
        RunResult run = SceneJsonTest.run("soft/adhesion", "pulled");
        Decoded page = new Decoded(SceneMaker.of("", Objects.requireNonNull(run.filmed())));
        assertEquals(1000, page.json.get("most").get("adhesion").asDouble(), 1);
        double least = 0, largest = 0;
        for (int f = 0; f < page.times.length; f++) {
            double[] t = page.tractions(f);
            for (int i = 3; i < t.length; i += 4) {
                least = Math.min(least, t[i]);
                largest = Math.max(largest, t[i]);
            }
        }
        assertEquals(-1000, least, 10);
        assertEquals(page.json.get("most").get("pressure").asDouble(), largest, 1e-3 * largest);
        assertTrue(largest > 50 && largest < 500, largest + " Pa");
    }

    @Test
    void manyFramesWithLargePatchesKeepToTheirRoom() {
        SceneSketch sketch = new SceneSketch();
        Samples all = square(1000);
        for (int i = 0; i < all.count(); i++) {
            double[] c = Arrays.copyOfRange(all.contacts(), SceneSketch.CONTACT * i, SceneSketch.CONTACT * (i + 1));
            sketch.contact(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]);
        }
        Scene.Marks marks = MarksMaker.of(sketch, e -> true);
        List<Scene.Marks> frames = new ArrayList<>();
        for (int f = 0; f < 300; f++) {
            frames.add(marks);
        }
        Scene scene = TestScene.of("ground")
                .up(0, 0, 0)
                .box(new double[3], new double[] {1, 1, 1})
                .elements("contact")
                .frames(new double[300], new double[300][12])
                .marks(frames)
                .get();
        int[] which = java.util.stream.IntStream.range(0, 300).toArray();
        StringWriter out = new StringWriter();
        try (JsonGenerator generator = ScriptJson.writer(out)) {
            PatchesJson.write(generator, scene, which, 100_000, 50, 50);
        }
        String json = out.toString();
        assertTrue(json.length() < 140_000, json.length() + " characters; base64 adds a third");
        assertTrue(json.length() > 70_000, "the room is used");
    }
}
