package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.freeform.SampledSurface;
import org.condyle.geometry.freeform.SpherePatch;
import org.condyle.geometry.freeform.SurfaceSampler;
import org.condyle.geometry.freeform.WholeTable;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.mechanics.ModelException;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class SampledSurfaceTest {
    private static final double[] NONE = {Double.NaN, Double.NaN};

    /** The ball patch of the spatial knee, shifted by half a cell: the middle of a cell is lowest. */
    private static SampledSurface ball(int n) {
        double q = Math.PI / 4, half = q / (n - 1);
        return new SampledSurface(
                new ParametricShape(new SpherePatch(0.1, q + half, 3 * q + half, -3 * q + half, -q + half)), n, n);
    }

    /** R sin²(h/2) with h = (π/2)/(n - 1) in the middle of a cell at the equator, nothing at a node: second order. */
    @Test
    void theErrorInTheMiddleOfACellIsTheKnownOne() {
        double[] known = {9.60736e-4, 6.02272e-5, 5.59632e-7, 6.19325e-8};
        int[] nodes = {9, 33, 333, 999};
        double[] out = new double[6], errors = new double[4];
        for (int k = 0; k < 4; k++) {
            SampledSurface s = ball(nodes[k]);
            double h = 1.0 / (nodes[k] - 1);
            s.at(0.5, 0.5, out); // a node
            assertEquals(0.1, Math.hypot(out[0], Math.hypot(out[1], out[2])), 1e-15);
            s.at(0.5 - h / 2, 0.5 - h / 2, out);
            errors[k] = 0.1 - Math.hypot(out[0], Math.hypot(out[1], out[2]));
            assertEquals(known[k], errors[k], 5.1e-6 * known[k]);
            assertEquals(0.1 * Math.pow(Math.sin(Math.PI / 4 * h), 2), errors[k], 3e-16);
            assertEquals(-1, out[5], 1e-15); // the normal is that of the sphere
            // and so it is where the ball stands on a floor
            TwoShapes floor = new TwoShapes(s, new HalfSpace());
            floor.place(1, new double[] {0, 0, 0.099}, new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1});
            assertEquals(0.001 - errors[k], floor.depth(), 1e-15);
            assertEquals(0, floor.contacts.point[0], 1e-14);
            if (k > 0) {
                double order = Math.log(errors[k - 1] / errors[k]) / Math.log((nodes[k] - 1.0) / (nodes[k - 1] - 1));
                assertEquals(2, order, 3e-3);
            }
        }
    }

    @Test
    void aRowHasFourteenValuesOfAFrame() {
        SurfaceSampler sampler = new SurfaceSampler(new ParametricShape(NurbsSurfaceTest.hill()), 7, 5);
        WholeTable whole = WholeTable.copyOf(sampler);
        double[] a = new double[56], b = new double[56];
        sampler.cells().read(3, 2, a);
        whole.cells().read(3, 2, b);
        assertArrayEquals(a, b, 0);
        int[] seen = new int[1];
        whole.each((i, j, row, at) -> {
            seen[0]++;
            assertEquals(i / 6.0, row[at], 1e-15);
            assertEquals(j / 4.0, row[at + 1], 1e-15);
            for (int k = 0; k < 3; k++) { // n, t, b are unit vectors, right-handed
                for (int l = 0; l < 3; l++) {
                    double dot = 0;
                    for (int c = 0; c < 3; c++) {
                        dot += row[at + 5 + 3 * k + c] * row[at + 5 + 3 * l + c];
                    }
                    assertEquals(k == l ? 1 : 0, dot, 1e-14);
                }
            }
            double bx = row[at + 6] * row[at + 10] - row[at + 7] * row[at + 9];
            assertEquals(bx, row[at + 11], 1e-15);
        });
        assertEquals(35, seen[0]);
        assertThrows(
                IllegalArgumentException.class,
                () -> WholeTable.copyOf(new SurfaceSampler(new ParametricShape(SpherePatch.below(1)), 20_000, 20_000)));
    }

    /** A table that knows no surface finds the same places as one that does, and is closed if that was. */
    @Test
    void aTableStandsForItself() {
        ParametricShape egg = new ParametricShape(NurbsSurfaceTest.ellipsoid(0.3, 0.2, 0.5));
        WholeTable table = WholeTable.copyOf(new SurfaceSampler(egg, 61, 61));
        SampledSurface known = new SampledSurface(table, egg), alone = SampledSurface.of(table);
        double[] a = new double[8], b = new double[8];
        Chance chance = new Chance(8);
        for (int k = 0; k < 500; k++) {
            double[] x = chance.vector(0.8);
            assertEquals(
                    known.project(x[0], x[1], x[2], NONE, 0, a), alone.project(x[0], x[1], x[2], NONE, 0, b), 1e-12);
        }
        double volume = 4.0 / 3 * Math.PI * 0.3 * 0.2 * 0.5;
        assertEquals(volume, alone.massProperties().mass(), 0.02 * volume);
        assertThrows(
                ModelException.class,
                () -> SampledSurface.of(
                                WholeTable.copyOf(new SurfaceSampler(new ParametricShape(SpherePatch.below(1)), 9, 9)))
                        .massProperties());
    }

    /** Rolled over the floor, the depth of the table's ball is that of the ball, and its place does not jump. */
    @Test
    void aRollingTableMovesItsContactSteadily() {
        for (int n : new int[] {33, 65}) {
            SampledSurface s = ball(n);
            TwoShapes floor = new TwoShapes(s, new HalfSpace());
            double h = Math.PI / 2 / (n - 1), last = Double.NaN, worst = 0, longest = 0;
            int steps = 2000;
            for (int k = 0; k <= steps; k++) {
                double a = -0.5 + 1.0 * k / steps;
                floor.place(1, new double[] {0, 0, 0.099}, org.condyle.math.Rotations.about(0.6, 0.8, 0, a));
                double depth = floor.depth();
                worst = Math.max(worst, Math.abs(depth - 0.001));
                double[] on = new double[3];
                floor.motion.materialPoint(1, floor.contacts.point, 0, on, 0);
                double x = Math.atan2(0.8 * on[0] - 0.6 * on[1], -on[2]); // the angle of the point in the ball
                if (k > 0) {
                    longest = Math.max(longest, Math.abs(Math.abs(x - last) * steps - 1));
                }
                last = x;
                floor.pair.remember(floor.motion, floor.contacts, floor.memory, 0);
            }
            assertTrue(worst < 1.6 * 0.1 * Math.pow(Math.sin(h / 2), 2), n + " points: depth differs by " + worst);
            assertTrue(longest < 3 * h, n + " points: the point moved faster by " + longest);
        }
    }

    @Test
    void distancesApproachThoseOfTheNurbsWithSecondOrder() {
        ParametricShape hill = new ParametricShape(NurbsSurfaceTest.hill());
        double[] worst = new double[2];
        double[] out = new double[8];
        for (int k = 0; k < 2; k++) {
            SampledSurface s = new SampledSurface(hill, 20 * (k + 1) + 1, 20 * (k + 1) + 1);
            Chance chance = new Chance(1);
            for (int i = 0; i < 500; i++) {
                double x = chance.in(-0.4, 0.4), y = chance.in(-0.4, 0.4), z = chance.in(0.2, 0.4);
                double exact = hill.project(x, y, z, NONE, 0, out);
                double d = s.project(x, y, z, NONE, 0, out);
                worst[k] = Math.max(worst[k], Math.abs(d - exact));
                assertEquals(x, out[0] + d * out[3], 1e-9, chance + " " + i);
                assertEquals(d, s.project(x, y, z, out, 6, new double[8]), 1e-9);
            }
        }
        assertTrue(worst[0] < 2e-3, "error " + worst[0]);
        assertEquals(2, Math.log(worst[0] / worst[1]) / Math.log(2), 0.5, worst[0] + " " + worst[1]);
    }

    @Test
    void aBallOnTheTableAndTheTableOnAFloorMeet() {
        SampledSurface ball = new SampledSurface(new ParametricShape(SpherePatch.below(0.1)), 99, 99);
        TwoShapes floor = new TwoShapes(ball, new HalfSpace());
        floor.place(1, new double[] {0, 0, 0.099}, new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1});
        assertEquals(0.001, floor.depth(), 1e-5);
        TwoShapes other = new TwoShapes(ball, new Sphere(0.05));
        other.place(2, new double[] {0.001, 0.002, -0.149}, new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1});
        assertEquals(0.15 - Math.hypot(0.149, Math.hypot(0.001, 0.002)), other.depth(), 1e-5);
        double[] k = new double[2];
        other.pair.curvatures(other.motion, other.contacts, 0, k);
        assertEquals(30, k[0], 0.01);
        assertEquals(30, k[1], 0.01);
    }
}
