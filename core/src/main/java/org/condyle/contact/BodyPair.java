package org.condyle.contact;

import java.util.Arrays;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;

/**
 * Two bodies at one instant: their relative velocity at places in the world, and the forces between them, collected and
 * handed over once. A point of the world moves with body b at ṗ + L(x - p), L = Ȧ A⁻¹, rigid or not; forces f at x sum up
 * to Σf and Σ f (x - p)ᵀ, whose dual is G = (Σ f (x - p)ᵀ) A⁻ᵀ.
 */
final class BodyPair {
    private final int a;
    private final int b;
    private final double[] inverse = new double[18];
    private final double[] gradient = new double[18];
    private final double[] place = new double[6];
    private final double[] speed = new double[6];
    private final double[] force = new double[3];
    private final double[] moment = new double[18];
    private final double[] couple = new double[3];

    BodyPair(int a, int b) {
        this.a = a;
        this.b = b;
    }

    /** Takes the instant over and forgets the forces. */
    void begin(Motion m) {
        load(m, a, 0);
        load(m, b, 1);
        Arrays.fill(force, 0);
        Arrays.fill(moment, 0);
        Arrays.fill(couple, 0);
    }

    private void load(Motion m, int body, int which) {
        int at = Motion.SIZE * body;
        System.arraycopy(m.placement, at, place, 3 * which, 3);
        System.arraycopy(m.rate, at, speed, 3 * which, 3);
        Mat3.inverse(m.placement, at + 3, inverse, 9 * which);
        Mat3.times(m.rate, at + 3, inverse, 9 * which, gradient, 9 * which);
    }

    /** out = velocity of B at (x, y, z) less that of A. */
    void velocity(double x, double y, double z, double[] out) {
        for (int i = 0; i < 3; i++) {
            int g = 3 * i, h = 9 + 3 * i;
            out[i] = speed[3 + i]
                    + gradient[h] * (x - place[3])
                    + gradient[h + 1] * (y - place[4])
                    + gradient[h + 2] * (z - place[5])
                    - speed[i]
                    - gradient[g] * (x - place[0])
                    - gradient[g + 1] * (y - place[1])
                    - gradient[g + 2] * (z - place[2]);
        }
    }

    /** out = spin of B less that of A. */
    void spin(double[] out) {
        double[] g = gradient;
        out[0] = 0.5 * (g[16] - g[14] - g[7] + g[5]);
        out[1] = 0.5 * (g[11] - g[15] - g[2] + g[6]);
        out[2] = 0.5 * (g[12] - g[10] - g[3] + g[1]);
    }

    /** A force on B at (x, y, z), and its opposite on A there. */
    void push(double x, double y, double z, double fx, double fy, double fz) {
        force[0] += fx;
        force[1] += fy;
        force[2] += fz;
        double ax = x - place[0], ay = y - place[1], az = z - place[2];
        double bx = x - place[3], by = y - place[4], bz = z - place[5];
        double[] g = moment;
        g[0] -= fx * ax;
        g[1] -= fx * ay;
        g[2] -= fx * az;
        g[3] -= fy * ax;
        g[4] -= fy * ay;
        g[5] -= fy * az;
        g[6] -= fz * ax;
        g[7] -= fz * ay;
        g[8] -= fz * az;
        g[9] += fx * bx;
        g[10] += fx * by;
        g[11] += fx * bz;
        g[12] += fy * bx;
        g[13] += fy * by;
        g[14] += fy * bz;
        g[15] += fz * bx;
        g[16] += fz * by;
        g[17] += fz * bz;
    }

    /** A couple on B, and its opposite on A. */
    void twist(double tx, double ty, double tz) {
        couple[0] += tx;
        couple[1] += ty;
        couple[2] += tz;
    }

    void addTo(Forces forces, Motion m) {
        add(forces.dual, a, 0, -1);
        add(forces.dual, b, 1, 1);
        if (couple[0] != 0 || couple[1] != 0 || couple[2] != 0) {
            forces.addCouple(a, -couple[0], -couple[1], -couple[2], m);
            forces.addCouple(b, couple[0], couple[1], couple[2], m);
        }
    }

    private void add(double[] dual, int body, int which, double sign) {
        int at = Motion.SIZE * body;
        for (int i = 0; i < 3; i++) {
            dual[at + i] += sign * force[i];
        }
        Mat3.addTimesTransposed(moment, 9 * which, inverse, 9 * which, dual, at + 3);
    }
}
