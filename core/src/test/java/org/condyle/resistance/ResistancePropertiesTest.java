package org.condyle.resistance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.forces.Spring;
import org.condyle.function.LinearTable;
import org.condyle.function.ScalarFunction;
import org.condyle.joints.Ball;
import org.condyle.joints.Pin;
import org.condyle.math.GaussLegendre;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Seeds;
import org.condyle.scenes.Shoulder;
import org.condyle.simulate.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Work on closed loops, continuity, limits, and runs that need no reference. */
class ResistancePropertiesTest {
    /** Of a subject, 1 to 10, or of the mean, 0. */
    private static SinusResistance shoulder(JointResistance.Site s, SinusVariant variant, int subject) {
        double[] sinus = Shoulder.subject(subject, "engin-sinus.csv", subject == 0 ? "subject-based" : "completed");
        double[] field = Shoulder.subject(subject, "engin-field.csv", "space-based");
        LinearTable torsion = Shoulder.torsion(new LinearTable.Outside.Extend());
        return new SinusResistance(s, new EnginSinus(sinus), new EnginField(field), torsion, variant, 0);
    }

    /** A smooth closed path of turns: the bone's direction goes round, and the torsion moves. */
    private record Loop(double[] a, double theta, double swing, boolean round) {
        double phi(double s) {
            return (round ? 2 * Math.PI * s : 0) + a[0] + swing * Math.sin(2 * Math.PI * s + a[1]);
        }

        double polar(double s) {
            return theta + 0.4 * swing * Math.cos(2 * Math.PI * s + a[2]);
        }

        double torsion(double s) {
            return 0.3 * swing * Math.sin(2 * Math.PI * s + a[3]);
        }

        double[] at(double s) {
            return BallScene.turned(phi(s), polar(s), torsion(s));
        }

        /** Spin for a round in 1 s, by differences of fourth order. */
        void spin(double s, double[] out) {
            double h = 2e-4;
            double[] near = new double[3], far = new double[3];
            Rotations.toVector(Mat3.times(at(s + h), Mat3.transpose(at(s - h))), 0, near, 0);
            Rotations.toVector(Mat3.times(at(s + 2 * h), Mat3.transpose(at(s - 2 * h))), 0, far, 0);
            for (int k = 0; k < 3; k++) {
                out[k] = (8 * near[k] - far[k]) / (12 * h);
            }
        }
    }

    /** Work of the couple on the bone once round, in time 1 s; and what damping took is in it. */
    private static double work(BallScene c, Loop loop, int points) {
        double sum = 0;
        double[] spin = new double[3];
        for (int i = 0; i < points; i++) {
            double s = (i + 0.5) / points;
            double[] r = loop.at(s);
            loop.spin(s, spin);
            double[] bodySpin = new double[3];
            Mat3.times(Mat3.transpose(r), 0, spin[0], spin[1], spin[2], bodySpin, 0);
            System.arraycopy(bodySpin, 0, c.state.v, 0, 3);
            Motion m = c.at(r);
            JointTurn t = c.element.look(m);
            for (int k = 0; k < 3; k++) {
                sum += t.couple[k] * spin[k] / points;
            }
            sum -= c.element.dissipation(c.state, m) / points;
        }
        return sum;
    }

    @Test
    void noLoopGainsEnergyFromAConservativeJointWithDamping() {
        int loops = 0, each = Seeds.of(910, 91);
        for (int subject = 0; subject <= 10; subject++) {
            int who = subject;
            BallScene c = new BallScene(s -> shoulder(s, SinusVariant.CONSERVATIVE, who), 0.01);
            Chance chance = new Chance(1000 + subject);
            for (int i = 0; i < each; i++, loops++) {
                Loop loop =
                        new Loop(chance.numbers(4, 3), chance.in(0.6, 2.4), chance.in(0.3, 1.2), chance.in(-1, 1) > 0);
                double gain = work(c, loop, 100);
                assertTrue(gain <= 1e-9, () -> "gains " + gain + " J, " + chance);
            }
        }
        assertEquals(11 * each, loops);
    }

    /** Without damping, and where everything is smooth, sums over a period converge faster than any power. */
    @Test
    void loopsOutsideOfTheSinusGiveBackAllWork() {
        BallScene c = new BallScene(
                s -> new SinusResistance(s, Shoulder.sinus(), Shoulder.field(), null, SinusVariant.CONSERVATIVE, 0));
        Chance chance = new Chance(5);
        double largest = 0;
        for (int i = 0; i < 100; i++) {
            Loop loop = new Loop(chance.numbers(4, 3), 2.3, chance.in(0.1, 0.8), chance.in(-1, 1) > 0);
            largest = Math.max(largest, Math.abs(work(c, loop, 400)));
        }
        assertTrue(largest < 1e-9, "largest work " + largest + " J");
    }

    /** Corners (φ, θ) of the loop that the independent computation used. */
    private static double rectangle(BallScene c) {
        double[][] corner = {{0.2, 1.9}, {1.2, 1.9}, {1.2, 2.2}, {0.2, 2.2}, {0.2, 1.9}};
        GaussLegendre rule = new GaussLegendre(40);
        double work = 0;
        for (int e = 0; e < 4; e++) {
            double dPhi = (corner[e + 1][0] - corner[e][0]) / 2, dTheta = (corner[e + 1][1] - corner[e][1]) / 2;
            for (int k = 0; k < rule.size(); k++) {
                double phi = corner[e][0] + dPhi * (1 + rule.node[k]),
                        theta = corner[e][1] + dTheta * (1 + rule.node[k]);
                double[] m = c.couple(BallScene.turned(phi, theta, 0));
                double alongTheta = -m[0] * Math.sin(phi) + m[1] * Math.cos(phi);
                double alongPhi =
                        -Math.cos(theta) * (m[0] * Math.cos(phi) + m[1] * Math.sin(phi)) + m[2] * Math.sin(theta);
                work += rule.weight[k] * (alongTheta * dTheta + alongPhi * Math.sin(theta) * dPhi);
            }
        }
        return work;
    }

    @Test
    void theDirectVariantGainsEnergyOnTheKnownLoop() {
        double[] work = new double[SinusVariant.values().length];
        for (SinusVariant v : SinusVariant.values()) {
            work[v.ordinal()] = rectangle(
                    new BallScene(s -> new SinusResistance(s, Shoulder.sinus(), Shoulder.field(), null, v, 0)));
        }
        assertEquals(0.9323, Math.abs(work[SinusVariant.DIRECT.ordinal()]), 5e-5);
        assertTrue(Math.abs(work[SinusVariant.OFFSET.ordinal()]) > 0.1);
        assertEquals(0, work[SinusVariant.CONSERVATIVE.ordinal()], 1e-12);
    }

    @ParameterizedTest
    @EnumSource(
            value = SinusVariant.class,
            names = {"OFFSET", "CONSERVATIVE"})
    void theMomentIsContinuousOnTheSinus(SinusVariant variant) {
        BallScene c = new BallScene(s -> new SinusResistance(s, Shoulder.sinus(), Shoulder.field(), null, variant, 0));
        for (int i = 0; i < 360; i++) {
            double phi = Math.toRadians(i), edge = Shoulder.sinus().polar(phi, 0);
            assertArrayEquals(new double[3], c.couple(BallScene.turned(phi, edge - 1e-9, 0)), 1e-300);
            assertArrayEquals(new double[3], c.couple(BallScene.turned(phi, edge + 1e-9, 0)), 2e-6);
        }
    }

    @ParameterizedTest
    @EnumSource(SinusVariant.class)
    void momentsAreFiniteAtThePoles(SinusVariant variant) {
        BallScene c = new BallScene(s -> shoulder(s, variant, 0));
        for (double theta : new double[] {0, 1e-300, 1e-12, 1e-6, Math.PI - 1e-6, Math.PI - 1e-12, Math.PI}) {
            for (double phi = 0; phi < 6; phi += 0.7) {
                double[] m = c.couple(BallScene.turned(phi, theta, 0.1));
                double size = JointResistance.size(m);
                assertTrue(size < 1e4, () -> "moment " + size + " N m at " + theta);
            }
        }
    }

    /** The potential has one value at the antipode, and the moment goes to zero there. */
    @Test
    void theConservativeMomentIsContinuousAtTheAntipode() {
        BallScene c = new BallScene(s -> shoulder(s, SinusVariant.CONSERVATIVE, 0));
        double top = c.energy(BallScene.turned(0, Math.PI, 0));
        for (double phi = 0; phi < 6; phi += 0.5) {
            double[] near = BallScene.turned(phi, Math.PI - 1e-5, 0.2);
            assertEquals(top, c.energy(near), 1e-3);
            assertTrue(JointResistance.size(c.couple(near)) < 5);
        }
    }

    @Test
    void aJointAtRestStoresNothing() {
        BallScene c = new BallScene(s -> shoulder(s, SinusVariant.CONSERVATIVE, 0));
        assertEquals(0, c.energy(BallScene.turned(1, 0.8, 0.156)), 1e-12); // where the torsion table is zero
        for (double psi = -3; psi < 3; psi += 0.1) {
            assertTrue(c.energy(BallScene.turned(1, 0.8, psi)) >= 0);
        }
    }

    /** Torsion by half a turn from either side: no jump of energy. */
    @Test
    void theEnergyDoesNotJumpAtHalfATurnOfTorsion() {
        BallScene c = new BallScene(s -> shoulder(s, SinusVariant.CONSERVATIVE, 0));
        double[] below = BallScene.turned(1, 0.8, Math.PI - 1e-7), above = BallScene.turned(1, 0.8, -Math.PI + 1e-7);
        assertEquals(c.energy(below), c.energy(above), 1e-6);
    }

    @ParameterizedTest
    @MethodSource("tumblers")
    void tumblingForAMinuteNeverGainsEnergy(int subject) {
        Chance chance = new Chance(subject);
        Model.Builder b = Model.builder("tumbling");
        int bone = b.body(Body.of("arm", 3.5).centre(0.01, 0.02, 0.25).inertia(0.06, 0.07, 0.01));
        Joint joint = b.joint("shoulder", new Ball(), 0, bone, Frame.IDENTITY, Frame.IDENTITY);
        JointResistance.Site site = new JointResistance.Site(joint, 0.002);
        b.force("capsule", shoulder(site, SinusVariant.CONSERVATIVE, subject));
        Model model = b.build();
        State start = model.newState();
        System.arraycopy(chance.numbers(3, 6), 0, start.v, 0, 3);
        Run.Finished run = Run.of(model)
                .startAt(start)
                .until(60)
                .every(0.01)
                .accuracy(1e-11)
                .record("energy.total")
                .run();
        assertEquals(60, run.last().time, 0, () -> run.outcome().toString());
        double[] energy = run.recording().column("energy.total");
        double rise = 0;
        for (int i = 1; i < energy.length; i++) {
            rise = Math.max(rise, energy[i] - energy[i - 1]);
        }
        assertTrue(rise < 1e-9, "energy rises by " + rise + " J between rows");
        assertTrue(energy[energy.length - 1] < energy[0]);
    }

    static List<Integer> tumblers() {
        return Seeds.of(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 4);
    }

    @Test
    void cardanIsThreePins() {
        double[] stiffness = {30, 20, 25};
        Body arm = Body.of("arm", 3).centre(0.05, -0.03, 0.2).inertia(0.05, 0.07, 0.02);
        Model.Builder one = Model.builder("ball");
        int a = one.body(arm);
        Joint ball = one.joint("shoulder", new Ball(), 0, a, Frame.IDENTITY, Frame.IDENTITY);
        ScalarFunction[] f = new ScalarFunction[3];
        for (int k = 0; k < 3; k++) {
            f[k] = new LinearTable(
                    new double[] {-1, 1}, new double[] {stiffness[k], -stiffness[k]}, new LinearTable.Outside.Extend());
        }
        one.force("resistance", new CardanResistance(new JointResistance.Site(ball, 0), f));

        Model.Builder three = Model.builder("pins");
        List<Integer> bodies = new ArrayList<>();
        bodies.add(0);
        double[][] axis = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
        double[] angle = {0.3, -0.4, 0.5}, speed = {1.5, -1, 2};
        for (int k = 0; k < 3; k++) {
            int next = three.body(k < 2 ? Body.of("ring" + k, 0) : arm);
            Frame frame = new Frame(new double[3], Rotations.withZAlong(axis[k]));
            Joint pin = three.joint("pin" + k, new Pin(), bodies.get(k), next, frame, frame);
            three.force("spring" + k, new Spring(JointCoordinate.of(pin), stiffness[k], 0, 0));
            bodies.add(next);
        }
        Model pins = three.build(), single = one.build();
        State p = pins.newState(), s = single.newState();
        for (int k = 0; k < 3; k++) {
            p.q[k] = angle[k];
            p.v[k] = speed[k];
        }
        System.arraycopy(Rotations.toQuaternion(turn(angle)), 0, s.q, 0, 4);
        System.arraycopy(spin(angle, speed), 0, s.v, 0, 3);
        Run.Finished left = Run.of(single).startAt(s).until(3).accuracy(1e-13).run();
        Run.Finished right = Run.of(pins).startAt(p).until(3).accuracy(1e-13).run();
        double[] end = new double[9];
        Rotations.fromQuaternion(left.last().q, 0, end, 0);
        assertArrayEquals(turn(right.last().q), end, 1e-10);
    }

    /** A bone that turns about y of its joint frame, with a constant speed at first. */
    private static Run.Finished turning(java.util.function.Function<JointResistance.Site, JointResistance> make) {
        Model.Builder b = Model.builder("turning").gravity(0, 0, 0);
        int bone = b.body(Body.of("bone", 2).inertia(0.02, 0.03, 0.04));
        Joint joint = b.joint("socket", new Ball(), 0, bone, Frame.IDENTITY, Frame.IDENTITY);
        b.force("capsule", make.apply(new JointResistance.Site(joint, 0)));
        Model model = b.build();
        State start = model.newState();
        start.v[1] = 2;
        return Run.of(model).startAt(start).until(1.2).run();
    }

    @Test
    void gimbalLockIsWarnedOfAndNamed() {
        ScalarFunction soft =
                new LinearTable(new double[] {-1, 1}, new double[] {1e-3, -1e-3}, new LinearTable.Outside.Extend());
        Run.Finished run = turning(s -> new CardanResistance(s, soft, soft, soft));
        assertTrue(run.outcome().toString().contains("gimbal lock"), run.outcome()::toString);
        assertTrue(run.last().time < 0.8, () -> "ended at " + run.last().time);
        assertTrue(
                run.outcome().warnings().stream()
                        .anyMatch(x -> x.startsWith("'capsule': its second Cardan angle exceeds 80 deg")),
                () -> run.outcome().warnings().toString());
    }

    @Test
    void aVariantThatIsNotConservativeSaysSoOnce() {
        List<String> warnings =
                turning(s -> shoulder(s, SinusVariant.OFFSET, 0)).outcome().warnings();
        assertEquals(
                1, warnings.stream().filter(x -> x.contains("not conservative")).count(), warnings::toString);
        assertEquals(
                List.of(),
                turning(s -> shoulder(s, SinusVariant.CONSERVATIVE, 0))
                        .outcome()
                        .warnings());
    }

    private static double[] turn(double[] a) {
        double[] r = Mat3.times(Rotations.about(1, 0, 0, a[0]), Rotations.about(0, 1, 0, a[1]));
        return Mat3.times(r, Rotations.about(0, 0, 1, a[2]));
    }

    /** Spin in the axes of the child. */
    private static double[] spin(double[] a, double[] v) {
        double[] r = turn(a), w = new double[3], out = new double[3];
        w[0] = v[0] + Math.sin(a[1]) * v[2];
        w[1] = Math.cos(a[0]) * v[1] - Math.sin(a[0]) * Math.cos(a[1]) * v[2];
        w[2] = Math.sin(a[0]) * v[1] + Math.cos(a[0]) * Math.cos(a[1]) * v[2];
        Mat3.times(Mat3.transpose(r), 0, w[0], w[1], w[2], out, 0);
        return out;
    }
}
