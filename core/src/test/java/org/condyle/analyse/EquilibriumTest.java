package org.condyle.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.contact.AlongNormal;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.Hertz;
import org.condyle.contact.law.StiffnessRule;
import org.condyle.dynamics.Mechanism;
import org.condyle.forces.Bushing;
import org.condyle.forces.Spring;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.joints.Free;
import org.condyle.joints.Slider;
import org.condyle.joints.Spherical;
import org.condyle.measures.JointCoordinate;
import org.condyle.measures.Path;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.scenes.Chains;
import org.condyle.scenes.PlanarMechanisms;
import org.condyle.tissue.Ligament;
import org.condyle.tissue.fibre.ToeLinearFibre;
import org.junit.jupiter.api.Test;

class EquilibriumTest {
    private static final double G = 9.81;

    @Test
    void chainsHangStraightWhereverTheyStart() {
        for (int links : new int[] {1, 2, 5, 16}) {
            Model model = Chains.planar(links, 0.2, 0.5);
            for (double bend : new double[] {0.3, 1.5, 3}) {
                State s = model.newState();
                for (int i = 0; i < links; i++) {
                    s.q[i] = bend * Math.cos(2.0 * i);
                }
                Equilibrium e = Equilibrium.find(Mechanism.compile(model), s).orThrow();
                assertTrue(e.iterations() <= 80 && e.residual() <= 1e-10, () -> e.toString());
                double turned = 0;
                for (double q : e.state().q) {
                    turned += q;
                    assertEquals(0, Math.sin(turned), 1e-8);
                    assertEquals(1, Math.cos(turned), 1e-8);
                }
                assertEquals(Equilibrium.Stability.STABLE, e.stability());
                assertEquals(links * 0.5 * G, e.value("joint0.reaction.fy"), 1e-9);
            }
        }
    }

    @Test
    void pendulumOnItsHeadIsFoundOnlyIfAskedFor() {
        Model model = Chains.planar(1, 1, 2);
        Mechanism m = Mechanism.compile(model);
        State s = model.newState();
        s.q[0] = Math.PI - 0.2;
        Equilibrium any = Equilibrium.find(m, s, Equilibrium.Options.USUAL.anyEquilibrium())
                .orThrow();
        assertEquals(Math.PI, any.state().q[0], 1e-9);
        assertEquals(Equilibrium.Stability.UNSTABLE, any.stability());
        s.q[0] = Math.PI; // exactly on top: no force, and yet no place to stay
        Equilibrium stable = Equilibrium.find(m, s).orThrow();
        assertEquals(1, Math.cos(stable.state().q[0]), 1e-12);
        assertEquals(Equilibrium.Stability.STABLE, stable.stability());
    }

    @Test
    void fourBarHangsAtItsLowestPosition() {
        Model model = PlanarMechanisms.fourBar();
        State s = model.newState();
        s.q[2] = Math.toRadians(60);
        s.q[3] = 0.3;
        s.q[4] = 0.2;
        s.q[5] = 0.46;
        s.q[6] = 0.5;
        s.q[8] = 1.45;
        Equilibrium e = Equilibrium.find(Mechanism.compile(model), s).orThrow();
        double best = 0, low = Double.MAX_VALUE;
        for (double a = -Math.PI; a < Math.PI; a += 1e-3) {
            if (weightMoment(a) < low) {
                low = weightMoment(a);
                best = a;
            }
        }
        for (double h = 5e-4; h > 1e-9; h /= 2) { // the minimum of the closed form, to the square root of round-off
            best = weightMoment(best + h) < weightMoment(best) ? best + h : best;
            best = weightMoment(best - h) < weightMoment(best) ? best - h : best;
        }
        double crank = Math.atan2(Math.sin(e.state().q[2]), Math.cos(e.state().q[2]));
        assertEquals(best, crank, 3e-8);
        assertEquals(weightMoment(best), e.value("energy.gravity") / G, 1e-12);
        assertEquals(Equilibrium.Stability.STABLE, e.stability());
        // The two pins on the ground carry the weight of the three bars.
        assertEquals(5.5 * G, e.value("a.y.force") + e.value("d.y.force"), 1e-9);
        assertEquals(0, e.value("a.x.force") + e.value("d.x.force"), 1e-9);
    }

    /** Σ m y of the four-bar on the branch with the rocker's pin above the line from crank pin to ground pin. */
    private static double weightMoment(double crank) {
        double bx = 0.2 * Math.cos(crank), by = 0.2 * Math.sin(crank);
        double dx = 0.5 - bx, dy = -by, d = Math.hypot(dx, dy);
        double along = (0.25 - 0.16 + d * d) / (2 * d), across = Math.sqrt(0.25 - along * along);
        double cy = by + along * dy / d + across * dx / d;
        return 1 * by / 2 + 2.5 * (by + cy) / 2 + 2 * cy / 2;
    }

    @Test
    void weightStretchesASpringByMgOverK() {
        Model.Builder b = Model.builder("weight");
        int body = b.body(new Body("weight", 3, new double[3], new double[6]));
        b.joint(
                "lift",
                new Slider(),
                0,
                body,
                Frame.withZAlong(new double[3], new double[] {0, 1, 0}),
                Frame.withZAlong(new double[3], new double[] {0, 1, 0}));
        b.force("spring", new Spring(new JointCoordinate(0, 0, Measure.Kind.LENGTH), 5000, 0, 10));
        Model model = b.build();
        Equilibrium e =
                Equilibrium.find(Mechanism.compile(model), model.newState()).orThrow();
        assertEquals(-3 * G / 5000, e.state().q[0], 1e-12);
        assertEquals(3 * G, e.value("spring.effort"), 1e-8);
    }

    @Test
    void bodyOnAThreadAndASpringFindsItsPlaceInSpace() {
        Model.Builder b = Model.builder("bob");
        int bob = b.body(new Body("bob", 2, new double[3], new double[] {0.02, 0.01, 0.03, 0, 0, 0}));
        b.joint("bob", new Free(), 0, bob, Frame.IDENTITY, Frame.IDENTITY);
        b.constraint("hook", new Spherical(bob, new double[] {0, 0.5, 0}, 0, new double[3]));
        b.force(
                "spring",
                new Spring(new PointDistance(bob, new double[3], 0, new double[] {0.3, -0.5, 0.4}), 40, 0, 0));
        Model model = b.build();
        State s = model.newState();
        s.q[1] = -0.5;
        Equilibrium e = Equilibrium.find(Mechanism.compile(model), s).orThrow();
        // moments about the hook: c × (k (d - c) + m g) = 0, so the centre c lies along k d + m g with d = (0.3, -0.5,
        // 0.4)
        double tan = 40 * 0.5 / (2 * G + 40 * 0.5), sin = tan / Math.sqrt(1 + tan * tan);
        assertEquals(0.5 * sin * 0.6, e.value("bob.x"), 1e-9);
        assertEquals(-0.5 / Math.sqrt(1 + tan * tan), e.value("bob.y"), 1e-9);
        assertEquals(0.5 * sin * 0.8, e.value("bob.z"), 1e-9);
        // it may still turn about the line through its hook
        assertEquals(Equilibrium.Stability.NEUTRAL, e.stability());
    }

    @Test
    void driversStandStillAndHoldWhatVirtualWorkDemands() {
        Model model = PlanarMechanisms.sliderCrankGuided(2, "q - 10*t");
        State s = PlanarMechanisms.sliderCrankStart(model, 1);
        s.time = 0.1;
        Equilibrium e = Equilibrium.find(Mechanism.compile(model), s).orThrow();
        // dV/dθ: the crank's centre rises by 0.1 cos θ, the rod's by half the pin's 0.2 cos θ (its far end stays level)
        assertEquals(G * (1 * 0.1 + 2 * 0.1) * Math.cos(1), e.value("driver.force"), 1e-12);
        assertEquals(0, e.iterations());
    }

    @Test
    void whatFallsForeverIsNamedWithItsForce() {
        Model.Builder b = Model.builder("fall");
        int body = b.body(new Body("ball", 2, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        b.joint("ball", new Free(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        Model model = b.build();
        Equilibrium e = Equilibrium.find(Mechanism.compile(model), model.newState());
        assertFalse(e.found());
        assertTrue(e.message().contains("'ball.y' has an unbalanced force of -19.62"), e.message());
        assertTrue(e.message().contains("gravity gives -19.62"), e.message());
        assertThrows(ModelException.class, e::orThrow);
    }

    /** Hertz: K δ^1.5 = m g, and about there ω² = 3 g/(2 δ); from far above, and with a depth below the usual differences. */
    @Test
    void aBallRestsWhereItsContactCarriesIt() {
        for (double stiffness : new double[] {1e6, 1e9}) {
            Model.Builder b = Model.builder("ball").gravity(0, -G, 0);
            Body ball = new Body("ball", 2, new double[3], new double[] {0.01, 0.01, 0.01, 0, 0, 0});
            int index = b.body(ball);
            b.joint("ball", new Free(), 0, index, Frame.IDENTITY, Frame.IDENTITY);
            Surface floor =
                    new Surface("floor", 0, Frame.withZAlong(new double[3], new double[] {0, 1, 0}), new HalfSpace());
            Surface round = new Surface("round", index, Frame.IDENTITY, new Sphere(0.1));
            AlongNormal hertz = new AlongNormal(new Hertz(1.5), StiffnessRule.constant(stiffness), 1e-3);
            b.force("touch", CompliantContact.in(b, Pairs.between(floor, round), hertz, Tangential.NONE));
            Model model = b.build();
            State s = model.newState();
            s.q[1] = 0.5;
            Equilibrium e = Equilibrium.find(Mechanism.compile(model), s).orThrow();
            double depth = Math.pow(2 * G / stiffness, 2 / 3.0);
            assertEquals(0.1 - depth, e.state().q[1], 1e-10);
            assertEquals(2 * G, e.value("touch.force"), 1e-6);
            List<Mode> modes =
                    LinearModes.at(Mechanism.compile(model), e.state()).modes();
            double fastest = modes.get(modes.size() - 1).angularFrequency();
            assertEquals(Math.sqrt(1.5 * G / depth), fastest, 1e-7 * fastest);
        }
    }

    /** A cord over a pulley without size pulls a body with more than its weight: it hangs in the pulley, where the cord has no direction. */
    @Test
    void aCornerOfTheEnergyIsNamed() {
        Model.Builder b = Model.builder("cord").gravity(0, -G, 0);
        int body = b.body(new Body("body", 2, new double[3], new double[] {0.01, 0.01, 0.01, 0, 0, 0}));
        b.joint("body", new Free(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        Path cord = new Path(List.of(
                new Path.Point(body, new double[3]),
                new Path.Point(0, new double[] {0.3, 1, -0.2}),
                new Path.Point(0, new double[] {0.3, 3, -0.2})));
        b.force("cord", new Ligament(cord, new ToeLinearFibre(3000, 0.06), 1.9, 0));
        b.force(
                "level",
                new Bushing(0, Frame.IDENTITY, body, Frame.IDENTITY, new double[] {0, 0, 0, 1, 1, 1}, new double[6]));
        Mechanism m = Mechanism.compile(b.build());
        Equilibrium e = Equilibrium.find(m, m.model().newState());
        assertFalse(e.found());
        assertTrue(e.message().contains("force 'cord' jumps, as where two points of a path meet"), e.message());
        assertTrue(e.iterations() < 100, e.message());
    }
}
