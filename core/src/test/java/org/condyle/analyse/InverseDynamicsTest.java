package org.condyle.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.math.CubicSpline;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chains;
import org.condyle.scenes.PlanarMechanisms;
import org.condyle.scenes.RandomTrees;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Recording;
import org.junit.jupiter.api.Test;

class InverseDynamicsTest {
    /** Generalised forces straight from an array. */
    private record Push(double[] efforts) implements ForceElement.Prescribed {
        @Override
        public void addForces(State state, Motion motion, Forces forces) {
            for (int k = 0; k < efforts.length; k++) {
                forces.addGeneralised(k, efforts[k]);
            }
        }

        @Override
        public double suppliedPower(State state, Motion motion) {
            double power = 0;
            for (int k = 0; k < efforts.length; k++) {
                power += efforts[k] * state.v[k];
            }
            return power;
        }
    }

    @Test
    void forwardDynamicsUnderTheEffortsGivesBackTheAccelerations() {
        double worst = 0;
        for (int seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            Model model = RandomTrees.tree(9, random).build();
            State s = RandomTrees.state(model, random);
            int n = s.v.length;
            double[] acceleration = random.doubles(n, -5, 5).toArray(), efforts = new double[n];
            new InverseDynamics(Mechanism.compile(model)).efforts(s, acceleration, efforts);

            Model pushed = RandomTrees.tree(9, new Random(seed))
                    .force("push", new Push(efforts))
                    .build();
            Workspace w = new Workspace(Mechanism.compile(pushed));
            new Dynamics(Stabilisation.none()).evaluate(s, w);
            for (int k = 0; k < n; k++) {
                worst = Math.max(worst, Math.abs(w.acceleration[k] - acceleration[k]));
            }
        }
        assertTrue(worst < 1e-12 * 5, "worst difference " + worst); // accelerations up to 5
    }

    @Test
    void whatMovesByItselfNeedsNoEffort() {
        for (Model model : List.of(Chains.pins(16), Chains.balls(16), Chains.pins(64))) {
            Mechanism m = Mechanism.compile(model);
            State s = Chains.bent(model);
            Workspace w = new Workspace(m);
            new Dynamics(Stabilisation.none()).evaluate(s, w);
            double[] efforts = new double[s.v.length];
            new InverseDynamics(m).efforts(s, w.acceleration, efforts);
            for (double q : efforts) {
                assertEquals(
                        0,
                        q,
                        1e-12
                                * 9.81
                                * 0.5
                                * 0.2
                                * model.joints().size()
                                * model.joints().size());
            }
        }
    }

    @Test
    void pendulumOnASplineTakesTheTorqueOfTheTextbook() {
        Model model = Chains.planar(1, 1, 2);
        Mechanism m = Mechanism.compile(model);
        double[] t = {0, 0.3, 0.7, 1}, a = {0, 0.5, -0.2, 1};
        CubicSpline spline = new CubicSpline(t, a, CubicSpline.Ends.NATURAL);
        PrescribedMotion course = PrescribedMotion.splines(model, model.newState(), Map.of("joint0.angle", spline));
        Channels all = new Channels(m);
        List<Channel> channels = List.of(
                channel(all, "joint0.angle.effort"),
                channel(all, "joint0.reaction.fy"),
                channel(all, "joint0.reaction.mz"));
        double[] times = {0.1, 0.35, 0.8};
        Recording r = InverseDynamics.run(m, course, times, channels);
        double[] jet = new double[3];
        for (int i = 0; i < times.length; i++) {
            spline.jet(times[i], jet);
            double torque = 2 / 3.0 * jet[2] + 2 * 9.81 * 0.5 * Math.sin(jet[0]);
            // centre at -½(−sin, cos): its upward acceleration is ½(θ̈ sin θ + θ̇² cos θ)
            double up = 2 * (9.81 + 0.5 * (jet[2] * Math.sin(jet[0]) + jet[1] * jet[1] * Math.cos(jet[0])));
            assertEquals(torque, r.value(0, i), 1e-12);
            assertEquals(up, r.value(1, i), 1e-12);
            assertEquals(torque, r.value(2, i), 1e-12);
        }
    }

    static Channel channel(Channels all, String name) {
        return Objects.requireNonNull(all.find(name), name);
    }

    @Test
    void constraintsAndUnknownCoordinatesAreRefusedByName() {
        Mechanism m = Mechanism.compile(PlanarMechanisms.fourBar());
        assertTrue(assertThrows(ModelException.class, () -> new InverseDynamics(m))
                .getMessage()
                .contains("a, b, c, d"));
        Model model = Chains.planar(1, 1, 2);
        CubicSpline line = new CubicSpline(new double[] {0, 1}, new double[] {0, 1}, CubicSpline.Ends.NATURAL);
        assertTrue(assertThrows(
                        ModelException.class,
                        () -> PrescribedMotion.splines(model, model.newState(), Map.of("joint0.anlge", line)))
                .getMessage()
                .contains("joint0.anlge"));
    }
}
