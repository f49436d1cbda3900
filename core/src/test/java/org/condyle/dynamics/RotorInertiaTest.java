package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.condyle.analyse.InverseDynamics;
import org.condyle.joints.Ball;
import org.condyle.joints.Pin;
import org.condyle.joints.Planar;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.junit.jupiter.api.Test;

/** A rotor adds its inertia to the entry of its coordinate on the diagonal of the mass matrix, and to nothing else. */
class RotorInertiaTest {
    private static final double ROTOR = 0.7;

    /** A pin that carries a planar joint, each with rotors of a factor times 0.7 and twice and three times it. */
    private static Mechanism chain(double factor) {
        Model.Builder b = Model.builder("chain");
        int arm = b.body(new Body("arm", 2, new double[] {0.3, 0.1, 0}, new double[] {0.1, 0.1, 0.2, 0, 0, 0}));
        int hand = b.body(new Body("hand", 0.5, new double[] {0, -0.2, 0}, new double[] {0.01, 0.01, 0.02, 0, 0, 0}));
        Joint pin = b.joint("pin", new Pin(), 0, arm);
        Joint planar = b.joint("planar", new Planar(), arm, hand, Frame.at(0.6, 0, 0), Frame.IDENTITY);
        b.rotorInertia(pin, 0, factor * ROTOR);
        for (int k = 0; k < 3; k++) {
            b.rotorInertia(planar, k, factor * (k + 1) * ROTOR);
        }
        return Mechanism.compile(b.build());
    }

    private static State state(Mechanism m) {
        State s = m.model().newState();
        double[] q = {0.4, 0.1, -0.2, 0.9}, v = {1.5, -0.3, 0.8, -2};
        System.arraycopy(q, 0, s.q, 0, 4);
        System.arraycopy(v, 0, s.v, 0, 4);
        return s;
    }

    private static double rotor(int speed) {
        return ROTOR * (speed == 0 ? 1 : speed);
    }

    @Test
    void theMassMatrixHasTheRotorsOnItsDiagonal() {
        Mechanism with = chain(1), without = chain(0);
        double[][] a = new double[4][4], b = new double[4][4];
        Dynamics.massMatrix(state(with).q, new Workspace(with), a);
        Dynamics.massMatrix(state(with).q, new Workspace(without), b);
        for (int i = 0; i < 4; i++) {
            for (int k = 0; k < 4; k++) {
                assertEquals(b[i][k] + (i == k ? rotor(i) : 0), a[i][k], 1e-14);
            }
        }
    }

    @Test
    void theKineticEnergyHasTheRotors() {
        Mechanism with = chain(1), without = chain(0);
        State s = state(with);
        Workspace a = new Workspace(with), b = new Workspace(without);
        Dynamics.momenta(s, a);
        Dynamics.momenta(s, b);
        double rotors = 0;
        for (int k = 0; k < 4; k++) {
            rotors += 0.5 * rotor(k) * s.v[k] * s.v[k];
        }
        assertEquals(Dynamics.kineticEnergy(b) + rotors, Dynamics.kineticEnergy(a), 1e-13);
        assertEquals(Dynamics.gravityEnergy(b), Dynamics.gravityEnergy(a), 0);
    }

    /** M v̇ + h = 0 with and without rotors: the same h, so that M v̇ differs by nothing. */
    @Test
    void accelerationsAreThoseOfTheMassMatrixAndInverseDynamicsReturns() {
        Mechanism with = chain(1), without = chain(0);
        State s = state(with);
        Workspace w = new Workspace(with);
        new Dynamics(Stabilisation.none()).evaluate(s, w);
        double[] acceleration = w.acceleration.clone(), efforts = new double[4];
        new InverseDynamics(with).efforts(s, acceleration, efforts);
        double[] bare = new double[4];
        new InverseDynamics(without).efforts(s, acceleration, bare);
        for (int k = 0; k < 4; k++) {
            assertEquals(0, efforts[k], 1e-12);
            assertEquals(-rotor(k) * acceleration[k], bare[k], 1e-12);
        }
    }

    @Test
    void aRotorMovesABodyWithoutMassAndNeedsACoordinate() {
        Model.Builder b = Model.builder("massless");
        int arm = b.body(new Body("arm", 0, new double[3], new double[6]));
        Joint pin = b.joint("pin", new Pin(), 0, arm);
        assertThrows(ModelException.class, () -> Mechanism.compile(b.build()));
        b.rotorInertia(pin, 0, 0.1);
        Mechanism.compile(b.build());
        int ball = b.body(new Body("ball", 1, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        Joint joint = b.joint("ball", new Ball(), 0, ball);
        assertThrows(ModelException.class, () -> b.rotorInertia(joint, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> b.rotorInertia(pin, 0, -1));
    }
}
