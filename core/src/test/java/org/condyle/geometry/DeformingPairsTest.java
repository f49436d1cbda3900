package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import org.condyle.geometry.freeform.CurveProfile.Through;
import org.condyle.geometry.mesh.FaceArea;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.LineProfile;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Torus;
import org.condyle.math.Mat3;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Meshes;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Surfaces on bodies that deform: the contract of all searches, and what closed forms tell. */
class DeformingPairsTest {
    private static final Ellipsoid EGG = new Ellipsoid(0.5, 0.3, 0.2);
    private static final Mesh BALL = Mesh.smooth(Meshes.sphere(0.3, 4));

    /** B deforms, A does not. Where vertices and curves take part, searches end with what Newton's method leaves. */
    abstract static class SecondDeforms extends ContactGeometryContractTest {
        @Override
        boolean soft(int body) {
            return body == 2;
        }

        @Override
        Strictness strictness(Case c) {
            return new Strictness(60, 1e-10, 1e-6);
        }
    }

    @Nested
    class SoftAgainstRigid extends SecondDeforms {
        @Override
        List<Case> cases() {
            return List.of(
                    new Case(new HalfSpace(), new Sphere(0.4), 0, 0.8),
                    new Case(new HalfSpace(), EGG, 0, 0.8),
                    new Case(new HalfSpace(), new Capsule(0.2, 0.5), 0, 0.9),
                    new Case(new Sphere(0.3), BALL, 0.3, 0.9),
                    new Case(new Sphere(0.3), EGG, 0.3, 0.9),
                    new Case(EGG, new Sphere(0.4), 0.4, 1),
                    new Case(EGG, EGG, 0.3, 1),
                    new Case(new Box(0.4, 0.7, 1.1), EGG, 0.3, 1));
        }

        @Override
        Strictness strictness(Case c) {
            return new Strictness(60, c.a() instanceof Box ? 1e-8 : 1e-12, c.a() instanceof Box ? 1e-4 : 1e-9);
        }
    }

    /** Several places at once, of which each is a point of the body that deforms. */
    @Nested
    class SoftPoints extends SecondDeforms {
        @Override
        List<Case> cases() {
            return List.of(
                    new Case(new HalfSpace(), new Box(0.4, 0.5, 0.6), 0, 0.8),
                    new Case(new HalfSpace(), BALL, 0, 0.7),
                    new Case(EGG, BALL, 0.3, 0.8),
                    new Case(Mesh.smooth(Meshes.ellipsoid(0.5, 0.3, 0.4, 4)), BALL, 0.4, 0.9));
        }
    }

    @Nested
    class BothSoft extends ContactGeometryContractTest {
        @Override
        List<Case> cases() {
            return List.of(
                    new Case(new Sphere(0.3), new Sphere(0.4), 0.4, 1),
                    new Case(EGG, new Ellipsoid(0.3, 0.3, 0.6), 0.3, 1),
                    new Case(new Sphere(0.4), BALL, 0.4, 0.9));
        }

        @Override
        boolean soft(int body) {
            return true;
        }

        @Override
        Strictness strictness(Case c) {
            return new Strictness(60, c.b() instanceof Mesh ? 1e-10 : 1e-12, c.b() instanceof Mesh ? 1e-6 : 1e-9);
        }
    }

    @Nested
    class InThePlane extends SecondDeforms {
        @Override
        List<Case> cases() {
            CircleProfile disc = new CircleProfile(0.4);
            return List.of(
                    new Case(new LineProfile(), disc, 0, 0.9),
                    new Case(new CircleProfile(0.7), disc, 0.8, 1.5),
                    new Case(CurveProfileTest.bean(Through.NATURAL), disc, 1.5, 2.1));
        }

        @Override
        boolean planar() {
            return true;
        }
    }

    @Nested
    class Patches extends SecondDeforms {
        @Override
        List<Case> cases() {
            return List.of(
                    new Case(new HalfSpace(), BALL, 0, 0.7),
                    new Case(EGG, BALL, 0.3, 0.8),
                    new Case(Mesh.smooth(Meshes.ellipsoid(0.5, 0.3, 0.4, 4)), BALL, 0.4, 0.9));
        }

        @Override
        ContactGeometry pair(Surface a, Surface b) {
            boolean first = a.shape() instanceof Mesh, second = b.shape() instanceof Mesh;
            return Pairs.patch(
                    a,
                    b,
                    first && second ? SpringSide.BOTH : first ? SpringSide.ON_A : SpringSide.ON_B,
                    1,
                    FaceArea.WHOLE);
        }

        @Override
        Strictness strictness(Case c) {
            return new Strictness(30, 1e-10, 1e-6);
        }
    }

    @Nested
    class PatchesOfBoth extends Patches {
        @Override
        List<Case> cases() {
            return List.of(
                    new Case(new Sphere(0.4), BALL, 0.4, 0.9),
                    new Case(Mesh.smooth(Meshes.ellipsoid(0.5, 0.3, 0.4, 4)), BALL, 0.4, 0.9));
        }

        @Override
        boolean soft(int body) {
            return true;
        }
    }

    private static final BiFunction<Surface, Surface, ContactGeometry> POINTS = Pairs::between;
    private static final BiFunction<Surface, Surface, ContactGeometry> PATCHES =
            (a, b) -> Pairs.patch(a, b, SpringSide.ON_B, 3, FaceArea.WHOLE);

    @Test
    void undeformedTheyMeetAsRigidOnesDo() {
        Shape[] others = {new HalfSpace(), new Sphere(0.3), EGG, new Capsule(0.2, 0.5)};
        Shape[] shapes = {new Sphere(0.4), EGG, new Capsule(0.1, 0.6), BALL};
        for (Shape other : others) {
            for (Shape shape : shapes) {
                boolean lying = other instanceof HalfSpace && shape instanceof Capsule; // two ends, or the lowest point
                if (!lying) {
                    assertAlike(other, shape, POINTS);
                }
            }
            assertAlike(other, BALL, PATCHES);
        }
        assertAlike(new HalfSpace(), new Box(0.3, 0.5, 0.4), POINTS);
    }

    private static void assertAlike(Shape a, Shape b, BiFunction<Surface, Surface, ContactGeometry> pairs) {
        Chance chance = new Chance(1);
        Motion m = new Motion(2);
        for (int n = 0; n < 50; n++) {
            Frame frame = chance.frame(0.1), other = chance.frame(0.2);
            System.arraycopy(chance.vector(0.6), 0, m.placement, 12, 3);
            System.arraycopy(chance.rotation(), 0, m.placement, 15, 9);
            Surface floor = new Surface("a", 0, other, a);
            ContactSet soft = find(pairs.apply(floor, new Surface("b", 1, frame, b, true)), m);
            ContactSet rigid = find(pairs.apply(floor, new Surface("b", 1, frame, b)), m);
            assertEquals(rigid.count, soft.count, a + " / " + b);
            assertEquals(rigid.gap, soft.gap, 1e-9, a + " / " + b);
            for (int i = 0; i < rigid.count; i++) {
                assertEquals(rigid.depth[i], soft.depth[i], 1e-9, a + " / " + b);
                assertEquals(rigid.area[i], soft.area[i], 1e-9, a + " / " + b);
                for (int k = 3 * i; k < 3 * i + 3; k++) {
                    assertEquals(rigid.point[k], soft.point[k], 1e-5, a + " / " + b);
                    assertEquals(rigid.normal[k], soft.normal[k], 1e-5, a + " / " + b);
                }
            }
        }
    }

    private static ContactSet find(ContactGeometry pair, Motion m) {
        ContactSet out = new ContactSet(1);
        double[] memory = new double[1 + pair.memories()];
        Arrays.fill(memory, Double.NaN);
        pair.find(m, memory, 1, out);
        return out;
    }

    @Test
    void aBallThatIsStretchedIsAnEllipsoid() {
        Shape[] others = {new HalfSpace(), new Sphere(0.3), new Ellipsoid(0.3, 0.3, 0.6)};
        Chance chance = new Chance(2);
        double[] soft = new double[2], rigid = new double[2];
        for (Shape other : others) {
            for (int n = 0; n < 100; n++) {
                double a = chance.in(0.5, 2), b = chance.in(0.5, 2), c = chance.in(0.5, 2);
                double[] turn = chance.rotation(), at = chance.vector(0.6);
                Surface floor = new Surface("a", 0, chance.frame(0.2), other);
                Motion stretched = placed(at, Mat3.times(turn, new double[] {a, 0, 0, 0, b, 0, 0, 0, c}));
                Motion turned = placed(at, turn);
                ContactGeometry x = Pairs.between(floor, new Surface("b", 1, Frame.IDENTITY, new Sphere(0.4), true));
                ContactGeometry y = Pairs.between(
                        floor, new Surface("b", 1, Frame.IDENTITY, new Ellipsoid(0.4 * a, 0.4 * b, 0.4 * c)));
                ContactSet s = find(x, stretched), r = find(y, turned);
                assertEquals(r.depth[0], s.depth[0], 1e-12, other + " " + chance);
                for (int k = 0; k < 3; k++) {
                    assertEquals(r.point[k], s.point[k], 1e-8, other + " " + chance);
                    assertEquals(r.normal[k], s.normal[k], 1e-8, other + " " + chance);
                }
                x.curvatures(stretched, s, 0, soft);
                y.curvatures(turned, r, 0, rigid);
                assertArrayEquals(rigid, soft, 1e-6 * rigid[0], other + " " + chance);
            }
        }
    }

    @Test
    void aMeshThatIsStretchedIsTheStretchedMesh() {
        double[] map = {1.3, 0.2, 0, -0.1, 0.8, 0.1, 0.3, 0, 1.1};
        Mesh flat = Mesh.flat(Meshes.sphere(0.3, 4));
        Triangles made = Meshes.sphere(0.3, 4);
        double[] v = made.vertices().clone();
        for (int i = 0; i < v.length; i += 3) {
            Mat3.times(map, 0, v[i], v[i + 1], v[i + 2], v, i);
        }
        Mesh stretched = Mesh.flat(new Triangles(v, made.corners()));
        double[] at = {0.05, 0.1, 0.25};
        Surface floor = new Surface("a", 0, Frame.IDENTITY, new HalfSpace());
        ContactSet soft = find(PATCHES.apply(floor, new Surface("b", 1, Frame.IDENTITY, flat, true)), placed(at, map));
        ContactSet rigid =
                find(PATCHES.apply(floor, new Surface("b", 1, Frame.IDENTITY, stretched)), placed(at, Mat3.identity()));
        assertTrue(rigid.count > 10, rigid.count + " springs");
        assertEquals(rigid.count, soft.count);
        assertEquals(rigid.gap, soft.gap, 1e-15);
        double depths = 0, now = 0;
        for (int i = 0; i < soft.count; i++) {
            depths += rigid.depth[i];
            now += soft.depth[i];
        }
        assertEquals(depths, now, 1e-12);
    }

    private static Motion placed(double[] at, double[] map) {
        Motion m = new Motion(2);
        System.arraycopy(at, 0, m.placement, 12, 3);
        System.arraycopy(map, 0, m.placement, 15, 9);
        return m;
    }

    @Test
    void whatCannotMeetSaysSo() {
        Surface ground = new Surface("floor", 0, Frame.IDENTITY, new HalfSpace());
        assertSays("'b' (torus) is on a deformable body", ground, new Torus(0.4, 0.1));
        assertSays(
                "'b' (half-space) is on a deformable body", new Surface("a", 0, Frame.IDENTITY, EGG), new HalfSpace());
        assertSays("cannot touch at points", new Surface("a", 2, Frame.IDENTITY, BALL, true), BALL);
        assertSays("cannot compute nearest points", new Surface("a", 2, Frame.IDENTITY, new Box(1, 1, 1), true), BALL);
        Mesh open = Mesh.flat(new Triangles(new double[] {0, 0, 0, 1, 0, 0, 0, 1, 0}, new int[] {0, 1, 2}));
        assertSays("is open", new Surface("a", 0, Frame.IDENTITY, new Sphere(1)), open);
    }

    private static void assertSays(String part, Surface a, Shape soft) {
        Surface b = new Surface("b", 1, Frame.IDENTITY, soft, true);
        String message =
                assertThrows(ModelException.class, () -> Pairs.between(a, b)).getMessage();
        assertTrue(String.valueOf(message).contains(part), message);
    }
}
