package org.condyle.descriptor;

import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;

/** How a frame of one body stands and moves seen from a frame of another, in the axes of the latter. Scratch of one thread. */
final class RelativeMotion {
    /** Origin of B, then its axes as columns, row by row. */
    final double[] place = new double[Motion.SIZE];
    /** Angular velocity of B. */
    final double[] spin = new double[3];
    /** Velocity of the origin of B. */
    final double[] velocity = new double[3];

    private final int bodyA;
    private final Frame inA;
    private final int bodyB;
    private final Frame inB;
    private final double[] axes = new double[9]; // of A in the world, as columns
    private final double[] world = new double[9];

    RelativeMotion(int bodyA, Frame inA, int bodyB, Frame inB) {
        this.bodyA = bodyA;
        this.inA = inA;
        this.bodyB = bodyB;
        this.inB = inB;
    }

    RelativeMotion copy() {
        return new RelativeMotion(bodyA, inA, bodyB, inB);
    }

    /** Places alone. */
    void place(Motion m) {
        axesOf(m, bodyA, inA, axes);
        axesOf(m, bodyB, inB, world);
        for (int j = 0; j < 3; j++) {
            double x = world[j], y = world[3 + j], z = world[6 + j];
            for (int i = 0; i < 3; i++) {
                place[3 + 3 * i + j] = axes[i] * x + axes[3 + i] * y + axes[6 + i] * z;
            }
        }
        m.position(bodyA, inA.origin(), world, 0);
        m.position(bodyB, inB.origin(), world, 3);
        seenFromA(world[3] - world[0], world[4] - world[1], world[5] - world[2], place);
    }

    /** Places and velocities: those of the points of B against the points of A that are at the same place. */
    void move(Motion m) {
        place(m);
        m.spin(bodyA, world, 0);
        m.spin(bodyB, world, 3);
        seenFromA(world[3] - world[0], world[4] - world[1], world[5] - world[2], spin);
        m.position(bodyB, inB.origin(), world, 0);
        m.materialPoint(bodyA, world, 0, world, 3);
        double x = world[3], y = world[4], z = world[5];
        double[] r = m.rate;
        int a = Motion.SIZE * bodyA;
        for (int i = 0; i < 3; i++) {
            world[6 + i] = r[a + i] + r[a + 3 + 3 * i] * x + r[a + 4 + 3 * i] * y + r[a + 5 + 3 * i] * z;
        }
        m.velocity(bodyB, inB.origin(), world, 0);
        seenFromA(world[0] - world[6], world[1] - world[7], world[2] - world[8], velocity);
    }

    /** Where A's frame is in the world: out = p + A x of a point, or A d of a direction, given in the frame of A. */
    void toWorld(Motion m, double[] x, boolean point, double[] out, int at) {
        for (int i = 0; i < 3; i++) {
            out[at + i] = axes[3 * i] * x[0] + axes[3 * i + 1] * x[1] + axes[3 * i + 2] * x[2];
        }
        if (point) {
            m.position(bodyA, inA.origin(), world, 0);
            for (int i = 0; i < 3; i++) {
                out[at + i] += world[i];
            }
        }
    }

    /** A point, or a direction, of A's frame as B's frame has it. */
    void toB(double[] x, boolean point, double[] out) {
        double u = x[0], v = x[1], w = x[2];
        if (point) {
            u -= place[0];
            v -= place[1];
            w -= place[2];
        }
        for (int i = 0; i < 3; i++) {
            out[i] = place[3 + i] * u + place[6 + i] * v + place[9 + i] * w;
        }
    }

    private void seenFromA(double x, double y, double z, double[] out) {
        for (int i = 0; i < 3; i++) {
            out[i] = axes[i] * x + axes[3 + i] * y + axes[6 + i] * z;
        }
    }

    private static void axesOf(Motion m, int body, Frame in, double[] out) {
        int b = Motion.SIZE * body + 3;
        double[] p = m.placement, r = in.rotation();
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                out[3 * i + j] = p[b + 3 * i] * r[j] + p[b + 3 * i + 1] * r[3 + j] + p[b + 3 * i + 2] * r[6 + j];
            }
        }
    }
}
