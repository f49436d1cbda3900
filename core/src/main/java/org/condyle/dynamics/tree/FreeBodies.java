package org.condyle.dynamics.tree;

/**
 * Steps of the articulated-body algorithm for a body that moves freely and carries nothing: its joint takes no part, so
 * the wrench on it gives its acceleration at once, by Newton and Euler at the mass centre c (d from the reference):
 *
 * <pre>  α = J⁻¹ (n - d × f),   a = f / m - α × d  </pre>
 *
 * A tenth of the work of eliminating six speeds. The reference is the joint's own point, so that the speeds' axes have no
 * moments: three unit forces, then three unit couples.
 */
public final class FreeBodies {
    private final Tree tree;
    private final TreeKinematics kinematics;
    private final RigidBodies rigid;
    private final double[] inverse; // J⁻¹ at the mass centre: xx xy xz yy yz zz, where the tree keeps factors
    private final double[] drive; // wrench (moment about the reference; force), 6

    FreeBodies(Tree tree, TreeKinematics kinematics, RigidBodies rigid, double[] factors, double[] drive) {
        this.tree = tree;
        this.kinematics = kinematics;
        this.rigid = rigid;
        this.inverse = factors;
        this.drive = drive;
    }

    /** False if the body has no mass or cannot be turned. */
    boolean eliminate(int i, double[] generalised) {
        int s = 6 * i, l = tree.cholAt[i];
        double[] j = rigid.bodyInertia;
        double xx = j[s], xy = j[s + 1], xz = j[s + 2], yy = j[s + 3], yz = j[s + 4], zz = j[s + 5];
        double cxx = yy * zz - yz * yz, cxy = xz * yz - xy * zz, cxz = xy * yz - xz * yy;
        double det = xx * cxx + xy * cxy + xz * cxz;
        if (!(det > 1e-14 * xx * yy * zz) || !(xx > 0) || !(tree.mass[i] > 0)) {
            return false;
        }
        double inv = 1 / det;
        inverse[l] = inv * cxx;
        inverse[l + 1] = inv * cxy;
        inverse[l + 2] = inv * cxz;
        inverse[l + 3] = inv * (xx * zz - xz * xz);
        inverse[l + 4] = inv * (xy * xz - xx * yz);
        inverse[l + 5] = inv * (xx * yy - xy * xy);
        pull(i, generalised, rigid.load, drive);
        return true;
    }

    /** The wrench that forces along the speeds, less the pull p of the node, are. */
    void pull(int i, double[] tau, double[] p, double[] command) {
        int first = tree.vAt[i], t = 6 * first, s = 6 * i;
        double[] sub = kinematics.subspace;
        double f0 = tau[first], f1 = tau[first + 1], f2 = tau[first + 2];
        double n0 = tau[first + 3], n1 = tau[first + 4], n2 = tau[first + 5];
        for (int k = 0; k < 3; k++) {
            command[first + k] = sub[t + 18 + k] * n0 + sub[t + 24 + k] * n1 + sub[t + 30 + k] * n2 - p[s + k];
            command[first + 3 + k] = sub[t + 3 + k] * f0 + sub[t + 9 + k] * f1 + sub[t + 15 + k] * f2 - p[s + 3 + k];
        }
    }

    /** v̇ from the wrench and the acceleration that the body would have at v̇ = 0, which becomes its true one. */
    void back(int i, double[] wrench, double[] acc, double[] out) {
        int first = tree.vAt[i], t = 6 * first, s = 6 * i, l = tree.cholAt[i], c = 3 * i;
        double dx = rigid.centre[c], dy = rigid.centre[c + 1], dz = rigid.centre[c + 2];
        double fx = wrench[first + 3], fy = wrench[first + 4], fz = wrench[first + 5];
        double nx = wrench[first] - (dy * fz - dz * fy);
        double ny = wrench[first + 1] - (dz * fx - dx * fz);
        double nz = wrench[first + 2] - (dx * fy - dy * fx);
        double ax = inverse[l] * nx + inverse[l + 1] * ny + inverse[l + 2] * nz;
        double ay = inverse[l + 1] * nx + inverse[l + 3] * ny + inverse[l + 4] * nz;
        double az = inverse[l + 2] * nx + inverse[l + 4] * ny + inverse[l + 5] * nz;
        double m = 1 / tree.mass[i];
        double ux = m * fx - (ay * dz - az * dy), uy = m * fy - (az * dx - ax * dz), uz = m * fz - (ax * dy - ay * dx);
        double wx = ax - acc[s], wy = ay - acc[s + 1], wz = az - acc[s + 2];
        double vx = ux - acc[s + 3], vy = uy - acc[s + 4], vz = uz - acc[s + 5];
        acc[s] = ax;
        acc[s + 1] = ay;
        acc[s + 2] = az;
        acc[s + 3] = ux;
        acc[s + 4] = uy;
        acc[s + 5] = uz;
        double[] sub = kinematics.subspace;
        for (int k = 0; k < 3; k++) {
            int force = t + 6 * k + 3, turn = t + 6 * k + 18;
            out[first + k] = sub[force] * vx + sub[force + 1] * vy + sub[force + 2] * vz;
            out[first + 3 + k] = sub[turn] * wx + sub[turn + 1] * wy + sub[turn + 2] * wz;
        }
    }

    /** Gradient and response M⁻¹Jᵀ of a unit force d at r from the reference, 6 numbers each. Needs {@link #eliminate}. */
    public void respond(
            int i,
            double rx,
            double ry,
            double rz,
            double dx,
            double dy,
            double dz,
            double[] jacobian,
            double[] response,
            int at) {
        int t = 6 * tree.vAt[i], l = tree.cholAt[i], c = 3 * i;
        double cx = rigid.centre[c], cy = rigid.centre[c + 1], cz = rigid.centre[c + 2];
        double mx = ry * dz - rz * dy, my = rz * dx - rx * dz, mz = rx * dy - ry * dx;
        double nx = mx - (cy * dz - cz * dy), ny = my - (cz * dx - cx * dz), nz = mz - (cx * dy - cy * dx);
        double ax = inverse[l] * nx + inverse[l + 1] * ny + inverse[l + 2] * nz;
        double ay = inverse[l + 1] * nx + inverse[l + 3] * ny + inverse[l + 4] * nz;
        double az = inverse[l + 2] * nx + inverse[l + 4] * ny + inverse[l + 5] * nz;
        double m = 1 / tree.mass[i];
        double ux = m * dx - (ay * cz - az * cy), uy = m * dy - (az * cx - ax * cz), uz = m * dz - (ax * cy - ay * cx);
        double[] sub = kinematics.subspace;
        for (int k = 0; k < 3; k++) {
            int force = t + 6 * k + 3, turn = t + 6 * k + 18;
            jacobian[at + k] = sub[force] * dx + sub[force + 1] * dy + sub[force + 2] * dz;
            jacobian[at + 3 + k] = sub[turn] * mx + sub[turn + 1] * my + sub[turn + 2] * mz;
            response[at + k] = sub[force] * ux + sub[force + 1] * uy + sub[force + 2] * uz;
            response[at + 3 + k] = sub[turn] * ax + sub[turn + 1] * ay + sub[turn + 2] * az;
        }
    }
}
