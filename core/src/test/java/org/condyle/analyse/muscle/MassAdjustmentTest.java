package org.condyle.analyse.muscle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.Set;
import org.condyle.analyse.InverseDynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.joints.Ball;
import org.condyle.joints.Free;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.scenes.RandomTrees;
import org.junit.jupiter.api.Test;

/** A model whose masses are known moves at random; another one with wrong masses must find them back. */
class MassAdjustmentTest {
    private static final double[] TRUE_CENTRE = {0.05, 0.3, -0.02};

    /** What the ground gives to the root in a frame, as a force plate would measure it. */
    private record Plate(double[] measured) implements ForceElement.Prescribed {
        @Override
        public void addForces(State state, Motion motion, Forces forces) {
            for (int k = 0; k < 6; k++) {
                forces.addGeneralised(k, measured[k]);
            }
        }

        @Override
        public double suppliedPower(State state, Motion motion) {
            double sum = 0;
            for (int k = 0; k < 6; k++) {
                sum += measured[k] * state.v[k];
            }
            return sum;
        }
    }

    private static Model.Builder walker(double mass, double[] centre) {
        Model.Builder b = Model.builder("walker").gravity(0, -9.81, 0);
        int pelvis = b.body(new Body("pelvis", 11 * mass, new double[] {0.01, 0.02, 0}, new double[] {
            0.1 * mass, 0.08 * mass, 0.06 * mass, 0, 0, 0
        }));
        b.joint("root", new Free(), 0, pelvis, Frame.IDENTITY, Frame.IDENTITY);
        int torso = b.body(
                new Body("torso", 34 * mass, centre, new double[] {1.4 * mass, 0.7 * mass, 1.4 * mass, 0, 0, 0}));
        b.joint("back", new Ball(), pelvis, torso, Frame.at(0, 0.1, 0), Frame.IDENTITY);
        return b;
    }

    private static MassAdjustment measured(double factor, double[] centre, int frames) {
        double[] plate = new double[6];
        InverseDynamics truth =
                new InverseDynamics(Mechanism.compile(walker(1, TRUE_CENTRE).build()));
        Mechanism wrong = Mechanism.compile(
                walker(factor, centre).force("plate", new Plate(plate)).build());
        MassAdjustment adjustment = new MassAdjustment(wrong, "torso", Set.of());
        Random random = new Random(3);
        double[] efforts = new double[9];
        for (int i = 0; i < frames; i++) {
            State s = RandomTrees.state(wrong.model(), random);
            double[] acceleration = random.doubles(9, -5, 5).toArray();
            truth.efforts(s, acceleration, efforts);
            System.arraycopy(efforts, 0, plate, 0, 6);
            adjustment.add(s, acceleration);
        }
        return adjustment;
    }

    @Test
    void massesAndMassCentreAreFoundBack() {
        double[] centre = {0.02, 0.34, 0.03};
        MassAdjustment.Result r = measured(1.08, centre, 40).solve(0.1);
        assertEquals(1 / 1.08, r.massFactor(), 1e-8);
        for (int i = 0; i < 3; i++) {
            assertEquals(TRUE_CENTRE[i] - centre[i], r.shift()[i], 1e-8);
        }
        assertTrue(r.before() > 10, "residual before " + r.before());
        assertTrue(r.after() < 1e-6, "residual after " + r.after());
    }

    @Test
    void shiftsEndAtTheLargestOneThatIsAllowed() {
        MassAdjustment.Result r =
                measured(1, new double[] {0.05, 0.6, -0.02}, 20).solve(0.1);
        assertEquals(-0.1, r.shift()[1], 1e-12);
        assertTrue(r.after() < r.before());
    }

    @Test
    void aModelThatIsRightStaysAsItIs() {
        MassAdjustment.Result r = measured(1, TRUE_CENTRE, 10).solve(0.1);
        assertEquals(1, r.massFactor(), 1e-9);
        assertEquals(0, r.shift()[1], 1e-9);
    }

    @Test
    void unknownBodiesAndModelsOnTheGroundAreRefused() {
        Mechanism m = Mechanism.compile(walker(1, TRUE_CENTRE).build());
        assertEquals(
                "the model has no body 'trunk'",
                assertThrows(ModelException.class, () -> new MassAdjustment(m, "trunk", Set.of()))
                        .getMessage());
        Mechanism chain = Mechanism.compile(org.condyle.scenes.Chains.pins(2));
        assertTrue(assertThrows(ModelException.class, () -> new MassAdjustment(chain, "rod0", Set.of()))
                .getMessage()
                .startsWith("the model has no joint with three freedoms or more to the ground"));
    }
}
