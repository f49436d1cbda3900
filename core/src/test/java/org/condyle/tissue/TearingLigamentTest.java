package org.condyle.tissue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.forces.ForceElementContractTest;
import org.condyle.joints.Slider;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.scenes.MixedTree;
import org.condyle.simulate.Run;
import org.condyle.tissue.fibre.ExponentialFibre;
import org.condyle.tissue.fibre.QuadraticFibre;
import org.condyle.tissue.fibre.ToeLinearFibre;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ligaments that tear: what they take from the motion, and when they hold. */
class TearingLigamentTest {
    private static final double SLACK = 0.05;
    private static final double STIFFNESS = 3e6; // N/m²
    private static final double MASS = 2;

    static Damage damage(Model.Builder b, double cohesion, double viscosity, String source) {
        return new Damage(
                new Damage.Law(cohesion, viscosity), MixedTree.formula(source, List.of()), Damage.Slots.in(b, 1));
    }

    /** A mass that flies into its ligament with a speed; 1 m of way is free. */
    private static Run.Finished caught(double speed, double cohesion, double viscosity, double damping, double until) {
        Model.Builder b = Model.builder("ligament").gravity(0, 0, 0);
        int mass = b.body(Body.of("bone", MASS).inertia(0.1, 0.1, 0.1));
        b.joint("s", new Slider(), 0, mass, Frame.IDENTITY, Frame.IDENTITY);
        PointDistance line = new PointDistance(0, new double[3], mass, new double[3]);
        b.force(
                "it",
                new TearingLigament(
                        line,
                        new QuadraticFibre(STIFFNESS, SLACK),
                        SLACK,
                        damping,
                        damage(b, cohesion, viscosity, "0")));
        return Run.of(b.build())
                .start("s.position", 0.045)
                .startSpeed("s.position", speed)
                .until(until)
                .accuracy(1e-11)
                .record("it.soundness", "it.tension", "it.length", "s.speed")
                .run();
    }

    private static List<String> events(Run.Finished run) {
        return run.outcome().events().stream().map(e -> e.name()).toList();
    }

    /** The whole kinetic energy goes into the ligament: the threshold of the speed is exactly that of the cohesion. */
    @Test
    void itHoldsBelowItsThresholdAndIsDamagedAboveIt() {
        double cohesion = 0.25, speed = Math.sqrt(2 * cohesion / MASS);
        Run.Finished below = caught(speed * (1 - 1e-6), cohesion, 1e-4, 0, 0.1);
        assertEquals(1, below.recording().min("it.soundness"), 0);
        assertEquals(-speed * (1 - 1e-6), below.recording().last("s.speed"), 1e-9);
        assertEquals(List.of("it.taut", "it.slack"), events(below));
        Run.Finished above = caught(speed * 1.05, cohesion, 1e-4, 0, 0.1);
        assertTrue(above.recording().last("it.soundness") < 0.999);
        assertTrue(events(above).contains("it.damage-starts"), events(above)::toString);
    }

    /** Without viscosity it would break at once and take w: the loss tends to zero with the viscosity. */
    @Test
    void aBrittleLigamentTakesItsCohesion() {
        double cohesion = 0.25, speed = 3, before = 0.5 * MASS * speed * speed, last = Double.NaN;
        for (double viscosity : new double[] {1e-4, 1e-5, 1e-6}) {
            Run.Finished run = caught(speed, cohesion, viscosity, 0, 0.05);
            assertEquals(List.of("it.taut", "it.damage-starts", "it.broken"), events(run));
            double v = run.recording().last("s.speed"), taken = before - 0.5 * MASS * v * v;
            assertEquals(0, run.recording().last("it.soundness"), 0);
            assertEquals(0, run.recording().last("it.tension"), 0);
            assertTrue(taken > cohesion, "takes " + taken + " J");
            // near the threshold W - w grows linearly, so the time to break and the loss go with the root of c
            if (viscosity < 1e-5) {
                assertEquals(Math.sqrt(10), last / (taken - cohesion), 0.15);
            }
            last = taken - cohesion;
            assertEquals(0, run.outcome().ledger().relativeResidual(), 1e-9);
        }
        assertEquals(0, last, 0.1 * cohesion);
    }

    /** After it broke it is neither taut nor slack, and it does not hold a second time. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 40})
    void theLedgerClosesWhileItTearsWithAndWithoutDamping(double damping) {
        Run.Finished run = caught(4, 0.2, 1e-3, damping, 0.05);
        assertEquals(0, run.outcome().ledger().relativeResidual(), 1e-9);
        assertEquals("it.broken", events(run).get(events(run).size() - 1));
        assertTrue(run.recording().last("s.speed") > 0, "it flies on");
        assertEquals(0, run.recording().min("it.tension"), 1e-9); // the instant of breaking is rounded
    }

    @Test
    void damageThatMakesNoSenseIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Damage.Law(-1, 1));
        assertThrows(IllegalArgumentException.class, () -> new Damage.Law(1, 0));
        assertThrows(IllegalArgumentException.class, () -> new Damage.Law(1, Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> Damage.Slots.in(Model.builder("x"), 1.5));
    }

    @Nested
    class WithDampingAndASource extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            PointDistance line = new PointDistance(
                    a, forest.point(a, new double[] {0.2, -0.1, 0.3}), b, forest.point(b, new double[] {2, -1, 2}));
            Damage damage = damage(forest.builder, 1500, 40, "-200*sin(5*t)");
            return new TearingLigament(line, new ToeLinearFibre(2e4, 0.03), 0.2, 300, damage);
        }
    }

    @Nested
    class InABundle extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            List<TearingLigament> fibres = new java.util.ArrayList<>();
            for (int i = 0; i < 3; i++) {
                PointDistance line = new PointDistance(
                        a, forest.point(a, new double[] {0.2, -0.1 + 0.1 * i, 0.3}), b, forest.point(b, new double[] {
                            2, -1, 2 + 0.2 * i
                        }));
                Damage damage = damage(forest.builder, 1500, 40, "-200*sin(5*t)");
                fibres.add(new TearingLigament(line, new ExponentialFibre(2e4, 0.06, 3), 0.2, 100, damage));
            }
            return new Bundle(fibres);
        }
    }
}
