package org.condyle.contact;

import org.condyle.math.Mat3;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;

/**
 * Velocities at and forces on bodies that touch many others, with the work of a body done once for all its contacts.
 * The point of a body that is at x moves with ẋ = ṗ + L (x - p), L = Ȧ A⁻¹; forces f at x add up as Σf and Σf (x - p)ᵀ,
 * which times A⁻ᵀ is the dual of A. The data of a body are computed at its first contact in an evaluation.
 */
final class ManyBodyForces {
    private int[] touched = new int[0]; // bodies, in the order of their first contact
    private int count;
    private long[] seen = new long[0]; // the round in which a body was last touched
    private long round;
    private double[] inverse = new double[0]; // A⁻¹
    private double[] gradient = new double[0]; // L
    private double[] sum = new double[0]; // Σf, Σf (x - p)ᵀ: twelve numbers, as a dual

    /** Begins an evaluation. */
    void clear(int bodies) {
        if (seen.length != bodies) {
            touched = new int[bodies];
            seen = new long[bodies];
            inverse = new double[9 * bodies];
            gradient = new double[9 * bodies];
            sum = new double[Motion.SIZE * bodies];
            round = 0;
        }
        count = 0;
        round++;
    }

    /** Must come before anything else that is done with a body in an evaluation. */
    void touch(int body, Motion m) {
        if (seen[body] == round) {
            return;
        }
        seen[body] = round;
        touched[count++] = body;
        int b = Motion.SIZE * body;
        Mat3.inverse(m.placement, b + 3, inverse, 9 * body);
        Mat3.times(m.rate, b + 3, inverse, 9 * body, gradient, 9 * body);
        for (int k = 0; k < Motion.SIZE; k++) {
            sum[b + k] = 0;
        }
    }

    /** Component k of the velocity of the body's point that is at (x, y, z). */
    double velocity(int body, int k, double x, double y, double z, Motion m) {
        int b = Motion.SIZE * body, row = 9 * body + 3 * k;
        double[] p = m.placement;
        return m.rate[b + k]
                + gradient[row] * (x - p[b])
                + gradient[row + 1] * (y - p[b + 1])
                + gradient[row + 2] * (z - p[b + 2]);
    }

    /** A force on the body at (x, y, z). */
    void push(int body, double x, double y, double z, double fx, double fy, double fz, Motion m) {
        int b = Motion.SIZE * body;
        double rx = x - m.placement[b], ry = y - m.placement[b + 1], rz = z - m.placement[b + 2];
        sum[b] += fx;
        sum[b + 1] += fy;
        sum[b + 2] += fz;
        sum[b + 3] += fx * rx;
        sum[b + 4] += fx * ry;
        sum[b + 5] += fx * rz;
        sum[b + 6] += fy * rx;
        sum[b + 7] += fy * ry;
        sum[b + 8] += fy * rz;
        sum[b + 9] += fz * rx;
        sum[b + 10] += fz * ry;
        sum[b + 11] += fz * rz;
    }

    /** Adds what was pushed. */
    void addTo(Forces forces) {
        for (int t = 0; t < count; t++) {
            int body = touched[t], b = Motion.SIZE * body;
            for (int i = 0; i < 3; i++) {
                forces.dual[b + i] += sum[b + i];
            }
            Mat3.addTimesTransposed(sum, b + 3, inverse, 9 * body, forces.dual, b + 3);
        }
    }
}
