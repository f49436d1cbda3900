package org.condyle.tissue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.condyle.analyse.Equilibrium;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.forces.ForceElementContractTest;
import org.condyle.joints.Slider;
import org.condyle.math.Relaxation;
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
import org.condyle.tissue.fibre.QuadraticFibre;
import org.condyle.tissue.fibre.ToeLinearFibre;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RelaxingLigamentTest {
    private static final Relaxation TERMS = new Relaxation(new double[] {0.3, 0.2}, new double[] {0.1, 5});

    abstract static class Contract extends ForceElementContractTest {
        /** What is forgotten is a tension, and never negative; near 0 the energy of the toe is strongly curved. */
        @Override
        protected void stretch(State s, Chance chance) {
            for (int i = 0; i < s.z.length; i++) {
                s.z[i] = chance.in(600, 1500);
            }
        }

        static Ligament of(MixedTree forest, int a, int b, double x) {
            Measure line = new PointDistance(
                    a, forest.point(a, new double[] {x, -1, 2}), b, forest.point(b, new double[] {-3, 2, x}));
            Relaxation r = new Relaxation(new double[] {0.3, 0.2}, new double[] {0.4, 5});
            return RelaxingLigament.in(forest.builder, line, new ToeLinearFibre(800, 0.03), 0.2, 1e9, r);
        }
    }

    @Nested
    class OfOneFibre extends Contract {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return of(forest, a, b, 1);
        }
    }

    @Nested
    class OfABundle extends Contract {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return new Bundle(List.of(of(forest, a, b, 1), of(forest, a, b, 1.2), of(forest, a, b, 1.4)));
        }
    }

    /** A heavy block on rails, tied by a fibre of slack length 30 mm. */
    private static Model tied(double mass, Relaxation r) {
        Model.Builder b = Model.builder("tied").gravity(0, 0, 0);
        int block = b.body(new Body("block", mass, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        b.joint("rail", new Slider(), 0, block, Frame.IDENTITY, Frame.IDENTITY);
        Measure line = new PointDistance(0, new double[3], block, new double[3]);
        b.force("acl", RelaxingLigament.in(b, line, new QuadraticFibre(22.48e6, 0.03), 0.03, 0.3, r));
        return b.build();
    }

    private static Run.Finished run(Model model, double length, double speed, double until, double every) {
        State s = model.newState();
        s.q[0] = length;
        s.v[0] = speed;
        return Run.of(model)
                .startAt(s)
                .accuracy(1e-12)
                .until(until)
                .every(every)
                .record("acl.tension", "acl.quick-tension", "energy.residual", "energy.total")
                .run();
    }

    @Test
    void aStepRelaxesAsTheClosedFormSays() {
        Run.Finished run = run(tied(1e18, TERMS), 0.031, 0, 10, 0.1);
        int[] rows = {0, 1, 10, 100};
        double[] newtons = {22.48, 18.127952186, 14.921319643, 11.848467433};
        for (int i = 0; i < 4; i++) {
            assertEquals(newtons[i], run.recording().value(0, rows[i]), 1e-9);
        }
    }

    @Test
    void aRampIsTheHereditaryIntegral() {
        Run.Finished run = run(tied(1e18, TERMS), 0.03, 2e-3, 1, 0.1);
        int[] rows = {1, 5, 10};
        double[] newtons = {0.826725354, 17.751521555, 66.658397662};
        for (int i = 0; i < 3; i++) {
            assertEquals(newtons[i], run.recording().value(0, rows[i]), 1e-8);
        }
    }

    @Test
    void aBlockThatItThrowsBackLosesWhatTheLedgerSays() {
        Run.Finished run = run(tied(0.5, TERMS), 0.03, 0.3, 0.2, 0.002);
        double most = 0;
        for (int i = 0; i < run.recording().rows(); i++) {
            assertTrue(run.recording().value(0, i) >= 0, "a fibre never pushes");
            most = Math.max(most, Math.abs(run.recording().value(2, i)));
        }
        assertTrue(most < 1e-8, "ledger " + most);
        assertTrue(Math.abs(run.last().v[0]) < 0.3, "thrown back slower than it came");
        assertEquals(0, run.recording().value(0, run.recording().rows() - 1), 0, "and slack");
    }

    @Test
    void atRestItIsAsSoftAsAfterALongTime() {
        Model.Builder b = Model.builder("hung").gravity(0, 0, 9.81);
        int block = b.body(new Body("block", 2, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        b.joint("rail", new Slider(), 0, block, Frame.IDENTITY, Frame.IDENTITY);
        Measure line = new PointDistance(0, new double[3], block, new double[3]);
        b.force("acl", RelaxingLigament.in(b, line, new QuadraticFibre(22.48e6, 0.03), 0.03, 0.3, TERMS));
        Mechanism m = Mechanism.compile(b.build());
        State s = m.model().newState();
        s.q[0] = 0.0313;
        Equilibrium found = Equilibrium.find(m, s).orThrow();
        assertEquals(0.03 + Math.sqrt(2 * 9.81 / (0.5 * 22.48e6)), found.state().q[0], 1e-9);
    }

    @Test
    void itShortensBackWithoutTension() {
        Mechanism m = Mechanism.compile(tied(1, TERMS));
        Workspace w = new Workspace(m);
        RelaxingLigament fibre =
                (RelaxingLigament) Objects.requireNonNull(m.model().forces().get("acl"));
        State s = m.model().newState();
        s.z[0] = s.z[1] = 20; // held for long
        s.q[0] = 0.0302;
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        double[] rates = new double[2];
        fibre.internalRates(s, w.motion, rates);
        assertEquals(0, fibre.signals().get(1).read(s, w.motion), 0); // its tension
        assertEquals((0.5 * 20 - 20) / 0.1, rates[0], 1e-12);
        double before = fibre.storedEnergy(s, w.motion), h = 1e-6;
        double lost = fibre.dissipation(s, w.motion);
        s.z[0] += h * rates[0];
        s.z[1] += h * rates[1];
        assertEquals(-lost, (fibre.storedEnergy(s, w.motion) - before) / h, 1e-4 * lost);
    }
}
