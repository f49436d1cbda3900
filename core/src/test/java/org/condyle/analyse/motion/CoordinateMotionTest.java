package org.condyle.analyse.motion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.analyse.InverseDynamics;
import org.condyle.analyse.motion.CoordinateMotion.Differentiation;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.joints.FreeAngles;
import org.condyle.joints.Pin;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.RandomTrees;
import org.condyle.signal.Samples;
import org.junit.jupiter.api.Test;

class CoordinateMotionTest {
    private static double[] times(int n, double step) {
        double[] t = new double[n];
        Arrays.setAll(t, i -> i * step);
        return t;
    }

    private static Samples sine(double[] t, double amplitude, double omega) {
        return new Samples(
                t, Arrays.stream(t).map(x -> amplitude * Math.sin(omega * x)).toArray());
    }

    private static Model pendulum() {
        Model.Builder b = Model.builder("pendulum");
        int rod = b.body(new Body("rod", 3, new double[] {0, -0.4, 0}, new double[] {0.2, 0.01, 0.2, 0, 0, 0}));
        b.joint("pivot", new Pin(), 0, rod);
        return b.build();
    }

    @Test
    void pendulumThatFollowsASineTakesTheTorqueOfTheTextbook() {
        Model model = pendulum();
        double amplitude = 0.7, omega = 3;
        Map<String, Samples> table = Map.of("angle", sine(times(201, 0.01), amplitude, omega));
        for (Differentiation rule : Differentiation.values()) {
            CoordinateMotion motion = new CoordinateMotion(model, model.newState(), table, rule);
            InverseDynamics id = new InverseDynamics(Mechanism.compile(model));
            State s = model.newState();
            double[] a = new double[1], q = new double[1];
            for (double t = 0.4; t < 1.6; t += 0.013) {
                motion.at(t, s, a);
                id.efforts(s, a, q);
                double angle = amplitude * Math.sin(omega * t);
                double torque = (0.2 + 3 * 0.16) * -omega * omega * angle + 3 * 9.81 * 0.4 * Math.sin(angle);
                assertEquals(angle, s.q[0], 1e-10);
                assertEquals(amplitude * omega * Math.cos(omega * t), s.v[0], 1e-7);
                assertEquals(torque, q[0], 3e-5, rule + " at " + t);
            }
        }
    }

    /** Between rows the two rules differ; at the rows both have the same speed. */
    @Test
    void rulesAgreeOnSpeedsAtTheRows() {
        Model model = pendulum();
        double[] t = times(12, 0.1);
        Chance chance = new Chance(3);
        Map<String, Samples> table = Map.of("pivot.angle", new Samples(t, chance.numbers(12, 1)));
        CoordinateMotion twice =
                new CoordinateMotion(model, model.newState(), table, Differentiation.COORDINATES_TWICE);
        CoordinateMotion once = new CoordinateMotion(model, model.newState(), table, Differentiation.SPEEDS_ONCE);
        State a = model.newState(), b = model.newState();
        double[] x = new double[1], y = new double[1];
        for (double time : t) {
            twice.at(time, a, x);
            once.at(time, b, y);
            assertEquals(a.q[0], b.q[0], 1e-12);
            assertEquals(a.v[0], b.v[0], 1e-10);
        }
        assertTrue(Math.abs(x[0] - y[0]) > 1e-3, "the accelerations are of two different splines");
    }

    /** Angles of a free body: v and v̇ are those of the motion, seen by differences of states. */
    @Test
    void anglesGiveSpinsAndTheirRates() {
        Chance chance = new Chance(11);
        Model.Builder b = Model.builder("free");
        int body = b.body(chance.body("body"));
        b.joint("free", new FreeAngles(), 0, body, chance.frame(0.3), chance.frame(0.2));
        Model model = b.build();
        double[] t = times(101, 0.02);
        Map<String, Samples> table = new HashMap<>();
        for (CoordinateNames.Place c : new CoordinateNames(model).all()) {
            table.put(c.name(), sine(t, 0.3 + 0.1 * c.index(), 2 + 0.5 * c.index()));
        }
        CoordinateMotion motion =
                new CoordinateMotion(model, model.newState(), table, Differentiation.COORDINATES_TWICE);
        assertEquals(List.of(), motion.missing());
        Mechanism m = Mechanism.compile(model);
        State s = model.newState(), before = model.newState(), after = model.newState();
        double[] a = new double[6], other = new double[6], rates = new double[6];
        double h = 1e-4;
        for (double time = 0.3; time < 1.7; time += 0.1) {
            motion.at(time - h, before, other);
            motion.at(time + h, after, other);
            motion.at(time, s, a);
            Dynamics.coordinateRates(m, s, rates, 0);
            for (int k = 0; k < 6; k++) {
                assertEquals((after.q[k] - before.q[k]) / (2 * h), rates[k], 1e-6);
                assertEquals((after.v[k] - before.v[k]) / (2 * h), a[k], 1e-6);
            }
        }
    }

    /** Generalised forces straight from an array, and a constraint that inverse dynamics ignores. */
    private record Push(double[] efforts) implements Passive, ForceElement.Prescribed {
        @Override
        public void addForces(State state, Motion motion, Forces forces) {
            for (int k = 0; k < efforts.length; k++) {
                forces.addGeneralised(k, efforts[k]);
            }
        }
    }

    @Test
    void effortsOfForwardDynamicsComeBackWithExcludedForcesLeftOut() {
        for (int seed = 0; seed < 20; seed++) {
            java.util.Random random = new java.util.Random(seed);
            Model.Builder b = RandomTrees.tree(9, random);
            double[] tau = random.doubles(b.build().speeds(), -5, 5).toArray(), found = new double[tau.length];
            ForceElement push = new Push(tau);
            Model model = b.force("push", push).build();
            Mechanism m = Mechanism.compile(model);
            State s = RandomTrees.state(model, random);
            Workspace w = new Workspace(m);
            new Dynamics(Stabilisation.none()).evaluate(s, w);
            InverseDynamics id = InverseDynamics.ignoringConstraints(m, Set.of("push"));
            id.efforts(s, w.acceleration, found);
            for (int k = 0; k < tau.length; k++) {
                assertEquals(tau[k], found[k], 1e-10, "seed " + seed + ", " + model.speedName(k));
            }
        }
    }

    @Test
    void effortsGrowByTheMassMatrixTimesTheAccelerations() {
        for (int seed = 0; seed < 5; seed++) {
            java.util.Random random = new java.util.Random(seed);
            Model model = RandomTrees.tree(7, random).build();
            Mechanism m = Mechanism.compile(model);
            State s = RandomTrees.state(model, random);
            int n = s.v.length;
            double[] a = random.doubles(n, -5, 5).toArray(), at = new double[n], rest = new double[n];
            InverseDynamics id = new InverseDynamics(m);
            id.efforts(s, a, at);
            id.efforts(s, new double[n], rest);
            double[][] mass = new double[n][n];
            Dynamics.massMatrix(s.q, new Workspace(m), mass);
            for (int k = 0; k < n; k++) {
                double sum = rest[k];
                for (int i = 0; i < n; i++) {
                    sum += mass[k][i] * a[i];
                }
                assertEquals(sum, at[k], 1e-10, "seed " + seed + ", " + model.speedName(k));
            }
        }
    }

    /** A coupled pair: pushing the independent coordinate with the coupled effort gives the same accelerations. */
    @Test
    void coupledEffortMovesACoupledPair() {
        Chance chance = new Chance(8);
        Model.Builder b = Model.builder("pair");
        int one = b.body(chance.body("one")), two = b.body(chance.body("two"));
        Joint first = b.joint("first", new Pin(), 0, one, chance.frame(0.2), chance.frame(0.2));
        Joint second = b.joint("second", new Pin(), one, two, chance.frame(0.2), chance.frame(0.2));
        b.constraint(
                "coupler",
                InverseKinematicsTest.equation(
                        "q1 - sin(2*q0)", false, List.of(JointCoordinate.of(first), JointCoordinate.of(second))));
        Model model = b.build();
        Mechanism m = Mechanism.compile(model);
        State s = model.newState();
        s.q[0] = 0.4;
        s.q[1] = Math.sin(0.8);
        s.v[0] = 1.3;
        s.v[1] = 2 * Math.cos(0.8) * 1.3;
        double[] a = {0.7, 2 * Math.cos(0.8) * 0.7 - 4 * Math.sin(0.8) * 1.3 * 1.3};
        InverseDynamics id = InverseDynamics.ignoringConstraints(m, Set.of());
        double[] tau = new double[2], coupled = new double[2];
        id.efforts(s, a, tau);
        id.coupled(tau, coupled);
        assertEquals(tau[0] + 2 * Math.cos(0.8) * tau[1], coupled[0], 1e-12);
        Workspace w = new Workspace(Mechanism.compile(b.force("push", new Push(new double[] {coupled[0], 0}))
                .build()));
        new Dynamics(Stabilisation.none()).evaluate(s, w);
        assertEquals(0.7, w.acceleration[0], 1e-11);
        assertEquals(a[1], w.acceleration[1], 1e-11);
    }

    @Test
    void rowThatIsWrittenTwiceCountsOnce() {
        Model model = pendulum();
        double[] t = times(21, 0.05), again = Arrays.copyOf(t, 23);
        t[20] = again[20] = 0.99999999999998;
        again[21] = 1;
        again[22] = 1;
        State a = model.newState(), b = model.newState();
        double[] x = new double[1], y = new double[1];
        new CoordinateMotion(model, a, Map.of("angle", sine(t, 1, 2)), Differentiation.SPEEDS_ONCE).at(1, a, x);
        new CoordinateMotion(model, b, Map.of("angle", sine(again, 1, 2)), Differentiation.SPEEDS_ONCE).at(1, b, y);
        assertEquals(a.v[0], b.v[0]);
        assertEquals(x[0], y[0]);
    }

    @Test
    void mistakesInTablesAreNamed() {
        Model model = pendulum();
        double[] t = times(5, 0.1);
        assertTrue(message(model, Map.of("pivot.angel", sine(t, 1, 1))).contains("did you mean 'pivot.angle'?"));
        assertTrue(message(model, Map.of("angle", sine(new double[] {0, 0.1, 0.05, 0.2}, 1, 1)))
                .contains("sample 3"));
        double[] gap = {0, 1, Double.NaN, 2, 3};
        assertTrue(message(model, Map.of("angle", new Samples(t, gap))).contains("t = 0.2 s"));
        assertTrue(message(model, Map.of("angle", sine(times(2, 0.1), 1, 1))).contains("at least 3"));
        assertTrue(message(model, Map.of("angle", sine(t, 1, 1), "pivot.angle", sine(t, 1, 1)))
                .contains("twice"));
        CoordinateMotion none = new CoordinateMotion(model, model.newState(), Map.of(), Differentiation.SPEEDS_ONCE);
        assertEquals(List.of("pivot.angle"), none.missing());
        Model.Builder b = Model.builder("ball");
        b.joint(
                "ball",
                new org.condyle.joints.Ball(),
                0,
                b.body(new Chance(1).body("x")),
                Frame.IDENTITY,
                Frame.IDENTITY);
        assertTrue(message(b.build(), Map.of("q0", sine(t, 1, 1))).contains("quaternion"));
    }

    private static String message(Model model, Map<String, Samples> table) {
        return assertThrows(
                        ModelException.class,
                        () -> new CoordinateMotion(model, model.newState(), table, Differentiation.COORDINATES_TWICE))
                .getMessage();
    }
}
