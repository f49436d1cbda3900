package org.condyle.contact;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.stream.DoubleStream;
import org.condyle.contact.law.DistanceLaw;
import org.condyle.forces.ForceElementContractTest;
import org.condyle.geometry.many.BoundaryNodes;
import org.condyle.geometry.many.DistanceFields;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.math.Mat3;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Forces over a boundary: closed forms, the contract of all force elements, and bodies that deform. */
class DistanceContactTest {
    private static final double RADIUS = 0.1;
    private static final DistanceLaw LAW = DistanceLaw.repelling(2000, 0.01);
    private static final double ALPHA = 2000 * Math.pow(0.01, 8);
    private static final State NOTHING = new State(0, 0, 0, 0);

    private static DistanceContact on(
            Surface support, Shape shape, DistanceLaw law, boolean planar, boolean stretches) {
        Surface side = new Surface("thing", 1, Frame.IDENTITY, shape);
        int n = BoundaryNodes.usual(shape, planar);
        return new DistanceContact(
                DistanceFields.of(support),
                new DistanceContact.Side(
                        "thing",
                        1,
                        BoundaryNodes.of(side, n, planar),
                        BoundaryNodes.of(side, 2 * n, planar),
                        stretches),
                law);
    }

    private static Surface floor(double... normal) {
        return new Surface("floor", 0, Frame.withZAlong(new double[3], normal), new HalfSpace());
    }

    private static Motion at(double x, double y, double z, double[] turn) {
        Motion m = new Motion(3);
        System.arraycopy(new double[] {x, y, z}, 0, m.placement, 12, 3);
        System.arraycopy(turn, 0, m.placement, 15, 9);
        System.arraycopy(Mat3.identity(), 0, m.placement, 27, 9);
        return m;
    }

    private static double[] forces(ForceElement e, Motion m) {
        Forces f = new Forces(3, 0);
        e.addForces(NOTHING, m, f);
        return f.dual;
    }

    /** P_n by its recurrence. */
    private static double legendre(int n, double u) {
        double p = 1, before = 0;
        for (int j = 1; j <= n; j++) {
            double next = ((2 * j - 1) * u * p - (j - 1) * before) / j;
            before = p;
            p = next;
        }
        return p;
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1045, 0.108, 0.15, 0.3})
    void aDiskFeelsTheClosedForm(double y) {
        double s = Math.sqrt(y * y - RADIUS * RADIUS);
        double expected = 2 * Math.PI * RADIUS * ALPHA * legendre(7, y / s) / Math.pow(s, 8);
        DistanceContact c = on(floor(0, 1, 0), new CircleProfile(RADIUS), LAW, true, false);
        double[] f = forces(c, at(0.3, y, 0, Mat3.identity()));
        assertEquals(expected, f[13], 1e-9 * expected);
        assertEquals(0, f[12], 1e-12 * expected);
        // and stores ∫ F dy, which is F's own antiderivative: 2πR α/7 P₆(u)/s⁷
        double energy = 2 * Math.PI * RADIUS * ALPHA / 7 * legendre(6, y / s) / Math.pow(s, 7);
        assertEquals(energy, c.storedEnergy(NOTHING, at(0.3, y, 0, Mat3.identity())), 1e-9 * energy);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void aBallDoesNotFeelItsNodesHoweverItIsTurned(long seed) {
        double z = 0.106393886;
        double expected = 2 * Math.PI * RADIUS / 7 * ALPHA * (Math.pow(z - RADIUS, -7) - Math.pow(z + RADIUS, -7));
        double[] turn = new Chance(seed).rotation();
        Motion m = at(0, 0, z, turn);
        double[] f = forces(on(floor(0, 0, 1), new Sphere(RADIUS), LAW, false, false), m);
        assertEquals(expected, f[14], 1e-10 * expected);
        assertEquals(4.0 / 3000 * Math.PI * 1000 * 9.81, f[14], 1e-5);
        double[] moment = moment(m, f, 1);
        assertArrayEquals(new double[2], new double[] {f[12], f[13]}, 1e-10 * expected);
        assertArrayEquals(new double[3], moment, 1e-10 * expected * RADIUS + 1e-13);
    }

    @Test
    void aFlatBlockIsCarriedByItsBottomAndALittleByItsSides() {
        double d = 0.01005957573, w = 0.1, h = 0.2;
        double bottom = ALPHA * w * Math.pow(d, -8), top = ALPHA * w * Math.pow(d + h, -8);
        double sides = 2 * ALPHA / 7 * (Math.pow(d, -7) - Math.pow(d + h, -7));
        double[] f =
                forces(on(floor(0, 1, 0), new Box(w, h, 1), LAW, true, false), at(0, d + h / 2, 0, Mat3.identity()));
        assertEquals(bottom + top + sides, f[13], 1e-9 * f[13]);
        assertEquals(20 * 9.81, f[13], 1e-6);
    }

    @Test
    void adhesionChangesItsSignAtItsRangeAndIsLargestBeyond() {
        DistanceLaw law = new DistanceLaw(
                0, 0.01, 0, 0, DistanceLaw.Adhesion.of(4000), DistanceLaw.Exponents.USUAL, DistanceLaw.Anisotropy.NONE);
        assertEquals(0, law.pressure(1, 1), 1e-12);
        double r = Math.pow(2, -1.0 / 3);
        assertEquals(-1000, law.pressure(r, Math.pow(r, 8)), 1e-9);
        assertTrue(law.pressure(1.01 * r, 1) > -1000 && law.pressure(0.99 * r, 1) > -1000);
        double d = 0.0125, h = 1e-6;
        double slope = (law.potential(0.01 / (d + h), 1) - law.potential(0.01 / (d - h), 1)) / (2 * h);
        assertEquals(law.pressure(0.01 / d, 1), -slope, 1e-4);
    }

    @Test
    void wholeExponentsAreMultipliedOut() {
        double[] r = {1.3, 0.4, 1}, out = new double[3];
        for (double n : new double[] {0, 1, 2, 3, 7, 8, 13, 64, 65, 2.5}) {
            DistanceLaw.powers(r, n, new double[3], out);
            for (int i = 0; i < r.length; i++) {
                assertEquals(Math.pow(r[i], n), out[i], 1e-13 * out[i]);
            }
        }
    }

    /** Place and size of the largest pull, work of separation and stiffness at d₀, in closed form. */
    @ParameterizedTest
    @CsvSource({
        "3, 6, 1.259921049895, 0.25, 0.3",
        "3, 9, 1.200936955176, 0.384900179460, 0.375",
        "2, 4, 1.414213562373, 0.25, 0.666666666667",
        "6, 12, 1.122462048309, 0.25, 0.109090909091",
        "2.5, 4.5, 1.341640786500, 0, 0"
    })
    void adhesionHasAnyExponents(double pull, double push, double place, double most, double work) {
        DistanceLaw.Adhesion adhesion = new DistanceLaw.Adhesion(4000, pull, push);
        DistanceLaw law =
                new DistanceLaw(0, 0.01, 0, 0, adhesion, DistanceLaw.Exponents.USUAL, DistanceLaw.Anisotropy.NONE);
        double r = 1 / place, h = 1e-5;
        assertEquals(-law.pressure(r, 1), adhesion.most(), 1e-8);
        assertTrue(law.pressure(r * (1 + h), 1) > -adhesion.most() && law.pressure(r * (1 - h), 1) > -adhesion.most());
        assertEquals(0, law.pressure(1, 1), 1e-12);
        assertEquals(4000 * (push - pull), (law.pressure(1 + h, 1) - law.pressure(1 - h, 1)) / (2 * h), 1e-3);
        if (most > 0) {
            assertEquals(4000 * most, adhesion.most(), 1e-7);
            assertEquals(-4000 * 0.01 * work, law.potential(1, 1), 1e-9);
        }
        double d = 0.0131, psi = (law.potential(0.01 / (d + 1e-7), 1) - law.potential(0.01 / (d - 1e-7), 1)) / 2e-7;
        assertEquals(law.pressure(0.01 / d, 1), -psi, 1e-4);
    }

    @Test
    void wrongExponentsOfAdhesionAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new DistanceLaw.Adhesion(1, 1, 6));
        assertThrows(IllegalArgumentException.class, () -> new DistanceLaw.Adhesion(1, 6, 6));
        assertThrows(IllegalArgumentException.class, () -> new DistanceLaw.Adhesion(1, 3, Double.NaN));
    }

    @Test
    void slidingForwardsIsEasierWhereFrictionSaysSo() {
        DistanceLaw law = new DistanceLaw(
                0,
                0.01,
                0,
                2e4,
                DistanceLaw.Adhesion.NONE,
                DistanceLaw.Exponents.USUAL,
                new DistanceLaw.Anisotropy(0.5, new double[] {1, 0, 0}, 1e-3));
        DistanceContact c = on(floor(0, 1, 0), new Box(0.2, 0.1, 1), law, true, false);
        Motion m = at(0, 0.06, 0, Mat3.identity());
        m.rate[12] = 0.1;
        double forward = forces(c, m)[12];
        m.rate[12] = -0.1;
        double back = forces(c, m)[12];
        assertEquals(-3, back / forward, 1e-9);
    }

    /** A body with any A, against a support on a body that moves: every joule, and action and reaction. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void deformingBodiesAccountForEveryJoule(long seed) {
        Chance chance = new Chance(seed);
        boolean stretches = seed % 2 == 0;
        Shape[] shapes = {new Sphere(0.1), new Box(0.1, 0.2, 0.1), new Ellipsoid(0.1, 0.06, 0.08)};
        Shape[] supports = {new HalfSpace(), new Sphere(0.3), new Ellipsoid(0.3, 0.25, 0.2), new Box(0.4, 0.3, 0.2)};
        Surface support = new Surface("other", 2, chance.frame(0.05), supports[(int) (seed % 4)]);
        DistanceLaw law = new DistanceLaw(
                2000,
                0.1,
                300,
                500,
                new DistanceLaw.Adhesion(700, 2.2, 5),
                new DistanceLaw.Exponents(8, 4, 2.5),
                new DistanceLaw.Anisotropy(0.4, new double[] {0, 1, 0}, 0.5));
        DistanceContact c = on(support, shapes[(int) (seed % 3)], law, false, stretches);
        Motion m = new Motion(3);
        double[] turn = chance.rotation(), spin = chance.vector(2);
        System.arraycopy(chance.vector(0.1), 0, m.placement, 24, 3);
        System.arraycopy(turn, 0, m.placement, 27, 9);
        double[] omega = {0, -spin[2], spin[1], spin[2], 0, -spin[0], -spin[1], spin[0], 0};
        Mat3.times(omega, 0, turn, 0, m.rate, 27);
        System.arraycopy(chance.vector(1), 0, m.rate, 24, 3);
        // well outside, along the axis out of the support's frame
        double[] out = Mat3.times(turn, support.frame().rotation());
        for (int k = 0; k < 3; k++) {
            m.placement[12 + k] = m.placement[24 + k] + 0.6 * out[3 * k + 2];
        }
        double[] shape = Mat3.times(chance.rotation(), new double[] {1.2, 0.1, 0, 0, 0.9, 0.2, 0.1, 0, 1.1});
        System.arraycopy(shape, 0, m.placement, 15, 9);
        System.arraycopy(chance.numbers(12, 1), 0, m.rate, 12, 12);

        double[] f = forces(c, m);
        double power = 0;
        for (int k = 0; k < f.length; k++) {
            power += f[k] * m.rate[k];
        }
        double lost = c.dissipation(NOTHING, m), brought = c.suppliedPower(NOTHING, m);
        double h = 1e-5;
        double stored = (c.storedEnergy(NOTHING, later(m, h)) - c.storedEnergy(NOTHING, later(m, -h))) / (2 * h);
        assertEquals(stored, brought - lost - power, 1e-6 * (Math.abs(power) + lost), chance::toString);
        assertTrue(lost > 0, chance::toString);
        assertEquals(stretches, brought != 0, chance::toString);

        double[] one = moment(m, f, 1), two = moment(m, f, 2);
        double size = 0;
        for (double x : f) {
            size = Math.max(size, Math.abs(x));
        }
        for (int k = 0; k < 3; k++) {
            assertEquals(0, f[12 + k] + f[24 + k], 1e-12 * size, chance::toString);
            assertEquals(0, one[k] + two[k], 1e-12 * size, chance::toString);
        }
    }

    private static Motion later(Motion m, double h) {
        Motion out = new Motion(3);
        for (int i = 0; i < m.placement.length; i++) {
            out.placement[i] = m.placement[i] + h * m.rate[i];
        }
        return out;
    }

    /** Moment about the world's origin of the dual of a body. */
    private static double[] moment(Motion m, double[] dual, int body) {
        int b = 12 * body;
        double[] out = new double[3], p = m.placement;
        for (int k = 0; k < 3; k++) {
            int u = (k + 1) % 3, v = (k + 2) % 3;
            out[k] = p[b + u] * dual[b + v] - p[b + v] * dual[b + u];
            for (int j = 0; j < 3; j++) {
                out[k] +=
                        dual[b + 3 + 3 * v + j] * p[b + 3 + 3 * u + j] - dual[b + 3 + 3 * u + j] * p[b + 3 + 3 * v + j];
            }
        }
        return out;
    }

    @Test
    void aBodyThatReachesIntoItsSupportHasNoForceAndSaysWhere() {
        DistanceContact c = on(floor(0, 1, 0), new Box(0.1, 0.2, 1), LAW, true, false);
        Motion m = at(0.5, 0.09, 0, Mat3.identity());
        assertTrue(Double.isNaN(forces(c, m)[13]));
        String words = c.whyUndefined(NOTHING, m);
        assertTrue(words.contains("'thing'") && words.contains("0.01 m into 'floor'"), words);
        assertEquals("", c.whyUndefined(NOTHING, at(0.5, 0.11, 0, Mat3.identity())));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aStepThatWasTakenBackLeavesNothingBehind(boolean dissipates) {
        DistanceLaw law = dissipates ? LAW.with(2000, 2e4) : LAW;
        DistanceContact c = on(floor(0, 1, 0), new CircleProfile(RADIUS), law, true, true);
        Motion outside = at(0, 0.12, 0, Mat3.identity());
        outside.rate[12] = 0.1;
        double[] before = everything(c, outside);
        assertTrue(Double.isNaN(everything(c, at(0, 0.09, 0, Mat3.identity()))[13]));
        assertArrayEquals(before, everything(c, outside), 0);
        assertTrue(Double.isFinite(Arrays.stream(before).sum()));
    }

    /** Forces, energies and signals. */
    private static double[] everything(DistanceContact c, Motion m) {
        return DoubleStream.concat(
                        DoubleStream.concat(
                                Arrays.stream(forces(c, m)),
                                DoubleStream.of(
                                        c.storedEnergy(NOTHING, m),
                                        c.dissipation(NOTHING, m),
                                        c.suppliedPower(NOTHING, m))),
                        c.signals().stream().mapToDouble(s -> s.read(NOTHING, m)))
                .toArray();
    }

    @Test
    void nothingIsAllocated() {
        DistanceContact c = on(floor(0, 1, 0), new CircleProfile(RADIUS), LAW.with(2000, 2e4), true, true);
        Motion m = at(0, 0.12, 0, Mat3.identity());
        Forces f = new Forces(3, 0);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long fewest = Long.MAX_VALUE;
        for (int trial = 0; trial < 20 && fewest > 0; trial++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 500; i++) {
                c.addForces(NOTHING, m, f);
                c.storedEnergy(NOTHING, m);
            }
            fewest = Math.min(fewest, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, fewest);
    }

    /** Under the contract of all force elements: a plane on one body far below a box on another. */
    @Nested
    class OfDistanceContact extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            DistanceLaw law = new DistanceLaw(
                    100,
                    50,
                    3,
                    2,
                    DistanceLaw.Adhesion.of(10),
                    DistanceLaw.Exponents.USUAL,
                    new DistanceLaw.Anisotropy(0.3, forest.direction(a, new double[] {1, 0, 0}), 1));
            Frame below = Frame.withZAlong(new double[] {0, 0, -50}, new double[] {0.1, 0.2, 1});
            Surface support = new Surface("plane", a, forest.frame(a, below), new HalfSpace());
            Surface side = new Surface("box", b, forest.frame(b, Frame.at(0.1, 0.2, 0.3)), new Box(1, 2, 3));
            return new DistanceContact(
                    DistanceFields.of(support),
                    new DistanceContact.Side(
                            "box", b, BoundaryNodes.of(side, 4, false), BoundaryNodes.of(side, 8, false), false),
                    law);
        }
    }

    /** A flat bottom nearer than d₀ is pushed, the sides above it are pulled, a thousand times less. */
    @Test
    void whatIsDrawnHasPushesAndWeakPullsWithTheirOwnMeasures() {
        DistanceLaw law = new DistanceLaw(
                5e4,
                0.01,
                0,
                0,
                DistanceLaw.Adhesion.of(400),
                DistanceLaw.Exponents.USUAL,
                DistanceLaw.Anisotropy.NONE);
        DistanceContact contact = on(floor(0, 1, 0), new Box(0.1, 0.2, 1), law, true, false);
        Motion m = at(0, 0.1 + 0.009, 0, Mat3.identity());
        SceneSketch sketch = new SceneSketch();
        contact.draw(NOTHING, m, sketch);
        double push = 0, pull = 0, up = 0;
        double[] c = sketch.contacts();
        for (int i = 0; i < c.length; i += SceneSketch.CONTACT) {
            push = Math.max(push, c[i + 7]);
            pull = Math.max(pull, -c[i + 7]);
            up += c[i + 4];
        }
        double r = 0.01 / 0.009, cube = r * r * r;
        assertEquals(5e4 * Math.pow(r, 8) - 400 * cube * (1 - cube), push, 1e-9 * push, "that of the bottom");
        assertTrue(pull > 0 && pull < 100, pull + " Pa, at most a quarter of p_a");
        double all = forces(contact, m)[13];
        assertEquals(all, up, 0.02 * all, "what is left out is little");
    }
}
