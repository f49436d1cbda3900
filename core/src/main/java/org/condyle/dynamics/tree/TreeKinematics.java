package org.condyle.dynamics.tree;

import java.util.Arrays;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.math.SinCos;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Motion;

/**
 * Places and velocities of all bodies of a {@link Tree}, from the roots outward.
 *
 * <p>Spatial vectors (angular; linear) are in world axes and refer to one point for a whole tree, the origin of its
 * root joint at this instant. With one common point nothing is shifted when quantities travel along the tree, and it is
 * close to the bodies, so that little is lost by cancellation.
 */
public final class TreeKinematics {
    private final Motion motion;
    private final Tree tree;
    private final AffineBodies affine;
    private final Mobility[] mobility;
    private final double[] placement;
    private final double[] rate;

    public final double[] reference; // of each root, 3 a node
    public final double[] joint; // the joint's point in the world, 3 a node
    public final double[] subspace; // S in the world, 6 a speed
    public final double[] velocity; // V, 6 a node
    public final double[] bias; // acceleration at v̇ = 0 relative to the parent's, 6 a node

    private final double[] pose = new double[12];
    private final double[] localBias = new double[6];
    private final double[] local;
    private final double[] frame = new double[9];
    private final double[] sinCos = new double[2];

    // what the places and velocities belong to: a step asks for its end several times
    private final double[] placedQ;
    private final double[] placedV;
    private boolean placed;
    private boolean rated;

    public TreeKinematics(Tree tree, AffineBodies affine, Motion motion) {
        this.tree = tree;
        this.affine = affine;
        this.motion = motion;
        this.placement = motion.placement;
        this.rate = motion.rate;
        mobility = new Mobility[tree.nodes];
        for (int i = 0; i < tree.nodes; i++) {
            mobility[i] = tree.joint[i].mobility().forThread();
        }
        reference = new double[3 * tree.nodes];
        joint = new double[3 * tree.nodes];
        subspace = new double[6 * tree.nodeOfSpeed.length];
        velocity = new double[6 * tree.nodes];
        bias = new double[6 * tree.nodes];
        local = new double[6 * tree.mostSpeeds];
        placedQ = new double[tree.coordinates];
        placedV = new double[tree.nodeOfSpeed.length];
    }

    /** q, v → placement, S, V, bias of every node; nothing if they are placed so already. */
    public void update(double[] q, double[] v) {
        if (placed && Arrays.equals(q, placedQ) && Arrays.equals(v, placedV)) {
            return;
        }
        System.arraycopy(q, 0, placedQ, 0, placedQ.length);
        System.arraycopy(v, 0, placedV, 0, placedV.length);
        placed = true;
        rated = false;
        motion.stamp++;
        affine.spread(q, false, placement);
        int n = tree.nodes;
        for (int i = 0; i < n; i++) {
            if (tree.pin[i]) {
                pin(i, q[tree.qAt[i]], v[tree.vAt[i]]);
            } else if (tree.fixed[i]) {
                fixed(i);
            } else if (tree.ball[i]) {
                ball(i, q, v);
            } else if (tree.free[i] && !tree.turned[i]) {
                free(i, q, v);
            } else {
                general(i, q, v);
            }
        }
    }

    /** The generalised velocity that was placed last. */
    double speed(int k) {
        return placedV[k];
    }

    /** Momentum along a speed of the rotor that turns with it. */
    double rotorMomentum(int k) {
        return tree.rotor[k] * placedV[k];
    }

    private void pin(int i, double angle, double speed) {
        double[] place = placement, constants = tree.pinRotation, frames = tree.inParent;
        int up = tree.parent[i];
        int p = up < 0 ? 0 : Motion.SIZE * tree.body[up], c = Motion.SIZE * tree.body[i];
        double r0 = place[p + 3], r1 = place[p + 4], r2 = place[p + 5];
        double r3 = place[p + 6], r4 = place[p + 7], r5 = place[p + 8];
        double r6 = place[p + 9], r7 = place[p + 10], r8 = place[p + 11];

        SinCos.of(angle, sinCos);
        double s = sinCos[0], co = sinCos[1];
        int k = 27 * i;
        for (int j = 0; j < 3; j++, k++) { // column j of the relative rotation, then of the product
            double x = constants[k] + s * constants[k + 9] + co * constants[k + 18];
            double y = constants[k + 3] + s * constants[k + 12] + co * constants[k + 21];
            double z = constants[k + 6] + s * constants[k + 15] + co * constants[k + 24];
            place[c + 3 + j] = r0 * x + r1 * y + r2 * z;
            place[c + 6 + j] = r3 * x + r4 * y + r5 * z;
            place[c + 9 + j] = r6 * x + r7 * y + r8 * z;
        }
        int f = 12 * i + 9;
        double fx = frames[f], fy = frames[f + 1], fz = frames[f + 2];
        double ox = place[p] + r0 * fx + r1 * fy + r2 * fz;
        double oy = place[p + 1] + r3 * fx + r4 * fy + r5 * fz;
        double oz = place[p + 2] + r6 * fx + r7 * fy + r8 * fz;
        placeOrigin(i, c, ox, oy, oz);

        double[] axis = tree.pinAxis;
        double ax = axis[3 * i], ay = axis[3 * i + 1], az = axis[3 * i + 2];
        double wx = r0 * ax + r1 * ay + r2 * az;
        double wy = r3 * ax + r4 * ay + r5 * az;
        double wz = r6 * ax + r7 * ay + r8 * az;
        int o = 3 * tree.root[i];
        double dx = ox - reference[o], dy = oy - reference[o + 1], dz = oz - reference[o + 2];
        double vx = dy * wz - dz * wy, vy = dz * wx - dx * wz, vz = dx * wy - dy * wx;
        int t = 6 * tree.vAt[i];
        double[] sub = subspace;
        sub[t] = wx;
        sub[t + 1] = wy;
        sub[t + 2] = wz;
        sub[t + 3] = vx;
        sub[t + 4] = vy;
        sub[t + 5] = vz;
        addRelative(i, up, wx * speed, wy * speed, wz * speed, vx * speed, vy * speed, vz * speed);
    }

    private void fixed(int i) {
        double[] place = placement, f = tree.inParent;
        int up = tree.parent[i], at = 12 * i + 9;
        int p = up < 0 ? 0 : Motion.SIZE * tree.body[up], c = Motion.SIZE * tree.body[i];
        Mat3.times(place, p + 3, tree.pinRotation, 27 * i, place, c + 3);
        Mat3.times(place, p + 3, f[at], f[at + 1], f[at + 2], point, 0);
        placeOrigin(i, c, place[p] + point[0], place[p + 1] + point[1], place[p + 2] + point[2]);
        addRelative(i, up, 0, 0, 0, 0, 0, 0);
    }

    /** S is M's axes in the world and their moments; they are the body's own axes unless a frame is turned. */
    private void ball(int i, double[] q, double[] v) {
        double[] place = placement, m = pose, f = tree.inParent;
        int up = tree.parent[i], o = 3 * tree.root[i], first = tree.vAt[i], at = 12 * i;
        int p = up < 0 ? 0 : Motion.SIZE * tree.body[up], c = Motion.SIZE * tree.body[i];
        Rotations.fromQuaternion(q, tree.qAt[i], turned, 0);
        if (tree.turned[i]) {
            Mat3.times(place, p + 3, f, at, frame, 0);
            Mat3.times(frame, 0, turned, 0, m, 0);
            Mat3.times(m, 0, tree.inJoint, at, place, c + 3);
        } else {
            Mat3.times(place, p + 3, turned, 0, m, 0);
            for (int k = 0; k < 9; k++) {
                place[c + 3 + k] = m[k];
            }
        }
        double x = f[at + 9], y = f[at + 10], z = f[at + 11];
        double ox = place[p] + place[p + 3] * x + place[p + 4] * y + place[p + 5] * z;
        double oy = place[p + 1] + place[p + 6] * x + place[p + 7] * y + place[p + 8] * z;
        double oz = place[p + 2] + place[p + 9] * x + place[p + 10] * y + place[p + 11] * z;
        placeOrigin(i, c, ox, oy, oz);

        double dx = ox - reference[o], dy = oy - reference[o + 1], dz = oz - reference[o + 2];
        double[] sub = subspace;
        for (int k = 0; k < 3; k++) {
            int t = 6 * (first + k);
            double ax = m[k], ay = m[k + 3], az = m[k + 6];
            sub[t] = ax;
            sub[t + 1] = ay;
            sub[t + 2] = az;
            sub[t + 3] = dy * az - dz * ay;
            sub[t + 4] = dz * ax - dx * az;
            sub[t + 5] = dx * ay - dy * ax;
        }
        double v0 = v[first], v1 = v[first + 1], v2 = v[first + 2];
        double wx = m[0] * v0 + m[1] * v1 + m[2] * v2;
        double wy = m[3] * v0 + m[4] * v1 + m[5] * v2;
        double wz = m[6] * v0 + m[7] * v1 + m[8] * v2;
        addRelative(i, up, wx, wy, wz, dy * wz - dz * wy, dz * wx - dx * wz, dx * wy - dy * wx);
    }

    /** S is the world's axes for the velocity and the body's own for its spin; the reference is the joint's point. */
    private void free(int i, double[] q, double[] v) {
        double[] place = placement, sub = subspace, b = bias;
        int c = Motion.SIZE * tree.body[i], at = tree.qAt[i], first = tree.vAt[i], t = 6 * first, f = 12 * i + 9;
        int a = 6 * i;
        Rotations.fromQuaternion(q, at + 3, place, c + 3);
        placeOrigin(i, c, q[at] + tree.inParent[f], q[at + 1] + tree.inParent[f + 1], q[at + 2] + tree.inParent[f + 2]);
        for (int k = 0; k < 3; k++) {
            int force = t + 6 * k, turn = force + 18;
            for (int m = 0; m < 3; m++) {
                sub[force + m] = 0;
                sub[force + 3 + m] = m == k ? 1 : 0;
                sub[turn + m] = place[c + 3 + 3 * m + k];
                sub[turn + 3 + m] = 0;
            }
        }
        double[] r = place;
        double v0 = v[first + 3], v1 = v[first + 4], v2 = v[first + 5];
        double wx = r[c + 3] * v0 + r[c + 4] * v1 + r[c + 5] * v2;
        double wy = r[c + 6] * v0 + r[c + 7] * v1 + r[c + 8] * v2;
        double wz = r[c + 9] * v0 + r[c + 10] * v1 + r[c + 11] * v2;
        double x = v[first], y = v[first + 1], z = v[first + 2];
        addRelative(i, -1, wx, wy, wz, x, y, z);
        b[a + 3] = wz * y - wy * z;
        b[a + 4] = wx * z - wz * x;
        b[a + 5] = wy * x - wx * y;
    }

    /** Any mobility: its pose, subspace and bias in F, carried into the world. */
    private void general(int i, double[] q, double[] v) {
        int up = tree.parent[i];
        int p = up < 0 ? 0 : Motion.SIZE * tree.body[up], c = Motion.SIZE * tree.body[i];
        mobility[i].place(q, tree.qAt[i], pose, 0);
        mobility[i].move(q, tree.qAt[i], v, tree.vAt[i], local, 0, localBias, 0);

        if (up < 0 && !tree.turned[i]) {
            alongTheWorld(i, v);
            return;
        }
        double[] place = placement, f = frame;
        Mat3.times(place, p + 3, tree.inParent, 12 * i, f, 0); // F in the world
        Mat3.times(pose, 0, tree.inJoint, 12 * i, turned, 0);
        Mat3.times(f, 0, turned, 0, place, c + 3);
        double x = tree.inParent[12 * i + 9], y = tree.inParent[12 * i + 10], z = tree.inParent[12 * i + 11];
        Mat3.times(place, p + 3, x, y, z, point, 0);
        Mat3.times(f, 0, pose[9], pose[10], pose[11], point, 3);
        double ox = place[p] + point[0] + point[3];
        double oy = place[p + 1] + point[1] + point[4];
        double oz = place[p + 2] + point[2] + point[5];
        placeOrigin(i, c, ox, oy, oz);

        int o = 3 * tree.root[i];
        double dx = ox - reference[o], dy = oy - reference[o + 1], dz = oz - reference[o + 2];
        double wx = 0, wy = 0, wz = 0, vx = 0, vy = 0, vz = 0;
        double lx = 0, ly = 0, lz = 0; // velocity of M's origin relative to F
        for (int k = 0; k < tree.speeds[i]; k++) {
            int t = 6 * (tree.vAt[i] + k);
            Mat3.times(f, 0, local[6 * k], local[6 * k + 1], local[6 * k + 2], subspace, t);
            Mat3.times(f, 0, local[6 * k + 3], local[6 * k + 4], local[6 * k + 5], subspace, t + 3);
            double speed = v[tree.vAt[i] + k];
            lx += subspace[t + 3] * speed;
            ly += subspace[t + 4] * speed;
            lz += subspace[t + 5] * speed;
            subspace[t + 3] += dy * subspace[t + 2] - dz * subspace[t + 1];
            subspace[t + 4] += dz * subspace[t] - dx * subspace[t + 2];
            subspace[t + 5] += dx * subspace[t + 1] - dy * subspace[t];
            wx += subspace[t] * speed;
            wy += subspace[t + 1] * speed;
            wz += subspace[t + 2] * speed;
            vx += subspace[t + 3] * speed;
            vy += subspace[t + 4] * speed;
            vz += subspace[t + 5] * speed;
        }
        addRelative(i, up, wx, wy, wz, vx, vy, vz);
        // The apparent bias in F: (ω̇; r̈) becomes a spatial acceleration by r̈ - ω × ṙ, then moves to the reference.
        Mat3.times(f, 0, localBias[0], localBias[1], localBias[2], point, 0);
        Mat3.times(f, 0, localBias[3], localBias[4], localBias[5], point, 3);
        int a = 6 * i;
        bias[a] += point[0];
        bias[a + 1] += point[1];
        bias[a + 2] += point[2];
        bias[a + 3] += point[3] - (wy * lz - wz * ly) + dy * point[2] - dz * point[1];
        bias[a + 4] += point[4] - (wz * lx - wx * lz) + dz * point[0] - dx * point[2];
        bias[a + 5] += point[5] - (wx * ly - wy * lx) + dx * point[1] - dy * point[0];
    }

    /**
     * The same for a root whose frames are along the world's axes, as most free bodies have them: nothing is turned.
     */
    private void alongTheWorld(int i, double[] v) {
        int c = Motion.SIZE * tree.body[i], m = 12 * i + 9, first = tree.vAt[i], a = 6 * i;
        System.arraycopy(pose, 0, placement, c + 3, 9);
        placeOrigin(i, c, tree.inParent[m] + pose[9], tree.inParent[m + 1] + pose[10], tree.inParent[m + 2] + pose[11]);
        double wx = 0, wy = 0, wz = 0, vx = 0, vy = 0, vz = 0;
        for (int k = 0; k < tree.speeds[i]; k++) {
            double speed = v[first + k];
            wx += local[6 * k] * speed;
            wy += local[6 * k + 1] * speed;
            wz += local[6 * k + 2] * speed;
            vx += local[6 * k + 3] * speed;
            vy += local[6 * k + 4] * speed;
            vz += local[6 * k + 5] * speed;
        }
        System.arraycopy(local, 0, subspace, 6 * first, 6 * tree.speeds[i]);
        addRelative(i, -1, wx, wy, wz, vx, vy, vz);
        bias[a] += localBias[0];
        bias[a + 1] += localBias[1];
        bias[a + 2] += localBias[2];
        bias[a + 3] += localBias[3] - (wy * vz - wz * vy);
        bias[a + 4] += localBias[4] - (wz * vx - wx * vz);
        bias[a + 5] += localBias[5] - (wx * vy - wy * vx);
    }

    private final double[] turned = new double[9];
    private final double[] point = new double[6];

    /** Notes the joint's point, makes it the reference of a root, and puts the body's origin where it belongs. */
    private void placeOrigin(int i, int c, double ox, double oy, double oz) {
        joint[3 * i] = ox;
        joint[3 * i + 1] = oy;
        joint[3 * i + 2] = oz;
        if (tree.parent[i] < 0) {
            reference[3 * i] = ox;
            reference[3 * i + 1] = oy;
            reference[3 * i + 2] = oz;
        }
        double[] place = placement;
        if (tree.offset[i]) {
            int m = 12 * i + 9;
            double x = tree.inJoint[m], y = tree.inJoint[m + 1], z = tree.inJoint[m + 2];
            ox += place[c + 3] * x + place[c + 4] * y + place[c + 5] * z;
            oy += place[c + 6] * x + place[c + 7] * y + place[c + 8] * z;
            oz += place[c + 9] * x + place[c + 10] * y + place[c + 11] * z;
        }
        place[c] = ox;
        place[c + 1] = oy;
        place[c + 2] = oz;
    }

    /** V = V_parent + S v, and the bias V_parent × (S v). */
    private void addRelative(int i, int up, double wx, double wy, double wz, double vx, double vy, double vz) {
        double[] vel = velocity, b = bias;
        int a = 6 * i;
        if (up < 0) {
            vel[a] = wx;
            vel[a + 1] = wy;
            vel[a + 2] = wz;
            vel[a + 3] = vx;
            vel[a + 4] = vy;
            vel[a + 5] = vz;
            for (int k = 0; k < 6; k++) {
                b[a + k] = 0;
            }
            return;
        }
        int u = 6 * up;
        double px = vel[u], py = vel[u + 1], pz = vel[u + 2];
        double qx = vel[u + 3], qy = vel[u + 4], qz = vel[u + 5];
        vel[a] = px + wx;
        vel[a + 1] = py + wy;
        vel[a + 2] = pz + wz;
        vel[a + 3] = qx + vx;
        vel[a + 4] = qy + vy;
        vel[a + 5] = qz + vz;
        b[a] = py * wz - pz * wy;
        b[a + 1] = pz * wx - px * wz;
        b[a + 2] = px * wy - py * wx;
        b[a + 3] = py * vz - pz * vy + qy * wz - qz * wy;
        b[a + 4] = pz * vx - px * vz + qz * wx - qx * wz;
        b[a + 5] = px * vy - py * vx + qx * wy - qy * wx;
    }

    /**
     * Velocities of all bodies for other speeds at their current positions. Other quantities that depend on speeds are
     * not updated: a caller that wants it places the bodies anew.
     */
    public void move(double[] v) {
        for (int i = 0; i < tree.nodes; i++) {
            int a = 6 * i, up = tree.parent[i];
            for (int k = 0; k < 6; k++) {
                velocity[a + k] = up < 0 ? 0 : velocity[6 * up + k];
            }
            for (int s = tree.vAt[i]; s < tree.vAt[i] + tree.speeds[i]; s++) {
                for (int k = 0; k < 6; k++) {
                    velocity[a + k] += subspace[6 * s + k] * v[s];
                }
            }
        }
        System.arraycopy(v, 0, placedV, 0, placedV.length);
        placed = false;
        rated = false;
        fillRates();
    }

    /** V → (ṗ, Ȧ) of every body, for elements and constraints. */
    public void fillRates() {
        if (rated) {
            return;
        }
        rated = true;
        affine.spread(placedV, true, rate);
        for (int i = 0; i < tree.nodes; i++) {
            int a = 6 * i, o = 3 * tree.root[i], c = Motion.SIZE * tree.body[i];
            double wx = velocity[a], wy = velocity[a + 1], wz = velocity[a + 2];
            double dx = placement[c] - reference[o];
            double dy = placement[c + 1] - reference[o + 1];
            double dz = placement[c + 2] - reference[o + 2];
            rate[c] = velocity[a + 3] + wy * dz - wz * dy;
            rate[c + 1] = velocity[a + 4] + wz * dx - wx * dz;
            rate[c + 2] = velocity[a + 5] + wx * dy - wy * dx;
            for (int j = 0; j < 3; j++) {
                double x = placement[c + 3 + j], y = placement[c + 6 + j], z = placement[c + 9 + j];
                rate[c + 3 + j] = wy * z - wz * y;
                rate[c + 6 + j] = wz * x - wx * z;
                rate[c + 9 + j] = wx * y - wy * x;
            }
        }
    }

    /**
     * Spatial accelerations (6 a node) → (p̈, Ä) of one body: p̈ = a + α × d + ω × ṗ, Ä = ([α] + [ω]²) A.
     * The spatial acceleration of a root is relative to the ground.
     */
    public void bodyAcceleration(double[] spatial, int i, double[] out, int at) {
        int a = 6 * i, o = 3 * tree.root[i], c = Motion.SIZE * tree.body[i];
        double wx = velocity[a], wy = velocity[a + 1], wz = velocity[a + 2];
        double ax = spatial[a], ay = spatial[a + 1], az = spatial[a + 2];
        double dx = placement[c] - reference[o];
        double dy = placement[c + 1] - reference[o + 1];
        double dz = placement[c + 2] - reference[o + 2];
        double ux = velocity[a + 3] + wy * dz - wz * dy;
        double uy = velocity[a + 4] + wz * dx - wx * dz;
        double uz = velocity[a + 5] + wx * dy - wy * dx;
        out[at] = spatial[a + 3] + ay * dz - az * dy + wy * uz - wz * uy;
        out[at + 1] = spatial[a + 4] + az * dx - ax * dz + wz * ux - wx * uz;
        out[at + 2] = spatial[a + 5] + ax * dy - ay * dx + wx * uy - wy * ux;
        for (int j = 0; j < 3; j++) {
            double x = placement[c + 3 + j], y = placement[c + 6 + j], z = placement[c + 9 + j];
            double ex = wy * z - wz * y, ey = wz * x - wx * z, ez = wx * y - wy * x;
            out[at + 3 + j] = ay * z - az * y + wy * ez - wz * ey;
            out[at + 6 + j] = az * x - ax * z + wz * ex - wx * ez;
            out[at + 9 + j] = ax * y - ay * x + wx * ey - wy * ex;
        }
    }
}
