package org.condyle.anatomy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.mechanics.Triangles;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Each bone keeps the contract, and has the measures that its sources give, taken from the triangles. */
class BonesTest {
    private static final double MM = 1e-3;

    private static void within(double low, double high, double value, String what) {
        assertTrue(
                value >= low * MM && value <= high * MM,
                what + " is " + value / MM + " mm, not " + low + " to " + high + " mm");
    }

    /** Mean distance from a centre of the vertices on one side of it that are nearer than a reach. */
    private static double radius(Triangles t, double[] centre, double[] side, double reach) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < t.points(); i++) {
            double[] d = {
                t.vertices()[3 * i] - centre[0],
                t.vertices()[3 * i + 1] - centre[1],
                t.vertices()[3 * i + 2] - centre[2]
            };
            double r = Math.sqrt(Surfaces.dot(d, d));
            if (r < reach && Surfaces.dot(d, side) > 0.5 * r) {
                sum += r;
                count++;
            }
        }
        assertTrue(count > 8, count + " vertices");
        return sum / count;
    }

    private static double degrees(double[] a, double[] b) {
        return Math.toDegrees(Math.acos(Surfaces.dot(a, b) / Math.sqrt(Surfaces.dot(a, a) * Surfaces.dot(b, b))));
    }

    private static double[] middle(Triangles t, double x, double y, double z, double[] normal, double reach) {
        return Surfaces.section(t, new double[] {x * MM, y * MM, z * MM}, normal, reach * MM);
    }

    private static final double[] UP = {0, 1, 0};

    private static int[] onePieceWith(int handles) {
        return new int[] {1, handles};
    }

    @Nested
    class TheFemur extends BoneContractTest {
        @Override
        Page page() {
            return Femur.page();
        }

        @Test
        void hasTheMeasuresOfItsSources() {
            within(445, 465, Surfaces.extent(fine(), 1), "length");
            within(
                    46,
                    48,
                    2 * radius(fine(), new double[3], new double[] {0, 0.6, -0.8}, 0.027),
                    "diameter of the head");
            within(78, 86, Surfaces.extent(fine(), 2, -0.44, -0.385), "width over the epicondyles");
            within(26, 30, 2 * Math.sqrt(middle(fine(), 9, -215, 21, UP, 40)[3] / Math.PI), "diameter of the shaft");
            assertArrayEquals(onePieceWith(0), Surfaces.piecesAndHandles(fine()));
        }

        @Test
        void neckLeavesTheShaftAtItsAngleAndForwards() {
            double[] high = middle(fine(), -1, -95, 36, UP, 40), low = middle(fine(), 6, -150, 29, UP, 40);
            double[] neck = middle(fine(), -6, -23, 24, new double[] {-0.2, -0.7, 0.7}, 30);
            double[] shaft = {0, low[1] - high[1], low[2] - high[2]}, outwards = {0, -neck[1], -neck[2]};
            assertEquals(127, degrees(shaft, outwards), 6);
            assertEquals(12, Math.toDegrees(Math.atan2(-neck[0], neck[2])), 5, "anteversion");
        }

        /** The bow: the shaft lies before the line from trochanter to condyles. */
        @Test
        void shaftIsBowedForwards() {
            double top = middle(fine(), -1, -80, 38, UP, 40)[0], mid = middle(fine(), 9, -215, 21, UP, 40)[0];
            double low = middle(fine(), 6, -340, 7, UP, 40)[0];
            within(5, 14, mid - 0.5 * (top + low), "bow");
        }

        /** A cut through the condyles shows the notch: two areas, and between them nothing. */
        @Test
        void condylesAreApart() {
            double[] nothing = {-15 * MM, -420 * MM, 0};
            assertTrue(bone().distance(nothing[0], nothing[1], nothing[2]) > 0, "intercondylar notch");
            assertTrue(bone().distance(-0.015, -0.42, 0.025) < 0 && bone().distance(-0.015, -0.42, -0.025) < 0);
            double sum = 0;
            int count = 0;
            for (int i = 0; i < fine().points(); i++) { // the round part behind, in the planes of both condyles
                double x = fine().vertices()[3 * i] + 0.014, y = fine().vertices()[3 * i + 1] + 0.4085;
                double z = Math.abs(fine().vertices()[3 * i + 2]);
                if (z > 0.022 && z < 0.03 && x < -0.008 && y < 0.012) {
                    sum += Math.hypot(x, y);
                    count++;
                }
            }
            assertTrue(count > 10, count + " vertices");
            within(18.5, 21.5, sum / count, "posterior radius");
        }
    }

    @Nested
    class ThePatella extends BoneContractTest {
        @Override
        Page page() {
            return Patella.page();
        }

        @Test
        void hasTheMeasuresOfItsSources() {
            within(42, 47, Surfaces.extent(fine(), 1), "height");
            within(43, 48, Surfaces.extent(fine(), 2), "width");
            within(20, 24, Surfaces.extent(fine(), 0), "thickness");
            assertEquals(2.0, Surfaces.extent(fine(), 2) / Surfaces.extent(fine(), 0), 0.2, "width to thickness");
        }
    }

    @Nested
    class TheTibia extends BoneContractTest {
        @Override
        Page page() {
            return Tibia.page();
        }

        @Test
        void hasTheMeasuresOfItsSources() {
            within(362, 378, Surfaces.extent(fine(), 1), "length");
            within(73, 78, Surfaces.extent(fine(), 2, -0.06, 0), "width of the plateau");
            within(48, 58, Surfaces.extent(fine(), 0, -0.045, 0), "depth of the plateau");
            assertArrayEquals(onePieceWith(0), Surfaces.piecesAndHandles(fine()));
        }

        @Test
        void plateauFallsBackwards() {
            double[] sum = new double[3];
            for (int f = 0; f < fine().faces(); f++) {
                double[] n = Surfaces.normal(fine(), f), p = Surfaces.corner(fine(), f, 0);
                boolean lateral = p[2] > 0.012 && p[2] < 0.03 && Math.abs(p[0] + 0.007) < 0.014;
                if (lateral && n[1] > 0.9 * Math.sqrt(Surfaces.dot(n, n)) && p[1] > -0.034) {
                    for (int i = 0; i < 3; i++) {
                        sum[i] += n[i];
                    }
                }
            }
            assertEquals(7, Math.toDegrees(Math.atan2(-sum[0], sum[1])), 2.5);
        }
    }

    @Nested
    class TheFibula extends BoneContractTest {
        @Override
        Page page() {
            return Fibula.page();
        }

        @Test
        void isSlenderAndALittleShorterThanTheTibia() {
            within(355, 380, Surfaces.extent(fine(), 1), "length");
            within(11, 16, 2 * Math.sqrt(middle(fine(), 5, -170, -3, UP, 30)[3] / Math.PI), "diameter");
        }
    }

    @Nested
    class TheFoot extends BoneContractTest {
        @Override
        Page page() {
            return Foot.foot();
        }

        @Test
        void hasTheMeasuresOfItsSources() {
            within(225, 245, Surfaces.extent(fine(), 0), "length");
            within(70, 95, Surfaces.extent(fine(), 2), "breadth");
            assertTrue(bone().distance(0.06, -0.062, -0.005) > 0, "the arch is hollow");
        }
    }

    @Nested
    class TheTalus extends BoneContractTest {
        @Override
        Page page() {
            return Foot.talus();
        }
    }

    @Nested
    class TheCalcaneus extends BoneContractTest {
        @Override
        Page page() {
            return Foot.calcaneus();
        }

        @Test
        void isAboutEightCentimetresLong() {
            within(78, 92, Surfaces.extent(fine(), 0), "length");
        }
    }

    @Nested
    class TheMidfoot extends BoneContractTest {
        @Override
        Page page() {
            return Foot.midfoot();
        }
    }

    @Nested
    class TheToes extends BoneContractTest {
        @Override
        Page page() {
            return Foot.toesOnly();
        }
    }

    @Nested
    class ThePelvis extends BoneContractTest {
        @Override
        Page page() {
            return Pelvis.page();
        }

        @Test
        void hasTheMeasuresOfItsSources() {
            within(205, 235, Surfaces.extent(fine(), 1), "height");
            within(262, 285, Surfaces.extent(fine(), 2), "width over the crests");
            Landmark spine = bone().landmark("anterior superior iliac spine"), hip = bone().landmark("hip centre");
            double width = 2 * spine.z(); // after Bell et al.
            assertEquals(0.36, (spine.z() + hip.z()) / width - 0.5, 0.02, "to the side");
            assertEquals(0.30, (spine.y() - hip.y()) / width, 0.02, "below");
            assertEquals(0.19, (spine.x() - hip.x()) / width, 0.03, "behind");
            within(
                    25,
                    27,
                    radius(fine(), new double[] {0, 0, 0.088}, new double[] {0, 0.5, -0.87}, 0.029),
                    "radius of the acetabulum");
        }

        /** Two obturator foramina and the ring. */
        @Test
        void hasThreeHoles() {
            assertArrayEquals(onePieceWith(3), Surfaces.piecesAndHandles(fine()));
            assertArrayEquals(
                    onePieceWith(3),
                    Surfaces.piecesAndHandles(bone().mesh(Resolution.USUAL).triangles()));
        }
    }

    @Nested
    class TheLumbarSpine extends BoneContractTest {
        @Override
        Page page() {
            return LumbarSpine.page();
        }

        @Test
        void hasDiscsBetweenTheBodies() {
            assertTrue(bone().distance(0.013, 0.074, 0) > 0 && bone().distance(0.012, 0.055, 0) < 0);
        }
    }

    @Nested
    class TheLumbarVertebra extends BoneContractTest {
        @Override
        Page page() {
            return LumbarSpine.vertebra();
        }

        @Test
        void hasTheMeasuresOfItsSourcesAndACanal() {
            double[] body = middle(fine(), 0, 0, 0, UP, 27);
            within(30, 42, 2 * Math.sqrt(body[3] / Math.PI), "diameter of the body");
            assertArrayEquals(onePieceWith(1), Surfaces.piecesAndHandles(fine()));
        }
    }

    @Nested
    class TheThorax extends BoneContractTest {
        @Override
        Page page() {
            return Thorax.page();
        }

        @Test
        void hasTheMeasuresOfItsSources() {
            within(265, 290, Surfaces.extent(fine(), 2), "width");
            within(290, 320, Surfaces.extent(fine(), 1), "height");
        }

        /** Twelve canals would be twelve; the spaces between the ribs of both sides are at least eighteen more. */
        @Test
        void isACageOneCanLookThrough() {
            for (Resolution r : Resolution.values()) {
                int handles = Surfaces.piecesAndHandles(bone().mesh(r).triangles())[1];
                assertTrue(handles >= 30, handles + " holes");
            }
            assertTrue(bone().distance(0.03, 0.15, 0.03) > 0, "room for the heart");
        }
    }

    @Nested
    class TheCervicalSpine extends BoneContractTest {
        @Override
        Page page() {
            return CervicalSpine.page();
        }
    }

    @Nested
    class TheSkull extends BoneContractTest {
        @Override
        Page page() {
            return Skull.page();
        }

        @Test
        void hasTheMeasuresOfItsSources() {
            within(176, 192, Surfaces.extent(fine(), 0, 0.045, 0.2), "length");
            within(138, 148, Surfaces.extent(fine(), 2, 0.045, 0.2), "breadth");
            within(126, 138, Surfaces.extent(fine(), 2, 0.0, 0.012), "breadth of the face");
        }

        @Test
        void eyesLookOutOfHollows() {
            assertTrue(bone().distance(0.084, 0.026, 0.030) > 0.01 && bone().distance(0.084, 0.026, -0.030) > 0.01);
            assertTrue(bone().distance(0.088, 0.003, 0) > 0, "opening of the nose");
        }
    }

    @Nested
    class TheClavicle extends BoneContractTest {
        @Override
        Page page() {
            return Clavicle.page();
        }

        @Test
        void hasTheMeasuresOfItsSources() {
            within(144, 160, bone().length(), "length");
            assertArrayEquals(onePieceWith(0), Surfaces.piecesAndHandles(fine()));
        }
    }

    @Nested
    class TheScapula extends BoneContractTest {
        @Override
        Page page() {
            return Scapula.page();
        }

        @Test
        void hasTheMeasuresOfItsSources() {
            Landmark low = bone().landmark("inferior angle"), high = bone().landmark("superior angle");
            within(150, 170, high.y() - low.y(), "height");
            Landmark root = bone().landmark("root of the spine"), glenoid = bone().landmark("glenoid");
            within(95, 110, Math.hypot(root.x() - glenoid.x(), root.z() - glenoid.z()), "width");
            double[] spine = Surfaces.minus(
                    root.at(Side.RIGHT), bone().landmark("acromion").at(Side.RIGHT));
            within(122, 146, Math.sqrt(Surfaces.dot(spine, spine)), "length of the spine");
            assertArrayEquals(onePieceWith(0), Surfaces.piecesAndHandles(fine()));
            assertArrayEquals(
                    onePieceWith(0),
                    Surfaces.piecesAndHandles(bone().mesh(Resolution.USUAL).triangles()));
        }
    }

    @Nested
    class TheHumerus extends BoneContractTest {
        @Override
        Page page() {
            return Humerus.page();
        }

        @Test
        void hasTheMeasuresOfItsSources() {
            within(320, 340, Surfaces.extent(fine(), 1), "length");
            within(
                    46,
                    48,
                    2 * radius(fine(), new double[3], new double[] {-0.5, 0.5, -0.7}, 0.027),
                    "diameter of the head");
            within(60, 70, Surfaces.extent(fine(), 2, -0.32, -0.27), "width over the epicondyles");
            double[] shaft = middle(fine(), 5, -60, 10, UP, 30);
            assertEquals(25, Math.toDegrees(Math.atan2(shaft[0], shaft[2])), 6, "retroversion");
            assertArrayEquals(onePieceWith(0), Surfaces.piecesAndHandles(fine()));
        }
    }

    @Nested
    class TheRadius extends BoneContractTest {
        @Override
        Page page() {
            return Radius.page();
        }

        @Test
        void hasTheMeasuresOfItsSources() {
            within(21, 24, Surfaces.extent(fine(), 0, -0.012, 0.01), "width of the head");
            within(28, 36, Surfaces.extent(fine(), 2, -0.25, -0.215), "width at the wrist");
            within(230, 250, Surfaces.extent(fine(), 1), "length");
        }
    }

    @Nested
    class TheUlna extends BoneContractTest {
        @Override
        Page page() {
            return Ulna.page();
        }

        @Test
        void hasTheMeasuresOfItsSources() {
            within(255, 280, Surfaces.extent(fine(), 1), "length");
            assertTrue(bone().distance(0, 0, -0.005) > 0.009, "the notch about the trochlea");
        }
    }

    @Nested
    class TheHand extends BoneContractTest {
        @Override
        Page page() {
            return Hand.page();
        }

        @Test
        void isAboutEighteenCentimetresLong() {
            within(172, 195, Surfaces.extent(fine(), 1), "length");
        }
    }
}
