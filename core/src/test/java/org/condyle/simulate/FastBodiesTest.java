package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.condyle.contact.RigidManyBody;
import org.condyle.contact.RigidPair;
import org.condyle.contact.impact.NewtonImpact;
import org.condyle.contact.law.Hertz;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.many.ManyBodySearch;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Torus;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.MoreauJean;
import org.condyle.integrate.StepOptions;
import org.condyle.joints.Free;
import org.condyle.joints.MeasureStop;
import org.condyle.joints.Pin;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Impacts;
import org.condyle.scenes.Meshes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In time-stepping nothing passes through anything else in silence, however fast it is and however long the steps are. */
class FastBodiesTest {
    private static final double HEAVY = 1e9;

    private static int body(Model.Builder b, String name, double mass, double inertia) {
        int body = b.body(new Body(name, mass, new double[3], new double[] {inertia, inertia, inertia, 0, 0, 0}));
        b.joint(name, new Free(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        return body;
    }

    /** Two free bodies that can meet, the second so heavy that it stays; as a pair or as a many-body contact. */
    private static Model two(Shape one, Shape other, double mass, boolean manyBody) {
        Model.Builder b = Model.builder("two");
        b.gravity(0, 0, 0);
        int first = body(b, "first", 1, 0.01), second = body(b, "second", mass, mass);
        Surface x = new Surface("first", first, Frame.IDENTITY, one);
        Surface y = new Surface("second", second, Frame.IDENTITY, other);
        if (manyBody) {
            b.manyBodyContact("touch", new RigidManyBody(ManyBodySearch.rigid(List.of(x, y)), 0.5, DryFriction.NONE));
        } else {
            b.unilateral("touch", RigidPair.in(b, Pairs.between(x, y), false, DryFriction.NONE, new NewtonImpact(0.5)));
        }
        return b.build();
    }

    private static Outcome run(Simulation s, State start) {
        return s.run(start, Listener.NONE);
    }

    private static Simulation steps(Model m, double h, double until) {
        return Runs.of(m)
                .stepper(new MoreauJean(StepOptions.step(h)))
                .until(until)
                .simulation();
    }

    private static double power(Chance chance, double low, double high) {
        return low * Math.pow(high / low, chance.in(0, 1));
    }

    private static Shape thrown(Chance chance) {
        double r = power(chance, 2e-3, 5e-2), s = r * chance.in(0.3, 1);
        return switch ((int) chance.in(0, 8)) {
            case 0 -> new Sphere(r);
            case 1 -> new Box(2 * r, 2 * s, chance.in(0.5, 2) * r);
            case 2 -> new Capsule(0.1 * r, 2 * r);
            case 3 -> new Cylinder(r, s);
            case 4 -> new Ellipsoid(r, s, chance.in(0.3, 1) * r);
            case 5 -> Mesh.flat(Meshes.sphere(r, 4));
            case 6 -> Mesh.flat(Meshes.ellipsoid(r, s, r, 4));
            default -> new Torus(r, 0.3 * r);
        };
    }

    private static Shape plate(Chance chance, Shape against) {
        double thickness = power(chance, 5e-4, 2e-2);
        Box box = new Box(2, 2, thickness);
        // a mesh meets others at their vertices and its own, which are too few here
        boolean mesh = against instanceof Sphere || against instanceof Mesh;
        return mesh && chance.in(0, 1) < 0.5 ? Mesh.flat(box.triangles(1e-3)) : box;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nothingThatIsThrownAtAPlateEndsBehindItInSilence(boolean manyBody) {
        int stopped = 0, trials = 200;
        for (int seed = 1; seed <= trials; seed++) {
            Chance chance = new Chance(seed);
            Shape shape = thrown(chance);
            Model m = two(shape, plate(chance, shape), HEAVY, manyBody);
            State start = m.newState();
            double height = 0.12 + power(chance, 1e-2, 0.5), speed = power(chance, 1, 1e4);
            double stride = power(chance, 1e-3, 1), spin = power(chance, 0.1, 1e4);
            start.q[2] = height;
            System.arraycopy(quaternion(chance), 0, start.q, 3, 4);
            start.v[0] = speed * chance.in(-0.3, 0.3);
            start.v[1] = speed * chance.in(-0.3, 0.3);
            start.v[2] = -speed;
            for (int k = 3; k < 6; k++) {
                start.v[k] = spin * chance.in(-1, 1);
            }
            double until = 2 * height / speed;
            Simulation s = steps(m, stride / speed, until);
            Outcome o = run(s, start);
            String what = chance + ": " + shape + ", " + speed + " m/s, " + spin + " rad/s, stride " + stride + " m: "
                    + o.end() + " " + o.message();
            if (o.end() == Outcome.End.FAILED) {
                assertTrue(
                        o.message().contains("could pass through")
                                && o.message().contains(" s is needed"),
                        what);
                stopped++;
                continue;
            }
            assertTrue(s.last().q[2] > 0, () -> what + " ends at " + s.last().q[2]);
            assertTrue(manyBody ? s.last().v[2] != start.v[2] : !o.impacts().isEmpty(), what);
        }
        int stops = stopped;
        assertTrue(stops < trials / 4, () -> stops + " of " + trials + " stopped");
    }

    private static double[] quaternion(Chance chance) {
        double[] q = chance.numbers(4, 1);
        double size = 0;
        for (double x : q) {
            size += x * x;
        }
        for (int k = 0; k < 4; k++) {
            q[k] /= Math.sqrt(size);
        }
        return q;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void bodiesThatFlyAtEachOtherMeet(boolean manyBody) {
        for (int seed = 1; seed <= 200; seed++) {
            Chance chance = new Chance(seed);
            Shape one = thrown(chance), other = thrown(chance);
            if ((one instanceof Mesh && !(other instanceof Sphere))
                    || other instanceof Mesh
                    || one instanceof Torus
                    || other instanceof Torus) {
                continue; // vertices of meshes may miss what is thin, and a hole is no obstacle
            }
            Model m = two(one, other, 1, manyBody);
            State start = m.newState();
            double speed = power(chance, 1, 1e4), stride = power(chance, 1e-2, 1), spin = power(chance, 0.1, 1e3);
            start.q[0] = -0.2 - 3 * stride;
            System.arraycopy(quaternion(chance), 0, start.q, 3, 4);
            System.arraycopy(quaternion(chance), 0, start.q, 10, 4);
            start.v[0] = speed;
            start.v[3] = spin;
            start.v[10] = spin;
            Simulation s = steps(m, stride / speed, (0.4 + 6 * stride) / speed);
            Outcome o = run(s, start);
            String what = chance + ": " + one + " against " + other + ", " + o.message();
            if (o.end() == Outcome.End.FAILED) {
                assertTrue(o.message().contains("could pass through"), what);
            } else {
                assertTrue(manyBody ? s.last().v[6] != 0 : !o.impacts().isEmpty(), what);
            }
        }
    }

    @Test
    void aRodThatSpinsFastIsStoppedByAThinPost() {
        for (boolean manyBody : new boolean[] {false, true}) {
            for (int seed = 1; seed <= 40; seed++) {
                Chance chance = new Chance(seed);
                Model m = two(new Capsule(1e-3, 0.4), new Box(2e-3, 2e-3, 0.1), HEAVY, manyBody);
                State start = m.newState();
                double angle = chance.in(0.2, 2.9), spin = power(chance, 10, 1000);
                start.q[3] = Math.cos(Math.PI / 4); // the axis of the capsule along y, then turned about z
                start.q[4] = Math.sin(Math.PI / 4);
                start.q[7] = 0.17 * Math.cos(angle);
                start.q[8] = 0.17 * Math.sin(angle);
                start.v[4] = -spin; // about the world's z: the post lies in its way
                Simulation s = steps(m, chance.in(0.2, 2) / spin, 4 / spin);
                Outcome o = run(s, start);
                assertEquals(Outcome.End.COMPLETED, o.end(), chance + " " + o.message());
                assertTrue(Math.abs(s.last().v[4] + spin) > 0.1 * spin, chance + " spins on at " + s.last().v[4]);
            }
        }
    }

    @Test
    void theTipOfADoublePendulumDoesNotPassAThinWall() {
        Model.Builder b = Model.builder("whip");
        b.gravity(0, 0, 0);
        double[] centre = {0.25, 0, 0}, inertia = {0.01, 0.1, 0.1, 0, 0, 0};
        int upper = b.body(new Body("arm", 1, centre, inertia)), lower = b.body(new Body("tip", 1, centre, inertia));
        b.joint("shoulder", new Pin(), 0, upper, Frame.IDENTITY, Frame.IDENTITY);
        b.joint("elbow", new Pin(), upper, lower, Frame.at(0.5, 0, 0), Frame.IDENTITY);
        Surface tip = new Surface("ball", lower, Frame.at(0.5, 0, 0), new Sphere(0.01));
        Surface wall = new Surface("wall", 0, Frame.at(0.9, 0.05, 0), new Box(1, 1e-3, 1));
        b.unilateral("touch", RigidPair.in(b, Pairs.between(tip, wall), false, DryFriction.NONE, new NewtonImpact(0)));
        Model m = b.build();
        for (int seed = 1; seed <= 40; seed++) {
            Chance chance = new Chance(seed);
            State start = m.newState();
            start.q[0] = chance.in(-1.5, -0.5);
            start.q[1] = chance.in(-1, 0.3);
            start.v[0] = power(chance, 5, 500);
            start.v[1] = start.v[0] * chance.in(-0.2, 1);
            Simulation s = steps(m, chance.in(0.2, 3) / start.v[0], 3 / start.v[0]);
            Outcome o = run(s, start);
            String what = chance + " " + o.end() + " " + o.message();
            assertTrue(o.end() == Outcome.End.COMPLETED || o.message().contains("could pass through"), what);
            double x = 0.5 * Math.cos(s.last().q[0]) + 0.5 * Math.cos(s.last().q[0] + s.last().q[1]);
            double y = 0.5 * Math.sin(s.last().q[0]) + 0.5 * Math.sin(s.last().q[0] + s.last().q[1]);
            boolean met = !o.impacts().isEmpty(), below = y < 0.05, beside = x < 0.4;
            assertTrue(o.end() == Outcome.End.FAILED || met || below || beside, () -> what + " tip at " + x + ", " + y);
        }
    }

    @Test
    void aStopOfAJointHoldsHoweverFastTheJointIs() {
        Model.Builder b = Model.builder("stop");
        b.gravity(0, 0, 0);
        int arm = b.body(new Body("arm", 1, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        b.joint("knee", new Pin(), 0, arm, Frame.IDENTITY, Frame.IDENTITY);
        b.unilateral(
                "knee", new MeasureStop(new JointCoordinate(0, 0, Measure.Kind.ANGLE), -1, 1, new NewtonImpact(0)));
        Model m = b.build();
        State start = m.newState();
        start.v[0] = 1e5;
        Simulation s = steps(m, 1e-2, 1);
        Outcome o = run(s, start);
        assertEquals(1, o.impacts().size());
        assertEquals(0, s.last().v[0], 1e-9);
    }

    @Test
    void membersOfACompliantManyBodyContactMeetInFixedStepsToo() {
        Model m = Impacts.twoOfMany(new Hertz(), 1e8);
        List<String> fixed = Integrators.all().stream()
                .filter(i -> i.needs() == Integrators.Needs.STEP)
                .map(Integrators.Method::name)
                .toList();
        assertTrue(fixed.size() > 4, fixed::toString);
        for (String method : fixed) {
            State start = m.newState();
            start.q[0] = -0.1;
            start.v[0] = 100;
            Simulation s = Runs.of(m)
                    .stepper(Integrators.create(method, StepOptions.step(1e-3)))
                    .until(4e-3)
                    .simulation();
            Outcome o = run(s, start);
            assertTrue(o.steps() > 40, method + " took " + o.steps() + " steps");
            assertTrue(s.last().v[6] > 50, method + ": the other one moves at " + s.last().v[6]);
        }
    }

    @Test
    void whatSlidesOrRollsFastOverAThinPlateIsNotStopped() {
        for (Shape shape : List.of(new Sphere(0.01), new Box(0.02, 0.02, 0.02))) {
            Model m = two(shape, new Box(10, 10, 1e-3), HEAVY, false);
            State start = m.newState();
            start.q[2] = 0.0105;
            start.v[0] = 100;
            start.v[4] = shape instanceof Sphere ? 1e4 : 0;
            Outcome o = run(steps(m, 1e-3, 0.04), start);
            assertEquals(Outcome.End.COMPLETED, o.end(), o::message);
            assertEquals(40, o.steps());
        }
    }

    @Test
    void dividedStepsReturnToTheirGridAndTheImpactIsTheExactOne() {
        Model m = two(new Sphere(5e-3), new Box(1, 1, 1e-3), HEAVY, false);
        State start = m.newState();
        start.q[2] = 0.1;
        start.v[2] = -17;
        Simulation s = Runs.of(m)
                .stepper(new MoreauJean(StepOptions.step(1e-3)))
                .until(0.02)
                .record("first.z")
                .every(1e-3)
                .simulation();
        Outcome o = run(s, start);
        assertEquals(1, o.impacts().size());
        assertEquals(17, o.impacts().get(0).speedBefore(), 1e-9);
        assertEquals(8.5, s.last().v[2], 1e-6);
        double touch = (0.1 - 5.5e-3) / 17;
        assertEquals(5.5e-3 + 8.5 * (0.02 - touch), s.last().q[2], 8.5e-3);
        assertTrue(o.steps() < 30, () -> o.steps() + " steps");
        for (int r = 0; r < s.recording().rows(); r++) {
            assertTrue(s.recording().value(0, r) > 0);
        }
    }

    @Test
    void aRunWithDividedStepsGoesOnBitForBit() {
        Model m = two(new Capsule(1e-3, 0.4), new Box(2e-3, 2e-3, 0.1), HEAVY, false);
        State start = m.newState();
        start.q[7] = 0.17;
        start.q[9] = 0.1;
        start.v[4] = 300;
        List<Checkpoint> kept = new ArrayList<>();
        Supplier<Simulation> runs = () -> Runs.of(m)
                .stepper(new MoreauJean(StepOptions.step(1e-3)))
                .until(0.01)
                .checkpointEvery(1e-4)
                .simulation();
        Simulation whole = runs.get();
        Outcome o = whole.run(start, new Listener() {
            @Override
            public void checkpoint(Checkpoint c) {
                kept.add(c);
            }
        });
        assertTrue(o.rejected() > 0 && o.steps() > 15, o::toString);
        for (int i = 0; i < kept.size(); i += 3) {
            Simulation second = runs.get();
            assertEquals(o, second.resume(kept.get(i), Listener.NONE));
            assertArrayEquals(whole.last().q, second.last().q);
            assertArrayEquals(whole.last().v, second.last().v);
        }
    }

    @Test
    void whatIsTooFastForItsStepsIsToldWithPairTimeAndStep() {
        Model pair = two(new Box(1e-6, 1, 1), new Box(1e-6, 1, 1), 1, false);
        Model manyBody = two(new Box(1e-6, 1, 1), new Box(1e-6, 1, 1), 1, true);
        for (Model m : List.of(pair, manyBody)) {
            State start = m.newState();
            start.q[0] = -0.5;
            start.v[0] = 100;
            Outcome o = run(steps(m, 1e-3, 1), start);
            assertEquals(Outcome.End.FAILED, o.end());
            String message = o.message();
            assertTrue(message.startsWith("stopped at t = 0.00"), message);
            assertTrue(message.contains(m == pair ? "'touch'" : "'first' and 'second'"), message);
            double needed = Double.parseDouble(message.replaceAll(".* a step of (\\S+) s is needed.*", "$1"));
            assertTrue(needed > 1e-10 && needed < 1e-7, message);
            assertFalse(o.regular());
        }
    }
}
