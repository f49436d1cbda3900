package org.condyle.contact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.forces.ForceElementContractTest;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.StepOptions;
import org.condyle.joints.Slider;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.MixedTree;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Episode;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Simulation;
import org.condyle.simulate.event.Event;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Stops of spring and dashpot: their contract and the closed forms of one collision. */
class CompliantStopTest {
    @Nested
    class Lower extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            // beyond reach of the random states, so that it always presses
            return CompliantStop.in(forest.builder, forest.coordinate("limb"), -1, 9, 3, 0.5);
        }

        @Override
        protected void depart(Model model, State s) {
            s.q[MixedTree.place(model, "limb")[0]] += 20;
        }

        @Override
        protected boolean internal() {
            return false;
        }
    }

    @Nested
    class Upper extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return CompliantStop.in(forest.builder, forest.coordinate("bud"), 1, -9, 3, 0);
        }

        @Override
        protected void depart(Model model, State s) {
            s.q[MixedTree.place(model, "bud")[0]] += -20;
        }

        @Override
        protected boolean internal() {
            return false;
        }
    }

    private static final double MASS = 2;
    private static final double K = 5e4;

    private static Episode hit(double damping, int side) {
        Model.Builder b = Model.builder("buffer").gravity(0, 0, 0);
        int cart = b.body(new Body("cart", MASS, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        Joint j = b.joint("rail", new Slider(), 0, cart, Frame.IDENTITY, Frame.IDENTITY);
        b.force("stop", CompliantStop.in(b, JointCoordinate.of(j), side, side * 0.1, K, damping));
        Mechanism m = Mechanism.compile(b.build());
        State s = m.model().newState();
        s.v[0] = side * 3;
        Plan plan = new Plan(
                0.2,
                0.2,
                new double[0],
                new DormandPrince853(StepOptions.accuracy(1e-12)),
                new ConstraintProjection(1e-12),
                java.util.List.<Event>of(),
                java.util.List.<Channel>of(),
                Double.POSITIVE_INFINITY);
        Outcome o = new Simulation(m, plan).run(s, Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o::message);
        assertTrue(
                Math.abs(o.ledger().relativeResidual()) < 1e-9, () -> o.ledger().toString());
        assertEquals(1, o.contacts().size());
        return o.contacts().get(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 1})
    void springAloneTouchesForHalfAPeriodAndLosesNothing(int side) {
        Episode e = hit(0, side);
        assertEquals(0.1 / 3, e.start(), 1e-12);
        assertEquals(Math.PI * Math.sqrt(MASS / K), e.end() - e.start(), 1e-10);
        assertEquals(3 * Math.sqrt(MASS / K), e.maxDepth(), 1e-10);
        assertEquals(3 * Math.sqrt(MASS * K), e.maxForce(), 1e-7);
        assertEquals(1, e.restitution(), 1e-10);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.05, 0.3, 0.8})
    void dashpotTakesWhatKelvinAndVoigtSay(double zeta) {
        double w = Math.sqrt(K / MASS), wd = w * Math.sqrt(1 - zeta * zeta);
        Episode e = hit(2 * zeta * Math.sqrt(K * MASS), 1);
        // the force ends where tan(wd t) = -2 zeta sqrt(1 - zeta^2)/(1 - 2 zeta^2), and e = exp(-zeta w t)
        double t = Math.atan2(2 * zeta * Math.sqrt(1 - zeta * zeta), 2 * zeta * zeta - 1) / wd;
        assertEquals(t, e.end() - e.start(), 1e-10);
        assertEquals(Math.exp(-zeta * w * t), e.restitution(), 1e-9);
    }

    @Test
    void channelsAreNamedAndChecked() {
        Model.Builder b = Model.builder("buffer");
        int cart = b.body(new Body("cart", MASS, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        Joint j = b.joint("rail", new Slider(), 0, cart, Frame.IDENTITY, Frame.IDENTITY);
        b.force("rail.upper", CompliantStop.in(b, JointCoordinate.of(j), 1, 0.1, K, 0));
        Channels all = new Channels(Mechanism.compile(b.build()));
        assertTrue(all.find("rail.upper.depth") != null && all.find("rail.upper.force") != null);
    }
}
