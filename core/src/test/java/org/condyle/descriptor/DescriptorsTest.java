package org.condyle.descriptor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.Mechanism;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.Sphere;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Descriptor;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The descriptors under their contract, and their closed forms. */
class DescriptorsTest {
    private static final Frame IN_A = new Frame(new double[] {0.1, -0.2, 0.05}, Rotations.about(0.6, 0, 0.8, 0.7));
    private static final Frame IN_B = new Frame(new double[] {-0.3, 0.1, 0.2}, Rotations.about(0, 1, 0, -0.4));
    private static final double[] X = {1, 0, 0};

    private record Found(ContactGeometry geometry, int searchMemory) implements ContactGeometry.Owner {}

    @Nested
    class OfHelicalAxis extends DescriptorContractTest {
        @Override
        protected Descriptor descriptor(MixedTree forest, int a, int b) {
            return new HelicalAxis(a, IN_A, b, IN_B, X, HelicalAxis.SLOWEST, 1);
        }
    }

    @Nested
    class OfInstantCentre extends DescriptorContractTest {
        @Override
        protected Descriptor descriptor(MixedTree forest, int a, int b) {
            return new InstantCentre(a, IN_A, b, IN_B, HelicalAxis.SLOWEST, 1);
        }
    }

    @Nested
    class OfFiniteAxis extends DescriptorContractTest {
        @Override
        protected Descriptor descriptor(MixedTree forest, int a, int b) {
            return FiniteAxis.in(forest.builder, a, IN_A, b, IN_B, X, FiniteAxis.SMALLEST, 1);
        }

        @Override
        protected State later(Mechanism m, State s, Chance chance) {
            State out = s.copy();
            double[] step = chance.numbers(s.v.length, 0.3);
            Configurations.advance(m, s.q, step, out.q);
            return out;
        }
    }

    @Nested
    class OfRolling extends DescriptorContractTest {
        @Override
        protected Descriptor descriptor(MixedTree forest, int a, int b) {
            return rolling(a, new Sphere(7), b, new Ellipsoid(9, 8, 7.5), forest.stone + 1);
        }
    }

    private static Rolling rolling(int a, Shape onA, int b, Shape onB, int bodies) {
        ContactGeometry pair = Pairs.between(new Surface("one", a, IN_A, onA), new Surface("other", b, IN_B, onB));
        return new Rolling(new Found(pair, 0), "one", "other", Rolling.SLOWEST, bodies);
    }

    private static Map<String, Double> told(Descriptor d, State s, Motion m) {
        Map<String, Double> out = new HashMap<>();
        for (Signal signal : d.signals()) {
            out.put(signal.name(), signal.read(s, m));
        }
        return out;
    }

    private static double[] vector(Map<String, Double> told, String before) {
        return new double[] {told.get(before + "x"), told.get(before + "y"), told.get(before + "z")};
    }

    /** Two bodies that move at random; the ground stands between them. */
    private static Motion random(Chance chance) {
        Motion m = new Motion(3);
        for (int b = 1; b < 3; b++) {
            System.arraycopy(chance.vector(0.5), 0, m.placement, Motion.SIZE * b, 3);
            System.arraycopy(chance.rotation(), 0, m.placement, Motion.SIZE * b + 3, 9);
            spin(m, b, chance.vector(2), chance.vector(1));
        }
        return m;
    }

    /** Ȧ = ω × A. */
    private static void spin(Motion m, int body, double[] w, double[] v) {
        int k = Motion.SIZE * body;
        double[] cross = {0, -w[2], w[1], w[2], 0, -w[0], -w[1], w[0], 0};
        System.arraycopy(v, 0, m.rate, k, 3);
        Mat3.times(cross, 0, m.placement, k + 3, m.rate, k + 3);
    }

    /** The same bodies a while later, each about its own axis with the velocity that it has. */
    private static Motion later(Motion m, double time) {
        Motion out = new Motion(3);
        double[] w = new double[3];
        for (int b = 1; b < 3; b++) {
            int k = Motion.SIZE * b;
            m.spin(b, w, 0);
            double rate = Math.sqrt(w[0] * w[0] + w[1] * w[1] + w[2] * w[2]);
            for (int i = 0; i < 3; i++) {
                out.placement[k + i] = m.placement[k + i] + time * m.rate[k + i];
            }
            double[] turn = Rotations.about(w[0] / rate, w[1] / rate, w[2] / rate, rate * time);
            Mat3.times(turn, 0, m.placement, k + 3, out.placement, k + 3);
        }
        return out;
    }

    private static State state(int memory) {
        return new State(0, 0, 0, memory);
    }

    @Test
    void pointsOfAHelicalAxisMoveAlongIt() {
        for (int seed = 0; seed < Seeds.of(200, 30); seed++) {
            Chance chance = new Chance(4000 + seed);
            Motion m = random(chance);
            Map<String, Double> axis = told(new HelicalAxis(1, Frame.IDENTITY, 2, IN_B, X, 1e-6, 1), state(0), m);
            double[] n = vector(axis, "n"), foot = vector(axis, "");
            assertEquals(0, n[0] * foot[0] + n[1] * foot[1] + n[2] * foot[2], 1e-9 * (1 + length(foot)));
            double[] x = new double[3], local = new double[3], ofA = new double[3], ofB = new double[3];
            m.position(1, foot, x, 0);
            m.materialPoint(2, x, 0, local, 0);
            m.velocity(1, foot, ofA, 0);
            m.velocity(2, local, ofB, 0);
            double[] along = new double[3];
            m.direction(1, n, along, 0);
            for (int i = 0; i < 3; i++) {
                assertEquals(
                        axis.get("along") * along[i], ofB[i] - ofA[i], 1e-9 * (1 + length(foot)), chance::toString);
            }
            // of the same body, whichever of its points
            Map<String, Double> other =
                    told(new HelicalAxis(1, Frame.IDENTITY, 2, Frame.IDENTITY, X, 1e-6, 1), state(0), m);
            assertArrayEquals(foot, vector(other, ""), 1e-9 * (1 + length(foot)), chance.toString());
            assertEquals(0, axis.get("pierce.x"), 1e-9 * (1 + Math.abs(axis.get("pierce.y"))));
        }
    }

    @Test
    void aShortScrewHasTheAxisOfTheInstant() {
        for (int seed = 0; seed < Seeds.of(100, 20); seed++) {
            Chance chance = new Chance(5000 + seed);
            Motion m = random(chance);
            Model.Builder builder = Model.builder("two");
            FiniteAxis finite = FiniteAxis.in(builder, 1, IN_A, 2, IN_B, X, 1e-9, 1);
            State s = state(Motion.SIZE);
            double h = 1e-4;
            finite.begin(s, later(m, -h)); // central, so that the error is of second order
            // both ends are seen from the middle place of A: the motion of A itself is of second order, too
            Map<String, Double> screw = told(finite, s, later(m, h));
            Map<String, Double> axis = told(new HelicalAxis(1, IN_A, 2, IN_B, X, 1e-6, 1), s, m);
            double far = 1 + length(vector(axis, ""));
            assertArrayEquals(vector(axis, "n"), vector(screw, "n"), 1e-6, chance.toString());
            assertArrayEquals(vector(axis, ""), vector(screw, ""), 1e-5 * far, chance.toString());
            assertEquals(axis.get("along"), screw.get("along") / (2 * h), 1e-6 * far, chance::toString);
            assertEquals(axis.get("spin"), screw.get("angle") / (2 * h), 1e-6, chance::toString);
        }
    }

    @Test
    void aFiniteAxisIsTheLineThatItsScrewKeeps() {
        for (int seed = 0; seed < Seeds.of(300, 60); seed++) {
            Chance chance = new Chance(6000 + seed);
            Motion first = random(chance), last = random(chance);
            if (seed % 3 == 0) { // nearly half a turn
                double[] u = Rotations.unit(chance.vector(1));
                double[] turn = Rotations.about(u[0], u[1], u[2], Math.PI - Math.pow(10, -chance.in(2, 14)));
                System.arraycopy(first.placement, Motion.SIZE, last.placement, Motion.SIZE, Motion.SIZE);
                Mat3.times(turn, 0, first.placement, 2 * Motion.SIZE + 3, last.placement, 2 * Motion.SIZE + 3);
            }
            FiniteAxis finite = FiniteAxis.in(Model.builder("two"), 1, Frame.IDENTITY, 2, Frame.IDENTITY, X, 1e-9, 1);
            State s = state(Motion.SIZE);
            finite.begin(s, first);
            Map<String, Double> screw = told(finite, s, last);
            double[] n = vector(screw, "n"), foot = vector(screw, "");
            // the point of B that was at the foot is now farther along the axis by the translation
            double[] x = new double[3], local = new double[3], seen = new double[3];
            first.position(1, foot, x, 0);
            first.materialPoint(2, x, 0, local, 0);
            last.position(2, local, x, 0);
            last.materialPoint(1, x, 0, seen, 0);
            double tolerance = 1e-9 * (1 + length(foot));
            for (int i = 0; i < 3; i++) {
                assertEquals(foot[i] + screw.get("along") * n[i], seen[i], tolerance, chance::toString);
            }
            assertEquals(1, length(n), 1e-12);
        }
    }

    @Test
    void surfacesInContactSlipByTheDifferenceOfTheWaysOfTheContactPoint() {
        for (int seed = 0; seed < Seeds.of(100, 20); seed++) {
            Chance chance = new Chance(7000 + seed);
            Motion m = random(chance);
            boolean ellipsoid = seed % 2 == 0;
            Shape onB = ellipsoid ? new Ellipsoid(0.9, 0.8, 0.7) : new Sphere(0.8);
            Rolling rolling = rolling(1, new Sphere(0.6), 2, onB, 3);
            ContactGeometry pair =
                    Pairs.between(new Surface("one", 1, IN_A, new Sphere(0.6)), new Surface("other", 2, IN_B, onB));
            touch(m, pair);
            State s = state(pair.memories());
            java.util.Arrays.fill(s.memory, Double.NaN);
            ContactSet set = new ContactSet(4);
            pair.find(m, s.memory, 0, set);
            Map<String, Double> told = told(rolling, s, m);
            double[] vA = velocity(m, 1, set.point), vB = velocity(m, 2, set.point);
            double slip = length(new double[] {vA[0] - vB[0], vA[1] - vB[1], vA[2] - vB[2]});
            double along = 0;
            for (int i = 0; i < 3; i++) {
                along += (vA[i] - vB[i]) * set.normal[i];
            }
            double across = Math.sqrt(Math.max(0, slip * slip - along * along));
            assertEquals(across, told.get("slip"), 1e-5 * (1 + slip), chance::toString);
            // the second way: where the contact point is on both bodies a little before and after
            double h = 1e-5;
            double[][] places = {places(later(m, -h), pair, s), places(later(m, h), pair, s)};
            List<String> names = List.of("one.speed", "other.speed");
            for (int k = 0; k < 2; k++) {
                double[] way = new double[3];
                for (int i = 0; i < 3; i++) {
                    way[i] = (places[1][3 * k + i] - places[0][3 * k + i]) / (2 * h);
                }
                assertEquals(length(way), told.get(names.get(k)), 1e-5 * (1 + length(way)), chance::toString);
            }
            assertTrue(told.get("rolling") <= 1 && told.get("rolling") >= -1);
        }
    }

    /** Moves body 2 towards body 1 until they overlap by 1e-6 m. */
    private static void touch(Motion m, ContactGeometry pair) {
        double[] memory = new double[pair.memories()];
        ContactSet set = new ContactSet(4);
        for (int i = 0; i < 60; i++) {
            java.util.Arrays.fill(memory, Double.NaN);
            pair.find(m, memory, 0, set);
            for (int k = 0; k < 3; k++) {
                m.placement[2 * Motion.SIZE + k] += (set.depth[0] - 1e-6) * set.normal[k];
            }
        }
    }

    /** Where the contact point is on body 1, then on body 2. */
    private static double[] places(Motion m, ContactGeometry pair, State s) {
        ContactSet set = new ContactSet(4);
        pair.find(m, s.memory, 0, set);
        double[] out = new double[6], x = new double[3];
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < 3; i++) {
                x[i] = set.point[i] + (side == 0 ? 0.5 : -0.5) * set.depth[0] * set.normal[i];
            }
            m.materialPoint(side + 1, x, 0, out, 3 * side);
        }
        return out;
    }

    private static double[] velocity(Motion m, int body, double[] x) {
        double[] local = new double[3], out = new double[3];
        m.materialPoint(body, x, 0, local, 0);
        m.velocity(body, local, out, 0);
        return out;
    }

    private static double length(double[] x) {
        return Math.sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
    }
}
