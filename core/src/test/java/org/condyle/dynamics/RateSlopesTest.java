package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.condyle.contact.AlongNormal;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.friction.RegularisedCoulomb;
import org.condyle.contact.friction.RollingResistance;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.HuntCrossley;
import org.condyle.contact.law.LinearLayer;
import org.condyle.contact.law.StiffnessRule;
import org.condyle.forces.Bushing;
import org.condyle.forces.MaxwellSpring;
import org.condyle.forces.Motor;
import org.condyle.forces.MotorDrive;
import org.condyle.forces.Spring;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.mesh.FaceArea;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.meshpair.CastingPair;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.integrate.StepStatus;
import org.condyle.joints.Distance;
import org.condyle.joints.Free;
import org.condyle.joints.Spherical;
import org.condyle.measures.Path;
import org.condyle.measures.PointDistance;
import org.condyle.measures.wrap.PathPoint;
import org.condyle.measures.wrap.PathWrap;
import org.condyle.measures.wrap.WrapShape;
import org.condyle.measures.wrap.WrapSurface;
import org.condyle.measures.wrap.WrappedPath;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.MuscleDrive;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.MuscleLaw;
import org.condyle.muscle.law.Thelen2003;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Meshes;
import org.condyle.scenes.MixedTree;
import org.condyle.tissue.Damage;
import org.condyle.tissue.DamagingSpring;
import org.condyle.tissue.Ligament;
import org.condyle.tissue.fibre.ToeLinearFibre;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Jacobians of whole models against differences of their rates, column by column, on random motions. */
class RateSlopesTest {
    private static final Stabilisation FEEDBACK = new Baumgarte(20, 30);

    private static MixedTree forest(long seed) {
        MixedTree f = new MixedTree(seed);
        Chance c = new Chance(1000 + seed);
        f.builder.force("spring", new Spring(new PointDistance(f.bud, c.vector(1), f.fruit, c.vector(1)), 200, 0.3, 5));
        f.builder.force("coordinate", new Spring(f.coordinate("limb"), 30, 0.1, 2));
        f.builder.force(
                "ligament",
                new Ligament(
                        new Path(List.of(
                                new Path.Point(f.twig, c.vector(1)),
                                new Path.Point(f.trunk, c.vector(1)),
                                new Path.Point(0, c.vector(1)))),
                        new ToeLinearFibre(3000, 0.06),
                        0.7,
                        3));
        f.builder.force(
                "bushing",
                new Bushing(
                        f.leaf, c.frame(0.3), f.plate, c.frame(0.3), new double[] {50, 80, 60, 5, 9, 7}, new double[] {
                            1, 2, 3, 0.1, 0.2, 0.3
                        }));
        return f;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void ofTrees(long seed) {
        check(forest(seed), seed, Stabilisation.none());
    }

    /** Loops, between trees and within them, whose rows are not fulfilled: feedback has its slopes, too. */
    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15, 16})
    void ofLoops(long seed) {
        MixedTree f = forest(seed);
        Chance c = new Chance(2000 + seed);
        f.builder.constraint("rod", new Distance(f.bud, c.vector(0.5), f.plate, c.vector(0.5), 0.8));
        f.builder.constraint("pivot", new Spherical(f.fruit, c.vector(0.5), 0, c.vector(0.5)));
        check(f, seed, FEEDBACK);
        check(f, seed, Stabilisation.none());
    }

    /** Contacts with friction that touch, and that do not. */
    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24})
    void ofContacts(long seed) {
        for (double radius : new double[] {7, 0.01}) {
            MixedTree f = forest(seed);
            CompliantContact contact = balls(f, f.bud, f.plate, radius);
            f.builder.force("contact", contact);
            Mechanism m = Mechanism.compile(f.builder.build());
            State s = new Chance(3000 + seed).state(m.model());
            Workspace w = new Workspace(m);
            Dynamics.place(s, w);
            Dynamics.fillRates(w);
            contact.commit(s, w.motion);
            assertEquals(radius > 1, contact.touching(s), "touches");
            check(m, s, "seed " + seed, Stabilisation.none());
        }
    }

    private static CompliantContact balls(MixedTree f, int a, int b, double radius) {
        ContactGeometry g = Pairs.between(
                new Surface("a", a, Frame.at(0.2, -0.1, 0.3), new Sphere(radius)),
                new Surface("b", b, Frame.at(2, -1, 2), new Sphere(radius)));
        return CompliantContact.in(
                f.builder,
                g,
                new AlongNormal(new HuntCrossley(0.7, 1.5), StiffnessRule.constant(30), 5),
                new Tangential(new RegularisedCoulomb(0.4, 0.5), null, null));
    }

    /** Springs of meshes on a plane, on an egg and on each other, whose areas change with their slope, and rays; with friction and rolling. */
    @ParameterizedTest
    @ValueSource(longs = {25, 26})
    void ofPatches(long seed) {
        for (int kind = 0; kind < 4; kind++) {
            MixedTree f = forest(seed);
            CompliantContact contact = patch(f, kind);
            f.builder.force("contact", contact);
            Mechanism m = Mechanism.compile(f.builder.build());
            State s = new Chance(3000 + seed).state(m.model());
            Workspace w = new Workspace(m);
            Dynamics.place(s, w);
            Dynamics.fillRates(w);
            contact.commit(s, w.motion);
            assertTrue(contact.touching(s), "touches");
            check(m, s, "kind " + kind + ", seed " + seed, Stabilisation.none());
        }
    }

    private static CompliantContact patch(MixedTree f, int kind) {
        Mesh facets = Mesh.flat(Meshes.sphere(20, 6));
        Shape[] masters = {new HalfSpace(), new Ellipsoid(22, 20, 18), facets, facets};
        Surface a = new Surface("a", f.bud, Frame.at(0.2, -0.1, 0.3), masters[kind]);
        Surface b = new Surface("b", f.plate, Frame.at(kind == 0 ? 2 : 20, -18, 20), facets);
        return CompliantContact.in(
                f.builder,
                kind < 3
                        ? Pairs.patch(a, b, SpringSide.ON_B, 1, FaceArea.PROJECTED)
                        : CastingPair.between(a, b, false, 15),
                new AlongNormal(new LinearLayer(0.05), StiffnessRule.constant(0.01), 5),
                new Tangential(new RegularisedCoulomb(0.4, 0.5), null, new RollingResistance(0.1, 1)));
    }

    /** States that an element integrates have columns and rows, too. */
    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void ofInternalStates(long seed) {
        MixedTree f = forest(seed);
        Chance c = new Chance(4000 + seed);
        f.builder.force(
                "creep",
                MaxwellSpring.in(
                        f.builder, new PointDistance(f.leaf, c.vector(1), f.stone, c.vector(1)), 300, 0.2, 40));
        check(f, seed, Stabilisation.none());
    }

    /** Muscles with elastic and rigid tendons over surfaces, a spring that damages, an activated motor: states and bodies follow each other. */
    @ParameterizedTest
    @ValueSource(longs = {41, 42, 43, 44})
    void ofMusclesAndDamage(long seed) {
        MixedTree f = forest(seed);
        muscles(f, new Chance(5000 + seed));
        check(f, seed, Stabilisation.none());
        f.builder.constraint("rod", new Distance(f.bud, new double[3], f.plate, new double[3], 0.8));
        check(f, seed, FEEDBACK);
    }

    private static void muscles(MixedTree f, Chance c) {
        for (boolean elastic : new boolean[] {true, false}) {
            // lazy fibres and a tendon of rubber, which fit between bodies that are metres apart
            Architecture size = new Architecture(50, elastic ? 1.2 : 4, 0.2, 0.3, elastic ? 0.5 : 10);
            MuscleLaw law =
                    new Thelen2003(size, new Thelen2003.Parameters(30, 2, 0.5, 4, 0.3, 1.8, 0.8, 0.01), elastic);
            MuscleDrive drive = new MuscleDrive(
                    Control.of(MixedTree.formula("0.5 + 0.2*sin(t)", List.of())), 0.01, 1, Thelen2003.ACTIVATION, 0.05);
            WrappedPath line = new WrappedPath(
                    List.of(new PathPoint(f.bud, c.vector(1)), new PathPoint(f.fruit, 0.3, 2.1, -2)),
                    List.of(new PathWrap(new WrapSurface(
                            "roller", f.stone, Frame.IDENTITY, new WrapShape.Ellipsoid(0.5, 0.4, 0.3)))));
            f.builder.force("muscle-" + elastic, Muscle.in(f.builder, line, law, drive));
        }
        Damage damage =
                new Damage(new Damage.Law(1, 40), MixedTree.formula("0", List.of()), Damage.Slots.in(f.builder, 0.8));
        f.builder.force(
                "damaging",
                new DamagingSpring(new PointDistance(f.twig, c.vector(1), f.leaf, c.vector(1)), 2e3, 0.3, damage));
        f.builder.force(
                "motor",
                Motor.along(
                                new PointDistance(f.trunk, c.vector(1), f.leaf, c.vector(1)),
                                MotorDrive.unlimited(Control.settable(f.builder, 0.7), 300))
                        .activated(f.builder, 0.3, 0.2));
    }

    /** Stiff round bodies that are pressed a little into a plane and into an egg, as deep as one millionth of a radius; in both orders. */
    @ParameterizedTest
    @ValueSource(longs = {51, 52, 53})
    void ofShallowContacts(long seed) {
        Chance c = new Chance(6000 + seed);
        Shape plane = new HalfSpace(), egg = new Ellipsoid(0.08, 0.12, 0.1), ball = new Sphere(0.1);
        for (Shape[] pair : new Shape[][] {{plane, ball}, {new Ellipsoid(0.5, 0.3, 0.2), ball}, {plane, egg}}) {
            for (boolean turned : new boolean[] {false, true}) {
                shallow(pair[0], pair[1], turned, seed, c);
            }
        }
    }

    private static void shallow(Shape floor, Shape round, boolean turned, long seed, Chance c) {
        double height = floor instanceof HalfSpace ? 0 : 0.2;
        Model.Builder b = Model.builder("ball");
        int ball = b.body(new Body("ball", 2, new double[3], new double[] {0.01, 0.012, 0.015, 0, 0, 0}));
        b.joint("ball", new Free(), 0, ball, Frame.IDENTITY, Frame.IDENTITY);
        Surface below = new Surface("floor", 0, Frame.IDENTITY, floor),
                above = new Surface("round", ball, Frame.IDENTITY, round);
        CompliantContact contact = CompliantContact.in(
                b,
                turned ? Pairs.between(above, below) : Pairs.between(below, above),
                new AlongNormal(new HuntCrossley(0.7, 1.5), StiffnessRule.constant(1e9), 1),
                new Tangential(new RegularisedCoulomb(0.4, 0.5), null, null));
        b.force("contact", contact);
        Mechanism m = Mechanism.compile(b.build());
        State s = m.model().newState();
        s.q[2] = height + 0.1 - 1e-7 * (1 + seed - 51);
        for (int k = 0; k < 6; k++) {
            s.v[k] = 0.1 * c.in(-1, 1);
        }
        Workspace w = new Workspace(m);
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        contact.commit(s, w.motion);
        assertTrue(contact.touching(s), "touches");
        check(m, s, floor.type() + " " + c, Stabilisation.none(), 1e-11);
    }

    /** Nothing is allocated once all blocks have been named. */
    @Test
    void allocatesNothing() {
        MixedTree f = forest(1);
        f.builder.force("contact", balls(f, f.bud, f.plate, 7));
        for (int kind = 0; kind < 4; kind++) {
            f.builder.force("patch-" + kind, patch(f, kind));
        }
        muscles(f, new Chance(1));
        f.builder.constraint("rod", new Distance(f.bud, new double[3], f.plate, new double[3], 0.8));
        Mechanism m = Mechanism.compile(f.builder.build());
        State s = new Chance(1).state(m.model());
        Workspace w = new Workspace(m);
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        for (String name : m.forceNames()) {
            if (w.element(m.forceIndex(name)) instanceof CompliantContact c) {
                c.commit(s, w.motion);
            }
        }
        Dynamics dynamics = new Dynamics(FEEDBACK);
        RateSlopes slopes = new RateSlopes(w, FEEDBACK);
        int n = s.q.length + s.v.length + s.z.length;
        double[][] out = new double[n][n];
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE; // compilers may allocate, too
        for (int k = 0; k < 50; k++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            dynamics.evaluate(s, w);
            slopes.write(s, 0, out);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least, "bytes for a Jacobian");
    }

    private static void check(MixedTree forest, long seed, Stabilisation stabilisation) {
        Mechanism m = Mechanism.compile(forest.builder.build());
        Chance chance = new Chance(3000 + seed);
        State s = chance.state(m.model());
        check(m, s, chance.toString(), stabilisation);
    }

    private static void check(Mechanism m, State s, String chance, Stabilisation stabilisation) {
        check(m, s, chance, stabilisation, 1e-6);
    }

    /** @param near step of the third coordinate for the differences that Jacobians are compared with */
    private static void check(Mechanism m, State s, String chance, Stabilisation stabilisation, double near) {
        Workspace w = new Workspace(m);
        int nq = s.q.length, nv = s.v.length, n = nq + nv + s.z.length;
        double[][] slopes = new double[n][n];
        Dynamics dynamics = new Dynamics(stabilisation);
        assertEquals(StepStatus.ACCEPTED, dynamics.evaluate(s, w));
        assertTrue(new RateSlopes(w, stabilisation).write(s, 0, slopes));
        double[] above = new double[n], below = new double[n];
        double fastest = 1; // accelerations whose rounding is left in differences
        for (double a : w.acceleration) {
            fastest = Math.max(fastest, Math.abs(a));
        }
        for (int j = 0; j < n; j++) {
            double h = j == 2 ? near : 1e-6;
            rates(m, w, dynamics, s, j, h, above);
            rates(m, w, dynamics, s, j, -h, below);
            double size = 1;
            for (int i = 0; i < n; i++) {
                size = Math.max(size, Math.abs(slopes[i][j]));
            }
            for (int i = 0; i < n; i++) {
                double expected = (above[i] - below[i]) / (2 * h);
                String place = "row " + i + ", column " + j + " of " + nq + " + " + nv + ", " + chance;
                assertEquals(expected, slopes[i][j], 1e-6 * size + 1e-8 * fastest, place);
            }
        }
    }

    private static void rates(
            Mechanism m, Workspace w, Dynamics dynamics, State s, int column, double h, double[] out) {
        State t = s.copy();
        if (column < s.q.length) {
            t.q[column] += h;
        } else if (column < s.q.length + s.v.length) {
            t.v[column - s.q.length] += h;
        } else {
            t.z[column - s.q.length - s.v.length] += h;
        }
        assertEquals(StepStatus.ACCEPTED, dynamics.evaluate(t, w));
        Dynamics.coordinateRates(m, t, out, 0);
        System.arraycopy(w.acceleration, 0, out, s.q.length, s.v.length);
        System.arraycopy(w.internalRates, 0, out, s.q.length + s.v.length, s.z.length);
    }
}
