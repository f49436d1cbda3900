package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.geometry.pair.BoxBoxPair;
import org.condyle.geometry.pair.ConvexPair;
import org.condyle.geometry.shape.Box;
import org.condyle.math.Mat3;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class BoxBoxPairTest extends ContactGeometryContractTest {
    private static final Box BRICK = new Box(0.4, 0.7, 1.1);

    @Override
    List<Case> cases() {
        return List.of(
                new Case(BRICK, new Box(0.3, 0.5, 0.6), 0.2, 1),
                new Case(new Box(1, 1, 1), new Box(1, 1, 1), 0.6, 1.5),
                new Case(new Box(1, 0.02, 0.5), BRICK, 0.2, 1));
    }

    /** Corners of a cut face slide along their edges; the deepest is a true corner, and edges cross where they cross. */
    @Override
    boolean slides(Case c, ContactSet contacts, int entry) {
        return contacts.feature[entry] >= BoxBoxPair.FACE && contacts.depth[entry] < -contacts.gap - 1e-12;
    }

    private static ContactSet find(ContactGeometry pair, double[] origin, double[] rotation) {
        Motion m = new Motion(2);
        System.arraycopy(origin, 0, m.placement, 12, 3);
        System.arraycopy(rotation, 0, m.placement, 15, 9);
        ContactSet out = new ContactSet(1);
        pair.find(m, new double[1], 0, out);
        return out;
    }

    @Test
    void aBoxOnATableRestsOnFourCorners() {
        ContactGeometry pair = Pairs.between(surface("table", 0, new Box(2, 2, 1)), surface("box", 1, BRICK));
        ContactSet c = find(pair, new double[] {0.3, 0.1, 0.5 + 0.55 - 0.01}, Mat3.identity());
        assertEquals(4, c.count);
        double[] sum = new double[3];
        for (int i = 0; i < 4; i++) {
            assertEquals(0.01, c.depth[i], 1e-15);
            assertEquals(1, c.normal[3 * i + 2], 1e-15);
            assertEquals(0.495, c.point[3 * i + 2], 1e-15);
            for (int k = 0; k < 3; k++) {
                sum[k] += c.point[3 * i + k] / 4;
            }
        }
        assertEquals(0.3, sum[0], 1e-15);
        assertEquals(0.1, sum[1], 1e-15);
    }

    @Test
    void depthAndDistanceAreThoseOfTheOtherMethod() {
        Chance chance = new Chance(11);
        ContactGeometry pair = Pairs.between(surface("a", 0, BRICK), surface("b", 1, new Box(0.3, 0.5, 0.6)));
        ContactGeometry other = new ConvexPair(surface("a", 0, BRICK), surface("b", 1, new Box(0.3, 0.5, 0.6)));
        int overlapping = 0;
        for (int i = 0; i < 10_000; i++) {
            double[] origin = chance.vector(0.8), rotation = chance.rotation();
            double gap = find(pair, origin, rotation).gap;
            assertEquals(find(other, origin, rotation).gap, gap, 1e-9, "pose " + i);
            overlapping += gap < 0 ? 1 : 0;
        }
        assertTrue(overlapping > 2000 && overlapping < 8000, "overlapping " + overlapping);
    }

    @Test
    void contactsLieMidwayBetweenTheTwoSurfaces() {
        Chance chance = new Chance(12);
        Box b = new Box(0.3, 0.5, 0.6);
        ContactGeometry pair = Pairs.between(surface("a", 0, BRICK), surface("b", 1, b));
        double[] local = new double[3], out = new double[6];
        for (int i = 0; i < 3000; i++) {
            double[] origin = chance.vector(0.6), rotation = chance.rotation();
            ContactSet c = find(pair, origin, rotation);
            for (int k = 0; k < c.count; k++) {
                double x = c.point[3 * k], y = c.point[3 * k + 1], z = c.point[3 * k + 2];
                double half = 0.5 * c.depth[k] + 1e-9; // one of the two surface points belongs to one box for certain
                assertTrue(BRICK.project(x, y, z, out, 0, out) <= half, "pose " + i);
                Mat3.times(Mat3.transpose(rotation), 0, x - origin[0], y - origin[1], z - origin[2], local, 0);
                assertTrue(b.project(local[0], local[1], local[2], out, 0, out) <= half, "pose " + i);
            }
        }
    }
}
