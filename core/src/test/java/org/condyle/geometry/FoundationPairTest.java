package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import org.condyle.geometry.cartilage.FemoralShape;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.mesh.TriangleFoot;
import org.condyle.geometry.meshpair.FoundationPair;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Sphere;
import org.condyle.math.Mat3;
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

class FoundationPairTest {
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

    /** ∫ depth dA of a patch, along z, upwards on the body at A. */
    private static double lift(ContactSet c) {
        double sum = 0;
        for (int i = 0; i < c.count; i++) {
            sum -= c.depth[i] * c.area[i] * c.normal[3 * i + 2];
        }
        return sum;
    }

    private static double lift(FoundationPair pair, Motion m) {
        ContactSet c = new ContactSet(8);
        pair.find(m, NONE, 0, c);
        return lift(c);
    }

    @Test
    void aMeshedSphereOnAHalfSpaceApproachesTheClosedForm() {
        double radius = 0.1, depth = 0.02, exact = Math.PI * radius * depth * depth; // area not projected
        double[] flat = new double[3], smooth = new double[3], three = new double[3];
        int[] fineness = {8, 16, 32};
        Motion m = at(0.3, -0.2, radius - depth, Rotations.about(0.6, 0, 0.8, 0.5));
        for (int i = 0; i < 3; i++) {
            Triangles t = Meshes.sphere(radius, fineness[i]);
            Surface floor = on(0, new HalfSpace());
            flat[i] = lift(FoundationPair.between(on(1, Mesh.flat(t)), floor, SpringSide.ON_A, 1), m) / exact - 1;
            smooth[i] = lift(FoundationPair.between(on(1, Mesh.smooth(t)), floor, SpringSide.ON_A, 1), m) / exact - 1;
            three[i] = lift(FoundationPair.between(on(1, Mesh.smooth(t)), floor, SpringSide.ON_A, 3), m) / exact - 1;
        }
        assertTrue(flat[0] < -0.02 && flat[2] < 0, "flat faces lie inside: " + flat[0] + ", " + flat[2]);
        assertEquals(16, flat[0] / flat[2], 6); // second order over two refinements
        assertEquals(0, smooth[2], 1e-3);
        assertEquals(0, three[1], 1e-3);
        assertEquals(0, three[2], 2e-4);
    }

    @Test
    void ellipsoidInADishGivesTheForceOfTheExactSurfaces() {
        double exact = 166.16; // N, by quadrature of the exact surfaces, k = 5e9 N/m³
        for (int n : new int[] {11, 25}) {
            Triangles ellipsoid = Meshes.ellipsoid(0.030, 0.020, 0.025, n), dish = Meshes.dish(0.02, 0.06, 0.01, 2 * n);
            FoundationPair pair =
                    FoundationPair.between(on(1, Mesh.smooth(ellipsoid)), on(0, Mesh.smooth(dish)), SpringSide.ON_B, 1);
            Motion m = at(0, 0, 0.025 - 5e-4, Mat3.identity());
            assertEquals(exact, 5e9 * lift(pair, m), (n == 11 ? 0.005 : 0.001) * exact);
        }
        Triangles ellipsoid = Meshes.ellipsoid(0.030, 0.020, 0.025, 25), dish = Meshes.dish(0.02, 0.06, 0.01, 50);
        FoundationPair flat =
                FoundationPair.between(on(1, Mesh.flat(ellipsoid)), on(0, Mesh.flat(dish)), SpringSide.ON_B, 1);
        // the figure of Simbody 3.7 for the same flat faces
        assertEquals(160.131, 5e9 * lift(flat, at(0, 0, 0.025 - 5e-4, Mat3.identity())), 0.001);
    }

    @Test
    void flatMeshesGiveWhatAllSpringsAndAllFacesGive() {
        Triangles ring = Meshes.torus(0.05, 0.02, 12, 6), egg = Meshes.ellipsoid(0.05, 0.03, 0.04, 3);
        Mesh a = Mesh.flat(ring), b = Mesh.flat(egg);
        FoundationPair onA = FoundationPair.between(on(1, a), on(0, b), SpringSide.ON_A, 1);
        FoundationPair onB = FoundationPair.between(on(1, a), on(0, b), SpringSide.ON_B, 1);
        Chance chance = new Chance(1);
        ContactSet c = new ContactSet(8);
        int touching = 0;
        int poses = Seeds.of(1000, 200);
        for (int i = 0; i < poses; i++) {
            double[] r = chance.rotation(), p = chance.vector(0.06);
            Motion m = at(p[0], p[1], p[2], r);
            onA.find(m, NONE, 0, c);
            touching += c.count > 0 ? 1 : 0;
            assertSame(c, bruteForce(a, b, egg, r, p), 0, "A, pose " + i);
            onB.find(m, NONE, 0, c);
            double[] back = Mat3.transpose(r), q = new double[3];
            Mat3.times(back, 0, -p[0], -p[1], -p[2], q, 0);
            assertSame(c, bruteForce(b, a, ring, back, q), a.faces(), "B, pose " + i);
        }
        assertTrue(touching > 0.3 * poses && touching < poses, touching + " poses touch");
    }

    private static void assertSame(ContactSet c, double[] depths, int features, String what) {
        double deepest = 0;
        int count = 0;
        for (double d : depths) {
            count += d > 0 ? 1 : 0;
            deepest = Math.max(deepest, d);
        }
        assertEquals(count, c.count, what);
        for (int i = 0; i < c.count; i++) {
            assertEquals(depths[c.feature[i] - features], c.depth[i], 1e-15, what);
        }
        if (count > 0) {
            assertEquals(deepest, -c.gap, 1e-15, what);
        } else {
            assertTrue(c.gap >= 0, what);
        }
    }

    /** Depth of every spring in contact: inside by the winding number, nearest of all faces, looking against it. */
    private static double[] bruteForce(Mesh springs, Mesh master, Triangles solid, double[] r, double[] p) {
        double[] out = new double[springs.faces()];
        TriangleFoot foot = new TriangleFoot();
        double[] x = new double[3], n = new double[3];
        for (int f = 0; f < springs.faces(); f++) {
            int o = 12 * f;
            double[] v = springs.flat;
            double cx = v[o] + (v[o + 3] + v[o + 6]) / 3, cy = v[o + 1] + (v[o + 4] + v[o + 7]) / 3;
            double cz = v[o + 2] + (v[o + 5] + v[o + 8]) / 3;
            Mat3.times(r, 0, cx, cy, cz, x, 0);
            for (int i = 0; i < 3; i++) {
                x[i] += p[i];
            }
            if (!within(master, x) || TriangleSums.winding(solid, x) < 0.5) {
                continue;
            }
            double least = Double.POSITIVE_INFINITY, facing = 0;
            double[] k = springs.normals.face;
            Mat3.times(r, 0, k[3 * f], k[3 * f + 1], k[3 * f + 2], n, 0);
            for (int g = 0; g < master.faces(); g++) {
                double d2 = foot.of(master.flat, 12 * g, x[0], x[1], x[2]);
                if (d2 < least) {
                    least = d2;
                    facing = 0;
                    for (int i = 0; i < 3; i++) {
                        double at = master.flat[12 * g + i]
                                + foot.s * master.flat[12 * g + 3 + i]
                                + foot.t * master.flat[12 * g + 6 + i];
                        facing -= n[i] * (at - x[i]);
                    }
                }
            }
            out[springs.faceIds[f]] = facing > 0 ? Math.sqrt(least) : 0;
        }
        return out;
    }

    /**
     * A search that uses the cheap bound finds the same springs, with the same bits, as one that projects the middles of boxes.
     * Poses are those of a joint: far behind an open sheet distances jump, and either search may leave out springs there.
     */
    @Test
    void theCheapBoundOfAShapeChangesNoContact() {
        FemoralShape femur = new FemoralShape(CartilageTest.femur());
        NearestPointShape unbounded = (NearestPointShape) Proxy.newProxyInstance(
                NearestPointShape.class.getClassLoader(),
                new Class<?>[] {NearestPointShape.class},
                (proxy, method, given) ->
                        method.getName().equals("below") ? Double.NEGATIVE_INFINITY : method.invoke(femur, given));
        Mesh plateau = Mesh.smooth(CartilageTest.PLATEAU.triangles(150));
        FoundationPair quick = FoundationPair.between(on(1, plateau), on(0, femur), SpringSide.ON_A, 1);
        FoundationPair slow = FoundationPair.between(on(1, plateau), on(0, unbounded), SpringSide.ON_A, 1);
        Chance chance = new Chance(5);
        ContactSet a = new ContactSet(8), b = new ContactSet(8);
        int touching = 0, poses = Seeds.of(1000, 100);
        for (int i = 0; i < poses; i++) {
            double angle = chance.in(-2, 0.5),
                    away = chance.in(0.019, 0.03); // over the condyles, looking at their axis
            double[] turn = Rotations.about(1, 0, 0, angle);
            Motion m = at(chance.in(-0.02, 0.02), away * Math.sin(angle), -away * Math.cos(angle), turn);
            quick.find(m, NONE, 0, a);
            slow.find(m, NONE, 0, b);
            assertEquals(b.count, a.count, "pose " + i);
            assertEquals(b.gap, a.gap, 0, "pose " + i);
            assertArrayEquals(depths(b, plateau), depths(a, plateau), "pose " + i);
            touching += a.count > 0 ? 1 : 0;
        }
        assertTrue(touching > 0.3 * poses && touching < poses, touching + " poses touch");
    }

    /** By the number of the face: the order of contacts is that of the search. */
    private static double[] depths(ContactSet c, Mesh mesh) {
        double[] out = new double[mesh.faces()];
        for (int i = 0; i < c.count; i++) {
            out[c.feature[i]] = c.depth[i];
        }
        return out;
    }

    private static boolean within(Mesh mesh, double[] x) {
        double[] b = new double[6];
        mesh.bounds(b);
        return x[0] > b[0] && x[1] > b[1] && x[2] > b[2] && x[0] < b[3] && x[1] < b[4] && x[2] < b[5];
    }

    @Test
    void theFarSideOfAThinPlateIsNotInContact() {
        Mesh plate = Mesh.flat(Meshes.box(0.05, 0.05, 0.0005, 10));
        double area = 0.01, depth = 0.003; // three times as deep as the plate is thick
        FoundationPair pair = FoundationPair.between(on(1, plate), on(0, new HalfSpace()), SpringSide.ON_A, 1);
        ContactSet c = new ContactSet(8);
        pair.find(at(0, 0, 0.0005 - depth, Mat3.identity()), NONE, 0, c);
        assertEquals(area * depth, lift(c), 1e-12); // the lower side only: neither the upper one nor the rim
        assertEquals(200, c.count);
        Mesh block = Mesh.flat(Meshes.box(0.1, 0.1, 0.1, 3));
        FoundationPair both = FoundationPair.between(on(1, plate), on(0, block), SpringSide.ON_A, 1);
        both.find(at(0, 0, 0.1 + 0.0005 - depth, Mat3.identity()), NONE, 0, c);
        assertEquals(area * depth, lift(c), 1e-12);
    }

    @Test
    void anOpenMasterIsTouchedFromItsFrontOnly() {
        Triangles ball = Meshes.sphere(0.02, 12), cup = Meshes.cup(0.02, 0.06, 20);
        Mesh open = Mesh.smooth(cup), dish = Mesh.smooth(Meshes.dish(0.02, 0.06, 0.01, 20));
        Surface moving = on(1, Mesh.smooth(ball));
        Motion m = at(0.001, 0.002, 0.0195, Mat3.identity());
        double closed = lift(FoundationPair.between(moving, on(0, dish), SpringSide.ON_A, 1), m);
        assertTrue(closed > 0);
        assertEquals(closed, lift(FoundationPair.between(moving, on(0, open), SpringSide.ON_A, 1), m), 1e-12 * closed);
        // beside the rim, overlapping the plane of the cup but not the cup
        Motion beside = at(0.045, 0, 0.01, Mat3.identity());
        ContactSet c = new ContactSet(8);
        FoundationPair.between(moving, on(0, open), SpringSide.ON_A, 1).find(beside, NONE, 0, c);
        assertEquals(0, c.count);
        assertTrue(c.gap > 0);
    }

    @Test
    void springsOnAnOpenMeshCarryTheSameLoadAsThoseOfTheClosedOne() {
        Mesh open = Mesh.smooth(Meshes.cup(0.02, 0.06, 20)), dish = Mesh.smooth(Meshes.dish(0.02, 0.06, 0.01, 20));
        Surface ball = on(1, new Sphere(0.03));
        Motion m = at(0.001, 0.002, 0.0295, Mat3.identity());
        double closed = lift(FoundationPair.between(ball, on(0, dish), SpringSide.ON_B, 1), m);
        assertTrue(closed > 0);
        assertEquals(closed, lift(FoundationPair.between(ball, on(0, open), SpringSide.ON_B, 1), m), 1e-12 * closed);
    }

    @Test
    void theCostFollowsThePatch() {
        Surface ball = on(1, Mesh.smooth(Meshes.sphere(0.1, 40))); // 12800 faces
        FoundationPair floor = FoundationPair.between(ball, on(0, new HalfSpace()), SpringSide.ON_A, 1);
        FoundationPair other =
                FoundationPair.between(ball, on(0, Mesh.smooth(Meshes.sphere(0.1, 40))), SpringSide.ON_A, 1);
        assertTrue(visits(floor, 0.5) <= 2, "far away");
        assertTrue(visits(floor, 0.1001) < 200, "near, not touching: " + visits(floor, 0.1001));
        assertTrue(visits(other, 0.201) < 5000, "near, not touching: " + visits(other, 0.201));
        ContactSet c = new ContactSet(8);
        for (double depth : new double[] {0.001, 0.004, 0.016}) {
            floor.find(at(0, 0, 0.1 - depth, Mat3.identity()), NONE, 0, c);
            long cost = visits(floor, 0.1 - depth);
            assertTrue(cost < 4 * c.count + 200, cost + " visits for " + c.count + " springs on a plane");
            other.find(at(0, 0, 0.2 - depth, Mat3.identity()), NONE, 0, c);
            cost = visits(other, 0.2 - depth);
            assertTrue(cost < 120 * c.count + 3000, cost + " visits for " + c.count + " springs on a mesh");
        }
    }

    private static long visits(FoundationPair pair, double z) {
        ContactSet c = new ContactSet(8);
        long before = pair.visits();
        pair.find(at(0, 0, z, Mat3.identity()), NONE, 0, c);
        return pair.visits() - before;
    }

    @Test
    void surfacesThatCannotCarrySpringsSaySo() {
        Surface mesh = on(1, Mesh.flat(Meshes.box(1, 1, 1, 1))), ball = on(0, new Sphere(1));
        String message = assertThrows(
                        ModelException.class, () -> FoundationPair.between(mesh, ball, SpringSide.BOTH, 1))
                .getMessage();
        assertTrue(message.contains("'surface 0' (sphere) has no faces"), message);
    }
}
