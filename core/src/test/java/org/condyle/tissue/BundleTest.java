package org.condyle.tissue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.forces.ForceElementContractTest;
import org.condyle.joints.Free;
import org.condyle.joints.Slider;
import org.condyle.measures.Path;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.condyle.simulate.Run;
import org.condyle.tissue.fibre.ExponentialFibre;
import org.condyle.tissue.fibre.FibreLaw;
import org.condyle.tissue.fibre.QuadraticFibre;
import org.condyle.tissue.fibre.SharedFibre;
import org.condyle.tissue.fibre.ToeLinearFibre;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BundleTest {
    private static final double SLACK = 0.05;

    @Nested
    class Contract extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            List<Ligament> fibres = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                PointDistance line = new PointDistance(
                        a, forest.point(a, new double[] {0.2, 0.1 * i, 0.3}), b, forest.point(b, new double[] {
                            2, -1, 2 - 0.3 * i
                        }));
                fibres.add(new Ligament(line, new ToeLinearFibre(800, 0.03), 0.2, 3));
            }
            return new Bundle(fibres);
        }
    }

    /** A mass on a slider that flies into n equal fibres that share one law. */
    private static Run.Finished shared(int n) {
        Model.Builder b = Model.builder("bundle").gravity(0, 0, 0);
        int mass = b.body(Body.of("bone", 2).inertia(0.1, 0.1, 0.1));
        b.joint("s", new Slider(), 0, mass, Frame.IDENTITY, Frame.IDENTITY);
        List<Ligament> fibres = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Damage damage = new Damage(
                    new Damage.Law(0.2 / n, 2e-3 / n, 1.0 / n),
                    MixedTree.formula("-0.01*t", List.of()),
                    Damage.Slots.in(b, 1));
            fibres.add(new TearingLigament(
                    new PointDistance(0, new double[3], mass, new double[3]),
                    new SharedFibre(new QuadraticFibre(3e6, SLACK), 1.0 / n),
                    SLACK,
                    40.0 / n,
                    damage));
        }
        b.force("it", new Bundle(fibres));
        return Run.of(b.build())
                .start("s.position", 0.045)
                .startSpeed("s.position", 0.6)
                .until(0.03)
                .accuracy(1e-10)
                .record("it.soundness", "it.tension", "it.strain", "it.energy", "s.speed", "it.fibre-1.tension")
                .run();
    }

    @Test
    void equalFibresTogetherAreOneLigament() {
        Run.Finished one = shared(1), five = shared(5);
        assertTrue(one.recording().last("it.soundness") < 0.9, "it is damaged");
        for (String channel : List.of("it.soundness", "it.tension", "it.strain", "it.energy", "s.speed")) {
            double expected = one.recording().last(channel);
            assertEquals(expected, five.recording().last(channel), 1e-8 * Math.max(1, Math.abs(expected)), channel);
        }
        assertEquals(
                one.recording().max("it.tension") / 5,
                five.recording().max("it.fibre-1.tension"),
                1e-7 * one.recording().max("it.tension"));
        assertEquals(
                List.of("it.fibre-1.taut", "it.fibre-1.damage-starts"),
                five.outcome().events().stream()
                        .map(e -> e.name())
                        .filter(e -> e.startsWith("it.fibre-1"))
                        .limit(2)
                        .toList());
        assertEquals(0, five.outcome().ledger().relativeResidual(), 1e-9);
    }

    @Test
    void internalStatesMustFollowEachOther() {
        Model.Builder b = Model.builder("x");
        List<Ligament> fibres = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            PointDistance line = new PointDistance(0, new double[3], 0, new double[] {1, 0, 0});
            Damage damage = TearingLigamentTest.damage(b, 1, 1, "0");
            fibres.add(new TearingLigament(line, new QuadraticFibre(1, 1), 1, 0, damage));
        }
        assertThrows(IllegalArgumentException.class, () -> new Bundle(List.of(fibres.get(1), fibres.get(0))));
        assertThrows(IllegalArgumentException.class, () -> new Bundle(List.of()));
    }

    /** Three bodies that fly about, tied to each other and to the ground by all kinds of fibres. */
    private static Model tied(Chance chance) {
        Model.Builder b = Model.builder("tied").gravity(0, 0, -9.81);
        int[] bodies = new int[4];
        for (int i = 1; i < bodies.length; i++) {
            bodies[i] = b.body(chance.body("body-" + i));
            b.joint("body-" + i, new Free(), 0, bodies[i], Frame.IDENTITY, Frame.IDENTITY);
        }
        for (int i = 0; i < 6; i++) {
            int from = bodies[i % 4], to = bodies[(i + 1 + i / 4) % 4];
            List<Ligament> fibres = new ArrayList<>();
            double slack = chance.in(0.3, 1), damping = i % 2 * chance.in(0, 5);
            double cohesion = chance.in(1, 10), viscosity = chance.in(0.1, 2);
            double[] a = chance.vector(0.3), along = chance.vector(0.2), c = chance.vector(0.3);
            FibreLaw law = i % 3 == 0
                    ? new ToeLinearFibre(chance.in(50, 200), 0.1)
                    : i % 3 == 1
                            ? new ExponentialFibre(chance.in(50, 200), 0.1, 3)
                            : new QuadraticFibre(chance.in(50, 300), slack);
            for (int k = 0; k < 3; k++) {
                double[] at = {a[0] + k * along[0], a[1] + k * along[1], a[2] + k * along[2]};
                Measure line = i == 5
                        ? new Path(List.of(
                                new Path.Point(from, at),
                                new Path.Point(0, new double[] {0.1, 0.2, 0.3}),
                                new Path.Point(to, c)))
                        : new PointDistance(from, at, to, c);
                FibreLaw third = new SharedFibre(law, 1.0 / 3);
                fibres.add(
                        i < 2
                                ? new Ligament(line, third, slack, damping / 3)
                                : new TearingLigament(
                                        line,
                                        third,
                                        slack,
                                        damping / 3,
                                        TearingLigamentTest.damage(b, cohesion / 3, viscosity / 3, "0")));
            }
            b.force("tie-" + i, new Bundle(fibres));
        }
        return b.build();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void withoutADriveTheEnergyNeverRisesAndTheLedgerCloses(long seed) {
        Chance chance = new Chance(seed);
        Model model = tied(chance);
        State start = chance.state(model);
        start.time = 0;
        Run.Finished run = Run.of(model)
                .startAt(start)
                .until(1.5)
                .every(0.005)
                .accuracy(1e-10)
                .record("energy.total", "tie-2.soundness", "tie-3.soundness", "tie-4.soundness", "tie-0.tension")
                .run();
        assertTrue(run.outcome().regular(), () -> run.outcome().message() + ", " + chance);
        assertEquals(0, run.outcome().ledger().relativeResidual(), 1e-8, chance::toString);
        double[] energy = run.recording().column("energy.total");
        for (int i = 1; i < energy.length; i++) {
            int row = i;
            assertTrue(
                    energy[i] <= energy[i - 1] + 1e-8 * Math.abs(energy[0]),
                    () -> "rises by " + (energy[row] - energy[row - 1]) + " J at row " + row + ", " + chance);
        }
        assertTrue(energy[energy.length - 1] < energy[0] - 1e-3, () -> "nothing was lost, " + chance);
        double[] soundness = run.recording().column("tie-2.soundness");
        for (int i = 1; i < soundness.length; i++) {
            assertTrue(soundness[i] <= soundness[i - 1] && soundness[i] >= 0, () -> "heals, " + chance);
        }
    }
}
