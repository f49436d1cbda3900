package org.condyle.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.condyle.contact.AlongNormal;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.Hertz;
import org.condyle.contact.law.StiffnessRule;
import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.Mechanism;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.forces.PrescribedEffort;
import org.condyle.forces.Spring;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.joints.Free;
import org.condyle.joints.MeasureEquation;
import org.condyle.joints.Pin;
import org.condyle.joints.Slider;
import org.condyle.measures.JointCoordinate;
import org.condyle.measures.PointComponent;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.scenes.Chance;
import org.condyle.scenes.PlanarMechanisms;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Observer;
import org.condyle.simulate.Recording;
import org.junit.jupiter.api.Test;

class QuasiStaticTest {
    private static final double G = 9.81;
    private static final double[] ORIGIN = {0, 0, 0};

    private static double[] times(double until, int count) {
        double[] t = new double[count + 1];
        for (int i = 0; i <= count; i++) {
            t[i] = until * i / count;
        }
        return t;
    }

    private static QuasiStatic.Result run(Model model, State start, double[] times, boolean stop, String... channels) {
        Mechanism m = Mechanism.compile(model);
        Channels all = new Channels(m);
        List<Channel> recorded = Stream.of(channels)
                .map(n -> java.util.Objects.requireNonNull(all.find(n), n))
                .toList();
        return QuasiStatic.run(m, start, times, recorded, stop);
    }

    private static Formula ofTime(String text) {
        return new Formula(Expression.parse(text, new NameTable().variable("t")), List.of());
    }

    private static MeasureEquation drive(Measure measure, String equation) {
        Expression e = Expression.parse(equation, new NameTable().variable("t").variable("q"));
        return new MeasureEquation(e, List.of(measure), true, measure.kind().dimension());
    }

    /** A rod that hangs from a turning base by a torsion spring: θ + a sin θ = β, a = m g l/k. */
    private static Model pendulum(double a) {
        Model.Builder b = Model.builder("pendulum on a turning base").gravity(0, -G, 0);
        int base = b.body(new Body("base", 1, ORIGIN, new double[] {1, 1, 1, 0, 0, 0}));
        int rod = b.body(new Body("rod", 2, new double[] {0, -0.5, 0}, new double[] {0.2, 0.01, 0.2, 0, 0, 0}));
        b.joint("base", new Pin(), 0, base, Frame.IDENTITY, Frame.IDENTITY);
        b.joint("hinge", new Pin(), base, rod, Frame.IDENTITY, Frame.IDENTITY);
        b.force("spring", new Spring(new JointCoordinate(1, 1, Measure.Kind.ANGLE), 2 * G * 0.5 / a, 0, 0));
        b.constraint("motor", drive(new JointCoordinate(0, 0, Measure.Kind.ANGLE), "q - t"));
        return b.build();
    }

    @Test
    void stiffPendulumFollowsItsBase() {
        double a = 0.9;
        Model model = pendulum(a);
        QuasiStatic.Result r =
                run(model, model.newState(), times(6, 60), false, "base.angle", "hinge.angle", "motor.force");
        assertTrue(r.completed(), r.message());
        assertTrue(r.losses().isEmpty());
        assertTrue(r.residual() <= 1e-11 && r.violation() < 1e-11, r.residual() + " " + r.violation());
        Recording x = r.recording();
        assertEquals(61, x.rows());
        for (int i = 0; i < x.rows(); i++) {
            double beta = x.value(0, i), theta = beta + x.value(1, i);
            assertEquals(x.time(i), beta, 1e-12);
            assertEquals(beta, theta + a * Math.sin(theta), 1e-11);
            // the motor holds what the spring hands on
            assertEquals(2 * G * 0.5 * Math.sin(theta), x.value(2, i), 1e-9);
        }
    }

    @Test
    void softPendulumFallsOverWhereTheClosedFormSays() {
        double a = 3;
        Model model = pendulum(a);
        QuasiStatic.Result r = run(model, model.newState(), times(12, 48), false, "base.angle", "hinge.angle");
        assertTrue(r.completed(), r.message());
        double critical = Math.acos(-1 / a); // dβ/dθ = 1 + a cos θ = 0, and again a turn later
        assertEquals(2, r.losses().size());
        for (int turn = 0; turn < 2; turn++) {
            QuasiStatic.Loss snap = r.losses().get(turn);
            double theta = critical + 2 * Math.PI * turn, beta = theta + a * Math.sin(theta);
            assertEquals(QuasiStatic.Kind.SNAP_THROUGH, snap.kind());
            assertEquals(beta, snap.time(), 1e-6);
            assertEquals("hinge.angle", snap.coordinate());
            Recording x = r.recording();
            // near the limit point θ is as good as the root of t
            assertEquals(theta, x.value(0, snap.row()) + x.value(1, snap.row()), 1e-3);
            double landed = x.value(0, snap.row() + 1) + x.value(1, snap.row() + 1);
            assertTrue(landed > theta + 1, () -> "landed at " + landed);
        }
        for (int i = 0; i < r.recording().rows(); i++) {
            double beta = r.recording().value(0, i),
                    theta = beta + r.recording().value(1, i);
            assertEquals(beta, theta + a * Math.sin(theta), 1e-10);
            assertTrue(1 + a * Math.cos(theta) > 0, "row " + i + " is not stable");
        }
    }

    private static Model.Builder truss(double halfSpan, double length, double stiffness) {
        Model.Builder b = Model.builder("von Mises truss").gravity(0, 0, 0);
        int apex = b.body(new Body("apex", 1, ORIGIN, new double[6]));
        Frame up = Frame.withZAlong(ORIGIN, new double[] {0, 1, 0});
        b.joint("apex", new Slider(), 0, apex, up, up);
        for (int side = -1; side <= 1; side += 2) {
            Measure bar = new PointDistance(0, new double[] {side * halfSpan, 0, 0}, apex, ORIGIN);
            b.force(side < 0 ? "left" : "right", new Spring(bar, stiffness, length, 0));
        }
        return b;
    }

    /** P = 2 k (L - s) y/s with s² = a² + y²; dP/dy = 0 where s³ = L a². */
    @Test
    void trussSnapsAtItsCriticalHeightAndLoad() {
        double a = 1, h = 0.5, k = 1000, length = Math.hypot(a, h);
        Model model = truss(a, length, k)
                .force("load", new PrescribedEffort(new JointCoordinate(0, 0, Measure.Kind.LENGTH), ofTime("-t")))
                .build();
        State start = model.newState();
        start.q[0] = h;
        double s = Math.cbrt(length * a * a), y = Math.sqrt(s * s - a * a), p = 2 * k * (length - s) * y / s;
        for (boolean stop : new boolean[] {false, true}) {
            QuasiStatic.Result r = run(model, start, times(100, 100), stop, "apex.position");
            assertEquals(!stop, r.completed(), r.message());
            assertEquals(1, r.losses().size());
            QuasiStatic.Loss snap = r.losses().get(0);
            assertEquals(p, snap.time(), 3e-6); // 1e-8 of the range of 100 N, and two halvings
            assertEquals(y, r.recording().value(0, snap.row()), 1e-4);
            for (int i = 0; i < r.recording().rows(); i++) {
                double z = r.recording().value(0, i), l = Math.hypot(a, z);
                assertEquals(r.recording().time(i), 2 * k * (length - l) * z / l, 1e-8);
                assertTrue(z >= y - 1e-9 || z < -h, "row " + i + " at " + z);
            }
            if (stop) {
                assertTrue(r.message().startsWith("stability is lost at t = 42.9143"), r.message());
                assertTrue(r.recording().time(r.recording().rows() - 1) <= p);
            } else {
                assertEquals(100, r.recording().time(r.recording().rows() - 1));
                assertTrue(r.recording().value(0, snap.row() + 1) < -h);
            }
        }
    }

    /** Held by a drive the truss passes its limit point without a jump, and the drive pulls beyond the middle. */
    @Test
    void trussThatIsHeldDoesNotSnap() {
        double a = 1, h = 0.5, k = 1000, length = Math.hypot(a, h);
        Model model = truss(a, length, k)
                .constraint("press", drive(new JointCoordinate(0, 0, Measure.Kind.LENGTH), "q - 0.5 + t"))
                .build();
        QuasiStatic.Result r = run(model, model.newState(), times(1, 20), false, "apex.position", "press.force");
        assertTrue(r.completed() && r.losses().isEmpty(), r.message());
        for (int i = 0; i < r.recording().rows(); i++) {
            double z = 0.5 - r.recording().time(i), l = Math.hypot(a, z);
            assertEquals(z, r.recording().value(0, i), 1e-12);
            assertEquals(-2 * k * (length - l) * z / l, r.recording().value(1, i), 1e-9);
        }
    }

    /** A rigid column on a torsion spring: straight below P = k/L, beyond it θ/sin θ = P L/k. */
    @Test
    void columnBucklesAtItsCriticalLoad() {
        double k = 50, length = 2;
        Model.Builder b = Model.builder("column").gravity(0, 0, 0);
        int column = b.body(new Body("column", 1, new double[] {0, 1, 0}, new double[] {0.3, 0.01, 0.3, 0, 0, 0}));
        b.joint("foot", new Pin(), 0, column, Frame.IDENTITY, Frame.IDENTITY);
        b.force("spring", new Spring(new JointCoordinate(0, 0, Measure.Kind.ANGLE), k, 0, 0));
        Measure height = new PointComponent(column, new double[] {0, length, 0}, 0, ORIGIN, new double[] {0, 1, 0});
        b.force("load", new PrescribedEffort(height, ofTime("-t")));
        Model model = b.build();
        QuasiStatic.Result r = run(model, model.newState(), times(40, 40), false, "foot.angle");
        assertTrue(r.completed(), r.message());
        assertEquals(1, r.losses().size(), () -> r.losses().toString());
        assertEquals(QuasiStatic.Kind.BUCKLING, r.losses().get(0).kind());
        assertEquals(k / length, r.losses().get(0).time(), 1e-5);
        for (int i = 0; i < r.recording().rows(); i++) {
            double load = r.recording().time(i), angle = r.recording().value(0, i);
            if (load < k / length) {
                assertEquals(0, angle, 1e-9);
            } else if (load > 26) {
                assertEquals(load * length / k, angle / Math.sin(angle), 1e-9);
            }
        }
    }

    /** Hertz: δ = (F/K)^(2/3), on a ball that nothing keeps from rolling. */
    @Test
    void ballSinksIntoThePlaneByHertz() {
        double stiffness = 1e8;
        Model.Builder b = Model.builder("pressed ball").gravity(0, 0, 0);
        int ball = b.body(new Body("ball", 2, ORIGIN, new double[] {0.01, 0.01, 0.01, 0, 0, 0}));
        b.joint("ball", new Free(), 0, ball, Frame.IDENTITY, Frame.IDENTITY);
        Surface floor = new Surface("floor", 0, Frame.withZAlong(ORIGIN, new double[] {0, 1, 0}), new HalfSpace());
        Surface round = new Surface("round", ball, Frame.IDENTITY, new Sphere(0.1));
        AlongNormal hertz = new AlongNormal(new Hertz(1.5), StiffnessRule.constant(stiffness), 1e-3);
        b.force("touch", CompliantContact.in(b, Pairs.between(floor, round), hertz, Tangential.NONE));
        Measure height = new PointComponent(ball, ORIGIN, 0, ORIGIN, new double[] {0, 1, 0});
        b.force("press", new PrescribedEffort(height, ofTime("-1 - t")));
        Model model = b.build();
        State start = model.newState();
        start.q[1] = 0.11;
        QuasiStatic.Result r = run(model, start, times(1000, 25), false, "ball.y", "touch.depth", "touch.force");
        assertTrue(r.completed() && r.losses().isEmpty(), r.message() + r.losses());
        for (int i = 0; i < r.recording().rows(); i++) {
            double force = 1 + r.recording().time(i), depth = Math.pow(force / stiffness, 2 / 3.0);
            assertEquals(depth, r.recording().value(1, i), 1e-9 * depth + 1e-16);
            assertEquals(0.1 - depth, r.recording().value(0, i), 1e-13);
            assertEquals(force, r.recording().value(2, i), 1e-8 * force);
        }
    }

    /** A weight on a spring is lowered to a stop, whose stiffness begins there: x is linear on both sides. */
    @Test
    void contactThatClosesOnTheWayIsPassed() {
        double soft = 100, hard = 1e6;
        Model.Builder b = Model.builder("onto a floor").gravity(0, 0, 0);
        int ball = b.body(new Body("ball", 2, ORIGIN, new double[] {0.01, 0.01, 0.01, 0, 0, 0}));
        Frame up = Frame.withZAlong(ORIGIN, new double[] {0, 1, 0});
        b.joint("lift", new Slider(), 0, ball, up, up);
        Surface floor = new Surface("floor", 0, up, new HalfSpace());
        Surface round = new Surface("round", ball, Frame.IDENTITY, new Sphere(0.1));
        AlongNormal hooke = new AlongNormal(new Hertz(1), StiffnessRule.constant(hard), 1e-3);
        b.force("touch", CompliantContact.in(b, Pairs.between(floor, round), hooke, Tangential.NONE));
        JointCoordinate height = new JointCoordinate(0, 0, Measure.Kind.LENGTH);
        b.force("spring", new Spring(height, soft, 0.15, 0));
        b.force("press", new PrescribedEffort(height, ofTime("-10*sin(t)")));
        Model model = b.build();
        State start = model.newState();
        start.q[0] = 0.15;
        QuasiStatic.Result r = run(model, start, times(Math.PI, 31), false, "lift.position", "touch.force");
        assertTrue(r.completed() && r.losses().isEmpty(), r.message() + r.losses());
        boolean closed = false;
        for (int i = 0; i < r.recording().rows(); i++) {
            double load = 10 * Math.sin(r.recording().time(i)), touch = Math.max(0, load - 5) * hard / (hard + soft);
            closed |= touch > 1;
            assertEquals(touch, r.recording().value(1, i), 1e-7);
            assertEquals(0.15 - (load - touch) / soft, r.recording().value(0, i), 1e-11);
        }
        assertTrue(closed);
    }

    /** Bodies in space between random springs, one of them led along x: balanced, and the energy is least there. */
    @Test
    void springNetsInSpaceStayAtTheirLeastEnergy() {
        for (int seed = 1; seed <= 12; seed++) {
            Chance c = new Chance(seed);
            int bodies = 2 + seed % 3;
            Model.Builder b = Model.builder("net " + seed).gravity(0, -G, 0);
            for (int i = 0; i < bodies; i++) {
                int body = b.body(c.body("b" + i));
                b.joint("b" + i, new Free(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
                for (int k = 0; k < 7; k++) {
                    double[] anchor = c.vector(2);
                    anchor[0] += 3 * i;
                    b.force(
                            "g" + i + "." + k,
                            new Spring(new PointDistance(0, anchor, body, c.vector(0.3)), c.in(50, 400), 0.3, 0));
                }
                if (i > 0) {
                    b.force(
                            "n" + i,
                            new Spring(
                                    new PointDistance(body - 1, c.vector(0.3), body, c.vector(0.3)),
                                    c.in(50, 400),
                                    1,
                                    0));
                }
            }
            b.constraint("lead", drive(new JointCoordinate(0, 0, Measure.Kind.LENGTH), "q - 0.5*t"));
            Model model = b.build();
            State start = model.newState();
            for (int i = 0; i < bodies; i++) {
                start.q[7 * i] = 3 * i;
            }
            QuasiStatic.Result r = run(model, start, times(1, 10), false, "b0.x");
            String what = c + " " + r.message() + r.losses();
            assertTrue(r.completed(), what);
            assertTrue(r.residual() < 1e-9 && r.violation() < 1e-11, what + r.residual());
            Mechanism m = Mechanism.compile(model);
            Observer o = new Observer(m, List.of());
            Channel energy = java.util.Objects.requireNonNull(new Channels(m).find("energy.total"));
            assertEquals(11, r.film().frames().size());
            for (State s : r.film().frames()) {
                assertEquals(0.5 * s.time, s.q[0], 1e-11, what);
                o.look(s);
                double least = energy.read(o.instant());
                for (int k = 0; k < 20; k++) {
                    State other = s.copy();
                    double[] push = c.numbers(s.v.length, 3e-3);
                    push[0] = 0; // led
                    Configurations.advance(m, s.q, push, other.q);
                    Configurations.tidy(m, other);
                    o.look(other);
                    assertTrue(energy.read(o.instant()) > least, what + " t = " + s.time);
                }
            }
        }
    }

    @Test
    void whatHasNoEquilibriumIsNamed() {
        Model.Builder b = Model.builder("fall");
        int ball = b.body(new Body("ball", 2, ORIGIN, new double[] {1, 1, 1, 0, 0, 0}));
        b.joint("ball", new Free(), 0, ball, Frame.IDENTITY, Frame.IDENTITY);
        Model model = b.build();
        QuasiStatic.Result r = run(model, model.newState(), times(1, 10), false);
        assertFalse(r.completed());
        assertTrue(r.message().startsWith("no equilibrium to begin with at t = 0.0 s: "), r.message());
        assertTrue(r.message().contains("'ball.y' has an unbalanced force of -19.62"), r.message());
    }

    @Test
    void loadThatNothingCarriesAnyMoreEndsTheRunThere() {
        // a string over which a weight would slide away: sin t of the spring's largest moment, then more than it has
        Model.Builder b = Model.builder("pull-off").gravity(0, 0, 0);
        int body = b.body(new Body("body", 1, ORIGIN, new double[6]));
        Frame up = Frame.withZAlong(ORIGIN, new double[] {0, 1, 0});
        b.joint("slide", new Slider(), 0, body, up, up);
        JointCoordinate x = new JointCoordinate(0, 0, Measure.Kind.LENGTH);
        NameTable names = new NameTable().variable("t").variable("x");
        b.force(
                "magnet",
                new PrescribedEffort(
                        x,
                        new Formula(
                                Expression.parse("t - 4*x*exp(-x)", names),
                                List.of(new Signal("x", Dimension.LENGTH, (s, motion) -> s.q[0])))));
        Model model = b.build();
        QuasiStatic.Result r = run(model, model.newState(), times(3, 30), false, "slide.position");
        assertFalse(r.completed());
        assertEquals(1, r.losses().size());
        assertEquals(4 / Math.E, r.losses().get(0).time(), 1e-6); // x e⁻ˣ is largest at 1
        assertTrue(r.message().startsWith("stability is lost at t = 1.471517"), r.message());
        assertTrue(r.message().contains("no stable position was found beyond"), r.message());
        assertTrue(r.message().contains("'slide.position' has an unbalanced force"), r.message());
    }

    @Test
    void nothingDrivenIsAnError() {
        Model model = truss(1, 1.2, 100).build();
        State start = model.newState();
        start.q[0] = 0.5;
        ModelException e =
                assertThrows(ModelException.class, () -> run(model, start, times(1, 10), false, "apex.position"));
        assertTrue(String.valueOf(e.getMessage()).startsWith("nothing is driven"), e.getMessage());
    }

    @Test
    void driveThatLocksIsNamed() {
        Model model = PlanarMechanisms.sliderCrankGuided(6, "q - 0.6 - t"); // stretched out at 0.7
        State start = PlanarMechanisms.sliderCrankStart(model, 1);
        QuasiStatic.Result r = run(model, start, times(0.2, 10), false);
        assertFalse(r.completed());
        assertTrue(r.message().contains("the prescribed motion is locked"), r.message());
        assertTrue(r.message().startsWith("stopped at t = 0.09999"), r.message());
    }
}
