package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Tops;
import org.hipparchus.special.elliptic.jacobi.CopolarN;
import org.hipparchus.special.elliptic.jacobi.JacobiEllipticBuilder;
import org.hipparchus.special.elliptic.legendre.LegendreEllipticIntegral;
import org.junit.jupiter.api.Test;

/** Spinning bodies against elliptic functions. L. D. Landau and E. M. Lifshitz, Mechanics, sections 35 and 37. */
class TopsTest {
    /** ω(t) of the free top with I = (1, 2, 3), ω₀ = (0.05, 2, 0.05); here L² > 2 T I₂. */
    private static final class Euler {
        final double t2 = 1 * 0.05 * 0.05 + 2 * 2 * 2 + 3 * 0.05 * 0.05; // 2 T
        final double l2 = 1 * 0.05 * 0.05 + 4 * 2 * 2 + 9 * 0.05 * 0.05; // L²
        final double a1 = Math.sqrt((t2 * 3 - l2) / (1 * (3 - 1)));
        final double a2 = Math.sqrt((t2 * 3 - l2) / (2 * (3 - 2)));
        final double a3 = Math.sqrt((l2 - t2 * 1) / (3 * (3 - 1)));
        final double pace = Math.sqrt((3 - 2) * (l2 - t2 * 1) / (1 * 2 * 3));
        final double m = (2 - 1) * (t2 * 3 - l2) / ((3 - 2) * (l2 - t2 * 1));
        final double start = LegendreEllipticIntegral.bigF(Math.asin(2 / a2), m);
        final double period = 4 * LegendreEllipticIntegral.bigK(m) / pace;

        double[] spin(double t) {
            CopolarN n = JacobiEllipticBuilder.build(m).valuesN(start + pace * t);
            return new double[] {a1 * n.cn(), a2 * n.sn(), a3 * n.dn()};
        }
    }

    private static State tossed(Model model) {
        State s = model.newState();
        s.v[0] = 0.05;
        s.v[1] = 2;
        s.v[2] = 0.05;
        return s;
    }

    @Test
    void freeTopTumblesLikeJacobisFunctions() {
        Euler exact = new Euler();
        assertEquals(16.372287, exact.period, 5e-7);
        assertArrayEquals(new double[] {-1.8580615, -0.74169234, 1.0735288}, exact.spin(5), 5e-8);
        assertArrayEquals(new double[] {0.05, 2, 0.05}, exact.spin(0), 1e-12);

        Model model = Tops.asymmetric();
        Simulation run = Runs.of(model)
                .until(exact.period)
                .every(exact.period / 20)
                .record("pivot.spin-x", "pivot.spin-y", "pivot.spin-z")
                .simulation();
        Outcome end = run.run(tossed(model), Listener.NONE);
        Recording r = run.recording();
        for (int row = 0; row < r.rows(); row++) {
            double[] expected = exact.spin(r.time(row));
            for (int k = 0; k < 3; k++) {
                assertEquals(expected[k], r.value(k, row), 1e-9, "t = " + r.time(row));
            }
        }
        assertTrue(Math.abs(end.ledger().relativeResidual()) < 1e-10, end::toString);
    }

    @Test
    void freeTopFlipsEveryHalfPeriod() {
        Model model = Tops.asymmetric();
        // ω₂ passes from 2 to -2 and back; its zeros are half a period apart
        Outcome end = Runs.of(model)
                .until(20)
                .event("flip", (s, m) -> s.v[1], 0, false)
                .simulation()
                .run(tossed(model), Listener.NONE);
        assertEquals(2, end.events().size());
        assertEquals(8.1861434, end.events().get(1).time() - end.events().get(0).time(), 5e-8);
        assertEquals(
                new Euler().period / 2,
                end.events().get(1).time() - end.events().get(0).time(),
                1e-9);
    }

    @Test
    void freeTopKeepsItsAngularMomentumInTheWorld() {
        Model model = Tops.asymmetric();
        State s = tossed(model);
        double[] q = Rotations.toQuaternion(Rotations.about(0.6, 0, 0.8, 1.1));
        System.arraycopy(q, 0, s.q, 0, 4);
        double[] before = momentum(s);
        Simulation run = Runs.of(model).until(50).simulation();
        run.run(s, Listener.NONE);
        assertArrayEquals(before, momentum(run.last()), 1e-9);
    }

    private static double[] momentum(State s) {
        double[] r = new double[9], out = new double[3];
        Rotations.fromQuaternion(s.q, 0, r, 0);
        Mat3.times(r, 0, s.v[0], 2 * s.v[1], 3 * s.v[2], out, 0);
        return out;
    }

    private static final double I1 = 0.0031;
    private static final double I3 = 0.0008;
    private static final double MGL = 0.4905;
    private static final double SPIN = 200;
    private static final double TILT = Math.toRadians(20);

    /** Angle of the figure axis from the vertical. */
    private static double tilt(State s) {
        double[] r = new double[9];
        Rotations.fromQuaternion(s.q, 0, r, 0);
        return Math.atan2(Math.hypot(r[2], r[5]), r[8]);
    }

    /** How far the figure axis has gone round the vertical since it was tilted about x. */
    private static double azimuth(State s) {
        double[] r = new double[9];
        Rotations.fromQuaternion(s.q, 0, r, 0);
        return Math.atan2(r[2], -r[5]);
    }

    @Test
    void heavyTopNutatesBetweenItsTurningPoints() {
        // u = cos θ: I₁ u̇² = 2 mgl (u₀ - u)(1 - u²) - (I₃ω₃)²/I₁ (u₀ - u)², zeros u₁ < u₀ < 1 < u₂
        double u0 = Math.cos(TILT), c = I3 * I3 * SPIN * SPIN / (2 * I1 * MGL);
        // 1 - u² = c (u₀ - u)
        double root = Math.sqrt(c * c / 4 - c * u0 + 1);
        double u1 = c / 2 - root, u2 = c / 2 + root;
        double m = (u0 - u1) / (u2 - u1);
        double period = 4 * LegendreEllipticIntegral.bigK(m) / Math.sqrt(2 * MGL / I1 * (u2 - u1));
        assertEquals(22.801793, Math.toDegrees(Math.acos(u1)), 5e-7);
        assertEquals(0.13784668, period, 5e-9);

        Model model = Tops.heavy();
        State s = Tops.tilted(model, TILT, SPIN, 0);
        Simulation run = Runs.of(model)
                .until(1)
                .event("lowest", (x, motion) -> motion.rate[12 + 3 + 8], 1, false)
                .event("highest", (x, motion) -> motion.rate[12 + 3 + 8], -1, true)
                .record("top.centre.z")
                .simulation();
        Outcome end = run.run(s, Listener.NONE);
        assertEquals(Outcome.End.STOPPED, end.end());
        assertEquals(2, end.events().size(), end::toString);
        assertEquals(period / 2, end.events().get(0).time(), 1e-9);
        assertEquals(period, end.time(), 1e-9);
        assertEquals(0.05 * u1, run.recording().least(0), 1e-12);
        assertEquals(TILT, tilt(run.last()), 1e-9);
        assertEquals(3.2549071, azimuth(run.last()) / end.time(), 5e-8);
        assertTrue(Math.abs(end.ledger().relativeResidual()) < 1e-9, end::toString);
    }

    @Test
    void heavyTopPrecessesSteadilyAtTwoRates() {
        double b = I3 * SPIN, root = Math.sqrt(b * b - 4 * I1 * Math.cos(TILT) * MGL);
        double slow = (b - root) / (2 * I1 * Math.cos(TILT)), fast = (b + root) / (2 * I1 * Math.cos(TILT));
        assertEquals(3.2589979, slow, 5e-8);
        assertEquals(51.666306, fast, 5e-7);
        for (double rate : new double[] {slow, fast}) {
            Model model = Tops.heavy();
            double t = 2 / rate;
            Simulation run = Runs.of(model).until(t).simulation();
            run.run(Tops.tilted(model, TILT, SPIN, rate), Listener.NONE);
            assertEquals(TILT, tilt(run.last()), 1e-10);
            assertEquals(2, azimuth(run.last()), 1e-9);
        }
    }

    @Test
    void heavyTopKeepsItsSpinAndItsAngularMomentumAboutTheVertical() {
        Model model = Tops.heavy();
        State s = Tops.tilted(model, TILT, SPIN, 0);
        Simulation run = Runs.of(model).until(2).simulation();
        Outcome end = run.run(s, Listener.NONE);
        State last = run.last();
        assertEquals(SPIN, last.v[2], 1e-9);
        assertEquals(vertical(s), vertical(last), 1e-12);
        assertTrue(Math.abs(end.ledger().relativeResidual()) < 1e-9, end::toString);
        assertEquals(1, Math.hypot(Math.hypot(last.q[0], last.q[1]), Math.hypot(last.q[2], last.q[3])), 2e-12);
    }

    private static double vertical(State s) {
        double[] r = new double[9], out = new double[3];
        Rotations.fromQuaternion(s.q, 0, r, 0);
        Mat3.times(r, 0, I1 * s.v[0], I1 * s.v[1], I3 * s.v[2], out, 0);
        return out[2];
    }
}
