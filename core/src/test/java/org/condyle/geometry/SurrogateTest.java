package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.surrogate.Interpolation;
import org.condyle.geometry.surrogate.PoseBox;
import org.condyle.geometry.surrogate.PoseSampler;
import org.condyle.geometry.surrogate.PoseTable;
import org.condyle.geometry.surrogate.SurrogatePair;
import org.condyle.math.BodyFixedXyz;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Meshes;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Contacts by samples of poses: two balls of 23 and 51 mm, whose errors are known, and surfaces that turn. */
class SurrogateTest {
    /** Balls in all directions from each other, by a spline of 41 points along each axis: 69 000 samples. */
    @Nested
    class Balls extends ContactGeometryContractTest {
        private static final PoseTable AROUND = around(2.35, 41);

        @Override
        List<Case> cases() {
            return List.of(new Case(new Sphere(1), new Sphere(1), 1.7, 2.3));
        }

        @Override
        Strictness strictness(Case c) {
            return new Strictness(60, 2e-5, 1e-3);
        }

        @Override
        ContactGeometry pair(Surface a, Surface b) {
            return new SurrogatePair(a, b, Pairs.compliant(a, b), AROUND, SurrogatePair.Tolerance.ANY);
        }
    }

    private static PoseTable around(double side, int points) {
        PoseBox box = new PoseBox(
                new double[] {-side, -side, -side, NONE, NONE, NONE},
                new double[] {side, side, side, NONE, NONE, NONE},
                new int[] {points, points, points, 0, 0, 0},
                new double[3],
                false);
        return PoseSampler.of(new Sphere(1), new Sphere(1), Pairs::compliant, box, Interpolation.CUBIC);
    }

    private static final double NONE = Double.NaN;
    private static final double K = 1.0525e6;
    private static final Shape SMALL = new Sphere(0.023);
    private static final Shape LARGE = new Sphere(0.051);

    private static PoseBox balls(int points) {
        return new PoseBox(
                new double[] {-0.005, -0.005, 0.071, NONE, NONE, NONE},
                new double[] {0.005, 0.005, 0.0745, NONE, NONE, NONE},
                new int[] {points, points, points, 0, 0, 0},
                new double[3],
                false);
    }

    private static PoseTable table(int points, Interpolation how) {
        return PoseSampler.of(SMALL, LARGE, Pairs::compliant, balls(points), how);
    }

    /** A search and the table that stands for it, on bodies 1 and 2. */
    private record Scene(SurrogatePair pair, ContactGeometry search, Motion motion, double[] memory) {
        static Scene of(Shape a, Shape b, PoseSampler.Search search, PoseTable table) {
            Surface on = new Surface("a", 1, Frame.IDENTITY, a), other = new Surface("b", 2, Frame.IDENTITY, b);
            ContactGeometry g = search.of(on, other);
            SurrogatePair pair = new SurrogatePair(on, other, g, table, SurrogatePair.Tolerance.ANY);
            Motion motion = new Motion(3);
            motion.placement[15] = motion.placement[19] = motion.placement[23] = 1;
            double[] memory = new double[pair.memories() + g.memories()];
            Arrays.fill(memory, NONE);
            return new Scene(pair, g, motion, memory);
        }

        /** Places and angles of body 2. */
        Scene at(double... six) {
            System.arraycopy(six, 0, motion.placement, 24, 3);
            double[] all = Arrays.copyOf(six, 6);
            BodyFixedXyz.rotation(all, 3, motion.placement, 27);
            return this;
        }

        ContactSet found() {
            return find(pair);
        }

        ContactSet searched() {
            return find(search);
        }

        private ContactSet find(ContactGeometry g) {
            ContactSet set = new ContactSet(8);
            g.find(motion, memory, 0, set);
            return set;
        }
    }

    /** Errors of depths and of forces through depths at 20 000 random poses: the largest ones. */
    private static double[] errors(PoseTable table, int poses) {
        Scene s = Scene.of(SMALL, LARGE, Pairs::compliant, table);
        Chance chance = new Chance(7);
        double depth = 0, force = 0;
        for (int i = 0; i < poses; i++) {
            s.at(chance.in(-0.005, 0.005), chance.in(-0.005, 0.005), chance.in(0.071, 0.0745));
            double exact = -s.searched().gap, near = -s.found().gap;
            depth = Math.max(depth, Math.abs(near - exact));
            force = Math.max(force, Math.abs(hertz(near) - hertz(exact)));
        }
        return new double[] {depth, force};
    }

    private static double hertz(double depth) {
        return depth > 0 ? K * Math.pow(depth, 1.5) : 0;
    }

    @Test
    void straightLinesHaveTheErrorsOfTheReferenceAndOrderTwo() {
        double[][] reference = {
            {5, 2.19152e-5, 2.2007e-5, 1.852},
            {9, 5.48009e-6, 5.5018e-6, 0.4691},
            {17, 1.37099e-6, 1.3754e-6, 0.1173},
            {33, 3.42607e-7, 3.4386e-7, 0.02945},
            {65, 8.55902e-8, 8.5965e-8, 0.007314}
        };
        double last = NONE;
        for (double[] line : Arrays.asList(reference).subList(0, Seeds.of(5, 4))) {
            PoseTable table = table((int) line[0], Interpolation.LINEAR);
            double[] found = errors(table, 20_000);
            assertEquals(line[1], found[0], 0.05 * line[1], "depth with " + line[0]);
            assertEquals(line[3], found[1], 0.05 * line[3], "force with " + line[0]);
            assertEquals(line[2], table.depthError(), 0.02 * line[2], "bound with " + line[0]);
            assertTrue(found[0] <= table.depthError(), "an error above the bound: " + found[0]);
            if (!Double.isNaN(last)) {
                assertEquals(2, Math.log(last / found[0]) / Math.log(2), 0.05, "order");
            }
            last = found[0];
        }
        assertEquals(172.94339753, hertz(0.003), 1e-8);
    }

    @Test
    void polynomialsHaveTheErrorsOfTheReference() {
        double[] reference = {1.03e-7, 5.8e-11, 4.5e-14};
        for (int i = 0; i < reference.length; i++) {
            PoseTable table = table(3 + 2 * i, Interpolation.CHEBYSHEV);
            double found = errors(table, 20_000)[0];
            assertEquals(reference[i], found, i < 2 ? 0.05 * reference[i] : reference[i], "degree " + (2 + 2 * i));
            assertTrue(found <= table.depthError() + 1e-16, found + " above the bound " + table.depthError());
        }
        assertTrue(errors(table(9, Interpolation.CHEBYSHEV), 2000)[0] < 1e-15);
    }

    @Test
    void splinesHaveOrderFour() {
        double last = NONE;
        for (int n : new int[] {5, 9, 17}) {
            PoseTable table = table(n, Interpolation.CUBIC);
            double found = errors(table, 5000)[0];
            assertTrue(found <= table.depthError(), found + " above the bound " + table.depthError());
            if (!Double.isNaN(last)) {
                assertTrue(Math.log(last / found) / Math.log(2) > 3.5, last + ", " + found);
            }
            last = found;
        }
    }

    /** The force is the gradient of the depth in shifts and turns; two ellipsoids, all six coordinates, about a point beside the origin. */
    @Test
    void theDepthFollowsItsGradient() {
        Shape a = new Ellipsoid(0.04, 0.05, 0.02), b = new Ellipsoid(0.06, 0.03, 0.05);
        PoseBox box = new PoseBox(
                new double[] {-0.004, -0.004, 0.016, -0.1, -0.08, -0.05},
                new double[] {0.004, 0.004, 0.021, 0.1, 0.08, 0.05},
                new int[] {5, 5, 4, 4, 4, 3},
                new double[] {0.001, 0.002, -0.05},
                false);
        for (Interpolation how : new Interpolation[] {Interpolation.CHEBYSHEV, Interpolation.LINEAR}) {
            PoseTable table = PoseSampler.of(a, b, Pairs::compliant, box, how);
            Scene s = Scene.of(a, b, Pairs::compliant, table);
            Chance chance = new Chance(3);
            int inside = 0;
            for (int trial = 0; trial < 200; trial++) {
                double[] six = {0, 0, 0, chance.in(-0.09, 0.09), chance.in(-0.07, 0.07), chance.in(-0.04, 0.04)};
                double[] r = new double[9], w = chance.vector(1), v = chance.vector(0.05);
                BodyFixedXyz.rotation(six, 3, r, 0);
                for (int i = 0; i < 3; i++) {
                    double c = i == 2 ? chance.in(0.017, 0.02) : chance.in(-0.003, 0.003);
                    six[i] = c - r[3 * i] * 0.001 - r[3 * i + 1] * 0.002 + r[3 * i + 2] * 0.05;
                }
                ContactSet now = s.at(six).found();
                assertTrue(now.isWhole);
                assertEquals(s.searched().gap, now.gap, table.depthError() * (1 + 1e-9));
                double[] g = now.whole, places = s.motion.placement.clone();
                double rate = 0;
                for (int k = 0; k < 3; k++) {
                    int y = (k + 1) % 3, z = (k + 2) % 3;
                    double speed = v[k] + w[y] * (g[z] - places[24 + z]) - w[z] * (g[y] - places[24 + y]);
                    rate += g[3 + k] * speed + g[6 + k] * w[k];
                }
                double h = 1e-6, difference = 0;
                for (int side = -1; side <= 1; side += 2) {
                    double[] turned = new double[6];
                    BodyFixedXyz.advance(six, 3, side * h * w[0], side * h * w[1], side * h * w[2], turned, 3);
                    for (int k = 0; k < 3; k++) {
                        turned[k] = six[k] + side * h * v[k];
                    }
                    difference -= side * s.at(turned).found().gap / (2 * h);
                }
                inside++;
                assertEquals(difference, rate, how == Interpolation.LINEAR ? 1e-4 : 1e-8, how + " " + trial);
            }
            assertEquals(200, inside);
        }
    }

    /** Work of the elastic force along a closed loop: of a gradient it is nothing. The nine points of straight lines are as coarse as those of the reference. */
    @Test
    void aClosedLoopTakesNoWork() {
        Scene s = Scene.of(SMALL, LARGE, Pairs::compliant, table(9, Interpolation.CUBIC));
        double[][] corners = {{-4.1e-3, 71.1e-3}, {4.3e-3, 71.1e-3}, {4.3e-3, 73.3e-3}, {-4.1e-3, 73.3e-3}};
        double work = 0, most = 0;
        int n = 4000;
        for (int side = 0; side < 4; side++) {
            double[] from = corners[side], to = corners[(side + 1) % 4];
            for (int i = 0; i < n; i++) {
                double t = (i + 0.5) / n, dx = (to[0] - from[0]) / n, dz = (to[1] - from[1]) / n;
                ContactSet c =
                        s.at(from[0] + t * n * dx, 1.3e-3, from[1] + t * n * dz).found();
                double force = hertz(-c.gap);
                work -= force * (c.whole[3] * dx + c.whole[5] * dz);
                most = Math.max(most, Math.abs(work));
            }
        }
        assertTrue(Math.abs(work) < 1e-7 * most, work + " of " + most); // the midpoint rule has 1e-8
    }

    /** A patch has the force, the moment and the energy of its springs. */
    @Test
    void aPatchIsAnEvenLayerWithItsForceMomentAndEnergy() {
        Shape a = new HalfSpace(), b = Mesh.flat(Meshes.ellipsoid(0.03, 0.03, 0.02, 30));
        PoseSampler.Search search =
                (x, y) -> Pairs.patch(x, y, SpringSide.ON_B, 1, org.condyle.geometry.mesh.FaceArea.WHOLE);
        PoseBox box = new PoseBox(
                new double[] {NONE, NONE, 0.0192, -0.1, -0.1, NONE},
                new double[] {NONE, NONE, 0.0202, 0.1, 0.1, NONE},
                new int[] {0, 0, 9, 9, 9, 0},
                new double[3],
                false);
        PoseTable table = PoseSampler.of(a, b, search, box, Interpolation.CUBIC);
        Scene s = Scene.of(a, b, search, table);
        Chance chance = new Chance(5);
        double k = 1e9, worst = 0, largest = 0, apart = 0;
        for (int trial = 0; trial < 200; trial++) {
            s.at(0, 0, chance.in(0.0192, 0.0202), chance.in(-0.1, 0.1), chance.in(-0.1, 0.1), 0);
            double[] exact = resultant(s.searched(), k), near = resultant(s.found(), k);
            double force = 0;
            for (int i = 0; i < 3; i++) {
                force += (exact[i] - near[i]) * (exact[i] - near[i]);
            }
            worst = Math.max(worst, Math.sqrt(force));
            largest = Math.max(largest, exact[2]);
            apart += exact[6] == 0 ? 1 : 0;
            assertEquals(exact[6], near[6], 0.02 * exact[6] + 1e-5, "energy");
            for (int i = 3; i < 6; i++) {
                assertEquals(exact[i], near[i], table.forceError(0, d -> k * d) * 0.01, "moment");
            }
        }
        assertTrue(largest > 100 && apart > 5, largest + " N, apart " + apart);
        assertTrue(worst < table.forceError(0, d -> k * d), worst + " N");
        assertTrue(
                table.forceError(0, d -> k * d) < 0.05 * largest, table.forceError(0, d -> k * d) + " of " + largest);
    }

    /** Force on B, moment about the origin of the world, energy. */
    private static double[] resultant(ContactSet c, double k) {
        double[] out = new double[7];
        for (int i = 0; i < c.count; i++) {
            double f = k * c.area[i] * c.depth[i];
            double[] x = {c.point[3 * i], c.point[3 * i + 1], c.point[3 * i + 2]};
            double[] n = {c.normal[3 * i], c.normal[3 * i + 1], c.normal[3 * i + 2]};
            for (int j = 0; j < 3; j++) {
                int y = (j + 1) % 3, z = (j + 2) % 3;
                double push = c.isWhole ? -f * c.whole[3 + j] : f * n[j];
                out[j] += push;
                out[3 + j] += c.isWhole
                        ? -f * c.whole[6 + j] - f * (c.whole[y] * c.whole[3 + z] - c.whole[z] * c.whole[3 + y])
                        : f * (x[y] * n[z] - x[z] * n[y]);
            }
            out[6] += 0.5 * f * c.depth[i];
        }
        return out;
    }

    @Test
    void outsideOfTheBoxTheSearchIsAskedAndCounted() {
        Scene s = Scene.of(SMALL, LARGE, Pairs::compliant, table(5, Interpolation.CHEBYSHEV));
        assertEquals("surrogate of 125 samples", s.pair.told(s.memory, 0).substring(0, 24));
        for (double x : new double[] {0, 0.004, 0.0051, 0.006}) {
            ContactSet found = s.at(x, 0, 0.072).found(), searched = s.searched();
            assertEquals(x <= 0.005, found.isWhole);
            assertEquals(searched.gap, found.gap, x <= 0.005 ? 1e-9 : 0);
            s.pair.remember(s.motion, found, s.memory, 0);
        }
        String told = s.pair.told(s.memory, 0);
        assertTrue(told.contains("2 of 4 steps (50.0 %) searched; a pose left its box at x = 5.100 mm"), told);
        assertEquals(0.002, s.pair.deepest(s.memory, 0), 1e-9);
        SurrogatePair strict = new SurrogatePair(
                new Surface("a", 1, Frame.IDENTITY, SMALL),
                new Surface("b", 2, Frame.IDENTITY, LARGE),
                s.search,
                table(5, Interpolation.CHEBYSHEV),
                depth -> depth < 0.001);
        ContactSet set = new ContactSet(1);
        strict.find(s.at(0, 0, 0.0735).motion, s.memory, 0, set);
        assertTrue(set.isWhole);
        strict.find(s.at(0, 0, 0.072).motion, s.memory, 0, set);
        assertTrue(!set.isWhole, "deeper than allowed");
    }

    @Test
    void whatCannotBeSampledIsRefused() {
        refused(
                "nothing touches in the box",
                () -> PoseSampler.of(SMALL, new Sphere(0.01), Pairs::compliant, balls(3), Interpolation.LINEAR));
        refused(
                "they have edges",
                () -> PoseSampler.of(
                        new Box(0.1, 0.1, 0.1),
                        new Box(0.1, 0.1, 0.1),
                        Pairs::compliant,
                        balls(3),
                        Interpolation.LINEAR));
        refused(
                "touch at several points",
                () -> PoseSampler.of(
                        new HalfSpace(), new Box(0.1, 0.1, 0.1), Pairs::compliant, balls(3), Interpolation.LINEAR));
        refused("more than 5000000", () -> table(200, Interpolation.LINEAR));
    }

    private static void refused(String why, org.junit.jupiter.api.function.Executable asked) {
        String said = String.valueOf(assertThrows(ModelException.class, asked).getMessage());
        assertTrue(said.contains(why), said);
    }

    /** A coordinate that was left out, but matters, shows in the error of the tests. */
    @Test
    void whatIsLeftOutAndMattersShowsInTheError() {
        PoseTable table = PoseSampler.of(
                SMALL, new Ellipsoid(0.05, 0.05, 0.051), Pairs::compliant, balls(5), Interpolation.CHEBYSHEV);
        assertTrue(table.depthError() > 1e-3, "an ellipsoid is no ball: " + table.depthError());
    }
}
