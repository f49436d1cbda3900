package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.meshpair.CastingPair;
import org.condyle.geometry.shape.Sphere;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Meshes;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Test;

class CastingPairTest {
    private static final int POSES = Seeds.of(1000, 200);
    private static final double[] NONE = new double[0];

    private static Surface on(int body, Shape shape) {
        return new Surface("surface " + body, body, Frame.IDENTITY, shape);
    }

    private static Motion at(double x, double y, double z, double[] rotation) {
        Motion m = new Motion(2);
        m.placement[12] = x;
        m.placement[13] = y;
        m.placement[14] = z;
        System.arraycopy(rotation, 0, m.placement, 15, 9);
        return m;
    }

    @Test
    void closedMeshesGiveWhatAllRaysAndAllFacesGive() {
        compareWithAllFaces(Meshes.torus(0.05, 0.02, 14, 8), Meshes.ellipsoid(0.05, 0.03, 0.04, 4), 0.06, 0.015, 1);
    }

    @Test
    void openMeshesGiveWhatAllRaysAndAllFacesGive() {
        compareWithAllFaces(Meshes.cup(0.02, 0.06, 10), Meshes.cup(0.03, 0.05, 8), 0.03, 0.02, 2);
        compareWithAllFaces(Meshes.cup(0.02, 0.06, 10), Meshes.ellipsoid(0.05, 0.03, 0.04, 4), 0.05, 0.02, 3);
        compareWithAllFaces(Meshes.ellipsoid(0.05, 0.03, 0.04, 4), Meshes.cup(0.02, 0.06, 10), 0.05, 0.02, 4);
    }

    /** With what the poses before have left, again in this pose, from the other side, and whatever the memory has. */
    private static void compareWithAllFaces(Triangles x, Triangles y, double spread, double reach, long seed) {
        Mesh caster = Mesh.flat(x), target = Mesh.smooth(y); // a smooth mesh is hit on its flat faces
        CastingPair pair = CastingPair.between(on(1, caster), on(0, target), true, reach);
        CastingPair other = CastingPair.between(on(0, target), on(1, caster), false, reach);
        Chance chance = new Chance(seed);
        double[] memory = new double[pair.memories() + 3], wild = memory.clone();
        Arrays.fill(memory, Double.NaN);
        ContactSet cold = new ContactSet(8), warm = new ContactSet(8);
        int touching = 0, hits = 0;
        for (int i = 0; i < POSES; i++) {
            double[] r = chance.rotation(), p = chance.vector(spread);
            Motion m = at(p[0], p[1], p[2], r);
            String what = chance + ", pose " + i;
            pair.find(m, NONE, 0, cold);
            assertSame(cold, allFaces(caster, target, r, p, reach), what);
            pair.find(m, memory, 3, warm);
            assertIdentical(cold, warm, 1, what);
            pair.remember(m, warm, memory, 3);
            pair.find(m, memory, 3, warm);
            assertIdentical(cold, warm, 1, what);
            for (int k = 0; k < wild.length; k++) {
                wild[k] = Math.floor(chance.in(-2, target.faces() + 2));
            }
            other.find(m, wild, 3, warm);
            assertIdentical(cold, warm, -1, what);
            touching += cold.count > 0 ? 1 : 0;
            hits += cold.count;
        }
        assertTrue(touching > POSES / 5 && touching < POSES, touching + " poses touch");
        assertTrue(hits > 3 * touching, hits + " hits");
    }

    private static void assertIdentical(ContactSet x, ContactSet y, int sign, String what) {
        int n = x.count;
        assertEquals(n, y.count, what);
        assertEquals(x.gap, y.gap, what);
        double[] normal = Arrays.copyOf(y.normal, 3 * n);
        for (int i = 0; i < 3 * n; i++) {
            normal[i] *= sign;
        }
        assertArrayEquals(Arrays.copyOf(x.depth, n), Arrays.copyOf(y.depth, n), what);
        assertArrayEquals(Arrays.copyOf(x.point, 3 * n), Arrays.copyOf(y.point, 3 * n), what);
        assertArrayEquals(Arrays.copyOf(x.normal, 3 * n), normal, what);
        assertArrayEquals(Arrays.copyOf(x.area, n), Arrays.copyOf(y.area, n), what);
        assertArrayEquals(Arrays.copyOf(x.feature, n), Arrays.copyOf(y.feature, n), what);
    }

    private static void assertSame(ContactSet c, double[] depths, String what) {
        double deepest = 0;
        int count = 0;
        for (double d : depths) {
            count += Double.isNaN(d) ? 0 : 1;
            deepest = Double.isNaN(d) ? deepest : Math.max(deepest, d);
        }
        assertEquals(count, c.count, what);
        for (int i = 0; i < c.count; i++) {
            assertEquals(depths[c.feature[i]], c.depth[i], 1e-13, what);
        }
        if (count > 0) {
            assertEquals(deepest, -c.gap, 1e-13, what);
        } else {
            assertTrue(c.gap > 0, what);
        }
    }

    /** Depth of every face, NaN for none: plane by plane, inside by the three edges, in the world. */
    private static double[] allFaces(Mesh caster, Mesh target, double[] r, double[] p, double reach) {
        double[] out = new double[caster.faces()];
        Arrays.fill(out, Double.NaN);
        for (int f = 0; f < caster.faces(); f++) {
            double[] a = corner(caster, f, 0, r, p), b = corner(caster, f, 1, r, p), c = corner(caster, f, 2, r, p);
            double[] n = cross(minus(b, a), minus(c, a)), from = new double[3];
            double size = Math.sqrt(dot(n, n));
            for (int i = 0; i < 3; i++) {
                n[i] /= size;
                from[i] = (a[i] + b[i] + c[i]) / 3;
            }
            double best = Double.POSITIVE_INFINITY;
            for (int g = 0; g < target.faces(); g++) {
                best = Math.min(best, hit(from, n, target, g));
            }
            if (best <= reach) {
                out[caster.faceIds[f]] = best;
            }
        }
        return out;
    }

    private static double hit(double[] from, double[] n, Mesh target, int g) {
        double[][] v = new double[3][];
        for (int k = 0; k < 3; k++) {
            v[k] = Arrays.copyOfRange(
                    target.vertices, 3 * target.corners[3 * g + k], 3 * target.corners[3 * g + k] + 3);
        }
        double[] m = cross(minus(v[1], v[0]), minus(v[2], v[0])), at = new double[3];
        double way = dot(minus(from, v[0]), m) / dot(n, m);
        for (int i = 0; i < 3; i++) {
            at[i] = from[i] - way * n[i];
        }
        for (int k = 0; k < 3; k++) {
            if (dot(cross(minus(v[(k + 1) % 3], v[k]), minus(at, v[k])), m) < 0) {
                return Double.POSITIVE_INFINITY;
            }
        }
        return way >= 0 ? way : Double.POSITIVE_INFINITY;
    }

    private static double[] corner(Mesh mesh, int f, int k, double[] r, double[] p) {
        int o = 3 * mesh.corners[3 * f + k];
        double x = mesh.vertices[o], y = mesh.vertices[o + 1], z = mesh.vertices[o + 2];
        double[] out = new double[3];
        for (int i = 0; i < 3; i++) {
            out[i] = p[i] + r[3 * i] * x + r[3 * i + 1] * y + r[3 * i + 2] * z;
        }
        return out;
    }

    private static double[] minus(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    /**
     * A sphere of radius a casts against one of radius b, the centres c apart. A ray at the angle θ from the line between
     * them hits at a - c u + √(b² - c² + c² u²), u = cos θ; ∫ depth cos θ dA over the cap has a closed form.
     */
    @Test
    void twoSpheresTendToTheClosedForm() {
        double a = 0.03, b = 0.05, c = a + b - 0.002;
        double rim = (a * a + c * c - b * b) / (2 * a * c);
        double exact = 2 * Math.PI * a * a * (primitive(1, a, b, c) - primitive(rim, a, b, c));
        double[] off = new double[3];
        int[] fineness = {16, 32, 64};
        double[] turn = Rotations.about(0.6, 0, 0.8, 0.5);
        for (int k = 0; k < 3; k++) {
            CastingPair pair = CastingPair.between(
                    on(1, Mesh.flat(Meshes.sphere(a, fineness[k]))),
                    on(0, Mesh.flat(Meshes.sphere(b, 2 * fineness[k]))),
                    true,
                    0.01);
            ContactSet set = new ContactSet(8);
            pair.find(at(0, 0, c, turn), NONE, 0, set);
            double sum = 0;
            for (int i = 0; i < set.count; i++) {
                sum -= set.depth[i] * set.area[i] * set.normal[3 * i + 2]; // downwards on the lower sphere
            }
            off[k] = sum / exact - 1;
            assertEquals(-0.002, set.gap, fineness[k] == 64 ? 1e-5 : 2e-4);
        }
        String told = Arrays.toString(off);
        assertTrue(off[0] < 0 && off[1] < 0 && off[2] < 0, "flat faces lie inside: " + told);
        assertEquals(16, off[0] / off[2], 6, told); // second order over two refinements
        assertEquals(0, off[2], 6e-3, told);
    }

    private static double primitive(double u, double a, double b, double c) {
        return a * u * u / 2 - c * u * u * u / 3 + Math.pow(b * b - c * c + c * c * u * u, 1.5) / (3 * c * c);
    }

    /** Smallest distance of a centroid, against all distances; zero where the first ray hits. */
    @Test
    void theGapIsTheDistanceOfTheNearestCentroidAndEndsWhereTheFirstRayHits() {
        Mesh egg = Mesh.flat(Meshes.ellipsoid(0.05, 0.03, 0.04, 5)), cup = Mesh.flat(Meshes.cup(0.02, 0.06, 12));
        CastingPair pair = CastingPair.between(on(1, egg), on(0, cup), true, 0.02);
        ContactSet set = new ContactSet(8);
        double low = 0, high = 0.1;
        double[] turn = Rotations.about(0.6, 0, 0.8, 0.5);
        while (high - low > 1e-13) {
            double middle = 0.5 * (low + high);
            pair.find(at(0.004, 0.003, middle, turn), NONE, 0, set);
            if (set.count > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        pair.find(at(0.004, 0.003, low, turn), NONE, 0, set);
        assertEquals(0, set.gap, 1e-12);
        pair.find(at(0.004, 0.003, high, turn), NONE, 0, set);
        assertEquals(0, set.gap, 1e-12);
        for (double up : new double[] {1e-4, 1e-3, 0.005, 0.02}) {
            double[] p = {0.004, 0.003, high + up};
            pair.find(at(p[0], p[1], p[2], turn), NONE, 0, set);
            double least = Double.POSITIVE_INFINITY;
            var foot = new org.condyle.geometry.mesh.TriangleFoot();
            for (int f = 0; f < egg.faces(); f++) {
                double[] a = corner(egg, f, 0, turn, p), b = corner(egg, f, 1, turn, p), c = corner(egg, f, 2, turn, p);
                for (int g = 0; g < cup.faces(); g++) {
                    double x = (a[0] + b[0] + c[0]) / 3, y = (a[1] + b[1] + c[1]) / 3, z = (a[2] + b[2] + c[2]) / 3;
                    least = Math.min(least, foot.of(cup.flat, 12 * g, x, y, z));
                }
            }
            assertEquals(0, set.count);
            assertEquals(Math.sqrt(least), set.gap, 1e-13);
        }
    }

    @Test
    void facesAtTheBorderOfAnOpenMeshCastAndAreHit() {
        Triangles sheet =
                new Triangles(new double[] {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0}, new int[] {0, 1, 2, 0, 2, 3});
        double[] over = Rotations.about(1, 0, 0, Math.PI);
        CastingPair pair = CastingPair.between(on(1, Mesh.flat(sheet)), on(0, Mesh.flat(sheet)), true, 0.5);
        ContactSet set = new ContactSet(8);
        pair.find(at(0, 1, -0.1, over), NONE, 0, set); // faces down, 0.1 below: rays go up
        assertEquals(2, set.count);
        assertArrayEquals(new double[] {0.1, 0.1}, Arrays.copyOf(set.depth, 2), 1e-15);
        assertEquals(1, set.area[0] + set.area[1], 1e-15);
        assertEquals(-1, set.normal[2], 1e-15); // from A, which casts, against what its body is pushed along
        pair.find(at(0, 1, -0.6, over), NONE, 0, set);
        assertEquals(0, set.count, "beyond the reach");
        pair.find(at(0, 0, 0.1, Rotations.about(1, 0, 0, 0)), NONE, 0, set); // hit from its front side
        assertEquals(2, set.count);
        assertEquals(1, set.normal[2], 1e-15);
        pair.find(at(0, 0, -0.1, Rotations.about(1, 0, 0, 0)), NONE, 0, set);
        assertEquals(0, set.count, "behind the ray");
        assertEquals(0.1, set.gap, 1e-15);
    }

    @Test
    void whatIsNoRigidMeshIsRefused() {
        Surface mesh = on(1, Mesh.flat(Meshes.sphere(0.1, 2)));
        ModelException e =
                assertThrows(ModelException.class, () -> CastingPair.between(mesh, on(0, new Sphere(1)), true, 0.01));
        assertTrue(String.valueOf(e.getMessage()).contains("is not a mesh"), e.getMessage());
        Surface soft = new Surface("soft", 0, Frame.IDENTITY, mesh.shape(), true);
        e = assertThrows(ModelException.class, () -> CastingPair.between(mesh, soft, true, 0.01));
        assertTrue(String.valueOf(e.getMessage()).contains("deforms"), e.getMessage());
    }
}
