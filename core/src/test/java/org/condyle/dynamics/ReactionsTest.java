package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.condyle.joints.Ball;
import org.condyle.joints.Free;
import org.condyle.joints.Pin;
import org.condyle.joints.PlanarRevolute;
import org.condyle.joints.Spherical;
import org.condyle.joints.Weld;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.condyle.scenes.PlanarMechanisms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReactionsTest {
    private static final double G = 9.81;

    private static double[] reaction(Workspace w, State s, int body) {
        new Dynamics(Stabilisation.none()).evaluate(s, w);
        Reactions reactions = new Reactions(w);
        reactions.update();
        double[] out = new double[6];
        for (int k = 0; k < 6; k++) {
            out[k] = reactions.component(body, k);
        }
        return out;
    }

    /** A rod of 0.8 m and 3 kg that hangs from the origin along -y at angle 0. */
    private static Model pendulum() {
        Model.Builder b = Model.builder("pendulum");
        double i = 3 * 0.64 / 12;
        int rod = b.body(new Body("rod", 3, new double[] {0, -0.4, 0}, new double[] {i, 0.001, i, 0, 0, 0}));
        b.joint("pivot", new Pin(), 0, rod, Frame.at(0.5, 0.7, 0), Frame.IDENTITY);
        return b.build();
    }

    @Test
    void pinOfAHangingPendulumCarriesItsWeight() {
        Model model = pendulum();
        Workspace w = new Workspace(Mechanism.compile(model));
        assertArrayEquals(new double[] {0, 3 * G, 0, 0, 0, 0}, reaction(w, model.newState(), 1), 1e-13);
    }

    @Test
    void pinOfASwingingPendulumCarriesWeightAndCentripetalForce() {
        Model model = pendulum();
        Workspace w = new Workspace(Mechanism.compile(model));
        State s = model.newState();
        s.v[0] = 5;
        assertArrayEquals(new double[] {0, 3 * (G + 25 * 0.4), 0, 0, 0, 0}, reaction(w, s, 1), 1e-12);
    }

    @Test
    void pinOfARodLetGoHorizontallyCarriesAQuarterOfItsWeight() {
        Model model = pendulum();
        Workspace w = new Workspace(Mechanism.compile(model));
        State s = model.newState();
        s.q[0] = Math.PI / 2;
        assertArrayEquals(new double[] {0, 3 * G / 4, 0, 0, 0, 0}, reaction(w, s, 1), 1e-12);
        assertEquals(-1.5 * G / 0.8, w.acceleration[0], 1e-12);
    }

    @Test
    void weldOnATurntableTransmitsWhatNewtonAndEulerAsk() {
        // a disc that turns about z with 3 rad/s carries a skew body welded on at 0.5 m; no gravity
        Model.Builder b = Model.builder("turntable").gravity(0, 0, 0);
        int disc = b.body(new Body("disc", 2, new double[3], new double[] {0.1, 0.1, 0.2, 0, 0, 0}));
        double[] inertia = {0.02, 0.03, 0.04, 0.001, 0.004, -0.003};
        int load = b.body(new Body("load", 1.5, new double[] {0.1, 0.05, 0.2}, inertia));
        b.joint("axle", new Pin(), 0, disc, Frame.IDENTITY, Frame.IDENTITY);
        b.joint("weld", new Weld(), disc, load, Frame.at(0.5, 0, 0.1), Frame.IDENTITY);
        Model model = b.build();
        Workspace w = new Workspace(Mechanism.compile(model));
        State s = model.newState();
        s.v[0] = 3;
        double[] found = reaction(w, s, load);
        // c = (0.6, 0.05, 0.3) goes round z: m ω² inward; the axle turns steadily
        double o2 = 9, m = 1.5;
        double fx = -m * o2 * 0.6, fy = -m * o2 * 0.05;
        // moment about the mass centre ω × (I ω) = ω² (-I_yz, I_xz, 0); moved to the joint by r × f, r = (0.1, 0.05,
        // 0.2)
        double mx = -o2 * inertia[5] - 0.2 * fy, my = o2 * inertia[4] + 0.2 * fx, mz = 0.1 * fy - 0.05 * fx;
        assertArrayEquals(new double[] {fx, fy, 0, mx, my, mz}, found, 1e-12);
    }

    @Test
    void elbowOfTheDoublePendulumTransmitsTheMultipliersOfTheAbsoluteModel() {
        Model absolute = PlanarMechanisms.doublePendulumAbsolute(),
                relative = PlanarMechanisms.doublePendulumRelative();
        State a = absolute.newState(), r = relative.newState();
        double one = -0.7, two = 0.4, w1 = 1.3, w2 = -2.1;
        r.q[0] = one;
        r.q[1] = two - one;
        r.v[0] = w1;
        r.v[1] = w2 - w1;
        double[] place = {
            0.5 * Math.cos(one),
            0.5 * Math.sin(one),
            one,
            Math.cos(one) + 0.4 * Math.cos(two),
            Math.sin(one) + 0.4 * Math.sin(two),
            two
        };
        double[] speed = {
            -0.5 * w1 * Math.sin(one),
            0.5 * w1 * Math.cos(one),
            w1,
            -w1 * Math.sin(one) - 0.4 * w2 * Math.sin(two),
            w1 * Math.cos(one) + 0.4 * w2 * Math.cos(two),
            w2
        };
        System.arraycopy(place, 0, a.q, 0, 6);
        System.arraycopy(speed, 0, a.v, 0, 6);
        Workspace wa = new Workspace(Mechanism.compile(absolute)), wr = new Workspace(Mechanism.compile(relative));
        new Dynamics(Stabilisation.none()).evaluate(a, wa);
        double[] pivot = reaction(wr, r, 1), elbow = reaction(wr, r, 2);
        assertArrayEquals(
                new double[] {pivot[0], pivot[1], elbow[0], elbow[1]}, wa.lambda, 1e-11, "force on the outer rod");
        assertEquals(wa.acceleration[5], wr.acceleration[0] + wr.acceleration[1], 1e-11);
    }

    @Test
    void pinsOfAClosedLoopTransmitTheMultipliersOfTheAbsoluteModel() {
        Model absolute = PlanarMechanisms.fourBar();
        Mechanism m = Mechanism.compile(absolute);
        State a = absolute.newState();
        a.q[2] = Math.toRadians(60);
        a.v[2] = 6;
        a.q[3] = 0.3;
        a.q[4] = 0.2;
        a.q[5] = 0.46;
        a.q[6] = 0.5;
        a.q[8] = 1.45;
        boolean[] held = new boolean[9];
        held[2] = true;
        Assembly.assemble(m, a, held, held);
        Workspace wa = new Workspace(m);
        new Dynamics(Stabilisation.none()).evaluate(a, wa);

        Model.Builder b = Model.builder("four-bar, relative");
        int crank = b.body(PlanarMechanisms.rod("crank", 0.2, 1));
        int coupler = b.body(PlanarMechanisms.rod("coupler", 0.5, 2.5));
        int rocker = b.body(PlanarMechanisms.rod("rocker", 0.4, 2));
        b.joint("a", new Pin(), 0, crank, Frame.IDENTITY, Frame.at(-0.1, 0, 0));
        b.joint("b", new Pin(), crank, coupler, Frame.at(0.1, 0, 0), Frame.at(-0.25, 0, 0));
        b.joint("d", new Pin(), 0, rocker, Frame.at(0.5, 0, 0), Frame.at(-0.2, 0, 0));
        b.constraint("c", new PlanarRevolute(rocker, new double[] {0.2, 0, 0}, coupler, new double[] {0.25, 0, 0}));
        Model relative = b.build();
        State r = relative.newState();
        r.q[0] = a.q[2];
        r.q[1] = a.q[5] - a.q[2];
        r.q[2] = a.q[8];
        r.v[0] = a.v[2];
        r.v[1] = a.v[5] - a.v[2];
        r.v[2] = a.v[8];
        Workspace wr = new Workspace(Mechanism.compile(relative));
        double[] main = reaction(wr, r, crank), pin = reaction(wr, r, coupler), far = reaction(wr, r, rocker);
        assertArrayEquals(
                wa.lambda,
                new double[] {main[0], main[1], pin[0], pin[1], wr.lambda[0], wr.lambda[1], far[0], far[1]},
                1e-9);
        assertArrayEquals(new double[3], new double[] {main[5], pin[5], far[5]}, 1e-10, "pins transmit no torque");
    }

    /** The same motion with the joint cut and held by constraints: the reaction is what the constraint exerts. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void ballJointTransmitsTheMultipliersOfASphericalConstraint(long seed) {
        Chance chance = new Chance(seed);
        Body arm = chance.body("arm"), hand = chance.body("hand");
        double[] inArm = chance.vector(0.4), inHand = chance.vector(0.4);
        Model.Builder tree = Model.builder("tree"), cut = Model.builder("cut");
        int a = tree.body(arm), h = tree.body(hand);
        cut.body(arm);
        cut.body(hand);
        tree.joint("a", new Free(), 0, a, Frame.IDENTITY, Frame.IDENTITY);
        tree.joint("h", new Ball(), a, h, Frame.at(inArm), Frame.at(inHand));
        cut.joint("a", new Free(), 0, a, Frame.IDENTITY, Frame.IDENTITY);
        cut.joint("h", new Free(), 0, h, Frame.IDENTITY, Frame.IDENTITY);
        cut.constraint("h", new Spherical(h, inHand, a, inArm));
        Model whole = tree.build(), parts = cut.build();
        State s = chance.state(whole);
        Workspace w = new Workspace(Mechanism.compile(whole)), v = new Workspace(Mechanism.compile(parts));
        double[] expected = reaction(w, s, h);
        Dynamics.fillRates(w);
        State p = parts.newState();
        System.arraycopy(s.q, 0, p.q, 0, 7);
        System.arraycopy(s.v, 0, p.v, 0, 6);
        System.arraycopy(w.motion.placement, 24, p.q, 7, 3);
        System.arraycopy(w.motion.rate, 24, p.v, 6, 3);
        double[] r = Arrays.copyOfRange(w.motion.placement, 27, 36), spin = new double[3];
        System.arraycopy(Rotations.toQuaternion(r), 0, p.q, 10, 4);
        w.motion.spin(h, spin, 0);
        Mat3.times(Mat3.transpose(r), 0, spin[0], spin[1], spin[2], p.v, 9);
        new Dynamics(Stabilisation.none()).evaluate(p, v);
        assertArrayEquals(new double[3], v.velocityError, 1e-13, chance::toString);
        assertArrayEquals(Arrays.copyOf(expected, 3), v.lambda, 1e-10, chance::toString);
        assertArrayEquals(new double[3], Arrays.copyOfRange(expected, 3, 6), 1e-10, "a ball transmits no moment");
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void freeJointsTransmitNothing(long seed) {
        MixedTree forest = new MixedTree(seed);
        Model model = forest.builder.build();
        Workspace w = new Workspace(Mechanism.compile(model));
        Chance chance = new Chance(seed);
        State s = chance.state(model);
        for (int body : new int[] {forest.trunk, forest.stone}) {
            assertArrayEquals(new double[6], reaction(w, s, body), 1e-9, chance::toString);
        }
    }
}
