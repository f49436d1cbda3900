package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.joints.Affine;
import org.condyle.joints.Free;
import org.condyle.joints.Spherical;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class AffineBodiesTest {
    private static final Body BLOCK =
            new Body("block", 2, new double[] {0.1, -0.2, 0.05}, new double[] {0.5, 0.6, 0.4, 0.02, -0.01, 0.03});

    private static Mechanism alone(boolean planar) {
        Model.Builder b = Model.builder("soft").gravity(1, -9.81, planar ? 0 : 0.5);
        b.joint("block", new Affine(planar), 0, b.body(BLOCK), Frame.IDENTITY, Frame.IDENTITY);
        return Mechanism.compile(b.build());
    }

    @Test
    void freelyItFallsAndItsShapeChangesEvenly() {
        for (boolean planar : new boolean[] {false, true}) {
            Mechanism m = alone(planar);
            Workspace w = new Workspace(m);
            State s = m.model().newState();
            double[] v = new Chance(3).numbers(s.v.length, 1);
            System.arraycopy(v, 0, s.v, 0, v.length);
            new Dynamics(Stabilisation.none()).evaluate(s, w);
            double[] fall = new double[v.length];
            fall[0] = 1;
            fall[1] = -9.81;
            if (!planar) {
                fall[2] = 0.5;
            }
            assertArrayEquals(fall, w.acceleration, 1e-14);
        }
    }

    @Test
    void turningLikeARigidBodyItHasTheSameEnergyAndMomenta() {
        Mechanism soft = alone(false);
        Model.Builder b = Model.builder("hard").gravity(1, -9.81, 0.5);
        b.joint("block", new Free(), 0, b.body(BLOCK), Frame.IDENTITY, Frame.IDENTITY);
        Mechanism hard = Mechanism.compile(b.build());
        Workspace ws = new Workspace(soft), wh = new Workspace(hard);
        State a = soft.model().newState(), h = hard.model().newState();
        double[] v = new Chance(5).numbers(6, 1);
        System.arraycopy(v, 0, h.v, 0, 6);
        h.q[0] = 0.3;
        h.q[1] = -0.4;
        Dynamics.place(h, wh);
        Dynamics.fillRates(wh);
        System.arraycopy(wh.motion.placement, 12, a.q, 0, 12);
        System.arraycopy(wh.motion.rate, 12, a.v, 0, 12);
        Dynamics.prepare(a, ws);
        Dynamics.prepare(h, wh);
        assertEquals(Dynamics.kineticEnergy(wh), Dynamics.kineticEnergy(ws), 1e-14);
        assertEquals(Dynamics.gravityEnergy(wh), Dynamics.gravityEnergy(ws), 1e-13);
    }

    @Test
    void itsMassMatrixIsTheSecondDerivativeOfItsEnergy() {
        Mechanism m = alone(false);
        Workspace w = new Workspace(m);
        State s = m.model().newState();
        double[][] matrix = new double[12][12];
        Dynamics.massMatrix(s.q, w, matrix);
        double[] v = new Chance(9).numbers(12, 1);
        System.arraycopy(v, 0, s.v, 0, 12);
        Dynamics.prepare(s, w);
        double twice = 0;
        for (int i = 0; i < 12; i++) {
            for (int k = 0; k < 12; k++) {
                twice += v[i] * matrix[i][k] * v[k];
            }
        }
        assertEquals(Dynamics.kineticEnergy(w), 0.5 * twice, 1e-13);
    }

    @Test
    void heldAtAPointItHangsFromIt() {
        Model.Builder b = Model.builder("hung");
        int block = b.body(BLOCK);
        b.joint("block", new Affine(false), 0, block, Frame.IDENTITY, Frame.IDENTITY);
        b.constraint("nail", new Spherical(0, new double[] {0, 0, 0}, block, new double[] {0, 0, 0}));
        Mechanism m = Mechanism.compile(b.build());
        Workspace w = new Workspace(m);
        State s = m.model().newState();
        new Dynamics(Stabilisation.none()).evaluate(s, w);
        assertArrayEquals(new double[3], new double[] {w.acceleration[0], w.acceleration[1], w.acceleration[2]}, 1e-12);
        // without stiffness the rest falls: J Äᵢ = m gᵢ c about the nail
        double[][] matrix = new double[12][12];
        double[] acc = w.acceleration.clone(), g = m.model().gravity();
        Dynamics.massMatrix(s.q, w, matrix);
        for (int axis = 0; axis < 3; axis++) {
            for (int r = 0; r < 3; r++) {
                double sum = 0;
                for (int k = 0; k < 3; k++) {
                    sum += matrix[3 + 3 * axis + r][3 + 3 * axis + k] * acc[3 + 3 * axis + k];
                }
                assertEquals(BLOCK.mass() * g[axis] * BLOCK.centreLocal()[r], sum, 1e-12);
            }
        }
    }
}
