package org.condyle.anatomy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.mechanics.ModelException;
import org.junit.jupiter.api.Test;

class PlacementTest {
    private static final double[] START = {0.1, 0.5, -0.2}, END = {0.4, 0.3, 0.1}, FORWARDS = {0.2, 1, 0.3};

    private final Bone femur = Bone.named("femur");

    private Placement place(Side side, double[] end, double[] towards, double width) {
        return Placement.between(
                femur, side, femur.from(), femur.to(), START, end, Placement.Direction.ANTERIOR, towards, width);
    }

    @Test
    void landmarksGoToTheirPoints() {
        for (Side side : Side.values()) {
            Placement p = place(side, END, FORWARDS, 0.8);
            assertArrayEquals(START, p.point("hip centre"), 1e-12);
            assertArrayEquals(END, p.point("knee centre"), 1e-12);
        }
    }

    /** The image of the bone's own forward direction has no part across the given one and the axis, and points along it. */
    @Test
    void anteriorPointsWhereItIsAskedTo() {
        for (Side side : Side.values()) {
            Placement p = place(side, END, FORWARDS, 1);
            double[] front = Surfaces.minus(p.point(new double[] {1, 0, 0}), p.point(new double[3]));
            double[] axis = Surfaces.minus(END, START);
            assertEquals(0, Surfaces.dot(front, Surfaces.cross(axis, FORWARDS)), 1e-12);
            assertTrue(Surfaces.dot(front, FORWARDS) > 0);
        }
    }

    @Test
    void lengthAndWidthScaleApart() {
        double natural = Surfaces.volume(femur.mesh(Resolution.USUAL).triangles());
        double[] line = Surfaces.minus(END, START);
        double along = Math.sqrt(Surfaces.dot(line, line)) / femur.length();
        for (double width : new double[] {0.6, 1, 1.6}) {
            double volume = Surfaces.volume(place(Side.RIGHT, END, FORWARDS, width)
                    .mesh(Resolution.USUAL)
                    .triangles());
            assertEquals(along * width * width, volume / natural, 1e-9);
        }
        double same = Surfaces.volume(place(Side.RIGHT, END, FORWARDS, Double.NaN)
                .mesh(Resolution.USUAL)
                .triangles());
        assertEquals(along * along * along, same / natural, 1e-9);
    }

    /** In a mirrored scene the left bone lies where the mirror shows the right one. */
    @Test
    void leftBoneInAMirroredSceneIsTheMirrorImage() {
        double[] s = {START[0], START[1], -START[2]}, e = {END[0], END[1], -END[2]};
        double[] f = {FORWARDS[0], FORWARDS[1], -FORWARDS[2]};
        BoneMesh right = place(Side.RIGHT, END, FORWARDS, 1.2).mesh(Resolution.USUAL);
        BoneMesh left = Placement.between(
                        femur, Side.LEFT, femur.from(), femur.to(), s, e, Placement.Direction.ANTERIOR, f, 1.2)
                .mesh(Resolution.USUAL);
        assertArrayEquals(
                right.mirrored().triangles().vertices(), left.triangles().vertices(), 1e-12);
        assertArrayEquals(right.mirrored().normals(), left.normals(), 1e-9);
        assertTrue(Surfaces.volume(left.triangles()) > 0);
    }

    /** Normals of a stretched surface stay perpendicular to it: a sphere becomes an ellipsoid with known normals. */
    @Test
    void normalsFollowTheStretch() {
        double[] end = {0, -1.6 * femur.length(), 0};
        Placement p = Placement.between(
                femur,
                Side.RIGHT,
                femur.from(),
                femur.to(),
                new double[3],
                end,
                Placement.Direction.ANTERIOR,
                new double[] {1, 0, 0},
                1);
        BoneMesh mesh = p.mesh(Resolution.FINE);
        double[] v = mesh.triangles().vertices(), n = mesh.normals();
        int checked = 0;
        for (int i = 0; i < v.length; i += 3) {
            if (v[i + 2] < -0.01 && v[i + 1] > -0.01) { // the head, away from the neck
                double[] expected = {v[i], v[i + 1] / (1.6 * 1.6), v[i + 2]};
                double length = Math.sqrt(Surfaces.dot(expected, expected));
                double cosine = (expected[0] * n[i] + expected[1] * n[i + 1] + expected[2] * n[i + 2]) / length;
                assertEquals(1, cosine, 2e-3);
                checked++;
            }
        }
        assertTrue(checked > 30, checked + " vertices");
    }

    @Test
    void whatCannotBePlacedIsRefused() {
        assertThrows(ModelException.class, () -> place(Side.RIGHT, START, FORWARDS, 1));
        assertThrows(ModelException.class, () -> place(Side.RIGHT, END, Surfaces.minus(END, START), 1));
        assertThrows(ModelException.class, () -> place(Side.RIGHT, END, FORWARDS, 0));
        assertThrows(
                ModelException.class,
                () -> Placement.between(
                        femur,
                        Side.RIGHT,
                        femur.to(),
                        femur.to(),
                        START,
                        END,
                        Placement.Direction.ANTERIOR,
                        FORWARDS,
                        1));
    }
}
