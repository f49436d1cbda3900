package org.condyle.contact;

import java.util.Arrays;
import org.condyle.math.Mat3;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;

/**
 * Two bodies at one instant: their relative velocity at points of the world, and the forces between them, which are
 * summed and added to the bodies once. A point of the world moves with body b at ṗ + L(x - p), L = Ȧ A⁻¹, rigid or not;
 * forces f at x sum up to Σf and Σ f (x - p)ᵀ, whose dual is G = (Σ f (x - p)ᵀ) A⁻ᵀ.
 */
final class BodyPair {
    final int a;
    final int b;
    private final double[] inverse = new double[18];
    private final double[] gradient = new double[18];
    private final double[] place = new double[6];
    private final double[] speed = new double[6];
    private final double[] force = new double[3];
    private final double[] moment = new double[18];
    private final double[] couple = new double[3];
    private final double[] field = new double[9];
    private double[] places = new double[0]; // of all bodies, or of these two
    private double[] rates = new double[0];
    private int placesOfA;
    private int placesOfB;
    private final double[] kept = new double[2 * Motion.SIZE];
    private boolean loaded;

    /** Whether a body deforms, so that forces between two surfaces that overlap must act on each at its own place. */
    final boolean deforms;

    BodyPair(ContactGeometry geometry) {
        a = geometry.bodyA();
        b = geometry.bodyB();
        deforms = geometry.deforms();
    }

    /** Takes an instant over. What belongs to it is worked out when it is first asked for: most surfaces are apart most of the time. */
    void begin(Motion m) {
        read(m.placement, m.rate, Motion.SIZE * a, Motion.SIZE * b);
    }

    private void read(double[] where, double[] howFast, int ofA, int ofB) {
        loaded = false;
        if (places != where) { // nearly never: a reference that is written costs more than one that is read
            places = where;
            rates = howFast;
            placesOfA = ofA;
            placesOfB = ofB;
        }
    }

    /**
     * The same for users that go on asking after bodies have been given other speeds.
     *
     * @param where places of A and B at that instant, one after the other; they are not copied
     */
    void begin(Motion m, double[] where) {
        read(where, kept, 0, Motion.SIZE);
        if (a != Motion.GROUND) { // which has no speed
            System.arraycopy(m.rate, Motion.SIZE * a, kept, 0, Motion.SIZE);
        }
        if (b != Motion.GROUND) {
            System.arraycopy(m.rate, Motion.SIZE * b, kept, Motion.SIZE, Motion.SIZE);
        }
    }

    private void load() {
        if (loaded) {
            return;
        }
        loaded = true;
        load(placesOfA, 0);
        load(placesOfB, 1);
        for (int i = 0; i < 9; i++) {
            field[i] = gradient[9 + i] - gradient[i];
        }
        Arrays.fill(force, 0);
        Arrays.fill(moment, 0);
        Arrays.fill(couple, 0);
    }

    /** Gradient of the relative velocity of B: v(x) = v(c) + G (x - c). */
    double[] field() {
        load();
        return field;
    }

    private void load(int at, int which) {
        System.arraycopy(places, at, place, 3 * which, 3);
        System.arraycopy(rates, at, speed, 3 * which, 3);
        Mat3.inverse(places, at + 3, inverse, 9 * which);
        Mat3.times(rates, at + 3, inverse, 9 * which, gradient, 9 * which);
    }

    /** out = velocity of B at (x, y, z) less that of A. */
    void velocity(double x, double y, double z, double[] out) {
        load();
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

    /**
     * How fast a depth d grows between points that lie half of it on either side of the place asked for, beyond what
     * the velocities at that place tell: ½ d n·(L_A + L_B)n, nothing if both bodies are rigid.
     */
    double stretching(double depth, double nx, double ny, double nz) {
        if (!deforms) {
            return 0;
        }
        load();
        double sum = 0;
        for (int at = 0; at < 18; at += 9) {
            double[] g = gradient;
            sum += nx * (g[at] * nx + g[at + 1] * ny + g[at + 2] * nz)
                    + ny * (g[at + 3] * nx + g[at + 4] * ny + g[at + 5] * nz)
                    + nz * (g[at + 6] * nx + g[at + 7] * ny + g[at + 8] * nz);
        }
        return 0.5 * depth * sum;
    }

    /**
     * What a force f n on B does more, and its opposite on A, when both act half a depth away from the place between:
     * nothing that a rigid body would feel.
     */
    void squeeze(double force, double depth, double nx, double ny, double nz) {
        load();
        double s = -0.5 * depth * force, x = s * nx, y = s * ny, z = s * nz;
        add(0, x * nx, x * ny, x * nz, y * nx, y * ny, y * nz, z * nx, z * ny, z * nz);
        add(1, x * nx, x * ny, x * nz, y * nx, y * ny, y * nz, z * nx, z * ny, z * nz);
    }

    /** How fast places and directions change, for surfaces curved by {@code bend} [1/m]. */
    double rate(double bend) {
        load();
        double fastest = 0;
        for (double x : gradient) {
            fastest = Math.max(fastest, Math.abs(x));
        }
        for (double x : speed) {
            fastest = Math.max(fastest, bend * Math.abs(x));
        }
        return fastest;
    }

    /** out = velocity of B at the second of two places less that of A at the first. */
    void velocity(double[] x, double[] out) {
        load();
        for (int i = 0; i < 3; i++) {
            int g = 3 * i, h = 9 + 3 * i;
            out[i] = speed[3 + i] - speed[i];
            for (int k = 0; k < 3; k++) {
                out[i] += gradient[h + k] * (x[3 + k] - place[3 + k]) - gradient[g + k] * (x[k] - place[k]);
            }
        }
    }

    /** out = L_B(ẋ - v_B) - L_A(ẋ - v_A) at two places x that move with the rates given, the first for A. */
    void drift(double[] x, double[] rate, double[] out) {
        load();
        Arrays.fill(out, 0);
        for (int which = 0; which < 2; which++) {
            double sign = which == 0 ? -1 : 1;
            for (int j = 0; j < 3; j++) {
                int g = 9 * which + 3 * j;
                double slip = rate[3 * which + j] - speed[3 * which + j];
                for (int k = 0; k < 3; k++) {
                    slip -= gradient[g + k] * (x[3 * which + k] - place[3 * which + k]);
                }
                for (int i = 0; i < 3; i++) {
                    out[i] += sign * gradient[9 * which + 3 * i + j] * slip;
                }
            }
        }
    }

    /** out = spin of B less that of A. */
    void spin(double[] out) {
        load();
        double[] g = gradient;
        out[0] = 0.5 * (g[16] - g[14] - g[7] + g[5]);
        out[1] = 0.5 * (g[11] - g[15] - g[2] + g[6]);
        out[2] = 0.5 * (g[12] - g[10] - g[3] + g[1]);
    }

    /** A force on B at (x, y, z), and its opposite on A there. */
    void push(double x, double y, double z, double fx, double fy, double fz) {
        load();
        force[0] += fx;
        force[1] += fy;
        force[2] += fz;
        for (int which = 0; which < 2; which++) {
            double sign = which == 0 ? -1 : 1;
            double dx = sign * (x - place[3 * which]), dy = sign * (y - place[3 * which + 1]);
            double dz = sign * (z - place[3 * which + 2]);
            add(which, fx * dx, fx * dy, fx * dz, fy * dx, fy * dy, fy * dz, fz * dx, fz * dy, fz * dz);
        }
    }

    /** Forces on B that sum up to nothing, but have a moment Σ f xᵀ, and their opposites on A. */
    void push(double xx, double xy, double xz, double yx, double yy, double yz, double zx, double zy, double zz) {
        load();
        add(0, -xx, -xy, -xz, -yx, -yy, -yz, -zx, -zy, -zz);
        add(1, xx, xy, xz, yx, yy, yz, zx, zy, zz);
    }

    private void add(
            int which,
            double xx,
            double xy,
            double xz,
            double yx,
            double yy,
            double yz,
            double zx,
            double zy,
            double zz) {
        double[] g = moment;
        int at = 9 * which;
        g[at] += xx;
        g[at + 1] += xy;
        g[at + 2] += xz;
        g[at + 3] += yx;
        g[at + 4] += yy;
        g[at + 5] += yz;
        g[at + 6] += zx;
        g[at + 7] += zy;
        g[at + 8] += zz;
    }

    /** A couple on B, and its opposite on A. */
    void twist(double tx, double ty, double tz) {
        load();
        couple[0] += tx;
        couple[1] += ty;
        couple[2] += tz;
    }

    void addTo(Forces forces, Motion m) {
        load();
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
