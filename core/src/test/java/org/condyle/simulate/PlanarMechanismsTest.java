package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.AugmentedLagrangian;
import org.condyle.dynamics.Baumgarte;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Partitioning;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.RungeKutta4;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.PlanarMechanisms;
import org.junit.jupiter.api.Test;

/** Reference values of an independent code for the planar mechanisms (12 digits). */
class PlanarMechanismsTest {
    static Simulation simulation(Model model, double until, Stepper stepper, Stabilisation kept) {
        Mechanism m = Mechanism.compile(model);
        return new Simulation(
                m,
                new Plan(
                        until,
                        until / 4,
                        new double[0],
                        stepper,
                        kept,
                        List.of(),
                        new Channels(m).usual(),
                        Double.POSITIVE_INFINITY));
    }

    static Stepper accurate() {
        return new DormandPrince853(StepOptions.accuracy(1e-12));
    }

    @Test
    void doublePendulumStartsWithTheAccelerationsAndMultipliersOfTheReference() {
        Model model = PlanarMechanisms.doublePendulumAbsolute();
        Workspace w = new Workspace(Mechanism.compile(model));
        new Dynamics(Stabilisation.none()).evaluate(PlanarMechanisms.doublePendulumAbsoluteStart(model), w);
        assertArrayEquals(new double[] {0, -6.4746, -12.9492, 0, -10.5948, 5.886}, w.acceleration, 1e-12);
        // the reference writes M q̈ + Φqᵀλ = g: opposite sign of λ, and the elbow as first rod minus second
        assertEquals(5.4936, w.lambda[1], 1e-12);
        assertEquals(-1.1772, w.lambda[3], 1e-12);
    }

    @Test
    void doublePendulumFallsAlikeInAbsoluteAndRelativeCoordinates() {
        Model absolute = PlanarMechanisms.doublePendulumAbsolute();
        Simulation a = simulation(absolute, 2, accurate(), new ConstraintProjection(1e-13));
        Outcome end = a.run(PlanarMechanisms.doublePendulumAbsoluteStart(absolute), Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, end.end());
        assertEquals(-1.4162968717, a.last().q[2], 1e-9);
        assertEquals(-0.08038504752, a.last().q[5], 1e-9);
        assertTrue(Math.abs(end.ledger().relativeResidual()) < 1e-10, () -> end.toString());

        Model relative = PlanarMechanisms.doublePendulumRelative();
        Simulation r = simulation(relative, 2, accurate(), Stabilisation.none());
        r.run(relative.newState(), Listener.NONE);
        assertEquals(a.last().q[2], r.last().q[0], 1e-9);
        assertEquals(a.last().q[5], r.last().q[0] + r.last().q[1], 1e-9);
    }

    @Test
    void sliderCrankTurnsAsTheReferenceWithEveryStabilisation() {
        double[] expected = {30.54009621, 13.414798127};
        for (Stabilisation kept : List.of(
                Stabilisation.none(),
                new Baumgarte(5, 5),
                new ConstraintProjection(1e-13),
                new AugmentedLagrangian(1e7, 10, 1),
                new Partitioning())) {
            Model model = PlanarMechanisms.sliderCrankAbsolute();
            Mechanism m = Mechanism.compile(model);
            State s = model.newState();
            boolean[] heldPosition = new boolean[9], heldSpeed = new boolean[9];
            s.q[2] = Math.toRadians(60);
            s.v[2] = 10;
            s.q[3] = 0.3;
            s.q[5] = -0.3;
            s.q[6] = 0.5;
            heldPosition[2] = heldSpeed[2] = true;
            Assembly.Result assembled = Assembly.assemble(m, s, heldPosition, heldSpeed);
            assertEquals(1, assembled.freedoms());
            assertEquals(0.56904157598, s.q[6], 1e-10);
            assertEquals(-2.1013252805, s.v[6], 1e-9);
            Simulation run = simulation(model, 2, accurate(), kept);
            Outcome end = run.run(s, Listener.NONE);
            assertEquals(expected[0], run.last().q[2], 3e-8, kept.toString());
            assertEquals(expected[1], run.last().v[2], 3e-7, kept.toString());
            assertTrue(Math.abs(end.ledger().relativeResidual()) < 1e-9, () -> kept + " " + end);
        }
    }

    @Test
    void relativeSliderCrankHasItsRedundantRowNamedAndRunsAllTheSame() {
        Model model = PlanarMechanisms.sliderCrankRelative();
        Mechanism m = Mechanism.compile(model);
        State s = model.newState();
        s.q[0] = Math.toRadians(60);
        s.q[1] = -1.4;
        s.q[2] = 0.4;
        s.v[0] = 10;
        boolean[] held = {true, false, false};
        Assembly.Result assembled = Assembly.assemble(m, s, held, held);
        assertEquals(List.of("upright.along-y"), assembled.redundant());
        assertEquals(1, assembled.freedoms());
        Simulation run = simulation(model, 2, accurate(), new ConstraintProjection(1e-13));
        run.run(s, Listener.NONE);
        assertEquals(30.54009621, run.last().q[0], 3e-8);
    }

    @Test
    void rungeKutta4DriftsAsTheReferenceDoes() {
        double[][] expected = {{6.5489268547e-05, 6.4410870644e-08}, {3.0313923285e-06, 3.4991091561e-09}};
        for (int scene = 0; scene < 2; scene++) {
            for (int kept = 0; kept < 2; kept++) {
                Model model = scene == 0 ? PlanarMechanisms.sliderCrankAbsolute() : PlanarMechanisms.fourBar();
                Mechanism m = Mechanism.compile(model);
                State s = model.newState();
                boolean[] held = new boolean[9];
                s.q[2] = Math.toRadians(60);
                s.v[2] = scene == 0 ? 10 : 6;
                s.q[3] = 0.3;
                s.q[4] = 0.2;
                s.q[5] = scene == 0 ? -0.3 : 0.46;
                s.q[6] = 0.5;
                s.q[8] = scene == 0 ? 0 : 1.45;
                held[2] = true;
                Assembly.assemble(m, s, held, held);
                Simulation run = simulation(
                        model,
                        6900 * 0.00145,
                        new RungeKutta4(StepOptions.step(0.00145)),
                        kept == 0 ? Stabilisation.none() : new Baumgarte(5, 5));
                Outcome end = run.run(s, Listener.NONE);
                assertEquals(6900, end.steps());
                assertEquals(expected[scene][kept], end.maxPosition(), 2e-4 * expected[scene][kept]);
            }
        }
    }
}
