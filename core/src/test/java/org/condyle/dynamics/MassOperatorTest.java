package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.condyle.forces.PrescribedEffort;
import org.condyle.forces.Spring;
import org.condyle.integrate.StepStatus;
import org.condyle.math.Mat3;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Curve;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The O(n) solution of trees against the principle of virtual power written on places alone: for every virtual velocity,
 * Σ m (c̈ - g)·ċ' + tr(Ä E Ȧ'ᵀ) = power of the forces, with E = ½ tr(I) 1 - I the second moments of mass.
 */
class MassOperatorTest {
    private static Mechanism forest(long seed) {
        MixedTree forest = new MixedTree(seed);
        Model plain = forest.builder.build();
        forest.builder.force(
                "spring",
                new Spring(
                        new PointDistance(forest.bud, new double[] {0.1, 0, 0.2}, forest.plate, new double[3]),
                        80,
                        0.5,
                        4));
        forest.builder.force(
                "motor", new PrescribedEffort(forest.coordinate("limb"), MixedTree.formula("7*cos(t)", List.of())));
        return Mechanism.compile(forest.builder.build());
    }

    /** ċ of the mass centre (3), then Ȧ (9), of every body: linear in the speeds. */
    private static double[] movement(double[] of, Model model) {
        double[] out = new double[12 * model.bodies().size()];
        for (int b = 1; b < model.bodies().size(); b++) {
            double[] c = model.bodies().get(b).centreLocal();
            int at = Motion.SIZE * b;
            for (int i = 0; i < 3; i++) {
                int row = at + 3 + 3 * i;
                out[at + i] = of[at + i] + of[row] * c[0] + of[row + 1] * c[1] + of[row + 2] * c[2];
            }
            System.arraycopy(of, at + 3, out, at + 3, 9);
        }
        return out;
    }

    /** Σ m x·y + tr(X E Yᵀ) over the bodies. */
    private static double massProduct(double[] x, double[] y, Model model) {
        double sum = 0;
        for (int b = 1; b < model.bodies().size(); b++) {
            Body body = model.bodies().get(b);
            int at = Motion.SIZE * b;
            double[] i = body.inertia();
            double half = 0.5 * (i[0] + i[1] + i[2]);
            double[] e = {half - i[0], -i[3], -i[4], -i[3], half - i[1], -i[5], -i[4], -i[5], half - i[2]};
            for (int k = 0; k < 3; k++) {
                sum += body.mass() * x[at + k] * y[at + k];
                for (int j = 0; j < 3; j++) {
                    for (int l = 0; l < 3; l++) {
                        sum += x[at + 3 + 3 * k + j] * e[3 * j + l] * y[at + 3 + 3 * k + l];
                    }
                }
            }
        }
        return sum;
    }

    /** Movements that belong to unit speeds at the configuration of s. */
    private static double[][] unitMovements(State s, Workspace w) {
        Model model = w.mechanism.model();
        double[][] out = new double[s.v.length][];
        State unit = s.copy();
        for (int k = 0; k < out.length; k++) {
            Arrays.fill(unit.v, 0);
            unit.v[k] = 1;
            Dynamics.place(unit, w);
            Dynamics.fillRates(w);
            out[k] = movement(w.motion.rate, model);
        }
        return out;
    }

    private static double[][] massMatrix(State s, Workspace w) {
        double[][] u = unitMovements(s, w), m = new double[u.length][u.length];
        for (int i = 0; i < u.length; i++) {
            for (int j = 0; j < u.length; j++) {
                m[i][j] = massProduct(u[i], u[j], w.mechanism.model());
            }
        }
        return m;
    }

    private static double[] times(double[][] m, double[] x) {
        double[] out = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            for (int j = 0; j < x.length; j++) {
                out[i] += m[i][j] * x[j];
            }
        }
        return out;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void accelerationsFulfilThePrincipleOfVirtualPower(long seed) {
        Mechanism mechanism = forest(seed);
        Model model = mechanism.model();
        Workspace w = new Workspace(mechanism);
        Chance chance = new Chance(100 + seed);
        State s = chance.state(model);
        assertEquals(StepStatus.ACCEPTED, new Dynamics(Stabilisation.none()).evaluate(s, w));
        double[] found = w.acceleration.clone();
        double[] dual = w.forces.dual.clone(), generalised = w.forces.generalised.clone();

        // p̈ and Ä of every body by differences of the places along the motion that was found
        Curve curve = new Curve(mechanism, s, found, 2e-4);
        double[] second = curve.second(curve.values(x -> {
            Dynamics.place(x, w);
            return w.motion.placement;
        }));
        double[] a = movement(second, model);
        for (int b = 1; b < model.bodies().size(); b++) {
            for (int i = 0; i < 3; i++) {
                a[Motion.SIZE * b + i] -= model.gravity()[i];
            }
        }
        double[][] unit = unitMovements(s, w);
        State virtual = s.copy();
        double scale = 1;
        for (double x : found) {
            scale = Math.max(scale, Math.abs(x));
        }
        for (int k = 0; k < found.length; k++) {
            Arrays.fill(virtual.v, 0);
            virtual.v[k] = 1;
            Dynamics.place(virtual, w);
            Dynamics.fillRates(w);
            double power = generalised[k];
            for (int i = 0; i < dual.length; i++) {
                power += dual[i] * w.motion.rate[i];
            }
            assertEquals(power, massProduct(a, unit[k], model), 1e-7 * scale, model.speedName(k) + ", " + chance);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15})
    void treeSolveIsTheInverseOfTheMassMatrix(long seed) {
        Mechanism mechanism = forest(seed);
        Workspace w = new Workspace(mechanism);
        Chance chance = new Chance(200 + seed);
        State s = chance.state(mechanism.model());
        double[][] m = massMatrix(s, w);
        new Dynamics(Stabilisation.none()).evaluate(s, w);
        double[] force = chance.numbers(s.v.length, 5), x = new double[s.v.length];
        for (int root : mechanism.tree.roots) {
            w.bodies.solve(root, force, x);
        }
        assertArrayEquals(force, times(m, x), 1e-11, chance::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void kineticEnergyIsHalfTheMassMatrixTimesSpeedsSquared(long seed) {
        Mechanism mechanism = forest(seed);
        Workspace w = new Workspace(mechanism);
        Chance chance = new Chance(300 + seed);
        State s = chance.state(mechanism.model());
        double[] momentum = times(massMatrix(s, w), s.v);
        double twice = 0;
        for (int i = 0; i < momentum.length; i++) {
            twice += momentum[i] * s.v[i];
        }
        new Dynamics(Stabilisation.none()).evaluate(s, w);
        assertEquals(0.5 * twice, Dynamics.kineticEnergy(w), 1e-12 * twice, chance::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void velocitiesOfBodiesAreTheDerivativesOfTheirPlaces(long seed) {
        Mechanism mechanism = forest(seed);
        Workspace w = new Workspace(mechanism);
        Chance chance = new Chance(400 + seed);
        State s = chance.state(mechanism.model());
        Curve curve = new Curve(mechanism, s, new double[s.v.length]);
        double[] first = curve.first(curve.values(x -> {
            Dynamics.place(x, w);
            return w.motion.placement;
        }));
        Dynamics.place(s, w);
        assertArrayEquals(first, w.motion.rate, 1e-9, chance::toString);
        for (int b = 0; b < mechanism.model().bodies().size(); b++) {
            double[] r = Arrays.copyOfRange(w.motion.placement, 12 * b + 3, 12 * b + 12);
            assertArrayEquals(Mat3.identity(), Mat3.times(r, Mat3.transpose(r)), 1e-13, chance::toString);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {41, 42, 43})
    void powerOfGravityIsTheLossOfItsEnergy(long seed) {
        Mechanism mechanism = forest(seed);
        Workspace w = new Workspace(mechanism);
        Chance chance = new Chance(500 + seed);
        State s = chance.state(mechanism.model());
        new Dynamics(Stabilisation.none()).evaluate(s, w);
        double[] acceleration = w.acceleration.clone();
        Curve curve = new Curve(mechanism, s, acceleration, 1e-4);
        // kinetic + gravity + spring change only by the damper and the motor
        double change = curve.first(curve.values(x -> {
            Dynamics.place(x, w);
            Dynamics.loadBodies(w);
            double sum = Dynamics.kineticEnergy(w) + Dynamics.gravityEnergy(w);
            for (ForceElement e : w.elements) {
                sum += e.storedEnergy(x, w.motion);
            }
            return new double[] {sum};
        }))[0];
        Dynamics.place(s, w);
        double expected = 0, size = 1;
        for (ForceElement e : w.elements) {
            double supplied = e.suppliedPower(s, w.motion), lost = e.dissipation(s, w.motion);
            expected += supplied - lost;
            size += Math.abs(supplied) + Math.abs(lost);
        }
        assertEquals(expected, change, 1e-7 * size, chance::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {51, 52})
    void workspacesOfOneMechanismGiveTheSameBits(long seed) {
        Mechanism mechanism = forest(seed);
        Chance chance = new Chance(600 + seed);
        State s = chance.state(mechanism.model()), other = chance.state(mechanism.model());
        Workspace fresh = new Workspace(mechanism), used = new Workspace(mechanism);
        Dynamics dynamics = new Dynamics(Stabilisation.none());
        dynamics.evaluate(other, used);
        dynamics.evaluate(s, used);
        dynamics.evaluate(s, fresh);
        assertArrayEquals(fresh.acceleration, used.acceleration, chance::toString);
        assertTrue(fresh.acceleration.length > 20);
    }
}
