package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/**
 * What every search for contacts promises: finite answers, no preferred frame, no preferred order, depths whose rate is
 * the closing speed at the contact point, and no memory but the one it is given. A new pair extends this first.
 */
public abstract class ContactGeometryContractTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int A = 1;
    private static final int B = 2;

    /**
     * Two shapes that may meet.
     *
     * @param near  origins of the two shapes are at least so far apart in random poses [m]
     * @param far   and at most so far: choose it so that many poses overlap a little and many do not [m]
     */
    public record Case(Shape a, Shape b, double near, double far) {
        double size() {
            return Math.max(ShapeContractTest.size(a), ShapeContractTest.size(b));
        }

        @Override
        public String toString() {
            return a + " / " + b;
        }
    }

    abstract List<Case> cases();

    /**
     * How much is asked of a case.
     *
     * @param trials   random poses for each test
     * @param accuracy error of depths and places allowed, relative to the size of the shapes
     * @param normals  error of normals and contact points allowed, relative
     */
    record Strictness(int trials, double accuracy, double normals) {}

    Strictness strictness(Case c) {
        return new Strictness(60, 1e-12, 1e-9);
    }

    /** True for an entry that slides over both surfaces, so that its depth changes by more than the closing speed. */
    boolean slides(Case c, ContactSet contacts, int entry) {
        return false;
    }

    ContactGeometry pair(Surface a, Surface b) {
        return Pairs.between(a, b);
    }

    /** True for profiles, which stay in one plane; the world may be turned as a whole. */
    boolean planar() {
        return false;
    }

    /** True for a body that deforms: it is then stretched in all poses and goes on stretching. */
    boolean soft(int body) {
        return false;
    }

    /** A pair, its motion and its memory. */
    final class Scene {
        final Case shapes;
        final Surface a;
        final Surface b;
        final ContactGeometry pair;
        final Motion motion = new Motion(3);
        final ContactSet found = new ContactSet(1);
        final double[] memory;

        Scene(Case shapes, Chance chance) {
            this.shapes = shapes;
            a = new Surface("a", A, frame(chance), shapes.a, soft(A));
            b = new Surface("b", B, frame(chance), shapes.b, soft(B));
            pair = pair(a, b);
            memory = new double[1 + pair.memories()];
        }

        private Frame frame(Chance chance) {
            return planar() ? new Frame(inPlane(chance.vector(0.1)), turn(chance)) : chance.frame(0.1);
        }

        /** Puts both shapes somewhere, their origins between near and far apart, and lets them move. */
        void pose(Chance chance) {
            double[] ra = stretched(A, turn(chance), chance), rb = stretched(B, turn(chance), chance);
            double[] at = inPlane(chance.vector(1));
            double[] way = Rotations.unit(inPlane(chance.vector(1)));
            double distance = chance.in(shapes.near, shapes.far);
            put(a, at, ra);
            put(b, new double[] {at[0] + distance * way[0], at[1] + distance * way[1], at[2] + distance * way[2]}, rb);
            move(A, inPlane(chance.vector(1)), aboutZ(chance.vector(2)));
            move(B, inPlane(chance.vector(1)), aboutZ(chance.vector(2)));
            stretch(A, chance);
            stretch(B, chance);
        }

        /** A rotation times a map that stretches and shears, if the body deforms. */
        private double[] stretched(int body, double[] rotation, Chance chance) {
            return soft(body) ? Mat3.times(rotation, gradient(0.25, 1, chance)) : rotation;
        }

        /** Adds a random gradient to the velocity of a body that deforms. */
        private void stretch(int body, Chance chance) {
            if (soft(body)) {
                double[] part = new double[9];
                Mat3.times(gradient(1, 0, chance), 0, motion.placement, 12 * body + 3, part, 0);
                for (int i = 0; i < 9; i++) {
                    motion.rate[12 * body + 3 + i] += part[i];
                }
            }
        }

        private double[] gradient(double size, double diagonal, Chance chance) {
            double[] g = chance.numbers(9, size);
            if (planar()) {
                g[2] = g[5] = g[6] = g[7] = g[8] = 0;
            }
            for (int i = 0; i < 9; i += 4) {
                g[i] += diagonal;
            }
            return g;
        }

        private double[] turn(Chance chance) {
            return planar() ? Rotations.about(0, 0, 1, chance.in(-Math.PI, Math.PI)) : chance.rotation();
        }

        private double[] inPlane(double[] v) {
            v[2] = planar() ? 0 : v[2];
            return v;
        }

        private double[] aboutZ(double[] w) {
            return planar() ? new double[] {0, 0, w[2]} : w;
        }

        /** Places the body of a surface so that the shape's frame is there. */
        void put(Surface s, double[] origin, double[] rotation) {
            double[] r = Mat3.times(rotation, Mat3.transpose(s.frame().rotation()));
            double[] o = new double[3], f = s.frame().origin();
            Mat3.times(r, 0, f[0], f[1], f[2], o, 0);
            for (int i = 0; i < 3; i++) {
                motion.placement[12 * s.body() + i] = origin[i] - o[i];
            }
            System.arraycopy(r, 0, motion.placement, 12 * s.body() + 3, 9);
        }

        void move(int body, double[] v, double[] w) {
            System.arraycopy(v, 0, motion.rate, 12 * body, 3);
            Mat3.times(
                    new double[] {0, -w[2], w[1], w[2], 0, -w[0], -w[1], w[0], 0},
                    0,
                    motion.placement,
                    12 * body + 3,
                    motion.rate,
                    12 * body + 3);
        }

        /** The same motion a little later, by the exponential of the spin, or straight on if the body deforms. */
        Motion later(double dt) {
            Motion out = new Motion(3);
            double[] w = new double[3], turn = new double[9];
            for (int body = A; body <= B; body++) {
                if (soft(body)) {
                    for (int i = 12 * body; i < 12 * body + 12; i++) {
                        out.placement[i] = motion.placement[i] + dt * motion.rate[i];
                    }
                    continue;
                }
                motion.spin(body, w, 0);
                double speed = Math.hypot(w[0], Math.hypot(w[1], w[2]));
                Rotations.about(w[0] / speed, w[1] / speed, w[2] / speed, dt * speed, turn);
                Mat3.times(turn, 0, motion.placement, 12 * body + 3, out.placement, 12 * body + 3);
                for (int i = 0; i < 3; i++) {
                    out.placement[12 * body + i] = motion.placement[12 * body + i] + dt * motion.rate[12 * body + i];
                }
            }
            return out;
        }

        ContactSet find() {
            return find(pair, motion);
        }

        ContactSet find(ContactGeometry g, Motion m) {
            ContactSet out = new ContactSet(1);
            g.find(m, memory, 1, out);
            return out;
        }

        /** n·(v_A - v_B), each at its own surface: how fast the depth should grow. */
        double closing(ContactSet c, int i) {
            double[] x = new double[3], v = new double[6];
            velocity(A, c, i, 0.5, x, v);
            velocity(B, c, i, -0.5, x, v);
            return c.normal[3 * i] * (v[0] - v[3])
                    + c.normal[3 * i + 1] * (v[1] - v[4])
                    + c.normal[3 * i + 2] * (v[2] - v[5]);
        }

        private void velocity(int body, ContactSet c, int i, double side, double[] x, double[] v) {
            for (int k = 0; k < 3; k++) {
                x[k] = c.point[3 * i + k] + side * c.depth[i] * c.normal[3 * i + k];
            }
            motion.materialPoint(body, x, 0, x, 0);
            motion.velocity(body, x, v, 3 * (body - A));
        }
    }

    private void everywhere(long seed, Consumer<Scene> check) {
        for (Case c : cases()) {
            Chance chance = new Chance(seed);
            Scene scene = new Scene(c, chance);
            for (int i = 0; i < strictness(c).trials(); i++) {
                scene.pose(chance);
                check.accept(scene);
            }
        }
    }

    static void assertSound(ContactSet c, int candidates, double slack, String what) {
        double deepest = Double.NEGATIVE_INFINITY;
        assertTrue(Double.isFinite(c.gap), what + ": gap " + c.gap);
        for (int i = 0; i < c.count; i++) {
            double[] n = Arrays.copyOfRange(c.normal, 3 * i, 3 * i + 3);
            assertEquals(1, Math.hypot(n[0], Math.hypot(n[1], n[2])), 1e-12, what + ": normal " + Arrays.toString(n));
            double sum = c.point[3 * i] + c.point[3 * i + 1] + c.point[3 * i + 2] + c.depth[i] + c.area[i];
            assertTrue(Double.isFinite(sum), what + ": entry " + i);
            deepest = Math.max(deepest, c.depth[i]);
        }
        if (candidates > 0) {
            assertEquals(candidates, c.count, what);
        }
        if (c.count > 0) {
            assertEquals(deepest, -c.gap, slack, what + ": gap");
        } else {
            assertTrue(c.gap >= -slack, what + ": overlaps by " + -c.gap + " but lists nothing");
        }
    }

    @Test
    void normalsAreUnitVectorsAndTheGapIsThatOfTheDeepest() {
        everywhere(
                1,
                s -> assertSound(
                        s.find(),
                        s.pair.candidates(),
                        strictness(s.shapes).accuracy() * s.shapes.size(),
                        s.shapes.toString()));
    }

    @Test
    void posesOverlapAndAreApart() {
        for (Case c : cases()) {
            Chance chance = new Chance(2);
            Scene s = new Scene(c, chance);
            int touching = 0, n = 200;
            for (int i = 0; i < n; i++) {
                s.pose(chance);
                touching += s.find().gap < 0 ? 1 : 0;
            }
            assertTrue(touching > n / 20 && touching < n - n / 20, c + ": of 200 poses touch " + touching);
        }
    }

    @Test
    void movingBothBodiesMovesTheContactsAlong() {
        everywhere(3, s -> {
            Chance chance = new Chance(33);
            ContactSet before = s.find();
            double[] turn = chance.rotation(), shift = chance.vector(1), x = new double[3];
            Motion moved = new Motion(3);
            for (int body = A; body <= B; body++) {
                double[] p = s.motion.placement;
                Mat3.times(turn, 0, p[12 * body], p[12 * body + 1], p[12 * body + 2], x, 0);
                for (int i = 0; i < 3; i++) {
                    moved.placement[12 * body + i] = x[i] + shift[i];
                }
                Mat3.times(turn, 0, p, 12 * body + 3, moved.placement, 12 * body + 3);
            }
            ContactSet after = s.find(s.pair, moved);
            for (int i = 0; i < before.count; i++) {
                rotate(turn, before.normal, i, new double[3]);
                rotate(turn, before.point, i, shift);
            }
            assertSame(before, after, 1, s.shapes);
        });
    }

    private static void rotate(double[] turn, double[] v, int i, double[] shift) {
        Mat3.times(turn, 0, v[3 * i], v[3 * i + 1], v[3 * i + 2], v, 3 * i);
        for (int k = 0; k < 3; k++) {
            v[3 * i + k] += shift[k];
        }
    }

    @Test
    void exchangingTheSurfacesTurnsTheNormalsRound() {
        everywhere(4, s -> {
            ContactSet swapped = s.find(pair(s.b, s.a), s.motion);
            assertSame(s.find(), swapped, -1, s.shapes);
        });
    }

    /** Every entry of one has its friend in the other, whatever their order. */
    private void assertSame(ContactSet x, ContactSet y, int sign, Case c) {
        assertEquals(x.count, y.count, c.toString());
        assertEquals(x.gap, y.gap, strictness(c).accuracy() * c.size(), c + ": gap");
        for (int i = 0; i < x.count; i++) {
            double best = Double.POSITIVE_INFINITY;
            for (int j = 0; j < y.count; j++) {
                double worst = Math.abs(x.depth[i] - y.depth[j])
                        * strictness(c).normals()
                        / strictness(c).accuracy();
                for (int k = 0; k < 3; k++) {
                    worst = Math.max(worst, Math.abs(x.point[3 * i + k] - y.point[3 * j + k]));
                    worst = Math.max(worst, c.size() * Math.abs(x.normal[3 * i + k] - sign * y.normal[3 * j + k]));
                }
                best = Math.min(best, worst);
            }
            assertEquals(0, best, strictness(c).normals() * c.size(), c + ": entry " + i + " at gap " + x.gap);
        }
    }

    @Test
    void depthsGrowWithTheClosingSpeed() {
        for (Case c : cases()) {
            Chance chance = new Chance(5);
            Scene s = new Scene(c, chance);
            int smooth = 0, kinks = 0;
            for (int n = 0; n < strictness(c).trials(); n++) {
                s.pose(chance);
                double dt = 1e-5 * c.size();
                ContactSet now = s.find(), next = s.find(s.pair, s.later(dt)), last = s.find(s.pair, s.later(-dt));
                if (now.count != next.count || now.count != last.count) {
                    continue;
                }
                for (int i = 0; i < now.count; i++) {
                    double forward = (next.depth[i] - now.depth[i]) / dt;
                    double backward = (now.depth[i] - last.depth[i]) / dt;
                    if (slides(c, now, i)) {
                        continue;
                    }
                    if (Math.abs(forward - backward) > 0.1) {
                        kinks++; // the contact went from one face to another
                        continue;
                    }
                    smooth++;
                    double closing = s.closing(now, i), slack = Math.abs(forward - backward) / 2;
                    slack += 1e-5 + 10 * strictness(c).normals();
                    assertEquals(closing, (forward + backward) / 2, slack, c + ": entry " + i + " at gap " + now.gap);
                }
            }
            assertTrue(kinks <= smooth / 10, c + ": " + kinks + " kinks, " + smooth + " smooth");
        }
    }

    @Test
    void awkwardPosesGiveFiniteAnswers() {
        for (Case c : cases()) {
            Scene s = new Scene(c, new Chance(6));
            double[] steps = {0, 1e-300, 1e-12, 0.3 * c.far, -c.far};
            double[][] turns = {
                Mat3.identity(),
                Rotations.about(1, 0, 0, Math.PI / 2),
                {0, 0, 1, 1, 0, 0, 0, 1, 0},
                Rotations.about(0, 1, 0, Math.PI / 4),
                {1, 0, 0, 0, -1, 0, 0, 0, -1},
                Rotations.about(1, 0, 0, 1e-9)
            };
            s.put(s.a, new double[3], Mat3.identity());
            for (double x : steps) {
                for (double y : steps) {
                    for (double z : steps) {
                        for (double[] turn : turns) {
                            s.put(s.b, new double[] {x, y, z}, turn);
                            String what = c + " at " + x + ", " + y + ", " + z + " " + Arrays.toString(turn);
                            assertSound(s.find(), s.pair.candidates(), 1e-8 * c.size(), what);
                        }
                    }
                }
            }
        }
    }

    private static void assertIdentical(ContactSet x, ContactSet y, String what) {
        assertEquals(x.count, y.count, what);
        assertEquals(x.gap, y.gap, what);
        int n = x.count;
        assertArrayEquals(Arrays.copyOf(x.depth, n), Arrays.copyOf(y.depth, n), what);
        assertArrayEquals(Arrays.copyOf(x.point, 3 * n), Arrays.copyOf(y.point, 3 * n), what);
        assertArrayEquals(Arrays.copyOf(x.normal, 3 * n), Arrays.copyOf(y.normal, 3 * n), what);
        assertArrayEquals(Arrays.copyOf(x.area, n), Arrays.copyOf(y.area, n), what);
        assertArrayEquals(Arrays.copyOf(x.feature, n), Arrays.copyOf(y.feature, n), what);
    }

    @Test
    void searchesLeaveNoTraceAndThreadsAgree() {
        for (Case c : cases()) {
            Chance chance = new Chance(7);
            Scene s = new Scene(c, chance);
            for (int i = 0; i < 5; i++) {
                s.pose(chance);
                double[] kept = s.motion.placement.clone(), memory = s.memory.clone();
                ContactSet before = s.find();
                for (int k = 0; k < 10; k++) {
                    s.pose(chance);
                    s.find();
                }
                System.arraycopy(kept, 0, s.motion.placement, 0, kept.length);
                assertIdentical(before, s.find(), c.toString());
                assertIdentical(before, s.find(s.pair.forThread(), s.motion), c.toString());
                assertArrayEquals(memory, s.memory, c + ": a search must not write memory");
            }
        }
    }

    @Test
    void rememberingKeepsTheResult() {
        everywhere(8, s -> {
            Arrays.fill(s.memory, 0);
            ContactSet before = s.find();
            s.pair.remember(s.motion, before, s.memory, 1);
            assertSame(before, s.find(), 1, s.shapes);
        });
    }

    @Test
    void curvaturesAreOrderedAndIndependentOfTheOrder() {
        everywhere(9, s -> {
            ContactSet c = s.find();
            double[] k = new double[2], back = new double[2];
            ContactGeometry swapped = pair(s.b, s.a);
            for (int i = 0; i < c.count; i++) {
                s.pair.curvatures(s.motion, c, i, k);
                assertTrue(k[0] >= k[1], s.shapes + ": " + Arrays.toString(k));
                ContactSet other = s.find(swapped, s.motion);
                if (s.pair.candidates() > 0) {
                    swapped.curvatures(s.motion, other, i, back);
                    double slack = Double.isInfinite(k[0])
                            ? 0
                            : (1e-6 + 10 * strictness(s.shapes).normals()) * (Math.abs(k[0]) + Math.abs(k[1]));
                    assertArrayEquals(k, back, slack, s.shapes.toString());
                }
            }
        });
    }

    @Test
    void nothingIsAllocatedBySearching() {
        for (Case c : cases()) {
            Chance chance = new Chance(10);
            Scene[] scenes = new Scene[20];
            for (int i = 0; i < scenes.length; i++) {
                scenes[i] = new Scene(c, chance);
                scenes[i].pose(chance);
            }
            long fewest = Long.MAX_VALUE;
            for (int trial = 0; trial < 8 && fewest > 0; trial++) {
                long before = THREADS.getCurrentThreadAllocatedBytes();
                for (int i = 0; i < scenes.length; i++) {
                    Scene s = scenes[i];
                    s.pair.find(s.motion, s.memory, 1, s.found);
                }
                fewest = Math.min(fewest, THREADS.getCurrentThreadAllocatedBytes() - before);
            }
            assertEquals(0, fewest, c + ": bytes of 20 searches");
        }
    }

    /** A surface on the ground or a body, for tests of single poses. */
    static Surface surface(String name, int body, Shape shape) {
        return new Surface(name, body, Frame.IDENTITY, shape);
    }
}
