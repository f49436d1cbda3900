package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.geometry.csg.Csg;
import org.condyle.geometry.csg.Csg.Part;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Sphere;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class CsgTest {
    private static final double R = 0.5;

    private static Part ball(double x, double r) {
        return new Part(new Sphere(r), Frame.at(x, 0, 0));
    }

    private static double project(NearestPointShape s, double x, double y, double z, double[] out) {
        return s.project(x, y, z, new double[0], 0, out);
    }

    @Test
    void aLensHasItsFacesItsRimAndItsVolume() {
        Csg lens = Csg.intersection(ball(-0.3, R), ball(0.3, R));
        double rim = Math.sqrt(R * R - 0.09), cap = R - 0.3;
        double[] out = new double[6];
        assertEquals(1 - 0.2, project(lens, 1, 0, 0, out), 1e-14);
        // in the plane of the rim the rim is nearest, inside and outside
        assertEquals(1 - rim, project(lens, 0, 1, 0, out), 1e-12);
        assertEquals(1, out[4], 1e-12);
        assertEquals(-cap, project(lens, 0, 0, 0, out), 1e-12);
        assertEquals(Math.hypot(0.5 - rim, 0.05), project(lens, 0.05, 0.5 * 0.6, 0.5 * 0.8, out), 1e-12);
        double volume = 2 * Math.PI * cap * cap * (3 * R - cap) / 3;
        assertEquals(volume, lens.massProperties().mass(), 1e-5 * volume);
        double[] k = new double[6];
        lens.curvature(0, rim, 0, k);
        assertEquals(Double.POSITIVE_INFINITY, k[0]);
        lens.curvature(0.2, 0, 0, k);
        assertEquals(2, k[1], 1e-12);
    }

    @Test
    void aBlockWithoutABallHasTheBallsSeat() {
        Csg seat = Csg.difference(new Part(new Box(1, 1, 1)), new Part(new Sphere(0.4), Frame.at(0, 0, 0.5)));
        double[] out = new double[6], k = new double[6];
        assertEquals(0.4, project(seat, 0, 0, 0.5, out), 1e-14);
        assertEquals(0.1, project(seat, 0, 0, 0.2, out), 1e-12);
        assertEquals(1, out[5], 1e-12);
        assertEquals(-0.05, project(seat, 0, 0, 0.05, out), 1e-12);
        seat.curvature(0, 0, 0.1, k);
        assertEquals(-2.5, k[0], 1e-12);
        // above the rim of the seat the rim is nearest
        assertEquals(Math.hypot(0.1, 0.2), project(seat, 0.3, 0, 0.7, out), 1e-12);
        double volume = 1 - 2 * Math.PI * 0.064 / 3;
        MassProperties m = seat.massProperties();
        assertEquals(volume, m.mass(), 1e-4 * volume);
        // the half ball's centre is 3R/8 below its face
        double centre = -(1 - volume) * (0.5 - 0.15) / volume;
        assertEquals(centre, m.centre()[2], 1e-5);
    }

    /** Nested parts, rotated frames: against all vertices of a fine net of the surface. */
    @Test
    void distancesOfANestAgreeWithDenseSamples() {
        Chance chance = new Chance(1);
        for (Csg solid : FreeForms.solids()) {
            double[] v = solid.triangles(0.01).vertices(), out = new double[6];
            for (int i = 0; i < 100; i++) {
                double[] x = chance.vector(0.8);
                double d = project(solid, x[0], x[1], x[2], out), brute = Double.POSITIVE_INFINITY;
                for (int p = 0; p < v.length; p += 3) {
                    double dx = v[p] - x[0], dy = v[p + 1] - x[1], dz = v[p + 2] - x[2];
                    brute = Math.min(brute, dx * dx + dy * dy + dz * dz);
                }
                brute = Math.sqrt(brute);
                String what = solid + " " + chance + " trial " + i + ": " + d + ", brute force " + brute;
                assertEquals(brute, Math.abs(d), 0.02, what); // an edge of the mesh is cut off by a cell
                assertTrue(Math.abs(d) <= brute + 1e-10, what);
                assertEquals(0, solid.value(out[0], out[1], out[2]), 1e-10, what);
            }
        }
    }

    @Test
    void nothingAndInfinityAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Csg.intersection(ball(-1, 0.4), ball(1, 0.4)));
        assertThrows(IllegalArgumentException.class, () -> Csg.union(ball(0, 1)));
        Csg floor = Csg.union(new Part(new HalfSpace()), ball(0, 0.3));
        assertThrows(ModelException.class, floor::massProperties);
    }

    /** The lowest point of a lens: a point of a cap, or of its rim. */
    @Test
    void aLensOnAFloorTouchesAsSupportsSay() {
        Csg lens = Csg.intersection(ball(-0.3, R), ball(0.3, R));
        TwoShapes pair = new TwoShapes(lens, new HalfSpace());
        Chance chance = new Chance(2);
        double rim = Math.sqrt(R * R - 0.09);
        for (int k = 0; k < 200; k++) {
            double[] turn = chance.rotation();
            double height = chance.in(0, 0.5);
            pair.place(1, new double[] {0, 0, height}, turn);
            pair.forget();
            // lowest point along the direction d = -(third row): a cap's pole side, or the rim
            double dx = -turn[6], dy = -turn[7], dz = -turn[8], across = Math.hypot(dy, dz);
            double foot = R * Math.abs(dx) - 0.3; // where the ball's support point is, seen along the axis
            double reach = foot >= 0 ? R - 0.3 * Math.abs(dx) : rim * across;
            assertEquals(reach - height, pair.depth(), foot >= 0 ? 1e-10 : 1e-6, chance + " trial " + k);
        }
    }
}
