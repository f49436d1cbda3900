package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.geometry.csg.Csg;
import org.condyle.geometry.csg.Csg.Part;
import org.condyle.geometry.csg.CutCubeVolume;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Sphere;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.MassProperties;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class CsgMassTest {
    /** A thin wall is where cells are coarse: all of it is near a surface. */
    @Test
    void aShellWeighsAndTurnsAsTheDifferenceOfTwoBalls() {
        double R = 0.5, r = 0.48;
        MassProperties m =
                Csg.difference(new Part(new Sphere(R)), new Part(new Sphere(r))).massProperties();
        double mass = 4 * Math.PI / 3 * (R * R * R - r * r * r);
        assertEquals(mass, m.mass(), 1e-4 * mass);
        double inertia = 8 * Math.PI / 15 * (Math.pow(R, 5) - Math.pow(r, 5));
        for (int k = 0; k < 3; k++) {
            assertEquals(0, m.centre()[k], 1e-5);
            assertEquals(inertia, m.inertia()[k], 1e-4 * inertia);
            assertEquals(0, m.inertia()[3 + k], 1e-4 * inertia);
        }
    }

    @Test
    void aThinPlateWithAHoleWeighsWhatIsLeftOfIt() {
        MassProperties m = Csg.difference(new Part(new Box(1, 1, 0.02)), new Part(new Cylinder(0.3, 1)))
                .massProperties();
        double mass = 0.02 * (1 - Math.PI * 0.09);
        assertEquals(mass, m.mass(), 5e-4 * mass);
        assertEquals(0, m.centre()[2], 1e-5);
    }

    /** Two rods that cross, whichever way they lie among the cells. */
    @Test
    void aTurnedCrossWeighsAndTurnsTheSame() {
        Chance chance = new Chance(3);
        double rod = 0.01, core = 0.001, mass = 2 * rod - core;
        // about the axis across both: two rods less the cube they share
        double across = 2 * rod * (1 + 0.01) / 12 - core * 0.02 / 12;
        for (int trial = 0; trial < 4; trial++) {
            double[] turn = trial == 0 ? Frame.IDENTITY.rotation() : chance.rotation();
            Frame frame = new Frame(chance.vector(1), turn);
            MassProperties m = Csg.union(new Part(new Box(1, 0.1, 0.1), frame), new Part(new Box(0.1, 1, 0.1), frame))
                    .massProperties();
            String what = chance + " trial " + trial;
            assertEquals(mass, m.mass(), 2e-4 * mass, what);
            double zx = turn[2], zy = turn[5], zz = turn[8];
            double[] i = m.inertia();
            double about = i[0] * zx * zx
                    + i[1] * zy * zy
                    + i[2] * zz * zz
                    + 2 * (i[3] * zx * zy + i[4] * zx * zz + i[5] * zy * zz);
            assertEquals(across, about, 1e-3 * across, what);
            for (int k = 0; k < 3; k++) {
                assertEquals(frame.origin()[k], m.centre()[k], 1e-4, what);
            }
        }
    }

    /** The sum over the corners of the cube, each with the sign of its parity. */
    @Test
    void aPlanesShareOfACubeIsTheSumOverItsCorners() {
        Chance chance = new Chance(4);
        double side = 0.2;
        for (int trial = 0; trial < 1000; trial++) {
            double[] turn = chance.rotation(), n = {turn[0], turn[1], turn[2]};
            double f = chance.in(-0.2, 0.2), sum = 0;
            double x = Math.abs(n[0]) * side, y = Math.abs(n[1]) * side, z = Math.abs(n[2]) * side;
            for (int c = 0; c < 8; c++) {
                double a = 0.5 * (x + y + z) - f - (c & 1) * x - (c >> 1 & 1) * y - (c >> 2) * z;
                sum += (Integer.bitCount(c) % 2 == 0 ? 1 : -1) * Math.pow(Math.max(0, a), 3);
            }
            double product = 6 * x * y * z;
            assertEquals(
                    sum / product, CutCubeVolume.below(f, n, side), 1e-9 + 1e-16 / product, chance + " trial " + trial);
        }
        assertEquals(0.25, CutCubeVolume.below(0.05, new double[] {0, -1, 0}, side), 1e-15);
        assertEquals(
                0.875,
                CutCubeVolume.below(-0.05 * Math.sqrt(2), new double[] {Math.sqrt(0.5), 0, Math.sqrt(0.5)}, side),
                1e-15);
    }
}
