package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.condyle.geometry.convex.FlatFaces;
import org.condyle.geometry.convex.FlatOverlap;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.pair.OverlapPair;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Sphere;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The one depth of an overlap of two bodies of flat faces: closed forms, and its gradient by differences. */
class OverlapPairTest {
    private static final Box SLAB = new Box(0.2, 0.15, 0.1);
    private static final Box BRICK = new Box(0.1, 0.12, 0.14);
    private static final double[] NOT_TURNED = Mat3.identity();

    private final double[] r = new double[12];

    private FlatOverlap of(Shape a, Shape b) {
        FlatFaces first = FlatFaces.of(a), second = FlatFaces.of(b);
        assertTrue(first != null && second != null);
        return new FlatOverlap(first, second, r);
    }

    private void place(double[] rotation, double x, double y, double z) {
        r[0] = x;
        r[1] = y;
        r[2] = z;
        System.arraycopy(rotation, 0, r, 3, 9);
    }

    /** Wherever the faces lie on each other, flush or over the side, the depth is how far they overlap, and nothing pushes sideways. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.03, 0.05, 0.1, 0.149})
    void facesThatLieFlatOverlapByTheirDistance(double shift) {
        FlatOverlap o = of(SLAB, BRICK);
        double depth = 1e-4;
        place(NOT_TURNED, shift, 0, 0.05 + 0.07 - depth);
        assertTrue(o.search());
        assertEquals(depth, o.depth, 1e-15);
        double width = Math.min(0.1, 0.1 + 0.05 - shift);
        assertEquals(width * 0.12 * depth, o.volume, 1e-17);
        double[] expected = {0, 0, -1};
        for (int k = 0; k < 3; k++) {
            assertEquals(expected[k], o.gradient[k], 1e-9);
        }
    }

    @Test
    void equalBoxesThatStandFlushAreOneColumn() {
        FlatOverlap o = of(BRICK, BRICK);
        place(NOT_TURNED, 0, 0, 0.14 - 1e-5);
        assertTrue(o.search());
        assertEquals(1e-5, o.depth, 1e-15);
        assertEquals(0.1 * 0.12 * 1e-5, o.volume, 1e-17);
        assertEquals(-1, o.gradient[2], 1e-9);
    }

    /** A cube on its corner: the overlap is a pyramid, its centroid a quarter of the height h below, √3 h/4 from each face of the corner. */
    @Test
    void aCornerHasThePyramidsCentroid() {
        double s = Math.sqrt(3), h = 1e-3, half = 0.05;
        double[] corner = Mat3.transpose(Rotations.withZAlong(new double[] {1 / s, 1 / s, 1 / s}));
        FlatOverlap o = of(SLAB, new Box(2 * half, 2 * half, 2 * half));
        place(corner, 0, 0, 0.05 + half * s - h);
        assertTrue(o.search());
        assertEquals(h / 4 + s * h / 4, o.depth, 1e-12);
        assertEquals(s / 2 * h * h * h, o.volume, 1e-17);
    }

    @Test
    void apartThereIsNone() {
        FlatOverlap o = of(SLAB, BRICK);
        place(NOT_TURNED, 0, 0, 0.13);
        assertFalse(o.search());
        assertEquals(0, o.depth);
    }

    @Test
    void theGradientIsThatOfTheDepth() {
        Random chance = new Random(7);
        Shape octahedron = octahedron(0.08);
        Shape[][] pairs = {{SLAB, BRICK}, {SLAB, octahedron}, {octahedron, octahedron(0.06)}};
        int seen = 0;
        for (Shape[] pair : pairs) {
            FlatOverlap o = of(pair[0], pair[1]);
            for (int k = 0; k < 400; k++) {
                double[] turn = turn(chance, 3);
                double[] at = {
                    0.2 * chance.nextDouble() - 0.1, 0.2 * chance.nextDouble() - 0.1, 0.15 * chance.nextDouble()
                };
                place(turn, at[0], at[1], at[2]);
                if (o.search() && o.depth < 0.01) {
                    seen++;
                    assertGradient(o, turn, at);
                }
            }
        }
        assertTrue(seen > 60, "only " + seen + " overlaps");
    }

    private void assertGradient(FlatOverlap o, double[] turn, double[] at) {
        double[] g = o.gradient.clone(), c = o.centroid.clone();
        double depth = o.depth;
        for (int k = 0; k < 6; k++) {
            double h = 1e-5 * depth / (k < 3 ? 1 : 0.1);
            double up = moved(o, turn, at, c, k, h), down = moved(o, turn, at, c, k, -h);
            double oneSided = Math.abs((up - depth) - (depth - down)) / h; // a kink: another face is nearest
            if (oneSided < 1e-2 * (k < 3 ? 1 : 0.1)) {
                assertEquals((up - down) / (2 * h), g[k], 1e-5 * (k < 3 ? 1 : 0.1), "direction " + k);
            }
        }
    }

    /** Depth after B has moved along, or turned about, an axis through c. */
    private double moved(FlatOverlap o, double[] turn, double[] at, double[] c, int k, double by) {
        Nudge b = Nudge.of(turn, at, c, k, by);
        place(b.turn(), b.at()[0], b.at()[1], b.at()[2]);
        o.search();
        return o.depth;
    }

    private static double[] turn(Random chance, double most) {
        double x = chance.nextGaussian(), y = chance.nextGaussian(), z = chance.nextGaussian();
        double size = Math.sqrt(x * x + y * y + z * z);
        return Rotations.about(x / size, y / size, z / size, most * chance.nextDouble());
    }

    private static Mesh octahedron(double r) {
        double[] x = {r, 0, 0, -r, 0, 0, 0, r, 0, 0, -r, 0, 0, 0, r, 0, 0, -r};
        int[] c = {0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5};
        return Mesh.flat(new Triangles(x, c));
    }

    @Test
    void onlyRigidBodiesOfFlatFacesSuit() {
        assertTrue(OverlapPair.suits(BRICK, octahedron(1)));
        assertFalse(OverlapPair.suits(BRICK, new Sphere(1)));
        Surface box = new Surface("box", 0, Frame.IDENTITY, BRICK),
                soft = new Surface("b", 1, Frame.IDENTITY, BRICK, true);
        assertFalse(Pairs.compliant(box, soft) instanceof OverlapPair);
    }
}
