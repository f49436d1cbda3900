package org.condyle.analyse.muscle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
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

class SmoothOptimisationTest {
    private static final int FRAMES = 8;

    /** Instants of a random scene in space, each with accelerations to be made. */
    private static final class Scene {
        final Mechanism mechanism;
        final State[] states = new State[FRAMES];
        final double[][] accelerations = new double[FRAMES][];

        Scene(long seed, double most) {
            Random random = new Random(seed);
            mechanism = Mechanism.compile(
                    MotorTrees.redundant(2 + (int) (seed % 3), random, most).build());
            double time = random.nextDouble();
            for (int k = 0; k < FRAMES; k++) {
                states[k] = RandomTrees.state(mechanism.model(), random);
                states[k].time = time += 0.005 + 0.01 * random.nextDouble();
                accelerations[k] = random.doubles(states[k].v.length, -5, 5).toArray();
            }
        }

        StaticOptimisation each() {
            return new StaticOptimisation(mechanism, new StaticOptimisation.Options());
        }

        SmoothMotion smooth(double s) {
            SmoothOptimisation smooth = new SmoothOptimisation(each(), s);
            for (int k = 0; k < FRAMES; k++) {
                smooth.add(states[k], accelerations[k]);
            }
            return smooth.solve();
        }
    }

    @Test
    void withoutSmoothnessFramesAreThoseOfStaticOptimisation() {
        int out = 0;
        for (long seed = 0; seed < 60; seed++) {
            Scene scene = new Scene(seed, seed % 2 == 0 ? Double.POSITIVE_INFINITY : 0.3);
            SmoothMotion motion = scene.smooth(0);
            StaticOptimisation each = scene.each();
            for (int k = 0; k < FRAMES; k++) {
                MotionFrame alone = each.solve(scene.states[k], scene.accelerations[k]);
                MotionFrame f = motion.frames().get(k);
                double size = 1;
                for (double c : alone.controls) {
                    size = Math.max(size, Math.abs(c));
                }
                assertEquals(alone.status(), f.status(), "seed " + seed);
                assertEquals(alone.time(), f.time());
                assertArrayEquals(alone.controls, f.controls, 1e-9 * size, "seed " + seed);
                assertArrayEquals(alone.strengths, f.strengths);
                assertArrayEquals(alone.loads, f.loads);
                assertArrayEquals(alone.efforts, f.efforts, 1e-6 * size, "seed " + seed);
                out += f.status() == OptimumStatus.INFEASIBLE ? 1 : 0;
            }
            assertEquals(0, motion.effortRise(), 1e-9);
            assertEquals(motion.alone().fastest(), motion.together().fastest());
        }
        assertTrue(out > 20, out + " frames out of reach");
    }

    @Test
    void smoothControlsMakeTheSameMotion() {
        double worst = 0;
        for (long seed = 0; seed < 100; seed++) {
            Scene scene = new Scene(seed, Double.POSITIVE_INFINITY);
            SmoothMotion motion = scene.smooth(Math.pow(10, -6 + seed % 5));
            for (int k = 0; k < FRAMES; k++) {
                MotionFrame f = motion.frames().get(k);
                assertEquals(OptimumStatus.OPTIMAL, f.status(), "seed " + seed + ": " + f.optimality());
                worst = Math.max(worst, difference(scene, k, f));
            }
            assertTrue(motion.effortRise() > 0, "seed " + seed);
            assertTrue(motion.together().rmsRate() < motion.alone().rmsRate(), "seed " + seed);
        }
        assertTrue(worst < 1e-9, "worst difference of accelerations " + worst);
    }

    /** Sets the controls of a frame and evaluates forward. */
    private static double difference(Scene scene, int k, MotionFrame f) {
        State s = scene.states[k];
        ActuatorBalance balance = scene.each().balance();
        for (int i = 0; i < f.controls.length; i++) {
            Control.set(s, balance.actuator(i).controlAt(), f.controls[i]);
        }
        Workspace w = new Workspace(scene.mechanism);
        assertEquals(org.condyle.integrate.StepStatus.ACCEPTED, new Dynamics(Stabilisation.none()).evaluate(s, w));
        double worst = 0, size = 1;
        for (int i = 0; i < s.v.length; i++) {
            worst = Math.max(worst, Math.abs(w.acceleration[i] - scene.accelerations[k][i]));
            size = Math.max(size, Math.abs(scene.accelerations[k][i]));
        }
        return worst / size;
    }

    /** A rod of 2 kg on a pin, centre of mass at 0.5 m, and motors of given strengths about it, all but the first reserves. */
    private static Mechanism rod(double most, double... strengths) {
        Model.Builder b = Model.builder("rod");
        int rod = b.body(new Body("rod", 2, new double[] {0.5, 0, 0}, new double[] {0.01, 0.1, 0.1, 0, 0, 0}));
        b.joint("hinge", new Pin(), 0, rod, Frame.IDENTITY, Frame.IDENTITY);
        b.gravity(0, -10, 0);
        JointCoordinate angle = JointCoordinate.of(b.build().joint("hinge").orElseThrow());
        for (int i = 0; i < strengths.length; i++) {
            MotorDrive drive = new MotorDrive(Control.settable(b, 0), 0, most, strengths[i], i > 0);
            b.force("motor" + i, Motor.along(angle, drive));
        }
        return Mechanism.compile(b.build());
    }

    private static SmoothOptimisation smooth(
            StaticOptimisation each, Mechanism rod, double s, double... accelerations) {
        SmoothOptimisation smooth = new SmoothOptimisation(each, s);
        for (int k = 0; k < accelerations.length; k++) {
            State state = rod.model().newState();
            state.time = 0.1 * k;
            smooth.add(state, new double[] {accelerations[k]});
        }
        return smooth;
    }

    /** Level it takes 10 N·m and 0.6 kg·m² times the acceleration. */
    @Test
    void aMeasuredControlThatStopsIsLeftGradually() {
        Mechanism rod = rod(1, 20, 20);
        StaticOptimisation each = new StaticOptimisation(rod, new StaticOptimisation.Options());
        SmoothOptimisation smooth = new SmoothOptimisation(each, 0.02);
        State s = rod.model().newState();
        each.follow(0, 0.4, 4);
        smooth.add(s, new double[1]);
        each.follow(0, Double.NaN, 4);
        s.time = 0.1;
        smooth.add(s, new double[1]);
        List<MotionFrame> frames = smooth.solve().frames();
        // x and 0.5 - x: min ½ [4 (x₀ - 0.4)² + (0.5 - x₀)²] + ½ [x₁² + (0.5 - x₁)²] + 2 s/Δt² (x₁ - x₀)², s/Δt² = 2:
        // (5 + 8) x₀ - 8 x₁ = 2.1 and (2 + 8) x₁ - 8 x₀ = 0.5
        double det = 13 * 10 - 8 * 8, x0 = (2.1 * 10 + 8 * 0.5) / det, x1 = (13 * 0.5 + 8 * 2.1) / det;
        assertEquals(x0, frames.get(0).controls[0], 1e-12);
        assertEquals(x1, frames.get(1).controls[0], 1e-12);
        assertEquals(0.5 - x1, frames.get(1).controls[1], 1e-12);
    }

    @Test
    void aFrameOutOfReachInTheMiddleIsNamedAndTheOthersAreNot() {
        Mechanism rod = rod(0.9, 10, 2);
        StaticOptimisation each = new StaticOptimisation(rod, new StaticOptimisation.Options());
        SmoothMotion motion = smooth(each, rod, 1e-3, 0, 0, 5, 0, 0).solve();
        MotionReport report = new MotionReport(rod.model(), each.actuators(), List.of("hinge_angle"));
        motion.frames().forEach(report::add);
        assertEquals(1, report.infeasible());
        assertEquals(OptimumStatus.INFEASIBLE, motion.frames().get(2).status());
        assertEquals(13 - 10.8, motion.frames().get(2).missing[0], 1e-12);
        assertEquals(
                "in 1 of 5 frames, the first at t = 0.2 s, the actuators cannot make the motion within their bounds:"
                        + " hinge_angle lacks 2.2 N·m of 13.0 N·m at t = 0.2 s; add reserve actuators to these coordinates, or look"
                        + " for errors in loads and motion",
                report.distrust().get(0));
        assertEquals(1.8, motion.frames().get(2).reserves[0], 1e-12);
        for (int k : new int[] {0, 1, 3, 4}) {
            assertEquals(0, motion.frames().get(k).missing[0], 1e-12);
        }
    }

    @Test
    void paceAndEffortAreTold() {
        Mechanism rod = rod(1, 20, 20);
        StaticOptimisation each = new StaticOptimisation(rod, new StaticOptimisation.Options());
        each.follow(0, 0.4, 1);
        SmoothMotion motion = smooth(each, rod, 0.05, 0, 5, 0).solve();
        // alone: x = τ/40 + 0.2, y = τ/40 - 0.2 with τ = 10, 13, 10
        assertEquals(0.75, motion.alone().largestRate(), 1e-12);
        assertEquals("motor0", motion.alone().fastest());
        assertEquals(0.05, motion.alone().fastestAt(), 1e-12);
        assertEquals(0.75, motion.alone().rmsRate(), 1e-12); // all rates are the same
        double end = 0.05 * 0.05 * 2, middle = 0.125 * 0.125 * 2;
        assertEquals(0.1 * (end + middle), motion.alone().effort(), 1e-12);
        // one equation, equal motors: x - y is the same in all frames whatever s is, and so nothing can be smoothed
        assertEquals(0, motion.effortRise(), 1e-12);
        assertTrue(!motion.alone().ofMuscles());
    }

    @Test
    void mistakesAreRefused() {
        Mechanism rod = rod(1, 20, 20);
        StaticOptimisation each = new StaticOptimisation(rod, new StaticOptimisation.Options());
        assertEquals("smoothness [s^2] must be >= 0, was -0.001", refused(() -> new SmoothOptimisation(each, -1e-3)));
        assertEquals("smoothness [s^2] must be >= 0, was NaN", refused(() -> new SmoothOptimisation(each, Double.NaN)));
        StaticOptimisation cubes = new StaticOptimisation(
                rod,
                new StaticOptimisation.Options(3, StaticOptimisation.Strength.OF_FIBRES, false, Set.of(), Map.of()));
        assertEquals(
                "smoothness goes with squares of the activations only, power 2; the power is 3.0",
                refused(() -> new SmoothOptimisation(cubes, 1e-3)));
        assertEquals(
                "smoothness needs at least two instants of a motion, there is 1; analyse more of it, or leave smoothness out",
                assertThrows(
                                ModelException.class,
                                () -> smooth(each, rod, 1e-3, 0).solve())
                        .getMessage());
        SmoothOptimisation twice = smooth(each, rod, 1e-3, 0);
        assertEquals(
                "smoothness needs times that rise, but t = 0.0 s comes after t = 0.0 s; remove repeated rows",
                assertThrows(ModelException.class, () -> twice.add(rod.model().newState(), new double[1]))
                        .getMessage());
    }

    private static String refused(org.junit.jupiter.api.function.Executable wrong) {
        return String.valueOf(
                assertThrows(IllegalArgumentException.class, wrong).getMessage());
    }
}
