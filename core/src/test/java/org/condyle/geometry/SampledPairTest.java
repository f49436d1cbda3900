package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.pair.Flipped;
import org.condyle.geometry.pair.SampledPair;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Cavity;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Superquadric;
import org.condyle.geometry.shape.Torus;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class SampledPairTest extends ContactGeometryContractTest {
    private static final ParametricShape EGG = new ParametricShape(NurbsSurfaceTest.ellipsoid(0.3, 0.2, 0.5));
    private static final ParametricShape RING = new ParametricShape(NurbsSurfaceTest.torus(0.4, 0.15));

    @Override
    List<Case> cases() {
        return List.of(
                new Case(EGG, new HalfSpace(), 0.1, 0.6),
                new Case(new Ellipsoid(0.3, 0.2, 0.5), new Torus(0.4, 0.3), 0.85, 1.2));
    }

    @Override
    Strictness strictness(Case c) {
        return new Strictness(15, 1e-10, 1e-5);
    }

    /** The search itself, also where a closed form is in the table before it. */
    @Override
    ContactGeometry pair(Surface a, Surface b) {
        Shape s = a.shape();
        boolean sampled = s instanceof ParametricShape || s instanceof Superquadric || s instanceof Ellipsoid;
        return sampled ? new SampledPair(a, b) : new Flipped(new SampledPair(b, a));
    }

    @Test
    void anEggOnAFloorReachesAsDeepAsItsSupport() {
        Chance chance = new Chance(1);
        TwoShapes poses = new TwoShapes(EGG, new HalfSpace());
        double[] s = new double[3];
        for (int k = 0; k < 1000; k++) {
            double[] at = chance.vector(0.5), turn = chance.rotation();
            poses.place(1, at, turn);
            new Ellipsoid(0.3, 0.2, 0.5).support(-turn[6], -turn[7], -turn[8], s);
            double lowest = at[2] + turn[6] * s[0] + turn[7] * s[1] + turn[8] * s[2];
            assertEquals(-lowest, poses.depth(), 1e-12, chance.toString());
        }
    }

    /** Brute force: every vertex of a fine net of A against B. */
    @Test
    void noSampleOfOneSurfaceIsDeeperInTheOther() {
        NearestPointShape[][] pairs = {
            {EGG, RING},
            {RING, new Box(0.3, 0.4, 0.5)},
            {EGG, new ParametricShape(NurbsSurfaceTest.ellipsoid(0.2, 0.4, 0.3))},
            {new Superquadric(0.3, 0.2, 0.4, 0.5, 1.3), RING},
            {EGG, new Cavity(0.8)}
        };
        for (NearestPointShape[] p : pairs) {
            TwoShapes poses = new TwoShapes(p[0], p[1]);
            double[] v = p[0].triangles(3e-3).vertices(), x = new double[3];
            Chance chance = new Chance(2);
            for (int k = 0; k < 8; k++) {
                poses.scatter(chance, 0.35);
                poses.forget();
                double gap = poses.find().gap, brute = Double.POSITIVE_INFINITY;
                for (int i = 0; i < v.length; i += 3) {
                    poses.motion.position(1, new double[] {v[i], v[i + 1], v[i + 2]}, x, 0);
                    brute = Math.min(brute, poses.distance(p[1], 2, x));
                }
                String what =
                        p[0] + " / " + p[1] + " " + chance + " trial " + k + ": " + gap + ", brute force " + brute;
                boolean deep = gap < -0.1; // beyond the half thickness minima lie on ridges
                assertTrue(gap <= brute + (deep ? 5e-3 : 1e-9), what);
                assertEquals(brute, gap, 6e-3 + (deep ? 0.01 : 0), what);
            }
        }
    }

    @Test
    void aWarmStartFindsTheSameAndNormalsAreCommon() {
        TwoShapes poses = new TwoShapes(EGG, RING);
        Chance chance = new Chance(3);
        for (int k = 0; k < 50; k++) {
            poses.scatter(chance, 0.5);
            poses.forget();
            double cold = poses.find().gap;
            poses.pair.remember(poses.motion, poses.contacts, poses.memory, 0);
            ContactSet warm = poses.find();
            assertEquals(cold, warm.gap, cold > -0.1 ? 1e-11 : 1e-3);
            if (cold > -0.1) { // the normal of the egg at its point is the contact's
                double[] x = new double[3], out = new double[8], n = new double[3];
                poses.motion.materialPoint(1, warm.point, 0, x, 0);
                EGG.project(x[0], x[1], x[2], new double[] {Double.NaN, Double.NaN}, 0, out);
                poses.motion.direction(1, new double[] {out[3], out[4], out[5]}, n, 0);
                assertEquals(1, n[0] * warm.normal[0] + n[1] * warm.normal[1] + n[2] * warm.normal[2], 1e-9);
            }
        }
    }

    /** An egg over an open patch, in front of it: 10 poses, all vertices of a net. */
    @Test
    void anEggOnAHillTouchesItsFront() {
        ParametricShape hill = new ParametricShape(NurbsSurfaceTest.hill());
        TwoShapes poses = new TwoShapes(EGG, hill);
        double[] v = EGG.triangles(2e-3).vertices(), x = new double[3];
        Chance chance = new Chance(5);
        for (int k = 0; k < 10; k++) {
            poses.place(
                    1,
                    new double[] {chance.in(-0.1, 0.1), chance.in(-0.1, 0.1), chance.in(0.45, 0.7)},
                    chance.rotation());
            poses.forget();
            double gap = poses.find().gap, brute = Double.POSITIVE_INFINITY;
            for (int i = 0; i < v.length; i += 3) {
                poses.motion.position(1, new double[] {v[i], v[i + 1], v[i + 2]}, x, 0);
                brute = Math.min(brute, poses.distance(hill, 2, x));
            }
            String what = chance + " trial " + k + ": " + gap + ", brute force " + brute;
            assertTrue(gap <= brute + 1e-10, what);
            assertEquals(brute, gap, 6e-3, what);
        }
    }
}
