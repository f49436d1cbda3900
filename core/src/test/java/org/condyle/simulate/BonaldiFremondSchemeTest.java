package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.joints.Pin;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.scenes.Elbow;
import org.condyle.scenes.PlanarMechanisms;
import org.junit.jupiter.api.Test;

/** The scheme of the paper: against its own recurrence, against published numbers, and how it nears the solution. */
class BonaldiFremondSchemeTest {
    private record Ran(Outcome outcome, State last, Recording recording) {
        long hits(String stop) {
            return outcome.impacts().stream().filter(i -> i.at().equals(stop)).count();
        }
    }

    private static BonaldiFremondScheme scheme(Model model, double until, int steps) {
        Mechanism m = Mechanism.compile(model);
        Channel angle = new Channels(m).find("elbow.angle");
        return new BonaldiFremondScheme(
                m,
                new Plan(
                        until,
                        until,
                        new double[0],
                        Runs.accurate(),
                        Stabilisation.none(),
                        List.of(),
                        angle == null ? List.of() : List.of(angle),
                        Double.POSITIVE_INFINITY),
                steps);
    }

    private static Ran run(Elbow elbow, double until, int steps) {
        Model model = elbow.model();
        BonaldiFremondScheme s = scheme(model, until, steps);
        Outcome o = s.run(elbow.start(model), Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o.message());
        return new Ran(o, s.last(), s.recording());
    }

    /** Eqs. (8) and (9) of the paper as they stand; returns the last angle and soundness. */
    private static double[] asPrinted(Elbow e, double until, int n) {
        double dt = until / n, j = e.inertia / (dt * dt), nu = e.damping / dt;
        double[] theta = new double[n + 2], beta = new double[n + 2];
        beta[0] = 1;
        double before = -e.speed * dt;
        for (int k = 0; k < n; k++) {
            theta[k + 1] = (j * (2 * theta[k] - before) + nu * theta[k]) / (j + nu + e.stiffness * beta[k]);
            boolean above = theta[k + 1] > Math.PI, hit = above || theta[k + 1] < 0;
            if (hit) {
                theta[k + 1] = above ? Math.PI : 0;
                double speed = (theta[k] - before) / dt;
                double after =
                        Math.min(0, (e.inertia - e.impactDissipation) / (e.inertia + e.impactDissipation)) * speed;
                theta[k + 2] = theta[k + 1] + after * dt;
            }
            for (int i = k; i < (hit ? k + 2 : k + 1); i++) {
                double x = theta[i + 1];
                double b = beta[i] + dt / e.viscosity * (e.cohesion - 0.5 * e.stiffness * x * x);
                beta[i + 1] = Math.min(beta[i], Math.max(0, b));
            }
            k += hit ? 1 : 0;
            before = theta[k];
        }
        return new double[] {theta[n], beta[n]};
    }

    @Test
    void isTheRecurrenceAsItIsPrinted() {
        Elbow heavy = new Elbow();
        heavy.inertia = 30;
        for (Elbow e : List.of(new Elbow(), heavy, Elbow.damaging(500), Elbow.damaging(1000))) {
            double[] expected = asPrinted(e, 0.2, 10_000);
            Ran r = run(e, 0.2, 10_000);
            assertEquals(expected[0], r.last.q[0], 1e-9);
            assertEquals(expected[1], r.last.z[0], 1e-9);
        }
    }

    @Test
    void givesThePublishedNumbers() {
        Elbow e = new Elbow();
        Ran fig4 = run(e, 0.2, 10_000);
        assertEquals(0.668268, fig4.recording.most(0), 5e-7);
        assertEquals(8, fig4.hits("elbow.lower"));
        e.speed = 500;
        Ran fig5 = run(e, 0.2, 10_000);
        assertEquals(0.00842, fig5.outcome.impacts().get(0).time(), 1e-12);
        assertEquals(9, fig5.hits("elbow.lower"));
        e.inertia = 30;
        Ran fig7 = run(e, 0.2, 10_000);
        assertEquals(1, fig7.hits("elbow.upper"));
        assertEquals(1, fig7.hits("elbow.lower"));
        e.speed = 100;
        Ran fig6 = run(e, 0.2, 10_000);
        assertEquals(1, fig6.hits("elbow.lower"));
        assertEquals(1.692050, fig6.recording.most(0), 5e-7);
        assertEquals(0.1748479, run(Elbow.damaging(500), 0.2, 10_000).last.z[0], 5e-8);
        assertEquals(9, run(Elbow.damaging(100), 0.2, 10_000).hits("elbow.lower"));
        assertEquals(1, run(Elbow.pushed(100), 1.3, 10_000).hits("elbow.lower"));
    }

    @Test
    void nearsTheSolutionWithTheFirstOrder() {
        // steps of 20 µs to 0.2 µs, as N = 1e4 to 1e6 have over 0.2 s; the exact values are those of ElbowTest
        double before = Double.NaN, betaBefore = Double.NaN;
        for (int n : new int[] {1, 10, 100}) {
            double error =
                    0.669721498499 - run(new Elbow(), 0.012, 600 * n).recording.most(0);
            double beta = 0.20205039603 - run(Elbow.damaging(500), 0.012, 600 * n).last.z[0];
            if (n > 1) {
                assertEquals(10, before / error, 0.1);
                assertEquals(10, betaBefore / beta, 4, "an impact is noticed late by some part of a step");
            }
            before = error;
            betaBefore = beta;
        }
        assertTrue(Math.abs(betaBefore) < 2e-4);
    }

    @Test
    void forcesThatAreNotLinearAreLinearisedInEveryStep() {
        Model.Builder b = Model.builder("pendulum");
        int bob = b.body(new Body("bob", 2, new double[] {0, -0.5, 0}, new double[] {0, 0, 0.01, 0, 0, 0}));
        b.joint("elbow", new Pin(), 0, bob, Frame.IDENTITY, Frame.IDENTITY);
        Model model = b.build();
        State start = model.newState();
        start.q[0] = 2; // far from small swings
        Simulation accurate = Runs.of(model).until(1).simulation();
        accurate.run(start, Listener.NONE);
        double before = Double.NaN;
        for (int steps : new int[] {1000, 10_000, 100_000}) {
            BonaldiFremondScheme s = scheme(model, 1, steps);
            s.run(start, Listener.NONE);
            double error = s.last().q[0] - accurate.last().q[0];
            assertTrue(Double.isNaN(before) || Math.abs(before / error - 10) < 0.5, before + " then " + error);
            before = error;
        }
    }

    @Test
    void ledgerShowsWhatTheSchemeLoses() {
        double coarse = run(new Elbow(), 0.2, 10_000).outcome.ledger().relativeResidual();
        double fine = run(new Elbow(), 0.2, 100_000).outcome.ledger().relativeResidual();
        assertTrue(coarse < 0, "it loses energy");
        assertEquals(10, coarse / fine, 1, "and less with shorter steps, in the first order");
    }

    @Test
    void comesToRestOnAStopThatItIsPressedOn() {
        Ran r = run(Elbow.pushed(100), 1.3, 10_000);
        assertEquals(Math.PI, r.last.q[0], 1e-6);
    }

    @Test
    void refusesWhatItCannotMove() {
        Model many = PlanarMechanisms.doublePendulumRelative();
        ModelException e = assertThrows(ModelException.class, () -> scheme(many, 1, 10));
        assertTrue(String.valueOf(e.getMessage()).contains("one coordinate"), e.getMessage());
    }
}
