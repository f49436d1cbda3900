package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.contact.RigidPair;
import org.condyle.contact.impact.NewtonImpact;
import org.condyle.geometry.shape.Sphere;
import org.condyle.joints.Free;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.scenes.BodyScene;
import org.condyle.scenes.BodyScene.Kind;
import org.condyle.scenes.BodyScene.Part;
import org.condyle.scenes.HardBodies;
import org.condyle.scenes.SceneModel;
import org.condyle.scenes.SceneModel.Treatment;
import org.condyle.scenes.Solid;
import org.junit.jupiter.api.Test;

/** Steps of lasting contact against closed forms; a body lies on a fixed box whose upper side is z = 0. */
class ContactStepTest {
    private static final double G = 9.81;
    private static final double[] STILL = new double[3];

    /** A run of equal steps. */
    private static final class Steps {
        private final ContactStep step;
        State now;
        private State next;
        double lost;

        Steps(Part body, double[] gravity, double friction) {
            Part base =
                    new Part("base", Solid.box(4, 1, 0.2), new double[] {0, 0, -0.1}, Mat3.identity(), STILL, STILL, 0);
            BodyScene scene = new BodyScene(
                    -1, Kind.SLOPE, gravity, List.of(base, body), List.of(), false, friction, 0, 1, null, true);
            SceneModel m = new SceneModel(scene, Treatment.IMPULSIVE);
            Workspace w = new Workspace(Mechanism.compile(m.model));
            step = new ContactStep(w, new ConstraintProjection(1e-12), new double[3 * w.contacts.count()]);
            now = m.start;
            next = m.model.newState();
        }

        void take(int count, double h) {
            for (int k = 0; k < count; k++) {
                assertEquals(h, step.take(now, h, true, middle -> 0, next));
                lost += step.lost();
                State last = now;
                now = next;
                next = last;
            }
        }
    }

    private static Part body(Solid s, double x, double z, double[] rotation, double[] velocity) {
        return new Part("body", s, new double[] {x, 0, z}, rotation, velocity, STILL, 1000);
    }

    @Test
    void whatSlidesLosesTheWorkOfFriction() {
        double v = 0.8, mu = 0.3, t = 0.2, mass = 1000 * 0.2 * 0.1 * 0.06;
        Part brick = body(Solid.box(0.2, 0.1, 0.06), 0, 0.03, Mat3.identity(), new double[] {v, 0, 0});
        Steps s = new Steps(brick, new double[] {0, 0, -G}, mu);
        s.take(100, t / 100);
        double way = v * t - 0.5 * mu * G * t * t;
        assertEquals(way, s.now.q[0], 1e-9);
        assertEquals(mu * mass * G * way, s.lost, 1e-8 * mass);
        assertEquals(0.03, s.now.q[2], 2e-9);
    }

    @Test
    void whatStopsStaysWhereItIs() {
        double v = 0.1, mu = 0.3, mass = 1000 * 0.2 * 0.1 * 0.06;
        Part brick = body(Solid.box(0.2, 0.1, 0.06), 0, 0.03, Mat3.identity(), new double[] {v, 0, 0});
        Steps s = new Steps(brick, new double[] {0, 0, -G}, mu);
        s.take(200, 1e-3);
        assertEquals(v * v / (2 * mu * G), s.now.q[0], 0.5 * v * 1e-3); // the step in which it stops ends with that
        assertEquals(0.5 * mass * v * v, s.lost, 1e-9 * mass);
        assertEquals(0, s.now.v[0], 1e-12);
    }

    /** x = g sin t²/3, and no work of friction, though in every step another line of the cylinder touches. */
    @Test
    void aCylinderThatRollsDownASlopeLosesNothing() {
        double angle = 0.3, t = 0.3, r = 0.05;
        Part roller = body(Solid.cylinder(r, 0.2), -1, r, Rotations.about(1, 0, 0, 0.5 * Math.PI), STILL);
        Steps s = new Steps(roller, new double[] {G * Math.sin(angle), 0, -G * Math.cos(angle)}, 0.5);
        s.take(300, t / 300);
        double way = G * Math.sin(angle) * t * t / 3, mass = 1000 * Math.PI * r * r * 0.2;
        assertEquals(way, s.now.q[0] + 1, 1e-5 * way);
        assertTrue(s.lost <= 1e-6 * mass * G * way, () -> s.lost + " J were lost");
        assertTrue(
                s.step.errors().gained() <= 1e-6 * mass * G * way,
                () -> s.step.errors().gained() + " J were taken");
    }

    /** A post that falls over its lower edge: φ'' = (m g r/I) sin φ. Each half of the step has a quarter of the error. */
    @Test
    void theErrorIsOfSecondOrder() {
        double[] errors = new double[4];
        for (int k = 0; k < errors.length; k++) {
            errors[k] = fallingPost(20 << k);
        }
        for (int k = 1; k < errors.length; k++) {
            double ratio = errors[k - 1] / errors[k];
            assertTrue(ratio > 3.4 && ratio < 4.6, () -> "errors " + java.util.Arrays.toString(errors));
        }
        assertTrue(errors[3] < 1e-5, () -> "errors " + java.util.Arrays.toString(errors));
    }

    private static double fallingPost(int count) {
        double a = 0.05, height = 0.2, t = 0.2, lean = 0.4, c = Math.cos(lean), s = Math.sin(lean);
        double edge = c * 0.5 * a - s * 0.5 * height; // seen from the mass centre, along x
        Part post = body(
                Solid.box(a, a, height), -edge, s * 0.5 * a + c * 0.5 * height, Rotations.about(0, 1, 0, lean), STILL);
        Steps steps = new Steps(post, new double[] {0, 0, -G}, 1);
        steps.take(count, t / count);
        double arm = 0.5 * Math.hypot(a, height), square = (a * a + height * height) / 12 + arm * arm;
        double found = Math.atan2(steps.now.q[0], steps.now.q[2]);
        return Math.abs(found - pendulum(lean - Math.atan2(a, height), G * arm / square, t));
    }

    /** The angle at a time, from rest, by steps of Runge and Kutta that are short enough. */
    private static double pendulum(double start, double rate, double until) {
        int n = 4000;
        double h = until / n, x = start, v = 0;
        for (int k = 0; k < n; k++) {
            double a1 = rate * Math.sin(x), v2 = v + 0.5 * h * a1;
            double a2 = rate * Math.sin(x + 0.5 * h * v), v3 = v + 0.5 * h * a2;
            double a3 = rate * Math.sin(x + 0.5 * h * v2), v4 = v + h * a3;
            double a4 = rate * Math.sin(x + h * v3);
            x += h / 6 * (v + 2 * v2 + 2 * v3 + v4);
            v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
        }
        return x;
    }

    /** A ball whose mass is concentrated a distance d below its centre rocks on a plane: at the bottom N = m (g + ω² d). */
    @Test
    void aRolyPolyPressesWithItsCentripetalForceFromTheFirstStep() {
        double mass = 2, radius = 0.2, d = 0.1, spin = 5, h = 1e-4;
        HardBodies b = HardBodies.inSpace()
                .ball("toy", mass, radius, 0.2)
                .surface("shell", "toy", Frame.at(0, d, 0), new Sphere(radius))
                .floor()
                .touch("floor", "shell", 0, 0);
        Model m = b.build();
        Workspace w = new Workspace(Mechanism.compile(m));
        double[] force = new double[3];
        ContactStep step = new ContactStep(w, new ConstraintProjection(1e-12), force);
        State now = m.newState(), end = m.newState();
        now.q[1] = radius - d;
        now.v[5] = spin;
        assertEquals(h, step.take(now, h, true, middle -> 0, end));
        assertEquals(mass * (G + spin * spin * d), force[0], 1e-4 * mass * G);
        Dynamics.place(end, w);
        w.contacts.find(end, w.motion);
        assertEquals(0, w.contacts.gap(0), 1e-12);
    }

    /** A ball without weight slides on a heavy plate that turns towards it: N = 2 m ω u + m ω² z, in the first step as in all others. */
    @Test
    void whatIsHeldInATrialIsHeldInTheNextOne() {
        double spin = 5, u = 2, h = 1e-3, r = 0.01, high = 0.02, density = 1000;
        double[] none = new double[3];
        Part plate = new Part(
                "plate", Solid.box(4, 1, 2 * high), none, Mat3.identity(), STILL, new double[] {0, -spin, 0}, 1e9);
        Part ball = new Part(
                "ball",
                Solid.sphere(r),
                new double[] {0, 0, high + r},
                Mat3.identity(),
                new double[] {u, 0, 0},
                STILL,
                density);
        BodyScene scene =
                new BodyScene(-1, Kind.SLOPE, none, List.of(plate, ball), List.of(), false, 0, 0, 1, null, true);
        SceneModel m = new SceneModel(scene, Treatment.IMPULSIVE);
        Workspace w = new Workspace(Mechanism.compile(m.model));
        double[] force = new double[3 * w.contacts.count()];
        ContactStep step = new ContactStep(w, new ConstraintProjection(1e-12), force);
        State end = m.model.newState();
        assertEquals(h, step.take(m.start, h, false, state -> 0, end));
        assertTrue(step.error() <= 1e-6, () -> "the last trial still changed " + step.error() + " m/s");
        double mass = density * 4 / 3 * Math.PI * r * r * r;
        double push = spin * (2 * u + spin * (high + r)) * mass;
        double sum = 0;
        for (int i = 0; i < force.length; i += 3) {
            sum += force[i];
        }
        assertEquals(push, sum, 1e-3 * push);
    }

    /** A brick stands on an edge and falls: the edge may sink in by rounding, but only what hits ends the step. */
    @Test
    void whatRestsBesideWhatHitsDoesNotShortenTheStep() {
        double a = 0.1, high = 0.04, lean = 0.04, spin = 20, h = 1e-3;
        double x = 0.5 * (a * Math.cos(lean) - high * Math.sin(lean));
        double z = 0.5 * (a * Math.sin(lean) + high * Math.cos(lean));
        double[] place = {0, 0, z}, velocity = {-spin * z, 0, -spin * x}, turning = {0, -spin, 0};
        Part brick = new Part(
                "brick", Solid.box(a, a, high), place, Rotations.about(0, 1, 0, lean), velocity, turning, 1000);
        Steps s = new Steps(brick, new double[] {0, 0, -G}, 1);
        assertEquals(h, s.step.take(s.now, h, false, state -> 0, s.next)); // 2 of 4 mm
    }

    /**
     * A point at a height z above a floor that falls at 0.35 m/s, and beside the place where it begins a step of 7 nm: however
     * short a step is, it ends in an overlap.
     */
    private record Kerb(int body, double fall) implements ContactGeometry {
        @Override
        public int bodyA() {
            return 0;
        }

        @Override
        public int bodyB() {
            return body;
        }

        @Override
        public int candidates() {
            return 1;
        }

        @Override
        public boolean shifting() {
            return true;
        }

        @Override
        public void find(Motion motion, double[] memory, int at, ContactSet out) {
            double x = motion.placement[Motion.SIZE * body], z = motion.placement[Motion.SIZE * body + 2];
            out.clear();
            out.gap = x > 0 ? z - 7e-9 : z;
            out.add(x, 0, 0, 0, 0, 1, -out.gap, 0, 0);
        }

        @Override
        public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
            out[0] = out[1] = 0;
        }

        @Override
        public double closing(Motion motion, double[] course, ContactSet found) {
            return fall;
        }

        @Override
        public ContactGeometry forThread() {
            return this;
        }
    }

    @Test
    void aPointThatComesInFromTheSideDoesNotStopTime() {
        double fall = 0.35, high = 4e-9;
        Model.Builder b = Model.builder("kerb");
        int body = b.body(new Body("body", 1, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        Joint joint = b.joint("free", new Free(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        b.unilateral("kerb", RigidPair.in(b, new Kerb(body, fall), false, DryFriction.NONE, new NewtonImpact(0)));
        Model m = b.build();
        Workspace w = new Workspace(Mechanism.compile(m));
        ContactStep step = new ContactStep(w, new ConstraintProjection(1e-12), new double[3]);
        State now = m.newState(), end = m.newState();
        now.q[joint.qAt() + 2] = high;
        now.q[joint.qAt() + 3] = 1;
        now.v[joint.vAt()] = 1;
        now.v[joint.vAt() + 2] = -fall;
        double taken = step.take(now, 5e-5, false, state -> 0, end);
        assertEquals(high / fall, taken, 1e-9 * taken); // until the height is used up, as if there were no kerb
    }
}
