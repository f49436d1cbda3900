package org.condyle.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Motors under the contract of actuators, and what is special in each. */
class ActuatorsTest {
    private static final double[] AT_A = {0.2, -0.1, 0.3};
    private static final double[] AT_B = {2, -1, 2};

    private static MotorDrive limited(Model.Builder b) {
        return new MotorDrive(Control.settable(b, 0.4), -0.5, 0.8, 30, false);
    }

    private static MotorDrive reserve(Model.Builder b) {
        return new MotorDrive(Control.settable(b, 0.4), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 30, true);
    }

    private static PointDistance line(MixedTree f, int a, int b) {
        return new PointDistance(a, f.point(a, AT_A), b, f.point(b, AT_B));
    }

    @Nested
    class OfMotorOnACoordinate extends ActuatorContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return Motor.along(forest.coordinate("limb"), limited(forest.builder));
        }

        @Override
        protected boolean internal() {
            return false;
        }
    }

    @Nested
    class OfReserveOnACoordinate extends ActuatorContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return Motor.along(forest.coordinate("bud"), reserve(forest.builder));
        }

        @Override
        protected boolean internal() {
            return false;
        }
    }

    @Nested
    class OfMotorAlongALine extends ActuatorContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return Motor.along(line(forest, a, b), limited(forest.builder));
        }
    }

    @Nested
    class OfMotorThatPushes extends ActuatorContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return Motor.pushing(line(forest, a, b), limited(forest.builder));
        }
    }

    @Nested
    class OfActivatedMotor extends ActuatorContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return Motor.along(line(forest, a, b), limited(forest.builder)).activated(forest.builder, 0.05, 0.1);
        }
    }

    /** The axis is fixed in the world or in the first body. */
    private abstract static class OfBodyTorqueMotor extends ActuatorContractTest {
        abstract boolean inBody();

        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return new BodyTorqueMotor(
                    b,
                    a,
                    forest.direction(inBody() ? b : 0, new double[] {1, -2, 0.5}),
                    inBody(),
                    limited(forest.builder));
        }
    }

    @Nested
    class OfBodyTorqueMotorAboutAnAxisOfTheWorld extends OfBodyTorqueMotor {
        @Override
        boolean inBody() {
            return false;
        }
    }

    @Nested
    class OfBodyTorqueMotorAboutAnAxisOfTheBody extends OfBodyTorqueMotor {
        @Override
        boolean inBody() {
            return true;
        }
    }

    /** Point and direction in the world or in the body. */
    private abstract static class OfPointMotor extends ActuatorContractTest {
        abstract boolean pointInBody();

        abstract boolean directionInBody();

        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            int body = a == 0 ? b : a;
            return new PointMotor(
                    body,
                    forest.point(pointInBody() ? body : 0, AT_A),
                    pointInBody(),
                    forest.direction(directionInBody() ? body : 0, new double[] {1, 2, 3}),
                    directionInBody(),
                    limited(forest.builder));
        }

        @Override
        protected boolean internal() {
            return false;
        }
    }

    @Nested
    class OfPointMotorInTheBody extends OfPointMotor {
        @Override
        boolean pointInBody() {
            return true;
        }

        @Override
        boolean directionInBody() {
            return true;
        }
    }

    @Nested
    class OfPointMotorInTheWorld extends OfPointMotor {
        @Override
        boolean pointInBody() {
            return false;
        }

        @Override
        boolean directionInBody() {
            return false;
        }
    }

    private static Motion apart(double x) {
        Motion m = new Motion(2);
        for (int b = 0; b < 2; b++) {
            m.placement[Motion.SIZE * b + 3] = 1;
            m.placement[Motion.SIZE * b + 7] = 1;
            m.placement[Motion.SIZE * b + 11] = 1;
        }
        m.placement[Motion.SIZE] = x;
        return m;
    }

    @Test
    void alongALineAPositiveControlPullsAndAPushingMotorPushes() {
        Model.Builder b = Model.builder("motors");
        PointDistance line = new PointDistance(0, new double[3], 1, new double[3]);
        Motor pulls = Motor.along(line, MotorDrive.unlimited(Control.settable(b, 0.5), 20)),
                pushes = Motor.pushing(line, MotorDrive.unlimited(Control.settable(b, 0.5), 20));
        State s = b.build().newState();
        Forces f = new Forces(2, 0), g = new Forces(2, 0);
        pulls.addForces(s, apart(2), f);
        pushes.addForces(s, apart(2), g);
        assertEquals(-10, f.dual[Motion.SIZE], 1e-15);
        assertEquals(10, g.dual[Motion.SIZE], 1e-15);
        assertEquals(10, pulls.exertion(s, apart(2)), 1e-15);
        assertEquals(10, pushes.exertion(s, apart(2)), 1e-15);
    }

    @Test
    void limitsInTheWrongOrderAndNegativeStrengthsAreRefused() {
        Control u = Control.settable(Model.builder("motor"), 0);
        IllegalArgumentException order =
                assertThrows(IllegalArgumentException.class, () -> new MotorDrive(u, 1, 0.5, 10, false));
        assertTrue(order.getMessage().contains("least-control [-] must not be greater than most-control, 0.5, was 1"));
        assertThrows(IllegalArgumentException.class, () -> new MotorDrive(u, Double.NaN, 0.5, 10, false));
        assertThrows(IllegalArgumentException.class, () -> MotorDrive.unlimited(u, -10));
        assertThrows(IllegalArgumentException.class, () -> Control.settable(Model.builder("motor"), Double.NaN));
    }
}
