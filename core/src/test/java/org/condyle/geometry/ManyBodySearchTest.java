package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.condyle.geometry.many.ManyBodySearch;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.mechanics.contact.ManyBodySet;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A many-body search finds what its pairs would find one by one, always in the same order. */
class ManyBodySearchTest {
    private static final int BODIES = 40;

    private static Motion scatter(Chance chance, double size) {
        Motion m = new Motion(BODIES);
        for (int b = 1; b < BODIES; b++) {
            System.arraycopy(chance.vector(size), 0, m.placement, Motion.SIZE * b, 3);
            System.arraycopy(chance.rotation(), 0, m.placement, Motion.SIZE * b + 3, 9);
        }
        return m;
    }

    /** Two balls on each body, walls on the ground and a tilted one on a body, and what else. */
    private static List<Surface> mixed(Chance chance, Shape... others) {
        List<Surface> out = new ArrayList<>();
        out.add(new Surface("floor", 0, Frame.IDENTITY, new HalfSpace()));
        for (int b = 1; b < BODIES; b++) {
            out.add(new Surface("ball" + b, b, chance.frame(0.2), new Sphere(chance.in(0.05, 0.4))));
            out.add(new Surface("bead" + b, b, chance.frame(0.2), new Sphere(0.1)));
            if (others.length > 0) {
                out.add(new Surface("other" + b, b, chance.frame(0.2), others[b % others.length]));
            }
        }
        return out;
    }

    private static ManyBodySet brute(List<Surface> surfaces, Motion m) {
        ManyBodySet out = new ManyBodySet();
        ContactSet found = new ContactSet(8);
        out.clear();
        for (int i = 0; i < surfaces.size(); i++) {
            for (int j = i + 1; j < surfaces.size(); j++) {
                if (surfaces.get(i).body() != surfaces.get(j).body()) {
                    ContactGeometry g = Pairs.between(surfaces.get(i), surfaces.get(j));
                    g.find(m, new double[g.memories()], 0, found);
                    out.addCloser(i, j, found, 0);
                }
            }
        }
        return out;
    }

    private static void assertSame(ManyBodySet expected, ManyBodySet is, double tolerance, Chance chance) {
        int n = expected.count();
        assertEquals(n, is.count(), chance::toString);
        assertArrayEquals(Arrays.copyOf(expected.surfaceA, n), Arrays.copyOf(is.surfaceA, n), chance::toString);
        assertArrayEquals(Arrays.copyOf(expected.surfaceB, n), Arrays.copyOf(is.surfaceB, n), chance::toString);
        ContactSet e = expected.contacts, c = is.contacts;
        assertArrayEquals(Arrays.copyOf(e.depth, n), Arrays.copyOf(c.depth, n), tolerance, chance::toString);
        assertArrayEquals(Arrays.copyOf(e.point, 3 * n), Arrays.copyOf(c.point, 3 * n), tolerance, chance::toString);
        // the normal of nearly concentric spheres is known no better than their centres
        assertArrayEquals(
                Arrays.copyOf(e.normal, 3 * n), Arrays.copyOf(c.normal, 3 * n), 100 * tolerance, chance::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void findsWhatAllPairsFind(long seed) {
        Chance chance = new Chance(seed);
        Shape[] others = seed % 2 == 0 ? new Shape[0] : new Shape[] {new Box(0.3, 0.2, 0.5), new Capsule(0.1, 0.4)};
        List<Surface> surfaces = mixed(chance, others);
        ManyBodySearch manyBody = new ManyBodySearch(surfaces);
        ManyBodySet out = new ManyBodySet();
        for (int step = 0; step < 5; step++) {
            Motion m = scatter(chance, 1);
            manyBody.find(m, out);
            ManyBodySet expected = brute(surfaces, m);
            assertTrue(expected.count() > 20, chance::toString);
            assertSame(expected, out, 1e-13, chance);
        }
    }

    @Test
    void whatWasFoundBeforeDoesNotMatterToTheLastBit() {
        Chance chance = new Chance(11);
        List<Surface> surfaces = mixed(chance, new Box(0.3, 0.2, 0.5), new Capsule(0.1, 0.4));
        ManyBodySearch old = new ManyBodySearch(surfaces);
        ManyBodySet one = new ManyBodySet(), two = new ManyBodySet();
        for (int step = 0; step < 10; step++) {
            Motion m = scatter(chance, 1.5);
            old.find(m, one);
            old.forThread().find(m, two);
            assertSame(one, two, 0, chance);
        }
    }

    @Test
    void orderOfTheSurfacesDoesNotMatter() {
        Chance chance = new Chance(12);
        List<Surface> surfaces = mixed(chance);
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < surfaces.size(); i++) {
            order.add(i);
        }
        Collections.shuffle(order, new Random(3));
        List<Surface> shuffled = order.stream().map(surfaces::get).toList();
        Motion m = scatter(chance, 1);
        ManyBodySet one = new ManyBodySet(), two = new ManyBodySet();
        new ManyBodySearch(surfaces).find(m, one);
        new ManyBodySearch(shuffled).find(m, two);
        assertEquals(one.count(), two.count());
        assertArrayEquals(described(one, surfaces), described(two, shuffled));
    }

    /** Contacts as text, each seen from the surface whose name comes first, sorted. */
    private static String[] described(ManyBodySet set, List<Surface> surfaces) {
        String[] out = new String[set.count()];
        for (int i = 0; i < out.length; i++) {
            String a = surfaces.get(set.surfaceA[i]).name();
            String b = surfaces.get(set.surfaceB[i]).name();
            double sign = a.compareTo(b) < 0 ? 1 : -1;
            StringBuilder text = new StringBuilder(sign > 0 ? a + " " + b : b + " " + a);
            text.append(String.format(" %.12f", set.contacts.depth[i]));
            for (int k = 3 * i; k < 3 * i + 3; k++) {
                text.append(String.format(" %.11f", set.contacts.point[k] + 0.0));
                text.append(String.format(" %.10f", sign * set.contacts.normal[k] + 10)); // no minus zero
            }
            out[i] = text.toString();
        }
        Arrays.sort(out);
        return out;
    }

    @Test
    void coincidentSpheresPushEachOtherUp() {
        List<Surface> two = List.of(
                new Surface("a", 1, Frame.IDENTITY, new Sphere(1)), new Surface("b", 2, Frame.IDENTITY, new Sphere(2)));
        Motion m = new Motion(3);
        m.placement[Motion.SIZE + 3] = m.placement[2 * Motion.SIZE + 3] = 1;
        ManyBodySet out = new ManyBodySet();
        new ManyBodySearch(two).find(m, out);
        assertEquals(3, out.contacts.depth[0]);
        assertArrayEquals(new double[] {0, 0, 1}, Arrays.copyOf(out.contacts.normal, 3));
    }

    @Test
    void surfacesThatCannotMeetAreNamedAtOnce() {
        Shape odd = new Shape() {
            @Override
            public String type() {
                return "cloud";
            }

            @Override
            public void bounds(double[] out) {
                Arrays.fill(out, 0);
            }

            @Override
            public MassProperties massProperties() {
                throw new ModelException("no mass");
            }

            @Override
            public Triangles triangles(double tolerance) {
                return new Triangles(new double[0], new int[0]);
            }
        };
        Surface ball = new Surface("ball", 1, Frame.IDENTITY, new Sphere(1));
        ModelException e = assertThrows(
                ModelException.class,
                () -> new ManyBodySearch(List.of(ball, new Surface("it", 2, Frame.IDENTITY, odd))));
        assertTrue(e.getMessage().contains("'ball'") && e.getMessage().contains("cloud"), e.getMessage());
        new ManyBodySearch(List.of(ball, new Surface("it", 1, Frame.IDENTITY, odd))); // they are on one body
    }

    @Test
    void nothingIsAllocatedOnceWarm() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Chance chance = new Chance(5);
        ManyBodySearch manyBody = new ManyBodySearch(mixed(chance, new Box(0.3, 0.2, 0.5)).stream()
                .filter(s -> !s.name().startsWith("other") || s.body() == 7)
                .toList());
        Motion[] motions = {scatter(chance, 1), scatter(chance, 1), scatter(chance, 1)};
        ManyBodySet out = new ManyBodySet();
        long fewest = Long.MAX_VALUE;
        for (int trial = 0; trial < 6; trial++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int step = 0; step < 30; step++) {
                manyBody.find(motions[step % 3], out);
            }
            fewest = Math.min(fewest, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, fewest);
    }
}
