package org.condyle.analyse.motion;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.condyle.analyse.motion.BodyKinematics.Quantity;
import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.forces.Spring;
import org.condyle.joints.Pin;
import org.condyle.measures.JointCoordinate;
import org.condyle.measures.Path;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.RandomTrees;
import org.junit.jupiter.api.Test;

class BodiesPointsAndPathsTest {
    /** The state a moment later or earlier on a parabola of the speeds. */
    private static State moved(Mechanism m, State s, double[] a, double h) {
        State out = s.copy();
        double[] step = new double[s.v.length];
        for (int part = 0; part < 64; part++) { // small parts, as speeds need not be rates
            double dt = h / 64;
            for (int k = 0; k < step.length; k++) {
                step[k] = dt * (out.v[k] + 0.5 * dt * a[k]);
                out.v[k] += dt * a[k];
            }
            Configurations.advance(m, out.q, step, out.q);
        }
        out.time += h;
        return out;
    }

    @Test
    void velocitiesAndAccelerationsAreTheRatesOfPositions() {
        for (int seed = 0; seed < 10; seed++) {
            Random random = new Random(seed);
            Model.Builder b = RandomTrees.tree(6, random);
            Chance chance = new Chance(seed);
            b.frame("frame", new Landmark(2, chance.frame(0.4)));
            Model model = b.build();
            Mechanism m = Mechanism.compile(model);
            State s = RandomTrees.state(model, random);
            Instant now = new Instant(m), before = new Instant(m), after = new Instant(m);
            now.evaluate(s);
            double h = 1e-5;
            double[] a = now.workspace.acceleration.clone();
            before.place(moved(m, s, a, -h));
            after.place(moved(m, s, a, h));
            var options = new BodyKinematics.Options(seed % 2 == 0, false, false, true);
            double[] x0 = read(before, Quantity.POSITION, options),
                    x1 = read(now, Quantity.POSITION, options),
                    x2 = read(after, Quantity.POSITION, options);
            double[] v0 = read(before, Quantity.VELOCITY, options),
                    v1 = read(now, Quantity.VELOCITY, options),
                    v2 = read(after, Quantity.VELOCITY, options);
            double[] a1 = read(now, Quantity.ACCELERATION, options);
            for (int k = 0; k < x1.length; k++) {
                boolean angle = k < 36 && k % 6 > 2;
                if (!angle) {
                    assertEquals((x2[k] - x0[k]) / (2 * h), v1[k], 1e-5, "seed " + seed + " column " + k);
                }
                assertEquals((v2[k] - v0[k]) / (2 * h), a1[k], 1e-4, "seed " + seed + " column " + k);
            }
            double[] point = chance.vector(0.3);
            for (String relative : List.of("ground", "frame", "body3")) {
                double[][] p = new double[3][3], v = new double[3][3];
                double[] acceleration = new double[3];
                int i = 0;
                for (Instant instant : List.of(before, now, after)) {
                    PointKinematics k =
                            new PointKinematics(instant, "body5", point, relative, PointKinematics.Rates.RELATIVE);
                    k.position(p[i], 0);
                    k.velocity(v[i++], 0);
                    if (instant == now) {
                        k.acceleration(acceleration, 0);
                    }
                }
                for (int k = 0; k < 3; k++) {
                    assertEquals((p[2][k] - p[0][k]) / (2 * h), v[1][k], 1e-5, relative + " seed " + seed);
                    assertEquals((v[2][k] - v[0][k]) / (2 * h), acceleration[k], 1e-4, relative + " seed " + seed);
                }
            }
        }
    }

    private static double[] read(Instant i, Quantity quantity, BodyKinematics.Options options) {
        BodyKinematics k = new BodyKinematics(i, List.of(), options);
        double[] out = new double[k.columns()];
        k.read(quantity, out);
        assertEquals(out.length, k.labels().size());
        return out;
    }

    @Test
    void turningArmHasTheAccelerationsOfTheTextbook() {
        Chance chance = new Chance(1);
        Model.Builder b = Model.builder("arm");
        int arm = b.body(chance.body("arm"));
        b.joint("pin", new Pin(), 0, arm);
        Model model = b.build();
        Instant i = new Instant(Mechanism.compile(model));
        State s = model.newState();
        s.q[0] = Math.PI / 2;
        s.v[0] = 3;
        i.evaluate(s, new double[] {2});
        double[] own = new double[6];
        BodyKinematics k = new BodyKinematics(i, List.of("arm"), new BodyKinematics.Options(true, true, true, false));
        k.read(Quantity.POSITION, own);
        assertArrayEquals(new double[] {0, 0, 0, 0, 0, 90}, own, 1e-12);
        k.read(Quantity.VELOCITY, own);
        assertEquals(Math.toDegrees(3), own[5], 1e-12);
        double[] out = new double[3];
        double[] tip = {0.5, 0, 0};
        new PointKinematics(i, "arm", tip, "ground", PointKinematics.Rates.RELATIVE).acceleration(out, 0);
        assertArrayEquals(new double[] {-0.5 * 2, -0.5 * 9, 0}, out, 1e-12);
        new PointKinematics(i, "arm", tip, "arm", PointKinematics.Rates.AGAINST_GROUND).acceleration(out, 0);
        assertArrayEquals(new double[] {-0.5 * 9, 0.5 * 2, 0}, out, 1e-12);
        new PointKinematics(i, "arm", tip, "arm", PointKinematics.Rates.RELATIVE).acceleration(out, 0);
        assertArrayEquals(new double[3], out, 1e-12);
    }

    @Test
    void momentArmsAreTheSlopesOfLengths() {
        for (int seed = 0; seed < 10; seed++) {
            Random random = new Random(seed);
            Chance chance = new Chance(100 + seed);
            Model.Builder b = RandomTrees.tree(6, random);
            b.measure(
                    "muscle",
                    new Path(List.of(
                            new Path.Point(1, chance.vector(0.3)),
                            new Path.Point(4, chance.vector(0.3)),
                            new Path.Point(6, chance.vector(0.3)))));
            Model model = b.build();
            Mechanism m = Mechanism.compile(model);
            State s = RandomTrees.state(model, random);
            Instant i = new Instant(m);
            i.place(s);
            PathAnalysis paths = new PathAnalysis(i, List.of(), List.of());
            paths.update();
            assertEquals(7, paths.paths().size()); // the muscle and six springs
            for (int p = 0; p < paths.paths().size(); p++) {
                double rate = 0;
                for (int c = 0; c < paths.coordinates().size(); c++) {
                    CoordinateNames.Place place = paths.coordinates().get(c);
                    double h = 1e-6, slope = (length(m, s, place, p, h) - length(m, s, place, p, -h)) / (2 * h);
                    assertEquals(-slope, paths.momentArm(p, c), 1e-8, "seed " + seed + " " + place.name());
                    rate -= paths.momentArm(p, c) * s.v[place.v()];
                }
                if (model.speeds() == paths.coordinates().size()) {
                    assertEquals(rate, paths.lengtheningSpeed(p), 1e-10);
                }
            }
        }
    }

    private static double length(Mechanism m, State s, CoordinateNames.Place place, int path, double h) {
        State t = s.copy();
        double[] step = new double[s.v.length];
        step[place.v()] = h;
        Configurations.advance(m, s.q, step, t.q);
        Instant i = new Instant(m);
        i.place(t);
        PathAnalysis paths = new PathAnalysis(i, List.of(), List.of());
        paths.update();
        return paths.length(path);
    }

    /** Along a coupler the moment arm is the slope along the motion that the coupler allows, and locked joints count as free. */
    @Test
    void momentArmOfACoupledCoordinateCountsWhatItMoves() {
        Chance chance = new Chance(6);
        Model.Builder b = Model.builder("knee");
        int[] body = new int[4];
        Joint[] joint = new Joint[4];
        for (int i = 0; i < 4; i++) {
            body[i] = b.body(chance.body("body" + i));
            joint[i] = b.joint(
                    "joint" + i, new Pin(), i == 0 ? 0 : body[i - 1], body[i], chance.frame(0.2), chance.frame(0.2));
        }
        b.measure(
                "quad",
                new Path(List.of(new Path.Point(0, chance.vector(0.5)), new Path.Point(body[3], chance.vector(0.5)))));
        JointCoordinate knee = JointCoordinate.of(joint[1]);
        b.constraint(
                "one",
                InverseKinematicsTest.equation("q1 - 0.3*q0^2", false, List.of(knee, JointCoordinate.of(joint[2]))));
        b.constraint(
                "two",
                InverseKinematicsTest.equation("q1 - sin(q0)", false, List.of(knee, JointCoordinate.of(joint[3]))));
        b.constraint("lock", InverseKinematicsTest.equation("q0 - 0.2", true, List.of(JointCoordinate.of(joint[0]))));
        Model model = b.build();
        Mechanism m = Mechanism.compile(model);
        double h = 1e-6;
        double slope = (coupledLength(m, 0.7 + h, 0.2) - coupledLength(m, 0.7 - h, 0.2)) / (2 * h);
        double hip = (coupledLength(m, 0.7, 0.2 + h) - coupledLength(m, 0.7, 0.2 - h)) / (2 * h);
        Instant i = new Instant(m);
        i.place(coupled(model, 0.7, 0.2));
        PathAnalysis paths = new PathAnalysis(i, List.of("quad"), List.of("joint1.angle", "joint0.angle"));
        paths.update();
        assertEquals(-slope, paths.momentArm(0, 0), 1e-8);
        assertEquals(-hip, paths.momentArm(0, 1), 1e-8);
        assertTrue(assertThrows(ModelException.class, () -> new PathAnalysis(i, List.of("quat"), List.of()))
                .getMessage()
                .contains("did you mean 'quad'?"));
    }

    private static State coupled(Model model, double knee, double hip) {
        State s = model.newState();
        s.q[0] = hip;
        s.q[1] = knee;
        s.q[2] = 0.3 * knee * knee;
        s.q[3] = Math.sin(knee);
        return s;
    }

    private static double coupledLength(Mechanism m, double knee, double hip) {
        Workspace w = new Workspace(m);
        State s = coupled(m.model(), knee, hip);
        Dynamics.place(s, w);
        var path = m.model().measures().get("quad");
        var reading = new org.condyle.mechanics.Measure.Reading(path);
        path.read(s, w.motion, reading);
        return reading.value;
    }

    @Test
    void forcesReportTheirSignalsAndResultants() {
        Chance chance = new Chance(7);
        Model.Builder b = Model.builder("spring");
        int body = b.body(chance.body("body"));
        Joint pin = b.joint("pin", new Pin(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        b.force(
                "line",
                new Spring(
                        new org.condyle.measures.PointDistance(0, new double[3], body, new double[] {0.5, 0, 0}),
                        100,
                        0.3,
                        0));
        b.force("coil", new Spring(JointCoordinate.of(pin), 2, 0.1, 0));
        Model model = b.build();
        Instant i = new Instant(Mechanism.compile(model));
        State s = model.newState();
        s.q[0] = 0.6;
        i.evaluate(s);
        ForceReport report = new ForceReport(i, List.of());
        assertEquals(
                List.of("line.length", "line.tension", "coil.effort"),
                report.columns().stream().map(ForceReport.Column::name).toList());
        double[] out = new double[3], wrench = new double[6];
        report.read(out);
        assertArrayEquals(new double[] {0.5, 20, -1}, out, 1e-12);
        report.apply(0);
        report.resultant(body, wrench, 0);
        assertArrayEquals(new double[] {-20 * Math.cos(0.6), -20 * Math.sin(0.6), 0, 0, 0, 0}, wrench, 1e-12);
        report.apply(1);
        assertEquals(-1, report.effort(0), 1e-12);
        assertThrows(ModelException.class, () -> new ForceReport(i, List.of("lnie")));
    }
}
