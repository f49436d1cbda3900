package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.MeshForms;
import org.condyle.geometry.mesh.MeshNearestPoint;
import org.condyle.geometry.mesh.MeshSprings;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.meshpair.FoundationPair;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The springs that a foundation finds against all springs of the mesh, each with its own search of the nearest point from the
 * root of the tree; and a pair that has seen other poses before against one that has seen nothing.
 */
class FoundationBruteForceTest {
    /** Reach behind an open mesh, as a part of its greatest half extent. */
    private static final double OPEN_REACH = 0.2;

    private static final int POSES = Seeds.of(150, 30);

    private static Mesh mesh(String form, boolean smooth) {
        var t = switch (form) {
            case "ball" -> MeshForms.sphere(0.03, 10);
            case "egg" -> MeshForms.ellipsoid(0.03, 0.02, 0.025, 9);
            case "dish" -> MeshForms.dish(0.02, 0.06, 0.01, 14);
            case "cup" -> MeshForms.cup(0.02, 0.06, 24);
            default -> MeshForms.torus(0.03, 0.01, 30, 14);
        };
        return smooth ? Mesh.smooth(t) : Mesh.flat(t);
    }

    private static Motion pose(Random r, double apart) {
        Motion m = new Motion(2);
        double[] axis = Rotations.unit(new double[] {r.nextGaussian(), r.nextGaussian(), r.nextGaussian()});
        System.arraycopy(Rotations.about(axis[0], axis[1], axis[2], 6 * r.nextDouble()), 0, m.placement, 15, 9);
        double[] way = Rotations.unit(new double[] {r.nextGaussian(), r.nextGaussian(), 1 + r.nextDouble()});
        for (int k = 0; k < 3; k++) {
            m.placement[12 + k] = apart * way[k];
        }
        return m;
    }

    /** Depths of all springs of B inside A, by face. */
    private static Map<Integer, Double> all(Mesh master, MeshSprings springs, Motion m, double[] least) {
        MeshNearestPoint search = new MeshNearestPoint(master);
        double[] turn = new double[9], x = new double[3], n = new double[3], w = master.tree.whole;
        System.arraycopy(m.placement, 15, turn, 0, 9);
        double reach = master.closed() ? Double.POSITIVE_INFINITY : OPEN_REACH * Math.max(w[3], Math.max(w[4], w[5]));
        Map<Integer, Double> found = new TreeMap<>();
        least[0] = Double.POSITIVE_INFINITY;
        for (int i = 0; i < springs.area.length; i++) {
            double[] p = springs.place, o = springs.normal;
            Mat3.times(turn, 0, p[3 * i], p[3 * i + 1], p[3 * i + 2], x, 0);
            Mat3.times(turn, 0, o[3 * i], o[3 * i + 1], o[3 * i + 2], n, 0);
            double d = search.find(x[0] + m.placement[12], x[1] + m.placement[13], x[2] + m.placement[14], -1);
            double facing = -(n[0] * search.nx + n[1] * search.ny + n[2] * search.nz);
            boolean beyond = !master.closed() && (d < -reach || search.onRim());
            if (beyond || d > 0 || facing > 0) {
                least[0] = Math.min(least[0], beyond ? Math.abs(d) : d);
            }
            if (!beyond && d <= 0 && facing > 0) {
                found.put(springs.face[i], -d);
            }
        }
        return found;
    }

    @ParameterizedTest
    @CsvSource({
        "ball, egg, false, 0.05",
        "ball, egg, true, 0.05",
        "torus, ball, false, 0.05",
        "torus, egg, true, 0.05",
        "dish, ball, true, 0.03",
        "dish, egg, false, 0.025",
        "cup, ball, false, 0.03",
        "cup, ball, true, 0.029",
        "cup, egg, true, 0.022",
        "egg, cup, false, 0.02",
        "cup, cup, true, 0.004"
    })
    void findsWhatAllSpringsTell(String master, String carrier, boolean smooth, double apart) {
        Mesh a = mesh(master, smooth), b = mesh(carrier, smooth);
        MeshSprings springs = MeshSprings.onFaces(b, 1);
        FoundationPair seen = pair(a, b);
        Random r = new Random(3);
        int touched = 0;
        ContactSet warm = new ContactSet(8), cold = new ContactSet(8);
        double[] least = new double[1];
        for (int k = 0; k < POSES; k++) {
            Motion m = pose(r, apart * (0.9 + 0.15 * r.nextDouble()));
            seen.find(m, new double[0], 0, warm);
            if (k % 10 == 0) {
                pair(a, b).find(m, new double[0], 0, cold);
                same(cold, warm);
                seen.find(m, new double[0], 0, warm);
                same(cold, warm);
            }
            Map<Integer, Double> wanted = all(a, springs, m, least), got = new TreeMap<>();
            for (int i = 0; i < warm.count; i++) {
                got.put(warm.feature[i] - a.sourceFaces(), warm.depth[i]);
            }
            touched += wanted.isEmpty() ? 0 : 1;
            assertEquals(wanted.keySet(), got.keySet(), "springs of pose " + k);
            wanted.forEach((face, depth) -> assertEquals(depth, got.get(face), 1e-12));
            if (!wanted.isEmpty()) {
                assertEquals(least[0], warm.gap, 1e-12, "gap of pose " + k);
            }
        }
        assertTrue(touched > POSES / 5, "touched only " + touched + " times");
    }

    private static FoundationPair pair(Mesh a, Mesh b) {
        return FoundationPair.between(
                new Surface("a", 0, Frame.IDENTITY, a), new Surface("b", 1, Frame.IDENTITY, b), SpringSide.ON_B, 1);
    }

    private static void same(ContactSet one, ContactSet two) {
        assertEquals(one.count, two.count);
        assertEquals(one.gap, two.gap);
        for (int i = 0; i < one.count; i++) {
            assertEquals(one.feature[i], two.feature[i], "order");
            assertEquals(one.depth[i], two.depth[i]);
            assertEquals(one.area[i], two.area[i]);
        }
        assertArrayEquals(first(one.point, one.count), first(two.point, two.count));
        assertArrayEquals(first(one.normal, one.count), first(two.normal, two.count));
    }

    private static double[] first(double[] all, int count) {
        return java.util.Arrays.copyOf(all, 3 * count);
    }
}
