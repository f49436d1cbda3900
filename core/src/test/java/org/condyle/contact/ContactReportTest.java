package org.condyle.contact;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.condyle.contact.friction.RegularisedCoulomb;
import org.condyle.contact.friction.RollingResistance;
import org.condyle.contact.friction.StickSlip;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.Hertz;
import org.condyle.contact.law.HertzArea;
import org.condyle.contact.law.HertzEllipse;
import org.condyle.contact.law.Hooke;
import org.condyle.contact.law.LinearLayer;
import org.condyle.contact.law.NormalLaw;
import org.condyle.contact.law.StiffnessRule;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.many.ManyBodySearch;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.MeshForms;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.meshpair.CastingPair;
import org.condyle.geometry.meshpair.FoundationPair;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactReport;
import org.condyle.scenes.Impacts;
import org.junit.jupiter.api.Test;

/** What is reported of contacts against the forces that they exert, against closed forms, and in moved scenes. */
class ContactReportTest {
    private static final String[] WRENCH = {"fx", "fy", "fz", "mx", "my", "mz"};
    private static final int A = 1, B = 2, C = 3;

    private static final ContactReport REPORT = new ContactReport(List.of(
            ContactReport.Part.whole("a", A, A),
            ContactReport.Part.whole("b", B, B),
            ContactReport.Part.whole("world", 0, B),
            new ContactReport.Part("medial", B, B, (x, y, z, f) -> x >= 0.001, true),
            new ContactReport.Part("lateral", B, B, (x, y, z, f) -> true, true)));

    /** Two bodies that touch, and a third one beside them. */
    private record Scene(ForceElement element, State state, Motion motion) {
        double read(String name) {
            for (Signal s : element.signals()) {
                if (s.name().equals(name)) {
                    return s.read(state, motion);
                }
            }
            throw new AssertionError("there is no " + name);
        }

        boolean has(String name) {
            return element.signals().stream().anyMatch(s -> s.name().equals(name));
        }

        double[] wrench(String part) {
            double[] out = new double[6];
            for (int k = 0; k < 6; k++) {
                out[k] = read(part + "." + WRENCH[k]);
            }
            return out;
        }

        /** Force on a body and moment about its origin that the element exerts, in the axes of the body. */
        double[] exerted(int body) {
            Forces f = new Forces(motion.placement.length / Motion.SIZE, state.v.length);
            element.addForces(state, motion, f);
            int at = Motion.SIZE * body;
            double[] axes = new double[9], dual = new double[9], sum = new double[9], out = new double[6];
            System.arraycopy(motion.placement, at + 3, axes, 0, 9);
            System.arraycopy(f.dual, at + 3, dual, 0, 9);
            Mat3.addTimesTransposed(dual, 0, axes, 0, sum, 0); // Σ f rᵀ
            double[] back = Mat3.transpose(axes);
            Mat3.times(back, 0, f.dual[at], f.dual[at + 1], f.dual[at + 2], out, 0);
            Mat3.times(back, 0, sum[7] - sum[5], sum[2] - sum[6], sum[3] - sum[1], out, 3);
            return out;
        }
    }

    private static Scene scene(
            Geometry geometry, NormalLaw law, double stiffness, Tangential tangential, double[] pose) {
        Model.Builder b = Model.builder("scene").gravity(0, 0, 0);
        Impacts.ball(b, "a", 1, 1e-3);
        Impacts.ball(b, "b", 1, 1e-3);
        Impacts.ball(b, "c", 1, 1e-3);
        CompliantContact c = CompliantContact.in(
                        b, geometry.of(), new AlongNormal(law, StiffnessRule.constant(stiffness), 1e-3), tangential)
                .reporting(REPORT);
        b.force("contact", c);
        Model m = b.build();
        State s = m.newState();
        Motion motion = placed(pose);
        c.commit(s, motion); // the contact begins
        for (int k = 0; k < s.z.length; k++) {
            s.z[k] = 1e-5 * (k + 1); // something that sticks is stretched
        }
        return new Scene(c, s, motion);
    }

    /** Makes a geometry anew. */
    private interface Geometry {
        ContactGeometry of();
    }

    private static Surface on(int body, String name, Shape shape) {
        return new Surface(name, body, new Frame(new double[] {0.001, -0.002, 0.003}, turn(new Random(body))), shape);
    }

    private static double[] turn(Random r) {
        double[] axis = Rotations.unit(new double[] {r.nextGaussian(), r.nextGaussian(), r.nextGaussian()});
        return Rotations.about(axis[0], axis[1], axis[2], 6 * r.nextDouble());
    }

    /** Twelve numbers a body, twice: placements and rates. Bodies a, b and c. */
    private static Motion placed(double[] pose) {
        Motion m = new Motion(4);
        System.arraycopy(pose, 0, m.placement, 12, 36);
        System.arraycopy(pose, 36, m.rate, 12, 36);
        return m;
    }

    /** Bodies in random orientations near each other, in random motion. */
    private static double[] pose(Random r, double apart) {
        double[] pose = new double[72];
        double[] way = Rotations.unit(new double[] {r.nextGaussian(), r.nextGaussian(), r.nextGaussian()});
        for (int body = 0; body < 3; body++) {
            double[] axes = turn(r), spin = {r.nextGaussian(), r.nextGaussian(), r.nextGaussian()};
            double[] cross = {0, -spin[2], spin[1], spin[2], 0, -spin[0], -spin[1], spin[0], 0};
            for (int k = 0; k < 3; k++) {
                pose[12 * body + k] = body == 1 ? 0.3 + apart * way[k] : 0.3 - 0.01 * k * body;
                pose[36 + 12 * body + k] = 0.1 * r.nextGaussian();
            }
            System.arraycopy(axes, 0, pose, 12 * body + 3, 9);
            System.arraycopy(Mat3.times(cross, axes), 0, pose, 36 + 12 * body + 3, 9);
        }
        return pose;
    }

    /** The same scene somewhere else: all places moved, all velocities turned. */
    private static double[] moved(double[] pose, double[] turn, double[] by) {
        double[] out = pose.clone();
        for (int half = 0; half < 72; half += 36) {
            for (int at = half; at < half + 36; at += 12) {
                Mat3.times(turn, 0, pose[at], pose[at + 1], pose[at + 2], out, at);
                for (int k = 0; half == 0 && k < 3; k++) {
                    out[at + k] += by[k];
                }
                Mat3.times(turn, 0, pose, at + 3, out, at + 3);
            }
        }
        return out;
    }

    private static final Sphere BALL = new Sphere(0.02);
    private static final Mesh ROUGH = Mesh.smooth(MeshForms.sphere(0.02, 12)),
            PLAIN = Mesh.flat(MeshForms.sphere(0.02, 12));
    private static final Tangential RUBS =
            new Tangential(new RegularisedCoulomb(0.4, 0.1), null, new RollingResistance(0.002, 0.5));
    private static final Tangential STICKS = new Tangential(null, new StickSlip(5, 4, 1e4, 0, 1), null);

    private static Geometry balls() {
        return () -> Pairs.between(on(A, "one", BALL), on(B, "two", BALL));
    }

    private static Geometry springs(SpringSide side) {
        return () -> FoundationPair.between(on(A, "one", ROUGH), on(B, "two", ROUGH), side, 1);
    }

    private static Geometry rays(boolean castsA) {
        return () -> CastingPair.between(on(A, "one", PLAIN), on(B, "two", PLAIN), castsA, 0.01);
    }

    private static Scene kind(int which, double[] pose) {
        return switch (which) {
            case 0 -> scene(balls(), new Hertz(), 1e8, RUBS, pose);
            case 1 -> scene(balls(), new Hooke(), 1e5, STICKS, pose);
            case 2 -> scene(springs(SpringSide.BOTH), new LinearLayer(), 1e9, RUBS, pose);
            case 3 -> scene(springs(SpringSide.ON_A), new LinearLayer(0.3), 1e9, STICKS, pose);
            case 4 -> scene(rays(true), new LinearLayer(), 1e9, RUBS, pose);
            case 5 -> scene(rays(false), new LinearLayer(), 1e9, Tangential.NONE, pose);
            default -> many(pose);
        };
    }

    private static final int KINDS = 7;

    private static Scene many(double[] pose) {
        Model.Builder b = Model.builder("scene").gravity(0, 0, 0);
        List<Surface> all = List.of(on(A, "one", BALL), on(B, "two", BALL), on(C, "three", BALL));
        ManyBodyLaw law = new ManyBodyLaw(new Hertz(), 1e8, false, Double.NaN, new RegularisedCoulomb(0.4, 0.1));
        ManyBodyContact c = new ManyBodyContact(new ManyBodySearch(all), law, REPORT);
        return new Scene(c, b.build().newState(), placed(pose));
    }

    @Test
    void theWrenchOnEachBodyIsWhatTheContactExerts() {
        Random r = new Random(7);
        for (int which = 0; which < KINDS; which++) {
            int touched = 0;
            for (int k = 0; k < 60; k++) {
                Scene s = kind(which, pose(r, 0.036));
                double force = s.read("force");
                touched += force > 1 ? 1 : 0;
                String told = "kind " + which + " scene " + k;
                assertArrayEquals(s.exerted(A), s.wrench("a"), 1e-10 * (1 + force), told);
                assertArrayEquals(s.exerted(B), s.wrench("b"), 1e-10 * (1 + force), told);
            }
            assertTrue(touched > 15, "kind " + which + " touched only " + touched + " times");
        }
    }

    @Test
    void theTwoBodiesOfAPairFeelOppositeWrenches() {
        Random r = new Random(8);
        for (int which = 0; which < KINDS - 1; which++) { // among many a third one pushes, too
            for (int k = 0; k < 40; k++) {
                Scene s = kind(which, pose(r, 0.036));
                double[] one = world(s, A, s.wrench("a")), two = world(s, B, s.wrench("b")), w = s.wrench("world");
                double size = 1e-10 * (1 + s.read("force"));
                for (int i = 0; i < 6; i++) {
                    assertEquals(0, one[i] + two[i], size, "kind " + which);
                    assertEquals(w[i], two[i], size, "kind " + which);
                }
            }
        }
    }

    /** A wrench about the origin of a body, in its axes, as one about the origin of the world, in those of the world. */
    private static double[] world(Scene s, int body, double[] w) {
        double[] p = s.motion.placement, out = new double[6];
        int at = Motion.SIZE * body;
        Mat3.times(p, at + 3, w[0], w[1], w[2], out, 0);
        Mat3.times(p, at + 3, w[3], w[4], w[5], out, 3);
        for (int k = 0; k < 3; k++) {
            int i = (k + 1) % 3, j = (k + 2) % 3;
            out[3 + k] += p[at + i] * out[j] - p[at + j] * out[i];
        }
        return out;
    }

    @Test
    void regionsThatCoverEverythingSumUpToTheWhole() {
        Random r = new Random(9);
        boolean divided = false;
        for (int which = 0; which < KINDS - 1; which++) {
            for (int k = 0; k < 40; k++) {
                Scene s = kind(which, pose(r, 0.036));
                double force = s.read("force"), medial = s.read("medial.force"), lateral = s.read("lateral.force");
                double[] one = s.wrench("medial"), two = s.wrench("lateral"), all = s.wrench("b");
                divided |= medial > 1 && lateral > 1;
                for (int i = 0; i < 6; i++) {
                    assertEquals(all[i], one[i] + two[i], 1e-10 * (1 + force), "kind " + which);
                }
                assertEquals(force, medial + lateral, 1e-10 * (1 + force));
                assertEquals(force > 0 ? 1 : 0, s.read("medial.share") + s.read("lateral.share"), 1e-12);
                for (String axis : List.of("x", "y", "z")) {
                    double centre =
                            (pressed(medial, s.read("medial." + axis)) + pressed(lateral, s.read("lateral." + axis)))
                                    / force; // not a number where nothing presses
                    assertEquals(s.read("b." + axis), centre, 1e-12);
                }
                if (s.has("area")) {
                    assertEquals(s.read("area"), s.read("medial.area") + s.read("lateral.area"), 1e-12);
                    double peak = Math.max(s.read("medial.pressure"), s.read("lateral.pressure"));
                    assertEquals(s.read("pressure"), peak, 1e-9 * (1 + peak));
                    assertEquals(force, s.read("mean-pressure") * s.read("area"), 1e-9 * (1 + force));
                }
            }
        }
        assertTrue(divided);
    }

    /** Force times place; there is no place where no force acts. */
    private static double pressed(double force, double place) {
        assertEquals(force > 0, !Double.isNaN(place));
        return force > 0 ? force * place : 0;
    }

    @Test
    void onlySignalsThatSayItAreNotANumberApart() {
        double[] apart = pose(new Random(11), 0.5);
        for (int which = 0; which < KINDS; which++) {
            Scene s = kind(which, apart);
            for (Signal one : s.element().signals()) {
                assertEquals(one.gaps(), Double.isNaN(s.read(one.name())), which + " " + one.name());
            }
            assertEquals(which < KINDS - 1, s.has("x") && Double.isNaN(s.read("x")));
            assertEquals(0, s.read("medial.share"));
        }
    }

    @Test
    void valuesInTheFrameOfABodyDoNotDependOnWhereTheSceneIs() {
        Random r = new Random(10);
        for (int which = 0; which < KINDS; which++) {
            if (which == 1 || which == 3) {
                continue; // the stretches that these scenes begin with belong to the world
            }
            for (int k = 0; k < 20; k++) {
                double[] pose = pose(r, 0.036),
                        turn = turn(r),
                        by = {r.nextGaussian(), r.nextGaussian(), r.nextGaussian()};
                Scene here = kind(which, pose), there = kind(which, moved(pose, turn, by));
                for (Signal s : here.element().signals()) {
                    boolean own = s.name().startsWith("a.")
                            || s.name().startsWith("b.")
                            || s.name().contains("al.");
                    if (own || s.name().contains("pressure") || s.name().equals("area")) {
                        double x = here.read(s.name());
                        // positions 1 m away from the origin have lost some digits, which stiff springs show
                        double room = Double.isNaN(x) ? 0 : 1e-7 * (1 + Math.abs(x));
                        assertEquals(x, there.read(s.name()), room, which + " " + s.name());
                    }
                }
            }
        }
    }

    @Test
    void pressuresOfHertzAreThoseOfTheClosedForm() {
        double radius = 0.02, depth = 1e-4, stiffness = 1e8;
        double[] pose = level(radius - depth);
        Scene s = scene(
                () -> Pairs.between(
                        new Surface("floor", A, Frame.IDENTITY, new HalfSpace()),
                        new Surface("ball", B, Frame.IDENTITY, new Sphere(radius))),
                new Hertz(),
                stiffness,
                Tangential.NONE,
                pose);
        double force = stiffness * Math.pow(depth, 1.5), area = Math.PI * radius * depth;
        assertEquals(force, s.read("force"), 1e-9 * force);
        assertEquals(area, s.read("area"), 1e-12 * area);
        assertEquals(1.5 * force / area, s.read("pressure"), 1e-9 * force / area);
        assertEquals(force / area, s.read("mean-pressure"), 1e-9 * force / area);
        assertArrayEquals(new double[] {0, 0, force, 0, 0, 0}, s.wrench("b"), 1e-9);
        assertArrayEquals(new double[] {0, 0, -force, 0, 0, 0}, s.wrench("a"), 1e-9);
        assertEquals(-radius + 0.5 * depth, s.read("b.z"), 1e-12);
    }

    @Test
    void anEllipsoidTouchesInTheEllipseOfHertz() {
        double depth = 1e-5, a = 0.03, b = 0.02, c = 0.025; // curvatures c/a², c/b² below
        Scene s = scene(
                () -> Pairs.between(
                        new Surface("floor", A, Frame.IDENTITY, new HalfSpace()),
                        new Surface("egg", B, Frame.IDENTITY, new Ellipsoid(a, b, c))),
                new Hertz(),
                1e8,
                Tangential.NONE,
                level(c - depth));
        HertzEllipse e = HertzEllipse.of(c / (b * b), c / (a * a));
        double area = Math.PI * e.longSemiAxis(depth) * e.shortSemiAxis(depth), force = s.read("force");
        assertEquals(area, s.read("area"), 1e-7 * area);
        assertEquals(3 * force / (2 * area), s.read("pressure"), 1e-7 * force / area);
    }

    @Test
    void theAreaOfHertzIsThatOfTheEllipse() {
        HertzArea area = new HertzArea();
        for (double ratio : new double[] {1, 1 + 1e-9, 1.01, 1.5, 3, 10, 100, 1e4, 1e6, 5e7}) {
            HertzEllipse e = HertzEllipse.of(40 * ratio, 40);
            double exact = Math.PI * e.longSemiAxis(1) * e.shortSemiAxis(1);
            assertEquals(exact, area.perDepth(40 * ratio, 40), 1e-12 * exact, "ratio " + ratio);
        }
        assertTrue(Double.isNaN(area.perDepth(40, 0)));
        assertTrue(Double.isNaN(area.perDepth(Double.POSITIVE_INFINITY, 40)));
        assertTrue(Double.isNaN(area.perDepth(40, -1)));
    }

    @Test
    void contactsWithoutAnAreaHaveNoChannelsOfIt() {
        Scene hooke = scene(balls(), new Hooke(), 1e5, Tangential.NONE, level(0.039));
        Scene edges = scene(
                () -> Pairs.between(
                        new Surface("floor", A, Frame.IDENTITY, new HalfSpace()),
                        new Surface("box", B, Frame.IDENTITY, new Box(0.01, 0.01, 0.01))),
                new Hertz(),
                1e8,
                Tangential.NONE,
                level(0.0049));
        for (Scene s : List.of(hooke, edges)) {
            for (String name : List.of("area", "pressure", "mean-pressure", "medial.area", "medial.pressure")) {
                assertFalse(s.has(name), name);
            }
            assertTrue(s.has("medial.force") && s.has("b.fx"));
        }
        assertTrue(edges.read("force") > 0);
    }

    /** A plate of springs under a rigid cylinder: depth R - √(x² + h²), h the height of the axis over the plate. */
    @Test
    void aCylinderOnAFoundationHasTheClosedForm() {
        double radius = 0.02, sunk = 5e-4, h = radius - sunk, k = 1e9, side = 0.03;
        Mesh plate = Mesh.flat(MeshForms.box(0.5 * side, 0.5 * side, 0.005, 80));
        double[] sideways = Rotations.about(1, 0, 0, Math.PI / 2);
        Scene s = scene(
                () -> FoundationPair.between(
                        new Surface("plate", A, Frame.at(0, 0, -0.005), plate),
                        new Surface("roll", B, new Frame(new double[3], sideways), new Cylinder(radius, 0.05)),
                        SpringSide.ON_A,
                        1),
                new LinearLayer(),
                k,
                Tangential.NONE,
                level(h));
        double w = Math.sqrt(radius * radius - h * h);
        double asinh = h * Math.log((w + radius) / h); // ∫₀ʷ h²/√(x² + h²) dx / h
        double depths = 2 * (radius * w - 0.5 * (w * radius + h * asinh));
        double force = k * side * depths, along = k * side * 2 * (radius * asinh - h * w);
        assertEquals(2 * w * side, s.read("area"), 0.03 * 2 * w * side);
        assertEquals(k * sunk, s.read("pressure"), 2e-3 * k * sunk);
        assertEquals(force, s.read("force"), 4e-3 * force);
        assertEquals(along, s.read("b.fz"), 4e-3 * along);
        assertEquals(-along, s.read("a.fz"), 4e-3 * along);
        assertEquals(0, s.read("b.fx"), 1e-6 * force);
        assertTrue(along < force, "the resultant is less than the sum of magnitudes");
        double x = 0.001,
                near = radius * x - 0.5 * (x * Math.hypot(x, h) + h * h * Math.log((x + Math.hypot(x, h)) / h));
        assertEquals(0.5 + near / depths, s.read("lateral.share"), 0.02); // medial begins 1 mm aside
    }

    /** The compiler allocates a little in this thread when it changes its mind; a byte a reading would be a hundred times as much. */
    @Test
    void readingAllocatesNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Scene egg = scene(
                () -> Pairs.between(
                        new Surface("egg", A, Frame.IDENTITY, new Ellipsoid(0.03, 0.02, 0.025)),
                        new Surface("ball", B, Frame.IDENTITY, BALL)),
                new Hertz(),
                1e8,
                RUBS,
                level(0.0449));
        assertTrue(egg.read("pressure") > 0);
        Random r = new Random(11);
        List<Scene> all = new ArrayList<>(List.of(egg));
        for (int which = 0; which < KINDS; which++) {
            all.add(kind(which, pose(r, 0.036)));
        }
        for (Scene s : all) {
            List<Signal> signals = s.element().signals();
            long least = Long.MAX_VALUE;
            for (int trial = 0; trial < 5; trial++) {
                long before = threads.getCurrentThreadAllocatedBytes();
                for (int k = 0; k < 200; k++) {
                    s.motion.stamp = 1 + k + 200L * trial;
                    for (int i = 0; i < signals.size(); i++) {
                        signals.get(i).read(s.state, s.motion);
                    }
                }
                least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
            }
            assertTrue(least < 200, least + " bytes in 200 instants");
        }
    }

    /** B over A at a height, both along the axes of the world, at rest. */
    private static double[] level(double height) {
        double[] pose = new double[72];
        for (int body = 0; body < 3; body++) {
            pose[12 * body + 3] = pose[12 * body + 7] = pose[12 * body + 11] = 1;
        }
        pose[14] = height;
        pose[24] = 5; // the third one is elsewhere
        return pose;
    }
}
