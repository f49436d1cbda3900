package org.condyle.anatomy.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.condyle.mechanics.Triangles;
import org.junit.jupiter.api.Test;

/** Forms against closed forms, and their surfaces against what any form must give. */
class FormTest {
    private static final double[] X = {1, 0, 0};

    private static Field ball(double radius) {
        return new Form().ball(3, -2, 1, radius).field();
    }

    private static double volume(Triangles t) {
        double sum = 0;
        double[] v = t.vertices();
        for (int f = 0; f < t.corners().length; f += 3) {
            int p = 3 * t.corners()[f], q = 3 * t.corners()[f + 1], r = 3 * t.corners()[f + 2];
            sum += v[p] * (v[q + 1] * v[r + 2] - v[q + 2] * v[r + 1])
                    + v[p + 1] * (v[q + 2] * v[r] - v[q] * v[r + 2])
                    + v[p + 2] * (v[q] * v[r + 1] - v[q + 1] * v[r]);
        }
        return sum / 6;
    }

    private static int badEdges(Triangles t) {
        Map<Long, Integer> runs = new HashMap<>();
        int[] c = t.corners();
        for (int i = 0; i < c.length; i++) {
            int a = c[i], b = c[i % 3 == 2 ? i - 2 : i + 1];
            runs.merge(((long) a << 32) | b, 1, Integer::sum);
        }
        int bad = 0;
        for (Map.Entry<Long, Integer> run : runs.entrySet()) {
            long back = (run.getKey() << 32) | (run.getKey() >>> 32);
            bad += run.getValue() == 1 && runs.getOrDefault(back, 0) == 1 ? 0 : 1;
        }
        return bad;
    }

    @Test
    void ballHasItsDistanceAndItsVolume() {
        Field f = ball(20);
        assertEquals(1.5, f.value(3, -2 + 21.5, 1), 1e-12);
        assertEquals(-2, f.value(3 + 18, -2, 1), 1e-12);
        double exact = 4 * Math.PI / 3 * 8000;
        assertEquals(exact, volume(Polygoniser.of(f, 1)), 0.004 * exact);
        Skin skin = Skin.of(f, 2, 600);
        assertEquals(600, skin.triangles().faces());
        // vertices on the sphere: a polyhedron of 600 faces inscribed in it lacks some 2 % of the volume
        assertEquals(exact, volume(skin.triangles()), 0.025 * exact);
        double[] v = skin.triangles().vertices(), n = skin.normals();
        for (int i = 0; i < v.length; i += 3) {
            double x = v[i] - 3, y = v[i + 1] + 2, z = v[i + 2] - 1;
            assertEquals(20, Math.sqrt(x * x + y * y + z * z), 3e-3);
            assertEquals(20, x * n[i] + y * n[i + 1] + z * n[i + 2], 1e-2);
        }
    }

    @Test
    void roundSweepIsACapsule() {
        Field f = new Form()
                .sweep(X, new double[] {0, 0, 0, 5}, new double[] {0, 40, 0, 5})
                .field();
        assertEquals(2, f.value(7, 20, 0), 1e-12);
        assertEquals(2, f.value(0, 20, -7), 1e-12);
        assertEquals(2, f.value(0, 47, 0), 1e-12);
        assertEquals(Math.sqrt(50) - 5, f.value(5, 45, 0), 1e-12);
    }

    /** Without a direction across, the section would be not a number, and so would be everything near it. */
    @Test
    void directionAcrossMustNotBeTheAxis() {
        Form form = new Form();
        assertThrows(
                IllegalArgumentException.class,
                () -> form.sweep(X, new double[] {0, 0, 0, 5}, new double[] {40, 0, 0, 5}));
    }

    @Test
    void flatCapAndEllipticSectionHaveTheirHalfWidths() {
        Field f = new Form()
                .cap(0.2)
                .sweep(X, new double[] {0, 0, 0, 8, 4}, new double[] {0, 40, 0, 8, 4})
                .field();
        assertEquals(0, f.value(8, 20, 0), 1e-12);
        assertEquals(0, f.value(0, 20, 4), 1e-12);
        assertEquals(0, f.value(0, 40.8, 0), 1e-12);
    }

    @Test
    void sheetIsAsThickAsItsPointsSay() {
        double[][] low = {{0, 0, 0, 2}, {30, 0, 0, 2}}, high = {{0, 0, 30, 2}, {30, 0, 30, 2}};
        Field f = new Form().sheet(low, high).field();
        assertEquals(0, f.value(12, 2, 17), 1e-12);
        assertEquals(1, f.value(12, -3, 17), 1e-12);
        assertEquals(0, f.value(32, 0, 17), 1e-12);
    }

    /** Two planes' worth of material: where both distances are equal the transition of width k adds k / 4. */
    @Test
    void transitionAddsAQuarterOfItsWidth() {
        Field sharp = new Form().ball(-10, 0, 0, 12).ball(10, 0, 0, 12).field();
        Field smooth =
                new Form().blend(8).ball(-10, 0, 0, 12).ball(10, 0, 0, 12).field();
        assertEquals(sharp.value(0, 9, 0) - 2, smooth.value(0, 9, 0), 1e-12);
        assertEquals(sharp.value(-22, 0, 0), smooth.value(-22, 0, 0), 1e-12);
        Field carved = new Form()
                .blend(8)
                .ball(-10, 0, 0, 12)
                .carve()
                .ball(10, 0, 0, 12)
                .field();
        assertTrue(carved.value(0, 0, 0) > 0);
    }

    @Test
    void symmetricFormIsTheSameOnBothSides() {
        Field f = new Form().symmetric().ball(0, 0, 9, 5).field();
        assertEquals(f.value(1, 2, 7), f.value(1, 2, -7));
        double exact = 2 * 4 * Math.PI / 3 * 125;
        assertEquals(exact, volume(Polygoniser.of(f, 0.5)), 0.01 * exact);
    }

    /** Balls as small as the cells make all ambiguous cases: the surface is closed nevertheless, and so is a simplified one. */
    @Test
    void surfaceIsClosedForAnyForm() {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            Form form = new Form();
            for (int i = 0; i < 60; i++) {
                Form next = i % 4 == 3 ? form.carve() : form;
                next.blend(random.nextInt(3))
                        .ball(
                                20 * random.nextDouble(),
                                20 * random.nextDouble(),
                                20 * random.nextDouble(),
                                1 + 2 * random.nextDouble());
            }
            Field f = form.field();
            Triangles whole = Polygoniser.of(f, 2.3);
            assertEquals(0, badEdges(whole), "seed " + seed);
            assertFalse(Crossings.in(whole), "seed " + seed);
            Skin skin = Skin.of(f, 1.5, 400);
            assertEquals(0, badEdges(skin.triangles()), "seed " + seed);
            assertFalse(Crossings.in(skin.triangles()), "seed " + seed);
        }
    }

    @Test
    void crossingTetrahedraAreFound() {
        double[] v = {0, 0, 0, 10, 0, 0, 0, 10, 0, 0, 0, 10, 2, 2, 2, 12, 2, 2, 2, 12, 2, 2, 2, 12};
        int[] c = {0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3, 4, 6, 5, 4, 5, 7, 4, 7, 6, 5, 6, 7};
        assertTrue(Crossings.in(new Triangles(v, c)));
        for (int i = 12; i < 24; i++) {
            v[i] += 20;
        }
        assertFalse(Crossings.in(new Triangles(v, c)));
    }
}
