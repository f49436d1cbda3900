package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.geometry.mesh.Mesh;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Meshes;
import org.junit.jupiter.api.Test;

class MeshTest {
    /** L of three unit cubes along x and y, extruded by 1 along z; without vertices in the middle of its edges. */
    static Triangles angle() {
        double[][] outline = {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}};
        double[] v = new double[36];
        for (int i = 0; i < 12; i++) {
            v[3 * i] = outline[i % 6][0];
            v[3 * i + 1] = outline[i % 6][1];
            v[3 * i + 2] = i / 6;
        }
        int[] cap = {0, 1, 3, 1, 2, 3, 0, 3, 5, 3, 4, 5};
        int[] corners = new int[60];
        for (int k = 0; k < 12; k += 3) {
            for (int i = 0; i < 3; i++) {
                corners[k + i] = cap[k + 2 - i];
                corners[12 + k + i] = 6 + cap[k + i];
            }
        }
        for (int i = 0; i < 6; i++) {
            int j = (i + 1) % 6;
            int[] wall = {i, j, 6 + j, i, 6 + j, 6 + i};
            System.arraycopy(wall, 0, corners, 24 + 6 * i, 6);
        }
        return new Triangles(v, corners);
    }

    @Test
    void repeatedVerticesBecomeOneAndEmptyFacesAreDropped() {
        Triangles box = Meshes.box(1, 1, 1, 1);
        int[] more = java.util.Arrays.copyOf(box.corners(), box.corners().length + 6);
        more[36] = more[37] = 0; // two corners alike
        more[38] = 1;
        double[] v = java.util.Arrays.copyOf(box.vertices(), box.vertices().length + 3); // and one on a straight line
        v[72] = 0.5 * (v[0] + v[3]);
        v[73] = 0.5 * (v[1] + v[4]);
        v[74] = 0.5 * (v[2] + v[5]);
        more[39] = 0;
        more[40] = 24;
        more[41] = 1;
        Mesh mesh = Mesh.flat(new Triangles(v, more));
        assertEquals(8, mesh.points());
        assertEquals(12, mesh.faces());
        assertEquals(16, mesh.weldedVertices());
        assertEquals(2, mesh.droppedFaces());
        assertTrue(mesh.closed());
    }

    @Test
    void facesThatRunTheWrongWayAreTurned() {
        Triangles box = Meshes.box(1, 2, 3, 2);
        int[] c = box.corners().clone();
        for (int f : new int[] {3, 17, 40}) {
            int k = c[3 * f];
            c[3 * f] = c[3 * f + 1];
            c[3 * f + 1] = k;
        }
        Mesh mended = Mesh.flat(new Triangles(box.vertices(), c));
        assertEquals(3, mended.turnedFaces());
        assertEquals(48, mended.massProperties().mass(), 1e-12);
        for (int f = 0; f < c.length; f += 3) { // and everything inside out
            int k = c[f];
            c[f] = c[f + 1];
            c[f + 1] = k;
        }
        assertEquals(
                48, Mesh.flat(new Triangles(box.vertices(), c)).massProperties().mass(), 1e-12);
    }

    @Test
    void unusableMeshesSayWhatIsWrong() {
        assertMessage("has an area", new double[] {0, 0, 0, 1, 0, 0, 2, 0, 0}, 0, 1, 2);
        assertMessage("finite", new double[] {0, 0, 0, 1, 0, Double.NaN, 0, 1, 0}, 0, 1, 2);
        double[] fan = {0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, -1, -1, 0};
        assertMessage("more than two faces", fan, 0, 1, 2, 0, 1, 3, 0, 1, 4);
        double[] strip = new double[30];
        int[] moebius = new int[30];
        for (int i = 0; i < 5; i++) {
            double u = 2 * Math.PI * i / 5;
            for (int side = 0; side < 2; side++) {
                double w = (side - 0.5) * 0.4;
                strip[6 * i + 3 * side] = (1 + w * Math.cos(u / 2)) * Math.cos(u);
                strip[6 * i + 3 * side + 1] = (1 + w * Math.cos(u / 2)) * Math.sin(u);
                strip[6 * i + 3 * side + 2] = w * Math.sin(u / 2);
            }
            int a = 2 * i, b = a + 1, c = i < 4 ? a + 2 : 1, d = i < 4 ? a + 3 : 0;
            System.arraycopy(new int[] {a, c, b, b, c, d}, 0, moebius, 6 * i, 6);
        }
        assertMessage("only one side", strip, moebius);
    }

    private static void assertMessage(String part, double[] vertices, int... corners) {
        Triangles t = new Triangles(vertices, corners);
        String message = assertThrows(ModelException.class, () -> Mesh.flat(t)).getMessage();
        assertTrue(message.contains(part), message);
    }

    @Test
    void massOfABoxAndOfAnAngleIsExact() {
        MassProperties box = Mesh.smooth(Meshes.box(1, 2, 3, 3)).massProperties();
        assertEquals(48, box.mass(), 1e-12);
        assertArrayEquals(new double[3], box.centre(), 1e-14);
        assertArrayEquals(new double[] {48 * 13 / 3.0, 48 * 10 / 3.0, 48 * 5 / 3.0, 0, 0, 0}, box.inertia(), 1e-11);
        MassProperties angle = Mesh.flat(angle()).massProperties();
        assertEquals(3, angle.mass(), 1e-14);
        assertArrayEquals(new double[] {5 / 6.0, 5 / 6.0, 0.5}, angle.centre(), 1e-14);
        // cubes at (½,½), (1½,½), (½,1½): Σ y² = 3/12 + ¼ + ¼ + 9/4 - 3 (5/6)² about the mass centre
        double yy = 0.25 + 2.75 - 3 * 25 / 36.0, zz = 0.25, xy = 0.25 + 0.75 + 0.75 - 3 * 25 / 36.0;
        assertArrayEquals(new double[] {yy + zz, yy + zz, 2 * yy, -xy, 0, 0}, angle.inertia(), 1e-13);
    }

    @Test
    void openMeshesHaveARimAndNoMass() {
        Mesh cup = Mesh.smooth(Meshes.cup(0.02, 0.06, 10));
        assertFalse(cup.closed());
        assertEquals(40, cup.openEdges());
        assertThrows(ModelException.class, cup::massProperties);
        double[] out = new double[7];
        assertEquals(0.001, cup.project(0, 0, 0.001, new double[] {Double.NaN}, 0, out), 1e-12);
        assertEquals(-0.001, cup.project(0, 0, -0.001, new double[] {Double.NaN}, 0, out), 1e-12);
        assertEquals(Double.POSITIVE_INFINITY, cup.halfThickness());
    }

    @Test
    void signsAreRightAroundTheInnerEdgeOfAnAngle() {
        Mesh angle = Mesh.flat(angle());
        double[] out = new double[7];
        double[] none = {Double.NaN};
        assertEquals(-Math.sqrt(0.02), angle.project(0.9, 0.9, 0.5, none, 0, out), 1e-15);
        assertEquals(0.1, angle.project(1.1, 1.2, 0.5, none, 0, out), 1e-15);
        assertEquals(Math.sqrt(0.5), angle.project(2.5, 1.5, 0.5, none, 0, out), 1e-15);
    }

    @Test
    void thicknessIsThatOfTheThinnestPlace() {
        assertEquals(0.1, Mesh.flat(Meshes.box(0.5, 0.1, 0.3, 3)).halfThickness(), 1e-12);
        assertEquals(0.02, Mesh.smooth(Meshes.torus(0.05, 0.02, 48, 24)).halfThickness(), 3e-4);
        assertEquals(0.5, Mesh.flat(angle()).halfThickness(), 1e-12);
    }

    /** Newton's method leaves the foot a little aside, which a short line to it must not turn into a wrong normal. */
    @Test
    void whatHardlyOverlapsHasTheNormalOfTheSurface() {
        Mesh egg = Mesh.smooth(Meshes.ellipsoid(0.3, 0.2, 0.25, 8));
        Chance chance = new Chance(1);
        double[] far = new double[7], near = new double[7], none = {Double.NaN};
        for (double height = 1e-5; height > 1e-13; height /= 10) {
            int right = 0, trials = 500;
            for (int i = 0; i < trials; i++) {
                double[] x = chance.vector(0.5);
                egg.project(x[0], x[1], x[2], none, 0, far);
                egg.project(
                        far[0] + height * far[3], far[1] + height * far[4], far[2] + height * far[5], none, 0, near);
                double error = Math.hypot(near[3] - far[3], Math.hypot(near[4] - far[4], near[5] - far[5]));
                assertTrue(error < 0.03, height + ": " + error); // on edges, where neighbours differ so much
                right += error < 1e-7 ? 1 : 0;
            }
            assertTrue(right > 0.97 * trials, height + ": " + right);
        }
    }
}
