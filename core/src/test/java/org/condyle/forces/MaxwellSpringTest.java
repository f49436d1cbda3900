package org.condyle.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.analyse.Equilibrium;
import org.condyle.analyse.LinearModes;
import org.condyle.analyse.Mode;
import org.condyle.dynamics.Mechanism;
import org.condyle.joints.Slider;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Run;
import org.hipparchus.complex.Complex;
import org.junit.jupiter.api.Test;

/** A mass on a slider along z, held by a Maxwell element with or without a spring beside it. */
class MaxwellSpringTest {
    private static final double K = 50;
    private static final double C = 6;

    private static Model model(double mass, double gravity, double beside) {
        Model.Builder b = Model.builder("zener").gravity(0, 0, gravity);
        int block = b.body(new Body("block", mass, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        var joint = b.joint("rail", new Slider(), 0, block, Frame.IDENTITY, Frame.IDENTITY);
        Measure place = new JointCoordinate(joint.qAt(), joint.vAt(), Measure.Kind.LENGTH);
        b.force("dashpot", MaxwellSpring.in(b, place, K, 0, C));
        if (beside > 0) {
            b.force("spring", new Spring(place, beside, 0, 0));
        }
        return b.build();
    }

    @Test
    void forceUnderAHeldStretchRelaxesExponentially() {
        Model model = model(1e15, 0, 0); // too heavy to move
        State start = model.newState();
        start.q[0] = 0.02;
        Run.Finished run = Run.of(model)
                .startAt(start)
                .accuracy(1e-12)
                .until(0.5)
                .every(0.1)
                .record("dashpot.effort", "dashpot.creep")
                .run();
        for (int i = 0; i < run.recording().rows(); i++) {
            double left = 0.02 * Math.exp(-K * run.recording().time(i) / C);
            assertEquals(-K * left, run.recording().value(0, i), 1e-10);
            assertEquals(0.02 - left, run.recording().value(1, i), 1e-12);
        }
    }

    @Test
    void massOnItMovesAsTheClosedFormAndTheLedgerCloses() {
        double m = 0.4, x0 = 0.03;
        Model model = model(m, 0, 0);
        State start = model.newState();
        start.q[0] = x0;
        Run.Finished run = Run.of(model)
                .startAt(start)
                .accuracy(1e-11)
                .until(1)
                .every(0.05)
                .record("dashpot.effort", "energy.residual")
                .run();
        // u = x - z is a damped oscillator: u'' + (k/c) u' + (k/m) u = 0 with u(0) = x0, u'(0) = -k x0/c
        double a = K / (2 * C), w = Math.sqrt(K / m - a * a);
        for (int i = 0; i < run.recording().rows(); i++) {
            double t = run.recording().time(i);
            double u = Math.exp(-a * t) * (x0 * Math.cos(w * t) - a * x0 / w * Math.sin(w * t));
            assertEquals(-K * u, run.recording().value(0, i), 1e-8);
            assertEquals(0, run.recording().value(1, i), 1e-11);
        }
        assertEquals(Outcome.End.COMPLETED, run.outcome().end());
    }

    @Test
    void equilibriumIsThatOfTheSpringBesideItWithTheForceRelaxed() {
        double m = 0.4, g = 9.81, beside = 30;
        Model model = model(m, g, beside);
        State start = model.newState();
        start.z[0] = -0.3;
        Equilibrium e = Equilibrium.find(Mechanism.compile(model), start).orThrow();
        assertEquals(m * g / beside, e.state().q[0], 1e-10);
        assertEquals(m * g / beside, e.state().z[0], 1e-10);
        assertEquals(0, e.value("dashpot.effort"), 1e-9);
        assertEquals(Equilibrium.Stability.STABLE, e.stability());
    }

    /** m s² + k₁ + k c s/(k + c s) = 0, that is m c s³ + m k s² + (k₁ + k) c s + k₁ k = 0. */
    @Test
    void eigenvaluesAreTheRootsOfTheCubic() {
        double m = 0.4, beside = 30;
        Model model = model(m, 9.81, beside);
        Mechanism mechanism = Mechanism.compile(model);
        List<Mode> modes = LinearModes.at(
                        mechanism,
                        Equilibrium.find(mechanism, model.newState()).orThrow().state())
                .modes();
        assertEquals(2, modes.size()); // a pair and a real one
        double sum = 0;
        for (Mode mode : modes) {
            Complex s = new Complex(mode.growth(), mode.turning());
            Complex cubic = s.multiply(m * C)
                    .add(m * K)
                    .multiply(s)
                    .add((beside + K) * C)
                    .multiply(s)
                    .add(beside * K);
            assertEquals(0, cubic.norm() / (beside * K), 1e-8);
            sum += mode.turning() > 0 ? 2 * mode.growth() : mode.growth();
            assertEquals(List.of("rail.position", "dashpot.creep"), mode.names());
            // z follows x as k/(k + c s)
            Complex ratio = new Complex(K).divide(s.multiply(C).add(K));
            assertEquals(1, mode.shape()[0], 1e-12);
            assertEquals(ratio.getReal(), mode.shape()[1], 1e-7);
            assertEquals(ratio.getImaginary(), mode.quadrature()[1], 1e-7);
        }
        assertEquals(-K / C, sum, 1e-7);
    }

    @Test
    void withoutASpringBesideItNothingHoldsTheMass() {
        Equilibrium e = Equilibrium.find(
                Mechanism.compile(model(0.4, 9.81, 0)), model(0.4, 9.81, 0).newState());
        assertTrue(!e.found() && e.message().contains("rail.position"), e.message());
    }

    @Test
    void internalStatesHaveNames() {
        Model model = model(1, 0, 0);
        assertEquals("dashpot.creep", model.internalName(0));
        assertEquals(0, model.internal("dashpot.creep"));
        assertEquals(-1, model.internal("creep"));
    }
}
