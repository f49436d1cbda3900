package org.condyle.joints;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Mobility;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** What every mobility promises. A new mobility extends this first, then adds what is special to it. */
abstract class MobilityContractTest {
    private static final double H = 2e-3;
    /** Everything is asked for at offsets, with marks around it that must survive. */
    private static final int OFF = 3;

    abstract Mobility mobility();

    /** A configuration to test at; already tidy. */
    double[] configuration(Chance chance) {
        double[] q = chance.numbers(mobility().coordinates().length, 1.2);
        mobility().tidy(q, 0);
        return q;
    }

    /** The mobility whose pose the coordinates describe: another one if this is seen the other way round. */
    Mobility described() {
        return mobility();
    }

    private double[] pose(Mobility m, double[] q) {
        double[] out = new double[12];
        m.place(q, 0, out, 0);
        return out;
    }

    /** q(t) with q̇ = rates(q, v), v constant: eight Runge-Kutta steps, for angles whose rates change fast. */
    private double[] flow(Mobility m, double[] q, double[] v, double h) {
        double[] x = q;
        for (int i = 0; i < 8; i++) {
            x = step(m, x, v, h / 8);
        }
        return x;
    }

    private double[] step(Mobility m, double[] q, double[] v, double h) {
        double[] k = new double[q.length], sum = new double[q.length], x = q.clone();
        double[] fraction = {0, 0.5, 0.5, 1}, weight = {1, 2, 2, 1};
        for (int stage = 0; stage < 4; stage++) {
            for (int i = 0; i < q.length; i++) {
                x[i] = q[i] + fraction[stage] * h * k[i];
            }
            m.rates(x, 0, v, 0, k, 0);
            for (int i = 0; i < q.length; i++) {
                sum[i] += weight[stage] * k[i];
            }
        }
        for (int i = 0; i < q.length; i++) {
            x[i] = q[i] + h / 6 * sum[i];
        }
        return x;
    }

    @RepeatedTest(10)
    void subspaceAndBiasAreTheDerivativesOfThePose(RepetitionInfo n) {
        Chance chance = new Chance(100 + n.getCurrentRepetition());
        Mobility m = mobility();
        double[] q = configuration(chance), v = chance.numbers(m.speeds().length, 1.5);
        double[][] p = new double[5][];
        p[2] = pose(m, q);
        for (int side = -1; side <= 1; side += 2) {
            double[] near = flow(m, q, v, side * H);
            p[2 + side] = pose(m, near);
            p[2 + 2 * side] = pose(m, flow(m, near, v, side * H));
        }
        double[] d = new double[12], dd = new double[12];
        for (int i = 0; i < 12; i++) {
            d[i] = (p[0][i] - 8 * p[1][i] + 8 * p[3][i] - p[4][i]) / (12 * H);
            dd[i] = (-p[0][i] + 16 * p[1][i] - 30 * p[2][i] + 16 * p[3][i] - p[4][i]) / (12 * H * H);
        }
        double[] r = Arrays.copyOf(p[2], 9);
        double[] spin = Mat3.times(d, Mat3.transpose(r)); // Ṙ Rᵀ = [ω]
        double[] bend = Mat3.times(dd, Mat3.transpose(r)); // R̈ Rᵀ = [ω̇] + [ω]², its skew part is [ω̇]
        double[] rate = {spin[7], spin[2], spin[3], d[9], d[10], d[11]};
        double[] second = {
            (bend[7] - bend[5]) / 2, (bend[2] - bend[6]) / 2, (bend[3] - bend[1]) / 2, dd[9], dd[10], dd[11]
        };

        int speeds = v.length;
        double[] subspace = new double[6 * speeds + 2 * OFF], bias = new double[6 + 2 * OFF];
        Arrays.fill(subspace, 77);
        Arrays.fill(bias, 77);
        double[] far = new double[q.length + OFF], fast = new double[speeds + OFF];
        System.arraycopy(q, 0, far, OFF, q.length);
        System.arraycopy(v, 0, fast, OFF, speeds);
        m.move(far, OFF, fast, OFF, subspace, OFF, bias, OFF);
        double[] sv = new double[6];
        for (int j = 0; j < speeds; j++) {
            for (int i = 0; i < 6; i++) {
                sv[i] += subspace[OFF + 6 * j + i] * v[j];
            }
        }
        assertArrayEquals(rate, sv, 1e-9, chance::toString);
        assertArrayEquals(second, Arrays.copyOfRange(bias, OFF, OFF + 6), 2e-8, chance::toString);
        for (int i = 0; i < OFF; i++) {
            assertEquals(77, subspace[i]);
            assertEquals(77, subspace[OFF + 6 * speeds + i]);
            assertEquals(77, bias[i]);
            assertEquals(77, bias[OFF + 6 + i]);
        }
    }

    @RepeatedTest(5)
    void poseIsARotationAndAPlace(RepetitionInfo n) {
        Chance chance = new Chance(200 + n.getCurrentRepetition());
        double[] q = configuration(chance), far = new double[q.length + OFF];
        System.arraycopy(q, 0, far, OFF, q.length);
        double[] out = new double[12 + 2 * OFF];
        Arrays.fill(out, 77);
        mobility().place(far, OFF, out, OFF);
        double[] r = Arrays.copyOfRange(out, OFF, OFF + 9);
        assertArrayEquals(Mat3.identity(), Mat3.times(r, Mat3.transpose(r)), 1e-14, chance::toString);
        assertEquals(1, Mat3.determinant(r, 0), 1e-14, chance::toString);
        assertArrayEquals(new double[] {77, 77, 77}, Arrays.copyOf(out, OFF));
        assertArrayEquals(new double[] {77, 77, 77}, Arrays.copyOfRange(out, OFF + 12, OFF + 12 + OFF));
    }

    @RepeatedTest(5)
    void advancingByASmallIncrementIsFollowingTheRates(RepetitionInfo n) {
        Chance chance = new Chance(300 + n.getCurrentRepetition());
        Mobility m = mobility();
        double[] q = configuration(chance), v = chance.numbers(m.speeds().length, 1.5);
        // v constant: the exponential of a rotation vector in the turning frame and q + v h are both exact
        double[] increment = v.clone();
        for (int i = 0; i < v.length; i++) {
            increment[i] *= H;
        }
        double[] advanced = new double[q.length];
        m.advance(q, 0, increment, 0, advanced, 0);
        assertArrayEquals(flow(m, q, v, H), advanced, 1e-14, chance::toString);
        double[] inPlace = q.clone();
        m.advance(inPlace, 0, increment, 0, inPlace, 0);
        assertArrayEquals(advanced, inPlace, chance::toString);
        m.advance(q, 0, new double[v.length], 0, advanced, 0);
        assertArrayEquals(q, advanced, 1e-15, chance::toString);
    }

    @Test
    void tidyingKeepsThePoseAndIsDoneOnce() {
        Chance chance = new Chance(400);
        Mobility m = mobility();
        double[] q = configuration(chance);
        if (m.coordinates().length != m.speeds().length) { // there is something to tidy
            int first = m.plainCoordinates();
            for (int i = first; i < q.length; i++) {
                q[i] *= 1.7;
            }
        }
        double[] before = pose(m, q);
        m.tidy(q, 0);
        assertArrayEquals(before, pose(m, q), 1e-14);
        double[] once = q.clone();
        m.tidy(q, 0);
        assertArrayEquals(once, q, 1e-15);
    }

    @Test
    void neutralConfigurationIsTidyAndWrittenCompletely() {
        Mobility m = mobility();
        double[] q = new double[m.coordinates().length + 2 * OFF];
        Arrays.fill(q, 77);
        m.neutral(q, OFF);
        for (int i = 0; i < OFF; i++) {
            assertEquals(77, q[i]);
            assertEquals(77, q[q.length - 1 - i]);
        }
        double[] tidy = q.clone();
        m.tidy(tidy, OFF);
        assertArrayEquals(q, tidy);
        double[] out = new double[12];
        m.place(q, OFF, out, 0);
        assertTrue(Mat3.determinant(out, 0) > 0.999);
    }

    @Test
    void plainCoordinatesHaveTheirSpeedAsRate() {
        Chance chance = new Chance(500);
        Mobility m = mobility();
        double[] q = configuration(chance), v = chance.numbers(m.speeds().length, 2), rates = new double[q.length];
        m.rates(q, 0, v, 0, rates, 0);
        int plain = 0;
        for (int i = 0; i < v.length; i++) {
            if (m.isPlain(i)) {
                plain++;
                assertEquals(v[i], rates[i]);
                assertEquals(m.coordinates()[i].name(), m.speeds()[i].name());
            }
        }
        assertEquals(m.plainCoordinates(), plain);
    }

    @Test
    void copiesForThreadsAgreeAndDoNotDisturbEachOther() {
        Chance chance = new Chance(600);
        Mobility one = mobility(), two = one.forThread();
        double[] q = configuration(chance), other = configuration(chance);
        double[] v = chance.numbers(one.speeds().length, 2);
        int size = 6 * v.length;
        double[] s1 = new double[size], b1 = new double[6], s2 = new double[size], b2 = new double[6];
        one.move(q, 0, v, 0, s1, 0, b1, 0);
        two.move(other, 0, v, 0, new double[size], 0, new double[6], 0);
        one.place(other, 0, new double[12], 0);
        two.move(q, 0, v, 0, s2, 0, b2, 0);
        assertArrayEquals(s1, s2);
        assertArrayEquals(b1, b2);
        assertArrayEquals(pose(one, q), pose(two, q));
        assertEquals(one.type(), two.type());
        assertEquals(one.coordinates().length, two.coordinates().length);
    }

    @Test
    void onlyStraightSlidesAlongZAreCalledSo() {
        Mobility m = mobility();
        if (m.specialCase() == Mobility.SpecialCase.SLIDE_ALONG_Z) {
            assertArrayEquals(new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0.7}, pose(m, new double[] {0.7}));
            double[] subspace = new double[6], bias = new double[6];
            m.move(new double[] {0.7}, 0, new double[] {3}, 0, subspace, 0, bias, 0);
            assertArrayEquals(new double[] {0, 0, 0, 0, 0, 1}, subspace);
            assertArrayEquals(new double[6], bias);
        }
    }

    @Test
    void shortCutForPinsIsTakenOnlyByPureTurnsAboutZ() {
        Mobility m = mobility();
        if (m.specialCase() == Mobility.SpecialCase.TURN_ABOUT_Z) {
            assertArrayEquals(Rotations.about(0, 0, 1, 0.7), Arrays.copyOf(pose(m, new double[] {0.7}), 9), 1e-15);
            assertArrayEquals(new double[3], Arrays.copyOfRange(pose(m, new double[] {0.7}), 9, 12));
        }
    }

    private static double[] subspace(Mobility m, double[] q) {
        double[] s = new double[6 * m.speeds().length];
        m.move(q, 0, new double[m.speeds().length], 0, s, 0, new double[6], 0);
        return s;
    }

    @Test
    void placeAndQuaternionAreWhereTheLayoutSays() {
        Chance chance = new Chance(700);
        Mobility m = described();
        Mobility.Layout has = mobility().layout();
        assertEquals(has, m.layout());
        double[] q = configuration(chance), pose = pose(m, q), s = subspace(m, q);
        for (int k = 0; k < has.places(); k++) {
            assertEquals(q[has.placeAt() + k], pose[9 + k], 1e-15);
            assertTrue(m.isPlain(has.placeAt() + k));
            for (int i = 0; i < 6; i++) {
                assertEquals(i == 3 + k ? 1 : 0, s[6 * (has.placeAt() + k) + i], 1e-15);
            }
        }
        if (has.quaternionAt() >= 0) {
            double[] r = new double[9];
            Rotations.fromQuaternion(q, has.quaternionAt(), r, 0);
            assertArrayEquals(r, Arrays.copyOf(pose, 9), 1e-14);
        } else {
            assertEquals(m.speeds().length, m.coordinates().length, "more coordinates than speeds are a quaternion");
        }
    }

    @Test
    void speedsOfTheLayoutAreAnAngularVelocity() {
        Chance chance = new Chance(800);
        Mobility m = described();
        Mobility.Layout has = m.layout();
        double[] s = subspace(m, configuration(chance));
        if (has.spins() == 3) {
            double[] w = new double[9];
            for (int k = 0; k < 3; k++) {
                System.arraycopy(s, 6 * (has.spinAt() + k), w, 3 * k, 3);
            }
            assertArrayEquals(Mat3.identity(), Mat3.times(w, Mat3.transpose(w)), 1e-14);
        } else if (has.spins() == 1) {
            assertArrayEquals(
                    new double[] {0, 0, 1, 0, 0, 0},
                    Arrays.copyOfRange(s, 6 * has.spinAt(), 6 * has.spinAt() + 6),
                    1e-15);
        }
        if (mobility().turnsFreely()) {
            for (int k = 0; k < 3; k++) {
                for (int i = 3; i < 6; i++) {
                    assertEquals(0, s[6 * (has.spinAt() + k) + i], 1e-15, "it shifts as it turns");
                }
            }
        }
    }

    @Test
    void childStaysInThePlane() {
        Chance chance = new Chance(900);
        Mobility m = mobility();
        double[] q = configuration(chance), pose = pose(m, q), s = subspace(m, q);
        switch (m.plane()) {
            case NONE -> assertTrue(m.layout().places() != 2, "a place of two coordinates is one in a plane");
            case XY -> {
                assertEquals(1, pose[8], 1e-15);
                for (int c = 0; c < s.length; c += 6) {
                    assertArrayEquals(new double[3], new double[] {s[c], s[c + 1], s[c + 5]}, 1e-15);
                }
            }
            case THROUGH_Z -> {
                assertArrayEquals(Mat3.identity(), Arrays.copyOf(pose, 9), 1e-15);
                for (int c = 0; c < s.length; c++) {
                    assertTrue(c % 6 == 5 || Math.abs(s[c]) < 1e-15, "it does not only shift along z");
                }
            }
        }
    }

    @Test
    void axisIsZAndSlidingDoesNotTurn() {
        Chance chance = new Chance(1000);
        Mobility m = mobility();
        double[] s = subspace(m, configuration(chance));
        if (m.hasAxis()) {
            assertEquals(6, s.length, "an axis belongs to one coordinate");
            assertEquals(1, Math.hypot(s[2], s[5]), 1e-15);
            assertTrue(m.plane() != Mobility.Plane.NONE);
        }
        for (int c = 0; m.slides() && c < s.length; c += 6) {
            assertArrayEquals(new double[3], Arrays.copyOfRange(s, c, c + 3), 1e-15);
            assertTrue(Math.hypot(s[c + 3], Math.hypot(s[c + 4], s[c + 5])) <= 1 + 1e-15);
        }
    }

    /** Where no point is held, the child's origin can leave in two directions or more. */
    @Test
    void whatHoldsNoPointMovesAbout() {
        Chance chance = new Chance(1100);
        Mobility m = mobility();
        if (m.holdsPoint()) {
            assertEquals(-1, m.layout().placeAt());
            return;
        }
        double[] s = subspace(m, configuration(chance));
        double most = 0;
        for (int a = 0; a < s.length; a += 6) {
            for (int b = 0; b < a; b += 6) {
                double x = s[a + 4] * s[b + 5] - s[a + 5] * s[b + 4], y = s[a + 5] * s[b + 3] - s[a + 3] * s[b + 5];
                most = Math.max(most, Math.hypot(Math.hypot(x, y), s[a + 3] * s[b + 4] - s[a + 4] * s[b + 3]));
            }
        }
        assertTrue(most > 1e-6, "its origin moves along one line at most");
    }
}
