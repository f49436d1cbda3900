package org.condyle.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Supplier;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.forces.MaxwellSpring;
import org.condyle.forces.PrescribedEffort;
import org.condyle.forces.Spring;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.StepOptions;
import org.condyle.joints.Slider;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.MixedTree;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Plan;
import org.condyle.simulate.event.Event;
import org.hipparchus.complex.Complex;
import org.junit.jupiter.api.Test;

/** A cart on a spring with a damper that is pushed by cos Ωt: the closed form of its steady motion and of its decay. */
class LimitCycleTest {
    private static final double MASS = 2;
    private static final double STIFFNESS = 50;
    private static final double DAMPING = 3;
    private static final double FORCE = 4;
    private static final double OMEGA = 3;
    private static final double PERIOD = 2 * Math.PI / OMEGA;

    private static Mechanism cart() {
        Model.Builder b = Model.builder("cart");
        int body = b.body(new Body("cart", MASS, new double[3], new double[6]));
        Joint rail = b.joint("rail", new Slider(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        b.force("spring", new Spring(JointCoordinate.of(rail), STIFFNESS, 0, DAMPING));
        b.force(
                "push",
                new PrescribedEffort(
                        JointCoordinate.of(rail), MixedTree.formula(FORCE + "*cos(" + OMEGA + "*t)", List.of())));
        return Mechanism.compile(b.build());
    }

    private static Supplier<Plan> until(double time, Event event) {
        return () -> new Plan(
                time,
                time,
                new double[0],
                new DormandPrince853(StepOptions.accuracy(1e-13)),
                new ConstraintProjection(1e-13),
                List.of(event.stopping()),
                List.of(),
                Double.POSITIVE_INFINITY);
    }

    private static LimitCycle.Unknowns unknowns() {
        int[] first = {0};
        return new LimitCycle.Unknowns(first, first, first, first);
    }

    @Test
    void forcedOscillatorRepeatsItsSteadyMotionAndForgetsAtItsRateOfDecay() {
        Mechanism m = cart();
        State start = m.model().newState();
        LimitCycle.Result r =
                LimitCycle.find(m, start, unknowns(), 1e-10, until(10, Event.at("round", PERIOD)), Listener.NONE);
        assertTrue(r.found(), r.message());
        // x = Re(F/(k - mΩ² + icΩ)) at t = 0, its speed Re(iΩ ...)
        double re = STIFFNESS - MASS * OMEGA * OMEGA, im = DAMPING * OMEGA, size = re * re + im * im;
        assertEquals(FORCE * re / size, r.state().q[0], 1e-10);
        assertEquals(OMEGA * FORCE * im / size, r.state().v[0], 1e-10);
        assertEquals(PERIOD, r.period(), 1e-14);
        double decay = DAMPING / (2 * MASS), ring = Math.sqrt(STIFFNESS / MASS - decay * decay);
        for (double[] multiplier : r.multipliers()) {
            assertEquals(Math.exp(-decay * PERIOD), Math.hypot(multiplier[0], multiplier[1]), 1e-7);
            assertEquals(Math.exp(-decay * PERIOD) * Math.cos(ring * PERIOD), multiplier[0], 1e-7);
        }
        assertEquals(1, r.iterations()); // the map is linear
        assertTrue(r.slopeError() < 1e-7, () -> "slopes differ by " + r.slopeError());
    }

    /** Beside a spring and damper in series: its creep is unknown, too, and part of the steady motion. */
    @Test
    void steadyInternalStatesAreFoundWithTheCycle() {
        double k = 20, c = 25; // of the series
        Model.Builder b = Model.builder("cart");
        int body = b.body(new Body("cart", MASS, new double[3], new double[6]));
        Joint rail = b.joint("rail", new Slider(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        b.force("spring", new Spring(JointCoordinate.of(rail), STIFFNESS, 0, DAMPING));
        b.force("creeping", MaxwellSpring.in(b, JointCoordinate.of(rail), k, 0, c));
        b.force(
                "push",
                new PrescribedEffort(
                        JointCoordinate.of(rail), MixedTree.formula(FORCE + "*cos(" + OMEGA + "*t)", List.of())));
        Mechanism m = Mechanism.compile(b.build());
        LimitCycle.Result r = LimitCycle.find(
                m, m.model().newState(), unknowns(), 1e-10, until(10, Event.at("round", PERIOD)), Listener.NONE);
        assertTrue(r.found(), r.message());
        Complex turn = new Complex(0, OMEGA);
        Complex share = new Complex(k).divide(turn.multiply(c).add(k)); // z/x, from c z' = k (x - z)
        Complex x = new Complex(FORCE)
                .divide(turn.multiply(DAMPING)
                        .add(STIFFNESS - MASS * OMEGA * OMEGA)
                        .add(new Complex(1).subtract(share).multiply(k)));
        assertEquals(x.getReal(), r.state().q[0], 1e-10);
        assertEquals(x.multiply(turn).getReal(), r.state().v[0], 1e-10);
        assertEquals(x.multiply(share).getReal(), r.state().z[0], 1e-10);
        assertEquals(3, r.multipliers().length);
        Complex product = Complex.ONE;
        for (double[] multiplier : r.multipliers()) {
            product = product.multiply(new Complex(multiplier[0], multiplier[1]));
        }
        // their product is the determinant of the map: exp of the trace, -c/m of the cart and -k/c of the creep
        assertEquals(Math.exp(-(DAMPING / MASS + k / c) * PERIOD), product.getReal(), 1e-8);
        assertEquals(0, product.getImaginary(), 1e-8);
    }

    @Test
    void eventThatDoesNotComeAgainIsTold() {
        Mechanism m = cart();
        State start = m.model().newState();
        LimitCycle.Result r =
                LimitCycle.find(m, start, unknowns(), 1e-10, until(1, Event.at("late", 5)), Listener.NONE);
        assertFalse(r.found());
        assertEquals(
                "no cycle was found: the event does not occur again before the end of the run, 1.0 s", r.message());
    }
}
