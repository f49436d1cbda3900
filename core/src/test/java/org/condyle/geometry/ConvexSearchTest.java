package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.geometry.convex.CoreDifference;
import org.condyle.geometry.convex.Gjk;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.math.Rotations;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.BodyScene;
import org.condyle.scenes.BodyScenes;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Solid;
import org.junit.jupiter.api.Test;

/** The searches for any two convex shapes against properties that only the right answer has. */
class ConvexSearchTest {
    private static final Ellipsoid EGG = new Ellipsoid(0.5, 0.3, 0.2);

    /** In world axes, with shape A in the world frame: the signed distance of a point from B. */
    private static double distance(NearestPointShape b, double[] x, double[] r, double px, double py, double pz) {
        double dx = px - x[0], dy = py - x[1], dz = pz - x[2];
        return b.project(
                r[0] * dx + r[3] * dy + r[6] * dz,
                r[1] * dx + r[4] * dy + r[7] * dz,
                r[2] * dx + r[5] * dy + r[8] * dz,
                new double[0],
                0,
                new double[6]);
    }

    @Test
    void ellipsoidsApartAreNearestAlongACommonNormal() {
        Ellipsoid b = new Ellipsoid(0.3, 0.3, 0.6);
        Poses p = Poses.of(EGG, b);
        Chance chance = new Chance(1);
        double[] out = new double[6];
        int apart = 0;
        for (int i = 0; i < 10_000; i++) {
            double[] x = chance.vector(1.2), r = chance.rotation();
            ContactSet c = p.find(x, r);
            if (c.gap <= 0) {
                continue;
            }
            apart++;
            double h = c.gap / 2, nx = c.normal[0], ny = c.normal[1], nz = c.normal[2];
            double ax = c.point[0] - h * nx, ay = c.point[1] - h * ny, az = c.point[2] - h * nz;
            double bx = c.point[0] + h * nx, by = c.point[1] + h * ny, bz = c.point[2] + h * nz;
            // each end is on its surface, and the nearest point of the other surface is the other end
            assertEquals(0, EGG.project(ax, ay, az, out, 0, out), 1e-13, "pose " + i);
            assertEquals(0, distance(b, x, r, bx, by, bz), 1e-13, "pose " + i);
            assertEquals(c.gap, EGG.project(bx, by, bz, out, 0, out), 1e-13, "pose " + i);
            assertEquals(c.gap, distance(b, x, r, ax, ay, az), 1e-13, "pose " + i);
        }
        assertTrue(apart > 5000, "apart " + apart);
    }

    /** Fewer poses than elsewhere, because each is compared with a thousand directions. */
    @Test
    void noDirectionFreesEllipsoidsSoonerThanTheNormal() {
        Ellipsoid b = new Ellipsoid(0.3, 0.3, 0.6);
        Poses p = Poses.of(EGG, b);
        Chance chance = new Chance(2);
        double[] relative = new double[12];
        CoreDifference difference = new CoreDifference(EGG, b, relative);
        int overlapping = 0;
        for (int i = 0; i < 1000; i++) {
            double[] x = chance.vector(0.5), r = chance.rotation();
            ContactSet c = p.find(x, r);
            if (c.gap >= 0) {
                continue;
            }
            overlapping++;
            System.arraycopy(x, 0, relative, 0, 3);
            System.arraycopy(r, 0, relative, 3, 9);
            double depth = c.depth[0];
            double[] n = c.normal.clone();
            assertEquals(depth, difference.support(n[0], n[1], n[2]), 1e-14, "pose " + i);
            for (int k = 0; k < 1000; k++) {
                double[] u = chance.vector(k % 2 == 0 ? 1 : 1e-3);
                double sign = k % 2;
                double[] d = Rotations.unit(new double[] {u[0] + sign * n[0], u[1] + sign * n[1], u[2] + sign * n[2]});
                assertTrue(difference.support(d[0], d[1], d[2]) >= depth - 1e-14, "pose " + i);
            }
            assertEquals(0, p.gapAfter(x, r, n, depth), 1e-13, "pose " + i);
        }
        assertTrue(overlapping > 300, "overlapping " + overlapping);
    }

    @Test
    void aCapsuleIsAsFarFromAnEllipsoidAsTheNearestPointOfItsSegment() {
        Capsule b = new Capsule(0.1, 0.7);
        Poses p = Poses.of(EGG, b);
        Chance chance = new Chance(3);
        double[] out = new double[6];
        for (int i = 0; i < 3000; i++) {
            double[] x = chance.vector(0.9), r = chance.rotation();
            double low = -0.35, high = 0.35;
            for (int k = 0; k < 120; k++) { // the distance along a line is convex: thirds close in on its minimum
                double s = low + (high - low) / 3, t = high - (high - low) / 3;
                double ds = EGG.project(x[0] + s * r[2], x[1] + s * r[5], x[2] + s * r[8], out, 0, out);
                double dt = EGG.project(x[0] + t * r[2], x[1] + t * r[5], x[2] + t * r[8], out, 0, out);
                if (ds <= dt) {
                    high = t;
                } else {
                    low = s;
                }
            }
            double least = EGG.project(x[0] + low * r[2], x[1] + low * r[5], x[2] + low * r[8], out, 0, out);
            if (least > 1e-6) { // the segment itself is outside
                assertEquals(least - 0.1, p.find(x, r).gap, 1e-9, "pose " + i);
            }
        }
    }

    /** Fewer poses than elsewhere, because each is compared with hundreds of directions. */
    @Test
    void theNormalIsTheShortestWayOutForAllKinds() {
        Convex[][] pairs = {
            {EGG, new Box(0.4, 0.7, 1.1)},
            {EGG, new Cylinder(0.3, 0.9)},
            {new Box(0.4, 0.7, 1.1), new Cylinder(0.3, 0.9)},
            {new Cylinder(0.2, 0.5), new Cylinder(0.3, 0.9)},
            {new Box(0.4, 0.7, 1.1), new Capsule(0.1, 0.7)}
        };
        for (Convex[] shapes : pairs) {
            String names = shapes[0] + " / " + shapes[1];
            Poses p = Poses.of(shapes[0], shapes[1]);
            double[] relative = new double[12];
            CoreDifference difference = new CoreDifference(shapes[0], shapes[1], relative);
            double rounding = shapes[0].rounding() + shapes[1].rounding();
            Chance chance = new Chance(4);
            for (int i = 0; i < 300; i++) {
                double[] x = chance.vector(0.7), r = chance.rotation();
                ContactSet c = p.find(x, r);
                System.arraycopy(x, 0, relative, 0, 3);
                System.arraycopy(r, 0, relative, 3, 9);
                double gap = c.gap;
                double[] n = c.normal.clone();
                // -f(d) of every direction is a lower bound of the signed distance, and that of the normal reaches it
                assertEquals(-gap, difference.support(n[0], n[1], n[2]) + rounding, 2e-8, names + " pose " + i);
                for (int k = 0; k < 300; k++) {
                    double[] u = chance.vector(k % 2 == 0 ? 1 : 1e-2);
                    double near = k % 2;
                    double[] d =
                            Rotations.unit(new double[] {u[0] + near * n[0], u[1] + near * n[1], u[2] + near * n[2]});
                    assertTrue(difference.support(d[0], d[1], d[2]) + rounding >= -gap - 1e-8, names + " pose " + i);
                }
                assertEquals(0, p.gapAfter(x, r, n, -gap), 1e-7, names + " pose " + i);
            }
        }
    }

    /** A polyhedron and an ellipsoid that overlap, in poses in which the shortest way to the origin ends at 1e-14 m by rounding. */
    @Test
    void coresAreApartOnlyIfAPlanePartsThem() {
        double[][] poses = {
            {
                -0.015637840983396222,
                -0.07359313439251848,
                0.023026420378883524,
                -0.5964331408909849,
                -0.469700003742473,
                -0.6508835648034412,
                -0.6811709514881934,
                -0.13275531732274132,
                0.719987611401201,
                -0.4245864379553164,
                0.8727874496158036,
                -0.24076632758248648
            },
            {
                -0.0073459466308464505,
                -0.06268615111888241,
                0.04042588587608491,
                -0.8063686473855685,
                -0.40661509828833764,
                -0.4294575256734183,
                -0.42879361406365757,
                -0.09815317347513533,
                0.8980545590747746,
                -0.4073151618241044,
                0.9083116845999096,
                -0.09520631579615965
            }
        };
        BodyScene heap = BodyScenes.of(417);
        Convex a = ((Mesh) solid(heap, "b5").shape()).polyhedron();
        Convex b = (Convex) solid(heap, "b9").shape();
        for (double[] pose : poses) {
            CoreDifference difference = new CoreDifference(a, b, pose);
            Gjk gjk = new Gjk(difference);
            double[] n = gjk.normal;
            assertTrue(!gjk.search(1e-14) || difference.support(n[0], n[1], n[2]) < 0, "no plane parts them");
        }
    }

    private static Solid solid(BodyScene scene, String name) {
        return scene.parts().stream()
                .filter(p -> p.name().equals(name))
                .findFirst()
                .orElseThrow()
                .solid();
    }
}
