package org.condyle.muscle.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** The curves of MuJoCo's muscle at points that its formulas give in closed form. */
class MujocoMuscleTest {
    private static final MujocoMuscle LAW =
            new MujocoMuscle(new Architecture(800, 0.1, -0.02, 0, 1.5), MujocoMuscle.Parameters.defaults());

    private static final double EPS = 1e-14;

    @Test
    void activeForceOverLength() {
        double[][] points = {
            {0.5, 0},
            {0.625, 0.125},
            {0.75, 0.5},
            {0.875, 0.875},
            {1, 1},
            {1.15, 0.875},
            {1.3, 0.5},
            {1.45, 0.125},
            {1.6, 0}
        };
        for (double[] p : points) {
            assertEquals(p[1], LAW.activeForceLength(p[0]), EPS, "x = " + p[0]);
        }
        assertEquals(0, LAW.activeForceLength(0.2), 0);
        assertEquals(0, LAW.activeForceLength(2), 0);
    }

    @Test
    void forceOverSpeed() {
        double[][] points = {{-2, 0}, {-1, 0}, {-0.5, 0.25}, {0, 1}, {0.1, 1.15}, {0.2, 1.2}, {3, 1.2}};
        for (double[] p : points) {
            assertEquals(p[1], LAW.forceVelocity(p[0]), EPS, "w = " + p[0]);
        }
    }

    @Test
    void passiveForceOverLength() {
        double[][] points = {{0.9, 0}, {1, 0}, {1.15, 1.3 / 8}, {1.3, 0.65}, {1.6, 1.95}};
        for (double[] p : points) {
            assertEquals(p[1], LAW.passiveForceLength(p[0]), EPS, "x = " + p[0]);
        }
    }

    /** x = 1.15 at L = 0.095 m with a tendon of a negative length, w = -0.5 at V = -0.075 m/s. */
    @Test
    void theTensionIsTheSumOfActiveAndPassiveForce() {
        FibreState f = new FibreState();
        LAW.evaluate(0.4, 0.095, -0.075, Double.NaN, f);
        assertEquals(800 * (0.4 * 0.875 * 0.25 + 1.3 / 8), f.tendonForce, 1e-10);
        assertEquals(0.115, f.fibreLength, EPS);
        assertEquals(800 * 0.1 * 1.3 * 0.3 * 0.125 / 6, LAW.fibreEnergy(f), 1e-12);
    }

    @Test
    void whatItDoesNotHaveIsRefused() {
        Architecture pennate = new Architecture(800, 0.1, 0.1, 0.2, 1.5);
        assertThrows(
                IllegalArgumentException.class, () -> new MujocoMuscle(pennate, MujocoMuscle.Parameters.defaults()));
        assertThrows(IllegalArgumentException.class, () -> new MujocoMuscle.Parameters(1, 1.6, 1, 1.2));
        assertThrows(IllegalArgumentException.class, () -> new MujocoMuscle.Parameters(0.5, 1, 1, 1.2));
        Architecture negative = new Architecture(800, 0.1, -0.1, 0, 1.5);
        assertThrows(
                IllegalArgumentException.class,
                () -> new Thelen2003(negative, Thelen2003.Parameters.defaults(), false));
    }
}
