package org.condyle.analyse.muscle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.forces.Motor;
import org.condyle.forces.MotorDrive;
import org.condyle.joints.Pin;
import org.condyle.math.LuSolver;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.optimise.OptimumStatus;
import org.condyle.scenes.MotorTrees;
import org.condyle.scenes.RandomTrees;
import org.junit.jupiter.api.Test;

class StaticOptimisationTest {
    private static final int SCENES = 1000;

    /** Sets the controls of a frame and evaluates forward: the largest difference of accelerations over their size. */
    private static double difference(
            Mechanism mechanism, StaticOptimisation so, MotionFrame f, State s, double[] wanted) {
        List<String> names = so.actuators();
        for (int i = 0; i < names.size(); i++) {
            Control.set(s, so.balance().actuator(i).controlAt(), f.controls[i]);
        }
        Workspace w = new Workspace(mechanism);
        assertEquals(org.condyle.integrate.StepStatus.ACCEPTED, new Dynamics(Stabilisation.none()).evaluate(s, w));
        double worst = 0, size = 1;
        for (int k = 0; k < wanted.length; k++) {
            worst = Math.max(worst, Math.abs(w.acceleration[k] - wanted[k]));
            size = Math.max(size, Math.abs(wanted[k]));
        }
        return worst / size;
    }

    @Test
    void controlsReproduceTheMotionOfRandomRedundantScenesInSpace() {
        double worst = 0, worstOptimality = 0;
        for (int seed = 0; seed < SCENES; seed++) {
            Random random = new Random(seed);
            Mechanism mechanism = Mechanism.compile(MotorTrees.redundant(2 + seed % 3, random, Double.POSITIVE_INFINITY)
                    .build());
            State s = RandomTrees.state(mechanism.model(), random);
            double[] acceleration = random.doubles(s.v.length, -5, 5).toArray();
            StaticOptimisation so = new StaticOptimisation(mechanism, new StaticOptimisation.Options());
            MotionFrame f = so.solve(s, acceleration);
            assertEquals(OptimumStatus.OPTIMAL, f.status(), "seed " + seed);
            worst = Math.max(worst, difference(mechanism, so, f, s, acceleration));
            worstOptimality = Math.max(worstOptimality, f.optimality());
        }
        assertTrue(worst < 1e-9, "worst difference of accelerations " + worst);
        assertTrue(worstOptimality < 1e-9, "worst violation of the conditions of an optimum " + worstOptimality);
    }

    @Test
    void squaresWithoutBoundsHaveTheClosedFormOfLeastSquares() {
        double worst = 0;
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            Mechanism mechanism = Mechanism.compile(
                    MotorTrees.redundant(3, random, Double.POSITIVE_INFINITY).build());
            State s = RandomTrees.state(mechanism.model(), random);
            StaticOptimisation so = new StaticOptimisation(mechanism, new StaticOptimisation.Options());
            MotionFrame f = so.solve(s, random.doubles(s.v.length, -5, 5).toArray());
            double[] closed = leastSquares(so.balance(), f);
            for (int i = 0; i < closed.length; i++) {
                worst = Math.max(worst, Math.abs(f.controls[i] - closed[i]) / (1 + Math.abs(closed[i])));
            }
        }
        assertTrue(worst < 1e-9, "worst difference of controls " + worst);
    }

    /** c = Bᵀ (B Bᵀ)⁻¹ τ. */
    private static double[] leastSquares(ActuatorBalance balance, MotionFrame f) {
        int m = balance.rows(), n = balance.actuators();
        LuSolver lu = new LuSolver(m);
        double[] lambda = new double[m];
        for (int j = 0; j < m; j++) {
            lambda[j] = balance.load(j);
            for (int k = 0; k < m; k++) {
                double sum = 0;
                for (int i = 0; i < n; i++) {
                    sum += balance.arm(j, i) * balance.arm(k, i) * f.strengths[i] * f.strengths[i];
                }
                lu.matrix()[j][k] = sum;
            }
        }
        assertTrue(lu.factor());
        lu.solve(lambda);
        double[] c = new double[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                c[i] += f.strengths[i] * balance.arm(j, i) * lambda[j];
            }
        }
        return c;
    }

    @Test
    void boundedControlsEitherReproduceTheMotionOrSayWhatIsMissing() {
        int out = 0;
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            Mechanism mechanism =
                    Mechanism.compile(MotorTrees.redundant(2, random, 0.3).build());
            State s = RandomTrees.state(mechanism.model(), random);
            double[] acceleration = random.doubles(s.v.length, -5, 5).toArray();
            StaticOptimisation so = new StaticOptimisation(mechanism, new StaticOptimisation.Options());
            MotionFrame f = so.solve(s, acceleration);
            for (double c : f.controls) {
                assertTrue(c >= -1 && c <= 1, "seed " + seed + ": control " + c);
            }
            double lacking = 0;
            for (int k = 0; k < f.missing.length; k++) {
                lacking = Math.max(lacking, Math.abs(f.missing[k]) / (1 + Math.abs(f.loads[k])));
            }
            if (f.status() == OptimumStatus.OPTIMAL) {
                assertTrue(lacking < 1e-8, "seed " + seed + " lacks " + lacking);
                assertTrue(difference(mechanism, so, f, s, acceleration) < 1e-7, "seed " + seed);
            } else {
                assertEquals(OptimumStatus.INFEASIBLE, f.status(), "seed " + seed);
                assertTrue(lacking > 1e-9, "seed " + seed);
                MotionReport report = report(mechanism.model(), so);
                report.add(f);
                assertEquals(1, report.infeasible());
                assertTrue(
                        report.distrust().get(0).contains("lacks"),
                        report.distrust().toString());
                out++;
            }
        }
        assertTrue(out > 5 && out < 295, out + " scenes out of reach");
    }

    private static MotionReport report(Model model, StaticOptimisation so) {
        List<String> names = new java.util.ArrayList<>();
        for (int k = 0; k < model.speeds(); k++) {
            names.add(model.speedName(k));
        }
        return new MotionReport(model, so.actuators(), names);
    }

    /** A rod of 2 kg on a pin, centre of mass at 0.5 m, and motors of given strengths about it. */
    private static Model.Builder rod(double most, double... strengths) {
        Model.Builder b = Model.builder("rod");
        int rod = b.body(new Body("rod", 2, new double[] {0.5, 0, 0}, new double[] {0.01, 0.1, 0.1, 0, 0, 0}));
        b.joint("hinge", new Pin(), 0, rod, Frame.IDENTITY, Frame.IDENTITY);
        b.gravity(0, -10, 0);
        JointCoordinate angle = JointCoordinate.of(b.build().joint("hinge").orElseThrow());
        for (int i = 0; i < strengths.length; i++) {
            MotorDrive drive = new MotorDrive(Control.settable(b, 0), 0, most, strengths[i], i > 0 && most < 1);
            b.force("motor" + i, Motor.along(angle, drive));
        }
        return b;
    }

    /** With one equation Σ Sᵢ cᵢ = τ the slopes p cᵢ^(p-1) are as the strengths: cᵢ ~ Sᵢ^(1/(p-1)). */
    @Test
    void powersShareALoadAsTheClosedFormSays() {
        Mechanism mechanism = Mechanism.compile(rod(1, 6, 10, 20).build());
        State s = mechanism.model().newState(); // level: gravity needs 10 N·m
        for (double p : new double[] {1.5, 2, 3, 4, 5}) {
            StaticOptimisation so = new StaticOptimisation(
                    mechanism,
                    new StaticOptimisation.Options(
                            p, StaticOptimisation.Strength.OF_FIBRES, false, Set.of(), Map.of()));
            MotionFrame f = so.solve(s, new double[1]);
            double e = 1 / (p - 1), sum = 0;
            for (double x : new double[] {6, 10, 20}) {
                sum += x * Math.pow(x, e);
            }
            assertEquals(10 / sum * Math.pow(6, e), f.controls[0], 1e-9, "power " + p);
            assertEquals(10 / sum * Math.pow(20, e), f.controls[2], 1e-9, "power " + p);
            assertTrue(f.optimality() < 1e-9);
        }
    }

    @Test
    void weightsMakeAnActuatorDear() {
        Mechanism mechanism = Mechanism.compile(rod(1, 20, 20).build());
        MotionFrame f = new StaticOptimisation(
                        mechanism,
                        new StaticOptimisation.Options(
                                2, StaticOptimisation.Strength.OF_FIBRES, false, Set.of(), Map.of("motor1", 3.0)))
                .solve(mechanism.model().newState(), new double[1]);
        assertEquals(3, f.controls[0] / f.controls[1], 1e-12);
    }

    @Test
    void measuredControlsAreFollowedAsFarAsTheMotionAllows() {
        Mechanism mechanism = Mechanism.compile(rod(1, 20, 20).build());
        StaticOptimisation so = new StaticOptimisation(mechanism, new StaticOptimisation.Options());
        so.follow(0, 0.4, 1);
        MotionFrame f = so.solve(mechanism.model().newState(), new double[1]);
        // min (c0 - 0.4)² + c1² with c0 + c1 = 0.5
        assertEquals(0.45, f.controls[0], 1e-12);
        so.follow(0, Double.NaN, 1);
        assertEquals(0.25, so.solve(mechanism.model().newState(), new double[1]).controls[0], 1e-12);
    }

    @Test
    void whatIsMissingIsToldWithCoordinateAndTime() {
        Mechanism mechanism = Mechanism.compile(rod(0.9, 6, 2).build());
        StaticOptimisation so = new StaticOptimisation(mechanism, new StaticOptimisation.Options());
        MotionReport report = report(mechanism.model(), so);
        State s = mechanism.model().newState();
        s.time = 0.25;
        MotionFrame f = so.solve(s, new double[1]);
        report.add(f);
        assertEquals(OptimumStatus.INFEASIBLE, f.status());
        assertEquals(10 - 0.9 * 8, f.missing[0], 1e-12);
        assertEquals(
                List.of(
                        "in 1 of 1 frames, the first at t = 0.25 s, the actuators cannot make the motion within their bounds:"
                                + " hinge.angle lacks 2.8 N·m of 10.0 N·m at t = 0.25 s; add reserve actuators to these coordinates,"
                                + " or look for errors in loads and motion"),
                report.distrust());
        assertEquals(
                List.of(
                        "reserves supply up to 1.8 N·m along hinge.angle, 18 % of its largest load: the other actuators do not make"
                                + " this motion alone",
                        "actuators at their largest control, with the number of such frames of 1: motor0 1, motor1 1"),
                report.warnings());
    }

    @Test
    void coupledAndDrivenCoordinatesAreLeftToTheirConstraints() {
        double worst = 0;
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            Mechanism mechanism = Mechanism.compile(MotorTrees.coupled(random).build());
            State s = mechanism.model().newState();
            s.time = 0.1;
            double x = random.nextDouble() - 0.5, u = random.nextDouble();
            double[] q = {0.3, x, 2 * x + 0.3 * Math.sin(x), random.nextDouble()};
            double[] v = {1, u, (2 + 0.3 * Math.cos(x)) * u, random.nextDouble()};
            System.arraycopy(q, 0, s.q, 0, 4);
            System.arraycopy(v, 0, s.v, 0, 4);
            // accelerations of dependent coordinates are those that a careless table has
            double[] wanted = random.doubles(4, -5, 5).toArray();
            StaticOptimisation so = new StaticOptimisation(mechanism, new StaticOptimisation.Options());
            MotionFrame f = so.solve(s, wanted);
            assertEquals(OptimumStatus.OPTIMAL, f.status());
            assertEquals(
                    List.of(false, true, false, true), List.of(f.isFree(0), f.isFree(1), f.isFree(2), f.isFree(3)));
            wanted[0] = 0;
            wanted[2] = (2 + 0.3 * Math.cos(x)) * wanted[1] - 0.3 * Math.sin(x) * u * u;
            assertEquals(wanted[2], so.balance().acceleration()[2], 1e-12);
            worst = Math.max(worst, difference(mechanism, so, f, s, wanted));
        }
        assertTrue(worst < 1e-9, "worst difference of accelerations " + worst);
    }

    @Test
    void mistakesAreRefusedWithTheirNames() {
        Mechanism none = Mechanism.compile(rod(1).build());
        assertEquals(
                "the model has no muscle and no motor that could be controlled; add actuators to it",
                assertThrows(ModelException.class, () -> new StaticOptimisation(none, new StaticOptimisation.Options()))
                        .getMessage());
        Mechanism one = Mechanism.compile(rod(1, 20).build());
        assertEquals(
                "the model has no actuator 'motor'; did you mean 'motor0'?",
                assertThrows(
                                ModelException.class,
                                () -> new StaticOptimisation(
                                        one,
                                        new StaticOptimisation.Options(
                                                2,
                                                StaticOptimisation.Strength.OF_FIBRES,
                                                false,
                                                Set.of("motor"),
                                                Map.of())))
                        .getMessage());
        assertEquals(
                "power of the activations [-] must lie in [1.0, 5.0], was 7.0",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> new StaticOptimisation.Options(
                                        7, StaticOptimisation.Strength.OF_FIBRES, false, Set.of(), Map.of()))
                        .getMessage());
        StaticOptimisation so = new StaticOptimisation(one, new StaticOptimisation.Options());
        assertEquals(
                "the least control of 'motor0', 0.5, is above the largest, 0.1",
                assertThrows(ModelException.class, () -> so.bounds("motor0", 0.5, 0.1))
                        .getMessage());
    }

    @Test
    void anExcludedActuatorActsByItsOwnControl() {
        Mechanism mechanism = Mechanism.compile(rod(1, 20, 20).build());
        State s = mechanism.model().newState();
        Control.set(s, ((Motor) mechanism.model().forces().get("motor1")).controlAt(), 0.3);
        MotionFrame f = new StaticOptimisation(
                        mechanism,
                        new StaticOptimisation.Options(
                                2, StaticOptimisation.Strength.OF_FIBRES, false, Set.of("motor1"), Map.of()))
                .solve(s, new double[1]);
        assertEquals(1, f.controls.length);
        assertEquals((10 - 6) / 20.0, f.controls[0], 1e-12);
    }
}
