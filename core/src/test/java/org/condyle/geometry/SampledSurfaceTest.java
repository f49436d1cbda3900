package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.freeform.ParametricSurface;
import org.condyle.geometry.freeform.SampledSurface;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class SampledSurfaceTest {
    private static final double[] NONE = {Double.NaN, Double.NaN};

    /** The ball patch of the spatial knee: θ = π/4 + u π/2, φ = -3π/4 + v π/2, lowest at u = v = 1/2. */
    record Ball(double radius) implements ParametricSurface {
        @Override
        public double[] breaksU() {
            return new double[] {0, 1};
        }

        @Override
        public double[] breaksV() {
            return new double[] {0, 1};
        }

        @Override
        public void jet(double u, double v, double[] out) {
            double h = Math.PI / 2, r = radius, ct = Math.cos(h / 2 + h * u), st = Math.sin(h / 2 + h * u);
            double cp = Math.cos(-1.5 * h + h * v), sp = Math.sin(-1.5 * h + h * v);
            double[] all = {
                r * ct,
                r * st * cp,
                r * st * sp,
                -r * h * st,
                r * h * ct * cp,
                r * h * ct * sp,
                0,
                -r * h * st * sp,
                r * h * st * cp,
                -r * h * h * ct,
                -r * h * h * st * cp,
                -r * h * h * st * sp,
                0,
                -r * h * h * ct * sp,
                r * h * h * ct * cp,
                0,
                -r * h * h * st * cp,
                -r * h * h * st * sp
            };
            System.arraycopy(all, 0, out, 0, 18);
        }
    }

    @Test
    void theErrorInTheMiddleOfACellIsTheKnownOne() {
        double[] known = {9.60736e-4, 6.02272e-5, 5.59632e-7};
        int[] nodes = {9, 33, 333};
        double[] out = new double[6];
        for (int k = 0; k < 3; k++) {
            SampledSurface s = new SampledSurface(new ParametricShape(new Ball(0.1)), nodes[k], nodes[k]);
            double h = 1.0 / (nodes[k] - 1);
            s.at(0.5, 0.5, out); // a node
            assertEquals(0.1, Math.hypot(out[0], Math.hypot(out[1], out[2])), 1e-15);
            // the spec's cell at the equator: R sin²(h/2), h = (π/2)/(n - 1)
            s.at(0.5 + h / 2, 0.5 + h / 2, out);
            double error = 0.1 - Math.hypot(out[0], Math.hypot(out[1], out[2]));
            assertEquals(known[k], error, 3e-2 * known[k]);
            assertEquals(0.1 * Math.pow(Math.sin(Math.PI / 4 * h), 2), known[k], 1e-5 * known[k]);
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
        SampledSurface ball = new SampledSurface(new ParametricShape(new Ball(0.1), outwardIsBack()), 99, 99);
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

    /** s_u × s_v of the ball's patch points inwards or outwards; the table follows the patch. */
    private static boolean outwardIsBack() {
        double[] out = new double[8];
        return new ParametricShape(new Ball(0.1)).project(0, 0, -0.2, NONE, 0, out) < 0;
    }
}
