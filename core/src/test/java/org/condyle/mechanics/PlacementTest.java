package org.condyle.mechanics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.condyle.math.Mat3;
import org.condyle.scenes.Chance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Forces and motions of bodies whose A is any invertible matrix: what is written on (p, A) must hold for soft bodies. */
class PlacementTest {
    private static final int BODY = 2;

    /** Three bodies; the last one deformed and moving at random. */
    private static Motion deformed(Chance chance) {
        Motion m = new Motion(3);
        do {
            System.arraycopy(chance.numbers(12, 1.5), 0, m.placement, Motion.SIZE * BODY, 12);
        } while (Math.abs(Mat3.determinant(m.placement, Motion.SIZE * BODY + 3)) < 0.3);
        System.arraycopy(chance.numbers(12, 2), 0, m.rate, Motion.SIZE * BODY, 12);
        return m;
    }

    private static double power(Forces f, Motion m) {
        double sum = 0;
        for (int k = 0; k < f.dual.length; k++) {
            sum += f.dual[k] * m.rate[k];
        }
        return sum;
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void powerOfAForceIsForceTimesVelocityOfItsPoint(long seed) {
        Chance chance = new Chance(seed);
        Motion m = deformed(chance);
        double[] x = chance.vector(1), f = chance.vector(10), velocity = new double[3], place = new double[3];
        m.velocity(BODY, x, velocity, 0);
        Forces forces = new Forces(3, 0);
        forces.addForce(BODY, x, f[0], f[1], f[2]);
        assertEquals(dot(f, velocity), power(forces, m), 1e-12, chance::toString);

        m.position(BODY, x, place, 0);
        Forces at = new Forces(3, 0);
        at.addForceAt(BODY, place, 0, f[0], f[1], f[2], m);
        assertArrayEquals(forces.dual, at.dual, 1e-12, chance::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15})
    void powerOfACoupleIsCoupleTimesSpin(long seed) {
        Chance chance = new Chance(seed);
        Motion m = deformed(chance);
        double[] couple = chance.vector(10), spin = new double[3];
        m.spin(BODY, spin, 0);
        Forces forces = new Forces(3, 0);
        forces.addCouple(BODY, couple[0], couple[1], couple[2], m);
        assertEquals(dot(couple, spin), power(forces, m), 1e-11, chance::toString);
        assertArrayEquals(new double[3], Arrays.copyOfRange(forces.dual, 24, 27), "a couple has no resultant force");
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24, 25})
    void powerOfADirectionForceIsForceTimesRateOfTheDirection(long seed) {
        Chance chance = new Chance(seed);
        Motion m = deformed(chance);
        double[] d = chance.vector(1), n = chance.vector(10), rate = new double[3];
        m.directionRate(BODY, d, rate, 0);
        Forces forces = new Forces(3, 0);
        forces.addDirectionForce(BODY, d, n[0], n[1], n[2]);
        assertEquals(dot(n, rate), power(forces, m), 1e-12, chance::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33, 34, 35})
    void materialPointIsTheInverseOfPosition(long seed) {
        Chance chance = new Chance(seed);
        Motion m = deformed(chance);
        double[] x = chance.vector(1), place = new double[5], back = new double[4];
        m.position(BODY, x, place, 2);
        m.materialPoint(BODY, place, 2, back, 1);
        assertArrayEquals(x, Arrays.copyOfRange(back, 1, 4), 1e-13, chance::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {41, 42, 43})
    void spinIsTheSkewPartOfTheVelocityGradient(long seed) {
        Chance chance = new Chance(seed);
        Motion m = deformed(chance);
        // Ȧ = (W + D) A with W skew and D symmetric: the spin is the axial vector of W alone
        double[] w = chance.vector(2), d = chance.numbers(6, 2);
        double[] gradient = {
            d[0], d[3] - w[2], d[4] + w[1], d[3] + w[2], d[1], d[5] - w[0], d[4] - w[1], d[5] + w[0], d[2]
        };
        Mat3.times(gradient, 0, m.placement, Motion.SIZE * BODY + 3, m.rate, Motion.SIZE * BODY + 3);
        double[] spin = new double[3];
        m.spin(BODY, spin, 0);
        assertArrayEquals(w, spin, 1e-12, chance::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {51, 52, 53})
    void rowsAndForcesWriteTheSameDuals(long seed) {
        Chance chance = new Chance(seed);
        double[] x = chance.vector(1), n = chance.vector(1), d = chance.vector(1);
        Forces forces = new Forces(3, 0);
        forces.addForce(BODY, x, n[0], n[1], n[2]);
        forces.addDirectionForce(BODY, d, n[2], n[0], n[1]);
        Rows rows = new Rows(1);
        rows.row(0, 0, 0);
        rows.addForce(0, x, 1, 2, 3); // the ground does not move
        rows.addForce(BODY, x, n[0], n[1], n[2]);
        rows.addDirectionForce(BODY, d, n[2], n[0], n[1]);
        assertEquals(1, rows.entryAt[1]);
        assertEquals(BODY, rows.entryBody[0]);
        assertArrayEquals(
                Arrays.copyOfRange(forces.dual, 24, 36), Arrays.copyOf(rows.entryDual, 12), 1e-15, chance::toString);
    }
}
