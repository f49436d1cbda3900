package org.condyle.analyse.motion;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.condyle.dynamics.BodyAccelerations;
import org.condyle.dynamics.Mechanism;
import org.condyle.forces.Spring;
import org.condyle.joints.Pin;
import org.condyle.joints.Weld;
import org.condyle.math.Mat3;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.RandomTrees;
import org.junit.jupiter.api.Test;

class JointReactionsTest {
    private static double[] load(Instant instant, JointReactions.Request request) {
        double[] out = new double[JointReactions.SIZE];
        new JointReactions(instant, List.of(request)).read(0, out, 0);
        return out;
    }

    /** A beam of 2 kg, 1 m long, welded to the wall at x = 0.3: weight times lever, in all frames. */
    @Test
    void cantileverCarriesWeightTimesLever() {
        Model.Builder b = Model.builder("cantilever").gravity(0, -10, 0);
        int beam = b.body(new Body("beam", 2, new double[] {0.5, 0, 0}, new double[] {0.01, 0.2, 0.2, 0, 0, 0}));
        double[] quarter = {0, -1, 0, 1, 0, 0, 0, 0, 1}; // z by 90°
        b.joint("wall", new Weld(), 0, beam, Frame.at(0.3, 0.1, 0), Frame.IDENTITY);
        b.frame("turned", new Landmark(beam, new Frame(new double[] {0.2, 0, 0}, quarter)));
        Instant i = new Instant(Mechanism.compile(b.build()));
        i.evaluate(i.mechanism().model().newState());
        assertArrayEquals(
                new double[] {0, 20, 0, 0, 0, 10, 0.3, 0.1, 0}, load(i, new JointReactions.Request("wall")), 1e-12);
        assertArrayEquals(
                new double[] {0, -20, 0, 0, 0, -10, 0, 0, 0},
                load(i, new JointReactions.Request("wall", true, "child")),
                1e-12);
        assertArrayEquals(
                new double[] {20, 0, 0, 0, 0, 10, 0, 0.2, 0},
                load(i, new JointReactions.Request("wall", false, "turned")),
                1e-12);
        assertEquals(
                "wall_on_beam_in_turned_fx",
                new JointReactions(i, List.of(new JointReactions.Request("wall", false, "turned")))
                        .labels(0)
                        .get(0));
    }

    /** A torsion spring holds a rod horizontally: the moment it puts on the coordinate belongs to the load of the pin. */
    @Test
    void springOfTheCoordinateIsPartOfTheLoad() {
        Model.Builder b = Model.builder("rod").gravity(0, -10, 0);
        int rod = b.body(new Body("rod", 3, new double[] {0.4, 0, 0}, new double[] {0.01, 0.1, 0.1, 0, 0, 0}));
        Joint pin = b.joint("pin", new Pin(), 0, rod);
        b.force("spring", new Spring(JointCoordinate.of(pin), 12, 1, 0)); // 12 N·m at angle 0: just the weight
        Instant i = new Instant(Mechanism.compile(b.build()));
        i.evaluate(i.mechanism().model().newState());
        assertArrayEquals(
                new double[] {0, 30, 0, 0, 0, 12, 0, 0, 0}, load(i, new JointReactions.Request("pin")), 1e-12);
        Instant without = new Instant(i.mechanism(), java.util.Set.of("spring"));
        without.evaluate(i.mechanism().model().newState());
        assertEquals(0, load(without, new JointReactions.Request("pin"))[5], 1e-12);
    }

    /** Newton and Euler for every body by itself: its momentum changes by the loads of its joints, its weight, its forces. */
    @Test
    void loadsMoveEveryBodyOfARandomTreeAsItMoves() {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            Model model = RandomTrees.tree(8, random).build();
            Mechanism m = Mechanism.compile(model);
            State s = RandomTrees.state(model, random);
            Instant instant = new Instant(m);
            instant.evaluate(s);
            BodyAccelerations acc = new BodyAccelerations(instant.workspace);
            acc.update();
            JointReactions onChild = new JointReactions(instant, JointReactions.all(model, false, Model.GROUND));
            JointReactions onParent = new JointReactions(instant, JointReactions.all(model, true, Model.GROUND));
            Motion motion = instant.workspace.motion;
            Forces forces = new Forces(model.bodies().size(), model.speeds());
            for (ForceElement e : model.forces().values()) {
                e.addForces(s, motion, forces);
            }
            for (int b = 1; b < model.bodies().size(); b++) {
                double[] sum = new double[6], one = new double[9], c = new double[3];
                Body body = model.bodies().get(b);
                motion.position(b, body.centreLocal(), c, 0);
                for (int j = 0; j < model.joints().size(); j++) {
                    Joint joint = model.joints().get(j);
                    if (joint.child() == b || joint.parent() == b) {
                        (joint.child() == b ? onChild : onParent).read(j, one, 0);
                        add(sum, one, c);
                    }
                }
                double[] g = model.gravity();
                for (int k = 0; k < 3; k++) {
                    sum[k] += body.mass() * g[k];
                }
                applied(forces, motion, b, c, sum);
                double[] expected = inertial(motion, acc, body, b);
                assertArrayEquals(expected, sum, 1e-9, "seed " + seed + ", body " + b);
            }
        }
    }

    private static void add(double[] sum, double[] load, double[] about) {
        double[] d = {load[6] - about[0], load[7] - about[1], load[8] - about[2]};
        for (int k = 0; k < 3; k++) {
            int i = (k + 1) % 3, j = (k + 2) % 3;
            sum[k] += load[k];
            sum[3 + k] += load[3 + k] + d[i] * load[j] - d[j] * load[i];
        }
    }

    private static void applied(Forces forces, Motion motion, int b, double[] c, double[] sum) {
        int at = Motion.SIZE * b;
        double[] a = motion.placement, g = forces.dual;
        double[] load = {g[at], g[at + 1], g[at + 2], 0, 0, 0, a[at], a[at + 1], a[at + 2]};
        double[][] product = new double[3][3]; // G Aᵀ, whose axial vector is the moment about the origin
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                for (int k = 0; k < 3; k++) {
                    product[i][j] += g[at + 3 + 3 * i + k] * a[at + 3 + 3 * j + k];
                }
            }
        }
        load[3] = product[2][1] - product[1][2];
        load[4] = product[0][2] - product[2][0];
        load[5] = product[1][0] - product[0][1];
        add(sum, load, c);
    }

    private static double[] inertial(Motion motion, BodyAccelerations acc, Body body, int b) {
        double[] out = new double[6], alpha = new double[3], w = new double[3], a = new double[3];
        acc.point(b, body.centreLocal(), a, 0);
        acc.angular(b, alpha, 0);
        motion.spin(b, w, 0);
        double[] r = Arrays.copyOfRange(motion.placement, Motion.SIZE * b + 3, Motion.SIZE * b + 12);
        double[] i = body.inertia();
        double[] local = {i[0], i[3], i[4], i[3], i[1], i[5], i[4], i[5], i[2]};
        double[] world = Mat3.times(Mat3.times(r, local), Mat3.transpose(r));
        double[] iw = new double[3], ia = new double[3];
        Mat3.times(world, 0, w[0], w[1], w[2], iw, 0);
        Mat3.times(world, 0, alpha[0], alpha[1], alpha[2], ia, 0);
        for (int k = 0; k < 3; k++) {
            int x = (k + 1) % 3, y = (k + 2) % 3;
            out[k] = body.mass() * a[k];
            out[3 + k] = ia[k] + w[x] * iw[y] - w[y] * iw[x];
        }
        return out;
    }

    /** Every frame shows the same vectors; the point is where the joint is. */
    @Test
    void framesShowTheSameLoad() {
        Random random = new Random(4);
        Model.Builder b = RandomTrees.tree(6, random);
        Chance chance = new Chance(5);
        b.frame("here", new Landmark(3, chance.frame(0.5)));
        Model model = b.build();
        Instant instant = new Instant(Mechanism.compile(model));
        instant.evaluate(RandomTrees.state(model, random));
        Motion motion = instant.workspace.motion;
        for (Joint joint : model.joints()) {
            for (boolean onParent : new boolean[] {false, true}) {
                double[] ground = load(instant, new JointReactions.Request(joint.name(), onParent, Model.GROUND));
                for (String name : List.of("here", "child", "parent", "body2")) {
                    double[] there = load(instant, new JointReactions.Request(joint.name(), onParent, name));
                    Landmark frame = name.equals("child")
                            ? new Landmark(joint.child(), Frame.IDENTITY)
                            : name.equals("parent")
                                    ? new Landmark(joint.parent(), Frame.IDENTITY)
                                    : ReferenceFrames.find(model, name);
                    double[] axes = new double[9], origin = new double[3], back = new double[9];
                    ReferenceFrames.axes(motion, frame, axes);
                    motion.position(frame.body(), frame.at(), origin, 0);
                    for (int part = 0; part < 9; part += 3) {
                        Mat3.times(axes, 0, there[part], there[part + 1], there[part + 2], back, part);
                    }
                    for (int k = 0; k < 3; k++) {
                        back[6 + k] += origin[k];
                    }
                    assertArrayEquals(ground, back, 1e-10, joint.name() + " in " + name);
                }
            }
        }
    }

    @Test
    void unknownJointsAndFramesAreNamed() {
        Instant instant =
                new Instant(Mechanism.compile(RandomTrees.tree(3, new Random(1)).build()));
        assertTrue(assertThrows(
                        ModelException.class,
                        () -> new JointReactions(instant, List.of(new JointReactions.Request("joint_1"))))
                .getMessage()
                .contains("did you mean 'joint1'?"));
        assertTrue(assertThrows(
                        ModelException.class,
                        () -> new JointReactions(
                                instant, List.of(new JointReactions.Request("joint1", false, "boddy1"))))
                .getMessage()
                .contains("did you mean 'body1'?"));
    }
}
