package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RotationsTest {
    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-12, 1e-7, 1e-3, 0.5, 1.5, 2.5, 3, 3.1, 3.14, 3.1415, 3.14159, 3.1415926, 3.14159265})
    void rotationVectorIsAccurateUpToHalfATurn(double angle) {
        for (long seed = 1; seed <= 20; seed++) {
            Chance chance = new Chance(seed);
            double[] axis = Rotations.unit(chance.vector(1)), out = new double[5];
            Rotations.toVector(Rotations.about(axis[0], axis[1], axis[2], angle), 0, out, 2);
            for (int i = 0; i < 3; i++) {
                assertEquals(angle * axis[i], out[2 + i], 3e-15, chance + ", angle " + angle);
            }
        }
    }

    @Test
    void rotationVectorOfAHalfTurnIsOneOfTheTwoThatFit() {
        for (long seed = 1; seed <= 20; seed++) {
            Chance chance = new Chance(seed);
            double[] axis = Rotations.unit(chance.vector(1)), out = new double[3];
            double[] r = Rotations.about(axis[0], axis[1], axis[2], Math.PI);
            Rotations.toVector(r, 0, out, 0);
            double[] again = Rotations.unit(out);
            assertArrayEquals(r, Rotations.about(again[0], again[1], again[2], Math.PI), 1e-14, chance::toString);
        }
    }

    @Test
    void quaternionAndMatrixGoBothWays() {
        for (long seed = 1; seed <= 50; seed++) {
            Chance chance = new Chance(seed);
            double[] r = chance.rotation(), back = new double[9];
            Rotations.fromQuaternion(Rotations.toQuaternion(r), 0, back, 0);
            assertArrayEquals(r, back, 1e-15, chance::toString);
        }
    }

    /** A body that turns on and on about a fixed axis: the quaternions go round once in two turns, without a jump. */
    @Test
    void quaternionsOnTheShortWayFollowATurnPastHalfATurnAndOn() {
        double[] axis = Rotations.unit(new double[] {1, -2, 2}), before = {0, 0, 1, 0, 0, 0};
        for (double angle = 0; angle < 20; angle += 0.3) {
            double[] q = Rotations.toQuaternion(Rotations.about(axis[0], axis[1], axis[2], angle));
            Rotations.shortWay(before, 2, q);
            double c = Math.cos(0.5 * angle), s = Math.sin(0.5 * angle);
            assertArrayEquals(new double[] {c, s * axis[0], s * axis[1], s * axis[2]}, q, 1e-14);
            System.arraycopy(q, 0, before, 2, 4);
        }
    }

    @Test
    void turningAQuaternionIsMultiplyingByTheRotationOfTheVector() {
        for (long seed = 1; seed <= 20; seed++) {
            Chance chance = new Chance(seed);
            double[] q = Rotations.toQuaternion(chance.rotation()), v = chance.vector(seed < 10 ? 1 : 1e-9);
            double[] before = new double[9], after = new double[9];
            Rotations.fromQuaternion(q, 0, before, 0);
            double length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
            double[] n = Rotations.unit(v);
            Rotations.turn(q, 0, v[0], v[1], v[2], q, 0);
            Rotations.fromQuaternion(q, 0, after, 0);
            assertArrayEquals(
                    Mat3.times(before, Rotations.about(n[0], n[1], n[2], length)), after, 1e-15, chance::toString);
        }
    }

    @Test
    void unitVectorStaysTheSameToTheLastBit() {
        for (long seed = 1; seed <= 100; seed++) {
            double[] once = Rotations.unit(new Chance(seed).vector(5));
            assertArrayEquals(once, Rotations.unit(once), "seed " + seed);
        }
        assertThrows(IllegalArgumentException.class, () -> Rotations.unit(new double[3]));
    }

    @Test
    void frameAlongADirectionIsARotationWithThatThirdColumn() {
        for (long seed = 1; seed <= 50; seed++) {
            Chance chance = new Chance(seed);
            double[] d = Rotations.unit(chance.vector(1)), r = Rotations.withZAlong(d);
            assertArrayEquals(d, new double[] {r[2], r[5], r[8]}, 1e-15, chance::toString);
            assertArrayEquals(Mat3.identity(), Mat3.times(r, Mat3.transpose(r)), 1e-15, chance::toString);
            assertEquals(1, Mat3.determinant(r, 0), 1e-15, chance::toString);
        }
        assertArrayEquals(Mat3.identity(), Rotations.withZAlong(new double[] {0, 0, 3}));
    }
}
