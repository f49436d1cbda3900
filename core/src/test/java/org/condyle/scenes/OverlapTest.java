package org.condyle.scenes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.junit.jupiter.api.Test;

/** The judge of overlaps is judged by closed forms, for it is the one that must not err. */
class OverlapTest {
    private static final double[] HERE = new double[3];

    private static double depth(Solid a, Solid b, double[] at, double[] rotation, double enough) {
        Overlap o = new Overlap(a, b);
        o.place(HERE, Mat3.identity(), at, rotation);
        return o.depth(enough);
    }

    private static List<Solid> allForms(Chance chance) {
        double[] cloud = new double[36];
        for (int i = 0; i < 12; i++) {
            double[] p = Solid.unit(chance.vector(1));
            System.arraycopy(new double[] {0.05 * p[0], 0.06 * p[1], 0.04 * p[2]}, 0, cloud, 3 * i, 3);
        }
        return List.of(
                Solid.sphere(0.05),
                Solid.box(0.1, 0.06, 0.08),
                Solid.capsule(0.03, 0.06),
                Solid.cylinder(0.04, 0.08),
                Solid.ellipsoid(0.06, 0.04, 0.03),
                Solid.hull(cloud));
    }

    @Test
    void aSphereInASphereABoxAndAnEllipsoid() {
        Solid ball = Solid.sphere(0.05);
        assertEquals(0.04, depth(ball, ball, new double[] {0.036, 0.048, 0}, Mat3.identity(), -1), 1e-9);
        Solid box = Solid.box(0.1, 0.2, 0.3);
        double[] r = new Chance(3).rotation();
        assertEquals(0.02, depth(box, ball, new double[] {0.08, 0.01, 0.02}, r, -1), 1e-9);
        // at the edge x = 0.05, y = 0.1
        assertEquals(0.05 - 0.025, depth(box, ball, new double[] {0.065, 0.12, 0.02}, r, -1), 1e-8);
        Solid egg = Solid.ellipsoid(0.1, 0.05, 0.03);
        assertEquals(0.1 + 0.05 - 0.13, depth(egg, ball, new double[] {0.13, 0, 0}, r, -1), 1e-8);
    }

    @Test
    void edgesOfBoxesThatCross() {
        // the edge of one is turned by 45 degrees about x, that of the other by 45 degrees about y
        Solid box = Solid.box(0.1, 0.1, 0.1);
        Overlap o = new Overlap(box, box);
        double half = 0.05 * Math.sqrt(2);
        o.place(
                HERE,
                Rotations.about(1, 0, 0, Math.PI / 4),
                new double[] {0, 0, 2 * half - 1e-3},
                Rotations.about(0, 1, 0, Math.PI / 4));
        assertEquals(1e-3, o.depth(-1), 1e-9);
    }

    @Test
    void whatIsMovedAlongTheProvenDirectionIsClear() {
        // The depth d comes with a direction: a copy moved by a little more than d must be found apart, and by less
        // must not.
        Chance chance = new Chance(7);
        for (int i = 0; i < 60; i++) {
            List<Solid> forms = allForms(chance);
            Solid a = forms.get(i % 6), b = forms.get(i / 6 % 6);
            double[] n = Solid.unit(chance.vector(1)), r = chance.rotation();
            double reach = a.support().of(n[0], n[1], n[2])
                    + b.support()
                            .of(
                                    -(r[0] * n[0] + r[3] * n[1] + r[6] * n[2]),
                                    -(r[1] * n[0] + r[4] * n[1] + r[7] * n[2]),
                                    -(r[2] * n[0] + r[5] * n[1] + r[8] * n[2]));
            // clear along n by 1 µm, wherever they are across n: the search must find some direction that proves it
            double[] at = {n[0] * (reach + 1e-6), n[1] * (reach + 1e-6), n[2] * (reach + 1e-6)};
            int number = i;
            double apart = depth(a, b, at, r, 0);
            assertTrue(apart <= 0, () -> number + ": " + apart);
        }
    }

    @Test
    void anOverlapIsNeverExplainedAway() {
        // a point inside both solids at a known depth below both surfaces: no direction can prove them apart
        Chance chance = new Chance(11);
        for (int i = 0; i < 60; i++) {
            List<Solid> forms = allForms(chance);
            Solid a = forms.get(i % 6), b = forms.get(i / 6 % 6);
            double[] at = Solid.unit(chance.vector(1));
            double inner = 0.02; // all of them contain a ball of this radius about the mass centre
            for (int k = 0; k < 3; k++) {
                at[k] *= 2 * inner - 1e-3;
            }
            double d = depth(a, b, at, chance.rotation(), 0);
            assertTrue(d >= 1e-3 - 1e-12, () -> "overlap " + d);
        }
    }

    @Test
    void aFloorIsPassedByTheLowestPoint() {
        double[] floor = {0, 0, 0.1, 0, 0, 1};
        double[] r = Rotations.about(1, 0, 0, Math.PI / 4);
        double d = Overlap.below(Solid.box(0.1, 0.1, 0.1), new double[] {5, 3, 0.15}, r, floor);
        assertEquals(0.05 * Math.sqrt(2) - 0.05, d, 1e-15);
    }
}
