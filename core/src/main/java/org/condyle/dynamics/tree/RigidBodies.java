package org.condyle.dynamics.tree;

import org.condyle.mechanics.Motion;

/**
 * The bodies of a {@link Tree} by themselves: their inertias in the world about the tree's reference point, their momenta
 * and energies, and the forces that their own motion needs. {@link ArticulatedBodies} takes over from here.
 */
public final class RigidBodies {
    /** Numbers of a spatial inertia: Θ (xx xy xz yy yz zz), H (3×3 row-major), M (xx xy xz yy yz zz). */
    static final int INERTIA = 21;

    private final Tree tree;
    private final TreeKinematics kinematics;
    private final double[] placement;

    final double[] inertia; // about the reference, 21 a node; the articulated bodies add what is carried
    final double[] load; // force that the motion needs, less what is applied, 6 a node
    final double[] momentum; // (angular about the reference; linear), 6 a node
    final double[] bodyInertia; // Θ about the mass centre in the world, 6 a node
    final double[] centre; // mass centre from the reference, 3 a node

    public RigidBodies(Tree tree, TreeKinematics kinematics, Motion motion) {
        this.tree = tree;
        this.kinematics = kinematics;
        this.placement = motion.placement;
        int n = tree.nodes;
        inertia = new double[INERTIA * n];
        load = new double[6 * n];
        momentum = new double[6 * n];
        bodyInertia = new double[6 * n];
        centre = new double[3 * n];
    }

    /** Inertias of the bodies in the world, their momenta, and the forces that their own motion needs. */
    public void loadBodies() {
        for (int i = 0; i < tree.nodes; i++) {
            loadBody(i);
        }
    }

    private void loadBody(int i) {
        double[] place = placement;
        int c = Motion.SIZE * tree.body[i], o = 3 * tree.root[i], k = 3 * i;
        double r0 = place[c + 3], r1 = place[c + 4], r2 = place[c + 5];
        double r3 = place[c + 6], r4 = place[c + 7], r5 = place[c + 8];
        double r6 = place[c + 9], r7 = place[c + 10], r8 = place[c + 11];
        double x = tree.centre[k], y = tree.centre[k + 1], z = tree.centre[k + 2];
        double[] ref = kinematics.reference;
        double dx = place[c] - ref[o] + r0 * x + r1 * y + r2 * z;
        double dy = place[c + 1] - ref[o + 1] + r3 * x + r4 * y + r5 * z;
        double dz = place[c + 2] - ref[o + 2] + r6 * x + r7 * y + r8 * z;
        centre[k] = dx;
        centre[k + 1] = dy;
        centre[k + 2] = dz;

        int s = 6 * i;
        double[] body = tree.inertia;
        double ix = body[s], iy = body[s + 1], iz = body[s + 2];
        double t0 = r0 * ix, t1 = r1 * iy, t2 = r2 * iz;
        double t3 = r3 * ix, t4 = r4 * iy, t5 = r5 * iz;
        double t6 = r6 * ix, t7 = r7 * iy, t8 = r8 * iz;
        if (!tree.diagonal[i]) {
            double xy = body[s + 3], xz = body[s + 4], yz = body[s + 5];
            t0 += r1 * xy + r2 * xz;
            t1 += r0 * xy + r2 * yz;
            t2 += r0 * xz + r1 * yz;
            t3 += r4 * xy + r5 * xz;
            t4 += r3 * xy + r5 * yz;
            t5 += r3 * xz + r4 * yz;
            t6 += r7 * xy + r8 * xz;
            t7 += r6 * xy + r8 * yz;
            t8 += r6 * xz + r7 * yz;
        }
        double jxx = t0 * r0 + t1 * r1 + t2 * r2;
        double jxy = t0 * r3 + t1 * r4 + t2 * r5;
        double jxz = t0 * r6 + t1 * r7 + t2 * r8;
        double jyy = t3 * r3 + t4 * r4 + t5 * r5;
        double jyz = t3 * r6 + t4 * r7 + t5 * r8;
        double jzz = t6 * r6 + t7 * r7 + t8 * r8;
        double[] world = bodyInertia;
        world[s] = jxx;
        world[s + 1] = jxy;
        world[s + 2] = jxz;
        world[s + 3] = jyy;
        world[s + 4] = jyz;
        world[s + 5] = jzz;

        double m = tree.mass[i], hx = m * dx, hy = m * dy, hz = m * dz;
        double[] art = inertia;
        int a = INERTIA * i;
        art[a] = jxx + hy * dy + hz * dz;
        art[a + 1] = jxy - hx * dy;
        art[a + 2] = jxz - hx * dz;
        art[a + 3] = jyy + hx * dx + hz * dz;
        art[a + 4] = jyz - hy * dz;
        art[a + 5] = jzz + hx * dx + hy * dy;
        art[a + 6] = 0;
        art[a + 7] = -hz;
        art[a + 8] = hy;
        art[a + 9] = hz;
        art[a + 10] = 0;
        art[a + 11] = -hx;
        art[a + 12] = -hy;
        art[a + 13] = hx;
        art[a + 14] = 0;
        art[a + 15] = m;
        art[a + 16] = 0;
        art[a + 17] = 0;
        art[a + 18] = m;
        art[a + 19] = 0;
        art[a + 20] = m;

        double[] vel = kinematics.velocity;
        double wx = vel[s], wy = vel[s + 1], wz = vel[s + 2];
        double vx = vel[s + 3], vy = vel[s + 4], vz = vel[s + 5];
        double px = m * (vx + wy * dz - wz * dy);
        double py = m * (vy + wz * dx - wx * dz);
        double pz = m * (vz + wx * dy - wy * dx);
        double lx = jxx * wx + jxy * wy + jxz * wz + dy * pz - dz * py;
        double ly = jxy * wx + jyy * wy + jyz * wz + dz * px - dx * pz;
        double lz = jxz * wx + jyz * wy + jzz * wz + dx * py - dy * px;
        double[] mom = momentum;
        mom[s] = lx;
        mom[s + 1] = ly;
        mom[s + 2] = lz;
        mom[s + 3] = px;
        mom[s + 4] = py;
        mom[s + 5] = pz;
        double[] force = load;
        force[s] = wy * lz - wz * ly + vy * pz - vz * py;
        force[s + 1] = wz * lx - wx * lz + vz * px - vx * pz;
        force[s + 2] = wx * ly - wy * lx + vx * py - vy * px;
        force[s + 3] = wy * pz - wz * py;
        force[s + 4] = wz * px - wx * pz;
        force[s + 5] = wx * py - wy * px;
    }

    /** (f, G) of a rigid body → moment about the reference and force: τ is the axial vector of G Aᵀ. */
    public void wrench(int i, double[] dual, int at, double[] out) {
        double[] place = placement;
        int c = Motion.SIZE * tree.body[i], o = 3 * tree.root[i];
        double fx = dual[at], fy = dual[at + 1], fz = dual[at + 2];
        double g0 = dual[at + 3], g1 = dual[at + 4], g2 = dual[at + 5];
        double g3 = dual[at + 6], g4 = dual[at + 7], g5 = dual[at + 8];
        double g6 = dual[at + 9], g7 = dual[at + 10], g8 = dual[at + 11];
        double a0 = place[c + 3], a1 = place[c + 4], a2 = place[c + 5];
        double a3 = place[c + 6], a4 = place[c + 7], a5 = place[c + 8];
        double a6 = place[c + 9], a7 = place[c + 10], a8 = place[c + 11];
        double dx = place[c] - kinematics.reference[o];
        double dy = place[c + 1] - kinematics.reference[o + 1];
        double dz = place[c + 2] - kinematics.reference[o + 2];
        out[0] = g6 * a3 + g7 * a4 + g8 * a5 - (g3 * a6 + g4 * a7 + g5 * a8) + dy * fz - dz * fy;
        out[1] = g0 * a6 + g1 * a7 + g2 * a8 - (g6 * a0 + g7 * a1 + g8 * a2) + dz * fx - dx * fz;
        out[2] = g3 * a0 + g4 * a1 + g5 * a2 - (g0 * a3 + g1 * a4 + g2 * a5) + dx * fy - dy * fx;
        out[3] = fx;
        out[4] = fy;
        out[5] = fz;
    }

    public double kineticEnergy() {
        double twice = 0;
        for (int i = 0; i < tree.nodes; i++) {
            twice += ArticulatedBodies.dot6(momentum, 6 * i, kinematics.velocity, 6 * i);
        }
        for (int k = 0; tree.hasRotors && k < tree.rotor.length; k++) {
            twice += kinematics.rotorMomentum(k) * kinematics.speed(k);
        }
        return 0.5 * twice;
    }

    /** -Σ m g·c. */
    public double gravityEnergy(double gx, double gy, double gz) {
        double sum = 0;
        for (int i = 0; i < tree.nodes; i++) {
            int o = 3 * tree.root[i], k = 3 * i;
            double[] ref = kinematics.reference;
            sum -= tree.mass[i]
                    * (gx * (ref[o] + centre[k])
                            + gy * (ref[o + 1] + centre[k + 1])
                            + gz * (ref[o + 2] + centre[k + 2]));
        }
        return sum;
    }

    /** Rate of change of a body's momentum, minus gravity, at the spatial acceleration {@code acc}: what holds it up. */
    public void netWrench(int i, double[] acc, double[] out, int at) {
        int s = 6 * i, k = 3 * i;
        double m = tree.mass[i], dx = centre[k], dy = centre[k + 1], dz = centre[k + 2];
        double ax = acc[s], ay = acc[s + 1], az = acc[s + 2];
        double fx = m * (acc[s + 3] + ay * dz - az * dy);
        double fy = m * (acc[s + 4] + az * dx - ax * dz);
        double fz = m * (acc[s + 5] + ax * dy - ay * dx);
        double[] j = bodyInertia, mom = momentum, vel = kinematics.velocity;
        double wx = vel[s], wy = vel[s + 1], wz = vel[s + 2], vx = vel[s + 3], vy = vel[s + 4], vz = vel[s + 5];
        double lx = mom[s], ly = mom[s + 1], lz = mom[s + 2], px = mom[s + 3], py = mom[s + 4], pz = mom[s + 5];
        out[at] = j[s] * ax + j[s + 1] * ay + j[s + 2] * az + dy * fz - dz * fy + wy * lz - wz * ly + vy * pz - vz * py;
        out[at + 1] = j[s + 1] * ax
                + j[s + 3] * ay
                + j[s + 4] * az
                + dz * fx
                - dx * fz
                + wz * lx
                - wx * lz
                + vz * px
                - vx * pz;
        out[at + 2] = j[s + 2] * ax
                + j[s + 4] * ay
                + j[s + 5] * az
                + dx * fy
                - dy * fx
                + wx * ly
                - wy * lx
                + vx * py
                - vy * px;
        out[at + 3] = fx + wy * pz - wz * py;
        out[at + 4] = fy + wz * px - wx * pz;
        out[at + 5] = fz + wx * py - wy * px;
    }
}
