package org.condyle.geometry.meshpair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Meshes;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Test;

/**
 * Searches that remember against all rays on all faces, to the last bit. A pair sees a motion that creeps, walks, shakes, goes
 * back and jumps, so that proofs of all kinds are used, run out, and are wrong for where the bodies are now.
 */
class CastingSearchTest {
    private static final int POSES = Seeds.of(1000, 250);

    @Test
    void closedMeshes() {
        compare(Meshes.ellipsoid(0.03, 0.02, 0.025, 8), Meshes.torus(0.04, 0.02, 24, 14), 0.03, 0.01, 1);
    }

    @Test
    void openMeshes() {
        compare(Meshes.cup(0.02, 0.05, 16), Meshes.cup(0.02, 0.045, 18), 0.02, 0.02, 2);
        compare(Meshes.cup(0.02, 0.05, 16), Meshes.ellipsoid(0.03, 0.02, 0.025, 8), 0.03, 0.02, 3);
    }

    @Test
    void roughMeshes() {
        compare(
                rough(Meshes.ellipsoid(0.03, 0.02, 0.025, 8), 2e-3, 4),
                rough(Meshes.cup(0.02, 0.05, 18), 2e-3, 5),
                0.03,
                0.02,
                6);
    }

    /** Rays as long as the bodies, which meet both sides of what they hit. */
    @Test
    void longRays() {
        compare(Meshes.ellipsoid(0.03, 0.02, 0.025, 7), Meshes.dish(0.02, 0.06, 0.01, 14), 0.03, 0.2, 7);
    }

    /** Each face in three, of which one is as thin as a part of 1e-3 to 1e-8 of it. */
    @Test
    void slivers() {
        compare(thin(Meshes.ellipsoid(0.03, 0.02, 0.025, 4), 8), thin(Meshes.cup(0.02, 0.05, 10), 9), 0.03, 0.02, 10);
    }

    /** Faces without any order: proofs that take neighbours for granted would fail here. */
    @Test
    void heapsOfFaces() {
        compare(heap(400, 0.03, 11), heap(500, 0.03, 12), 0.02, 0.02, 13);
    }

    /**
     * Bodies that slide over each other and turn by small steps for long, there and back: proofs are used until they run out, by groups that
     * come nearer sideways, too.
     */
    @Test
    void slidingForLong() {
        slide(Meshes.ellipsoid(0.03, 0.02, 0.025, 16), Meshes.cup(0.02, 0.05, 30), 14);
        slide(Meshes.cup(0.02, 0.05, 30), Meshes.torus(0.02, 0.012, 40, 24), 15);
    }

    private static void slide(Triangles x, Triangles y, long seed) {
        Mesh caster = Mesh.flat(x), target = Mesh.flat(y);
        CastingPair pair = pair(caster, target, 0.02);
        Motion m = new Motion(2);
        ContactSet warm = new ContactSet(8), cold = new ContactSet(8);
        Chance chance = new Chance(seed);
        double[] p = chance.vector(0.01), r = chance.rotation(), step = chance.vector(3e-4);
        int touching = 0;
        for (int i = 0; i < POSES; i++) {
            for (int k = 0; k < 3; k++) {
                step[k] = Math.abs(p[k]) > 0.03 ? -Math.copySign(Math.abs(step[k]), p[k]) : step[k];
                p[k] += step[k];
            }
            r = Mat3.times(r, Rotations.about(0, 0.6, 0.8, 0.02 * Math.sin(0.03 * i)));
            System.arraycopy(p, 0, m.placement, 12, 3);
            System.arraycopy(r, 0, m.placement, 15, 9);
            pair.find(m, new double[0], 0, warm);
            pair(caster, target, 0.02).find(m, new double[0], 0, cold);
            assertSame(cold, warm, chance + ", pose " + i);
            touching += warm.count > 0 ? 1 : 0;
        }
        assertTrue(touching > POSES / 10, touching + " poses touch");
    }

    private static Triangles rough(Triangles t, double by, long seed) {
        Chance chance = new Chance(seed);
        double[] v = t.vertices().clone();
        for (int i = 0; i < v.length; i++) {
            v[i] += chance.in(-by, by);
        }
        return new Triangles(v, t.corners());
    }

    private static Triangles thin(Triangles t, long seed) {
        Chance chance = new Chance(seed);
        double[] v = Arrays.copyOf(t.vertices(), t.vertices().length + t.corners().length);
        int[] c = t.corners(), out = new int[3 * c.length];
        for (int f = 0, at = t.vertices().length / 3, n = 0; f < c.length; f += 3, at++) {
            double near = Math.pow(10, chance.in(-8, -3)), s = chance.in(0.1, 0.8);
            for (int i = 0; i < 3; i++) {
                v[3 * at + i] = s * v[3 * c[f] + i] + (1 - s - near) * v[3 * c[f + 1] + i] + near * v[3 * c[f + 2] + i];
            }
            for (int k = 0; k < 3; k++) {
                out[n++] = c[f + k];
                out[n++] = c[f + (k + 1) % 3];
                out[n++] = at;
            }
        }
        return new Triangles(v, out);
    }

    private static Triangles heap(int faces, double size, long seed) {
        Chance chance = new Chance(seed);
        double[] v = new double[9 * faces];
        int[] c = new int[3 * faces];
        for (int f = 0; f < faces; f++) {
            double[] middle = chance.vector(size);
            for (int k = 0; k < 9; k++) {
                v[9 * f + k] = middle[k % 3] + chance.in(-0.1, 0.1) * size;
            }
        }
        Arrays.setAll(c, k -> k);
        return new Triangles(v, c);
    }

    private static CastingPair pair(Mesh caster, Mesh target, double reach) {
        return CastingPair.between(
                new Surface("caster", 1, Frame.IDENTITY, caster),
                new Surface("target", 0, Frame.IDENTITY, target),
                true,
                reach);
    }

    /** The next pose: often a small step from the last one, sometimes one of long ago, sometimes any. */
    private static void move(Motion m, double[][] past, int i, double spread, Chance chance) {
        double kind = chance.in(0, 1);
        double[] from = kind < 0.85 && i > 0 ? past[kind < 0.75 ? i - 1 : (int) chance.in(0, i)] : null;
        double size = Math.pow(10, chance.in(-10, -1.5));
        double[] p = chance.vector(spread), r = chance.rotation();
        if (from != null) {
            double[] by = chance.vector(size * spread);
            for (int k = 0; k < 3; k++) {
                p[k] = from[k] + by[k];
            }
            r = Mat3.times(Arrays.copyOfRange(from, 3, 12), Rotations.about(0.6, 0, 0.8, size * chance.in(-1, 1)));
        }
        System.arraycopy(p, 0, m.placement, 12, 3);
        System.arraycopy(r, 0, m.placement, 15, 9);
        past[i] = Arrays.copyOfRange(m.placement, 12, 24);
    }

    private static void compare(Triangles x, Triangles y, double spread, double reach, long seed) {
        Mesh caster = Mesh.flat(x), target = Mesh.flat(y);
        CastingPair pair = pair(caster, target, reach);
        CastingFaces rays = new CastingFaces(caster, reach);
        RayHits all = new RayHits(target);
        Chance chance = new Chance(seed);
        Motion m = new Motion(2);
        double[][] past = new double[POSES][];
        ContactSet warm = new ContactSet(8), cold = new ContactSet(8);
        int touching = 0;
        for (int i = 0; i < POSES; i++) {
            move(m, past, i, spread, chance);
            pair.find(m, new double[0], 0, warm);
            String what = chance + ", pose " + i;
            int hits = 0;
            double deepest = 0;
            for (int k = 0; k < rays.count; k++) {
                castOnAll(rays, k, past[i], target.faces(), all);
                if (all.face >= 0) {
                    assertTrue(hits < warm.count, what);
                    assertEquals(rays.face[k], warm.feature[hits], what);
                    assertEquals(all.distance, warm.depth[hits++], what);
                    deepest = Math.max(deepest, all.distance);
                }
            }
            assertEquals(hits, warm.count, what);
            assertTrue(hits == 0 ? warm.gap > 0 : warm.gap == -deepest, what);
            touching += hits > 0 ? 1 : 0;
            if (i % 10 == 0) {
                pair(caster, target, reach).find(m, new double[0], 0, cold);
                assertSame(cold, warm, what);
            }
        }
        assertTrue(touching > POSES / 5, touching + " poses touch");
    }

    /** The ray of a face on all faces of a target whose frame is that of the world. */
    private static void castOnAll(CastingFaces rays, int k, double[] q, int faces, RayHits all) {
        double x = rays.centre[3 * k], y = rays.centre[3 * k + 1], z = rays.centre[3 * k + 2];
        double nx = rays.normal[3 * k], ny = rays.normal[3 * k + 1], nz = rays.normal[3 * k + 2];
        all.begin(
                q[0] + q[3] * x + q[4] * y + q[5] * z,
                q[1] + q[6] * x + q[7] * y + q[8] * z,
                q[2] + q[9] * x + q[10] * y + q[11] * z,
                -(q[3] * nx + q[4] * ny + q[5] * nz),
                -(q[6] * nx + q[7] * ny + q[8] * nz),
                -(q[9] * nx + q[10] * ny + q[11] * nz),
                rays.reach);
        for (int f = 0; f < faces; f++) {
            all.lookAt(f);
        }
    }

    private static void assertSame(ContactSet x, ContactSet y, String what) {
        int n = x.count;
        assertEquals(n, y.count, what);
        assertEquals(x.gap, y.gap, what);
        assertTrue(Arrays.equals(x.depth, 0, n, y.depth, 0, n), what);
        assertTrue(Arrays.equals(x.point, 0, 3 * n, y.point, 0, 3 * n), what);
        assertTrue(Arrays.equals(x.normal, 0, 3 * n, y.normal, 0, 3 * n), what);
        assertTrue(Arrays.equals(x.feature, 0, n, y.feature, 0, n), what);
        assertTrue(Arrays.equals(x.near, y.near), what);
    }

    /** Also where proofs are made anew in every search. */
    @Test
    void nothingIsAllocatedByWalking() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Mesh egg = Mesh.flat(Meshes.ellipsoid(0.03, 0.02, 0.025, 12)), cup = Mesh.flat(Meshes.cup(0.02, 0.06, 20));
        CastingPair pair = pair(egg, cup, 0.02);
        ContactSet found = new ContactSet(8);
        double[] none = new double[0], turn = Rotations.about(0.6, 0, 0.8, 0.5);
        Motion m = new Motion(2);
        System.arraycopy(turn, 0, m.placement, 15, 9);
        long fewest = Long.MAX_VALUE;
        for (int trial = 0; trial < 8 && fewest > 0; trial++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 200; i++) {
                m.placement[12] = 1e-4 * Math.abs(i - 100);
                m.placement[14] = 0.02;
                pair.find(m, none, 0, found);
            }
            fewest = Math.min(fewest, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertTrue(found.count > 10, found.count + " faces touch");
        assertEquals(0, fewest, "bytes of 200 searches");
    }
}
