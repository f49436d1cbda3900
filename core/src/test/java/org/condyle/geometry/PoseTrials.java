package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.geometry.shape.Profile;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.math.Vec3;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Seeds;

/**
 * Ten thousand random poses of two shapes. After each search the two surface points that the deepest contact lies between
 * are here, each in the frame of its own shape, for a reference to judge.
 */
final class PoseTrials {
    static final int POSES = Seeds.of(10_000, 2_000);

    final Shape a;
    final Shape b;
    final TwoShapes two;
    /** What was found in the pose at hand, and the entry that is deepest; -1 if there is none. */
    ContactSet found;

    int deepest;
    int pose;
    int overlapping;
    /** The point of A in A's frame, the point of B in B's frame; both also in the frame of the other. */
    final double[] onA = new double[3];

    final double[] onB = new double[3];
    final double[] onAFromB = new double[3];
    final double[] onBFromA = new double[3];
    /** The normal seen from A and from B. */
    final double[] normalA = new double[3];

    final double[] normalB = new double[3];
    private final Chance chance;
    private final double near;
    private final double far;
    private final boolean planar;
    private final double[] world = new double[3];
    private double aside = Double.NaN;

    /** Origins of the shapes are between near and far apart; two profiles stay in their plane. */
    PoseTrials(Shape a, Shape b, double near, double far) {
        this.a = a;
        this.b = b;
        this.near = near;
        this.far = far;
        planar = a instanceof Profile && b instanceof Profile;
        two = new TwoShapes(a, b);
        chance = new Chance(4711);
    }

    /** B is an open patch: A's origin is over its z = 0, so far as near and far say, and within a square of +-aside. */
    PoseTrials inFront(double aside) {
        this.aside = aside;
        return this;
    }

    /** Searches so many poses and asks the check after each; some of them must overlap and some not. */
    void run(int poses, Runnable check) {
        for (pose = 0; pose < poses; pose++) {
            scatter();
            two.forget();
            found = two.find();
            assertTrue(Double.isFinite(found.gap), () -> this + ": gap");
            overlapping += found.gap < 0 ? 1 : 0;
            deepest = -1;
            for (int i = 0; i < found.count; i++) {
                deepest = deepest < 0 || found.depth[i] > found.depth[deepest] ? i : deepest;
            }
            if (deepest >= 0) {
                assertEquals(-found.gap, found.depth[deepest], 1e-12, () -> this + ": the gap is that of the deepest");
                take(deepest);
            }
            check.run();
        }
        assertTrue(
                overlapping > poses / 20 && overlapping < poses - poses / 20,
                this + ": overlapping " + overlapping + " of " + poses);
    }

    private void scatter() {
        double[] at = chance.vector(1), way = chance.vector(1);
        double distance = chance.in(near, far);
        if (planar) {
            at[2] = way[2] = 0;
        }
        way = Rotations.unit(way);
        two.place(1, at, turn());
        if (aside > 0) {
            double[] r = chance.rotation();
            Mat3.times(r, 0, chance.in(-aside, aside), chance.in(-aside, aside), distance, way, 0);
            two.place(2, Vec3.minus(at, way), r);
            return;
        }
        for (int i = 0; i < 3; i++) {
            at[i] += distance * way[i];
        }
        two.place(2, at, turn());
    }

    private double[] turn() {
        return planar ? Rotations.about(0, 0, 1, chance.in(-Math.PI, Math.PI)) : chance.rotation();
    }

    /** Puts the points and normals of an entry into the fields. */
    void take(int i) {
        double[] n = {found.normal[3 * i], found.normal[3 * i + 1], found.normal[3 * i + 2]};
        assertEquals(1, Vec3.length(n), 1e-12, () -> this + ": normal");
        double half = 0.5 * found.depth[i];
        for (int side = 1; side > -2; side -= 2) {
            for (int k = 0; k < 3; k++) {
                world[k] = found.point[3 * i + k] + side * half * n[k];
                assertTrue(Double.isFinite(world[k]), () -> this + ": point");
            }
            two.motion.materialPoint(1, world, 0, side > 0 ? onA : onBFromA, 0);
            two.motion.materialPoint(2, world, 0, side > 0 ? onAFromB : onB, 0);
        }
        back(1, n, normalA);
        back(2, n, normalB);
    }

    private void back(int body, double[] direction, double[] out) {
        double[] turn = new double[9];
        System.arraycopy(two.motion.placement, Motion.SIZE * body + 3, turn, 0, 9);
        Mat3.times(Mat3.transpose(turn), 0, direction[0], direction[1], direction[2], out, 0);
    }

    /** out = a point of A's frame seen from B, or the other way round. */
    void across(int from, double[] point, double[] out) {
        two.motion.position(from, point, world, 0);
        two.motion.materialPoint(3 - from, world, 0, out, 0);
    }

    /** Origin and axes of B seen from A: twelve numbers. */
    double[] relative() {
        double[] out = new double[12], axis = new double[3], p = new double[3];
        across(2, axis, p);
        System.arraycopy(p, 0, out, 0, 3);
        for (int j = 0; j < 3; j++) {
            double[] unit = new double[3];
            unit[j] = 1;
            across(2, unit, axis);
            for (int i = 0; i < 3; i++) {
                out[3 + 3 * i + j] = axis[i] - p[i];
            }
        }
        return out;
    }

    double gap() {
        return found.gap;
    }

    @Override
    public String toString() {
        return a + " / " + b + ", " + chance + " pose " + pose;
    }
}
